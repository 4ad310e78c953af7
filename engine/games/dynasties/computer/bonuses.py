"""Bonus actions: the plain ones by what they are usually worth, the others by what they would bring here."""

from collections.abc import Iterator

from engine.core.forms.forms import Filled, Form
from engine.games.dynasties.computer.answers import DynastiesDoor, Weighed, values, with_pink
from engine.games.dynasties.computer.judgement import Outlook, any_goods, member_worth


def bonus(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """The plain ones by what they are usually worth, the others by what they would bring."""
    last, weights = outlook.last_round, outlook.weights
    plain = {"points": 3.0, "goods": any_goods(outlook, 3) * (0.1 if last else 1.0), "none": -1.0}
    plain |= {"action": 0.0 if last else 2.2, "scoring": weights.yellow}
    for action in values(door, "bonus", {}, "action"):
        filled: Filled = {"action": action}
        if action in plain:
            yield plain[action], Form("bonus", filled)
        elif action == "revaluation":
            yield from revaluations(door, outlook, filled)
        elif action == "casanova":
            yield from seductions(door, outlook, filled)
        else:
            yield from foundations(door, outlook, filled)


def revaluations(door: DynastiesDoor, outlook: Outlook, filled: Filled) -> Iterator[Weighed]:
    """A region where one is strong, or in a crowned city."""
    for name in values(door, "bonus", filled, "region"):
        region, me = outlook.region(name), outlook.seat
        better = sum(n > region.strengths[me] for n in region.strengths)
        sure = 0.8 if region.strengths[me] and better < 2 else 0.3
        crown = region.crown_again if me in region.crowned else 0.2 * region.crown_again
        yield sure * region.majority_again + crown, Form("bonus", {**filled, "region": name})


def seductions(door: DynastiesDoor, outlook: Outlook, filled: Filled) -> Iterator[Weighed]:
    """Two dice or one, less the price."""
    for name in values(door, "bonus", filled, "city"):
        city = outlook.city(name)
        own, other = ("prince", "princess") if city.prince is not None else ("princess", "prince")
        dice = 6.5 if city.large == own else 4.2
        price = city.prince_cost if other == "prince" else city.princess_cost
        yield dice - any_goods(outlook, price), Form("bonus", with_pink(door, "bonus", {**filled, "city": name}))


def foundations(door: DynastiesDoor, outlook: Outlook, filled: Filled) -> Iterator[Weighed]:
    """A city with a figure in it, in the region where one gains most by it."""
    free = {city.id: city for city in outlook.table.free_cities}
    for name in values(door, "bonus", filled, "free"):
        chosen: Filled = {**filled, "free": name}
        city = free[name]
        gain = city.vp + any_goods(outlook, city.goods) + city.book * outlook.weights.book
        for region in values(door, "bonus", chosen, "region"):
            there = next(each for each in outlook.table.cities if each.region == region and each.symbol == "vp")
            for space in values(door, "bonus", chosen, "space"):
                price = city.large_cost if space.endswith("large") else city.small_cost
                worth = gain + member_worth(outlook, there) - any_goods(outlook, price) + 1.0
                yield worth, Form("bonus", with_pink(door, "bonus", {**chosen, "region": region, "space": space}))
