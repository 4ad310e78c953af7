"""The page where all is confirmed: what is asked, if no page came before it; and only what can be chosen there."""

import pytest
from msgspec.structs import replace

from bot.turn.page import Page, Words
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import CountsOffer
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import GOODS
from engine.games.carpe_diem.forms import CHOICES
from engine.games.carpe_diem.state import CarpeDiemState
from engine.words.sources import LANGUAGES
from tests.bot.sketching import sketched as sketched
from tests.bot.turn.leafing import Leafing, played, pressable
from tests.roots import GAMES
from tests.thorough import how_many, thorough

CARPE_DIEM = GAMES["carpe_diem"]


def first_line(page: Page) -> str:
    first = page.blocks[0]
    assert isinstance(first, Words)
    return first.text.partition("\n")[0]


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_of_a_turn_says_what_is_asked(game: str) -> None:
    """Also if it is the only one, as all is chosen there or may be left out, or if something has settled itself."""
    for seed in range(how_many(2, 6)):
        for at, _ in [*played(GAMES[game], seed, wild=bool(seed % 2))][:: how_many(3, 1)]:
            for language in LANGUAGES:
                reader = Leafing(at, language)
                question = reader.seat.voice.decision(at.decision, at.decision.seat)
                assert first_line(reader.page(None)) == f"### {question}"


def test_what_settles_itself_before_the_first_choice_is_said() -> None:
    """In Carpe Diem the only tile that one can walk to."""
    turns = (at for seed in range(9) for at, _ in played(CARPE_DIEM, seed, wild=True) if at.decision.kind == "turn")
    page = next(page for at in turns if (page := Leafing(at).page(None)).step[1] == "cell")
    head = page.blocks[0]
    assert isinstance(head, Words)
    assert head.text.splitlines()[2].startswith("- tile: ")
    assert "nothing else is possible" in head.text


def test_a_field_that_is_only_there_if_there_is_any_has_no_buttons_without() -> None:
    """However many goods one has: who pays nothing has none to choose."""

    def goods(state: CarpeDiemState, seat: Seat, filled: Filled) -> CountsOffer:
        offer = CHOICES["pay"]["goods"](state, seat, filled)
        assert isinstance(offer, CountsOffer)
        return offer if offer else CountsOffer(GOODS, (2, 1, 0, 2), ())

    twin = CARPE_DIEM.altered(choices={**CHOICES, "pay": {**CHOICES["pay"], "goods": goods}})
    nothing = Form("pay", {"sets": "0"})
    asked = [at for at, _ in played(CARPE_DIEM, 1, wild=True) if at.decision.kind == "red"]
    assert asked
    for at in asked:
        page = Leafing(replace(at, game=twin)).page(nothing)
        assert page == Leafing(at).page(nothing)
        assert not [tap for tap, _ in pressable(page) if tap.startswith(("c1", "z1"))]
