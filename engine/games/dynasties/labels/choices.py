"""How choices are offered, with what they cost and bring: asked only for what is shown."""

from collections.abc import Callable

from engine.core.forms.forms import Filled, one
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text, word_in, words_in
from engine.games.dynasties.data import ACTIONS, CITIES, FREE_CITIES, REGIONS, ROLES, SCORES, SHIPS, TABLES
from engine.games.dynasties.labels.cities import brings, label_city, label_role, price
from engine.games.dynasties.rules.cities import members_by_region, singles
from engine.games.dynasties.rules.questions import question
from engine.games.dynasties.rules.rounds.bonus import SPACES, price_of
from engine.games.dynasties.rules.scorecards import worth
from engine.games.dynasties.rules.specials import action
from engine.games.dynasties.state import NOBODY, DynastiesState

Labelling = Callable[[DynastiesState, Seat, str, Filled, str], Label]
"""`(state, seat, verb, filled, value)`."""


def label(state: DynastiesState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """What a choice means."""
    labelling = LABELS.get(field)
    return Label() if labelling is None or not isinstance(value, str) else labelling(state, seat, verb, filled, value)


def label_card(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """What a special action costs, where the card is played for it; how many of it one holds."""
    card = action(state, value)
    if card is None:
        return Label()
    special = verb == "city" or (verb == "trade" and card.special == "voyage")
    n = state.hidden[seat].hand[ACTIONS.index(value)]
    return Label(
        cost=price(card.gold, TABLES[state.data].special) if special else (),
        hint=(Text("of-these", {"n": n}),) if n > 1 else (),
        short=Text(f"short-{value}"),
    )


def label_ship(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """Its goods, and whether one comes first or divides."""
    ship = state.ships[SHIPS.index(value)]
    there = Text("ship-first") if ship.first == NOBODY else Text("ship-second", {"seat": ship.first})
    return Label(hint=(Text("goods", {"goods": ship.goods}), there))


def label_pink(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """How many of the cubes are pink."""
    return Label(Text("label-pink", {"n": int(value)}))


def label_character(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """Its price, and what it does."""
    tables, slots = TABLES[state.data], TABLES[state.data].facts.slots
    lying = next(slot for slot, held in enumerate(state.slots) if tables.facts.characters[held.character].id == value)
    card, does = action(state, one(filled, "card")), (Text(f"does-{value}"),)
    if slots[lying].court:
        return Label(cost=price(card.gold, tables.special) if card else (), hint=does)
    return Label(cost=price(slots[lying].cost, tables.character), hint=does, free=not slots[lying].cost)


def label_place(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """Its price in pink."""
    cost = next((place.pink for place in TABLES[state.data].facts.places if place.id == value), 0)
    return Label(cost=price(cost, TABLES[state.data].joker), free=not cost)


def label_part(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """The dice of a group, on its button, too; goods, which may be of many kinds, by the number of it."""
    about = question(state, seat).subject
    if "one" in about:
        goods = about["one" if value == "1" else "two"]
        return Label(Text("part-of-goods", {"n": int(value), "goods": goods}), short=Text("part", {"n": int(value)}))
    dice = Text("dice", {"dice": (word_in(about, "single"),) if value == "1" else words_in(about, "pair")})
    return Label(dice, short=dice)


def label_score(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """What the card would bring now."""
    return Label(hint=(Text("worth-now", {"n": worth(state, seat, SCORES.index(value))}),))


def label_bonus(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """What the action is about, beyond its name."""
    known = ("free", "casanova", "action", "scoring", "revaluation")
    return Label(hint=(Text(f"does-{value}"),) if value in known else ())


def label_free(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """What the city brings to everybody who comes there."""
    return Label(gain=brings(state, CITIES.index(value)))


def label_region(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """How one stands there; and what a revaluation tile is worth."""
    region = REGIONS.index(value)
    hints = [Text("members-there", {"n": members_by_region(state, seat)[region]})]
    if one(filled, "action") == "revaluation":
        again = TABLES[state.data].facts.revaluations[region]
        hints.append(Text("again", {"n": again.majority, "m": again.crown}))
    return Label(hint=tuple(hints))


def label_space(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """What it costs."""
    tile = one(filled, "free")
    if tile not in FREE_CITIES or value not in SPACES:
        return Label()
    return Label(cost=price(*price_of(state, FREE_CITIES.index(tile), value)))


def label_saved(state: DynastiesState, seat: Seat, verb: str, filled: Filled, value: str) -> Label:
    """Who stands there."""
    role = dict(singles(state, seat)).get(CITIES.index(value), NOBODY)
    return Label(hint=(Text("your", {"role": ROLES[role]}),) if role != NOBODY else ())


LABELS: dict[str, Labelling] = {
    "card": label_card,
    "keep": label_card,
    "ship": label_ship,
    "city": label_city,
    "city2": label_city,
    "role": label_role,
    "pink": label_pink,
    "character": label_character,
    "place": label_place,
    "part": label_part,
    "score": label_score,
    "scores": label_score,
    "action": label_bonus,
    "free": label_free,
    "region": label_region,
    "space": label_space,
    "cities": label_saved,
}
