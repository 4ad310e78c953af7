"""Time that is let pass from the panel, without a browser: the sandbox, its threads, the bot and every window move."""

import pytest

from sandbox.actions.passing import FARTHEST
from sandbox.world.places import Channel
from tests.page.conftest import Room
from tests.page.looking import Window, window

DAY = 86_400.0


def table(room: Room, minutes: int) -> Channel:
    """A thread that sleeps after so many minutes."""
    return room.sandbox.world.thread(room.games, "Table 7", room.sandbox.world.bot, minutes)


async def told_time(opened: Window) -> float:
    told = await opened.until(lambda each: each if each["is"] == "time" else None)
    return float(told["now"])


@pytest.mark.parametrize(("what", "seconds"), [("hour-later", 3_600.0), ("day-later", DAY)])
async def test_a_push_moves_the_clock_and_every_window_is_told(empty: Room, what: str, seconds: float) -> None:
    clock = empty.sandbox.world.clock
    async with window(empty.page, "Anna") as anna, window(empty.page, "Bruno") as bruno:
        await anna.until(lambda told: told if told["is"] == "troubles" else None)
        assert {"what": what, "on": None, "persons": False} in anna.told["troubles"]["troubles"]
        assert (await anna.ask("trouble", what=what, **{"with": {}}))["ok"] is True
        assert clock.ahead == seconds
        for heard in (anna.told.get("time", {}).get("now") or await told_time(anna), await told_time(bruno)):
            assert abs(heard - clock.now()) < 10


async def test_who_opens_a_window_afterwards_is_as_late(empty: Room) -> None:
    await empty.sandbox.pass_time(DAY)
    async with window(empty.page, "Anna") as anna:
        assert abs(anna.told["hello"]["now"] - empty.sandbox.world.clock.now()) < 10
        assert (await anna.ask("say", place=empty.games.id, text="hello"))["ok"] is True
        assert "time" not in anna.told, "there is nothing new about it"


async def test_threads_fall_asleep_before_everybody(empty: Room) -> None:
    thread = table(empty, 1_440)
    async with window(empty.page, "Anna") as anna, window(empty.page, "Bruno") as bruno:
        assert anna.place("Table 7")["asleep"] is False
        await anna.ask("trouble", what="day-later", **{"with": {}})
        assert thread.archived
        await bruno.until(lambda told: told if told["is"] == "places" else None)
        assert bruno.place("Table 7")["asleep"] is True
        assert (await bruno.ask("say", place=thread.id, text="good morning"))["ok"] is True
        assert not thread.archived


async def test_the_bot_goes_on_in_it(room: Room) -> None:
    async with window(room.page, "Anna") as anna:
        await anna.ask("trouble", what="day-later", **{"with": {}})
        await anna.go(room.games.id)
        answer = await anna.ask("use", place=room.games.id, line="/table new", options={"game": "carrara"})
        assert answer["ok"] is True
        await anna.sees("Join")


async def test_after_ten_years_it_says_that_it_cannot_and_the_window_stays(empty: Room) -> None:
    empty.sandbox.world.clock.ahead = FARTHEST
    async with window(empty.page, "Anna") as anna:
        answer = await anna.ask("trouble", what="day-later", **{"with": {}})
        assert (answer["ok"], answer["why"]) == (False, "not-possible")
        assert empty.sandbox.world.clock.ahead == FARTHEST
        assert (await anna.ask("say", place=empty.games.id, text="still here"))["ok"] is True
