"""Offers: what may come for one field of a form now, one type per field kind.

An offer can say whether it allows a value, why not, and pick one at random; it never lists subsets or payments.

    >>> colours = OneOffer(("white", "grey"))
    >>> colours.allows("grey"), colours.allows("pink")
    (True, False)
    >>> colours.why_not("colour", "pink").params["legal"]
    ('white', 'grey')
"""

from operator import mul
from typing import TypeAlias

from msgspec import Struct

from engine.core.values.chance import Below
from engine.core.values.refusals import Core, Refusal

Value: TypeAlias = str | bool | tuple[int | str, ...]
"""A filled field: a value, yes or no, several values, or a count for each kind."""


class OneOffer(Struct, frozen=True, gc=False):
    """The values of which one may be chosen."""

    values: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.values)

    def allows(self, value: Value) -> bool:
        return value in self.values

    def why_not(self, field: str, value: Value) -> Refusal:
        return Core.NOT_OFFERED.refuse({"field": field, "legal": self.values})

    def pick(self, below: Below) -> Value:
        return self.values[below(len(self.values))]


class SomeOffer(Struct, frozen=True, gc=False, omit_defaults=True):
    """The values of which between `least` and `most` different ones may be chosen: in any order, or, if it is
    `ordered`, each order being another choice."""

    values: tuple[str, ...]
    least: int
    most: int
    ordered: bool = False

    def __bool__(self) -> bool:
        return self.least <= min(self.most, len(self.values))

    def allows(self, value: Value) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        return all(v in self.values for v in value) and len(set(value)) == len(value)

    def why_not(self, field: str, value: Value) -> Refusal:
        chosen = value if isinstance(value, tuple) else ()
        if set(chosen) <= set(self.values) and not self.least <= len(chosen) <= self.most:
            return Core.TOO_MANY_OR_FEW.refuse({"field": field, "least": self.least, "most": self.most})
        return Core.NOT_OFFERED.refuse({"field": field, "legal": self.values})

    def pick(self, below: Below) -> Value:
        left = list(self.values)
        how_many = self.least + below(min(self.most, len(left)) - self.least + 1)
        chosen = [left.pop(below(len(left))) for _ in range(how_many)]
        return tuple(chosen) if self.ordered else tuple(v for v in self.values if v in chosen)


class YesNoOffer(Struct, frozen=True, gc=False):
    """Whether one may say yes; no is always possible."""

    yes: bool

    def __bool__(self) -> bool:
        return True

    def allows(self, value: Value) -> bool:
        return value is False or (value is True and self.yes)

    def why_not(self, field: str, value: Value) -> Refusal:
        return Core.NOT_ALLOWED.refuse({"field": field})

    def pick(self, below: Below) -> Value:
        return self.yes and below(2) == 1


