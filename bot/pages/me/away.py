"""Being away, from a day until a day: chosen from lists, said in full, and done when it is confirmed."""

from contextlib import suppress
from datetime import date, timedelta

from discord import ButtonStyle, SelectOption
from msgspec import Struct

from bot.interaction.control import Control, button, menu
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.pages.me.page import ZONE, MePage, Rows, back, has_zone, leads, text, whoever
from bot.words.days import day_called
from engine.tables.clocks.hours import today, zone
from engine.tables.transaction.server_settings import ServerSettings

AWAY_DAYS = "me-away"
"""What its controls stand for; their rest is `from:` and `until:` with the other day, `go:` with both, or `back`."""
FROM, UNTIL, GO, BACK = "from", "until", "go", "back"

DAYS, WEEKS = 14, 11
"""Until when one can be away: each of the next days, then week by week. As many options as a menu holds."""
LAST = DAYS + WEEKS
LONGEST = DAYS - 1 + 7 * WEEKS

_Keys = tuple[str, str, str]
"""What is said of today, of tomorrow, and of any other day."""
_FROM: _Keys = ("away-from-today", "away-from-tomorrow", "away-from-day")
_UNTIL: _Keys = ("away-until-today", "away-until-tomorrow", "away-until-day")


class Plan(Struct, frozen=True):
    """From which day and until which; None is not chosen yet."""

    start: date
    end: date | None = None


def day(text: str) -> date | None:
    """A day on a control or in a menu; None if it is none."""
    with suppress(ValueError):
        found = date.fromisoformat(text)
        return found if found.isoformat() == text else None
    return None


def planned(now: date, start: date | None, end: date | None) -> Plan:
    """What can be meant by two days, on a page that may be old or forged: not yesterday, not in years."""
    first = min(max(start or now, now), now + timedelta(days=LAST - 1))
    fits = end is not None and first <= end <= first + timedelta(days=LONGEST)
    return Plan(first, end if fits else None)


async def away_now(press: Press) -> tuple[date, date] | None:
    """The first and the last day on which he is away, as he has said before; None if he has not, or is back."""
    person, now = whoever(press), await press.tables.now()
    if person.away_from is None or person.away_until is None or person.away_until <= now:
        return None
    where = zone(person.time_zone)
    return today(person.away_from, where), today(person.away_until - 1, where)


async def away_said(press: Press) -> str:
    """The same in words; or that he is here."""
    found = await away_now(press)
    if found is None:
        return press.voice.tell("me", "away-not")
    start, end = (day_called(each, press.language) for each in found)
    return press.voice.tell("me", "away-now", start=start, end=end)


# The page


async def away(press: Press) -> MePage:
    """As it is, and from today on if he goes."""
    return await planning(press, Plan(await press.tables.today(press.user)))


async def planning(press: Press, plan: Plan) -> MePage:
    """With the days he has chosen so far."""
    tell, now, gone = press.voice.tell, await press.tables.today(press.user), await away_now(press)
    lines = [tell("me", "away-title"), tell("me", "now", value=await away_said(press)), await _happens(press)]
    last: list[Control] = []
    if not has_zone(press):
        lines.append(tell("me", "away-no-zone"))
        last.append(leads(press, ZONE, tell("me", "zone-button")))
    rows: Rows = [[_from(press, plan, now)], [_until(press, plan, now)]]
    if plan.end is not None:
        start, end = (day_called(each, press.language) for each in (plan.start, plan.end))
        lines.append(tell("me", "away-really", start=start, end=end))
        mark = ControlId(AWAY_DAYS, "", f"{GO}:{plan.start}:{plan.end}")
        rows.append([button(mark, tell("me", "away-go"), ButtonStyle.success)])
    if gone is not None:
        label = tell("me", "away-back" if gone[0] <= now else "away-stay")
        last.insert(0, button(ControlId(AWAY_DAYS, "", BACK), label, ButtonStyle.primary))
    return text(*lines), [*rows, back(press, *last)]


def _from(press: Press, plan: Plan, now: date) -> Control:
    days = [now + timedelta(days=each) for each in range(LAST)]
    mark = ControlId(AWAY_DAYS, "", f"{FROM}:{plan.end or ''}")
    return menu(mark, press.voice.tell("me", "away-from"), _options(press, _FROM, days, now, plan.start))


def _until(press: Press, plan: Plan, now: date) -> Control:
    after = [*range(DAYS), *(DAYS - 1 + 7 * week for week in range(1, WEEKS + 1))]
    days = [plan.start + timedelta(days=each) for each in after]
    mark = ControlId(AWAY_DAYS, "", f"{UNTIL}:{plan.start}")
    return menu(mark, press.voice.tell("me", "away-until"), _options(press, _UNTIL, days, now, plan.end))


def _options(press: Press, keys: _Keys, days: list[date], now: date, chosen: date | None) -> list[SelectOption]:
    """Days to choose from. A menu shows what is chosen in place of what stands on it, so each says what it means."""
    near, far = dict(zip((now, now + timedelta(days=1)), keys[:2], strict=True)), keys[2]
    return [
        SelectOption(
            label=press.voice.tell("me", near.get(each, far), day=day_called(each, press.language)),
            value=each.isoformat(),
            default=each == chosen,
        )
        for each in days
    ]


async def _happens(press: Press) -> str:
    """What comes of it; for how long clocks stand still is settled by the servers he plays on."""
    servers = {table.server for table in await press.tables.seated(press.user) if table.server is not None}
    here = press.interaction.guild_id
    wanted = servers or ({here} if here is not None else set[int]())
    limits = sorted([(await press.tables.settings(each)).away_days for each in wanted]) or [ServerSettings().away_days]
    if limits[0] == limits[-1]:
        return press.voice.tell("me", "away-happens", n=limits[0])
    return press.voice.tell("me", "away-happens-each", least=limits[0], most=limits[-1])
