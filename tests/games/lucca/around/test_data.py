"""The data file: what the booklet says, the reconstructed cards, and lists of cards that are refused."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.core.values.facts import FactsError, load
from engine.games.lucca.data import COLOURS, FACTS, HOME, LuccaFacts
from tests.games.lucca import position

FACTS_NOW = FACTS[max(FACTS)]


def test_the_numbers_of_the_booklet() -> None:
    now = FACTS_NOW
    assert (now.hand, now.kept, now.towers, now.cards_of_each) == (4, 2, 4, 16)
    assert (now.points_per_card, now.points_per_finished, now.shields_per_wall, now.transfer) == (1, 2, 2, 3)
    found = {table.players: (table.triplets, table.palace, table.rounds) for table in now.tables}
    assert found == {3: (4, 5, 7), 4: (5, 4, 6), 5: (6, 3, 5)}


def test_there_are_sixteen_cards_of_six_colours_each_with_a_number_of_its_own() -> None:
    assert COLOURS == position.COLOURS
    assert Counter(card.colour for card in FACTS_NOW.cards) == dict.fromkeys(COLOURS, 16)
    assert sorted(card.number for card in FACTS_NOW.cards) == list(range(1, 97))
    assert all(card.colour == position.colour_of(card.number) for card in FACTS_NOW.cards)


def test_every_colour_has_four_cards_of_each_kind() -> None:
    """Windows and shields make three on every card of our list."""
    kinds = Counter((card.colour, card.windows, card.shields) for card in FACTS_NOW.cards)
    assert kinds == {(colour, n, 3 - n): 4 for colour in COLOURS for n in range(4)}


def test_the_cards_are_marked_as_reconstructed() -> None:
    assert FACTS_NOW.reconstructed == ("cards.number", "cards.windows", "cards.shields")


@pytest.fixture
def facts() -> dict[str, Any]:
    """The data file as it stands, to be spoilt."""
    found: dict[str, Any] = json.loads(HOME.joinpath("1.json").read_text(encoding="utf8"))
    return found


def load_again(facts: dict[str, Any], folder: Path) -> LuccaFacts:
    (folder / "1.json").write_text(json.dumps(facts), encoding="utf8")
    return load(LuccaFacts, folder, "1.json")


def test_a_list_with_a_number_twice_is_refused(facts: dict[str, Any], tmp_path: Path) -> None:
    facts["cards"][6]["number"] = 1
    with pytest.raises(FactsError, match="the number 1 comes twice"):
        load_again(facts, tmp_path)


def test_a_list_with_fifteen_of_a_colour_is_refused(facts: dict[str, Any], tmp_path: Path) -> None:
    del facts["cards"][0]
    with pytest.raises(FactsError, match="15 are red, not 16"):
        load_again(facts, tmp_path)


def test_a_list_with_seventeen_of_a_colour_is_refused(facts: dict[str, Any], tmp_path: Path) -> None:
    facts["cards"].append({"number": 97, "colour": "blue", "windows": 1, "shields": 2})
    with pytest.raises(FactsError, match="17 are blue, not 16"):
        load_again(facts, tmp_path)


@pytest.mark.parametrize("what", ["windows", "shields"])
@pytest.mark.parametrize("n", [-1, 4])
def test_a_card_has_none_to_three_windows_and_shields(facts: dict[str, Any], tmp_path: Path, what: str, n: int) -> None:
    facts["cards"][3][what] = n
    with pytest.raises(FactsError, match=rf"cards.3.{what}: "):
        load_again(facts, tmp_path)


def test_a_card_without_a_number_of_its_own_is_refused(facts: dict[str, Any], tmp_path: Path) -> None:
    """0 is a tower among the numbers."""
    facts["cards"][3]["number"] = 0
    with pytest.raises(FactsError, match=r"cards.3.number: "):
        load_again(facts, tmp_path)


def test_a_colour_that_there_is_not_is_refused(facts: dict[str, Any], tmp_path: Path) -> None:
    facts["cards"].append({"number": 97, "colour": "violet", "windows": 1, "shields": 2})
    with pytest.raises(FactsError, match="there is no colour 'violet'"):
        load_again(facts, tmp_path)


def test_windows_and_shields_need_not_make_three(facts: dict[str, Any], tmp_path: Path) -> None:
    """Only one reviewer says that they do."""
    facts["cards"][0] |= {"windows": 3, "shields": 3}
    assert load_again(facts, tmp_path).cards[0].windows == 3
