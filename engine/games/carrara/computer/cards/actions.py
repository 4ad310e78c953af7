"""Every sensible form of each action, and how one would stand after it."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import CountsOffer, OneOffer, most_affordable
from engine.games.carrara.computer.cards.blocks import Blocks
from engine.games.carrara.computer.cards.judgement import Judge
from engine.games.carrara.computer.cards.prospect import Prospect
from engine.games.carrara.computer.cards.upgrading import best_upgrade
from engine.games.carrara.computer.outlook import CarraraDoor, building
from engine.games.carrara.computer.wheel import greedy
from engine.games.carrara.data import COLOURS, SLOTS, SPACES, TYPES, Counts
from engine.games.carrara.rules.improving import improved, tile_name
from engine.games.carrara.state import Building, minus, plus
from engine.games.carrara.views import ScreenView

Deed = tuple[Form, Prospect]
"""What one does, and how one stands then."""


def deeds(door: CarraraDoor, judge: Judge, blocks: Blocks, screen: ScreenView, verb: str) -> Iterator[Deed]:
    """Those of one verb."""
    match verb:
        case "take":
            yield from takings(door, judge, blocks)
        case "build":
            yield from buildings(door, judge, screen)
        case "eight":
            yield from eights(door, judge, screen)
        case "improve":
            yield from improvings(door, judge, screen)
        case "score":
            for gain in screen.scorable:
                yield Form("score", {"what": gain.what}), judge.now.with_scoring(gain)
        case "relief" | "skip":
            yield Form(verb), judge.now


# Blocks


def takings(door: CarraraDoor, judge: Judge, blocks: Blocks) -> Iterator[Deed]:
    """From each section, a few handfuls."""
    sections = door.choices("take", {}, "section")
    assert isinstance(sections, OneOffer)
    for section in sections.values:
        offer = door.choices("take", {"section": section}, "blocks")
        assert isinstance(offer, CountsOffer)
        for taken, after in handfuls(judge, blocks, offer):
            yield Form("take", {"section": section, "blocks": taken}), after


def handfuls(judge: Judge, blocks: Blocks, offer: CountsOffer) -> Iterator[tuple[Counts, Prospect]]:
    """What is worth more than it costs, at several prices of a coin: now and then it pays to spend more, or less."""
    now, seen = judge.now, set[Counts]()
    for dear in (1.0, 0.4, 2.0):
        worth = [v - price * judge.coin * dear for v, price in zip(blocks.values, offer.prices, strict=True)]
        taken = greedy(offer, worth)
        if taken not in seen:
            seen.add(taken)
            yield taken, replace(now, coins=now.coins - offer.price(taken), blocks=plus(now.blocks, taken))


def after_turning(judge: Judge, blocks: Blocks) -> Iterator[Prospect]:
    """How one could stand after a turn of the wheel, with blocks that lie there already."""
    table, coins = judge.table, judge.now.coins
    yield judge.now
    for section, lying in enumerate(table.wheel[:-1], 1):
        totals = tuple(range(1, most_affordable(lying, table.prices[section], coins) + 1))
        if totals:
            offer = CountsOffer(COLOURS, lying, totals, table.prices[section], coins)
            yield from [after for _, after in handfuls(judge, blocks, offer)]


# Buildings


def buildings(door: CarraraDoor, judge: Judge, screen: ScreenView) -> Iterator[Deed]:
    """Each building of the display in each city, paid with the darkest blocks that the city takes."""
    tables = judge.cards.tables
    for can in screen.buildable:
        for city in can.cities:
            new = building(tables, can.type, can.cost, city)
            filled: Filled = {"building": str(can.slot), "city": city}
            yield paid(door, judge, "build", filled, (*judge.now.board, new))


def eights(door: CarraraDoor, judge: Judge, screen: ScreenView) -> Iterator[Deed]:
    """Each 8-building in each city, with the upgrade tile that then helps most."""
    assert screen.expansion
    assert judge.table.expansion
    for city in screen.expansion.eight_in:
        for each in judge.table.expansion.eights:
            new = building(judge.cards.tables, each.type, each.cost, city)
            filled: Filled = {"type": each.type, "city": city}
            yield with_upgrade(judge, *paid(door, judge, "eight", filled, (*judge.now.board, new)))


def improvings(door: CarraraDoor, judge: Judge, screen: ScreenView) -> Iterator[Deed]:
    """Each of one's own buildings with each that can take its place."""
    tables, display = judge.cards.tables, judge.table.display
    assert screen.expansion
    for can in screen.expansion.improvable:
        old = building(tables, can.type, can.cost, can.city)
        name = tile_name(tables, old.tile)
        for slot in can.slots:
            tile = display[slot - 1]
            assert tile is not None
            new = building(tables, tile.type, tile.cost, can.city).tile
            board = improved(judge.now.board, old, new)
            yield paid(door, judge, "improve", {"old": name, "building": SLOTS[slot - 1]}, board)
        for kind in can.eights:
            new = tables.in_pile + TYPES.index(kind)
            board = improved(judge.now.board, old, new)
            filled: Filled = {"old": name, "building": tile_name(tables, new)}
            yield with_upgrade(judge, *paid(door, judge, "improve", filled, board))


def paid(door: CarraraDoor, judge: Judge, verb: str, filled: Filled, board: tuple[Building, ...]) -> Deed:
    """With the darkest blocks, which are suggested."""
    offer = door.choices(verb, filled, "blocks")
    assert isinstance(offer, CountsOffer)
    blocks = offer.suggested
    return Form(verb, {**filled, "blocks": blocks}), replace(
        judge.now,
        board=board,
        blocks=minus(judge.now.blocks, blocks),
        tiles=int(filled.get("building") in SLOTS),
    )


def with_upgrade(judge: Judge, form: Form, after: Prospect) -> Deed:
    """With the upgrade tile that helps most."""
    space = best_upgrade(judge, after)
    return Form(form.verb, {**form.values, "upgrade": SPACES[space]}), replace(after, laid=(*after.laid, space))
