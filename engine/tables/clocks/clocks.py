"""How clocks run: functions of what is stored and what time it is, and of nothing else.

A move adds its pace to what its player has in reserve, up to three times the pace. While he is away, time does not
pass for him:

    >>> after_move(DAY, left=DAY - 3600) == 2 * DAY - 3600
    True
    >>> runs_until(1000, DAY, Absence(1500, 5000)) == 1000 + DAY + 3500
    True
"""

from typing import Final, NamedTuple

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

PACES: Final[dict[str, int | None]] = {"none": None, "live": 5 * MINUTE, "day": DAY, "two-days": 2 * DAY, "week": WEEK}
"""What can be chosen, by its word: how long an answer may take. None: as long as it takes."""

LIVE_BELOW: Final = HOUR
"""Whoever plays at such a pace is there: quiet hours do not count."""
MOST_IN_RESERVE: Final = 3
"""Times the pace."""
GRACE: Final = 1
"""Times the pace: how long the others have to choose what becomes of somebody whose time has run out."""
TOO_OFTEN: Final = 2
"""How often in a row somebody's time may run out before a computer has his seat, until he is back."""
PATIENCE: Final = 2 * WEEK
"""Where there is no clock: after so long the others are asked, too; but nothing happens by itself."""
SEAT_WAITS: Final = WEEK
"""How long a table waits for somebody to take an open seat before the others are asked again."""

WATCH: Final = "idle"
"""What every table is looked at again for: whether anybody has touched it."""
UNTOUCHED: Final = {"open": WEEK, "playing": 30 * DAY}
"""After so long without anything, those at a table are warned."""

UNHURRIED: Final = (DAY, 3 * DAY, 7 * DAY)
"""When somebody is reminded where there is no clock: less and less often, then no more."""
OF_PACE: Final = (1 / 2, 3 / 2)
"""The same with a clock, in times the pace."""
LAST_CALL: Final = 1 / 4
"""Times the pace, before the time runs out: the last reminder."""
APART: Final = 3 * DAY
"""Absences with less than that between them are one: for how long clocks stand still is counted from its first day."""


LATER: Final = 4 * HOUR
"""When *later today* is, at most."""


class Absence(NamedTuple):
    """From when until when somebody is away."""

    start: int
    end: int


def word_of(pace: int | None) -> str:
    """What a pace is called; `other` if nobody can choose it today."""
    return next((word for word, seconds in PACES.items() if seconds == pace), "other")


def is_live(pace: int | None) -> bool:
    """Whether those at the table are there."""
    return pace is not None and pace < LIVE_BELOW


def after_move(pace: int, left: int) -> int:
    """What a player has for his next answer when so much was left as he gave this one."""
    return min(left + pace, MOST_IN_RESERVE * pace)


def after_undo(pace: int, reserve: int, brought: int) -> int:
    """The same when moves were taken back that had brought so much: nobody gains time by it, or loses any."""
    return max(reserve - brought, pace // 4)


def runs_until(now: int, seconds: int, away: Absence | None) -> int:
    """When a clock that starts now has run for so long. While its owner is away it stands still."""
    if away is None or away.end <= now:
        return now + seconds
    start = max(away.start, now)
    before = start - now
    return now + seconds if seconds <= before else away.end + seconds - before


def left(now: int, due: int, away: Absence | None) -> int:
    """How long a clock still has to run: the other way round."""
    if away is None or away.end <= now or due <= away.start:
        return due - now
    start = max(away.start, now)
    return start - now + max(due - away.end, 0)


def reminded_at(
    since: int, due: int | None, pace: int | None, sent: int, seldom: bool, told: int | None = None
) -> int | None:
    """When somebody is reminded next of what he is asked since then, having been reminded so often, the last time at
    `told`; None for not any more. If that came late, as he was away or resting, the next does not follow at once; the
    last call is not left out for that."""
    times, apart = _reminders(since, due, pace, seldom), _apart(pace)
    if sent >= len(times) or (told is not None and sent > 1 and told >= times[-1]):
        return None
    if told is None or sent == 0:
        return times[sent]
    return next((at for at in times[sent:] if at >= told + apart), max(times[-1], told + apart))


def _reminders(since: int, due: int | None, pace: int | None, seldom: bool) -> list[int]:
    """When somebody is reminded of a question. Who wants it seldom is reminded once: shortly before his time runs out,
    or after three days where there is no clock. Who was given little time is left alone for half of it at least."""
    if pace is None or due is None:
        return [since + after for after in (UNHURRIED[1:2] if seldom else UNHURRIED)]
    last = max(due - int(pace * LAST_CALL), (since + due) // 2)
    usual = [since + int(pace * share) for share in OF_PACE]
    return [last] if seldom else [*(at for at in usual if at <= last - _apart(pace)), last]


def _apart(pace: int | None) -> int:
    """How far two reminders are from each other at least."""
    return DAY if pace is None else max(int(pace * LAST_CALL), HOUR)


def later(now: int, due: int | None) -> int:
    """When somebody is reminded who says *later today*: in a few hours, and well before his time runs out."""
    left = LATER if due is None or due <= now else (due - now) * 2 // 3
    return now + min(LATER, left)


def joined(before: Absence | None, away: Absence) -> Absence:
    """An absence, with the one before it if it goes on from there."""
    if before is None or away.start - before.end >= APART:
        return away
    return Absence(before.start, away.end)


def limited(away: Absence, first: int, days: int) -> Absence | None:
    """An absence as it counts on a server on which clocks stand still for so many days at most, from the first one."""
    end = min(away.end, first + days * DAY)
    return Absence(away.start, end) if away.start < end else None
