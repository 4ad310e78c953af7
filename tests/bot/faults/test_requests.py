"""One request to Discord goes wrong, in any of the ways requests do: at each of them the move is made and told once."""

import asyncio
from collections.abc import Callable

import pytest

from sandbox.http.trouble import Mishap, break_down, limit, lose_answer, lose_request, refuse
from tests.bot.conftest import Play
from tests.bot.faults.faulting import Round, begun, opened, struck
from tests.bot.program.running import paravent
from tests.thorough import some_of, thorough

MISHAPS: dict[str, Callable[[], Mishap]] = {
    "too much for this route": lambda: limit(0.01),
    "too much everywhere": lambda: limit(0.01, everywhere=True),
    "Discord is down": lambda: break_down(503),
    "down, but carried out": lambda: refuse(500, carried_out=True),
    "request lost": lose_request,
    "answer lost": lose_answer,
    "connection reset": lambda: lose_answer(reset=True),
}
ACKNOWLEDGEMENT, ANSWER = ("POST", "/interactions/*/*/callback"), ("PATCH", "/webhooks/*/*/messages/@original")


@thorough
@pytest.mark.parametrize("how", some_of([*MISHAPS], 3))
async def test_a_move_whose_answer_goes_wrong_is_made_once_and_answered(play: Play, how: str) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        for request in (ACKNOWLEDGEMENT, ANSWER):
            play.sandbox.trouble.next(*request, MISHAPS[how]())
        answer = await going.favour(play.anna)
        assert "grey" in answer.text
        await going.goes_on(1)
        assert play.sandbox.trouble.left == []


@thorough
@pytest.mark.parametrize("how", some_of([*MISHAPS], 3))
async def test_a_move_of_which_the_news_goes_wrong_is_told_once(play: Play, how: str) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        direct, trouble = play.anna.direct.id, play.sandbox.trouble
        for request in (
            ("POST", f"/channels/{going.thread.id}/messages"),
            ("POST", f"/channels/{direct}/messages"),
            ("DELETE", f"/channels/{direct}/messages/*"),
        ):
            trouble.next(*request, MISHAPS[how]())
        await going.favour(play.anna)
        await going.goes_on(1)
        assert trouble.left == []


@thorough
@pytest.mark.parametrize("how", some_of([*MISHAPS], 3))
async def test_a_start_that_goes_wrong_leaves_one_panel_one_thread_and_a_screen_each(play: Play, how: str) -> None:
    async with paravent(play.sandbox, play.database) as bot:
        table, panel = await opened(play, play.anna, play.bruno)
        going = Round(bot, play, table, play.anna, play.bruno)
        await going.delivered()
        for request in (
            ("PATCH", f"/channels/{play.games.id}/messages/*"),
            ("POST", "/channels/*/messages/*/threads"),
            ("POST", "/users/@me/channels"),
        ):
            play.sandbox.trouble.next(*request, MISHAPS[how]())
        await play.anna.press("Start", on=panel)
        await going.goes_on(0)
        assert len(play.threads) == 1
        assert len([seen for seen in play.dora.sees(play.games) if seen.components]) == 1
        assert play.sandbox.trouble.left == []


async def test_a_move_whose_answer_never_gets_through_is_not_said_to_have_failed(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        play.sandbox.trouble.next(*ACKNOWLEDGEMENT, lose_answer())
        play.sandbox.trouble.next(*ANSWER, lose_request(), times=3)
        answer = await play.anna.command("/pebbles favour", at=going.thread, colour="grey")
        assert answer.private
        assert "Before you try again, please look at the table" in answer.text
        await going.goes_on(1)
        assert play.sandbox.trouble.left == []


async def test_a_move_that_discord_takes_no_answer_to_is_not_made(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        blow = play.sandbox.trouble.next(*ACKNOWLEDGEMENT, refuse(404, 10062, "Unknown interaction"))
        asked = asyncio.create_task(going.favour(play.anna))
        await struck(blow)
        assert not asked.done()
        asked.cancel()
        await going.is_whole(0)
        await going.favour(play.anna)
        await going.goes_on(1)
