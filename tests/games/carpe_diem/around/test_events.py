"""What is told, in its sequence: the start, a turn, what a tile causes, a scoring, the next phase, the end."""

from engine.core.state.events import seen
from engine.core.values.chance import Chance
from engine.games.carpe_diem.game import GAME
from tests.games.carpe_diem.districts import finished, half
from tests.games.carpe_diem.moves import (
    add,
    begin,
    disc,
    happened,
    keys,
    leap,
    pay,
    pick,
    place,
    scored,
    scoring,
    settle,
    table,
    until,
    walk,
)
from tests.games.carpe_diem.position import NUMBER, Side, new, position


def test_the_start_and_the_pawns() -> None:
    _, events = GAME.plays.initial(3, GAME.declares.options(), Chance(b"sixteen bytes..."))
    assert [(text.key, text.params) for text in seen(events, None)] == [("began", {"seat": 0})]
    played = place(new(3), 5)
    assert (keys(played), happened(played, "placed")) == (["placed"], [{"seat": 0, "space": "5"}])


def test_a_tile_is_told_with_what_it_shows_and_where_it_came_from() -> None:
    state = position(Side(["W67 C3"], board="B1"), Side(), spaces={2: ["W04", "W68", "W69", "W70"], 5: ["W05"]})
    played = walk(state, "W04", "C2")
    shown = {"seat": 0, "space": "2", "tile": "W04", "kinds": ("villa", "vineyard"), "chimneys": 2}
    assert keys(played) == ["built"]
    assert happened(played, "built") == [{**shown, "cell": "C2", "rotation": 3}]
    assert happened(walk(state, "W04"), "stored") == [shown]
    market = {"seat": 0, "space": "2", "tile": "W68", "kinds": ("market",), "chimneys": 0, "cell": "D3", "rotation": 0}
    played = walk(state, "W68", "D3")
    assert keys(played)[:3] == ["built", "banner", "market"]
    assert (happened(played, "built"), happened(played, "banner")) == ([market], [{"seat": 0, "n": 1, "to": 1}])
    assert happened(played, "market") == [{"seat": 0, "n": 1}]


def test_a_leap_is_told_first_and_what_is_cleared_away_after_the_tile() -> None:
    state = position(Side(bread=1), Side(), spaces={5: ["W01", "W02", "W03"], 2: ["W04"]})
    played = leap(state, 5, "W01")
    assert keys(played) == ["leapt", "stored", "cleared"]
    assert happened(played, "leapt") == [{"seat": 0, "space": "5"}]
    both = ("villa", "vineyard", 2, 1, "vineyard", "villa", 2, 0)
    assert happened(played, "cleared") == [{"space": "5", "n": 2, "tiles": both}]
    one_left = position(*[Side()] * 3, spaces={2: ["W01", "W02"], 5: ["W03"]})
    assert happened(walk(one_left, "W01"), "cleared") == [{"space": "2", "n": 1, "tiles": ("villa", "vineyard", 2, 1)}]
    assert "cleared" not in keys(walk(position(*[Side()] * 4, spaces={2: ["W01", "W02"]}), "W01"))
    assert "cleared" not in keys(walk(position(*[Side()] * 3, spaces={2: ["W01"], 5: ["W03"]}), "W01"))


def test_what_is_finished_is_told_with_what_it_brings() -> None:
    def told(kind: str, tile: str, **said: object) -> object:
        state = position(Side(half(kind), **said), Side(), spaces={2: [tile], 5: ["W05"]})  # type: ignore[arg-type]
        return happened(walk(state, tile, "D3"), "landscape" if kind == "pond" else kind)

    assert told("villa", "K02") == [{"seat": 0, "tiles": 2, "chimneys": 2}]
    assert told("pond", "K17") == [{"seat": 0, "kind": "pond", "tiles": 2, "goods": (0, 0, 0, 1)}]
    assert told("merchant", "K20", goods=(1, 0, 0, 2)) == [{"seat": 0, "goods": (1, 0, 0, 2), "coins": 4}]
    assert told("baker", "K23") == [{"seat": 0, "n": 2}]
    assert told("senator", "K26") == [{"seat": 0, "n": 2, "to": 2}]
    assert told("artisan", "K29") == [{"seat": 0}]


