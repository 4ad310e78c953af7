"""Games played twice, by the engine and by a naive second implementation: they agree on who is asked what, on which
answers are legal, on everything that lies on the table after every step, and on the final scoring."""

from collections import Counter

import pytest

from engine.games.dynasties.game import GAME
from tests.games.dynasties.second.beside.whole import play_twice, play_twice_with_few_pieces
from tests.thorough import LONG, how_many, thorough

GAMES = how_many(1, 10)
SETTLED = ("after", "convent", "die", "pick", "scoring", "turn")
"""Questions that are often settled unasked."""


@thorough
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_implementations_agree_on_every_step(players: int) -> None:
    met = Counter[str]()
    for game in range(GAMES):
        met += play_twice(players, f"{players} players, game {game}").met
    assert not LONG or {*GAME.declares.decisions} <= {*met}


@thorough
@pytest.mark.parametrize("players", [3, 4, 5])
def test_they_agree_where_figures_goods_coats_cards_and_tiles_run_short(players: int) -> None:
    met = Counter[str]()
    for game in range(GAMES):
        met += play_twice_with_few_pieces(players, f"few pieces, {players} players, game {game}").met
    assert not LONG or {f"{kind} settled" for kind in SETTLED} <= {*met}
