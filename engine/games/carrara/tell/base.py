"""The view in words, by sections: for the terminal, and for those who cannot see the picture. What the pictures say
of themselves is chosen from them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby

from msgspec import UNSET
from msgspec.structs import asdict

from engine.core.state.views import Section, View, opened_section
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, Text
from engine.games.carrara.data import CITIES, TYPES
from engine.games.carrara.tell.expansion import (
    goals,
    opened_bonuses,
    tell_beside,
    tell_bonuses,
    tell_cards,
    tell_eight,
    tell_expanded_player,
    tell_improvable,
    tell_worth,
)
from engine.games.carrara.tell.market import objects_left, tell_display, tell_wheel, unscored
from engine.games.carrara.views import BuildableView, BuildingView, GoalView, PlayerView, ScreenView, TableView, Worth


def tell(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    """The market, the display, the players, then one's own screen."""
    table = view.table
    public = [
        _section("wheel", tell_wheel(table)),
        _section("bag", [Text("table-bag", {"n": table.bag})]),
        _section("display", tell_display(table)),
        _section("pile", [Text("table-pile", {"n": table.pile})]),
        _section("sale", [objects_left("table-sale", table.for_sale, price=table.object_price)]),
        _section("supply", [objects_left("table-supply", table.supply)]),
        _section("cities", [Text("table-cities-open", {"cities": unscored(table)})]),
        _section("goal", tell_goal(table)),
        _section("ending", tell_ending(table)),
        _section("start-player", [Text("player-start", {"seat": table.start_player})]),
    ]
    if table.expansion is not UNSET:
        public.append(_section("beside", tell_beside(table.expansion)))
        public.append(_section("bonus", tell_bonuses(opened_bonuses(view.opened))))
    for seat, player in enumerate(table.players):
        public.append(_section(f"player-{seat}", tell_player(seat, player)))
        public.append(_section(f"expanded-{seat}", tell_expanded_player(table, seat)))
        public.append(_section(f"board-{seat}", tell_board(table, seat)))
    for seat, screen in enumerate(view.opened):
        if screen is not None:
            public.append(_section(opened_section(seat), [Text("opened", {"seat": seat, **_hidden(screen)})]))
    return (*public, *_private(view))


def _hidden(screen: ScreenView) -> Params:
    return {"coins": screen.coins, "blocks": screen.blocks, "objects": screen.objects}


def _private(view: View[TableView, ScreenView]) -> Iterator[Section]:
    """What is behind one's own screen; what one can do with it, while the game lasts; how far the objectives are."""
    if view.screen is None or view.viewer is None:
        return
    table, screen, player = view.table, view.screen, view.table.players[view.viewer]
    may_end = screen.reached and not table.ending
    yield _section("screen", [Text("screen", _hidden(screen))], private=True)
    yield _section("builds", () if view.over else tell_buildable(screen.buildable), private=True)
    if screen.expansion is not UNSET:
        yield _section("eight", tell_eight(screen.expansion), private=True)
        yield _section("improves", tell_improvable(table, screen.expansion), private=True)
    yield _section("scores", () if view.over else [tell_scorable(screen.scorable, player.markers)], private=True)
    yield _section("objectives", tell_objectives(table, view.viewer, screen, view.over), private=True)
    yield _section("reached", [Text("screen-reached")] if may_end else (), private=True)


def tell_goal(table: TableView) -> Iterator[Text]:
    """What announcing the end takes: the objectives of the board, or the cards that lie on them."""
    if table.expansion is UNSET:
        yield Text("table-goal", asdict(table.goal))
    else:
        yield from tell_cards(table, table.expansion)


def tell_objectives(table: TableView, seat: Seat, screen: ScreenView, over: bool) -> Iterator[Text]:
    """How far one is with them; by cards, also what one would have of them if the game ended now."""
    player = table.players[seat]
    if screen.expansion is UNSET or table.expansion is UNSET:
        far = progress(table.goal, scorings=player.scorings, objects=sum(screen.objects), cost=player.cost)
        yield Text("screen-objectives", far)
    else:
        yield Text("screen-goals", {"goals": goals(table, screen.expansion.progress)})
        if not over:
            yield tell_worth(table.expansion.players[seat].building_points, screen.expansion)


def _section(name: str, lines: Iterable[Text], *, private: bool = False) -> Section:
    return Section(name, tuple(lines), private)


def tell_ending(table: TableView) -> Iterator[Text]:
    """Why this is the last round, and who still plays."""
    if table.ended_by is not None:
        yield Text(f"table-ending-{table.ending}", {"seat": table.ended_by})
        on = tuple(seat for seat, player in enumerate(table.players) if player.plays_on)
        if on:
            yield Text("table-plays-on", {"seats": on})


def tell_player(seat: Seat, player: PlayerView) -> Iterator[Text]:
    """Where he stands, and whether he has skipped."""
    numbers = {"vp": player.vp, "scorings": player.scorings, "markers": player.markers, "cost": player.cost}
    yield Text("player", {"seat": seat, **numbers})
    if player.skipped:
        yield Text("player-skipped", {"seat": seat})


def tell_board(table: TableView, seat: Seat) -> Iterator[Text]:
    """What a player has built, city by city, and what he has scored."""
    player = table.players[seat]
    for city, buildings in groupby(sorted(player.buildings, key=by_city), key=lambda building: building.city):
        tiles = tuple(part for building in buildings for part in (building.type, building.cost))
        yield Text("player-city", {"city": city, "buildings": tiles})
    cities = tuple(city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker == seat)
    types = tuple(what for what in player.scored if what in TYPES)
    if types or cities:
        yield Text("player-scored", {"types": types, "cities": cities})


def by_city(building: BuildingView) -> tuple[int, str, int]:
    """The order in which a board is read."""
    return CITIES.index(building.city), building.type, building.cost


def progress(goal: GoalView, **far: int) -> Params:
    """How far somebody is with these objectives, what each takes, and how much of that is missing, as `PROGRESS`."""
    said: Params = {}
    for what, n in far.items():
        whole: int = getattr(goal, what)
        said |= {what: n, f"{what}_goal": whole, f"{what}_short": max(whole - n, 0)}
    return said


def tell_scorable(scorable: Sequence[Worth], markers: int) -> Text:
    """What can be scored, and what each would bring; or why there is nothing."""
    if not scorable:
        return Text("screen-scores-nothing" if markers else "screen-no-marker")
    gains = ((each_one.what, each_one.vp, each_one.coins, sum(each_one.objects)) for each_one in scorable)
    return Text("screen-scores", {"legal": tuple(chain.from_iterable(gains))})


def tell_buildable(buildable: Sequence[BuildableView]) -> Iterator[Text]:
    """What one can build now, or that it is nothing."""
    yield from tell_builds("screen-builds", buildable) if buildable else [Text("screen-builds-nothing")]


def tell_builds(key: str, buildable: Sequence[BuildableView]) -> Iterator[Text]:
    """What can be built, by the cities it can stand in; the dearest city first."""
    by_cities: dict[tuple[str, ...], list[int | str]] = {}
    for each_one in buildable:
        by_cities.setdefault(each_one.cities, []).extend((each_one.type, each_one.cost, each_one.slot))
    for cities in sorted(by_cities, key=lambda cities: CITIES.index(cities[0])):
        yield Text(key, {"cities": cities, "legal": tuple(by_cities[cities])})
