"""The connection to the gateway breaks, with what was under way and what came meanwhile; and time jumps."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sandbox.http.trouble import break_down, hold_answer, hold_request
from sandbox.server import Sandbox
from tests.bot.conftest import Play
from tests.bot.faults.faulting import Round, begun, struck
from tests.bot.program.running import paravent

DAY = 86_400

BREAKS: dict[str, Callable[[Sandbox], Awaitable[None]]] = {
    "the line breaks": lambda sandbox: sandbox.gateway.drop(),
    "Discord asks to come back": lambda sandbox: sandbox.gateway.ask_to_reconnect(),
    "a session that goes on": lambda sandbox: sandbox.gateway.invalidate(resumable=True),
    "a session that is over": lambda sandbox: sandbox.gateway.invalidate(resumable=False),
}


async def at_once(shard: int | None, *, initial: bool = False) -> None:
    """discord.py waits for five seconds before it says anew who it is; it lets us say how long."""


@pytest.mark.parametrize("how", BREAKS)
async def test_a_move_under_way_when_the_gateway_breaks_is_made_once(
    play: Play, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        monkeypatch.setattr(going.bot, "before_identify_hook", at_once)
        let, arrivals = asyncio.Event(), play.sandbox.gateway.arrivals
        blow = play.sandbox.trouble.next("POST", "/interactions/*/*/callback", hold_request(let))
        asked = asyncio.create_task(going.favour(play.anna))
        await struck(blow)
        await BREAKS[how](play.sandbox)
        let.set()
        await asked
        if how == "a session that is over":
            await play.sandbox.gateway.arrived(arrivals + 1)
        await going.goes_on(1)


async def test_what_somebody_does_while_the_line_is_down_is_done_when_it_is_back(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        await play.sandbox.gateway.drop()
        await going.favour(play.anna)
        await going.goes_on(1)


async def test_what_somebody_does_while_there_is_no_session_can_be_done_again(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        let, arrivals = asyncio.Event(), play.sandbox.gateway.arrivals

        async def when_let(shard: int | None, *, initial: bool = False) -> None:
            await let.wait()

        monkeypatch.setattr(going.bot, "before_identify_hook", when_let)
        await play.sandbox.gateway.invalidate(resumable=False)
        lost = asyncio.create_task(going.favour(play.anna))
        await asyncio.sleep(0)
        let.set()
        await play.sandbox.gateway.arrived(arrivals + 1)
        await going.is_whole(0)
        assert not lost.done()
        lost.cancel()
        await going.favour(play.anna)
        await going.goes_on(1)


async def test_days_between_two_moves_change_nothing(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        post = going.posts()[-1]
        play.clock.move(40 * DAY)
        await going.favour(play.anna)
        play.clock.move(40 * DAY)
        screen = (await play.anna.press("My screen", on=post)).message
        assert screen is not None
        assert "grey" in " ".join([screen.text, *screen.alt])
        await going.goes_on(1)


async def test_a_clock_that_is_set_back_by_days_holds_nothing_up(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        play.sandbox.trouble.next("POST", f"/channels/{going.thread.id}/messages", break_down())
        await going.favour(play.anna)
        await going.waits()
        play.clock.move(-3 * DAY)
        await going.favour(play.bruno)
        for name in ("Anna", "Bruno"):
            await play.dora.will_see(f"{name} has chosen", at=going.thread)
        await going.goes_on(2)


async def test_what_happened_before_days_without_the_bot_is_told_in_one_post(play: Play) -> None:
    let = asyncio.Event()
    async with begun(play, play.anna, play.bruno) as going:
        blow = play.sandbox.trouble.next("POST", f"/channels/{going.thread.id}/messages", hold_answer(let))
        await going.favour(play.anna)
        await struck(blow)
        await going.favour(play.bruno)
        await going.move()
        posts = len(going.posts())
    let.set()
    play.clock.move(9 * DAY)
    async with paravent(play.sandbox, play.database) as bot:
        going = Round(bot, play, going.table, play.anna, play.bruno)
        await going.is_whole(3)
        assert len(going.posts()) == posts + 1
        await going.goes_on(3)
