"""The table and the wheel in words."""

from collections.abc import Iterator

from engine.core.texts import Params, Text
from engine.games.carrara.data import CITIES, COLOURS, FACTS, OBJECTS, SECTIONS
from engine.games.carrara.tell import tell_objects, tell_sections
from engine.games.carrara.views import TableView
from render.core.scene import Scene
from render.games.carrara.twins.common import earlier, latest, news, standings, status
from render.games.carrara.twins.players import tell_player


def table_alt(scene: Scene) -> tuple[Text, ...]:
    """The market in short; once the game is over, only how it ended."""
    table: TableView = scene.view.table
    if scene.view.over:
        return (*status(scene), *standings(scene), *_markers(table), *latest(scene), *earlier(scene))
    said = [*status(scene), *latest(scene), *standings(scene), *tell_sections(table), *_spaces(table), *_markers(table)]
    left = (Text("table-pile", {"n": table.pile}), Text("table-bag", {"n": table.bag}))
    return (*said, *_sale(table), *left, *earlier(scene))


def table_tell(scene: Scene) -> tuple[Text, ...]:
    """The market, the display, the cities, then each player."""
    table: TableView = scene.view.table
    said = [*status(scene), *news(scene), *tell_wheel(table), *tell_display(table), *tell_cities(table)]
    said += [tell_goal(table), Text("player-start", {"seat": table.start_player})]
    for seat in scene.seats:
        said += tell_player(table, seat)
    return (*said, *(standings(scene) if scene.scores else ()))


def wheel_alt(scene: Scene) -> tuple[Text, ...]:
    """What lies where, and for how much."""
    table: TableView = scene.view.table
    bag = Text("table-bag", {"n": table.bag})
    return (*status(scene), *_of_wheel(latest(scene)), *tell_sections(table), bag, *_of_wheel(earlier(scene)))


def wheel_tell(scene: Scene) -> tuple[Text, ...]:
    """The same with every section, and the whole list of prices."""
    table: TableView = scene.view.table
    pile = Text("table-pile", {"n": table.pile})
    return (*status(scene), *_of_wheel(news(scene)), *tell_wheel(table), pile, *_prices(table))


def _prices(table: TableView) -> Iterator[Text]:
    """What is printed on the wheel, while anything is sold."""
    if table.to_pay:
        yield Text("twin-prices-order", {"colours": COLOURS})
        for section, row in zip(SECTIONS, table.prices, strict=True):
            yield Text("twin-prices", {"section": section, "prices": row})


def tell_wheel(table: TableView) -> Iterator[Text]:
    """Every section, those without blocks together, and the bag."""
    yield from tell_sections(table)
    empty = tuple(section for section, blocks in zip(SECTIONS, table.wheel, strict=True) if not any(blocks))
    if empty:
        yield Text("twin-sections-empty", {"sections": empty})
    yield Text("table-bag", {"n": table.bag})


def tell_display(table: TableView) -> Iterator[Text]:
    """Every space, the empty ones together, the pile, and the objects."""
    for slot, tile in enumerate(table.display, 1):
        if tile is not None:
            shown: Params = {"slot": slot, "type": tile.type, "cost": tile.cost, "object": tile.object}
            yield Text("table-building", shown)
    empty = tuple(slot for slot, tile in enumerate(table.display, 1) if tile is None)
    if empty:
        yield Text("twin-spaces-empty", {"slots": empty})
    yield Text("table-pile", {"n": table.pile})
    yield from tell_objects(table)


def tell_cities(table: TableView) -> Iterator[Text]:
    """What each takes and is worth; then who has scored which."""
    for facts in FACTS[table.data].cities:
        worth = {"vp": facts.vp, "coins": facts.coins, "least": facts.buildings_to_score}
        yield Text("twin-city", {"city": facts.id, "colours": facts.accepts, **worth})
    yield from _markers(table)
    unscored = tuple(city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker is None)
    yield Text("table-cities-open", {"cities": unscored})


def _spaces(table: TableView) -> Iterator[Text]:
    for slot, tile in enumerate(table.display, 1):
        if tile is not None:
            yield Text("twin-space", {"slot": slot, "type": tile.type, "cost": tile.cost})


def _sale(table: TableView) -> Iterator[Text]:
    objects = tuple(name for name, n in zip(OBJECTS, table.for_sale, strict=True) if n)
    yield Text("twin-sale", {"objects": objects, "price": table.object_price})


def _markers(table: TableView) -> Iterator[Text]:
    for city, marker in zip(CITIES, table.city_markers, strict=True):
        if marker is not None:
            yield Text("table-city-scored", {"city": city, "seat": marker})


def tell_goal(table: TableView) -> Text:
    """What it takes to announce the end."""
    goal = table.goal
    return Text("table-goal", {"scorings": goal.scorings, "objects": goal.objects, "cost": goal.cost})


def _of_wheel(events: tuple[Text, ...]) -> tuple[Text, ...]:
    """Those that happened at the wheel."""
    return tuple(event for event in events if event.key in ("event-turned", "event-took"))
