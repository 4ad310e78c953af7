"""What the computer does: the best it can see, and when it opens its palaces."""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from engine.core.door import Door
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import OneOffer
from engine.core.values.chance import Below
from engine.games.lucca.computer.judgement import Judge, Prospect, prospect
from engine.games.lucca.data import PLACES
from engine.games.lucca.state import LuccaState
from engine.games.lucca.views import CardView, ScreenView, TableView

LuccaDoor: TypeAlias = Door[LuccaState, TableView, ScreenView]


def computer(door: LuccaDoor, below: Below) -> Form:
    """The best it can see. Nothing is left to dice but which of two equal ways it goes."""
    ways = _ways_to_keep(door) if door.verbs() == ("keep",) else _ways_to_take(door)
    judge = Judge(door.view().table, door.seat)
    judged = [(judge.worth(quarter), filled) for filled, quarter in ways]
    best = [filled for worth, filled in judged if worth >= max(each for each, _ in judged)]
    chosen = best[below(len(best))]
    opened = _to_open(door) if door.verbs() == ("take",) else ()
    return Form(door.verbs()[0], {**chosen, "open": opened} if opened else chosen)


# At the start


def _ways_to_keep(door: LuccaDoor) -> Iterator[tuple[Filled, Prospect]]:
    """Any two cards; of one colour the higher number lies on top."""
    view = door.view()
    assert view.screen is not None, "who plays has a screen"
    for pair in combinations(view.screen.hand, 2):
        quarter = Prospect({}, 0, 0)
        for card in sorted(pair, key=lambda each: each.number):
            quarter = quarter.with_card(card, view.table.palace)
        filled: Filled = {"cards": tuple(str(card.number) for card in pair)}
        yield _with_top(door, "keep", filled), quarter


# A turn


def _ways_to_take(door: LuccaDoor) -> Iterator[tuple[Filled, Prospect]]:
    """Every triplet with every use of its cards."""
    table = door.view().table
    mine = prospect(table.players[door.seat])
    for triplet in table.display:
        if triplet.cards:
            yield from _uses(door, {"triplet": str(triplet.number)}, triplet.cards, mine, table.palace)


def _uses(
    door: LuccaDoor, filled: Filled, cards: tuple[CardView, ...], quarter: Prospect, size: int
) -> Iterator[tuple[Filled, Prospect]]:
    """Every use of these cards, one after the other."""
    if not cards:
        yield _with_top(door, "take", filled), quarter
        return
    place = PLACES[len(PLACES) - len(cards)]
    offer = door.choices("take", filled, place)
    for use in offer.values if isinstance(offer, OneOffer) else ():
        after = quarter
        if use == "build":
            after = quarter.with_card(cards[0], size)
        elif use == "wall":
            after = Prospect(quarter.palaces, quarter.walls + 1, quarter.towers, quarter.points)
        yield from _uses(door, {**filled, place: use}, cards[1:], after, size)


def _with_top(door: LuccaDoor, verb: str, filled: Filled) -> Filled:
    """Where it matters which card lies on top, the higher number."""
    offer = door.choices(verb, filled, "top")
    values = offer.values if isinstance(offer, OneOffer) else ()
    return {**filled, "top": max(values, key=int)} if values else filled


def _to_open(door: LuccaDoor) -> tuple[str, ...]:
    """What is worth a feast now: towards the end less is enough, since others open and complete as well."""
    table = door.view().table
    left = table.rounds - table.round
    enough = 1 if not left else 2 if left == 1 else 3 if left <= 3 else 4
    mine = table.players[door.seat].palaces
    return tuple(palace.colour for palace in mine if palace.area == "finished" and palace.opening >= enough)
