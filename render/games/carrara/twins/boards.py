"""One player's board in words: where he stands, what he has built, and what each scoring would bring."""

from collections.abc import Iterator, Sequence

from engine.core.seats import Seat
from engine.core.texts import Params, Text
from engine.games.carrara.data import CITIES, FACTS, OBJECTS, SCORABLE, TYPES
from engine.games.carrara.tell import by_city
from engine.games.carrara.views import BuildingView, PlayerView, TableView
from render.core.scene import Scene
from render.games.carrara.twins.common import latest, news, status
from render.games.carrara.twins.market import tell_cities
from render.games.carrara.worth import Worth, barred, worth


def board_alt(scene: Scene) -> tuple[Text, ...]:
    """The numbers, what can be scored, what stands where."""
    table, seat, player = _of(scene)
    brings = () if scene.view.over else tuple(_scorings(table, seat)) or (_nothing(table, seat),)
    said = [_player(seat, player), *_his(seat, latest(scene)), *brings, *_built(seat, player)]
    return (*said, _scored(table, seat), *status(scene))


def board_tell(scene: Scene) -> tuple[Text, ...]:
    """City by city, type by type."""
    table, seat, player = _of(scene)
    said = [*status(scene), _player(seat, player), *_his(seat, news(scene)), progress(table, seat)]
    if seat == table.start_player:
        said.append(Text("player-start", {"seat": seat}))
    if player.skipped:
        said.append(Text("player-skipped", {"seat": seat}))
    said += [_scored(table, seat), *_built(seat, player)]
    if barred(scene, seat) is None:
        said += [*_scorings(table, seat), *_short(table, player)]
    if not player.markers:
        said.append(_nothing(table, seat))
    missing = tuple(kind for kind in TYPES if not _mine(player, kind) and kind not in player.scored)
    if missing:
        said.append(Text("twin-types-missing", {"types": missing}))
    return (*said, *tell_cities(table))


def progress(table: TableView, seat: Seat) -> Text:
    """How far a player is with what everyone can see of the objectives."""
    player, goal = table.players[seat], table.goal
    numbers = {"scorings": player.scorings, "scorings_goal": goal.scorings, "cost": player.cost, "cost_goal": goal.cost}
    return Text("twin-progress", {"seat": seat, **numbers})


def _of(scene: Scene) -> tuple[TableView, Seat, PlayerView]:
    """Whose board it is: if nobody says so, the viewer's."""
    table: TableView = scene.view.table
    seat = scene.seat if scene.seat is not None else scene.view.viewer or 0
    return table, seat, table.players[seat]


def _player(seat: Seat, player: PlayerView) -> Text:
    numbers = {"vp": player.vp, "scorings": player.scorings, "markers": player.markers, "cost": player.cost}
    return Text("player", {"seat": seat, **numbers})


def _his(seat: Seat, events: Sequence[Text]) -> Iterator[Text]:
    """What he did himself."""
    return (event for event in events if event.params.get("seat") == seat)


def _mine(player: PlayerView, what: str) -> list[BuildingView]:
    """His buildings of a type, or in a city."""
    return [building for building in player.buildings if what in (building.type, building.city)]


def _built(seat: Seat, player: PlayerView) -> Iterator[Text]:
    """City by city."""
    for city in CITIES:
        if mine := sorted(_mine(player, city), key=by_city):
            types, costs = tuple(b.type for b in mine), tuple(b.cost for b in mine)
            yield Text("twin-in-city", {"city": city, "types": types, "costs": costs})
    if not player.buildings:
        yield Text("twin-nothing-built", {"seat": seat})


def _scored(table: TableView, seat: Seat) -> Text:
    cities = tuple(city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker == seat)
    return Text("twin-scored", {"seat": seat, "what": (*table.players[seat].scored, *cities)})


def _nothing(table: TableView, seat: Seat) -> Text:
    """Why there is nothing that he could score now."""
    return Text("twin-scores-nothing" if table.players[seat].markers else "twin-no-marker", {"seat": seat})


def _scorings(table: TableView, seat: Seat) -> Iterator[Text]:
    """What he could score now, and what that would bring."""
    player = table.players[seat]
    for what in SCORABLE if player.markers else ():
        mine = _mine(player, what)
        if mine and what not in player.scored and _free(table, what) and len(mine) >= _least(table, what):
            gain = worth(table, mine)
            params: Params = {"what": what, "vp": gain.vp, "coins": gain.coins, "objects": _objects(gain)}
            yield Text("twin-brings", params)


def _short(table: TableView, player: PlayerView) -> Iterator[Text]:
    """Cities in which something stands, but not yet enough."""
    for city in CITIES:
        mine, least = _mine(player, city), _least(table, city)
        if 0 < len(mine) < least and _free(table, city):
            gain = worth(table, mine)
            params = {"n": len(mine), "least": least, "vp": gain.vp, "coins": gain.coins}
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