class CountsOffer(Struct, frozen=True, gc=False):
    """Counts by kind: at most `caps` of each, one of these totals, and a price within the budget.

    Every multiset that keeps all three is legal, so that neither a menu nor a test has to list them.
    """

    kinds: tuple[str, ...]
    caps: tuple[int, ...]
    totals: tuple[int, ...]
    prices: tuple[int, ...] = ()
    """What one piece of each kind costs; empty if nothing is paid."""
    budget: int = 0
    from_last: bool = False
    """Whether most players would give the last kinds first: a menu then suggests that."""

    def __bool__(self) -> bool:
        return bool(self.totals)

    @property
    def suggested(self) -> tuple[int, ...]:
        """What a menu fills in first; nothing where there is no such answer."""
        if not self.from_last or len(self.totals) != 1:
            return ()
        counts, missing = [0] * len(self.caps), self.totals[0]
        for kind in range(len(counts) - 1, -1, -1):
            counts[kind] = min(self.caps[kind], missing)
            missing -= counts[kind]
        return tuple(counts)

    def price(self, counts: tuple[int, ...]) -> int:
        """The running price of what is chosen so far."""
        return sum(map(mul, counts, self.prices))

    def cheapest(self, total: int, counts: tuple[int, ...] | None = None) -> int | None:
        """The least that `total` pieces beyond these counts can cost, or None if there are not so many."""
        taken = counts or (0,) * len(self.caps)
        left = [cap - n for cap, n in zip(self.caps, taken, strict=True)]
        if min(left, default=0) < 0 or sum(left) < total:
            return None
        price = 0
        for cost, cap in sorted(zip(self.prices or (0,) * len(left), left, strict=True)):
            here = min(cap, total)
            price += here * cost
            total -= here
        return price

    def allows(self, value: Value) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.caps):
            return False
        total = 0
        for n, cap in zip(value, self.caps):  # noqa: B905  (their lengths were compared; this is the hot path)
            if n.__class__ is not int or not 0 <= n <= cap:
                return False
            total += n
        return total in self.totals and (not self.prices or self.price(value) <= self.budget)  # type: ignore[arg-type]

    def why_not(self, field: str, value: Value) -> Refusal:
        counts = tuple(n for n in value if isinstance(n, int)) if isinstance(value, tuple) else ()
        for kind, n, cap in zip(self.kinds, counts, self.caps, strict=True):
            if n > cap:
                most = tuple(cap if other == kind else 0 for other in self.kinds)
                return Core.TOO_MANY_OF_KIND.refuse({"field": field, "legal": (kind,), "most": most})
        if self.prices and (price := self.price(counts)) > self.budget:
            return Core.TOO_DEAR.refuse({"field": field, "price": price, "budget": self.budget})
        return Core.WRONG_TOTAL.refuse({"field": field, "total": sum(counts), "legal": self.totals})

    def pick(self, below: Below) -> Value:
        counts = self._grab(self.totals[below(len(self.totals))], below)
        return counts if sum(counts) in self.totals else self._pick_priced(self.totals[0], below)

    def _grab(self, total: int, below: Below) -> tuple[int, ...]:
        """So many pieces blindly; those that are too dear are left, so that there may be fewer."""
        left, counts, budget, prices = list(self.caps), [0] * len(self.caps), self.budget, self.prices
        size = sum(left)
        while total and size:
            at, kind = below(size), 0
            while at >= (there := left[kind]):
                at -= there
                kind += 1
            if prices:
                if prices[kind] > budget:
                    size -= there
                    left[kind] = 0
                    continue
                budget -= prices[kind]
            left[kind] = there - 1
            counts[kind] += 1
            size -= 1
            total -= 1
        return tuple(counts)

    def _pick_priced(self, total: int, below: Below) -> tuple[int, ...]:
        """Exactly so many pieces, each chosen so that the rest can still be paid."""
        counts = (0,) * len(self.caps)
        for missing in range(total - 1, -1, -1):
            ways = [more for more in self._one_more(counts) if self._affordable(more, missing)]
            counts = ways[below(len(ways))]
        return counts

    def _one_more(self, counts: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [(*counts[:kind], n + 1, *counts[kind + 1 :]) for kind, n in enumerate(counts) if n < self.caps[kind]]

    def _affordable(self, counts: tuple[int, ...], missing: int) -> bool:
        rest = self.cheapest(missing, counts)
        return rest is not None and self.price(counts) + rest <= self.budget


def most_affordable(caps: tuple[int, ...], prices: tuple[int, ...], budget: int) -> int:
    """How many pieces the budget buys at most: the cheapest first. Every smaller number can be bought as well."""
    if sum(map(mul, caps, prices)) <= budget:
        return sum(caps)
    if budget < 0:
        return 0
    total = 0
    for price, cap in sorted(zip(prices, caps, strict=True)):
        here = min(cap, budget // price) if price else cap
        total += here
        budget -= here * price
        if here < cap:
            break
    return total


Offer: TypeAlias = OneOffer | SomeOffer | YesNoOffer | CountsOffer
