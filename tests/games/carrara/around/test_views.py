"""What each viewer sees: coins, blocks and objects only behind one's own screen, everything else for all."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core.door import look
from engine.core.stored import to_json
from engine.games.carrara.game import GAME
from tests.games.carrara.moves import after, player, screen, table, told
from tests.games.carrara.position import CITIES, READY, Side, marble, new, position, things

MARK = 918273


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_what_a_player_hides_is_in_nobody_elses_view(viewer: int | None) -> None:
    marked = GAME.proves.plant(new(3), 1, MARK)
    assert str(MARK).encode() in to_json(look(GAME, marked, 1))
    assert str(MARK).encode() not in to_json(look(GAME, marked, viewer))
    assert str(MARK) not in str(GAME.shows.tell(look(GAME, marked, viewer)))


@pytest.mark.parametrize(
    ("own", "hidden"),
    [
        (lambda n: Side(coins=n), lambda screen: screen.coins),
        (lambda n: Side(blocks=marble(red=n)), lambda screen: screen.blocks),
        (lambda n: Side(objects=things(cup=n)), lambda screen: screen.objects),
    ],
    ids=["coins", "blocks", "objects"],
)
def test_the_owner_sees_what_is_behind_his_screen(own: Callable[[int], Side], hidden: Callable[..., object]) -> None:
    two, three = position(own(2)), position(own(3))
    assert hidden(screen(two, 0)) != hidden(screen(three, 0))


def test_which_blocks_another_has_changes_nothing_that_one_sees() -> None:
    """Nor which are in the bag: only their number is seen."""
    dark = position(Side(), players=3, others={1: Side(blocks=marble(black=3))})
    light = position(Side(), players=3, others={1: Side(blocks=marble(white=2, red=1))})
    for viewer in (0, 2, None):
        assert look(GAME, dark, viewer) == look(GAME, light, viewer)
    assert look(GAME, dark, 1) != look(GAME, light, 1)


def test_how_many_objects_another_has_bought_or_scored_is_not_shown() -> None:
    """The supply is open, so that only who has which is hidden."""
    sides = Side(objects=things(book=2)), Side(objects=things(crown=1))
    one_way = position(Side(), players=3, others={1: sides[0], 2: sides[1]})
    other_way = position(Side(), players=3, others={1: sides[1], 2: sides[0]})
    assert look(GAME, one_way, 0) == look(GAME, other_way, 0)
    assert look(GAME, one_way, None) == look(GAME, other_way, None)


def test_bag_and_pile_are_seen_as_numbers() -> None:
    seen = table(new(4))
    assert (seen.bag, seen.pile) == (32, 21)
    lines = told(new(4), None)
    assert (lines["table-bag"], lines["table-pile"]) == ([{"n": 32}], [{"n": 21}])


def test_wheel_display_sale_and_supply_are_open() -> None:
    wheel = {"III": marble(red=2), "VI": marble(black=1)}
    state = position(
        Side(), wheel=wheel, display=[("cattedrale", 4)], for_sale=("book", "cup"), supply=things(5, 4, 3, 2, 1, 0)
    )
    seen = table(state)
    assert (seen.wheel[2], seen.wheel[5]) == (wheel["III"], wheel["VI"])
    tile = seen.display[0]
    assert tile is not None
    assert (tile.type, tile.cost, tile.object) == ("cattedrale", 4, "cup")
    assert len(seen.display) == 9
    assert seen.for_sale == things(book=1, cup=1)
    assert seen.supply == things(5, 4, 3, 2, 1, 0)


def test_buildings_markers_and_points_are_open() -> None:
    side = Side(buildings=[("villa", 3, "pisa"), ("porta", 2, "massa")], scored=("villa", "lucca"), vp=12)
    seen = table(position(Side(), others={1: side}))
    other = seen.players[1]
    assert [(b.type, b.cost, b.city) for b in other.buildings] == [("villa", 3, "pisa"), ("porta", 2, "massa")]
    assert (other.scored, other.markers, other.vp) == (("villa",), 4, 12)
    assert seen.city_markers[CITIES.index("lucca")] == 1
    assert seen.city_markers[CITIES.index("pisa")] is None


def test_the_progress_that_can_be_seen_at_the_table_is_told_to_everyone() -> None:
    side = Side(buildings=[("villa", 3, "pisa"), ("porta", 2, "massa")], scored=("villa",))
    other = player(position(Side(), others={1: side}), 1)
    assert (other.scorings, other.cost) == (1, 5)


def test_the_object_objective_is_told_only_to_oneself() -> None:
    state = position(Side(objects=things(book=2, flag=1)), players=3)
    (mine,), (his,) = (told(state, seat)["screen-objectives"] for seat in (0, 1))
    assert (mine["objects"], mine["objects_goal"], mine["objects_short"]) == (3, 7, 4)
    assert (his["objects"], his["objects_goal"], his["objects_short"]) == (0, 7, 7)
    assert "screen-objectives" not in told(state, None)


def test_whether_all_objectives_are_reached_is_told_only_to_oneself() -> None:
    state = position(READY)
    assert screen(state, 0).reached
    assert "screen-reached" in told(state, 0)
    assert "screen-reached" not in told(state, 1)
    assert look(GAME, state, None).table == look(GAME, position(replace(READY, coins=3)), None).table


def test_nobody_is_told_he_may_announce_once_the_last_round_is_played() -> None:
    state = position(READY, seat=1, ended_by=0)
    assert "screen-reached" not in told(state, 1)


def test_the_start_player_the_goal_and_whose_turn_it_is_are_open() -> None:
    seen = look(GAME, position(Side(), players=3, seat=2), None)
    assert seen.table.start_player == 0
    assert (seen.table.goal.scorings, seen.table.goal.objects, seen.table.goal.cost) == (4, 7, 25)
    assert seen.decisions[0].seat == 2


def test_who_announced_who_skipped_and_who_still_plays_are_open() -> None:
    announced = after(position(READY, players=4, seat=1), "announce")
    assert (table(announced).announcer, table(announced).ended_by) == (1, 1)
    assert [each.plays_on for each in table(announced).players] == [False, True, True, True]

    skipped = after(after(announced, "skip"), "skip")
    assert [each.skipped for each in table(skipped).players] == [False, True, True, False]
    assert [each.plays_on for each in table(skipped).players] == [False, False, False, True]
    assert told(skipped, None)["table-plays-on"] == [{"seats": (3,)}]
    assert told(skipped, None)["table-ending-announced"] == [{"seat": 1}]


def test_before_the_last_round_nobody_is_said_to_play_on() -> None:
    assert not any(each.plays_on or each.skipped for each in table(new(3)).players)
    assert "table-plays-on" not in told(new(3), None)


def test_after_the_last_building_everyone_sees_who_built_it() -> None:
    seen = table(position(Side(), players=3, seat=2, ended_by=1))
    assert (seen.ending, seen.ended_by, seen.announcer) == ("built", 1, None)


def test_ones_screen_says_what_ones_blocks_can_build_and_where() -> None:
    state = position(Side(blocks=marble(yellow=1, green=1)), last_tiles=[("villa", 1), ("porta", 2), ("palazzo", 3)])
    villa, porta = screen(state, 0).buildable
    assert (villa.slot, villa.type, villa.cost, villa.cities) == (1, "villa", 1, CITIES[1:])
    assert (porta.slot, porta.type, porta.cost, porta.cities) == (2, "porta", 2, CITIES[3:])
