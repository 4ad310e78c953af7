"""What is told, in its sequence: the start, a turn, the end of a round, the end of the game."""

from tests.games.lucca.moves import ended, happened, keep, keep_all, keys, take
from tests.games.lucca.position import TOWER, Side, choosing, position


def test_the_start_the_cards_of_all_then_the_round_and_the_order() -> None:
    state = keep_all(choosing((1, 7, 25, 6), (2, 3, 4, 5), (8, 9, 10, 11)), (1, 6), (2, 3), (8, 9))
    assert keys(state) == ["chosen", "revealed", "revealed", "revealed", "round", "order"]
    assert [event["seat"] for event in happened(state, "revealed")] == [0, 1, 2]
    assert happened(state, "round") == [{"n": 1, "of": 7, "pile": 82}]
    assert happened(state, "order") == [{"ranked": (0, 5, 1, 3, 2, 1)}]


def test_what_is_revealed_names_the_card_below_first() -> None:
    state = keep(choosing((1, 7, 25, 6), (2, 3, 4, 5), (8, 9, 10, 11)), 0, 1, 7, top=1).state
    played = keep(keep(state, 1, 2, 3).state, 2, 8, 9)
    assert happened(played, "revealed")[0]["cards"] == ("red", 7, "red", 1)


def test_a_turn_openings_then_the_triplet_then_what_is_built_then_what_lies_face_down() -> None:
    """Opened in the order of the colours, built as the cards lie, with the top of a colour last."""
    sides = Side(building=[(1, 7, 13)], finished=[29, 26]), Side(building=[(5,)]), Side()
    played = take(position(*sides, display=[(25, 3, 19)]), 1, "bwb", top=25, opens=["blue", "green"])
    assert keys(played) == ["opened", "opened", "taken", "enlarged", "enlarged", "completed", "face-down"]
    assert [event["colour"] for event in happened(played, "opened")] == ["green", "blue"]
    assert happened(played, "taken")[0] == {"seat": 0, "n": 1, "cards": ("red", 25, "brown", 3, "red", 19)}
    built = [(event["number"], event["n"]) for event in happened(played, "enlarged")]
    assert built == [(19, 4), (25, 5)]
    assert happened(played, "completed") == [{"seat": 0, "colour": "red", "number": 25, "points": 6}]


def test_a_card_that_begins_a_palace_and_a_tower_are_told_as_such() -> None:
    played = take(position(Side(), Side(), Side(), display=[(TOWER, 3, 9)]), 1, "bbb", top=3)
    assert keys(played) == ["taken", "tower", "started", "enlarged"]
    assert [event["number"] for event in happened(played, "started")] == [9]


def test_who_builds_all_three_lays_nothing_face_down() -> None:
    assert "face-down" not in keys(take(position(Side(), Side(), Side(), display=[(1, 2, 3)]), 1, "bbb"))


def test_the_end_of_a_round_is_told_after_its_last_turn() -> None:
    played = take(position(Side(), Side(), Side(building=[(90,)]), seat=2))
    assert keys(played) == ["taken", "face-down", "unused", "round", "order", "laid"]
    assert happened(played, "round") == [{"n": 3, "of": 7, "pile": 58}]


def test_the_end_order_then_openings_then_walls_then_numbers() -> None:
    sides = Side(building=[(1,)], finished=[29]), Side(building=[(6,)], finished=[35], walls=2), Side(building=[(4,)])
    played = ended(*sides)
    assert keys(played) == [
        *("taken", "face-down", "unused", "final-order"),
        *("opened", "opened"),
        *("walls", "walls-fall", "walls"),
        "numbers",
    ]
    assert [e["thanks"] for e in happened(played, "opened")] == [(1, 2), ()]


def test_the_display_is_told_with_windows_and_shields() -> None:
    state = take(position(Side(), Side(), Side(building=[(90,)]), seat=2))
    (laid,) = happened(state, "laid")
    first = state.state.display[0]
    assert laid["triplet5"] == laid["triplet6"] == ()
    said = laid["triplet1"]
    assert isinstance(said, tuple)
    assert [said[at] for at in (1, 5, 9)] == list(first)
