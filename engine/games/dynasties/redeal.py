"""For the tests of secrecy: everything a viewer cannot see, dealt anew; and numbers planted to be looked for."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.values.chance import Chance
from engine.core.values.seats import Seat, Viewer
from engine.games.dynasties.data import ACTIONS, BOOKS, CITIES, GOODS, REGIONS, SCORES, TABLES, Counts
from engine.games.dynasties.rules.cities import is_open
from engine.games.dynasties.state import NEUTRAL, NOBODY, DynastiesState, Under, by_kind, hide, plus


def redeal(state: DynastiesState, viewer: Viewer, chance: Chance) -> DynastiesState:
    """What others hold is shuffled with the pile it came from, and dealt anew; so are the cards that they have put
    under the yellow pile."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    actions, books = state.actions, state.books
    for seat in others:
        actions, books = plus(actions, state.hidden[seat].hand), plus(books, state.hidden[seat].books)
    state, chance = _scores(state, others, chance)
    for seat in others:
        mine = state.hidden[seat]
        hand, actions, chance = chance.draw(actions, sum(mine.hand))
        tiles, books, chance = chance.draw(books, sum(mine.books))
        state = hide(state, seat, hand=hand, books=tiles)
    return replace(state, actions=actions, books=books, chance=chance)


def _scores(state: DynastiesState, others: list[Seat], chance: Chance) -> tuple[DynastiesState, Chance]:
    """Green and yellow cards: their backs differ, so that they are no one lot."""
    greens, yellows, first = state.greens, state.yellows, TABLES[state.data].greens
    for seat in others:
        mine = state.hidden[seat]
        greens = plus(greens, _only(mine.scores, first, green=True))
        yellows = plus(yellows, _only(mine.scores, first, green=False), by_kind(mine.looked, len(SCORES)))
    yellows = plus(yellows, by_kind((each.card for each in state.under if each.seat in others), len(SCORES)))
    for seat in others:
        mine = state.hidden[seat]
        green, greens, chance = chance.draw(greens, sum(mine.scores[:first]))
        yellow, yellows, chance = chance.draw(yellows, sum(mine.scores[first:]))
        looked, yellows, chance = _one_by_one(yellows, len(mine.looked), chance)
        state = hide(state, seat, scores=plus(green, yellow), looked=looked)
    under = list[Under]()
    for each in state.under:
        if each.seat in others:
            (card,), yellows, chance = _one_by_one(yellows, 1, chance)
            each = replace(each, card=card)
        under.append(each)
    return replace(state, greens=greens, yellows=yellows, under=tuple(under)), chance


def _only(scores: Counts, first: int, *, green: bool) -> Counts:
    return tuple(n if (card < first) == green else 0 for card, n in enumerate(scores))


def _one_by_one(pile: Counts, n: int, chance: Chance) -> tuple[tuple[int, ...], Counts, Chance]:
    found = list[int]()
    for _ in range(n):
        card, pile, chance = chance.draw(pile, 1)
        found.append(card.index(1))
    return tuple(found), pile, chance


def plant(state: DynastiesState, seat: Seat, mark: int) -> DynastiesState:
    """This number wherever the seat hides one."""
    return hide(state, seat, hand=(mark,) * len(ACTIONS), scores=(mark,) * len(SCORES), books=(mark,) * len(BOOKS))


def census(state: DynastiesState) -> dict[str, int]:
    """Goods, cards, tiles, coats and figures, wherever they are."""
    hidden, players = state.hidden, state.players
    goods = plus(state.bag, *(player.goods for player in players), *(ship.goods for ship in state.ships))
    actions = plus(state.actions, state.discards, *(mine.hand for mine in hidden))
    books = plus(state.books, state.used_books, *(mine.books for mine in hidden))
    seen = [*(card for mine in hidden for card in mine.looked), *(each.card for each in state.under)]
    scores = plus(
        state.greens, state.yellows, state.scored, by_kind(seen, len(SCORES)), *(mine.scores for mine in hidden)
    )
    coats = plus(state.coats, *(player.coats for player in players))
    neutrals = sum(town.on(role) == NEUTRAL for town in state.towns for role in (0, 1))
    return {
        **_named("good", GOODS, goods),
        **_named("action card", ACTIONS, actions),
        **_named("book", BOOKS, books),
        **_named("score", SCORES, scores),
        **_named("coat", REGIONS, coats),
        **{f"figures of seat {seat}": figures(state, seat) for seat in range(state.seats)},
        "neutral figures": state.neutrals + neutrals,
        "characters": len({slot.character for slot in state.slots}),
    }


def _named(what: str, names: tuple[str, ...], counts: Counts) -> dict[str, int]:
    return {f"{what} {name}": n for name, n in zip(names, counts, strict=True)}


def figures(state: DynastiesState, seat: Seat) -> int:
    """In the reserve, in cities, on ships, on the track, with Leonardo, and on their way."""
    player = state.players[seat]
    standing = [each for town in state.towns for each in (town.prince, town.princess, town.child)]
    aboard = [each for ship in state.ships for each in (ship.first, ship.second)]
    on_the_way = sum(task.kind == "arrive" and task.seat == seat for task in state.agenda)
    elsewhere = player.on_track + (state.leonardo == seat) + on_the_way
    return player.reserve + Counter((*standing, *aboard))[seat] + elsewhere


def faults(state: DynastiesState) -> tuple[str, ...]:
    """What can never be."""
    found = list[str]()
    for seat, player in enumerate(state.players):
        mine = state.hidden[seat]
        if min(player.reserve, *player.goods, *player.coats, *mine.hand, *mine.scores, *mine.books) < 0:
            found.append(f"seat {seat} has less than nothing")
    found += [fault for city in range(len(CITIES)) for fault in faults_in(state, city)]
    full = TABLES[state.data].facts.goods_on_ship
    if any(sum(ship.goods) > full or min(ship.goods) < 0 for ship in state.ships):
        found.append(f"a ship holds too much or too little: {state.ships}")
    if min(*state.bag, *state.actions, *state.yellows, *state.books, *state.coats, state.neutrals) < 0:
        found.append("a pile or the bag holds less than nothing")
    return tuple(found)


def faults_in(state: DynastiesState, city: int) -> Iterator[str]:
    """What can never be in a city."""
    town = state.towns[city]
    if town.prince == town.princess != NOBODY:
        yield f"somebody has married himself in {CITIES[city]}"
    if town.child != NOBODY and town.child not in (town.prince, town.princess):
        yield f"a child without parents in {CITIES[city]}"
    if (town.prince, town.princess) != (NOBODY, NOBODY) and not is_open(state, city):
        yield f"somebody stands in {CITIES[city]}, which is not on the board"
