"""Whole games by presses alone, over the wire: from the post in the thread, and from direct messages."""

import pytest

from bot.turn.taps import CONFIRM
from engine.core.values.refusals import Refusal
from tests.bot.conftest import Play
from tests.bot.turn.pressing import Table, Turning, at_a_table
from tests.roots import A_FEW, GAMES, TO_THE_END
from tests.thorough import LONG, some_of, thorough

WHERE = [("direct", "thread") if LONG else ("thread", "direct")]
"""Where Anna plays, and where the others do."""
SHORT = b"presses 3"
"""Of dice with which it does not take long."""


@thorough
@pytest.mark.parametrize("game", some_of([*GAMES], 3))
@pytest.mark.parametrize("where", WHERE, ids="-".join)
@pytest.mark.usefixtures("tiny")
async def test_a_game_for_as_few_as_can_play_by_presses_alone(
    play: Play, game: str, where: tuple[str, str], requests: list[str]
) -> None:
    people = (play.anna, play.bruno, play.clio)[: GAMES[game].declares.players[0]]
    async with at_a_table(play, game, *people, key=SHORT) as table:
        for each, place in zip(table.seated, (*where, where[1]), strict=False):
            each.direct = place == "direct"
        moves = 0
        while (game in TO_THE_END or moves < A_FEW) and (asked := await table.asked()):
            await a_turn(table, asked[table.below(len(asked))], requests)
            moves += 1
        assert moves > 5
        if game not in TO_THE_END:
            return
        result = await table.room.tables.result(None, table.id)
        assert not isinstance(result, Refusal)
        assert result.winners


async def a_turn(table: Table, who: Turning, requests: list[str]) -> None:
    """One move: nothing is written or posted before it is confirmed, and then what was meant, once."""
    form, step, posts = await who.wanted(table.below), await who.step(), len(table.posts())
    await who.play()
    while (tap := await who.next(form))[0] != CONFIRM:
        before = len(requests)
        page = await who.tap(*tap)
        assert page.private
        costs_one(requests[before:], pictured=bool(page.files))
    assert await who.step() == step
    assert len(table.posts()) == posts
    await who.tap(CONFIRM)
    assert await who.step() == step + 1
    assert await who.plan() is None
    assert table.made()[step + 1] == form, "what was made is what was meant"
    await table.room.sent()


def costs_one(made: list[str], *, pictured: bool) -> None:
    """One answer; a new picture is sent after it is acknowledged."""
    parts = [each.rpartition("/")[2] for each in made]
    assert parts == ["callback"] or (pictured and parts == ["callback", "@original"]), made
