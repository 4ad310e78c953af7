"""Games of Lucca to look at, played by a simple rule that no better computer will ever change: open whatever brings
something, take the triplet that completes or builds most, and use its cards as is usual."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from engine.core.door import look
from engine.core.forms.forms import Filled, Form
from engine.core.play import Accepted, act, start
from engine.core.state.events import AnyEvent, seen
from engine.core.values.seats import Seat, Viewer
from engine.games.lucca.data import COLOURS, PLACES
from engine.games.lucca.forms import CHOICES, suggest
from engine.games.lucca.game import GAME
from engine.games.lucca.rules.opening import openable, worth_opening
from engine.games.lucca.show import show_card, show_offer
from engine.games.lucca.state import Area, LuccaOptions, LuccaState
from engine.games.lucca.views import CardView, NumberView, PalaceView, PlayerView
from render.core.scene import Happening, Scene
from tests.render.positions import NAMES

Step = tuple[LuccaState, tuple[AnyEvent, ...]]


@lru_cache(16)
def played(seats: int, seed: int = 1) -> tuple[Step, ...]:
    """A whole game: each state, and what happened on the way to it."""
    return tuple(_play(seats, seed))


def _play(seats: int, seed: int) -> Iterator[Step]:
    state, events = start(GAME, seats, LuccaOptions(), bytes([seed]) * 16)
    yield state, tuple(events)
    while not state.over:
        asked = state.decisions[0]
        form = keep(state, asked.seat) if asked.kind == "keep" else take(state, asked.seat)
        done = act(GAME, state, asked.seat, asked.number, form)
        assert isinstance(done, Accepted), done
        state = done.state
        yield state, tuple(done.events)


def keep(state: LuccaState, seat: Seat) -> Form:
    """The first two."""
    filled: Filled = {"cards": tuple(map(str, state.hidden[seat].hand[:2]))}
    return Form("keep", _with_top(state, seat, "keep", filled))


def take(state: LuccaState, seat: Seat) -> Form:
    """What completes most, then builds most."""
    left = [n for n, cards in enumerate(state.display, 1) if cards]
    offers = [show_offer(state, seat, n) for n in left]
    best = max(offers, key=lambda offer: (offer.points, sum(each.cards for each in offer.cards), -offer.number))
    filled: Filled = {"triplet": str(best.number)}
    for place in PLACES:
        filled[place] = suggest(state, seat, "take", filled, place) or "discard"
    filled = _with_top(state, seat, "take", filled)
    return Form(
        "take", {**filled, "open": tuple(c for c in openable(state, seat) if worth_opening(state, seat, c) > 1)}
    )


def _with_top(state: LuccaState, seat: Seat, verb: str, filled: Filled) -> Filled:
    offer = CHOICES[verb]["top"](state, seat, filled)
    return {**filled, "top": suggest(state, seat, verb, filled, "top") or ""} if offer else filled


def table(
    picture: str,
    seats: int,
    at: int | float,
    *,
    viewer: Viewer = None,
    language: str = "en",
    theme: str = "dark",
    names: tuple[str, ...] = NAMES,
    seed: int = 1,
    news: int = 3,
) -> Scene:
    """How it stood after so many steps, or after so much of the game."""
    steps = played(seats, seed)
    at = round(at * (len(steps) - 1)) if isinstance(at, float) else at % len(steps)
    state = steps[at][0]
    course = tuple(Happening(n, seen(events, viewer)) for n, (_, events) in enumerate(steps[: at + 1]))
    return Scene(
        "lucca",
        picture,
        "k7f3q",
        names[:seats],
        look(GAME, state, viewer),
        language,
        theme,
        course[-news:] if news else (),
        course if state.over else (),
        GAME.shows.scores(state) if state.over else (),
        GAME.shows.winners(state) if state.over else (),
    )


def full(seen: Scene) -> Scene:
    """The same table with as much as the rules allow at once: all six palaces in every quarter, most cards face down,
    and points of three digits."""
    view = seen.view
    cards = [show_card(view.table.data, number) for number in range(1, 97)]
    quarters = tuple(_full(player, seat, cards, view.table.palace) for seat, player in enumerate(view.table.players))
    numbered = replace(view.table, players=quarters, lowest=NumberView(0, 1), highest=NumberView(1, 96))
    screen = view.screen and replace(view.screen, walls=tuple(cards[:11]), discards=tuple(cards[-10:]))
    return replace(seen, view=replace(view, table=numbered, screen=screen))


def _full(player: PlayerView, seat: Seat, cards: list[CardView], size: int) -> PlayerView:
    palaces = []
    for at, colour in enumerate(COLOURS):
        mine = tuple(card for card in cards if card.kind == colour)[seat : seat + size]
        area: Area = ("construction", "finished", "opened")[(at + seat) % 3]
        windows, shields = sum(card.windows for card in mine), sum(card.shields for card in mine)
        palaces.append(PalaceView(colour, area, mine, mine[-1].number, windows, shields, 14))
    return replace(
        player, palaces=tuple(palaces), walls=11, towers=4, discards=10, shields=21, needed=22, points=(99, 9, 0, 0, 0)
    )
