"""A modest opponent. It gets a door, so it knows only what its seat may see and ask."""

from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.forms.offers import OneOffer
from engine.core.values.chance import Below
from engine.core.values.texts import number_in
from tests.sample.games.lanterns.state import LanternsState
from tests.sample.games.lanterns.views import ScreenView, TableView

LanternsDoor = Door[LanternsState, TableView, ScreenView]


def computer(door: LanternsDoor, below: Below) -> Form:
    """Any colour, the cell that earns most, the wish that is worth least."""
    (verb,) = door.verbs()
    if verb == "arrange":
        return Form(verb, {"rewards": door.suggested(verb, {}, "rewards") or ()})
    field = {"choose": "colour", "place": "cell"}.get(verb, "wish")
    offer = door.choices(verb, {}, field)
    assert isinstance(offer, OneOffer)
    if verb == "choose":
        return Form(verb, {field: offer.pick(below)})
    suggested = door.suggested(verb, {}, field)
    return Form(verb, {field: max(offer.values, key=lambda value: (net(door, verb, field, value), value == suggested))})


def net(door: LanternsDoor, verb: str, field: str, value: str) -> int:
    """What a choice brings less what it costs, as its label says it; a lantern counts as one."""
    label = door.label(verb, {}, field, value)
    gain = sum(number_in(text.params, "n") if text.params else 1 for text in label.gain)
    return gain - sum(number_in(text.params, "n") for text in label.cost)
