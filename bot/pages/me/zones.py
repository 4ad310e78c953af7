"""Where somebody lives, by the clock: lists of cities with the time there, one list for each part of the world."""

from datetime import datetime, timedelta

from discord import SelectOption

from bot.interaction.control import Control, menu
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.pages.me.page import SET, ZONE, MePage, back, text, whoever
from bot.pages.me.world import WORLD
from bot.words.days import city_called
from engine.tables.clocks.hours import zone

PARTS = {"europe": "zone-europe", "america": "zone-america", "asia": "zone-asia", "oceania": "zone-oceania"}
"""The parts of the world, and what stands on each menu."""
OFFERED = frozenset(line[0] for lines in WORLD.values() for line in lines)


async def zones(press: Press) -> MePage:
    """All of them, with what is set."""
    now, tell, chosen = await press.tables.now(), press.voice.tell, whoever(press).time_zone
    set_now = tell("me", "now", value=zone_said(press, now)) if chosen else ""
    lines = tell("me", "zone-title"), set_now, tell("me", "zone-why")
    menus = [[_menu(press, part, now)] for part in PARTS]
    return text(*lines), [*menus, back(press)]


def zone_said(press: Press, now: int) -> str:
    """What is set: the cities, and what time it is there; or that nothing is."""
    chosen = whoever(press).time_zone
    if chosen is None or zone(chosen) is None:
        return press.voice.tell("me", "zone-none")
    lines = [line for part in WORLD.values() for line in part if chosen in line]
    return press.voice.tell("me", "zone-now", time=_time(chosen, now), cities=_cities(press, *lines[:1] or [(chosen,)]))


def _menu(press: Press, part: str, now: int) -> Control:
    """One part of the world, from west to east."""
    chosen = whoever(press).time_zone
    known = [line for line in WORLD[part] if zone(line[0]) is not None]
    options = [
        SelectOption(
            label=f"{_time(line[0], now)} · {_cities(press, line)}",
            value=line[0],
            default=chosen is not None and chosen in line,
        )
        for line in sorted(known, key=lambda line: _offset(line[0], now))
    ]
    return menu(ControlId(SET, "", f"{ZONE}:{part}"), press.voice.tell("me", PARTS[part]), options)


def _cities(press: Press, line: tuple[str, ...]) -> str:
    return ", ".join(city_called(each, press.language) for each in line)


def _there(name: str, now: int) -> datetime:
    return datetime.fromtimestamp(now, zone(name))


def _time(name: str, now: int) -> str:
    return f"{_there(name, now):%H:%M}"


def _offset(name: str, now: int) -> timedelta:
    return _there(name, now).utcoffset() or timedelta()
