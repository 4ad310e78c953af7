"""Choosing: every tile within reach in every place is tried on one's own district, and the best is taken."""

from collections.abc import Iterator

from engine.core.door import Door
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import OneOffer
from engine.core.values.chance import Below
from engine.games.carpe_diem.computer.judgement import Outlook, Weights, district_of, reward_worth, worth
from engine.games.carpe_diem.data import CELLS, KINDS, ROTATIONS, STORE, TILES, CardFacts
from engine.games.carpe_diem.rules.building import class_of
from engine.games.carpe_diem.rules.district import District, placements
from engine.games.carpe_diem.state import CarpeDiemState, Laid
from engine.games.carpe_diem.views import ScreenView, TableView

CarpeDiemDoor = Door[CarpeDiemState, TableView, ScreenView]
Weighed = tuple[float, Form]


def computer(door: CarpeDiemDoor, below: Below, weights: Weights = Weights()) -> Form:  # noqa: B008  (it is frozen)
    """The best of what it is asked for; ties by the die."""
    view, decision = door.view(), door.decision()
    assert view.screen is not None
    assert decision is not None
    outlook = Outlook(view.table, view.table.players[door.seat], view.screen, weights)
    weighed = list(_weigh(door, outlook, decision.kind))
    best = max(value for value, _ in weighed)
    forms = [form for value, form in weighed if value >= best - 1e-9]
    return forms[below(len(forms))]


def _weigh(door: CarpeDiemDoor, outlook: Outlook, kind: str) -> Iterator[Weighed]:
    match kind:
        case "turn":
            yield from _turns(door, outlook)
        case "artisan":
            yield from _layings(door, outlook, "pick", {}, _tiles(door, "pick", {}))
        case "circle":
            yield from _circles(door, outlook)
        case "red" | "green":
            yield from _payments(door, outlook)
        case "order":
            yield from _orders(door)
        case _:
            yield from _others(door, outlook, kind)


def _others(door: CarpeDiemDoor, outlook: Outlook, kind: str) -> Iterator[Weighed]:
    """Where the pawn begins; which fountain card is given up: the one that pays least."""
    if kind == "pawn":
        yield from ((0.0, Form("place", {"space": space})) for space in _values(door, "place", {}, "space"))
        return
    finished = [element.kind for element in outlook.me.elements if element.finished]
    begun = [element.kind for element in outlook.me.elements if not element.finished]
    for card in _values(door, "give", {}, "card"):
        yield -finished.count(card) - 0.5 * begun.count(card), Form("give", {"card": card})


def _values(door: CarpeDiemDoor, verb: str, filled: Filled, field: str) -> tuple[str, ...]:
    offer = door.choices(verb, filled, field)
    assert isinstance(offer, OneOffer)
    return offer.values


def _tiles(door: CarpeDiemDoor, verb: str, filled: Filled) -> tuple[str, ...]:
    return _values(door, verb, filled, "tile")


def _turns(door: CarpeDiemDoor, outlook: Outlook) -> Iterator[Weighed]:
    """By foot, or by bread, which then is missing."""
    yield from _layings(door, outlook, "walk", {}, _tiles(door, "walk", {}))
    if not door.may("leap"):
        return
    price = outlook.weights.bread * (1.0 if outlook.me.bread % 3 else 1.4)
    for space in _values(door, "leap", {}, "space"):
        filled: Filled = {"space": space}
        for value, form in _layings(door, outlook, "leap", filled, _tiles(door, "leap", filled)):
            yield value - price, form


def _layings(
    door: CarpeDiemDoor, outlook: Outlook, verb: str, filled: Filled, tiles: tuple[str, ...]
) -> Iterator[Weighed]:
    """Each tile in each place, and in the store."""
    tables, me = outlook.tables, outlook.me
    district = district_of(tables, me.district)
    before, shovel = worth(outlook, district), CELLS.index(me.shovel)
    for name in tiles:
        form: Filled = {**filled, "tile": name}
        yield 0.4, Form(verb, {**form, "cell": STORE})
        for cell, ways in placements(tables, district, shovel, TILES.index(name)):
            for way in ways:
                turned: Filled = {"rotation": ROTATIONS[way]} if len(ways) > 1 else {}
                gain = _gain(outlook, district, Laid(TILES.index(name), cell, way)) - before
                yield gain, Form(verb, {**form, "cell": CELLS[cell], **turned})


def _gain(outlook: Outlook, district: District, laid: Laid) -> float:
    banner = outlook.weights.step if CELLS[laid.cell] in outlook.me.banners else 0.0
    return worth(outlook, (*district, laid)) + banner


def _orders(door: CarpeDiemDoor) -> Iterator[Weighed]:
    """Goods before their sale; an artisan last."""
    rank = {"landscape": 2.0, "merchant": 1.0, "artisan": 0.0}
    for kind in _values(door, "begin", {}, "kind"):
        yield rank.get(class_of(KINDS.index(kind)), 0.0), Form("begin", {"kind": kind})


def _circles(door: CarpeDiemDoor, outlook: Outlook) -> Iterator[Weighed]:
    """The two cards that bring most now; the one that brings bread or coins first."""
    worths = {each.card: each.times for each in outlook.screen.worth}
    for circle in _values(door, "disc", {}, "circle"):
        for first in _values(door, "disc", {"circle": circle}, "first"):
            pair = _values(door, "disc", {"circle": circle}, "first")
            value = sum(_card(outlook, outlook.tables.card[card], worths[card]) for card in pair)
            reward = outlook.tables.card[first].reward
            yield value + 0.01 * (reward.bread + reward.coin), Form("disc", {"circle": circle, "first": first})


def _card(outlook: Outlook, card: CardFacts, times: int) -> float:
    """What a card brings now: goods are spent for it, and failing costs points."""
    facts, weights = outlook.tables.facts, outlook.weights
    if not times:
        by_bread = outlook.me.bread >= facts.bread_for_card
        return reward_worth(outlook, card) - 3 * weights.bread * 0.6 if by_bread else -facts.failed_card
    red = card.deck in ("A", "B")
    spent = sum(n for _, n in card.need) * weights.good * 0.6 if red else 0.0
    return times * max(0.0, reward_worth(outlook, card) - spent)


def _payments(door: CarpeDiemDoor, outlook: Outlook) -> Iterator[Weighed]:
    """As much as pays: goods first; bread where it brings more than it is worth, or saves the card."""
    decision = door.decision()
    assert decision is not None
    card = outlook.tables.card[str(decision.subject["card"])]
    verb = "pay" if decision.kind == "red" else "add"
    reward, price = reward_worth(outlook, card), outlook.tables.facts.bread_for_card * 0.5
    failed = float(outlook.tables.facts.failed_card)
    for sets in _values(door, "pay", {}, "sets") if verb == "pay" else ("0",):
        filled: Filled = {"sets": sets} if verb == "pay" else {}
        if door.choices("pay", filled, "goods") if verb == "pay" else False:
            suggested = door.suggested("pay", filled, "goods")
            filled = filled if suggested is None else {**filled, "goods": suggested}
        met = int(sets) > 0 or (verb == "add" and _times(outlook, card.id) > 0)
        spent = int(sets) * sum(n for _, n in card.need) * 0.5
        yield int(sets) * reward - spent - (0 if met else failed), Form(verb, filled)
        for bread in _values(door, verb, filled, "bread"):
            value = (int(sets) + int(bread)) * reward - spent - int(bread) * price
            yield value, Form(verb, {**filled, "bread": bread})


def _times(outlook: Outlook, card: str) -> int:
    return next(each.times for each in outlook.screen.worth if each.card == card)
