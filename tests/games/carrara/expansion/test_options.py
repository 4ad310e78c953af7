"""Which cards a table is played with: those of a first game, named ones, drawn ones; and what else lies there."""

from collections import Counter

import pytest
from pydantic import ValidationError

from engine.core.play import start
from engine.core.values.options import option_values, options_from
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraOptions, CarraraState
from tests.games.carrara.expansion.seen import expansion
from tests.games.carrara.moves import asked, table, verbs
from tests.games.carrara.position import NUMBERS, SEED, TYPES, UPGRADES, new

HOW_MANY = {"top": NUMBERS[:6], "objects": NUMBERS[:8], "buildings": NUMBERS, "bonus": NUMBERS[1:]}


def begun(how: str, seed: bytes = SEED, players: int = 2, named: dict[str, str] | None = None) -> CarraraState:
    return start(GAME, players, options_from(CarraraOptions, {"expansion": how, **(named or {})}), seed)[0]


def cards(state: CarraraState) -> dict[str, str]:
    return {card.colour: card.number for card in expansion(state).cards}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x27_the_first_game_has_the_four_cards_ii(players: int) -> None:
    state = begun("first", players=players)
    assert list(cards(state).items()) == [("top", "II"), ("objects", "II"), ("buildings", "II"), ("bonus", "II")]
    assert [tile.type for tile in expansion(state).eights] == list(TYPES)
    assert {tile.cost for tile in expansion(state).eights} == {8}
    assert [tile.space for tile in expansion(state).upgrades] == list(UPGRADES)
    assert expansion(state).replaced == ()
    assert [each.upgrades for each in expansion(state).players] == [()] * players
    assert sum(tile is not None for tile in table(state).display) == 9
    assert table(state).pile == 21
    assert asked(state) == (0, "wider-turn")
    assert verbs(state) >= {"turn", "take"}


def test_x27_there_are_31_cards_and_no_bonus_i() -> None:
    values = option_values(CarraraOptions)
    assert {name: values[name][1:] for name in HOW_MANY} == HOW_MANY
    with pytest.raises(ValidationError):
        options_from(CarraraOptions, {"expansion": "drawn", "bonus": "I"})


@pytest.mark.parametrize("how", ["first", "drawn"])
@pytest.mark.parametrize("colour", HOW_MANY)
def test_a_named_card_comes_and_the_others_as_chosen(colour: str, how: str) -> None:
    for number in HOW_MANY[colour]:
        found = cards(begun(how, named={colour: number}))
        assert found[colour] == number
        others = {name: each for name, each in found.items() if name != colour}
        assert how == "drawn" or set(others.values()) == {"II"}


def test_drawn_cards_come_evenly() -> None:
    seeds = 1200
    found = [cards(begun("drawn", f"seed number {n}".encode().ljust(16))) for n in range(seeds)]
    for colour, numbers in HOW_MANY.items():
        count = Counter(each[colour] for each in found)
        assert set(count) == set(numbers)
        even = seeds / len(numbers)
        assert all(0.7 * even < n < 1.3 * even for n in count.values()), count
    pairs = Counter((each["top"], each["bonus"]) for each in found)
    assert len(pairs) == 6 * 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_told_when_the_game_begins(players: int) -> None:
    options = CarraraOptions(expansion="drawn", top="V", bonus="VIII")
    state, events = start(GAME, players, options, SEED)
    assert [event.key for event in events] == ["began", "cards"]
    told = events[1].params
    assert {name: told[name] for name in HOW_MANY} == cards(state)
    assert (told["top"], told["bonus"], told["drawn"]) == ("V", "VIII", 2)


def test_of_a_first_game_nothing_is_said_to_be_drawn() -> None:
    assert start(GAME, 2, CarraraOptions(expansion="first"), SEED)[1][1].params["drawn"] == 0
    assert start(GAME, 2, CarraraOptions(expansion="drawn"), SEED)[1][1].params["drawn"] == 4


def test_what_is_our_reading_is_told_as_such() -> None:
    told = start(GAME, 2, CarraraOptions(expansion="drawn", top="V", objects="II", buildings="II", bonus="II"), SEED)
    assert told[1][1].params["unsure"] == ("top", "bonus")
    assert told[1][1].params["upgrades"] == ("livorno", "pisa", "viareggio", "massa", "city", "land")
    sure = start(GAME, 2, CarraraOptions(expansion="drawn", top="I", objects="I", buildings="I", bonus="IX"), SEED)
    assert sure[1][1].params["unsure"] == ()


def test_the_base_game_does_not_ask_for_cards() -> None:
    plain = start(GAME, 2, CarraraOptions(), SEED)
    named = start(GAME, 2, CarraraOptions(top="V", objects="VIII", buildings="IX", bonus="IX"), SEED)
    assert named == plain
    assert new(2) == plain[0]
    assert asked(plain[0]) == (0, "turn")
    assert verbs(plain[0]) == {"turn", "build"}
    assert CarraraOptions().model_dump() == {"expansion": "no"}


def test_the_same_seed_lays_out_the_same_display_with_and_without_the_expansion() -> None:
    assert table(begun("no")).display == table(begun("drawn")).display
