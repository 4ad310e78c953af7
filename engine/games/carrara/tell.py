"""The view in words, line by line: for the terminal, and for those who cannot see the picture."""

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.core.texts import NUMBER, NUMBERS, SEAT, SEATS, Message, Params, Text, counts, term, terms
from engine.core.views import View
from engine.games.carrara.data import CITIES, OBJECTS, SECTIONS, Counts
from engine.games.carrara.views import BuildingView, PlayerView, ScreenView, TableView

SECTION = term("section")

MESSAGES = (
    Message("coins", {"n": NUMBER}),
    Message("points", {"n": NUMBER}),
    Message("points-at-the-end", {"n": NUMBER}),
    Message("points-when-scored", {"n": NUMBER}),
    Message("coins-when-scored", {"n": NUMBER}),
    Message("label-section", {"section": SECTION, "blocks": counts("colour"), "prices": NUMBERS}),
    Message("label-building", {"type": term("type"), "cost": NUMBER, "object": term("object")}),
    Message("label-city", {"city": term("city"), "colours": terms("colour")}),
    Message("label-objects", {"objects": counts("object")}),
    Message("still-builds", {"slot": NUMBER, "type": term("type"), "cost": NUMBER, "legal": terms("city")}),
    Message("still-builds-nothing"),
    Message("table-section", {"section": SECTION, "blocks": counts("colour"), "prices": NUMBERS}),
    Message("table-bag", {"n": NUMBER}),
    Message("table-building", {"slot": NUMBER, "type": term("type"), "cost": NUMBER, "object": term("object")}),
    Message("table-pile", {"n": NUMBER}),
    Message("table-sale", {"objects": counts("object"), "gone": terms("object"), "price": NUMBER}),
    Message("table-supply", {"objects": counts("object"), "gone": terms("object")}),
    Message("table-city-scored", {"city": term("city"), "seat": SEAT}),
    Message("table-goal", {"scorings": NUMBER, "objects": NUMBER, "cost": NUMBER}),
    Message("table-ending-announced", {"seat": SEAT}),
    Message("table-ending-built", {"seat": SEAT}),
    Message("table-plays-on", {"seats": SEATS}),
    Message("player", {"seat": SEAT, "vp": NUMBER, "scorings": NUMBER, "markers": NUMBER, "cost": NUMBER}),
    Message("player-start", {"seat": SEAT}),
    Message("player-skipped", {"seat": SEAT}),
    Message("player-building", {"city": term("city"), "type": term("type"), "cost": NUMBER}),
    Message("player-scored", {"what": terms("scorable")}),
    Message("screen", {"coins": NUMBER, "blocks": counts("colour"), "objects": counts("object")}),
    Message("screen-builds", {"slot": NUMBER, "type": term("type"), "cost": NUMBER, "legal": terms("city")}),
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
    for section, blocks, prices in zip(SECTIONS, table.wheel, table.prices, strict=True):
        if any(blocks):
            each = tuple(price for price, n in zip(prices, blocks, strict=True) if n)
            yield Text("table-section", {"section": section, "blocks": blocks, "prices": each})
    yield Text("table-bag", {"n": table.bag})


def tell_display(table: TableView) -> Iterator[Text]:
    """Buildings, objects, cities already scored."""
    for slot, tile in enumerate(table.display, 1):
        if tile is not None:
            shown: Params = {"slot": slot, "type": tile.type, "cost": tile.cost, "object": tile.object}
            yield Text("table-building", shown)
    yield Text("table-pile", {"n": table.pile})
    yield from tell_objects(table)
    for city, marker in zip(CITIES, table.city_markers, strict=True):
        if marker is not None:
            yield Text("table-city-scored", {"city": city, "seat": marker})
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
    for building in sorted(player.buildings, key=by_city):
        yield Text("player-building", {"city": building.city, "type": building.type, "cost": building.cost})
    if what := scored_by(table, seat):
        yield Text("player-scored", {"what": what})


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
    """What is behind one's own screen, what it can build, and how far the objectives are."""
    yield Text("screen", {"coins": screen.coins, "blocks": screen.blocks, "objects": screen.objects})
    for b in screen.buildable:
        yield Text("screen-builds", {"slot": b.slot, "type": b.type, "cost": b.cost, "legal": b.cities})
    yield Text("screen-objective", {"objects": sum(screen.objects), "goal": table.goal.objects})
    if screen.reached and not table.ending:
        yield Text("screen-reached")
