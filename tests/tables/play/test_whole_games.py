"""A game from the lobby to the final score, with people and computers, and once more after it."""

from pathlib import Path

import pytest

from engine.core.values.refusals import Refusal
from tests.roots import GAMES
from tests.tables.room import ANNA, BRUNO, CARLA, DINO, NAMES, Room, done, room_in
from tests.thorough import how_many, thorough

SITTERS = [
    ((ANNA, BRUNO), 0),
    ((ANNA,), 1),
    ((ANNA,), 3),
    ((ANNA, BRUNO), 2),
    ((ANNA, BRUNO, CARLA), 0),
    ((ANNA, BRUNO, CARLA, DINO), 0),
]
TABLES = [
    (game, *sitters)
    for n, game in enumerate(GAMES)
    for m, sitters in enumerate(SITTERS)
    if (n + m) % how_many(3, 1) == 0
]
"""Every game with all of them; in the short form with every third, the next game with others."""


@thorough
@pytest.mark.parametrize("play", range(how_many(1, 3)))
@pytest.mark.parametrize(("game", "people", "computers"), TABLES)
async def test_a_game_is_played_to_the_end(
    tmp_path: Path, game: str, people: tuple[int, ...], computers: int, play: int
) -> None:
    async with room_in(tmp_path / "paravent.db", key=b"room %d" % play) as room:
        for user in people:
            await room.tables.meet(user, NAMES[user])
        table = await room.started(*people, game=game, computers=computers)
        moves = await room.play_out(table, *people)
        overview, result = await room.tables.overview(None, table), await room.tables.result(None, table)
        assert not isinstance(overview, Refusal)
        assert not isinstance(result, Refusal)
        assert overview.table.status == "finished"
        assert len(result.scores) == max(len(people) + computers, GAMES[game].declares.players[0])
        assert result.winners
        assert overview.table.step >= moves > 0
        assert [item for user in people for item in await room.tables.mine(user)] == []


async def test_a_rematch_seats_whoever_asks_and_invites_the_others(room: Room) -> None:
    table = await room.started(ANNA, BRUNO, computers=1, options={"bag": "small"})
    await room.play_out(table, ANNA, BRUNO)
    again = done(await room.tables.rematch(room.by(BRUNO), table)).table
    assert again != table
    assert done(await room.tables.rematch(room.by(ANNA), table)).table == again
    overview = await room.tables.overview(None, again)
    assert not isinstance(overview, Refusal)
    assert [sitter.kind for sitter in overview.sitters] == ["person", "computer", "person"]
    assert overview.options["bag"] == "small"
    assert overview.host == 0
