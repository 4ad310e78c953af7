"""How many presses a turn takes, from *Play* to the move, counted over games of computers: tested not to rise."""

from collections import Counter

import pytest

from engine.core.forms.forms import Form
from tests.bot.games.wishing import CARRARA, WithCards
from tests.bot.turn.leafing import Leafing, Position, played
from tests.roots import GAMES
from tests.thorough import how_many, thorough

EVERY = {**GAMES, "carrara-expanded": CARRARA.altered(options=WithCards)}
PLAY = 1
"""Whoever goes on in the same turn has the next page before him already."""

NINE_OF_TEN = {
    "carrara": {"score": 3, "build": 4, "turn take": 5},
    "carrara-expanded": {"score": 4, "build": 5, "turn take": 6, "take": 4, "improve": 6, "eight": 6},
}
"""What was promised for Carrara. With its expansion a sixth press is the one for the upgrade tile of an 8-building,
where old and new, or type and city, are chosen, too."""

BOUNDS: dict[str, dict[str, dict[int, float]]] = {
    "carrara": {
        "score": {3: 93, 4: 100},
        "build": {3: 13, 4: 96, 5: 97, 6: 99, 7: 100},
        "turn take": {4: 19, 5: 91, 6: 92, 7: 96, 8: 97, 9: 100},
    },
    "carrara-expanded": {
        "score": {3: 60, 4: 90, 5: 95, 6: 100},
        "build": {4: 76, 5: 95, 6: 98, 7: 100},
        "turn take": {5: 85, 6: 90, 7: 95, 8: 98, 10: 100},
        "take": {3: 60, 4: 100},
        "improve": {4: 40, 5: 65, 6: 95, 7: 100},
        "eight": {5: 60, 6: 100},
    },
    "lucca": {
        "keep": {4: 100},
        "take": {3: 32, 4: 72, 5: 92, 6: 99, 7: 100},
    },
    "carpe_diem": {
        "place": {3: 100},
        "walk": {4: 80, 5: 100},
        "leap": {5: 95, 6: 100},
        "walk give": {6: 100},
        "disc": {4: 100},
        "disc pay": {6: 85, 7: 100},
    },
    "dynasties": {
        "prince": {4: 45, 5: 85, 6: 100},
        "princess": {4: 40, 5: 95, 6: 100},
        "city": {4: 50, 5: 100},
        "trade": {4: 45, 5: 100},
        "trade divide": {8: 65, 9: 100},
        "character": {4: 60, 5: 100},
        "prince apart": {7: 90, 8: 100},
        "princess apart": {7: 65, 8: 100},
        "pass": {3: 100},
        "choose": {3: 100},
        "apart": {3: 100},
        "carry": {3: 90, 4: 100},
        "keep": {3: 100},
        "bonus": {4: 50, 6: 100},
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
GAMES_PLAYED = {
    "carrara": (8, 24),
    "carrara-expanded": (4, 16),
    "lucca": (4, 15),
    "carpe_diem": (2, 6),
    "dynasties": (1, 9),
    "pebbles": (20, 60),
    "lanterns": (12, 40),
}
A_NEW_ONE = (1, 5)
"""Of a game that was just begun nothing is promised yet; that every turn can be made by presses is tested anyway."""


@thorough
@pytest.mark.parametrize("game", EVERY)
def test_a_turn_takes_no_more_presses_than_it_did(game: str) -> None:
    found = counted(game, how_many(*GAMES_PLAYED.get(game, A_NEW_ONE)))
    for kind, bounds in BOUNDS.get(game, {}).items():
        for taps, share in bounds.items():
            assert of_a_hundred(found[kind], taps) >= share, (kind, taps, found[kind])
    for kind, taps in NINE_OF_TEN.get(game, {}).items():
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
        for at, form in played(EVERY[game], seed):
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
