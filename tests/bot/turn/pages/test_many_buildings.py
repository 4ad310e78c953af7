"""Carrara with its expansion, as full as it can be: somebody with more buildings than a menu has lines, and blocks for
anything. Every page is one that Discord takes, and each building can be improved to each that is dearer."""

import pytest
from msgspec.structs import replace

from bot.turn.page import Menu, Presses
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import OneOffer
from engine.core.play import start
from engine.games.carrara.data import CITIES, COLOURS
from engine.games.carrara.state import EMPTY, Building, CarraraState, Hidden, put
from engine.words.sources import LANGUAGES
from sandbox.checks.components import check
from sandbox.checks.form import Faults
from sandbox.client import reading
from tests.bot.games.wishing import EXPANDED
from tests.bot.turn.leafing import Leafing, Position
from tests.bot.turn.pages.test_every_page import NOTICES, fits_a_phone
from tests.bot.turn.walking import walk
from tests.thorough import how_many, some_of, thorough

MOST = 25
"""Lines of a menu."""


def full() -> Position:
    """All tiles but two stand on one board, in all cities, and he has blocks of every colour."""
    state, _ = start(EXPANDED, 4, EXPANDED.declares.options(), b"many buildings..")
    assert isinstance(state, CarraraState)
    seat, kept = state.decisions[0].seat, state.display[:2]
    tiles = (*state.display[2:], *state.pile)
    buildings = tuple(Building(tile, at % len(CITIES)) for at, tile in enumerate(tiles))
    board = replace(state.boards[seat], buildings=buildings)
    hidden = Hidden(40, (8,) * len(COLOURS), state.hidden[seat].objects)
    rich = replace(
        state,
        pile=(),
        display=(*kept, *(EMPTY,) * (len(state.display) - len(kept))),
        boards=put(state.boards, seat, board),
        hidden=put(state.hidden, seat, hidden),
    )
    return Position(EXPANDED, rich, rich.decisions[0])


def old_ones(at: Position) -> tuple[str, ...]:
    offer = at.door.choices("improve", {}, "old")
    assert isinstance(offer, OneOffer)
    return offer.values


def test_there_are_more_than_a_menu_has_lines() -> None:
    assert len(old_ones(full())) > MOST


@thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_list_is_too_long_and_nothing_on_a_button_is_cut(language: str) -> None:
    reader = Leafing(full(), language)
    for leaf in walk(reader, how_many(12, 250)):
        sent = reader.sheet(leaf.plan, leaf.focus, *NOTICES)
        faults = Faults()
        check(faults, (), sent, v2=True, files={"picture.png"})
        faults.refuse()
        for row in (each for each in sent if each["type"] == reading.ROW):
            fits_a_phone([each["label"] for each in row["components"] if each["type"] == reading.BUTTON])
        for block in leaf.page.blocks:
            assert not isinstance(block, Menu) or 0 < len(block.items) <= MOST
            assert not isinstance(block, Presses) or "…" not in "".join(each.label for each in block.buttons)


@thorough
def test_each_can_be_improved_to_each_that_is_dearer() -> None:
    at = full()
    for old in some_of(old_ones(at), 2):
        offer = at.door.choices("improve", {"old": old}, "building")
        assert isinstance(offer, OneOffer)
        for building in some_of(offer.values, 2):
            filled: Filled = {"old": old, "building": building}
            for name in ("upgrade", "blocks"):
                found = at.door.choices("improve", filled, name)
                if found:
                    filled[name] = at.door.suggested("improve", filled, name) or found.pick(lambda n: n - 1)
            Leafing(at).taps(Form("improve", filled))
