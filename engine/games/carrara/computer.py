"""The computer player: from its own view alone it weighs what an action brings now against what it keeps for later."""

from collections.abc import Iterator
from operator import mul

from msgspec import Struct

from engine.core.door import Door
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.values.chance import Below
from engine.games.carrara.data import CITIES, COLOURS, TABLES, TYPES, CarraraFacts, Counts, FactTables
from engine.games.carrara.rules.scoring import worths
from engine.games.carrara.state import Building, CarraraState
from engine.games.carrara.views import PlayerView, ScreenView, TableView, Worth

CarraraDoor = Door[CarraraState, TableView, ScreenView]

Weighed = tuple[float, Form]


class Weights(Struct, frozen=True):
    """How much it cares for what; found by letting it play against itself (`make tournament`)."""

    coin: float = 0.4
    """What a coin is worth early, beyond the fifth of a point it is worth at the end."""
    block: float = 0.85
    """What a block is worth of the points it may bring once it is built and scored."""
    crowd: float = 0.06
    """How much less each block is worth to somebody who has many."""
    building: float = 1.6
    """How often a building will be scored, by type and by city."""
    later: float = 0.8
    """What a scoring to come is worth of the same scoring now."""
    city: tuple[float, ...] = (0.9, 0.5, 0.2, 0.0)
    """How likely one still scores a city, by the buildings missing there."""
    marker: float = 3.0
    """What a scoring marker is worth early: it could have scored something better."""
    end: float = 0.25
    """What a point of cost is worth that brings the end nearer."""


class Outlook(Struct, frozen=True):
    """What the seat sees, and how long it thinks the game will last."""

    table: TableView
    me: PlayerView
    screen: ScreenView
    time: float
    """1 at the start, 0 when this is the last turn."""
    weights: Weights = Weights()

    @property
    def tables(self) -> FactTables:
        """The data by which this table is played, which need not be the newest."""
        return TABLES[self.table.data]

    @property
    def facts(self) -> CarraraFacts:
        return self.tables.facts

    @property
    def board(self) -> tuple[Building, ...]:
        """What it has built."""
        return tuple([building(self.tables, each.type, each.cost, each.city) for each in self.me.buildings])

    @property
    def hoped(self) -> Counts:
        """The supply as it hopes to find it: of what there is, enough."""
        return tuple([left and self.facts.objects_of_each for left in self.table.supply])

    @property
    def coin(self) -> float:
        """Coins buy blocks while there is time to use them; at the end five of them are a point."""
        return 1 / self.facts.coins_per_vp + self.weights.coin * min(1.0, 2 * self.time)


def building(tables: FactTables, kind: str, cost: int, city: str) -> Building:
    """A building as the rules count it."""
    costs = tables.facts.costs
    return Building(TYPES.index(kind) * len(costs) + costs.index(cost), CITIES.index(city))


def computer(door: CarraraDoor, below: Below, weights: Weights = Weights()) -> Form:  # noqa: B008  (it is frozen)
    """The best of its verbs, each with its best form; ties by the die."""
    view = door.view()
    assert view.screen is not None
    me = view.table.players[door.seat]
    outlook = Outlook(view.table, me, view.screen, time_left(view.table, door.seat), weights)
    weighed = [each for verb in door.verbs() for each in weigh(door, outlook, verb)]
    best = max(value for value, _ in weighed)
    forms = [form for value, form in weighed if value >= best - 1e-9]
    return finished(door, outlook, forms[below(len(forms))])


def weigh(door: CarraraDoor, outlook: Outlook, verb: str) -> Iterator[Weighed]:
    """Every sensible form of a verb with what it is worth, before an object or an announcement is added."""
    match verb:
        case "take":
            yield from takings(door, outlook)
        case "build":
            yield from buildings(door, outlook)
        case "score":
            yield from scorings(door, outlook)
        case "turn":
            yield promise_of_the_wheel(outlook), Form("turn")
        case "announce":
            yield (50.0 if leads(outlook, door.seat) else -50.0), Form("announce")
        case _:
            yield 0.0, Form(verb)


def time_left(table: TableView, seat: int) -> float:
    """By whoever is nearest to the end: scorings and building cost are public, and so are the buildings left."""
    if table.ending:
        return 0.0
    goal = table.goal
    nearest = max(min(p.scorings / goal.scorings, 1) + min(p.cost / goal.cost, 1) for p in table.players) / 2
    built = 1 - (table.pile + sum(tile is not None for tile in table.display)) / len(TABLES[table.data].tile_cost)
    return max(0.03, 1 - max(nearest, built))


