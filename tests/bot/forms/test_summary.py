"""The private answer to a move says what was paid and what it brought."""

import pytest

from bot.forms.summary import done
from bot.words.voice import Voice
from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.moves import door
from tests.games.carrara.position import Side, marble, position

NAMES = ("Anna", "Bruno")
BUYING = position(Side(coins=20), asked="take", wheel={"II": marble(white=2), "VI": marble(black=1)})
SCORING = position(Side(coins=20, buildings=[("villa", 2, "lucca"), ("villa", 1, "lerici")]))


@pytest.mark.parametrize(
    ("state", "verb", "values", "english", "french"),
    [
        (
            BUYING,
            "take",
            {"section": "II", "blocks": marble(white=2), "object": "crown"},
            "Done: **Buy** · section: II · blocks: 2 white (10 coins)"
            " · object to buy: crown (10 coins, brings 3 points at the end)",
            "C’est fait : **Acheter** · section : II · blocs : 2 blancs (10 pièces)"
            " · objet à acheter : couronne (10 pièces, rapporte 3 points à la fin)",
        ),
        (
            BUYING,
            "take",
            {"section": "VI", "blocks": marble(black=1)},
            "Done: **Buy** · section: VI · blocks: 1 black (free)",
            "C’est fait : **Acheter** · section : VI · blocs : 1 noir (gratuit)",
        ),
        (
            SCORING,
            "score",
            {"what": "villa"},
            "Done: **Score** · what to score: Villa (brings 4 points, 1 coin and 2 coats of arms)",
            "C’est fait : **Évaluer** · évaluation : le type Villa (rapporte 4 points, 1 pièce et 2 blasons)",
        ),
        (SCORING, "turn", {}, "Done: **Turn the wheel**.", "C’est fait : **Tourner la roue**."),
    ],
)
def test_what_a_move_cost_and_brought(
    state: CarraraState, verb: str, values: dict[str, Value], english: str, french: str
) -> None:
    for language, said in (("en", english), ("fr", french.replace(" :", "\u00a0:"))):
        voice = Voice(language, GAME, NAMES)
        assert done(voice, door(state), GAME.verb[verb], Form(verb, values))[0] == said
