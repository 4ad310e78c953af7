"""Taking blocks, and what the wheel promises to who turns it."""

from collections.abc import Iterator
from operator import mul

from engine.core.forms.forms import Form
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.games.carrara.computer.outlook import CarraraDoor, Outlook, Weighed
from engine.games.carrara.data import COLOURS, Counts


def block_values(outlook: Outlook) -> list[float]:
    """What a block of each colour is worth in the best city that takes it; less if there are many already."""
    weights, tables = outlook.weights, outlook.tables
    if outlook.time == 0:
        return [0.0] * len(COLOURS)
    cities = [
        1 + weights.building * (vp + coins * outlook.coin) for vp, coins in zip(tables.vp, tables.coins, strict=True)
    ]
    ripe = min(1.0, 0.25 + 1.5 * outlook.time)
    many = max(0.45, 1 - weights.crowd * max(0, sum(outlook.screen.blocks) - 3))
    return [
        weights.block * ripe * many * max(v for v, far in zip(cities, tables.reach, strict=True) if far > c)
        for c in range(len(COLOURS))
    ]


def takings(door: CarraraDoor, outlook: Outlook) -> Iterator[Weighed]:
    """From each section, the blocks that are worth more than they cost; at least the best one."""
    sections, values = door.choices("take", {}, "section"), block_values(outlook)
    assert isinstance(sections, OneOffer)
    for section in sections.values:
        offer = door.choices("take", {"section": section}, "blocks")
        assert isinstance(offer, CountsOffer)
        worth = [value - price * outlook.coin for value, price in zip(values, offer.prices, strict=True)]
        blocks = greedy(offer, worth)
        yield sum(map(mul, blocks, worth)), Form("take", {"section": section, "blocks": blocks})


def greedy(offer: CountsOffer, worth: list[float]) -> Counts:
    """The most valuable first, while they are worth something and allowed; one in any case."""
    blocks: Counts = (0,) * len(worth)
    for colour in sorted(range(len(worth)), key=lambda c: -worth[c]):
        while (worth[colour] > 0 or not any(blocks)) and offer.allows(more := one_more(blocks, colour)):
            blocks = more
    return blocks


def one_more(blocks: Counts, colour: int) -> Counts:
    return (*blocks[:colour], blocks[colour] + 1, *blocks[colour + 1 :])


def promise_of_the_wheel(outlook: Outlook) -> float:
    """What the best section will offer after the turn, of the blocks that lie there already."""
    values, coins, best, prices = block_values(outlook), outlook.screen.coins, 0.0, outlook.table.prices
    for section, lying in enumerate(outlook.table.wheel[:-1], 1):
        worth = [value - price * outlook.coin for value, price in zip(values, prices[section], strict=True)]
        left, sum_ = coins, 0.0
        for colour in sorted(range(len(worth)), key=lambda c: -worth[c]):
            price = prices[section][colour]
            n = lying[colour] if price == 0 else min(lying[colour], left // price)
            if worth[colour] > 0 and n:
                sum_, left = sum_ + n * worth[colour], left - n * price
        best = max(best, sum_)
    return best
