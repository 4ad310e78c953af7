"""The computer player of Carrara: for now any legal form."""

from engine.core.chance import Below
from engine.core.door import Door
from engine.core.forms import Form
from engine.core.walk import fill
from engine.games.carrara.forms import VERBS
from engine.games.carrara.state import CarraraState
from engine.games.carrara.views import ScreenView, TableView


def computer(door: Door[CarraraState, TableView, ScreenView], below: Below) -> Form:
    """Any legal form."""
    verbs = door.verbs()
    verb = verbs[below(len(verbs))]
    fields = next(each.fields for each in VERBS if each.name == verb)
    return Form(verb, fill(door, verb, fields, below))
