"""Games of Carpe Diem to look at: of a few legal moves the one after which most is finished and had."""

from functools import lru_cache
from typing import Unpack

from engine.contract.trial import legal_form
from engine.core.forms.forms import Form
from engine.core.play import Accepted, act
from engine.core.state.events import AnyEvent
from engine.core.values.chance import Below
from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import TABLES
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.rules.district import elements
from engine.games.carpe_diem.state import CarpeDiemOptions, CarpeDiemState, place_on_track
from render.core.scene import Scene
from tests.render.shared.plays import Look, play, scene_at

Step = tuple[CarpeDiemState, tuple[AnyEvent, ...]]
TRIES = 10
"""Moves that are compared."""


@lru_cache(16)
def played(seats: int, seed: int = 1) -> tuple[Step, ...]:
    """A whole game: each state, and what happened on the way to it."""
    return tuple(play(GAME, seats, CarpeDiemOptions(), seed, best))


def table(picture: str, seats: int, at: int | float, *, seed: int = 1, **how: Unpack[Look]) -> Scene:
    """How it stood after so many steps, or after so much of the game."""
    return scene_at(GAME, played(seats, seed), at, picture, **how)


def best(state: CarpeDiemState, below: Below) -> Form:
    """The best of a few moves."""
    asked = state.decisions[0]
    forms = [legal_form(GAME, state, asked, below) for _ in range(TRIES)]
    return max(forms, key=lambda form: worth(_after(state, form), asked.seat))


def _after(state: CarpeDiemState, form: Form) -> CarpeDiemState:
    asked = state.decisions[0]
    done = act(GAME, state, asked.seat, asked.number, form)
    assert isinstance(done, Accepted), done
    return done.state


def worth(state: CarpeDiemState, seat: Seat) -> float:
    """How good a table looks to a simple mind: all that is finished counts, and all that was stored is lost."""
    player, tables = state.players[seat], TABLES[state.data]
    found = elements(tables, player.district)
    finished = sum(each.finished for each in found)
    things = sum(player.goods) + player.coins + player.bread + place_on_track(state, seat)
    return player.vp + 3 * finished - 0.6 * (len(found) - finished) + 0.7 * things - 4 * len(player.stored)
