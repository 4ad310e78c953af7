"""Walls and towers at the end: each counts for every opened palace, if shields under construction carry all walls."""

import pytest

from tests.games.lucca.moves import Played, ended, happened, points
from tests.games.lucca.position import Side

OTHERS = Side(building=[(90,)]), Side(opened=[96])
"""They pay and are paid for street numbers; nothing else of theirs counts."""


def worth(side: Side) -> tuple[int, Played]:
    """What this quarter's walls and towers bring."""
    played = ended(side, *OTHERS)
    return points(played.state, 0).get("walls", 0), played


@pytest.mark.parametrize(("building", "brings"), [([(91, 1), (44,)], 8), ([(1,), (32, 38), (3,)], 0)])
def test_walls_and_towers_count_for_each_opened_palace_if_all_walls_are_carried(
    building: list[tuple[int, ...]], brings: int
) -> None:
    """L22: 3 walls, 1 tower, 2 opened palaces; six shields carry them, five do not."""
    found, played = worth(Side(building=building, opened=[29, 28], walls=3, towers=1))
    assert found == brings
    (said,) = [e for e in (*happened(played, "walls"), *happened(played, "walls-fall")) if e["seat"] == 0]
    shields = 6 if brings else 5
    expected = {"walls": 3, "towers": 1, "opened": 2, "shields": shields, "needed": 6, "points": brings}
    assert said == {"seat": 0, **expected}
    assert bool(happened(played, "walls-fall")) is not bool(brings)


def test_towers_need_no_shields() -> None:
    """L23: no wall, two towers, three opened palaces."""
    assert worth(Side(opened=[29, 28, 27], towers=2))[0] == 6


def test_shields_of_finished_and_opened_palaces_carry_no_wall() -> None:
    """L24."""
    assert worth(Side(building=[(14,)], opened=[25, 29], finished=[28], walls=1))[0] == 0
    assert worth(Side(building=[(2,)], opened=[25, 29], finished=[28], walls=1))[0] == 3


def test_what_is_finished_is_opened_before_walls_are_reckoned() -> None:
    """L47: one finished palace, one wall, three shields."""
    assert worth(Side(building=[(1,)], finished=[29], walls=1))[0] == 1


def test_shields_of_several_palaces_under_construction_carry_walls_together() -> None:
    """L48, its first part: 3 + 3 carry three walls."""
    assert worth(Side(building=[(1,), (10,)], opened=[29], walls=3))[0] == 3


def test_one_wall_that_nothing_carries_costs_the_towers_too() -> None:
    """L48, its second part: 1 wall, 2 towers, 3 opened palaces, nothing under construction."""
    assert worth(Side(opened=[29, 28, 27], walls=1, towers=2))[0] == 0


def test_without_an_opened_palace_walls_and_towers_bring_nothing() -> None:
    assert worth(Side(building=[(1,), (10,)], walls=2, towers=2))[0] == 0


def test_ones_own_opened_palaces_count_and_nobody_elses() -> None:
    played = ended(Side(towers=1), Side(opened=[29, 28]), Side(opened=[96], towers=1))
    assert [points(played.state, seat).get("walls", 0) for seat in range(3)] == [0, 0, 1]


def test_a_wall_is_worth_as_much_as_a_tower() -> None:
    assert worth(Side(building=[(1,), (10,)], opened=[29], walls=2))[0] == 2
    assert worth(Side(building=[(1,), (10,)], opened=[29], walls=1, towers=1))[0] == 2


def test_walls_are_reckoned_for_everybody_in_the_order_of_play() -> None:
    played = ended(Side(building=[(4,)]), Side(building=[(3,)]), Side(building=[(1,)]))
    assert [event["seat"] for event in happened(played, "walls")] == [2, 1, 0]
