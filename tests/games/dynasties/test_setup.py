"""Set-up, and what is hidden."""

import pytest

from engine.core.door import look
from engine.core.stored import to_json
from engine.games.dynasties.data import FACTS
from engine.games.dynasties.game import GAME
from tests.games.dynasties.moves import books, hand, has, player, scores, screen, table
from tests.games.dynasties.position import Side, new, position


@pytest.mark.parametrize(
    ("seats", "cards", "pile", "cities", "bag"), [(3, 6, 16, 20, 42), (4, 5, 14, 20, 37), (5, 4, 14, 24, 32)]
)
def test_d42_the_set_up_by_players(seats: int, cards: int, pile: int, cities: int, bag: int) -> None:
    state = new(seats)
    seen = table(state)
    assert (seen.actions, len(seen.cities), sum(seen.bag)) == (pile, cities, bag)
    assert [sum(ship.goods) for ship in seen.ships] == [5, 5, 5]
    assert (seen.yellows, seen.books, seen.neutrals, len(seen.free_cities)) == (20, 12, 3, 3)
    assert sorted(each.id for each in seen.characters) == sorted(c.id for c in FACTS[1].characters)
    assert [(each.cost, each.court) for each in seen.characters] == [
        *((cost, False) for cost in (0, 0, 1, 1, 2, 2)),
        *((0, True),) * 2,
    ]
    for seat in range(seats):
        seen_player = player(state, seat)
        assert (seen_player.hand, seen_player.reserve, seen_player.vp) == (cards, 17, 0)
        assert (seen_player.greens, seen_player.yellows, seen_player.books) == (2, 0, 0)
        assert has(state, seat) == dict.fromkeys(("black", "white", "gold", "blue", "pink"), 1)
    assert sorted({region.first for region in seen.regions}) == [9, 10, 11, 12]


def test_the_start_player_is_drawn() -> None:
    assert {new(3, bytes([n]) * 16).first for n in range(20)} == {0, 1, 2}


def test_every_table_of_the_data_has_its_origin() -> None:
    facts = FACTS[1]
    tables = set(type(facts).model_fields) - {"source", "origin", "notes"}
    assert set(facts.origin) == tables


def test_what_a_single_review_says_is_not_said_to_be_printed() -> None:
    origin = FACTS[1].origin
    assert {origin[name] for name in ("kept_cards", "lone_trader_goods", "pause_goods")} == {"source"}


def test_there_are_34_action_cards_and_every_icon_is_on_18() -> None:
    cards = FACTS[1].actions
    assert sum(card.n for card in cards) == 34
    for icon in ("trade", "prince", "princess", "character"):
        assert sum(card.n for card in cards if icon in card.icons) == 18
    specials = {kind: sum(card.n for card in cards if card.special == kind) for kind in ("city", "voyage", "court")}
    assert specials == {"city": 20, "voyage": 6, "court": 8}
    assert not [card for card in cards if card.special == "voyage" and "trade" in card.icons]


def test_d67_what_another_player_sees() -> None:
    side = Side(
        "1 black, 2 pink", hand=("A01", "A02", "A03", "A03", "A04", "A05"), scores=("G01", "G02"), books=("vp",)
    )
    state = position(side, Side(), Side())
    seen = look(GAME, state, 1)
    mine = seen.table.players[0]
    assert (mine.hand, mine.greens, mine.yellows, mine.books) == (6, 2, 0, 1)
    assert has(state) == {"black": 1, "pink": 2}
    assert b"G01" not in to_json(seen)
    assert seen.screen == screen(state, 1)
    assert (hand(state), scores(state), books(state)) == (
        ["A01", "A02", "A03", "A03", "A04", "A05"],
        ["G01", "G02"],
        ["vp"],
    )
