"""The view in words, line by line: for the terminal, and for those who cannot see the picture."""

from collections.abc import Iterator, Sequence
from itertools import chain, groupby

from engine.core.seats import Seat
from engine.core.texts import NUMBER, SEAT, SEATS, Message, Params, Text, counts, each, term, terms
from engine.core.views import View
from engine.games.carrara.data import CITIES, COLOURS, OBJECTS, SECTIONS, Counts
from engine.games.carrara.views import BuildableView, BuildingView, PlayerView, ScorableView, ScreenView, TableView

SECTION, TYPE = term("section"), term("type")
COLOUR_ID = term("")
"""Not said but chosen by: the words for blocks of a colour agree with their number."""
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
    Message("table-city-scored", {"city": term("city"), "seat": SEAT}),
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
    Message("screen-builds", BUILDS),
    Message("screen-scores", {"legal": each("scorable-for")}),
    Message("scorable-for", {"what": term("scorable"), "vp": NUMBER, "coins": NUMBER, "objects": NUMBER}),
    Message("screen-objective", {"objects": NUMBER, "goal": NUMBER}),
    Message("screen-reached"),
)


def tell(view: View[TableView, ScreenView]) -> tuple[Text, ...]:
    """The market, the display, the players, then one's own screen."""
    lines = [*tell_wheel(view.table), *tell_display(view.table), *tell_ending(view.table)]
    lines.append(Text("player-start", {"seat": view.table.start_player}))
    for seat in range(len(view.table.players)):
        lines += tell_player(view.table, seat)
    if view.screen is not None:
        lines += tell_screen(view.table, view.screen)
    return tuple(lines)


def tell_wheel(table: TableView) -> Iterator[Text]:
    """Sections with blocks, and the bag."""
    yield from tell_sections(table)
    yield Text("table-bag", {"n": table.bag})


def tell_sections(table: TableView) -> Iterator[Text]:
    """Sections with blocks: how many of each colour, and what one of them costs whoever buys next. If the wheel turns
    before that, beside today's price; when the game is over, none."""
    lying = [(at, section) for at, section in enumerate(SECTIONS) if any(table.wheel[at])]
    turns = bool(table.to_pay) and table.to_pay != table.prices
    if turns and lying:
        yield Text("table-prices-turning")
    for at, section in lying:
        blocks = table.wheel[at]
        if turns:
            both = turning(blocks, table.prices[at], table.to_pay[at])
            yield Text("table-section-turning", {"section": section, "blocks": both})
        elif table.to_pay:
            yield Text("table-section", {"section": section, "blocks": priced(blocks, table.to_pay[at])})
        else:
            yield Text("table-section-left", {"section": section, "blocks": blocks})


def turning(blocks: Counts, prices: Counts, to_pay: Counts) -> tuple[int | str, ...]:
    """Blocks with both prices, as `turning-blocks` takes them: how many, of which colour, for how much now and then."""
    lying = (each_one for each_one in zip(blocks, COLOURS, prices, to_pay, strict=True) if each_one[0])
    return tuple(chain.from_iterable(lying))


def priced(blocks: Counts, prices: Counts) -> tuple[int | str, ...]:
    """Blocks with their prices, as `priced-blocks` takes them: how many, of which colour, for how much each."""
    return tuple(
        part for n, colour, price in zip(blocks, COLOURS, prices, strict=True) if n for part in (n, colour, price)
    )


def tell_display(table: TableView) -> Iterator[Text]:
    """Buildings, objects, cities that can still be scored."""
    for slot, tile in enumerate(table.display, 1):
        if tile is not None:
            shown: Params = {"slot": slot, "type": tile.type, "cost": tile.cost, "object": tile.object}
            yield Text("table-building", shown)
    yield Text("table-pile", {"n": table.pile})
    yield from tell_objects(table)
    unscored = tuple(city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker is None)
    yield Text("table-cities-open", {"cities": unscored})
    goal = table.goal
    yield Text("table-goal", {"scorings": goal.scorings, "objects": goal.objects, "cost": goal.cost})


def tell_objects(table: TableView) -> Iterator[Text]:
    """Those for sale, those in the supply, and of which kinds there are none left."""
    sale, supply = table.for_sale, table.supply
    yield Text("table-sale", {"objects": sale, "gone": _gone(sale), "price": table.object_price})
    yield Text("table-supply", {"objects": supply, "gone": _gone(supply)})


def _gone(objects: Counts) -> tuple[str, ...]:
    return tuple(name for name, n in zip(OBJECTS, objects, strict=True) if not n)


def tell_ending(table: TableView) -> Iterator[Text]:
    """Why this is the last round, and who still plays."""
    if table.ended_by is not None:
        yield Text(f"table-ending-{table.ending}", {"seat": table.ended_by})
        on = tuple(seat for seat, player in enumerate(table.players) if player.plays_on)
        if on:
            yield Text("table-plays-on", {"seats": on})


def tell_player(table: TableView, seat: Seat) -> Iterator[Text]:
    """What lies open before one player, city by city."""
    player = table.players[seat]
    yield from tell_numbers(seat, player)
    for city, buildings in groupby(sorted(player.buildings, key=by_city), key=lambda building: building.city):
        tiles = tuple(part for building in buildings for part in (building.type, building.cost))
        yield Text("player-city", {"city": city, "buildings": tiles})
    cities = tuple(name for name in scored_by(table, seat) if name in CITIES)
    if player.scored or cities:
        yield Text("player-scored", {"types": player.scored, "cities": cities})


def tell_numbers(seat: Seat, player: PlayerView) -> Iterator[Text]:
    """Where he stands, and whether he has skipped."""
    numbers = {"vp": player.vp, "scorings": player.scorings, "markers": player.markers, "cost": player.cost}
    yield Text("player", {"seat": seat, **numbers})
    if player.skipped:
        yield Text("player-skipped", {"seat": seat})


def scored_by(table: TableView, seat: Seat) -> tuple[str, ...]:
    """The types he has scored, then the cities."""
    cities = (city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker == seat)
    return (*table.players[seat].scored, *cities)


def by_city(building: BuildingView) -> tuple[int, str, int]:
    """The order in which a board is read."""
    return CITIES.index(building.city), building.type, building.cost


def tell_screen(table: TableView, screen: ScreenView) -> Iterator[Text]:
    """What is behind one's own screen, what it can build, what one could score, and how far the objectives are."""
    yield Text("screen", {"coins": screen.coins, "blocks": screen.blocks, "objects": screen.objects})
    yield from tell_builds("screen-builds", screen.buildable)
    yield from tell_scores(screen.scorable)
    yield Text("screen-objective", {"objects": sum(screen.objects), "goal": table.goal.objects})
    if screen.reached and not table.ending:
        yield Text("screen-reached")


def tell_scores(scorable: Sequence[ScorableView]) -> Iterator[Text]:
    """What can be scored, and what each would bring."""
    if scorable:
        gains = ((each_one.what, each_one.vp, each_one.coins, sum(each_one.objects)) for each_one in scorable)
        yield Text("screen-scores", {"legal": tuple(chain.from_iterable(gains))})


def tell_builds(key: str, buildable: Sequence[BuildableView]) -> Iterator[Text]:
    """What can be built, by the cities it can stand in; the dearest city first."""
    by_cities: dict[tuple[str, ...], list[int | str]] = {}
    for each_one in buildable:
        by_cities.setdefault(each_one.cities, []).extend((each_one.type, each_one.cost, each_one.slot))
    for cities in sorted(by_cities, key=lambda cities: CITIES.index(cities[0])):
        yield Text(key, {"cities": cities, "legal": tuple(by_cities[cities])})
