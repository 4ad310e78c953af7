"""Moments that no computer plays to, or that a game soon leaves behind: tables as full as the rules allow, the wheel
before and after it turns, points just scored. By game, by name."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.core.door import look
from engine.core.play import Accepted
from engine.core.values.texts import Text
from engine.games.carrara.data import CITIES, FACTS, TYPES
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from render.core.scene import Happening, Scene
from tests.games.carrara.moves import after, play
from tests.games.carrara.position import NONE, Built, Side, marble, position, things
from tests.render.carpe_diem import fullest
from tests.render.dynasties import fullest as courts
from tests.render.gallery import expanded
from tests.render.lucca.plays import full

PLAYERS, RICH = 4, 3
"""At each of these tables; and who sits behind the fullest screen."""
HEAP = {"I": marble(2, 2, 2, 2, 2, 1)}
"""All blocks that the wheel holds, of every colour, in one section."""
DEAR = [(kind, 5) for kind in TYPES] + [(kind, 4) for kind in TYPES[:3]]


class Extreme(Struct, frozen=True):
    """A moment: what a scene becomes there, and which pictures show it (all, if it does not say so)."""

    grown: Callable[[Scene], Scene]
    pictures: frozenset[str] = frozenset()
    over: bool = False
    """Whether the game is over there."""
    every_style: bool = False
    """In each theme and language, and then of two of the players only."""


def shown(seen: Scene, state: CarraraState, news: Iterable[Accepted[CarraraState]] = ()) -> Scene:
    """This table instead, with what has just happened there."""
    texts = [tuple(Text(event.key, event.params) for event in each.events) for each in news]
    happened = tuple(Happening(step, each) for step, each in enumerate(texts))
    return replace(seen, view=look(GAME, state, seen.view.viewer), news=happened)


def full_market(seen: Scene) -> Scene:
    """All blocks on one section, dear buildings on display, and one screen with all other blocks and objects."""
    rich = Side(coins=999)
    state = position(
        Side(), players=PLAYERS, seat=RICH - 1, others={RICH: rich}, wheel=HEAP, bag=NONE, display=DEAR, supply=things()
    )
    return shown(seen, state)


def full_market_turned(seen: Scene) -> Scene:
    """The same after the wheel has turned."""
    turned = play(position(Side(), players=PLAYERS, wheel=HEAP, bag=NONE, display=DEAR), "turn")
    return shown(seen, turned.state, [turned])


def full_market_taken(seen: Scene) -> Scene:
    """After that, one block has been taken from there: six colours lie beside what says so."""
    turned = play(position(Side(), players=PLAYERS, wheel=HEAP, bag=NONE, display=DEAR), "turn")
    took = play(turned.state, "take", section="II", blocks=marble(white=1))
    return shown(seen, took.state, [turned, took])


SPREAD = {
    "I": marble(1, 0, 1, 0, 0, 1),
    "II": marble(black=1),
    "IV": marble(1, 0, 0, 1),
    "VI": marble(yellow=2, blue=1),
}


def before_turning(seen: Scene) -> Scene:
    """At the start of a turn no price of today will be paid."""
    return shown(seen, position(Side(), players=PLAYERS, seat=1, wheel=SPREAD))


def after_turning(seen: Scene) -> Scene:
    """The same wheel, turned: now its prices are paid."""
    turned = play(position(Side(), players=PLAYERS, seat=1, wheel=SPREAD), "turn")
    return shown(seen, turned.state, [turned])


def new_points(seen: Scene) -> Scene:
    """Two have just scored: one for few points, one beyond a hundred."""
    few = Side(vp=98, buildings=[("villa", 1, "livorno"), ("porta", 4, "livorno"), ("castello", 2, "pisa")])
    many = Side(buildings=[(kind, 5, "livorno") for kind in TYPES[:4]])
    state = position(few, players=PLAYERS, others={1: many}, wheel=SPREAD)
    first = play(state, "score", what="villa")
    second = play(first.state, "score", what="livorno")
    return shown(seen, second.state, [first, second])


def every_scoring(seen: Scene) -> Scene:
    """Every type and every city can be scored; of two kinds of object too few are left."""
    built: list[Built] = [
        (kind, cost, CITIES[(at + cost) % len(CITIES)]) for at, kind in enumerate(TYPES) for cost in range(1, 5)
    ]
    seat = seen.view.viewer or 0
    state = position(
        Side(blocks=marble(1, 1), buildings=built), players=PLAYERS, seat=seat, supply=things(4, 4, 0, 4, 1)
    )
    return shown(seen, state)


def one_built_all(seen: Scene) -> Scene:
    """All thirty buildings stand on one board, in one city; their owner has scored every type."""
    facts, seat = FACTS[max(FACTS)], seen.seat or 0
    built: list[Built] = [(kind, cost, CITIES[0]) for kind in TYPES for cost in facts.costs]
    side = Side(buildings=built, scored=TYPES, vp=facts.cities[0].vp * sum(cost for _, cost, _ in built))
    state = position(side, players=PLAYERS, seat=seat, last_tiles=(), supply=things(), ended_by=seat)
    return shown(seen, after(state, "skip") if seat + 1 < PLAYERS else state)


MARKET, SCORED = frozenset({"table", "wheel"}), frozenset({"table", "board"})
EXTREMES: Mapping[str, Mapping[str, Extreme]] = {
    "carrara": {
        "before-turning": Extreme(before_turning, MARKET),
        "after-turning": Extreme(after_turning, MARKET),
        "full-market": Extreme(full_market),
        "full-market-turned": Extreme(full_market_turned, MARKET),
        "full-market-taken": Extreme(full_market_taken, MARKET),
        "new-points": Extreme(new_points, SCORED),
        "every-scoring": Extreme(every_scoring, frozenset({"screen"})),
        "one-built-all": Extreme(one_built_all),
        **{name: Extreme(grown, over=over, every_style=True) for name, (grown, over) in expanded.MOMENTS.items()},
    },
    "lucca": {"full-quarters": Extreme(full, frozenset({"table", "screen"}))},
    "carpe_diem": {
        "full": Extreme(fullest.full, frozenset({"table", "district", "cards", "screen"})),
        "scoring": Extreme(fullest.scoring, frozenset({"table", "cards"})),
        "choosing-a-cell": Extreme(fullest.choosing, frozenset({"screen"})),
        "tile-laid": Extreme(fullest.chosen, frozenset({"screen"})),
        "tile-turned": Extreme(fullest.turned, frozenset({"screen"})),
        "tile-stored": Extreme(fullest.stored, frozenset({"screen"})),
    },
    "dynasties": {
        "full": Extreme(courts.full, frozenset({"table", "court", "screen"})),
        "dividing": Extreme(courts.dividing, frozenset({"table"})),
        "marrying": Extreme(courts.marrying, frozenset({"table"})),
        "every-card": Extreme(courts.looking, frozenset({"screen"})),
    },
}
