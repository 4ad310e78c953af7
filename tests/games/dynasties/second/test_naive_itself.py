"""The naive second implementation on its own: whole games by its own chance, in which no piece is lost."""

import pytest

from engine.games.dynasties.data import FACTS
from tests.games.dynasties.second.alone import Alone, any_answer, playing_on
from tests.games.dynasties.second.beside.converted import converted
from tests.games.dynasties.second.cubes import cubes, divisions, payments
from tests.thorough import how_many, thorough


@thorough
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_plays_to_the_end(players: int) -> None:
    tables = converted(FACTS[1])
    for game in range(how_many(1, 10)):
        answers = any_answer if game % 2 else playing_on
        assert Alone(tables, players, f"{players} {game}", answers, settle=game % 4 < 2).table.over


def test_it_counts_divisions_and_payments_as_the_rules_do() -> None:
    assert len(divisions(cubes(black=2, white=1, gold=1, pink=1))) == 11  # D44
    assert len(divisions(cubes(black=1, white=1, gold=1, blue=1, pink=1))) == 15  # D45
    assert len(divisions(cubes(black=5))) == 2
    assert [len(payments(cubes(blue=2, pink=1), "blue", price)) for price in (0, 1, 2)] == [1, 2, 2]  # D17
