"""The forms of Carrara: its verbs with their fields, and what is on offer for each field now."""

from functools import partial

from msgspec import UNSET

from engine.core.forms.forms import CountsByKind, Field, Filled, OneOf, Verb, YesNo, one, yes
from engine.core.forms.offers import Offer, OneOffer, YesNoOffer
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
from engine.games.carrara.rules.cards.goals import all_met
from engine.games.carrara.rules.eights import (
    blocks_for_eight,
    can_build_eight,
    cities_for_eight,
    eights_to_build,
    upgrades_with_eight,
)
from engine.games.carrara.rules.foreseen import stands_after
from engine.games.carrara.rules.improving import (
    blocks_for_difference,
    buildings_to_improve_to,
    buildings_to_replace,
    can_improve,
    upgrades_with_improving,
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


def action(name: str, *fields: Field) -> Verb:
    """A verb with what may follow any action in the same turn, so that one confirmation ends it. Whether the end can be
    announced goes by the whole action."""
    first = tuple(field.name for field in fields)
    return Verb(name, (*fields, OneOf("object", "object", optional=True), YesNo("announce", solemn=True, after=first)))


VERBS = (
    Verb("turn", final=True),
    action("take", OneOf("section", "section"), CountsByKind("blocks", COLOURS, "colour", after=("section",))),
    action("build", OneOf("building"), OneOf("city", "city"), CountsByKind("blocks", COLOURS, "colour")),
    action("score", OneOf("what", "scorable")),
    action(
        "eight",
        OneOf("type", "type"),
        OneOf("city", "city"),
        OneOf("upgrade", "space"),
        CountsByKind("blocks", COLOURS, "colour"),
    ),
    action(
        "improve",
        OneOf("old"),
        OneOf("building"),
        OneOf("upgrade", "space", after=("building",), if_any=True),
        CountsByKind("blocks", COLOURS, "colour", after=("old", "building")),
    ),
    Verb("announce", solemn=True),
    Verb("relief", final=True),
    Verb("skip"),
)


DECISIONS = {
    "turn": ("turn", "build", "score", "announce", "relief", "skip"),
    "wider-turn": ("turn", "take", "build", "eight", "improve", "score", "announce", "relief", "skip"),
    "take": ("take", "relief"),
}
"""A turn with the expansion is a question of its own: it has more answers."""


def may_be_relieved(state: CarraraState, seat: Seat) -> bool:
    """Only where there is no block to be had, or no action at all."""
    decision = decision_of(state, seat)
    if decision is not None and decision.kind == "take":
        return not can_take(state, seat)
    if can_turn(state, seat) or can_build(state, seat) or can_score(state, seat):
        return False
    return not (can_build_eight(state, seat) or can_improve(state, seat))


MAY: dict[str, May[CarraraState]] = {
    "turn": can_turn,
    "take": can_take,
    "build": can_build,
    "eight": can_build_eight,
    "improve": can_improve,
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
    if state.expansion is not UNSET:
        return not state.ending and all_met(state, stands_after(state, seat, verb, filled))
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
    """The objects to be had after an action. With one that takes the coins that have to be shown for it, the end could
    no longer be announced."""
    offer = objects_to_buy(state, coins_left(state, seat, verb, filled))
    if state.expansion is UNSET or not yes(filled, "announce"):
        return offer
    beside = [name for name in offer.values if may_announce(state, seat, verb, {**filled, "object": name})]
    return OneOffer(tuple(beside))


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
    "eight": {
        "type": eights_to_build,
        "city": cities_for_eight,
        "upgrade": upgrades_with_eight,
        "blocks": blocks_for_eight,
        **closing("eight"),
    },
    "improve": {
        "old": buildings_to_replace,
        "building": buildings_to_improve_to,
        "upgrade": upgrades_with_improving,
        "blocks": blocks_for_difference,
        **closing("improve"),
    },
    "score": {"what": things_to_score, **closing("score")},
    "announce": {},
    "relief": {},
    "skip": {},
}
"""What may come for each field, whatever else is filled."""
