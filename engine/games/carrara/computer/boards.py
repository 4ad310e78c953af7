"""Building and scoring, by the base game's values: what it brings now, and what is still to be scored."""

from collections.abc import Iterator
from operator import mul

from engine.core.forms.forms import Form
from engine.core.forms.offers import CountsOffer
from engine.games.carrara.computer.outlook import CarraraDoor, Outlook, Weighed, building
from engine.games.carrara.computer.wheel import block_values
from engine.games.carrara.data import CITIES
from engine.games.carrara.rules.scoring import worths
from engine.games.carrara.state import Building
from engine.games.carrara.views import Worth


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
    for each in worths(outlook.tables, board, outlook.hoped, None):
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
    for gain in worths(outlook.tables, board, outlook.hoped, None):
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
