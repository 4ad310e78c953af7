"""The additional purchase: after any action, one object from the board for ten coins. They are never refilled."""

from msgspec.structs import replace

from engine.core.forms.offers import OneOffer
from engine.core.state.events import Event
from engine.core.values.seats import Seat
from engine.games.carrara.data import OBJECTS, TABLES
from engine.games.carrara.state import CarraraState, at, put


def objects_to_buy(state: CarraraState, coins: int) -> OneOffer:
    """Those on the board, if the coins left by the action are enough."""
    if coins < TABLES[state.data].object_price:
        return OneOffer(())
    return OneOffer(tuple(name for name, n in zip(OBJECTS, state.for_sale, strict=True) if n))


def buy(state: CarraraState, seat: Seat, name: str) -> tuple[CarraraState, Event]:
    """The object goes behind the screen."""
    kind, paid, mine = OBJECTS.index(name), TABLES[state.data].object_price, state.hidden[seat]
    objects = at(mine.objects, kind, mine.objects[kind] + 1)
    hidden = put(state.hidden, seat, replace(mine, coins=mine.coins - paid, objects=objects))
    state = replace(state, hidden=hidden, for_sale=at(state.for_sale, kind, state.for_sale[kind] - 1))
    return state, Event("bought", {"seat": seat, "object": name, "price": paid})
