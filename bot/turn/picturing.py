"""The picture beside a page of the turn: the one that is chosen on, with what can be seen there of the plan."""

from collections.abc import Sequence

from bot.turn.seat import AtSeat
from engine.core.forms.forms import Field, Grid, OneOf, Verb
from engine.turn.stage import Stage, is_optional, offered, required
from render.core.contract import Picture
from render.core.scene import Draft


def pictured(seat: AtSeat, at: Stage, field: Field | None = None) -> tuple[str, Draft | None]:
    """The picture on which one sees what is chosen for this field; else the last one on the way to it, which stays.
    Without a field it is for where all is confirmed, and what is optional is added."""
    asked = [each for each in (field or at.asked,) if each is not None]
    added = [each for each in at.verb.fields if is_optional(each) and field is None]
    passed = [each for each in required(at.verb) if each.name in at.values and each not in asked]
    every = [*asked, *reversed(passed), *added]
    picture = next((found for each in every if (found := beside(seat, at.verb, each))), None)
    if picture is None:
        return "", None
    on_it = [each for each in every if beside(seat, at.verb, each) is picture]
    return picture.name, _draft(seat, at, on_it, [*asked, *added]) if any(map(_is_of_cells, on_it)) else None


def beside(seat: AtSeat, verb: Verb, field: Field) -> Picture | None:
    """The picture on which the choices for a field are places."""
    place = f"{verb.name}.{field.name}"
    return next((each for each in seat.pictures.pictures if place in each.beside), None)


def _is_of_cells(field: Field) -> bool:
    return isinstance(field, OneOf) and isinstance(field.layout, Grid)


def _draft(seat: AtSeat, at: Stage, on_it: Sequence[Field], open_now: Sequence[Field]) -> Draft:
    """Of the plan no more than is chosen on that picture: whatever else of it changes, the picture is the same, and is
    not sent again."""
    filled = {each.name: at.values[each.name] for each in at.verb.fields if each in on_it and each.name in at.values}
    return Draft(at.verb.name, filled, {each.name: offered(seat.door, at, each) for each in on_it if each in open_now})
