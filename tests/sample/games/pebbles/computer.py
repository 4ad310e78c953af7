"""A modest opponent. It gets a door, so it knows only what its seat may see and ask."""

from engine.core.door import Door
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import CountsOffer, OneOffer, SomeOffer
from engine.core.values.chance import Below
from tests.sample.games.pebbles.data import COLOURS
from tests.sample.games.pebbles.state import Counts, PebblesState
from tests.sample.games.pebbles.views import ScreenView, TableView

PebblesDoor = Door[PebblesState, TableView, ScreenView]


def computer(door: PebblesDoor, below: Below) -> Form:
    """Draw while there are coins, take what pays, sell what is not the favourite when poor."""
    verbs = door.verbs()
    screen = door.view().screen
    assert screen is not None
    if "favour" in verbs:
        return Form("favour", {"colour": COLOURS[below(len(COLOURS))]})
    if "take" in verbs:
        return Form("take", what_to_take(door, screen.favourite))
    if "polish" in verbs:
        return Form("polish", {"colours": what_to_polish(door, screen)})
    spare = tuple(0 if colour == screen.favourite else n for colour, n in zip(COLOURS, screen.pebbles, strict=True))
    if "sell" in verbs and any(spare) and screen.coins < 2:
        return Form("sell", {"pebbles": spare, "boast": not door.view().table.seats[door.seat].boast})
    return Form("draw")


def what_to_take(door: PebblesDoor, favourite: str) -> Filled:
    """The favourite first, then the cheapest, as far as the coins go; a shell if they still allow it."""
    offer = door.choices("take", {}, "pebbles")
    assert isinstance(offer, CountsOffer)
    order = sorted(range(len(COLOURS)), key=lambda kind: (COLOURS[kind] != favourite, offer.prices[kind]))
    pebbles: Counts = (0,) * len(COLOURS)
    for kind in order:
        while offer.allows(more := (*pebbles[:kind], pebbles[kind] + 1, *pebbles[kind + 1 :])):
            pebbles = more
    filled: Filled = {"pebbles": pebbles}
    shells = door.choices("take", filled, "shell")
    assert isinstance(shells, OneOffer)
    return {**filled, "shell": shells.values[0]} if shells else filled


def what_to_polish(door: PebblesDoor, screen: ScreenView) -> tuple[str, ...]:
    """The colours one has most of."""
    offer = door.choices("polish", {}, "colours")
    assert isinstance(offer, SomeOffer)
    of = dict(zip(COLOURS, screen.pebbles, strict=True))
    return tuple(sorted(offer.values, key=lambda colour: -of[colour])[: offer.most])
