"""The bot is killed in the middle of a turn: what was accepted is told once, and what was not is not done."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from sandbox.http.trouble import Mishap, hold_answer
from tests.bot.conftest import Play
from tests.bot.faults.faulting import again, begun, never, opened, started, struck
from tests.bot.program.operating import bot
from tests.thorough import some_of, thorough


@dataclass(frozen=True)
class Moment:
    """Where it is stopped: before a request is carried out, or before it hears that it was."""

    method: str
    path: str
    how: Callable[[asyncio.Event], Mishap]
    answered: bool = True
    """Whether the player has heard by then that his move was made."""
    made: bool = True
    """Whether it was."""


MOMENTS = {
    "before the move is written": Moment("POST", "/interactions/*/*/callback", hold_answer, answered=False, made=False),
    "before the answer": Moment("PATCH", "/webhooks/*/*/messages/@original", never, answered=False),
    "before the post": Moment("POST", "/channels/{thread}/messages", never),
    "after the post, before it is noted": Moment("POST", "/channels/{thread}/messages", hold_answer),
    "after the screen, before it is noted": Moment("POST", "/channels/{direct}/messages", hold_answer),
    "before the old screen goes": Moment("DELETE", "/channels/{direct}/messages/*", never),
}


@thorough
@pytest.mark.parametrize("when", some_of([*MOMENTS], 2))
async def test_killed_in_the_middle_of_a_move(play: Play, when: str) -> None:
    moment, let = MOMENTS[when], asyncio.Event()
    play.clock.move(time.time() - play.clock.now())  # the other process has the machine's clock
    async with bot(play.sandbox, play.database) as running:
        table = await started(play, play.anna, play.bruno)
        thread = play.threads[-1]
        path = moment.path.format(thread=thread.id, direct=play.anna.direct.id)
        blow = play.sandbox.trouble.next(moment.method, path, moment.how(let))
        asked = asyncio.create_task(play.anna.command("/pebbles favour", at=thread, colour="white"))
        await struck(blow)
        if moment.answered:
            assert "white" in (await asked).text
        await running.kill()
        asked.cancel()
    async with again(play, table, play.anna, play.bruno) as going:
        await going.is_whole(1 if moment.made else 0)
        if not moment.made:
            await going.favour(play.anna, "white")
        await going.goes_on(1)
        let.set()


async def test_killed_while_a_table_starts(play: Play) -> None:
    let = asyncio.Event()
    play.clock.move(time.time() - play.clock.now())
    async with bot(play.sandbox, play.database) as running:
        table, panel = await opened(play, play.anna, play.bruno)
        blow = play.sandbox.trouble.next("POST", "/channels/*/messages/*/threads", hold_answer(let))
        await play.anna.press("Start", on=panel)
        await struck(blow)
        await running.kill()
    async with again(play, table, play.anna, play.bruno) as going:
        await going.is_whole(0)
        assert len(play.threads) == 1
        await going.goes_on(0)
        let.set()


@pytest.mark.parametrize("where", ["thread", "direct"])
async def test_stopped_while_a_seat_is_offered(play: Play, where: str) -> None:
    let = asyncio.Event()
    async with begun(play, play.anna, play.bruno) as going:
        await going.bot.tables.reach(int(play.clio.user.id), None, "open")
        place = going.thread if where == "thread" else play.clio.direct
        blow = play.sandbox.trouble.next("POST", f"/channels/{place.id}/messages", hold_answer(let))
        await play.anna.command("/table replace", at=going.thread, seat="Bruno", person=play.clio)
        await struck(blow)
    let.set()
    async with again(play, going.table, play.anna, play.clio) as going:
        await going.delivered()
        for place in (going.thread, play.clio.direct):
            [offer] = [seen for seen in play.clio.sees(place) if "Take the seat" in seen.buttons]
        await play.clio.press("Take the seat", on=offer)
        await going.delivered()
        assert not [seen for seen in play.clio.sees(going.thread) if "Take the seat" in seen.buttons]
        await going.goes_on(1)
