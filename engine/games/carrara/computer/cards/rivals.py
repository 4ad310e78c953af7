"""What the others would have if the game ended with this round, as far as it can be told from outside their screens."""

from engine.core.values.seats import Seat
from engine.games.carrara.computer.cards.table import Open
from engine.games.carrara.computer.cards.weights import CardWeights
from engine.games.carrara.data import CITIES, TYPES, Counts
from engine.games.carrara.state import plus
from engine.games.carrara.views import PlayerView, TableView, Worth


def best_rival(table: TableView, cards: Open, seat: Seat, mine: Counts, weights: CardWeights) -> float:
    """The most that one of them is thought to have in the end; `mine` are one's own objects."""
    things = guessed_objects(table, cards, seat, mine)
    return max(reckoned(table, cards, other, things[other], weights, other > seat) for other in things)


def reckoned(
    table: TableView, cards: Open, other: Seat, objects: Counts, weights: CardWeights, plays_on: bool
) -> float:
    """One of them, by all four cards; who still has a turn will do something with it."""
    player, board, laid = table.players[other], cards.boards[other], cards.laid[other]
    coins = weights.coins_guessed * (2 if cards.rate < cards.tables.facts.coins_per_vp else 1)
    points = player.vp + cards.building_points(board) + cards.object_points(objects)
    if cards.bonus.score == "most":
        points += cards.majorities(other, board)[other]
    else:
        bonus = cards.bonus_of(board, laid, round(coins))
        points, coins = points + bonus.vp, coins + bonus.coins
    last = last_turn(table, cards, player, objects, weights) if plays_on else 0.0
    return points + coins / cards.rate + last


def last_turn(table: TableView, cards: Open, player: PlayerView, objects: Counts, weights: CardWeights) -> float:
    """What he may still score, or else build."""
    if not player.markers:
        return weights.last_turn
    now = cards.object_points(objects)
    gains = [
        gain.vp + gain.coins / cards.rate + cards.object_points(plus(objects, gain.objects)) - now
        for gain in player.worth
        if may_score(table, cards, player, gain)
    ]
    return max([weights.last_turn, *gains])


def may_score(table: TableView, cards: Open, player: PlayerView, gain: Worth) -> bool:
    """Whether he can score this now."""
    if gain.what not in CITIES:
        return gain.what not in player.scored
    city = CITIES.index(gain.what)
    enough = sum([each.city == gain.what for each in player.buildings]) >= cards.tables.to_score[city]
    return enough and table.city_markers[city] is None


def guessed_objects(table: TableView, cards: Open, seat: Seat, mine: Counts) -> dict[Seat, Counts]:
    """By other seat: what is neither in the supply nor for sale nor one's own. With two players it is known; with more
    it goes by what each has scored."""
    of_each = cards.tables.facts.objects_of_each
    gone = tuple([of_each - sum(seen) for seen in zip(table.supply, table.for_sale, mine, strict=True)])
    others = [other for other in range(len(table.players)) if other != seat]
    if len(others) == 1:
        return {others[0]: gone}
    scored = {other: from_scorings(table, other) for other in others}
    shares = {other: list[int]() for other in others}
    for kind, n in enumerate(gone):
        all_scored = sum(scored[other][kind] for other in others)
        for other in others:
            part = scored[other][kind] / all_scored if all_scored else 1 / len(others)
            shares[other].append(round(n * part))
    return {other: tuple(share) for other, share in shares.items()}


def from_scorings(table: TableView, seat: Seat) -> Counts:
    """The objects somebody's scorings brought, if he had then built all that stands now."""
    player = table.players[seat]
    cities = {city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker == seat}
    return tuple(
        [
            sum([(each.city in cities) + (kind in player.scored) for each in player.buildings if each.type == kind])
            for kind in TYPES
        ]
    )