def test_a_tile_of_the_row_is_told_as_such_and_a_bakery() -> None:
    state = position(Side(half("artisan")), Side(), spaces={2: ["K29"], 5: ["W05"]}, row=["K34", "K35"])
    played = pick(walk(state, "K29", "D3").state, "K34", "C2")
    assert keys(played) == ["built", "bakery"]
    assert happened(played, "built")[0]["space"] == "row"
    assert happened(played, "bakery") == [{"seat": 0, "n": 1}]


def test_two_elements_are_told_in_the_order_chosen() -> None:
    side = Side(["K07 C2 ..W.", "K19 C4 M..."])
    state = walk(position(side, Side(), spaces={2: ["W41"], 5: ["W05"]}), "W41", "C3").state
    assert keys(begin(state, "merchant")) == ["merchant", "landscape"]
    assert keys(begin(state, "vineyard")) == ["landscape", "merchant"]


def test_a_scoring_its_discs_and_each_card() -> None:
    played = scoring(Side(finished(villa=1), goods=(0, 1, 0, 0), coins=1), Side(), cards=("C09", "A02"))
    assert keys(played) == ["stored", "scoring"]
    assert happened(played, "scoring") == [{"phase": 1}]
    first = disc(played.state, "C09", "A02")
    assert keys(first) == ["disc", "fulfilled"]
    assert happened(first, "disc") == [{"seat": 0, "first": "C09", "second": "A02"}]
    nothing = {"coins": 0, "bread": 0, "steps": 0, "to": 0, "paid": (0, 0, 0, 0), "paid_coins": 0, "paid_bread": 0}
    villa = {"seat": 0, "card": "C09", "times": 1, "by_bread": 0, "vp": 3, **nothing}
    assert happened(first, "fulfilled") == [villa]
    second = pay(first.state, 1)
    herbs = {"times": 1, "vp": 4, "paid": (0, 1, 0, 0), "paid_coins": 1}
    assert happened(second, "fulfilled") == [{**villa, "card": "A02", **herbs}]
    assert happened(pay(first.state, 0), "failed") == [{"seat": 0, "card": "A02", "vp": 4}]


def test_a_card_by_bread_and_its_steps() -> None:
    played = add(scored(Side(finished(villa=1), bread=6), "C10", "D28"), 2)
    told = {"seat": 0, "card": "C10", "times": 3, "by_bread": 2, "vp": 0, "coins": 0, "bread": 0}
    paid = {"paid": (0, 0, 0, 0), "paid_coins": 0, "paid_bread": 6}
    assert happened(played, "fulfilled") == [{**told, "steps": 6, "to": 6, **paid}]
    brought = add(scored(Side(finished(vineyard=3), bread=3), "D21", "D28"), 1)
    assert [(each["coins"], each["bread"]) for each in happened(brought, "fulfilled")] == [(2, 2)]


def test_the_next_phase_and_the_end() -> None:
    state = settle(scoring(Side(), Side()).state).state
    played = settle(state)
    assert keys(played) == ["disc", "failed", "failed", "phase"]
    tiles = tuple(NUMBER[tile.id] for space in table(played.state).spaces for tile in space)
    assert happened(played, "phase") == [{"phase": 2, "seat": 1, "tiles": tiles}]
    last = until(scoring(Side(), Side(), phase=4).state)
    assert keys(last) == ["disc", "failed", "failed", "shown", "shown"]


def test_a_disc_that_does_not_move_is_told_to_lie_where_it_lay() -> None:
    state = position(Side(half("senator")), Side(), spaces={2: ["K26"], 5: ["W05"]}, track={20: (0,)})
    assert happened(walk(state, "K26", "D3"), "senator") == [{"seat": 0, "n": 0, "to": 20}]
    state = position(Side(half("senator")), Side(), spaces={2: ["K26"], 5: ["W05"]}, track={19: (0,)})
    assert happened(walk(state, "K26", "D3"), "senator") == [{"seat": 0, "n": 1, "to": 20}]
