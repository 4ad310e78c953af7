"""The bonus cards by the rules' own examples, on the board that the rules give for them."""

from collections.abc import Mapping

from tests.games.carrara.expansion.seen import bonus
from tests.games.carrara.moves import points
from tests.games.carrara.position import Built, Side, Wider, position

BOARD: list[Built] = [
    ("cattedrale", 3, "livorno"),
    ("porta", 2, "livorno"),
    ("villa", 1, "lucca"),
    ("biblioteca", 2, "massa"),
    ("cattedrale", 4, "lerici"),
    ("biblioteca", 8, "lerici"),
]
MINE = Side(buildings=BOARD, upgrades=["lerici"], coins=0)


def brings(
    number: int, side: Side = MINE, *, top: int = 1, others: Mapping[int, Side] | None = None
) -> tuple[int, int]:
    found = bonus(position(side, players=4, others=others, wider=Wider(top=top, bonus=number)))
    return found.vp, found.coins


def what(number: int, side: Side = MINE, *, top: int = 1, others: Mapping[int, Side] | None = None) -> tuple[str, ...]:
    return bonus(position(side, players=4, others=others, wider=Wider(top=top, bonus=number))).what


def test_g01_iii_livorno_and_lerici_and_ii_chooses_the_same() -> None:
    assert brings(3) == brings(2) == (27, 12)
    assert what(3) == what(2) == ("livorno", "lerici")


def test_g02_vi_the_two_best_types() -> None:
    assert brings(6) == (23, 12)
    assert what(6) == ("biblioteca", "cattedrale")


def test_g03_vii_the_smallest_of_each_type() -> None:
    assert brings(7) == (19, 0)
    assert what(7) == ("biblioteca", "porta", "cattedrale", "villa")


def test_g04_viii_the_halves() -> None:
    others = {
        1: Side(buildings=[("palazzo", 5, "pisa"), ("palazzo", 2, "lucca")]),
        2: Side(buildings=[("villa", 5, "massa")]),
    }
    assert brings(8, others=others) == (9, 0)
    assert what(8, others=others) == ("viareggio", "massa", "lerici")


def test_g05_ix_most_in_each_city() -> None:
    others = {1: Side(buildings=[("palazzo", 5, "lucca"), ("palazzo", 3, "massa"), ("palazzo", 4, "livorno")])}
    assert brings(9, others=others) == (18, 0)
    assert what(9, others=others) == ("livorno", "lerici")


def test_g06_iv_and_v_the_other_pairs() -> None:
    assert brings(4) == (2, 0)
    assert brings(5) == (2, 0)


def three(number: int, *boards: list[Built]) -> list[int]:
    sides = {seat: Side(buildings=board) for seat, board in enumerate(boards)}
    state = position(sides[0], players=3, others=sides, wider=Wider(bonus=number))
    return [points(state, seat)["bonus"] for seat in range(3)]


def test_g07_all_who_tie_get_it_and_nobody_where_nothing_stands() -> None:
    assert three(8, [("porta", 5, "pisa")], [("villa", 5, "lucca")], [("villa", 1, "massa")]) == [9, 9, 9]
    assert three(9, [("porta", 5, "pisa")], [("villa", 5, "pisa")], []) == [12, 12, 0]
    assert three(8, [], [], []) == three(9, [], [], []) == [0, 0, 0]


def test_g08_the_coins_of_the_card_join_ones_own() -> None:
    side = Side(buildings=BOARD, upgrades=["lerici"], coins=4)
    for top, coins in ((1, 3), (5, 8)):
        state = position(side, players=4, wider=Wider(top=top, bonus=3))
        assert points(state, 0)["coins"] == coins
        assert points(state, 0)["bonus"] == 27


def test_g09_ii_the_best_pair_depends_on_what_a_coin_is_worth() -> None:
    side = Side(buildings=[("porta", 2, "livorno"), ("villa", 5, "pisa"), ("palazzo", 5, "massa")], coins=0)
    assert (what(2, side), brings(2, side)) == (("livorno", "massa"), (11, 0))
    assert (what(2, side, top=5), brings(2, side, top=5)) == (("livorno", "pisa"), (6, 15))


def test_g10_ii_one_city_alone_though_it_was_scored_and_has_too_few_buildings() -> None:
    assert brings(2, Side(buildings=[("porta", 5, "massa")], scored=["massa"])) == (5, 0)
    assert brings(2, Side()) == (0, 0)
    assert what(2, Side()) == ()


def test_g11_vii_only_the_cheapest_of_a_type() -> None:
    side = Side(buildings=[("villa", 8, "livorno"), ("villa", 1, "pisa")], upgrades=["pisa"])
    assert brings(7, side) == (1, 3)


def test_vi_one_type_alone() -> None:
    assert brings(6, Side(buildings=[("villa", 3, "lucca")])) == (6, 0)
    assert brings(6, Side()) == brings(7, Side()) == brings(3, Side()) == (0, 0)


def test_ruling_11_own_coins_decide_where_a_few_more_make_a_point() -> None:
    standing: list[Built] = [("porta", 2, "lucca"), ("villa", 1, "massa"), ("palazzo", 2, "pisa")]
    assert what(2, Side(buildings=standing, coins=0)) == ("lucca", "massa")
    assert what(2, Side(buildings=standing, coins=4)) == ("pisa", "lucca")


def test_ruling_11_among_equals_more_points_then_the_first() -> None:
    five_coins: list[Built] = [("porta", 1, "massa"), ("villa", 5, "lerici"), ("villa", 4, "lucca")]
    assert what(2, Side(buildings=five_coins, coins=0)) == ("lucca", "massa")
    even: list[Built] = [("porta", 1, "lucca"), ("villa", 1, "lucca"), ("palazzo", 1, "lucca")]
    assert what(6, Side(buildings=even, coins=0)) == ("palazzo", "porta")


def test_each_area_of_ix_and_viii() -> None:
    for city, vp in zip(
        ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici"), (14, 12, 10, 8, 6, 4), strict=True
    ):
        alone = Side(buildings=[("villa", 1, city)])
        assert brings(9, alone) == (vp, 0)
        assert brings(8, alone) == (9, 0)
