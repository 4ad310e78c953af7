"""The newest states of tables in use, with the screens in them: what the next move will ask for.

A state counts only for the very text it is stored as, so whatever becomes of a transaction, nothing here can be out of
date. Tables nobody touches stay on disk.
"""

from collections import OrderedDict
from threading import Lock
from typing import Any

from msgspec import Struct

from engine.core.game import AnyGame
from engine.core.state.state import GameState
from engine.core.stored import StoredError, decode, digest

MOST = 512
"""Tables."""


class CachedState(Struct):
    """One state, its text, and every seat's screen once that was asked for."""

    game: AnyGame
    stored: str
    hashed: str
    state: GameState
    screens: tuple[Any, ...] | None = None


_kept: OrderedDict[str, CachedState] = OrderedDict()
_lock = Lock()
"""The writer's thread and the reader's both look here."""


def state_of(table: str, game: AnyGame, stored: str, hashed: str) -> GameState:
    """The table's newest state, which is stored as this text. Raises `StoredError`."""
    known = _kept.get(table)
    if known is None or (known.stored, known.hashed) != (stored, hashed) or known.game is not game:
        known = CachedState(game, stored, hashed, read(game, stored, hashed))
        _keep(table, known)
    return known.state


def read(game: AnyGame, stored: str, hashed: str) -> GameState:
    """A state from its text, if that is the one that was written. Raises `StoredError`."""
    written = stored.encode()
    if digest(written) != hashed:
        raise StoredError("this is not the state that was written")
    state: GameState = decode(game, written)
    return state


def succeed(
    table: str, game: AnyGame, stored: str, hashed: str, before: GameState | None, after: GameState
) -> list[bool]:
    """The table has a new state, stored as this text. Which seats' screens are not what they were?"""
    known = _kept.get(table)
    were = known.screens if known is not None and known.state is before else None
    if were is None and before is not None:
        were = _screens(game, before)
    are = _screens(game, after)
    _keep(table, CachedState(game, stored, hashed, after, are))
    return [were is None or were[seat] != screen for seat, screen in enumerate(are)]


def _screens(game: AnyGame, state: GameState) -> tuple[Any, ...]:
    return tuple([game.shows.show_screen(state, seat) for seat in range(state.seats)])


def _keep(table: str, known: CachedState) -> None:
    with _lock:
        _kept[table] = known
        _kept.move_to_end(table)
        if len(_kept) > MOST:
            _kept.popitem(last=False)
