"""What the computer does with the expansion: the deed after which it stands best."""

from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import OneOffer
from engine.core.values.chance import Below
from engine.games.carrara.computer.cards.actions import Deed, after_turning, deeds
from engine.games.carrara.computer.cards.blocks import Blocks
from engine.games.carrara.computer.cards.judgement import Judge
from engine.games.carrara.computer.cards.prospect import Prospect, prospect
from engine.games.carrara.computer.cards.table import opened
from engine.games.carrara.computer.cards.weights import WEIGHTS, CardWeights
from engine.games.carrara.computer.outlook import CarraraDoor, CarraraView
from engine.games.carrara.data import OBJECTS

CLOSED = ("take", "build", "eight", "improve", "score")
"""The verbs after which something may be bought, and the end announced."""


def by_the_cards(door: CarraraDoor, view: CarraraView, below: Below, weights: CardWeights = WEIGHTS) -> Form:
    """The best it can see; ties by the die."""
    table, screen, now = view.table, view.screen, prospect(view, door.seat)
    assert screen is not None
    judge = Judge(table, opened(table), door.seat, now, weights)
    blocks, verbs = Blocks(judge), door.verbs()
    found = [each for verb in verbs for each in deeds(door, judge, blocks, screen, verb)]
    if "announce" in verbs and announces(judge, [after for _, after in found] or [now]):
        return Form("announce")
    weighed = [(valued(judge, blocks, after), form, after) for form, after in found]
    if "turn" in verbs:
        promise = max(valued(judge, blocks, after) for after in after_turning(judge, blocks))
        weighed.append((promise + weights.turning, Form("turn"), now))
    best = max(value for value, _, _ in weighed)
    chosen = [(form, after) for value, form, after in weighed if value >= best - 1e-9]
    return closed(door, judge, blocks, chosen[below(len(chosen))])


def valued(judge: Judge, blocks: Blocks, after: Prospect) -> float:
    """In the last turn only the reckoning counts."""
    if judge.table.ending:
        return judge.reckoning(after)
    return judge.worth(after) + blocks.worth(after.blocks)


def announces(judge: Judge, after: list[Prospect]) -> bool:
    """At the start of a turn: whether one wins with the best that can still be done."""
    best = max(map(judge.reckoning, after))
    return best + judge.cards.tables.facts.announcement_vp >= judge.to_beat


def closed(door: CarraraDoor, judge: Judge, blocks: Blocks, deed: Deed) -> Form:
    """With the object that helps most, if any does, and the announcement where that wins."""
    form, after = deed
    if form.verb not in CLOSED:
        return form
    objects = door.choices(form.verb, form.values, "object")
    assert isinstance(objects, OneOffer)
    ways: list[tuple[Filled, Prospect]] = [(form.values, after)]
    for name in objects.values:
        bought = after.with_object(OBJECTS.index(name), judge.table.object_price)
        ways.append(({**form.values, "object": name}, bought))
    filled, after = max(ways, key=lambda way: valued(judge, blocks, way[1]))
    if judge.wins(after) and door.choices(form.verb, filled, "announce").allows(True):
        filled = {**filled, "announce": True}
    return Form(form.verb, filled)
