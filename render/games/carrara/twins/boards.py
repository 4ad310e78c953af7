"""One player's board in words: where he stands, what he has built, and what each scoring would bring."""

from collections.abc import Iterator, Sequence

from engine.core.seats import Seat
from engine.core.texts import Params, Text
from engine.games.carrara.data import CITIES, FACTS, OBJECTS, SCORABLE, TYPES
from engine.games.carrara.tell import tell_numbers
from engine.games.carrara.views import PlayerView, TableView
from render.core.scene import Scene
from render.games.carrara.standing import ranking
from render.games.carrara.twins.common import latest, news, status, total
from render.games.carrara.twins.market import tell_cities, tell_goal
from render.games.carrara.twins.players import built, mine, scored
from render.games.carrara.worth import Worth, barred, worth


def board_alt(scene: Scene) -> tuple[Text, ...]:
    """The numbers, what can be scored, what stands where."""
    table, seat, player = _of(scene)
    nothing = Text("twin-scores-nothing", {"seat": seat})
    brings = () if barred(scene, seat) else tuple(_scorings(table, seat)) or (nothing,)
    said = [*_numbers(scene, seat), *_his(seat, latest(scene)), *brings, *_built(seat, player)]
    return (*said, scored(table, seat), *status(scene))


def board_tell(scene: Scene) -> tuple[Text, ...]:
    """City by city, type by type."""
    table, seat, player = _of(scene)
    said = [*status(scene), *_numbers(scene, seat), *_his(seat, news(scene)), tell_goal(table)]
    if seat == table.start_player:
        said.append(Text("player-start", {"seat": seat}))
    said += [scored(table, seat), *_built(seat, player)]
    if barred(scene, seat) is None:
        said += [*_scorings(table, seat), *_short(table, player)]
    if not scene.view.over:
        said += _missing(player)
    return (*said, *tell_cities(table))


def progress(table: TableView, seat: Seat) -> Text:
    """How far a player is with what everyone can see of the objectives."""
    player, goal = table.players[seat], table.goal
    scorings = {"scorings": player.scorings, "scorings_goal": goal.scorings}
    cost = {"cost": player.cost, "cost_goal": goal.cost}
    short = {
        "scorings_short": max(goal.scorings - player.scorings, 0),
        "cost_short": max(goal.cost - player.cost, 0),
    }
    return Text("twin-progress", {"seat": seat, **scorings, **cost, **short})


def _of(scene: Scene) -> tuple[TableView, Seat, PlayerView]:
    """Whose board it is: if nobody says so, the viewer's."""
    table: TableView = scene.view.table
    seat = scene.seat if scene.seat is not None else scene.view.viewer or 0
    return table, seat, table.players[seat]


def _numbers(scene: Scene, seat: Seat) -> Iterator[Text]:
    """Where he stands; in the end first what his points came to."""
    if scene.scores:
        yield from (total(place) for place in ranking(scene) if place.seat == seat)
    yield from tell_numbers(seat, scene.view.table.players[seat])


def _his(seat: Seat, events: Sequence[Text]) -> Iterator[Text]:
    """What he did himself."""
    return (event for event in events if event.params.get("seat") == seat)


def _built(seat: Seat, player: PlayerView) -> tuple[Text, ...]:
    """City by city, or that there is nothing."""
    return tuple(built(player)) or (Text("twin-nothing-built", {"seat": seat}),)


def _missing(player: PlayerView) -> Iterator[Text]:
    """The types that he has still to build."""
    missing = tuple(kind for kind in TYPES if not mine(player, kind) and kind not in player.scored)
    if missing:
        yield Text("twin-types-missing", {"types": missing})


def _scorings(table: TableView, seat: Seat) -> Iterator[Text]:
    """What he could score now, and what that would bring."""
    player = table.players[seat]
    for what in SCORABLE:
        his = mine(player, what)
        if his and what not in player.scored and _free(table, what) and len(his) >= _least(table, what):
            gain = worth(table, his)
            params: Params = {"what": what, "vp": gain.vp, "coins": gain.coins, "objects": _objects(gain)}
            yield Text("twin-brings", params)


def _short(table: TableView, player: PlayerView) -> Iterator[Text]:
    """Cities in which something stands, but not yet enough."""
    for city in CITIES:
        his, least = mine(player, city), _least(table, city)
        if 0 < len(his) < least and _free(table, city):
            gain = worth(table, his)
            params = {"n": len(his), "least": least, "vp": gain.vp, "coins": gain.coins}
            yield Text("twin-city-needs", {"city": city, **params})


def _free(table: TableView, what: str) -> bool:
    """A city counts once for all."""
    return what not in CITIES or table.city_markers[CITIES.index(what)] is None


def _least(table: TableView, what: str) -> int:
    return FACTS[table.data].cities[CITIES.index(what)].buildings_to_score if what in CITIES else 1


def _objects(gain: Worth) -> tuple[int, ...]:
    """By kind, as they are counted in words."""
    got = dict(gain.objects)
    return tuple(got.get(kind, 0) for kind in OBJECTS)
