"""Choosing: all answers to a question are weighed, and the best is given."""

from collections.abc import Iterator

from engine.core.forms.forms import Form
from engine.core.values.chance import Below
from engine.core.values.texts import number_in
from engine.games.dynasties.computer import answers
from engine.games.dynasties.computer.answers import DynastiesDoor, Weighed
from engine.games.dynasties.computer.bonuses import bonus
from engine.games.dynasties.computer.judgement import Outlook, Weights
from engine.games.dynasties.computer.turns import plot, turn


def computer(door: DynastiesDoor, below: Below, weights: Weights = Weights()) -> Form:  # noqa: B008  (it is frozen)
    """The best of what it is asked for; ties by the die."""
    view, decision = door.view(), door.decision()
    assert view.screen is not None
    assert decision is not None
    outlook = Outlook(view.table, view.screen, door.seat, weights)
    weighed = list(weigh(door, outlook, decision.kind))
    best = max(value for value, _ in weighed)
    forms = [form for value, form in weighed if value >= best - 1e-9]
    return forms[below(len(forms))]


def weigh(door: DynastiesDoor, outlook: Outlook, kind: str) -> Iterator[Weighed]:
    """By the question."""
    match kind:
        case "turn" | "after":
            return turn(door, outlook)
        case "bonus" | "leonardo":
            return bonus(door, outlook)
        case "divide" | "goods" | "tribute" | "unload":
            return weigh_goods(door, outlook, kind)
        case "apart" | "dowry" | "pick" | "die" | "second":
            return weigh_dice(door, outlook, kind)
    return weigh_others(door, outlook, kind)


def weigh_goods(door: DynastiesDoor, outlook: Outlook, kind: str) -> Iterator[Weighed]:
    """Of ships, or for Fugger."""
    decision = door.decision()
    assert decision is not None
    if kind == "divide":
        return answers.divide(door, outlook, decision.subject)
    if kind == "goods":
        return answers.choose_goods(outlook, decision.subject)
    return answers.name_goods(door, outlook, "give" if kind == "tribute" else "unload")


def weigh_dice(door: DynastiesDoor, outlook: Outlook, kind: str) -> Iterator[Weighed]:
    """Of a marriage; and the second ship, which is chosen like that of a die."""
    decision = door.decision()
    assert decision is not None
    match kind:
        case "apart":
            return answers.set_apart(outlook, decision.subject)
        case "dowry":
            return answers.choose_dice(outlook, decision.subject)
        case "pick":
            return answers.pick(door, outlook, number_in(decision.subject, "n"))
        case "die":
            return answers.carry(door, outlook)
    ships = answers.values(door, "board", {}, "ship")
    return ((answers.target_worth(outlook, "ship", ship), Form("board", {"ship": ship})) for ship in ships)


def weigh_others(door: DynastiesDoor, outlook: Outlook, kind: str) -> Iterator[Weighed]:
    """Cards, characters, the convent."""
    match kind:
        case "keep":
            return answers.keep(door, outlook)
        case "plunder":
            return answers.plunder(door, outlook)
        case "plot":
            return plot(door, outlook)
        case "wed":
            return answers.wed(door, outlook)
        case "scoring":
            return answers.score(door, outlook)
    return answers.save(door, outlook)
