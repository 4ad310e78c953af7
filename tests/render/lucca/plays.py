"""Games of Lucca to look at: open whatever brings something, take the triplet that completes or builds most, and use
its cards as is usual."""

from functools import lru_cache
from typing import Unpack

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form
from engine.core.state.events import AnyEvent
from engine.core.values.chance import Below
from engine.core.values.seats import Seat
from engine.games.lucca.data import COLOURS, PLACES
from engine.games.lucca.forms import CHOICES, suggest
from engine.games.lucca.game import GAME
from engine.games.lucca.rules.opening import openable, worth_opening
from engine.games.lucca.show import show_card, show_offer
from engine.games.lucca.state import Area, LuccaOptions, LuccaState
from engine.games.lucca.views import CardView, NumberView, PalaceView, PlayerView
from render.core.scene import Scene
from tests.render.shared.plays import Look, play, scene_at

Step = tuple[LuccaState, tuple[AnyEvent, ...]]


@lru_cache(16)
def played(seats: int, seed: int = 1) -> tuple[Step, ...]:
    """A whole game: each state, and what happened on the way to it."""
    return tuple(play(GAME, seats, LuccaOptions(), seed, move))


def table(picture: str, seats: int, at: int | float, *, seed: int = 1, **how: Unpack[Look]) -> Scene:
    """How it stood after so many steps, or after so much of the game."""
    return scene_at(GAME, played(seats, seed), at, picture, **how)


def move(state: LuccaState, below: Below) -> Form:
    """Nothing is left to chance."""
    asked = state.decisions[0]
    return keep(state, asked.seat) if asked.kind == "keep" else take(state, asked.seat)


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
