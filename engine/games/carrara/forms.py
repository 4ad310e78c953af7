"""The forms of Carrara: its verbs with their fields, and what is on offer for each field now."""

from functools import partial

from engine.core.forms.forms import CountsByKind, Field, Filled, OneOf, Verb, YesNo, one
from engine.core.forms.offers import Offer, YesNoOffer
from engine.core.groups import Choose, May
from engine.core.state.state import decision_of
from engine.core.values.seats import Seat
from engine.games.carrara.data import COLOURS
from engine.games.carrara.rules.announcing import can_announce, can_skip
from engine.games.carrara.rules.building import (
    blocks_to_pay,
    buildings_to_build,
    can_build,
    cities_to_build_in,
    dearest_to_build,
)
from engine.games.carrara.rules.objectives import enough_scorings, reached
from engine.games.carrara.rules.purchase import objects_to_buy
from engine.games.carrara.rules.scoring import can_score, completes, left_after_scoring, things_to_score
from engine.games.carrara.rules.wheel import (
    blocks_to_take,
    can_take,
    can_turn,
    left_after_taking,
    sections_to_take_from,
)
from engine.games.carrara.state import CarraraState

# What may follow any action in the same turn, so that one confirmation ends it.
CLOSING: tuple[Field, ...] = (OneOf("object", "object", optional=True), YesNo("announce", solemn=True))

VERBS = (
    Verb("turn", final=True),
    Verb(
        "take", (OneOf("section", "section"), CountsByKind("blocks", COLOURS, "colour", after=("section",)), *CLOSING)
    ),
    Verb("build", (OneOf("building"), OneOf("city", "city"), CountsByKind("blocks", COLOURS, "colour"), *CLOSING)),
    Verb("score", (OneOf("what", "scorable"), *CLOSING)),
    Verb("announce", solemn=True),
    Verb("relief", final=True),
    Verb("skip"),
)


DECISIONS = {"turn": ("turn", "build", "score", "announce", "relief", "skip"), "take": ("take", "relief")}


def may_be_relieved(state: CarraraState, seat: Seat) -> bool:
    """Only where there is no block to be had, or no action at all."""
    decision = decision_of(state, seat)
    if decision is not None and decision.kind == "take":
        return not can_take(state, seat)
    return not (can_turn(state, seat) or can_build(state, seat) or can_score(state, seat))


MAY: dict[str, May[CarraraState]] = {
    "turn": can_turn,
    "take": can_take,
    "build": can_build,
    "score": can_score,
    "announce": can_announce,
    "relief": may_be_relieved,
    "skip": can_skip,
}


def coins_left(state: CarraraState, seat: Seat, verb: str, filled: Filled) -> int:
    """The most coins that the action can leave for an object."""
    if verb == "take":
        return left_after_taking(state, seat, filled)
    if verb == "score":
        return left_after_scoring(state, seat, filled)
    return state.hidden[seat].coins


def may_announce(state: CarraraState, seat: Seat, verb: str, filled: Filled) -> bool:
    """Whether the end can be announced after the action, as the form is filled so far."""
    if state.ending or not enough_scorings(state, seat, verb == "score"):
        return False  # the cheapest question first: mostly it settles it
    bought = "object" in filled
    if verb == "build":
        return reached(state, seat, objects=bought, cost=dearest_to_build(state, seat, filled))
    if verb == "score":
        what = one(filled, "what")
        names = (what,) if what else things_to_score(state, seat, filled).values
        return any(completes(state, seat, name, bought=bought) for name in names)
    return reached(state, seat, objects=bought)


def object_after(verb: str, state: CarraraState, seat: Seat, filled: Filled) -> Offer:
    """The objects to be had after an action."""
    return objects_to_buy(state, coins_left(state, seat, verb, filled))


def announcement_after(verb: str, state: CarraraState, seat: Seat, filled: Filled) -> Offer:
    """Whether the end can be announced after an action."""
    return YesNoOffer(may_announce(state, seat, verb, filled))


def closing(verb: str) -> dict[str, Choose[CarraraState]]:
    """What may follow an action. An optional field that is not filled counts as skipped."""
    return {"object": partial(object_after, verb), "announce": partial(announcement_after, verb)}


CHOICES: dict[str, dict[str, Choose[CarraraState]]] = {
    "turn": {},
    "take": {"section": sections_to_take_from, "blocks": blocks_to_take, **closing("take")},
    "build": {
        "building": buildings_to_build,
        "city": cities_to_build_in,
        "blocks": blocks_to_pay,
        **closing("build"),
    },
    "score": {"what": things_to_score, **closing("score")},
    "announce": {},
    "relief": {},
    "skip": {},
}
"""What may come for each field, whatever else is filled."""
