"""What closes an action of the base game: an object where it pays, the end where that wins."""

from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import OneOffer
from engine.games.carrara.computer.outlook import CarraraDoor, Outlook
from engine.games.carrara.data import TYPES


def finished(door: CarraraDoor, outlook: Outlook, form: Form) -> Form:
    """Add an object where it pays, and announce the end where that wins."""
    if form.verb not in ("take", "build", "score"):
        return form
    filled: Filled = dict(form.values)
    objects = door.choices(form.verb, filled, "object")
    assert isinstance(objects, OneOffer)
    with_object: Filled = {**filled, "object": objects.values[0]} if objects else filled
    if door.choices(form.verb, with_object, "announce").allows(True) and leads(outlook, door.seat):
        return Form(form.verb, {**with_object, "announce": True})
    needed = sum(outlook.screen.objects) < outlook.table.goal.objects
    facts = outlook.facts
    if facts.object_price * outlook.coin < facts.vp_per_object + (1.0 if needed else 0.0):
        filled = with_object
    return Form(form.verb, filled)


def leads(outlook: Outlook, seat: int) -> bool:
    """Whether this seat would win if the game ended now, as far as it can be told from outside the screens."""
    table, facts, objects = outlook.table, outlook.facts, outlook.screen.objects
    others = len(table.players) - 1
    gone = facts.objects_of_each * len(TYPES) - sum(table.supply) - sum(table.for_sale) - sum(objects)
    mine = (
        outlook.me.vp
        + outlook.me.cost
        + facts.vp_per_object * sum(objects)
        + outlook.screen.coins // facts.coins_per_vp
    )
    guess = facts.vp_per_object * gone / others + 4
    best = max(p.vp + p.cost + guess for other, p in enumerate(table.players) if other != seat)
    return mine + facts.announcement_vp >= best
