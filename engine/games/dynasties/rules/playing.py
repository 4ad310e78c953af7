"""Playing an action card, or a book tile in its place; and what the turn goes on with after that."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, one, yes
from engine.core.forms.offers import YesNoOffer
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event
from engine.core.state.state import close
from engine.core.values.seats import Seat
from engine.games.dynasties.data import ACTIONS, BOOKS, TABLES, TILE
from engine.games.dynasties.rules.cards import held
from engine.games.dynasties.rules.questions import question
from engine.games.dynasties.state import DynastiesState, hide, more


def before_main_choice(state: DynastiesState, seat: Seat) -> bool:
    """Whether this turn's card is still to be played; afterwards there are only book tiles."""
    return question(state, seat).kind == "turn"


def has_tile(state: DynastiesState, seat: Seat, book: str) -> bool:
    """Whether this player holds such a book tile."""
    return state.hidden[seat].books[BOOKS.index(book)] > 0


def cards_with(state: DynastiesState, seat: Seat, icon: str, book: str, filled: Filled) -> tuple[str, ...]:
    """The cards in hand with this icon, and the book tile that serves as well. A turn does not end with a tile."""
    found = list[str]()
    if before_main_choice(state, seat):
        actions = TABLES[state.data].facts.actions
        found += [card for card in held(state.hidden[seat].hand) if icon in actions[ACTIONS.index(card)].icons]
    if has_tile(state, seat, book) and not yes(filled, "done"):
        found.append(TILE)
    return tuple(found)


def tile_or_card(state: DynastiesState, seat: Seat, icon: str, book: str, filled: Filled) -> bool:
    """Whether the card filled in serves for it; or, if none is, any that one holds."""
    card, cards = one(filled, "card"), cards_with(state, seat, icon, book, filled)
    return bool(cards) if card is None else card in cards


def may_be_done(state: DynastiesState, seat: Seat, filled: Filled) -> YesNoOffer:
    """Whether one can say beforehand that the turn is to end then: only who holds a book tile is asked at all."""
    return YesNoOffer(one(filled, "card") != TILE and any(state.hidden[seat].books) and before_main_choice(state, seat))


def play(
    state: DynastiesState, seat: Seat, filled: Filled, book: str = "", told: str = "played"
) -> tuple[DynastiesState, tuple[Event, ...]]:
    """Lay the card on the discards, or remove the tile; what follows is done before the turn goes on."""
    card, mine, main = one(filled, "card") or "", state.hidden[seat], before_main_choice(state, seat)
    state = close(state, seat)
    if card == TILE:
        return use_tile(state, seat, book, main=main)
    kind = ACTIONS.index(card)
    state = hide(state, seat, hand=more(mine.hand, kind, -1))
    state = replace(state, discards=more(state.discards, kind))
    # A tile won on the way is one more than he holds now: then he is asked, whatever he has said.
    enough = sum(mine.books) if yes(filled, "done") else 0
    return push(state, Task("after", seat, {"enough": enough})), (Event(told, {"seat": seat, "card": card}),)


def use_tile(state: DynastiesState, seat: Seat, book: str, *, main: bool) -> tuple[DynastiesState, tuple[Event, ...]]:
    """A used tile is out of the game."""
    tile = BOOKS.index(book)
    state = hide(state, seat, books=more(state.hidden[seat].books, tile, -1))
    state = replace(state, used_books=more(state.used_books, tile))
    then = Task("turn", seat) if main else Task("after", seat, {"enough": 0})
    return push(state, then), (Event("used-book", {"seat": seat, "book": book}),)
