"""The object cards by the rules' own examples: whether the objective is met, and what the objects are worth."""

from tests.games.carrara.expansion.seen import of_objects
from tests.games.carrara.moves import points
from tests.games.carrara.position import Side, Wider, position, things


def test_o01_ii_four_alike_are_two_pairs() -> None:
    assert of_objects(2, things(crown=4)) == (False, 10)


def test_o02_ii_three_pairs_and_two_singles() -> None:
    assert of_objects(2, things(book=2, crown=2, gate=2, cup=1, flag=1)) == (True, 17)


def test_o03_iii_one_triplet_of_four_crowns() -> None:
    assert of_objects(3, things(crown=4, flag=1, coat=1)) == (False, 10)


def test_o04_iv_four_cups_and_three_gates() -> None:
    assert of_objects(4, things(cup=4, gate=3)) == (True, 16)


def test_o05_v_a_quadruplet_and_a_pair_leave_a_pair() -> None:
    assert of_objects(5, things(gate=4, book=2, flag=2)) == (True, 22)


def test_o06_vi_five_different_and_two_more() -> None:
    assert of_objects(6, things(cup=2, book=2, crown=1, gate=1, flag=1)) == (True, 21)


def test_o07_vii_two_sets_of_three_different_and_one_left() -> None:
    assert of_objects(7, things(book=2, crown=2, gate=2, cup=1)) == (True, 17)


def test_o08_viii_the_product_of_three_groups() -> None:
    assert of_objects(8, things(flag=3, book=2, gate=2, coat=2, crown=1)) == (True, 15)


def test_o09_i_three_for_each() -> None:
    assert of_objects(1, (4, 3), players=3) == (True, 21)
    assert of_objects(1, (4, 3), players=2) == (False, 21)


def test_o10_ii_six_alike_are_three_pairs() -> None:
    assert of_objects(2, (6,)) == (True, 15)
    assert of_objects(2, (5, 1)) == (False, 12)


def test_o11_iii_six_alike_are_two_triplets() -> None:
    assert of_objects(3, (6,)) == (True, 14)
    assert of_objects(3, (5, 2)) == (False, 11)


def test_o12_iv_each_type_by_how_many() -> None:
    assert of_objects(4, (5, 2, 1)) == (True, 19)
    assert of_objects(4, (3, 3)) == (False, 12)


def test_o13_v_six_alike_are_pair_and_quadruplet() -> None:
    assert of_objects(5, (6,)) == (True, 20)
    assert of_objects(5, (4, 4)) == (True, 22)
    assert of_objects(5, (5, 1)) == (False, 6)
    assert of_objects(5, (4, 4, 2, 2)) == (True, 40)
    assert of_objects(5, (6, 6)) == (True, 40)


def test_o14_vi_several_sets_of_different_ones() -> None:
    assert of_objects(6, (3, 1, 1, 1)) == (True, 14)
    assert of_objects(6, (2, 2, 2, 2, 2, 2)) == (True, 48)
    assert of_objects(6, (4, 4, 1)) == (False, 16)


def test_o15_vii_sets_of_three_different() -> None:
    assert of_objects(7, (2, 2, 2)) == (True, 16)
    assert of_objects(7, (3, 3, 1)) == (False, 12)


def test_o16_viii_the_best_grouping_counts() -> None:
    assert of_objects(8, (6,)) == (True, 9)
    assert of_objects(8, (5,)) == (False, 6)
    assert of_objects(8, (4, 2)) == (True, 8)
    assert of_objects(8, (5, 2, 2)) == (True, 20)
    assert of_objects(8, (3, 2)) == (False, 6)
    assert of_objects(8, (2, 1, 1)) == (False, 4)
    assert of_objects(8, (1, 1)) == (False, 2)


def test_without_objects_no_card_brings_anything() -> None:
    assert [of_objects(number, ()) for number in range(1, 9)] == [(False, 0)] * 8


def test_everybody_scores_by_the_card_whoever_has_announced() -> None:
    others = {1: Side(objects=things(book=3)), 2: Side(objects=things(cup=2, flag=2))}
    state = position(Side(), players=3, others=others, wider=Wider(objects=2))
    assert [points(state, seat)["objects"] for seat in range(3)] == [0, 6, 10]
