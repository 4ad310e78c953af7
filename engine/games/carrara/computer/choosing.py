"""What the computer does: of all its sensible forms, the best it can see."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from engine.core.forms.forms import Form
from engine.core.values.chance import Below
from engine.games.carrara.computer.boards import buildings, scorings
from engine.games.carrara.computer.cards.choosing import by_the_cards
from engine.games.carrara.computer.closing import finished, leads
from engine.games.carrara.computer.outlook import CarraraDoor, Outlook, Weighed, Weights, outlook_of
from engine.games.carrara.computer.wheel import promise_of_the_wheel, takings


def computer(door: CarraraDoor, below: Below, weights: Weights = Weights()) -> Form:  # noqa: B008  (it is frozen)
    """By the cards where they lie on the table, else by what is printed on the board."""
    view = door.view()
    if view.table.expansion is not UNSET:
        return by_the_cards(door, view, below)
    outlook = outlook_of(view, door.seat, weights)
    weighed = [each for verb in door.verbs() for each in weigh(door, outlook, verb)]
    return finished(door, outlook, best_of(weighed, below))


def best_of(weighed: Sequence[Weighed], below: Below) -> Form:
    """The best form; ties by the die."""
    best = max(value for value, _ in weighed)
    forms = [form for value, form in weighed if value >= best - 1e-9]
    return forms[below(len(forms))]


def weigh(door: CarraraDoor, outlook: Outlook, verb: str) -> Iterator[Weighed]:
    """Every sensible form of a verb with what it is worth, before an object or an announcement is added."""
    match verb:
        case "take":
            yield from takings(door, outlook)
        case "build":
            yield from buildings(door, outlook)
        case "score":
            yield from scorings(door, outlook)
        case "turn":
            yield promise_of_the_wheel(outlook), Form("turn")
        case "announce":
            yield (50.0 if leads(outlook, door.seat) else -50.0), Form("announce")
        case _:
            yield 0.0, Form(verb)
