"""What things are worth in points to a seat: goods, figures in cities, dice, scoring cards."""

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.dynasties.data import GOODS, SCORES, TABLES, Counts, FactTables
from engine.games.dynasties.data.facts import GreenFacts, YellowFacts
from engine.games.dynasties.views import CityView, RegionView, ScreenView, TableView


class Weights(Struct, frozen=True):
    """How much it cares for what."""

    goods: tuple[float, ...] = (1.2, 1.2, 1.1, 0.9, 1.5)
    book: float = 2.2
    chooses: float = 4.5
    divides: float = 3.5
    """The dowry on the large and on the small space."""
    spouse_to_come: float = 1.6
    member: float = 1.2
    """A figure in a region, whatever the majority."""
    majority: float = 0.35
    """How much of a majority one will keep that one has now."""
    trade: float = 2.6
    first_aboard: float = 1.5
    birth: float = 3.0
    coat: float = 1.8
    yellow: float = 4.5


class Outlook(Struct, frozen=True):
    """What the seat sees, put together for judging."""

    table: TableView
    screen: ScreenView
    seat: Seat
    weights: Weights = Weights()

    @property
    def tables(self) -> FactTables:
        """The data by which this table is played."""
        return TABLES[self.table.data]

    @property
    def last_round(self) -> bool:
        return self.table.round >= self.table.rounds

    def region(self, name: str) -> RegionView:
        """A region by its name."""
        return next(region for region in self.table.regions if region.id == name)

    def city(self, name: str) -> CityView:
        """A city on the board by its name."""
        return next(city for city in self.table.cities if city.id == name)

    @property
    def goods(self) -> Counts:
        return self.table.players[self.seat].goods


def goods_worth(outlook: Outlook, goods: Counts) -> float:
    """Near the end goods are worth less: there is little left to pay."""
    share = 0.6 if outlook.last_round else 1.0
    return share * sum(n * weight for n, weight in zip(goods, outlook.weights.goods, strict=True))


def any_goods(outlook: Outlook, n: int) -> float:
    """So many from the bag."""
    return goods_worth(outlook, (n,) + (0,) * (len(GOODS) - 1))


def figure_worth(outlook: Outlook, city: CityView, role: str) -> float:
    """A prince or a princess there: the bonus, the marriage, the region, the crown, one's cards."""
    weights = outlook.weights
    total = city.vp + any_goods(outlook, city.goods) + city.book * weights.book
    spouse = city.princess if role == "prince" else city.prince
    if spouse is not None:
        total += weights.chooses if city.large == role else weights.divides
    else:
        total += weights.spouse_to_come * (0.4 if outlook.last_round else 1.0) * (1.2 if city.large == role else 1.0)
    return total + member_worth(outlook, city) + role_worth(outlook, role)


def member_worth(outlook: Outlook, city: CityView) -> float:
    """One more figure in the city's region, at its symbol."""
    region, me = outlook.region(city.region), outlook.seat
    total = outlook.weights.member + outlook.weights.majority * _majority_gain(region, me)
    if city.symbol == "crown" and me not in region.crowned:
        total += region.crown + (region.crown_again if region.revalued_by == me else 0)
    mine = [each for each in outlook.table.cities if me in (each.prince, each.princess, each.child)]
    return total + sum(_card_gain(outlook, card.id, city, mine) for card in outlook.screen.scores)


def _majority_gain(region: RegionView, me: Seat) -> float:
    others = sorted((n for seat, n in enumerate(region.strengths) if seat != me), reverse=True)
    now = region.strengths[me]
    return _points(region, now + 1, others) - _points(region, now, others)


def _points(region: RegionView, mine: int, others: list[int]) -> int:
    if not mine or mine < others[1]:
        return 0
    if mine >= others[0]:
        return region.first
    return region.second if mine >= others[1] and others[0] > others[1] else 0


def _card_gain(outlook: Outlook, card: str, city: CityView, mine: list[CityView]) -> float:
    """What a figure there makes more of a scoring card."""
    facts, there = outlook.tables.scores[SCORES.index(card)], {each.id for each in mine}
    if isinstance(facts, GreenFacts):
        if city.id not in facts.cities or city.id in there:
            return 0.0
        return float(facts.both - facts.one if there & set(facts.cities) else facts.one)
    vp = facts.vp[min(outlook.table.round, len(facts.vp)) - 1]
    if facts.kind == "per_member_on_symbol":
        return float(vp) if facts.symbol == city.symbol else 0.0
    return _regions_gain(facts, vp, city, mine)


def _regions_gain(facts: YellowFacts, vp: int, city: CityView, mine: list[CityView]) -> float:
    """Cards that want all four regions: the more of them one has, the more the next one brings."""
    if facts.kind == "symbol_in_every_region":
        mine = [each for each in mine if each.symbol == facts.symbol]
    wanted = facts.kind == "all_four_regions" or facts.symbol == city.symbol
    if facts.kind not in ("symbol_in_every_region", "all_four_regions") or not wanted:
        return 0.0
    regions = {each.region for each in mine}
    return 0.0 if city.region in regions else vp * (0.1, 0.2, 0.3, 0.8)[min(len(regions), 3)]


def role_worth(outlook: Outlook, role: str) -> float:
    """Cards that count princes, or princesses."""
    cards = [outlook.tables.scores[SCORES.index(card.id)] for card in outlook.screen.scores]
    found = [card for card in cards if isinstance(card, YellowFacts) and card.role == role]
    return float(sum(card.vp[min(outlook.table.round, len(card.vp)) - 1] for card in found))


def die_worth(outlook: Outlook, face: str, me: Seat) -> float:
    """What a die brings to this seat."""
    weights = outlook.weights
    if face.startswith("vp"):
        return float(face.removeprefix("vp"))
    if face == "birth":
        return weights.birth if can_bear(outlook, me) else 0.0
    if face == "goods":
        return any_goods(outlook, outlook.tables.facts.effects.die_goods)
    worth = {"trade": weights.trade, "card": weights.yellow * (0.6 if outlook.last_round else 1.0)}
    return worth.get(face, weights.coat)


def can_bear(outlook: Outlook, me: Seat) -> bool:
    """Whether a child could be born to this seat."""
    if not outlook.table.players[me].reserve:
        return False
    couples = [city for city in outlook.table.cities if me in (city.prince, city.princess) and city.child is None]
    return any(city.neutral or None not in (city.prince, city.princess) for city in couples)
