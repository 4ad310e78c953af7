"""The table and the wheel in words."""

from collections.abc import Iterator

from engine.core.texts import Params, Text
from engine.games.carrara.data import CITIES, COLOURS, FACTS, OBJECTS, SECTIONS
from engine.games.carrara.tell import tell_player
from engine.games.carrara.views import TableView
from render.core.scene import Scene
from render.games.carrara.twins.common import earlier, latest, news, standings, status


def table_alt(scene: Scene) -> tuple[Text, ...]:
    """The market in short; once the game is over, only how it ended."""
    table: TableView = scene.view.table
    said = [*status(scene), *latest(scene), *standings(scene)]
    if not scene.view.over:
        said += [*_sections(table), *_spaces(table), *_sale(table)]
    left = (Text("table-bag", {"n": table.bag}), Text("table-pile", {"n": table.pile}))
    return (*said, *_markers(table), *left, *earlier(scene))


def table_tell(scene: Scene) -> tuple[Text, ...]:
    """The market, the display, the cities, then each player."""
    table: TableView = scene.view.table
    said = [*status(scene), *news(scene), *tell_wheel(table), *tell_display(table), *tell_cities(table), _goal(table)]
    said.append(Text("player-start", {"seat": table.start_player}))
    for seat, player in enumerate(table.players):
        said += tell_player(seat, player)
    return (*said, *(standings(scene) if scene.scores else ()))


def wheel_alt(scene: Scene) -> tuple[Text, ...]:
    """What lies where, and for how much."""
    table: TableView = scene.view.table
    bag = Text("table-bag", {"n": table.bag})
    return (*status(scene), *_of_wheel(latest(scene)), *_sections(table), bag, *_of_wheel(earlier(scene)))


def wheel_tell(scene: Scene) -> tuple[Text, ...]:
    """The same with every section, and the whole list of prices."""
    table: TableView = scene.view.table
    prices = (
        Text("twin-prices", {"section": section, "prices": row})
        for section, row in zip(SECTIONS, table.prices, strict=True)
    )
    order, pile = Text("twin-prices-order", {"colours": COLOURS}), Text("table-pile", {"n": table.pile})
    return (*status(scene), *_of_wheel(news(scene)), *tell_wheel(table), pile, order, *prices)


def tell_wheel(table: TableView) -> Iterator[Text]:
    """Every section, those without blocks too, and the bag."""
    lying = {text.params["section"]: text for text in _sections(table)}
    for section in SECTIONS:
        yield lying.get(section) or Text("twin-section-empty", {"section": section})
    yield Text("table-bag", {"n": table.bag})


def tell_display(table: TableView) -> Iterator[Text]:
    """Every space, the pile, and the objects."""
    for slot, tile in enumerate(table.display, 1):
        if tile is None:
            yield Text("twin-space-empty", {"slot": slot})
        else:
            shown: Params = {"slot": slot, "type": tile.type, "cost": tile.cost, "object": tile.object}
            yield Text("table-building", shown)
    yield Text("table-pile", {"n": table.pile})
    yield Text("table-sale", {"objects": table.for_sale, "price": table.object_price})
    yield Text("table-supply", {"objects": table.supply})


def tell_cities(table: TableView) -> Iterator[Text]:
    """What each takes and is worth, and who has scored it."""
    for facts, marker in zip(FACTS[table.data].cities, table.city_markers, strict=True):
        worth = {"vp": facts.vp, "coins": facts.coins, "least": facts.buildings_to_score}
        yield Text("twin-city", {"city": facts.id, "colours": facts.accepts, **worth})
        scored = {} if marker is None else {"seat": marker}
        yield Text("table-city-scored" if scored else "twin-city-open", {"city": facts.id, **scored})


def _sections(table: TableView) -> Iterator[Text]:
    """Sections with blocks, and the prices of those."""
    for section, blocks, prices in zip(SECTIONS, table.wheel, table.prices, strict=True):
        if any(blocks):
            each = tuple(price for price, n in zip(prices, blocks, strict=True) if n)
            yield Text("twin-section", {"section": section, "blocks": blocks, "prices": each, "dearest": max(each)})


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


def _goal(table: TableView) -> Text:
    goal = table.goal
    return Text("table-goal", {"scorings": goal.scorings, "objects": goal.objects, "cost": goal.cost})


def _of_wheel(events: tuple[Text, ...]) -> tuple[Text, ...]:
    """Those that happened at the wheel."""
    return tuple(event for event in events if event.key in ("event-turned", "event-took"))
