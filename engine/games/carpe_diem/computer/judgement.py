"""What a district is worth to its owner: what is finished, what may still be, what cards and frame make of it."""

from msgspec import Struct

from engine.games.carpe_diem.data import CELLS, GROUP_OF, KINDS, SIZE, TABLES, TILES, CardFacts, FactTables
from engine.games.carpe_diem.rules.district import District, Element, beside, elements
from engine.games.carpe_diem.state import Laid
from engine.games.carpe_diem.views import LaidView, PlayerView, ScreenView, TableView


class Weights(Struct, frozen=True):
    """How much it cares for what; found by letting it play (`make tournament`)."""

    good: float = 1.3
    coin: float = 1.4
    bread: float = 1.2
    step: float = 1.0
    fountain: float = 3.5
    artisan: float = 3.0
    started: float = 0.45
    """What an element that is not finished is worth of what it would be."""
    green: float = 0.45
    """How much of a green card's reward one will see, for each scoring to come."""
    villa: float = 1.0
    room: float = 0.15
    """What a free cell beside a tile is worth: it keeps more tiles possible."""


class Outlook(Struct, frozen=True):
    """What the seat sees, put together for judging."""

    table: TableView
    me: PlayerView
    screen: ScreenView
    weights: Weights = Weights()

    @property
    def tables(self) -> FactTables:
        """The data by which this table is played."""
        return TABLES[self.table.data]

    @property
    def to_come(self) -> float:
        """How many scorings are still to come, this phase's too."""
        return self.tables.facts.phases - self.table.phase + 1

    @property
    def time(self) -> float:
        """How much of the game is left: 1 at the start, 0 at the end."""
        facts = self.tables.facts
        played = (self.table.phase - 1) * facts.rounds + self.table.round - 1
        return 1 - played / (facts.phases * facts.rounds)


def district_of(tables: FactTables, laid: tuple[LaidView, ...]) -> District:
    """A district as the rules count it."""
    return tuple(_laid(tables, each) for each in laid)


def _laid(tables: FactTables, seen: LaidView) -> Laid:
    tile = TILES.index(seen.id)
    edges = tuple(KINDS.index(kind) if kind else -1 for kind in seen.edges)
    return Laid(tile, CELLS.index(seen.cell), tables.edges[tile].index(edges))


def worth(outlook: Outlook, district: District) -> float:
    """All that speaks for a district."""
    found = elements(outlook.tables, district)
    return (
        sum(_element(outlook, district, each) for each in found)
        + _by_cards(outlook, found)
        + _by_fountains(outlook, found)
        + _by_frame(outlook, found)
        + outlook.weights.room * outlook.time * _room(district)
    )


def _element(outlook: Outlook, district: District, element: Element) -> float:
    """Finished, what it has brought; else a part of it, less the more of its openings are still open."""
    tables, weights, kind = outlook.tables, outlook.weights, KINDS[element.kind]
    n = len(element.cells)
    if not element.finished:
        openings = _openings(tables, district, element)
        hope = weights.started * min(1.0, 2.5 * outlook.time)
        grown = Element(element.kind, (*element.cells, *range(-openings, 0)), element.chimneys + openings // 2, True)
        return hope / openings * _finished(outlook, kind, len(grown.cells), grown.chimneys)
    return _finished(outlook, kind, n, element.chimneys)


def _finished(outlook: Outlook, kind: str, tiles: int, chimneys: int) -> float:
    weights, facts = outlook.weights, outlook.tables.facts
    if kind == "villa":
        return weights.villa * facts.villa_vp[min(chimneys, len(facts.villa_vp) - 1)]
    brings = {
        "merchant": weights.coin * 1.5,
        "baker": weights.bread * facts.baker_bread,
        "senator": weights.step * facts.senator_steps,
        "artisan": weights.artisan,
        "market": weights.coin,
        "bakery": weights.bread,
        "fountain": weights.fountain * (0.4 + 0.6 * outlook.time),
    }
    return brings.get(kind, weights.good * (tiles - 1))


def _openings(tables: FactTables, district: District, element: Element) -> int:
    """How many of an element's openings point at empty cells."""
    built = {laid.cell: laid for laid in district}
    n = 0
    for cell in element.cells:
        laid = built[cell]
        for side, kind in enumerate(tables.edges[laid.tile][laid.rotation]):
            n += kind == element.kind and beside(cell, side) not in built
    return max(1, n)


def reward_worth(outlook: Outlook, card: CardFacts) -> float:
    """What a card's reward is worth in points."""
    weights, reward = outlook.weights, card.reward
    return reward.vp + weights.coin * reward.coin + weights.bread * reward.bread + weights.step * reward.banner


def _by_cards(outlook: Outlook, found: tuple[Element, ...]) -> float:
    """Green cards reward what stands there again and again; parts of a demand count a little."""
    free = {card for circle in outlook.table.circles if circle.seat is None for card in circle.cards}
    total = 0.0
    for card in free:
        facts = outlook.tables.card[card]
        if facts.deck in ("C", "D"):
            times = min(_have(found, item) / n for item, n in facts.need)
            whole = int(times) + 0.4 * (times - int(times))
            total += whole * reward_worth(outlook, facts)
    return total * outlook.weights.green * outlook.to_come / max(4.0, len(free) / 2)


def _have(found: tuple[Element, ...], item: str) -> int:
    if item == "chimney":
        return sum(each.chimneys for each in found)
    if item.startswith("any_"):
        return sum(each.finished and GROUP_OF[each.kind] == item[4:] for each in found)
    return sum(each.finished and KINDS[each.kind] == item for each in found)


def _by_fountains(outlook: Outlook, found: tuple[Element, ...]) -> float:
    """What one's own fountain cards pay for what is finished."""
    pays = {card.id: card.vp for card in outlook.tables.facts.fountains}
    cards = outlook.screen.fountain_cards
    return sum(float(cards[each.kind] * pays[KINDS[each.kind]]) for each in found if each.finished)


def _by_frame(outlook: Outlook, found: tuple[Element, ...]) -> float:
    """Tasks of the frame that are met; those begun count a little."""
    total = 0.0
    for task in outlook.me.tasks:
        rows = task.side in ("left", "right")
        on_line = [
            each.finished
            for each in found
            if KINDS[each.kind] == task.kind
            and any((cell // SIZE if rows else cell % SIZE) == task.line for cell in each.cells)
        ]
        total += task.vp * (1.0 if any(on_line) else 0.3 * outlook.time if on_line else 0.0)
    return total


def _room(district: District) -> int:
    built = {laid.cell for laid in district}
    around = {beside(cell, side) for cell in built for side in range(4)}
    return len(around - built - {None})
