"""The final scoring: majorities, crowned cities, revaluation and book tiles."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.agenda import Task
from engine.core.state.events import AnyEvent, Event, Reveal
from engine.core.values.seats import Seat
from engine.core.values.texts import Params
from engine.games.dynasties.data import REGIONS, SCORES, TABLES, Counts
from engine.games.dynasties.rules.cities import is_crowned, members_by_region
from engine.games.dynasties.rules.goods import gain
from engine.games.dynasties.state import NOBODY, DynastiesState


def reckon(state: DynastiesState, task: Task) -> Outcome[DynastiesState]:
    """Book tiles are shown, every region is scored, and the game is over."""
    events: tuple[AnyEvent, ...] = (Event("over", {"round": state.round}), *shown(state))
    for region in range(len(REGIONS)):
        state, told = score_region(state, region)
        events = (*events, *told)
    for seat in range(state.seats):
        if n := book_points(state, seat):
            state = gain(state, seat, "books", n)
            events = (*events, Reveal("end-books", {"seat": seat, "n": n}))
    return replace(state, over=True, turn=state.turn + 1, active=NOBODY), events


def shown(state: DynastiesState) -> tuple[Reveal, ...]:
    """Everybody turns over the tiles and cards that are left."""
    events = list[Reveal]()
    for seat, mine in enumerate(state.hidden):
        scores = tuple(SCORES[card] for card, n in enumerate(mine.scores) for _ in range(n))
        if scores or any(mine.books) or any(mine.hand):
            told: Params = {"seat": seat, "books": mine.books, "scores": scores, "cards": mine.hand}
            events.append(Reveal("shown", told))
    return tuple(events)


def strengths(state: DynastiesState, region: int) -> Counts:
    """Princes, princesses, children, coats, and the book tiles with this region's coat."""
    tiles = TABLES[state.data].facts.book_tiles
    found = list[int]()
    for seat, player in enumerate(state.players):
        books = zip(tiles, state.hidden[seat].books, strict=True)
        by_books = sum(n for tile, n in books if tile.region == REGIONS[region])
        found.append(members_by_region(state, seat)[region] + player.coats[region] + by_books)
    return tuple(found)


def ranks(strong: Counts) -> Counts:
    """1 for all who are strongest, 2 for those behind a single first, else 0. Who has nothing is nowhere."""
    order = sorted(set(strong) - {0}, reverse=True)
    places = {order[0]: 1} if order else {}
    if len(order) > 1 and strong.count(order[0]) == 1:
        places[order[1]] = 2
    return tuple(places.get(n, 0) for n in strong)


def score_region(state: DynastiesState, region: int) -> Outcome[DynastiesState]:
    """The majority, the crowned cities, and what the revaluation tile brings its owner besides."""
    facts, seats = TABLES[state.data].facts, range(state.seats)
    tile, again = facts.region_tiles[state.region_tiles[region]], facts.revaluations[region]
    placed, owner = ranks(strengths(state, region)), state.revaluations[region]
    first, second = (tuple(seat for seat in seats if placed[seat] == rank) for rank in (1, 2))
    crowned = tuple(seat for seat in seats if is_crowned(state, seat, region))
    for source, who, n in (
        ("majorities", first, tile.first),
        ("majorities", second, tile.second),
        ("crowns", crowned, tile.crown),
        ("revaluation", tuple(seat for seat in (*first, *second) if seat == owner), again.majority),
        ("revaluation", tuple(seat for seat in crowned if seat == owner), again.crown),
    ):
        for seat in who:
            state = gain(state, seat, source, n)
    told: Params = {"region": REGIONS[region], "first": first, "n": tile.first, "second": second, "m": tile.second}
    events = [Reveal("end-region", {**told, "crowned": crowned, "crown": tile.crown})]
    more = (again.majority if owner in (*first, *second) else 0) + (again.crown if owner in crowned else 0)
    if more:
        events.append(Reveal("end-revaluation", {"owner": owner, "region": REGIONS[region], "n": more}))
    return state, tuple(events)


def book_points(state: DynastiesState, seat: Seat) -> int:
    """Tiles that are worth points; unused ones of other kinds are worth nothing."""
    tiles = zip(TABLES[state.data].facts.book_tiles, state.hidden[seat].books, strict=True)
    return sum(tile.vp * n for tile, n in tiles)
