"""A promise about what was hidden: it is opened after the end, each screen is its owner's, and all are told of it."""

from typing import Any

from msgspec import to_builtins

from engine.contract.secrecy import who
from engine.contract.trial import BrokenPromise, Trial, states
from engine.core.door import look, look_back
from engine.core.state.state import GameState
from engine.core.state.views import Section, View, opened_section
from engine.core.values.seats import PUBLIC, Seat


def opens_at_the_end(trial: Trial) -> None:
    """Nothing hidden is opened before the end; then each seat's screen is, but for what stays closed."""
    for state in states(trial):
        for viewer in (PUBLIC, *range(trial.seats)):
            view = look(trial.game, state, viewer)
            opened = view.opened
            if not state.over and opened:
                raise BrokenPromise(f"before the end {who(viewer)} sees what is hidden: {opened}")
            if state.over and len(opened) != trial.seats:
                raise BrokenPromise(f"after the end {who(viewer)} sees the screens of {len(opened)}: {opened}")
            _is_open(trial, state, view)
            _is_open(trial, state, look_back(trial.game, state, viewer))


def _is_open(trial: Trial, state: GameState, view: View[Any, Any]) -> None:
    """Now, or looked back at when the game is over."""
    for seat, screen in enumerate(view.opened):
        _of_the_seat(trial.game.shows.show_screen(state, seat), screen, seat)
    _is_told(trial.game.shows.tell(view), view.opened)


def _of_the_seat(screen: Any, opened: Any, seat: Seat) -> None:
    """What is opened is what the seat sees of its own; what the rules keep closed is empty."""
    if opened is None:
        return
    own, shown = to_builtins(screen), to_builtins(opened)
    wrong = {name: value for name, value in shown.items() if value and value != own.get(name)}
    if wrong:
        raise BrokenPromise(f"after the end {wrong} is opened as seat {seat}'s, which sees {own}")


def _is_told(told: tuple[Section, ...], opened: tuple[Any, ...]) -> None:
    """Of each screen that is opened there is a section for everybody, and of no other."""
    wanted = {opened_section(seat) for seat, screen in enumerate(opened) if screen is not None}
    found = {each.name for each in told if each.name.startswith("opened-") and each.lines and not each.private}
    if wanted != found:
        raise BrokenPromise(f"opened are {sorted(wanted)}, but all are told of {sorted(found)}")