# Taking blocks


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


# Building and scoring


def buildings(door: CarraraDoor, outlook: Outlook) -> Iterator[Weighed]:
    """Each building in each city, paid with the darkest blocks that the city takes."""
    values, board = block_values(outlook), outlook.board
    before = potential(outlook, board)
    for can in outlook.screen.buildable:
        for city in can.cities:
            offer = door.choices("build", {"building": str(can.slot), "city": city}, "blocks")
            assert isinstance(offer, CountsOffer)
            blocks = offer.suggested
            more = (*board, building(outlook.tables, can.type, can.cost, city))
            gain = potential(outlook, more) - before + can.cost + toward_the_end(outlook, can.cost)
            form = Form("build", {"building": str(can.slot), "city": city, "blocks": blocks})
            yield gain - sum(map(mul, blocks, values)), form


def toward_the_end(outlook: Outlook, cost: int) -> float:
    """A building that brings the end nearer is worth a little more."""
    return outlook.weights.end * min(cost, max(0, outlook.table.goal.cost - outlook.me.cost))


def scorings(door: CarraraDoor, outlook: Outlook) -> Iterator[Weighed]:
    """What a scoring brings, less what it would have been worth later."""
    board, can = outlook.board, {each.what for each in outlook.screen.scorable}
    before = potential(outlook, board)
    for each in worths(outlook.tables, board, outlook.hoped):
        if each.what not in can:
            continue
        after = potential(outlook, board, without=each.what)
        gain = weighed(outlook, each) - (before - after) - outlook.weights.marker * outlook.time
        need = 3.0 if outlook.me.scorings < outlook.table.goal.scorings else 0.0
        poor = max(0.0, 6 - outlook.screen.coins) * 0.15 * each.coins**0.5
        yield gain + need * (1 - outlook.time) + poor, Form("score", {"what": each.what})


def weighed(outlook: Outlook, gain: Worth) -> float:
    """Points, coins and objects together."""
    return gain.vp + gain.coins * outlook.coin + outlook.facts.vp_per_object * sum(gain.objects)


def potential(outlook: Outlook, board: tuple[Building, ...], without: str = "") -> float:
    """What is still to be scored, the best first, as far as markers and time allow."""
    table, chances = outlook.table, list[float]()
    for gain in worths(outlook.tables, board, outlook.hoped):
        if gain.what in CITIES:
            city = CITIES.index(gain.what)
            free = table.city_markers[city] is None
            missing = max(0, outlook.tables.to_score[city] - sum(each.city == city for each in board))
            likely = outlook.weights.city[missing]
        else:
            free, likely = gain.what not in outlook.me.scored, 1.0
        if free and gain.what != without:
            chances.append(weighed(outlook, gain) * likely)
    markers = outlook.me.markers - (1 if without else 0)
    turns = min(markers, round(12 * outlook.time))
    return outlook.weights.later * min(1.0, 4 * outlook.time) * sum(sorted(chances)[::-1][: max(turns, 0)])


# What closes an action


def finished(door: CarraraDoor, outlook: Outlook, form: Form) -> Form:
    """Add an object where it pays, and announce the end where that wins."""
    if form.verb not in ("take", "build", "score"):
        return form
    filled: Filled = dict(form.values)
    objects = door.choices(form.verb, filled, "object")
    assert isinstance(objects, OneOffer)
    with_object: Filled = {**filled, "object": objects.values[0]} if objects else filled
    if door.choices(form.verb, with_object, "announce").allows(True) and leads(outlook, door.seat):
        return Form(form.verb, {**with_object, "announce": True})
    needed = sum(outlook.screen.objects) < outlook.table.goal.objects
    facts = outlook.facts
    if facts.object_price * outlook.coin < facts.vp_per_object + (1.0 if needed else 0.0):
        filled = with_object
    return Form(form.verb, filled)


def leads(outlook: Outlook, seat: int) -> bool:
    """Whether this seat would win if the game ended now, as far as it can be told from outside the screens."""
    table, facts, objects = outlook.table, outlook.facts, outlook.screen.objects
    others = len(table.players) - 1
    gone = facts.objects_of_each * len(TYPES) - sum(table.supply) - sum(table.for_sale) - sum(objects)
    mine = (
        outlook.me.vp
        + outlook.me.cost
        + facts.vp_per_object * sum(objects)
        + outlook.screen.coins // facts.coins_per_vp
    )
    guess = facts.vp_per_object * gone / others + 4
    best = max(p.vp + p.cost + guess for other, p in enumerate(table.players) if other != seat)
    return mine + facts.announcement_vp >= best
