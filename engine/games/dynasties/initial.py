"""Set-up: goods for everybody and the ships, green cards, piles, region tiles, and who begins."""

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.state.agenda import Task, resume
from engine.core.state.events import AnyEvent, Event, Private
from engine.core.values.chance import Chance
from engine.games.dynasties.data import CITIES, REGIONS, SCORES, SHIPS, TABLES, Counts, FactTables
from engine.games.dynasties.rules.book import TASKS
from engine.games.dynasties.rules.goods import SOURCES
from engine.games.dynasties.rules.trade import load
from engine.games.dynasties.state import (
    NOBODY,
    DynastiesOptions,
    DynastiesState,
    Hidden,
    Player,
    Ship,
    Town,
    hide,
    minus,
    plus,
)

RULES_VERSION = 1
DATA_VERSION = max(TABLES)


def initial(seats: int, options: DynastiesOptions, chance: Chance) -> Outcome[DynastiesState]:
    """The table before the first card is played."""
    state = laid_out(TABLES[DATA_VERSION], seats, chance)
    events: tuple[AnyEvent, ...] = (Event("began", {}),)
    for number in range(len(SHIPS)):
        state, loaded = load(state, number)
        events = (*events, *loaded)
    state, dealt = deal_greens(state)
    first, chance = state.chance.below(seats)
    state = replace(state, chance=chance, agenda=(Task("round", first),))
    return resume(state, TASKS, (*events, dealt))


def laid_out(tables: FactTables, seats: int, chance: Chance) -> DynastiesState:
    """Everything in its place; ships, greens and hands are still to come."""
    facts = tables.facts
    tiles, _, chance = chance.pick(range(len(facts.region_tiles)), len(REGIONS))
    none, start = (0,) * len(facts.goods), (facts.start.goods,) * len(facts.goods)
    scores = (0,) * len(tables.scores)
    # One figure of each player marks the score.
    player = Player((0,) * len(SOURCES), start, facts.figures - 1, (0,) * len(REGIONS))
    hidden = Hidden((0,) * len(facts.actions), scores, (0,) * len(facts.book_tiles))
    in_bag = minus(tuple(good.n for good in facts.goods), tuple(n * seats for n in start))
    return DynastiesState(
        seats=seats,
        rules=RULES_VERSION,
        data=DATA_VERSION,
        chance=chance,
        towns=(Town(),) * len(CITIES),
        free=(None,) * len(facts.free_cities),
        ships=(Ship(none),) * facts.ships,
        slots=(),
        region_tiles=tiles,
        bag=in_bag,
        actions=tuple(card.n for card in facts.actions),
        discards=(0,) * len(facts.actions),
        greens=_scores(tables, green=True),
        yellows=_scores(tables, green=False),
        scored=scores,
        books=tuple(tile.n for tile in facts.book_tiles),
        used_books=(0,) * len(facts.book_tiles),
        coats=(facts.coats,) * len(REGIONS),
        neutrals=facts.neutrals,
        revaluations=(NOBODY,) * len(REGIONS),
        players=(player,) * seats,
        hidden=(hidden,) * seats,
        track=(NOBODY,) * (len(facts.places) + seats),
        bonus=((),) * len(facts.bonus_actions),
    )


def _scores(tables: FactTables, *, green: bool) -> Counts:
    """The pile of one colour, as counts of all scoring cards."""
    greens = (1,) * tables.greens
    yellows = tuple(card.n for card in tables.facts.yellows)
    return (*greens, *(0,) * len(yellows)) if green else (*(0,) * len(greens), *yellows)


def deal_greens(state: DynastiesState) -> tuple[DynastiesState, Event]:
    """Two for everybody; the others leave the game unseen."""
    n, own = TABLES[state.data].facts.start.greens, list[Private]()
    for seat in range(state.seats):
        cards, greens, chance = state.chance.draw(state.greens, n)
        state = replace(state, greens=greens, chance=chance)
        state = hide(state, seat, scores=plus(state.hidden[seat].scores, cards))
        own.append(
            Private(
                seat, "greens-own", {"cards": tuple(SCORES[card] for card, n in enumerate(cards) if n)}, reveals=True
            )
        )
    return state, Event("greens", {"n": n}, tuple(own))
