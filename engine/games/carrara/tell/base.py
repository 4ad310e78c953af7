"""The view in words, by sections: for the terminal, and for those who cannot see the picture. What the pictures say
of themselves is chosen from them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby

from msgspec import UNSET
from msgspec.structs import asdict

from engine.core.state.views import Section, View, opened_section
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEAT, SEATS, Message, Params, Text, counts, each, term, terms
from engine.games.carrara.data import CITIES, COLOURS, OBJECTS, SECTIONS, TYPES, Counts
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
from engine.games.carrara.views import BuildableView, BuildingView, GoalView, PlayerView, ScreenView, TableView, Worth

SECTION, TYPE = term("section"), term("type")
COLOUR_ID = term("")
"""Not said but chosen by: the words for blocks of a colour agree with their number."""
PROGRESS = tuple(f"{what}{of}" for what in ("scorings", "objects", "cost") for of in ("", "_goal", "_short"))
"""Of each objective: how far one is, how much it takes, and how much of that is still missing."""
BUILDS = {"cities": terms("city"), "legal": each("tile-on-space")}

MESSAGES = (
    Message("coins", {"n": NUMBER}),
    Message("points", {"n": NUMBER}),
    Message("points-at-the-end", {"n": NUMBER}),
    Message("points-when-scored", {"n": NUMBER}),
    Message("coins-when-scored", {"n": NUMBER}),
    Message("label-section", {"section": SECTION, "blocks": each("priced-blocks")}),
    Message("label-building", {"type": TYPE, "cost": NUMBER, "object": term("object")}),
    Message("label-city", {"city": term("city"), "colours": terms("colour")}),
    Message("label-objects", {"objects": counts("object")}),
    Message("city-alone", {"city": term("city")}),
    Message("closes-city", {"city": term("city")}),
    Message("stands-in", {"legal": terms("city")}),
    Message("city-is-closed"),
    Message("stands-anywhere"),
    Message("object-alone", {"object": term("object")}),
    Message("section-holds", {"blocks": each("priced-blocks")}),
    Message("to-pay", {"blocks": counts("colour")}),
    Message("foreseen", {"coins": NUMBER, "blocks": counts("colour"), "objects": counts("object")}),
    Message("still-builds", BUILDS),
    Message("still-builds-nothing"),
    Message("tile", {"type": TYPE, "cost": NUMBER}),
    Message("tile-on-space", {"type": TYPE, "cost": NUMBER, "slot": NUMBER}),
    Message("priced-blocks", {"n": NUMBER, "colour": COLOUR_ID, "price": NUMBER}),
    Message("turning-blocks", {"n": NUMBER, "colour": COLOUR_ID, "price": NUMBER, "to_pay": NUMBER}),
    Message("table-prices-turning"),
    Message("table-section", {"section": SECTION, "blocks": each("priced-blocks")}),
    Message("table-section-turning", {"section": SECTION, "blocks": each("turning-blocks")}),
    Message("table-section-left", {"section": SECTION, "blocks": counts("colour")}),
    Message("table-bag", {"n": NUMBER}),
    Message("table-building", {"slot": NUMBER, "type": TYPE, "cost": NUMBER, "object": term("object")}),
    Message("table-pile", {"n": NUMBER}),
    Message("table-sale", {"objects": counts("object"), "gone": terms("object"), "price": NUMBER}),
    Message("table-supply", {"objects": counts("object"), "gone": terms("object")}),
    Message("table-cities-open", {"cities": terms("city")}),
    Message("table-goal", {"scorings": NUMBER, "objects": NUMBER, "cost": NUMBER}),
    Message("table-ending-announced", {"seat": SEAT}),
    Message("table-ending-built", {"seat": SEAT}),
    Message("table-plays-on", {"seats": SEATS}),
    Message("player", {"seat": SEAT, "vp": NUMBER, "scorings": NUMBER, "markers": NUMBER, "cost": NUMBER}),
    Message("player-start", {"seat": SEAT}),
    Message("player-skipped", {"seat": SEAT}),
    Message("player-city", {"city": term("city"), "buildings": each("tile")}),
    Message("player-scored", {"types": terms("type"), "cities": terms("city")}),
    Message("screen", {"coins": NUMBER, "blocks": counts("colour"), "objects": counts("object")}),
    Message("opened", {"seat": SEAT, "coins": NUMBER, "blocks": counts("colour"), "objects": counts("object")}),
    Message("screen-builds", BUILDS),
    Message("screen-builds-nothing"),
    Message("screen-scores", {"legal": each("scorable-for")}),
    Message("screen-scores-nothing"),
    Message("screen-no-marker"),
    Message("scorable-for", {"what": term("scorable"), "vp": NUMBER, "coins": NUMBER, "objects": NUMBER}),
    Message("screen-objectives", dict.fromkeys(PROGRESS, NUMBER)),
    Message("screen-reached"),
)


def tell(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    """The market, the display, the players, then one's own screen."""
    table = view.table
    public = [
        _section("wheel", tell_wheel(table)),
        _section("bag", [Text("table-bag", {"n": table.bag})]),
        _section("display", tell_display(table)),
        _section("pile", [Text("table-pile", {"n": table.pile})]),
        _section("sale", [_objects("table-sale", table.for_sale, price=table.object_price)]),
        _section("supply", [_objects("table-supply", table.supply)]),
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


def tell_wheel(table: TableView) -> Iterator[Text]:
    """Its sections with blocks: how many of each colour, and what one of them costs whoever buys next. If the wheel
    turns before that, beside today's price; when the game is over, none."""
    lying = [(at, section) for at, section in enumerate(SECTIONS) if any(table.wheel[at])]
    turns = bool(table.to_pay) and table.to_pay != table.prices
    if turns and lying:
        yield Text("table-prices-turning" if table.expansion is UNSET else "table-prices-both")
    for at, section in lying:
        blocks = table.wheel[at]
        if turns:
            both = priced(blocks, table.prices[at], table.to_pay[at])
            yield Text("table-section-turning", {"section": section, "blocks": both})
        elif table.to_pay:
            yield Text("table-section", {"section": section, "blocks": priced(blocks, table.to_pay[at])})
        else:
            yield Text("table-section-left", {"section": section, "blocks": blocks})


def priced(blocks: Counts, *prices: Counts) -> tuple[int | str, ...]:
    """Blocks with one price or two, as `priced-blocks` and `turning-blocks` take them: how many, of which colour, for
    how much each (now, and after the wheel has turned)."""
    lying = (each_one for each_one in zip(blocks, COLOURS, *prices, strict=True) if each_one[0])
    return tuple(chain.from_iterable(lying))


def tell_display(table: TableView) -> Iterator[Text]:
    """The buildings on their spaces."""
    for slot, tile in enumerate(table.display, 1):
        if tile is not None:
            shown: Params = {"slot": slot, "type": tile.type, "cost": tile.cost, "object": tile.object}
            yield Text("table-building", shown)


def unscored(table: TableView) -> tuple[str, ...]:
    """The cities that nobody has scored."""
    return tuple(city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker is None)


def _objects(key: str, objects: Counts, **more: int) -> Text:
    """How many there are of each kind, and of which kinds there are none left."""
    gone = tuple(name for name, n in zip(OBJECTS, objects, strict=True) if not n)
    return Text(key, {"objects": objects, "gone": gone, **more})


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
