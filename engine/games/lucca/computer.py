"""A computer player for Lucca Città."""

from typing import TypeAlias

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.values.chance import Below
from engine.core.walk import along  # noqa: F401
from engine.games.lucca.state import LuccaState
from engine.games.lucca.views import ScreenView, TableView

LuccaDoor: TypeAlias = Door[LuccaState, TableView, ScreenView]


def computer(door: LuccaDoor, below: Below) -> Form:
    """Anything that is legal."""
    from engine.games.lucca.forms import VERBS

    verb = next(verb for verb in VERBS if verb.name == door.verbs()[0])
    return Form(verb.name, door.by_lot(verb.name, verb.fields, below, {}))
