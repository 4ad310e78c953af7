"""A number in the data was corrected: tables in progress keep theirs, whoever looks or plays there."""

import pytest
from msgspec.structs import replace

from engine.core.door import Door, look
from engine.core.forms.forms import Form
from engine.games.carrara.computer.choosing import computer
from engine.games.carrara.data import FACTS, TABLES, CarraraFacts, tables
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.position import NONE, Side, position

OLD, NEW = 1, 2
DEAR, CHEAP = ("villa", 5, "livorno"), ("porta", 5, "lerici")


def turned_round(facts: CarraraFacts) -> CarraraFacts:
    """What a point of cost is worth in the dearest city was meant for the cheapest, and so on."""
    pairs = zip(facts.cities, reversed(facts.cities), strict=True)
    cities = tuple(city.model_copy(update={"vp": other.vp, "coins": other.coins}) for city, other in pairs)
    return facts.model_copy(update={"cities": cities})


@pytest.fixture(autouse=True)
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with both versions of its data."""
    facts = turned_round(FACTS[OLD])
    monkeypatch.setitem(FACTS, NEW, facts)
    monkeypatch.setitem(TABLES, NEW, tables(facts))


def at_a_table(data: int) -> CarraraState:
    """One can only score, with nothing to buy or to build: a villa in Livorno, or a gate in Lerici."""
    side = Side(coins=0, blocks=NONE, buildings=[DEAR, CHEAP])
    return replace(position(side, wheel={}, bag=NONE), data=data)


def worth(data: int) -> dict[str, tuple[int, int]]:
    seen = look(GAME, at_a_table(data), None).table
    assert seen.data == data
    return {each.what: (each.vp, each.coins) for each in seen.players[0].worth}


def test_each_table_shows_what_its_own_data_make_of_a_city() -> None:
    old, new = worth(OLD), worth(NEW)
    assert old["livorno"] == new["lerici"]
    assert old["lerici"] == new["livorno"]
    assert old["livorno"] != new["livorno"]


@pytest.mark.parametrize(("data", "best"), [(OLD, "villa"), (NEW, "porta")])
def test_a_computer_plays_by_the_data_of_its_table(data: int, best: str) -> None:
    assert computer(Door(GAME, at_a_table(data), 0), lambda n: 0) == Form("score", {"what": best})


@pytest.mark.parametrize(("data", "city"), [(OLD, "livorno"), (NEW, "lerici")])
def test_a_choice_is_labelled_by_the_data_of_its_table(data: int, city: str) -> None:
    label = Door(GAME, at_a_table(data), 0).label("build", {}, "city", city)
    assert [gain.params["n"] for gain in label.gain] == [FACTS[OLD].cities[0].vp]
