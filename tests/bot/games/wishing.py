"""Somebody who plays Carrara with the expansion so that everything in it comes up, and the end does, too: he saves up
for an 8-building, improves, scores a category, buys without turning, and announces as soon as he may."""

from typing import Any, Literal

from engine.core.door import Door
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.values.chance import Below
from engine.core.walk import fill
from engine.games.carrara.data import CATEGORIES, TYPES
from engine.games.carrara.state import CarraraOptions
from tests.roots import GAMES

CARRARA = GAMES["carrara"]
CARDS = {"top": "I", "objects": "VI", "buildings": "V", "bonus": "II"}
"""With these it does not take long: 4 scorings, 4 different objects, an 8-building."""
EIGHT, ENOUGH = 8, 4
"""What an 8-building costs; different objects that the card asks for."""

AnyDoor = Door[Any, Any, Any]


def wish(door: AnyDoor, below: Below) -> Form:
    """His next move, which is legal."""
    verbs, me = door.verbs(), door.view().table.players[door.seat]
    dear = any(each.cost == EIGHT for each in me.buildings)
    if "announce" in verbs:
        return Form("announce")
    if "eight" in verbs and (not dear or not below(3)):
        return closed(door, "eight", {}, below)
    if "improve" in verbs and not below(3):
        return closed(door, "improve", {}, below)
    if "score" in verbs and (form := scoring(door, below)):
        return form
    if "take" in verbs and ("turn" not in verbs or not below(4)):
        return taking(door, below)
    if "build" in verbs and (dear or not me.buildings):
        return closed(door, "build", {}, below)
    return Form("turn") if "turn" in verbs else closed(door, verbs[0], {}, below)


def saving(door: AnyDoor, below: Below) -> Form:
    """Whoever builds once and then keeps all blocks: soon he can build an 8-building, and improve."""
    verbs = door.verbs()
    if "build" in verbs and not door.view().table.players[door.seat].buildings:
        return closed(door, "build", {}, below)
    if "turn" in verbs:
        return Form("turn")
    return taking(door, below) if "take" in verbs else closed(door, verbs[0], {}, below)


def scoring(door: AnyDoor, below: Below) -> Form | None:
    """A category, if he has scored none; else a type whose object he has not yet, and anything once he has enough."""
    offer, view = door.choices("score", {}, "what"), door.view()
    assert isinstance(offer, OneOffer)
    assert view.screen is not None
    lacking = [kind for kind, n in zip(TYPES, view.screen.objects, strict=True) if not n]
    wanted = [what for what in offer.values if what in lacking]
    if not {*view.table.players[door.seat].scored} & {*CATEGORIES}:
        wanted = [what for what in offer.values if what in CATEGORIES] or wanted
    if not wanted and len(TYPES) - len(lacking) >= ENOUGH:
        wanted = list(offer.values)
    return closed(door, "score", {"what": wanted[below(len(wanted))]}, below) if wanted and below(3) else None


def taking(door: AnyDoor, below: Below) -> Form:
    """As many blocks as can be had at once."""
    sections, best, most = door.choices("take", {}, "section"), dict[str, Any](), 0
    assert isinstance(sections, OneOffer)
    for section in sections.values:
        offer = door.choices("take", {"section": section}, "blocks")
        assert isinstance(offer, CountsOffer)
        blocks = cheapest(offer)
        if sum(blocks) > most:
            most, best = sum(blocks), {"section": section, "blocks": blocks}
    return closed(door, "take", best, below)


def cheapest(offer: CountsOffer) -> tuple[int, ...]:
    """The cheapest first, while they can be paid for."""
    blocks = (0,) * len(offer.caps)
    for kind in sorted(range(len(blocks)), key=lambda kind: offer.prices[kind] if offer.prices else 0):
        while offer.allows(more := (*blocks[:kind], blocks[kind] + 1, *blocks[kind + 1 :])):
            blocks = more
    return blocks


def closed(door: AnyDoor, verb: str, filled: Filled, below: Below) -> Form:
    """The rest by lot, paid as is suggested; now and then an object, and the end, if it can be announced."""
    if not CARRARA.verb[verb].fields:
        return Form(verb)
    values = dict(filled)
    for field in CARRARA.verb[verb].fields[:-2]:
        offer = door.choices(verb, values, field.name)
        if field.name == "blocks" and "blocks" not in values:
            assert isinstance(offer, CountsOffer)
            values["blocks"] = offer.suggested
        values = fill(door, verb, () if field.name in values else (field,), below, values)
    objects = door.choices(verb, values, "object")
    assert isinstance(objects, OneOffer)
    if objects.values and not below(2):
        values["object"] = objects.values[below(len(objects.values))]
    if door.choices(verb, values, "announce").allows(True):
        values["announce"] = True
    return Form(verb, values)


class WithCards(CarraraOptions):
    """With the expansion, unless somebody wants it otherwise. The object card is the one for a first game: others do
    not count as many objects as are planted to be looked for, or take a minute to."""

    expansion: Literal["no", "first", "drawn"] = "drawn"
    objects: Literal["any", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"] = "II"


EXPANDED = CARRARA.altered(options=WithCards, computer=wish)
"""Carrara as it is played with the expansion and drawn cards, by those."""
EVERY = {**GAMES, "carrara-expanded": EXPANDED}
