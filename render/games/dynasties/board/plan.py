"""What its owner is about to do on the board: the cities he may choose, by their numbers, and the one he has chosen."""

from msgspec import Struct

from engine.core.forms.forms import one
from engine.core.forms.offers import OneOffer
from render.core.scene import Scene

FIELDS = ("city", "city2")
"""Fields of forms that name a city."""


class Plan(Struct, frozen=True):
    """A move that is half made."""

    numbers: dict[str, int] = {}
    """By city: under which number it is offered."""
    chosen: frozenset[str] = frozenset()


def plan_of(scene: Scene) -> Plan:
    """What can be seen of the draft on the board."""
    if scene.draft is None:
        return Plan()
    numbers: dict[str, int] = {}
    for field in FIELDS:
        offer = scene.draft.offers.get(field)
        if isinstance(offer, OneOffer):
            numbers |= {city: at for at, city in enumerate(offer.values, 1)}
    named = (one(scene.draft.filled, field) for field in FIELDS if field in scene.draft.filled)
    return Plan(numbers, frozenset(city for city in named if city))
