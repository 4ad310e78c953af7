"""The forms of Lucca Città: keep two cards; take a triplet. What is on offer for each field, what most would take."""

from functools import partial

from engine.core.forms.forms import Filled, OneOf, SomeOf, Verb, one, some
from engine.core.forms.offers import Offer, OneOffer, SomeOffer, Value
from engine.core.groups import Choose, May
from engine.core.values.seats import Seat
from engine.games.lucca.data import PLACES, TABLES, TOWER, USES
from engine.games.lucca.rules.opening import openable
from engine.games.lucca.rules.start import same_colour
from engine.games.lucca.rules.triplet import rivals_for_the_top, room, triplet, use_cards, used
from engine.games.lucca.state import LuccaState, shields

VERBS = (
    Verb("keep", (SomeOf("cards"), OneOf("top", after=("cards",), if_any=True, usual=True))),
    Verb(
        "take",
        (
            OneOf("triplet"),
            *(OneOf(place, "use", after=("triplet",), usual=True) for place in PLACES),
            OneOf("top", after=("triplet", *PLACES), if_any=True, usual=True),
            SomeOf("open", "colour", optional=True),
        ),
    ),
)

DECISIONS: dict[str, tuple[str, ...]] = {"keep": ("keep",), "turn": ("take",)}


def cards_to_keep(state: LuccaState, seat: Seat, filled: Filled) -> SomeOffer:
    """Two of the cards that were dealt."""
    kept = TABLES[state.data].facts.kept
    return SomeOffer(tuple(map(str, state.hidden[seat].hand)), kept, kept)


def top_of_kept(state: LuccaState, seat: Seat, filled: Filled) -> OneOffer:
    """Either of two cards of one colour: it gives the palace its number."""
    hand = cards_to_keep(state, seat, filled).values
    cards = tuple(card for card in some(filled, "cards") if card in hand)
    return OneOffer(cards if len(cards) > 1 and same_colour(state, tuple(map(int, cards))) else ())


def triplets_to_take(state: LuccaState, seat: Seat, filled: Filled) -> OneOffer:
    """Those that are left, by the places in which they were laid out."""
    return OneOffer(tuple(str(n) for n, cards in enumerate(state.display, 1) if cards))


def uses_of(place: str, state: LuccaState, seat: Seat, filled: Filled) -> OneOffer:
    """What can become of one card: to be built it needs room beside the others that are built; a tower is no wall."""
    cards = triplet(state, filled)
    if not cards:
        return OneOffer(USES)
    card = cards[PLACES.index(place)]
    others = [
        other
        for other, at in zip(cards, PLACES, strict=True)
        if at != place and one(filled, at) == "build" and _alike(state, card, other)
    ]
    impossible = {"wall"} if card == TOWER else {"build"} if len(others) >= room(state, seat, card) else set()
    return OneOffer(tuple(use for use in USES if use not in impossible))


def _alike(state: LuccaState, card: int, other: int) -> bool:
    known = TABLES[state.data].card
    return TOWER not in (card, other) and known[card].colour == known[other].colour


def top_of_built(state: LuccaState, seat: Seat, filled: Filled) -> OneOffer:
    """Of several cards of one colour, which lies on top: it gives the palace its number."""
    return OneOffer(tuple(map(str, rivals_for_the_top(state, filled))))


def palaces_to_open(state: LuccaState, seat: Seat, filled: Filled) -> SomeOffer:
    """Any of one's own that are finished, also none."""
    colours = openable(state, seat)
    return SomeOffer(colours, 0, len(colours))


def always(state: LuccaState, seat: Seat) -> bool:
    """Whoever is asked can answer: there is a triplet more than players, and any card may be discarded."""
    return True


MAY: dict[str, May[LuccaState]] = {verb.name: always for verb in VERBS}

CHOICES: dict[str, dict[str, Choose[LuccaState]]] = {
    "keep": {"cards": cards_to_keep, "top": top_of_kept},
    "take": {
        "triplet": triplets_to_take,
        **{place: partial(uses_of, place) for place in PLACES},
        "top": top_of_built,
        "open": palaces_to_open,
    },
}


def suggest(state: LuccaState, seat: Seat, verb: str, filled: Filled, field: str) -> Value | None:
    """Build what can be built, the higher number on top; of the rest make walls as long as shields carry them."""
    offer: Offer = CHOICES[verb][field](state, seat, filled)
    if not isinstance(offer, OneOffer) or not offer:
        return None
    if field == "top":
        return max(offer.values, key=int)
    if field not in PLACES or not triplet(state, filled):
        return None
    if "build" in offer.values:
        return "build"
    return "wall" if "wall" in offer.values and carries_one_more(state, seat, filled) else "discard"


def carries_one_more(state: LuccaState, seat: Seat, filled: Filled) -> bool:
    """Whether, with the cards used so far, the shields under construction carry another wall."""
    quarter = use_cards(state, seat, used(state, filled))[0].quarters[seat]
    return shields(state.data, quarter) >= TABLES[state.data].facts.shields_per_wall * (quarter.walls + 1)
