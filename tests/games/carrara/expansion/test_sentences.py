"""What players read with the expansion, word for word, where it is easily said badly."""

import pytest

from engine.core.play import start
from engine.core.values.texts import Params, Text
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraOptions
from engine.games.carrara.tell.expansion import tell_expanded_player
from engine.words.speaker import Speaker
from tests.games.carrara.moves import table
from tests.games.carrara.position import SEED, Side, Wider, position

NAMES = ("Anna", "Bruno")
EN, FR = Speaker(GAME, "en", NAMES), Speaker(GAME, "fr", NAMES)


@pytest.mark.parametrize(
    ("top", "bonus", "english", "french"),
    [
        ("I", "VII", "Land buildings.", "Bâtiments ruraux."),
        (
            "I",
            "II",
            "Land buildings; what the bonus card scores.",
            "Bâtiments ruraux\u202f; ce qu’évalue la carte bonus.",
        ),
        (
            "V",
            "II",
            "Land buildings; what coins are worth with the top card and what the bonus card scores.",
            "Bâtiments ruraux\u202f; ce que valent les pièces avec la carte supérieure et ce qu’évalue la carte bonus.",
        ),
    ],
)
def test_who_begins_is_told_what_of_the_cards_is_worked_out(top: str, bonus: str, english: str, french: str) -> None:
    options = CarraraOptions.model_validate({"expansion": "drawn", "top": top, "bonus": bonus})
    (_, cards) = start(GAME, 2, options, SEED)[1]
    told = Text(cards.key, cards.params)
    assert EN.event(told).endswith(
        f"the upgrade tiles of Livorno, Pisa, Viareggio, Massa, City buildings and {english}"
    )
    assert FR.event(told).endswith(
        f"les tuiles Amélioration Livorno, Pisa, Viareggio, Massa, Bâtiments urbains et {french}"
    )


@pytest.mark.parametrize(
    ("vp", "coins", "english", "french"),
    [
        (7, 0, "bonus card 7.", "carte bonus 7."),
        (1, 3, "bonus card 1 point and 3 coins.", "carte bonus 1 point et 3 pièces."),
        (0, 1, "bonus card 1 coin.", "carte bonus 1 pièce."),
        (2, 1, "bonus card 2 points and 1 coin.", "carte bonus 2 points et 1 pièce."),
    ],
)
def test_what_the_bonus_card_would_bring_agrees_with_its_number(vp: int, coins: int, english: str, french: str) -> None:
    said: Params = {"objects": 0, "buildings": 0, "vp": vp, "coins": coins}
    assert EN.say(Text("screen-worth", said)).endswith(english)
    assert FR.say(Text("screen-worth", said)).endswith(french)


@pytest.mark.parametrize(
    ("scored", "english", "french"),
    [
        (["land"], "– category scored: Land buildings.", "– catégorie évaluée\u00a0: bâtiments ruraux."),
        (
            ["land", "city"],
            "– categories scored: Land buildings and City buildings.",
            "– catégories évaluées\u00a0: bâtiments ruraux et bâtiments urbains.",
        ),
    ],
)
def test_one_category_scored_or_both(scored: list[str], english: str, french: str) -> None:
    state = position(Side(buildings=[("villa", 1, "pisa"), ("porta", 1, "pisa")], scored=scored), wider=Wider())
    told = [text for text in tell_expanded_player(table(state), 0) if text.key == "player-categories"]
    assert [EN.say(text) for text in told] == [english]
    assert [FR.say(text) for text in told] == [french]
