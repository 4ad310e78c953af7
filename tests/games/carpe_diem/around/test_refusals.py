"""Every refusal of Carpe Diem, with its parameters, and what the core refuses for every game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.play import act
from engine.core.values.refusals import Refusal
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.moves import answer, place, refused, scored, scoring, until
from tests.games.carpe_diem.plays import completed
from tests.games.carpe_diem.position import Side, new, position

SPACES = {2: ["K16", "W02", "K17"], 3: ["W68", "W69"], 4: ["W70", "W71"]}


@dataclass
class Case:
    """A form that is refused, and why."""

    state: Callable[[], CarpeDiemState]
    verb: str
    values: dict[str, Value]
    code: str
    params: dict[str, Any] = field(default_factory=dict)


def turn(*district: str, bread: int = 0) -> Callable[[], CarpeDiemState]:
    return lambda: position(Side(district, bread=bread), Side(), spaces=SPACES)


def laying(tile: str, cell: str, **more: str) -> dict[str, Value]:
    return {"tile": tile, "cell": cell, **more}


CASES = {
    "a leap without bread": Case(turn(), "leap", laying("W68", "store", space="3"), "carpe_diem.no-bread"),
    "a leap to an empty space": Case(
        turn(bread=1), "leap", laying("W68", "store", space="6"), "carpe_diem.space-empty", {"space": "6"}
    ),
    "a pawn where one stands": Case(
        lambda: place(new(2), 4).state, "place", {"space": "4"}, "carpe_diem.space-taken", {"space": "4"}
    ),
    "a tile that lies too far away": Case(turn(), "walk", laying("W68", "store"), "carpe_diem.too-far", {"space": "3"}),
    "a tile that lies nowhere on the ring": Case(turn(), "walk", laying("W01", "store"), "carpe_diem.tile-gone"),
    "a tile of another space": Case(
        turn(bread=1), "leap", laying("W70", "store", space="3"), "carpe_diem.tile-elsewhere", {"space": "4"}
    ),
    "a tile that is not in the bottom row": Case(
        lambda: completed("artisan").state, "pick", laying("W68", "store"), "carpe_diem.not-in-row"
    ),
    "a stored tile that is turned": Case(
        turn("W67 C3"), "walk", laying("K16", "store", rotation="1"), "carpe_diem.no-turning"
    ),
    "a cell on which a tile lies": Case(
        turn("W67 C3"), "walk", laying("K16", "C3"), "carpe_diem.cell-taken", {"cell": "C3"}
    ),
    "the first tile elsewhere": Case(turn(), "walk", laying("K16", "A1"), "carpe_diem.shovel-first"),
    "edges that do not match": Case(turn("K01 C3"), "walk", laying("K16", "C2"), "carpe_diem.no-match", {"cell": "C2"}),
    "away from all that is built": Case(
        turn("W67 C3"), "walk", laying("K16", "E5"), "carpe_diem.not-beside", {"cell": "E5"}
    ),
    "a circle with a disc": Case(
        lambda: scoring(Side(), Side(), circles={4: 1}, phase=2).state,
        "disc",
        {"circle": "4", "first": "A01"},
        "carpe_diem.circle-taken",
        {"seat": 1},
    ),
    "a circle without its two cards": Case(
        lambda: scoring(Side(), Side()).state, "disc", {"circle": "1", "first": "A01"}, "carpe_diem.no-cards"
    ),
    "a first card that does not lie beside the circle": Case(
        lambda: scoring(Side(), Side(), cards=("A02", "B01")).state,
        "disc",
        {"circle": "4", "first": "A01"},
        "carpe_diem.card-elsewhere",
        {"circle": 4},
    ),
    "more often than goods and coins pay for": Case(
        lambda: scored(Side(goods=(1, 1, 0, 0), bread=3), "B01", "D28"),
        "pay",
        {"sets": "2"},
        "carpe_diem.too-often",
        {"n": 1},
    ),
    "more bread than one has": Case(
        lambda: scored(Side(goods=(1, 1, 0, 0), bread=3), "B01", "D28"),
        "pay",
        {"sets": "0", "bread": "2"},
        "carpe_diem.too-little-bread",
        {"n": 1, "price": 3},
    ),
}

cases = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@cases
def test_the_refusal_and_its_parameters(case: Case) -> None:
    state = case.state()
    assert answer(state, case.verb, **case.values) == Refusal(case.code, case.params)
    assert state == case.state(), "a refused form changes nothing"


def test_every_refusal_of_the_game_is_told_here() -> None:
    assert {case.code for case in CASES.values()} == {message.key for message in GAME.declares.refusals}


# What the core says for every game


@pytest.mark.parametrize("missing", ["tile", "cell"])
def test_a_turn_must_be_whole(missing: str) -> None:
    values = laying("K16", "store")
    del values[missing]
    refusal = answer(turn("W67 C3")(), "walk", **values)
    assert refusal == Refusal("core.missing-field", {"verb": "walk", "field": missing})


def test_a_tile_a_cell_or_a_rotation_that_there_is_not() -> None:
    state = turn("W67 C3")()
    assert refused(state, "walk", tile="W99", cell="store") == "carpe_diem.tile-gone"
    assert refused(state, "walk", tile="K16", cell="G7") == "core.not-offered"
    assert refused(state, "walk", tile="K16", cell="C2", rotation="4") == "core.not-offered"
    assert refused(state, "walk", tile="K16", cell="C2", rotation="2") == "core.not-offered", "to the market"
    assert refused(state, "walk", tile="W68", cell="C2") == "carpe_diem.too-far"


def test_one_walks_in_a_turn_and_does_nothing_else() -> None:
    state = turn("W67 C3")()
    for verb, values in (("pick", laying("K01", "store")), ("give", {"card": "villa"}), ("begin", {"kind": "villa"})):
        assert refused(state, verb, **values) == "core.verb-not-now"
    assert refused(state, "fly", tile="K16") == "core.unknown-verb"


def test_whose_turn_it_is_not_is_told_whose_it_is() -> None:
    state = turn()()
    form = Form("walk", laying("K16", "store"))
    assert act(GAME, state, 1, state.decisions[0].number, form) == Refusal("core.not-your-decision", {"seat": 0})


def test_nothing_can_be_done_after_the_end() -> None:
    state = until(scoring(Side(), Side(), phase=4).state).state
    refusal = act(GAME, state, 0, state.asked, Form("walk", laying("K16", "store")))
    assert refusal == Refusal("core.game-over", {})


def test_there_is_no_eighteenth_circle() -> None:
    state = scoring(Side(), Side(), cards=("A02", "B01")).state
    assert refused(state, "disc", circle="18", first="A02") == "core.not-offered"


def test_no_more_is_paid_than_one_has() -> None:
    state = scored(Side(goods=(1, 1, 0, 0), coins=1, bread=3), "B01", "D28")
    assert answer(state, "pay", sets="2") == Refusal("carpe_diem.too-often", {"n": 1})
    assert refused(state, "pay", sets="1", goods=(2, 0, 0, 0)) == "core.too-many-of-kind"
    assert refused(state, "pay", sets="1", goods=(0, 0, 0, 0)).startswith("core."), "two coins, of which there is one"
    assert refused(state, "pay", sets="0", goods=(1, 0, 0, 0)).startswith("core.")
    assert refused(state, "pay", sets="1", goods=(1, 1, 0, 0), bread="2") == "carpe_diem.too-little-bread"
    assert refused(state, "pay", sets="1", goods=(1, 1, 0, 0), bread="0") == "carpe_diem.too-little-bread"
