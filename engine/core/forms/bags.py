"""The legal multisets and sets that hold what was chosen so far, a few of them: nobody reads more than a list of 25."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations

from engine.core.forms.offers import CountsOffer, SomeOffer

Counts = tuple[int, ...]


def bags(offer: CountsOffer, least: Counts, most: int) -> list[Counts]:
    """The legal multisets that hold these pieces; if there are more than `most`, so many and one more."""
    return list(islice(_bags(offer, least, 0), most + 1))


def grown(offer: CountsOffer, bag: Counts) -> list[Counts]:
    """This multiset if it is legal, then with one piece more of each kind, and what else it takes to be legal."""
    more = [add(bag, kind) for kind in range(len(bag))]
    found = [completed(offer, each) for each in (bag, *more)]
    return list(dict.fromkeys(each for each in found if each is not None))


def completed(offer: CountsOffer, bag: Counts) -> Counts | None:
    """The legal multiset with the fewest pieces that holds this one: with the last or the cheapest kinds added."""
    for total in sorted(offer.totals):
        if total >= sum(bag) and _reaches(offer, bag, total, 0):
            return _filled(offer, bag, total)
    return None


def everything(offer: CountsOffer) -> Counts | None:
    """As many pieces as may be had; if not all of them can be paid, those first that cost least."""
    return most_of(offer, range(len(offer.caps)))


def everything_free(offer: CountsOffer) -> Counts | None:
    """As many as may be had without paying, where some have to be paid."""
    free = [kind for kind, price in enumerate(offer.prices) if not price]
    return most_of(offer, free) if len(free) < len(offer.prices) else None


def pairs(offer: CountsOffer) -> list[Counts]:
    """For any two kinds, as many of both as may be had; those with the most pieces first."""
    found = [most_of(offer, both) for both in combinations(range(len(offer.caps)), 2)]
    of_both = [bag for bag in found if bag is not None and sum(map(bool, bag)) == 2]
    return sorted(of_both, key=lambda bag: (-sum(bag), offer.price(bag)))


def most_of(offer: CountsOffer, kinds: Sequence[int]) -> Counts | None:
    """As many pieces as may be had of these kinds alone; None if there are none to be had."""
    caps = tuple(cap if kind in kinds else 0 for kind, cap in enumerate(offer.caps))
    alone = CountsOffer(offer.kinds, caps, offer.totals, offer.prices, offer.budget)
    for total in sorted(offer.totals, reverse=True):
        price = alone.cheapest(total)
        if total and price is not None and (not offer.prices or price <= offer.budget):
            return _filled(alone, (0,) * len(caps), total)
    return None


def add(bag: Counts, kind: int, n: int = 1) -> Counts:
    """With so many pieces more of a kind."""
    return (*bag[:kind], bag[kind] + n, *bag[kind + 1 :])


def sets(offer: SomeOffer, chosen: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    """The legal sets that hold these values, or begin with them where the order counts; if there are more than `most`,
    so many and one more."""
    others = [value for value in offer.values if value not in chosen]
    sizes = range(max(offer.least - len(chosen), 0), offer.most - len(chosen) + 1)
    found = (more for size in sizes for more in combinations(others, size))
    if offer.ordered:
        return list(islice(((*chosen, *rest) for more in found for rest in permutations(more)), most + 1))
    ordered = (tuple(value for value in offer.values if value in (*chosen, *more)) for more in found)
    return list(islice(ordered, most + 1))


def _bags(offer: CountsOffer, bag: Counts, kind: int) -> Iterator[Counts]:
    """Every kind in turn, from what is chosen up to its cap; what can lead to no legal one is left at once."""
    if not any(total >= sum(bag) and _reaches(offer, bag, total, kind) for total in offer.totals):
        return
    if kind == len(bag):
        yield bag
        return
    for n in range(offer.caps[kind] - bag[kind] + 1):
        yield from _bags(offer, add(bag, kind, n), kind + 1)


def _reaches(offer: CountsOffer, bag: Counts, total: int, first: int) -> bool:
    """Whether so many pieces in all can be had by adding of this kind and those after it."""
    fixed = CountsOffer(offer.kinds, (*bag[:first], *offer.caps[first:]), offer.totals, offer.prices, offer.budget)
    if any(n > cap for n, cap in zip(bag, offer.caps, strict=True)):
        return False
    rest = fixed.cheapest(total - sum(bag), bag)
    return rest is not None and (not offer.prices or offer.price(bag) + rest <= offer.budget)


def _filled(offer: CountsOffer, bag: Counts, total: int) -> Counts:
    """So many pieces in all, those first that cost least; where nothing is paid, the last kinds."""
    kinds = range(len(bag) - 1, -1, -1)
    for kind in sorted(kinds, key=lambda kind: offer.prices[kind]) if offer.prices else kinds:
        bag = add(bag, kind, min(offer.caps[kind] - bag[kind], total - sum(bag)))
    return bag
