"""The market in words: the wheel with its prices, the display, the objects, the cities still open."""

from collections.abc import Iterator
from itertools import chain

from msgspec import UNSET

from engine.core.values.texts import Params, Text
from engine.games.carrara.data import CITIES, COLOURS, OBJECTS, SECTIONS, Counts
from engine.games.carrara.views import TableView


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


def objects_left(key: str, objects: Counts, **more: int) -> Text:
    """How many there are of each kind, and of which kinds there are none left."""
    gone = tuple(name for name, n in zip(OBJECTS, objects, strict=True) if not n)
    return Text(key, {"objects": objects, "gone": gone, **more})


def unscored(table: TableView) -> tuple[str, ...]:
    """The cities that nobody has scored."""
    return tuple(city for city, marker in zip(CITIES, table.city_markers, strict=True) if marker is None)
