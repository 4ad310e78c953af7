"""The rules of Pebbles, chapter by chapter as in `RULES.md`, with worked examples."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.forms.forms import Form
from engine.core.forms.offers import Value
from engine.core.play import Accepted, act, start
from engine.core.state.events import AnyEvent, Event, Private, Reveal
from engine.core.state.state import ask, decision_of
from engine.core.values.refusals import Core, Refusal
from tests.sample.games.pebbles.game import GAME
from tests.sample.games.pebbles.scoring import SOURCES
from tests.sample.games.pebbles.state import Counts, Hidden, PebblesOptions, PebblesState

NONE = (0, 0, 0)


# Positions, and moves in them


def table(seats: int = 2, **options: Any) -> PebblesState:
    """A table as it is set up."""
    return start(GAME, seats, PebblesOptions(**options), b"pebbles on a sea")[0]


def screen(coins: int = 6, white: int = 0, grey: int = 0, black: int = 0, favourite: str = "black") -> Hidden:
    """What a player has behind his screen."""
    return Hidden(coins, (white, grey, black), favourite)


def position(*screens: Hidden, asked: str = "turn", seat: int | None = 0, **changes: Any) -> PebblesState:
    """A table with these screens, one for each player, at which one seat (or everybody) is asked this."""
    state = replace(table(len(screens)), hidden=screens, **changes)
    return ask(state, range(len(screens)) if seat is None else (seat,), asked)


def answer(state: PebblesState, seat: int, verb: str, **values: Value) -> Accepted[PebblesState] | Refusal:
    decision = decision_of(state, seat)
    assert decision is not None, f"seat {seat} is not asked"
    return act(GAME, state, seat, decision.number, Form(verb, values))


def play(state: PebblesState, seat: int, verb: str, **values: Value) -> tuple[PebblesState, tuple[AnyEvent, ...]]:
    """The table after this move, and what happened."""
    accepted = answer(state, seat, verb, **values)
    assert isinstance(accepted, Accepted), accepted
    return accepted.state, accepted.events


def after(state: PebblesState, seat: int, verb: str, **values: Value) -> PebblesState:
    return play(state, seat, verb, **values)[0]


def asked(state: PebblesState) -> dict[int, str]:
    """Who is asked what."""
    return {decision.seat: decision.kind for decision in state.decisions}


# Pebbles: for 2 to 4; there are white, grey and black pebbles, and a few shells


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up_six_of_each_colour_and_six_coins_each(seats: int) -> None:
    state = table(seats)
    assert (state.bag, state.beach, state.sea) == ((6, 6, 6), NONE, NONE)
    assert state.hidden == (Hidden(6, NONE),) * seats
    assert state.shells == ("fan", "cone", "spiral")


def test_set_up_with_the_small_bag_and_without_shells() -> None:
    state = table(bag="small", shells=False)
    assert (state.bag, state.shells) == ((4, 4, 4), ())


# 1. Favourite


def test_1_favourite_all_choose_at_the_same_time() -> None:
    state = table(3)
    assert asked(state) == {0: "favourite", 1: "favourite", 2: "favourite"}
    state = after(state, 1, "favour", colour="grey")
    assert asked(state) == {0: "favourite", 2: "favourite"}
    state = after(after(state, 2, "favour", colour="grey"), 0, "favour", colour="white")
    assert asked(state) == {0: "turn"}
    assert [hidden.favourite for hidden in state.hidden] == ["white", "grey", "grey"]


def test_1_favourite_in_secret() -> None:
    _, events = play(table(), 1, "favour", colour="grey")
    assert events == (Event("favoured", {"seat": 1}, Private(1, "favoured-own", {"colour": "grey"})),)


# 2. A turn: draw and take


def test_2_draw_three_pebbles_from_the_bag_onto_the_beach() -> None:
    state, events = play(position(screen(), screen(), beach=(1, 0, 0)), 0, "draw")
    drawn = events[0].params["pebbles"]
    assert isinstance(drawn, tuple)
    assert sum(map(int, drawn)) == 3
    assert state.beach == (1 + int(drawn[0]), drawn[1], drawn[2])
    assert state.bag == tuple(6 - int(n) for n in drawn)
    assert asked(state) == {0: "take"}


@pytest.mark.parametrize(("bag", "beach"), [((1, 0, 1), (1, 0, 1)), (NONE, NONE)], ids=["two left", "empty"])
def test_2_draw_what_there_is_if_there_are_fewer_than_three(bag: Counts, beach: Counts) -> None:
    state = after(position(screen(), screen(), bag=bag), 0, "draw")
    assert (state.bag, state.beach) == (NONE, beach)


@pytest.mark.parametrize(
    ("pebbles", "coins"), [(NONE, 6), ((1, 0, 0), 3), ((0, 1, 0), 4), ((0, 0, 1), 5), ((1, 1, 1), 0)]
)
def test_2_take_any_pebbles_or_none_for_their_price(pebbles: Counts, coins: int) -> None:
    """White costs 3, grey 2, black 1."""
    state, events = play(position(screen(6), screen(), asked="take", beach=(2, 1, 1)), 0, "take", pebbles=pebbles)
    assert state.hidden[0] == Hidden(coins, pebbles, "black")
    assert state.beach == (2 - pebbles[0], 1 - pebbles[1], 1 - pebbles[2])
    assert events == (Event("took", {"seat": 0, "pebbles": pebbles, "price": 6 - coins}),)


def test_2_take_not_more_than_one_can_pay() -> None:
    """Two white pebbles cost 6; one with 5 coins has to leave one."""
    state = position(screen(5), screen(), asked="take", beach=(2, 1, 1))
    too_dear = Core.TOO_DEAR.refuse({"field": "pebbles", "price": 6, "budget": 5})
    assert answer(state, 0, "take", pebbles=(2, 0, 0)) == too_dear


def test_2_take_nothing_that_is_not_on_the_beach() -> None:
    refused = answer(position(screen(), screen(), asked="take", beach=(2, 0, 1)), 0, "take", pebbles=(0, 1, 0))
    assert refused == Core.TOO_MANY_OF_KIND.refuse({"field": "pebbles", "legal": ("grey",), "most": (0, 0, 0)})


def test_2_after_that_one_may_buy_one_shell() -> None:
    """A grey pebble for 2 and a shell for 4 take all six coins."""
    state = position(screen(6), screen(), asked="take", beach=(0, 1, 0))
    state, events = play(state, 0, "take", pebbles=(0, 1, 0), shell="cone")
    assert state.hidden[0] == Hidden(0, (0, 1, 0), "black")
    assert (state.shells, state.shells_of) == (("fan", "spiral"), (("cone",), ()))
    assert events[1] == Event("bought", {"seat": 0, "shell": "cone", "price": 4})


def test_2_a_shell_is_paid_with_what_the_pebbles_leave() -> None:
    """A white pebble for 3 leaves 3 of six coins; a shell costs 4."""
    state = position(screen(6), screen(), asked="take", beach=(1, 0, 0))
    refused = answer(state, 0, "take", pebbles=(1, 0, 0), shell="cone")
    assert refused == Refusal("pebbles.shell-too-dear", {"price": 4, "left": 3})


def test_2_a_shell_somebody_has_cannot_be_bought() -> None:
    state = position(screen(), screen(), asked="take", shells=("fan",), shells_of=((), ("cone", "spiral")))
    refused = answer(state, 0, "take", pebbles=NONE, shell="cone")
    assert refused == Core.NOT_OFFERED.refuse({"field": "shell", "legal": ("fan",)})


# 2. A turn: sell and boast


def test_2_sell_pebbles_from_behind_the_screen_into_the_sea() -> None:
    """The sea pays 2 for white, 1 for grey and 1 for black: together 4."""
    state, events = play(position(screen(1, 1, 2, 3), screen()), 0, "sell", pebbles=(1, 1, 1))
    assert state.hidden[0] == Hidden(5, (0, 1, 2), "black")
    assert state.sea == (1, 1, 1)
    assert events == (Event("sold", {"seat": 0, "pebbles": (1, 1, 1), "price": 4}),)


def test_2_sell_at_least_one() -> None:
    refused = answer(position(screen(1, 1, 1), screen()), 0, "sell", pebbles=NONE)
    assert refused == Refusal("core.wrong-total", {"field": "pebbles", "total": 0, "legal": (1, 2)})


def test_2_who_has_no_pebble_can_only_draw() -> None:
    refused = answer(position(screen(), screen()), 0, "sell", pebbles=(1, 0, 0))
    assert refused == Refusal("pebbles.nothing-to-sell")


def test_2_boast_names_the_favourite() -> None:
    state, events = play(
        position(screen(grey=1, favourite="white"), screen()), 0, "sell", pebbles=(0, 1, 0), boast=True
    )
    assert state.boasts == ("white", "")
    assert events[1] == Reveal("boasted", {"seat": 0, "colour": "white"})


def test_2_boast_only_once() -> None:
    state = position(screen(grey=2), screen(), boasts=("black", ""))
    assert answer(state, 0, "sell", pebbles=(0, 1, 0), boast=True) == Core.NOT_ALLOWED.refuse({"field": "boast"})
    assert after(state, 0, "sell", pebbles=(0, 1, 0), boast=False).boasts == ("black", "")


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_2_turns_go_around_the_table(seat: int, following: int) -> None:
    three = (screen(black=1),) * 3
    assert asked(after(position(*three, seat=seat), seat, "sell", pebbles=(0, 0, 1))) == {following: "turn"}
    taking = position(*three, seat=seat, asked="take")
    assert asked(after(taking, seat, "take", pebbles=NONE)) == {following: "turn"}


# 3. The end


def test_3_when_the_bag_is_empty_the_round_is_finished() -> None:
    state = position(screen(), screen(), screen(), asked="take", seat=1, bag=NONE)
    assert asked(after(state, 1, "take", pebbles=NONE)) == {2: "turn"}


def test_3_then_all_polish_at_the_same_time() -> None:
    state, events = play(position(screen(), screen(), asked="take", seat=1, bag=NONE), 1, "take", pebbles=NONE)
    assert asked(state) == {0: "polish", 1: "polish"}
    assert events[-1] == Event("bag-empty")


def test_3_one_pebble_left_in_the_bag_means_another_round() -> None:
    state = position(screen(), screen(), asked="take", seat=1, bag=(0, 1, 0))
    assert asked(after(state, 1, "take", pebbles=NONE)) == {0: "turn"}


def test_3_polish_in_secret_for_one_coin_each() -> None:
    state = position(screen(5, 1, 2, 3), screen(4), asked="polish", seat=None)
    state, events = play(state, 0, "polish", colours=("grey", "black"))
    own = Private(0, "polished-own", {"colours": ("grey", "black")})
    assert events == (Event("polished", {"seat": 0}, own),)
    assert not state.over
    state, events = play(state, 1, "polish", colours=())
    assert [hidden.coins for hidden in state.hidden] == [3, 4]
    assert state.over
    assert [type(event) for event in events] == [Event, Reveal, Reveal]


@pytest.mark.parametrize(
    ("mine", "colours", "most"),
    [
        (screen(5, 1, 1, 1), ("white", "grey", "black"), 2),
        (screen(1, 1, 1, 1), ("white", "grey"), 1),
        (screen(0, 1, 1, 1), ("white",), 0),
    ],
    ids=["not three", "not two for one coin", "not one for none"],
)
def test_3_polish_up_to_two_colours_if_one_can_pay(mine: Hidden, colours: tuple[str, ...], most: int) -> None:
    refused = answer(position(mine, screen(), asked="polish", seat=None), 0, "polish", colours=colours)
    assert refused == Core.TOO_MANY_OR_FEW.refuse({"field": "colours", "least": 0, "most": most})


def test_3_polish_only_colours_one_has() -> None:
    state = position(screen(5, white=1), screen(), asked="polish", seat=None)
    refused = answer(state, 0, "polish", colours=("grey",))
    assert refused == Core.NOT_OFFERED.refuse({"field": "colours", "legal": ("white",)})


# 4. Points


def points(state: PebblesState, seat: int = 0) -> dict[str, int]:
    """What a seat has points for."""
    by_source = zip(SOURCES, GAME.shows.scores(state)[seat].points, strict=True)
    return {source: n for source, n in by_source if n}


@pytest.mark.parametrize(
    ("mine", "expected"),
    [
        (screen(0, 1, 2, 0, "black"), {"pebbles": 3}),
        (screen(0, 1, 2, 3, "black"), {"pebbles": 6, "favourite": 3}),
        (replace(screen(0, 1, 2, 0), polish=("grey", "white")), {"pebbles": 3, "polish": 3}),
        (replace(screen(0, 1, 2, 3, "grey"), polish=("grey",)), {"pebbles": 6, "favourite": 2, "polish": 2}),
        (screen(2), {}),
        (screen(3), {"coins": 1}),
        (screen(11), {"coins": 3}),
    ],
)
def test_4_points_for_what_is_behind_the_screen(mine: Hidden, expected: dict[str, int]) -> None:
    assert points(position(mine, screen())) == expected


def test_4_points_three_for_a_shell_and_one_for_having_boasted() -> None:
    state = position(screen(0), screen(0), shells_of=(("fan", "cone"), ()), boasts=("", "black"))
    assert (points(state, 0), points(state, 1)) == ({"shells": 6}, {"boast": 1})


def test_4_points_are_counted_after_the_polish_is_paid() -> None:
    """Of four coins two go for polish; two are too few for a point."""
    state = position(screen(4, 1, 2, 0), screen(0), asked="polish", seat=None)
    state = after(after(state, 0, "polish", colours=("white", "grey")), 1, "polish", colours=())
    assert points(state) == {"pebbles": 3, "polish": 3}


@pytest.mark.parametrize(
    ("whites", "winners"), [((3, 1, 2), (0,)), ((1, 2, 3), (2,)), ((2, 1, 2), (0, 2)), ((1, 1, 1), (0, 1, 2))]
)
def test_4_most_points_win_and_a_tie_is_shared(whites: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert GAME.shows.winners(position(*(screen(0, white=n) for n in whites))) == winners
