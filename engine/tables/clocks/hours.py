"""Days and quiet hours, by the clock on somebody's own wall. Which zones there are, the machine knows.

>>> paris = zone("Europe/Paris")
>>> spring_forward = int(datetime(2026, 3, 29, 0, 30, tzinfo=UTC).timestamp())  # 01:30 in Paris; 02:00 never comes
>>> quiet = Quiet(22, 8)
>>> (quiet_until(spring_forward, paris, quiet) - spring_forward) / 3600
5.5
"""

import re
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_QUIET = re.compile(r"(\d{1,2})-(\d{1,2})", re.ASCII)
_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*", re.ASCII)
HOURS: Final = 24
LATEST: Final = 22
"""The hour after which nothing is put off to *today*."""


class Quiet(NamedTuple):
    """From one hour of the day to another, perhaps across midnight."""

    start: int
    end: int


def zone(name: str | None) -> ZoneInfo | None:
    """A time zone by its name, as in Europe/Paris; None if there is no such zone here."""
    if name is None or not _ZONE.fullmatch(name):
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_hours(text: str | None) -> Quiet | None:
    """Read `22-8`; None if that is no part of a day."""
    found = _QUIET.fullmatch(text or "")
    if found is None:
        return None
    quiet = Quiet(int(found[1]), int(found[2]))
    return quiet if max(quiet) < HOURS and quiet.start != quiet.end else None


def is_quiet(now: int, where: tzinfo | None, quiet: Quiet | None) -> bool:
    """Whether somebody is not to be disturbed now."""
    return quiet_until(now, where, quiet) is not None


def quiet_until(now: int, where: tzinfo | None, quiet: Quiet | None) -> int | None:
    """When his quiet hours end; None if it is not quiet now, or nobody knows what time it is where he is."""
    found = _in_quiet_hours(now, where, quiet)
    if found is None:
        return None
    local, (_, end), here = found
    return max(_at(local.date() + timedelta(days=1 if local.hour >= end else 0), end, here), now + 1)


def quiet_since(now: int, where: tzinfo | None, quiet: Quiet | None) -> int | None:
    """When his quiet hours began, if it is quiet for him."""
    found = _in_quiet_hours(now, where, quiet)
    if found is None:
        return None
    local, (start, _), here = found
    return min(_at(local.date() - timedelta(days=1 if local.hour < start else 0), start, here), now)


def _in_quiet_hours(now: int, where: tzinfo | None, quiet: Quiet | None) -> tuple[datetime, Quiet, tzinfo] | None:
    """What his own clock shows, if it is quiet for him."""
    if where is None or quiet is None:
        return None
    local = datetime.fromtimestamp(now, where)
    return (local, quiet, where) if _within(local.hour, quiet) else None


def by_evening(now: int, at: int, where: tzinfo | None) -> int:
    """This moment, if it is still today where he is; else before his day ends, but not within the hour."""
    if where is None or today(at, where) == today(now, where):
        return at
    return min(at, max(_at(today(now, where), LATEST, where), now + 3_600))


def day_begins(day: date, where: tzinfo | None) -> int:
    """When a day begins for him; without a zone, in UTC."""
    return _at(day, 0, where or UTC)


def today(now: int, where: tzinfo | None) -> date:
    """What day it is for him."""
    return datetime.fromtimestamp(now, where or UTC).date()


def _within(hour: int, quiet: Quiet) -> bool:
    if quiet.start < quiet.end:
        return quiet.start <= hour < quiet.end
    return hour >= quiet.start or hour < quiet.end


def _at(day: date, hour: int, where: tzinfo) -> int:
    return int(datetime.combine(day, time(hour), where).timestamp())
