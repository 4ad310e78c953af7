"""How many presses a turn takes, from *Play* to the move, counted over games of computers: tested not to rise."""

from collections import Counter

import pytest

from engine.core.forms.forms import Form
from tests.bot.turn.leafing import Leafing, Position, played
from tests.roots import GAMES
from tests.thorough import how_many, thorough

PLAY = 1
"""Whoever goes on in the same turn has the next page before him already."""

NINE_OF_TEN = {"score": 3, "build": 4, "turn take": 5}
"""What was promised for Carrara."""

BOUNDS: dict[str, dict[str, dict[int, float]]] = {
    "carrara": {
        "score": {3: 93, 4: 100},
        "build": {3: 13, 4: 96, 5: 97, 6: 99, 7: 100},
        "turn take": {4: 19, 5: 91, 6: 92, 7: 96, 8: 97, 9: 100},
    },
    "lucca": {
        "keep": {4: 100},
        "take": {3: 32, 4: 72, 5: 92, 6: 99, 7: 100},
    },
    "pebbles": {
        "favour": {3: 100},
        "draw take": {3: 42, 4: 83, 5: 88, 6: 96, 7: 99, 8: 100},
        "sell": {5: 32, 6: 78, 7: 96, 8: 100},
        "polish": {2: 59, 3: 98, 4: 100},
    },
    "lanterns": {
        "choose": {3: 100},
        "give": {3: 100},
        "repay": {3: 100},
        "place": {2: 16, 3: 100},
        "place arrange place": {6: 100},
        "repay arrange place": {6: 100},
    },
}
"""By game and kind of turn: how many of a hundred turns, at least, take so many presses at most. Who finds a shorter
way raises them."""
GAMES_PLAYED = {"carrara": (8, 60), "lucca": (4, 30), "pebbles": (20, 200), "lanterns": (12, 100)}
A_NEW_ONE = (3, 20)
"""Of a game that was just begun nothing is promised yet; that every turn can be made by presses is tested anyway."""


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_takes_no_more_presses_than_it_did(game: str) -> None:
    found = counted(game, how_many(*GAMES_PLAYED.get(game, A_NEW_ONE)))
    for kind, bounds in BOUNDS.get(game, {}).items():
        for taps, share in bounds.items():
            assert of_a_hundred(found[kind], taps) >= share, (kind, taps, found[kind])
    for kind, taps in NINE_OF_TEN.items() if game == "carrara" else ():
        assert of_a_hundred(found[kind], taps) >= 90, (kind, found[kind])


def of_a_hundred(found: Counter[int], taps: int) -> float:
    """How many of a hundred turns take so many presses at most."""
    return 100 * sum(n for each, n in found.items() if each <= taps) / found.total()


def counted(game: str, games: int) -> dict[str, Counter[int]]:
    """How often a kind of turn took how many presses. What one does without a pause is one turn, as turning the wheel
    and taking from it."""
    found = dict[str, Counter[int]]()
    for seed in range(games):
        verbs, taps = list[str](), PLAY
        for at, form in played(GAMES[game], seed):
            verbs.append(form.verb)
            taps += Leafing(at).taps(form)
            if not _goes_on(at, form):
                found.setdefault(" ".join(verbs), Counter())[taps] += 1
                verbs, taps = [], PLAY
    return found


def _goes_on(at: Position, form: Form) -> bool:
    """Whether the same turn goes on with a question to the same seat, and to nobody else."""
    after = at.after(form)
    asked = {each.seat for each in after.decisions if each not in at.state.decisions}
    return not after.over and after.turn == at.state.turn and asked == {at.decision.seat}
