"""Promises about forms: what is offered is accepted, in whatever order it is filled in, and nothing else is."""

from typing import Any

from engine.contract.trial import BrokenPromise, Trial, steps
from engine.contract.wild import almost_legal
from engine.core.door import Door
from engine.core.forms.forms import Field, Filled, Form, OneOf, SomeOf, is_required
from engine.core.forms.offers import CountsOffer, OneOffer, SomeOffer
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.state.undo import PlayedStep
from engine.core.state.views import Label
from engine.core.values.chance import Below
from engine.core.walk import fill


def offers_in_any_order(trial: Trial) -> None:
    """Fields may be filled in any order: each choice offered can be completed to a form that is accepted."""
    below = trial.below("any order")
    for step in steps(trial):
        door = Door(trial.game, step.before, step.seat)
        _says_what_it_may(trial.game, door, step.number)
        for verb in door.verbs():
            fields = shuffled(trial.game.verb[verb].fields, below)
            try:
                form = Form(verb, fill(door, verb, fields, below))
            except LookupError as error:
                raise BrokenPromise(f"step {step.number}, filled as {[f.name for f in fields]}: {error}") from error
            answer = act(trial.game, step.before, step.seat, step.decision.number, form)
            if not isinstance(answer, Accepted):
                raise BrokenPromise(f"step {step.number}: offered {form}, then refused: {answer}")


def accepts_what_it_offers(trial: Trial) -> None:
    """A form is accepted just if each of its values is offered beside the others."""
    below = trial.below("exact")
    for step in steps(trial):
        for form in (step.form, *(almost_legal(trial.game, step.before, step.decision, below) for _ in range(3))):
            answer = act(trial.game, step.before, step.seat, step.decision.number, form)
            missing = _not_offered(trial.game, step, form)
            if isinstance(answer, Accepted) and missing:
                raise BrokenPromise(f"step {step.number}: an illegal form is accepted: {form}; not offered: {missing}")
            if not isinstance(answer, Accepted) and not missing:
                raise BrokenPromise(f"step {step.number}: all of {form} is offered, yet refused: {answer}")


def suggests_what_it_offers(trial: Trial) -> None:
    """What is suggested for a field is on offer there; what is offered has its place in the field's layout, and no two
    choices read alike."""
    for step in steps(trial):
        door, filled = Door(trial.game, step.before, step.seat), Filled()
        for field in trial.game.verb[step.form.verb].fields:
            where = f"step {step.number}: {step.form.verb}.{field.name}"
            offer = door.choices(step.form.verb, filled, field.name)
            suggested = door.suggested(step.form.verb, filled, field.name)
            if suggested is not None and not offer.allows(suggested):
                raise BrokenPromise(f"{where}: {suggested!r} is suggested, and only {offer} is offered")
            if isinstance(field, OneOf | SomeOf) and isinstance(offer, OneOffer | SomeOffer):
                _laid_out(where, field, offer)
                _told_apart(where, [door.label(step.form.verb, filled, field.name, value) for value in offer.values])
            if field.name in step.form.values:
                filled[field.name] = step.form.values[field.name]


def _laid_out(where: str, field: OneOf | SomeOf, offer: OneOffer | SomeOffer) -> None:
    if field.layout is not None and not set(offer.values) <= set(field.layout.values):
        raise BrokenPromise(f"{where}: {set(offer.values) - set(field.layout.values)} is offered and has no place")
    if isinstance(field, SomeOf) and isinstance(offer, SomeOffer) and field.ordered != offer.ordered:
        raise BrokenPromise(f"{where}: whether the order counts, the field says otherwise than {offer}")


def _told_apart(where: str, labels: list[Label]) -> None:
    """In a list by their text, on buttons by the short one; a choice without any is told by its name."""
    for texts in ([label.text for label in labels], [label.short or label.text for label in labels]):
        if twice := [text for at, text in enumerate(texts) if text is not None and text in texts[:at]]:
            raise BrokenPromise(f"{where}: several choices read {twice[0]}: nobody could say which he means")


def offers_possible_totals(trial: Trial) -> None:
    """Each total that counts by kind may have can be reached within caps and budget."""
    for step in steps(trial):
        door, form = Door(trial.game, step.before, step.seat), step.form
        for field in trial.game.verb[form.verb].fields:
            first = {name: form.values[name] for name in field.after if name in form.values}
            offer = door.choices(form.verb, first, field.name)
            if isinstance(offer, CountsOffer):
                _reachable(f"step {step.number}: {form.verb}.{field.name}", offer)


def _says_what_it_may(game: AnyGame, door: Door[Any, Any, Any], number: int) -> None:
    """A verb with required fields is possible just if something is offered for the first of them."""
    for verb in door.answers():
        required = [field.name for field in game.verb[verb].fields if is_required(field)]
        if required and bool(door.choices(verb, {}, required[0])) != door.may(verb):
            said = "possible" if door.may(verb) else "impossible"
            raise BrokenPromise(
                f"step {number}: {verb} is said to be {said}, but its {required[0]} is offered otherwise"
            )


def shuffled(fields: tuple[Field, ...], below: Below) -> list[Field]:
    """The same fields in another order, each still after those it must follow."""
    left, order = list(fields), list[Field]()
    while left:
        waiting = {field.name for field in left}
        ready = [field for field in left if not waiting & set(field.after)]
        order.append(ready[below(len(ready))])
        left.remove(order[-1])
    return order


def _not_offered(game: AnyGame, step: PlayedStep, form: Form) -> list[str]:
    """The fields whose value is not offered beside the others, or is missing though there is one to choose. A required
    one must be offered by itself as well; an optional one may need another beside it, as announcing the end may need
    the object just bought."""
    door, verb, values = Door(game, step.before, step.seat), form.verb, form.values
    required = [field.name for field in game.verb[verb].fields if is_required(field)]
    alone = [name for name in required if not door.choices(verb, {}, name).allows(values[name])]
    if alone:
        return alone
    needed = [field.name for field in game.verb[verb].fields if field.if_any and field.name not in values]
    if missing := [name for name in needed if door.choices(verb, values, name)]:
        return missing
    return [name for name in values if not door.choices(verb, _without(name, values), name).allows(values[name])]


def _without(name: str, values: Filled) -> Filled:
    return {other: value for other, value in values.items() if other != name}


def _reachable(where: str, offer: CountsOffer) -> None:
    for total in offer.totals:
        price = offer.cheapest(total)
        if price is None or (offer.prices and price > offer.budget):
            raise BrokenPromise(f"{where}: a total of {total} is offered, which {offer} does not allow")
