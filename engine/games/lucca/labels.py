"""How choices are offered: what each card would become, what it brings, and how one's quarter will stand."""

from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, Text
from engine.games.lucca.data import PLACES, TABLES
from engine.games.lucca.rules.cards import full, named, said_full
from engine.games.lucca.rules.opening import worth_opening
from engine.games.lucca.rules.triplet import lay, triplet, use_cards, used
from engine.games.lucca.show import fit, show_offer
from engine.games.lucca.state import LuccaState, shields
from engine.games.lucca.views import FitView, OfferView


def label(state: LuccaState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """What a choice leads to."""
    match field:
        case "cards":
            return label_cards(state, value)
        case "top":
            card = named(state.data, int(str(value)))
            return Label(Text("on-top", card), short=Text("on-top-short", card))
        case "triplet":
            return label_triplet(state, seat, int(str(value)))
        case "open":
            points = sum(worth_opening(state, seat, colour) for colour in several(value))
            short = Text("open-short", {"colour": value}) if isinstance(value, str) else None
            return Label(gain=(Text("points", {"n": points}),), short=short)
    return label_use(state, seat, filled, field, str(value))


def several(value: Value) -> tuple[str, ...]:
    """One value of several, or all that are chosen."""
    return tuple(map(str, value)) if isinstance(value, tuple) else (str(value),)


def label_cards(state: LuccaState, value: Value) -> Label:
    """One card, or all that are kept, with all that is printed on them."""
    numbers = list(map(int, several(value)))
    if len(numbers) == 1:
        return Label(Text("card-full", full(state.data, numbers[0])))
    return Label(Text("several-cards", {"cards": said_full(state.data, numbers)}))


def label_triplet(state: LuccaState, seat: Seat, number: int) -> Label:
    """Its three cards, and what they would do for one's own quarter."""
    cards = said_full(state.data, state.display[number - 1])
    offer = show_offer(state, seat, number)
    hints = (Text("several-cards", {"cards": cards}), *does(offer))
    return Label(
        Text("triplet-of", {"n": number, "cards": cards}), hint=hints, short=Text("triplet-short", {"n": number})
    )


def does(offer: OfferView) -> tuple[Text, ...]:
    """What a triplet would do, the weightiest first: a line for each kind of thing."""
    # Of several cards on one palace the last says how large it will be.
    last = {each.card.kind: each for each in offer.cards if each.fate not in ("wall", "discard")}
    fates = ("completes", "enlarges", "starts", "tower")
    lasting = sorted(last.values(), key=lambda each: fates.index(each.fate))
    return tuple(_does(each) for each in lasting)


def _does(fit: FitView) -> Text:
    match fit.fate:
        case "completes":
            return Text("completes", {"colour": fit.card.kind, "points": fit.points})
        case "enlarges":
            return Text("enlarges", {"colour": fit.card.kind, "n": fit.cards})
        case "starts":
            return Text("starts", {"colour": fit.card.kind})
    return Text("one-tower")


def label_use(state: LuccaState, seat: Seat, filled: Filled, place: str, use: str) -> Label:
    """What becomes of one card, beside what becomes of those before it."""
    cards = triplet(state, filled)
    if not cards:
        return Label()
    at = PLACES.index(place)
    card, quarter = cards[at], state.quarters[seat]
    for other in used(state, {name: filled[name] for name in ("triplet", *PLACES[:at]) if name in filled}).built:
        quarter = lay(state.data, quarter, other)
    done = fit(state, quarter, card, use)
    gain = (Text("points", {"n": done.points}),) if done.fate == "completes" else ()
    said = {**full(state.data, card), "n": done.cards}
    return Label(Text(f"becomes-{done.fate}", said), gain=gain, short=Text(f"use-short-{use}"))


def foresee(state: LuccaState, seat: Seat, form: Form) -> tuple[Text, ...]:
    """How one's quarter will stand: shields, walls and what they need, points."""
    if form.verb != "take":
        return ()
    opening = label(state, seat, "take", {}, "open", form.values.get("open", ())).gain[0].params["n"]
    after, _ = use_cards(state, seat, used(state, form.values))
    quarter = after.quarters[seat]
    have, needed = shields(state.data, quarter), TABLES[state.data].facts.shields_per_wall * quarter.walls
    said: Params = {"points": sum(quarter.points) + int(str(opening)), "shields": have, "needed": needed}
    said |= {"walls": quarter.walls, "towers": quarter.towers}
    falls = (Text("foreseen-fall", {"shields": have, "needed": needed}),) if have < needed else ()
    return (Text("foreseen", said), *falls)
