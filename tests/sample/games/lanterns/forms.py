"""The forms of Lanterns: its verbs with their fields, what is on offer for each field now, and what most would take."""

from engine.core.forms.forms import Filled, Grid, OneOf, SomeOf, Verb
from engine.core.forms.offers import Offer, OneOffer, SomeOffer, Value
from engine.core.groups import Choose, May
from engine.core.state.sealed import question_of
from engine.core.values.seats import Seat
from engine.core.values.texts import words_in
from tests.sample.games.lanterns.data import COLOURS, ROWS, TABLES, WISHES
from tests.sample.games.lanterns.state import LanternsState, free_cells

VERBS = (
    Verb("choose", (OneOf("colour", "colour"),)),
    Verb("place", (OneOf("cell", "cell", layout=Grid(ROWS)),)),
    Verb("give", (OneOf("wish", "wish"),)),
    Verb("repay", (OneOf("wish", "wish"),)),
    Verb("arrange", (SomeOf("rewards", "reward", ordered=True),)),
)


def any_colour(state: LanternsState, seat: Seat, filled: Filled) -> Offer:
    """All of them."""
    return OneOffer(COLOURS)


def cells_to_light(state: LanternsState, seat: Seat, filled: Filled) -> Offer:
    """Where no lantern lies yet."""
    return OneOffer(free_cells(state))


def wishes_to_give(state: LanternsState, seat: Seat, filled: Filled) -> Offer:
    """Any of one's own."""
    return OneOffer(tuple(wish for wish, n in zip(WISHES, state.hidden[seat].hand, strict=True) if n))


def rewards_to_arrange(state: LanternsState, seat: Seat, filled: Filled) -> Offer:
    """All that the question is about."""
    question = question_of(state, seat)
    rewards = words_in(question.subject, "rewards") if question is not None and question.kind == "rewards" else ()
    return SomeOffer(rewards, len(rewards), len(rewards), ordered=True)


def always(state: LanternsState, seat: Seat) -> bool:
    """Who is asked can answer: nobody is asked to place on a full pond, and hands are never empty."""
    return True


MAY: dict[str, May[LanternsState]] = {verb.name: always for verb in VERBS}
"""Whether a verb that answers the seat's open decision is possible now."""

CHOICES: dict[str, dict[str, Choose[LanternsState]]] = {
    "choose": {"colour": any_colour},
    "place": {"cell": cells_to_light},
    "give": {"wish": wishes_to_give},
    "repay": {"wish": wishes_to_give},
    "arrange": {"rewards": rewards_to_arrange},
}
"""What may come for each field, whatever else is filled."""


def suggest(state: LanternsState, seat: Seat, verb: str, filled: Filled, field: str) -> Value | None:
    """Most begin in the middle, and count the dark cells before they light another one."""
    tables, offer = TABLES[state.data], CHOICES[verb][field](state, seat, filled)
    if verb == "place":
        return tables.middle if offer.allows(tables.middle) else None
    if isinstance(offer, SomeOffer):
        return tuple(sorted(offer.values, key=lambda reward: tables.reward[reward].kind == "lantern"))
    return None
