"""Facts: a fault in a data file is told with the file's name and the place, so that its editor can mend it."""

import re
from pathlib import Path
from typing import Annotated, Any

import pytest

from engine.core.stored import to_json
from engine.core.values.facts import Defines, Facts, FactsError, RefersTo, load, names


class City(Facts):
    """A city, its colours and the roads from it."""

    id: Annotated[str, Defines("city")]
    price: int
    roads: Annotated[tuple[str, ...], RefersTo("city")] = ()
    marble: Annotated[str | None, RefersTo("colour")] = None


class Map(Facts):
    """Colours and cities."""

    colours: Annotated[tuple[str, ...], Defines("colour")]
    cities: tuple[City, ...]
    start: Annotated[str, RefersTo("city")]


PISA = {"id": "pisa", "price": 3, "roads": ["lucca"], "marble": "white"}
LUCCA = {"id": "lucca", "price": 2}
MAP = {"colours": ["white", "red"], "cities": [PISA, LUCCA], "start": "lucca"}


def read(tmp_path: Path, raw: Any) -> Map:
    (tmp_path / "map.json").write_bytes(raw if isinstance(raw, bytes) else to_json(raw))
    return load(Map, tmp_path, "map.json")


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    facts = read(tmp_path, MAP)
    assert facts.cities[0].roads == ("lucca",)
    assert facts.cities[1].marble is None


def test_names_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    facts = read(tmp_path, MAP)
    assert names(facts, "city") == ("pisa", "lucca")
    assert names(facts, "colour") == ("white", "red")
    assert names(facts, "river") == ()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FactsError, match=r"^map.json: the file cannot be read \("):
        load(Map, tmp_path, "map.json")


@pytest.mark.parametrize("text", [b"", b"{", b"cities"])
def test_a_file_that_is_no_json_is_named(tmp_path: Path, text: bytes) -> None:
    with pytest.raises(FactsError, match=r"^map.json: the file: Invalid JSON"):
        read(tmp_path, text)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cities": [PISA, {**LUCCA, "price": "2"}]}, "cities.1.price: Input should be a valid integer"),
        ({"cities": [PISA, {**LUCCA, "pirce": 2}]}, "cities.1.pirce: Extra inputs are not permitted"),
        ({"cities": [PISA, {"id": "lucca"}]}, "cities.1.price: Field required"),
        ({"start": None}, "start: Input should be a valid string"),
        ({"start": "siena"}, "start: there is no city 'siena'"),
        ({"start": "white"}, "start: there is no city 'white'"),
        ({"cities": [PISA, {**LUCCA, "roads": ["siena"]}]}, "cities.1.roads.0: there is no city 'siena'"),
        ({"cities": [PISA, {**LUCCA, "marble": "blue"}]}, "cities.1.marble: there is no colour 'blue'"),
        ({"cities": [PISA, LUCCA, LUCCA]}, "cities.2.id: the city 'lucca' is defined twice"),
        ({"colours": ["white", "white"]}, "colours.1: the colour 'white' is defined twice"),
    ],
)
def test_a_fault_is_told_with_file_and_place(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    with pytest.raises(FactsError, match=f"^map.json: {re.escape(said)}"):
        read(tmp_path, {**MAP, **change})


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"cities": [{**PISA, "price": None}, {**LUCCA, "price": None}]}, ["cities.0.price", "cities.1.price"]),
        ({"cities": [PISA, LUCCA, LUCCA], "start": "siena"}, ["cities.2.id", "start"]),
    ],
)
def test_all_faults_are_told_at_once(tmp_path: Path, change: dict[str, Any], faults: list[str]) -> None:
    with pytest.raises(FactsError) as caught:
        read(tmp_path, {**MAP, **change})
    assert all(f"{fault}: " in str(caught.value) for fault in faults)


def test_one_name_may_stand_for_a_city_and_a_colour(tmp_path: Path) -> None:
    facts = read(tmp_path, {**MAP, "colours": ["white", "pisa"]})
    assert names(facts, "colour") == ("white", "pisa")
