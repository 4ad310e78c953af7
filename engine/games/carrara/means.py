"""What it means for a player that the others have moved: told from his own view then and now, the weightiest first."""

from collections.abc import Iterator

from msgspec import UNSET

from engine.core.state.views import View
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEAT, SEATS, Message, Text, each, term, terms
from engine.games.carrara.data import CITIES, COLOURS
from engine.games.carrara.views import BuildableView, ScreenView, TableView

CarraraView = View[TableView, ScreenView]
TILES = {"tiles": each("tile")}
CLOSED = {"seat": SEAT, "city": term("city")}

MESSAGES = (
    Message("means-last-turn"),
    Message("means-no-turn"),
    Message("means-could-announce", {"seats": SEATS}),
    Message("means-could-announce-by-cards", {"seats": SEATS}),
    Message("means-eights-gone", {"types": terms("type")}),
    Message("means-city-lost", {**CLOSED, "vp": NUMBER, "coins": NUMBER}),
    Message("means-city-closed", {**CLOSED, "n": NUMBER}),
    Message("means-gone", TILES),
    Message("means-new", TILES),
    Message("means-cheaper", {"blocks": each("priced-blocks")}),
    Message("means-turned", {"n": NUMBER}),
)


def means(then: CarraraView, now: CarraraView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    """The end first, then cities, buildings and blocks."""
    me = now.viewer
    if me is None or then.screen is None or now.screen is None or now.over:
        return ()
    mine, was = now.screen, then.screen
    turned = sum(text.key == "turned" for text in told)
    if now.table.ending and not now.table.players[me].plays_on:
        return tuple(_ending(now.table, me))  # the rest is of no use to him any more
    return (
        *_ending(now.table, me),
        *_announcing(now.table, me),
        *_cities(then.table, now.table, was, me),
        *_eights(then.table, now.table, was),
        *_tiles("means-gone", was.buildable, then.table, now.table),
        *_tiles("means-new", mine.buildable, then.table, now.table),
        *_cheaper(then.table, now.table, mine.coins),
        *([Text("means-turned", {"n": turned})] if turned else []),
    )


def _ending(table: TableView, me: Seat) -> Iterator[Text]:
    """Whether one has a turn left in the last round."""
    if table.ended_by is not None and table.ended_by != me:
        on = table.players[me].plays_on
        yield Text("means-last-turn" if on else "means-no-turn")


def _announcing(table: TableView, me: Seat) -> Iterator[Text]:
    """Who has reached all objectives that can be seen: how many objects somebody has, only he sees."""
    could = tuple(seat for seat in range(len(table.players)) if seat != me and _could_announce(table, seat))
    if could and not table.ending:
        key = "means-could-announce" if table.expansion is UNSET else "means-could-announce-by-cards"
        yield Text(key, {"seats": could})


def _could_announce(table: TableView, seat: Seat) -> bool:
    if table.expansion is not UNSET:
        return all(each is None or each.far >= each.least for each in table.expansion.players[seat].progress)
    player = table.players[seat]
    return player.scorings >= table.goal.scorings and player.cost >= table.goal.cost


def _eights(then: TableView, now: TableView, was: ScreenView) -> Iterator[Text]:
    """8-buildings that others have built while one could have paid for them."""
    if then.expansion is UNSET or now.expansion is UNSET or was.expansion is UNSET or not was.expansion.eight_in:
        return
    if gone := tuple(tile.type for tile in then.expansion.eights if tile not in now.expansion.eights):
        yield Text("means-eights-gone", {"types": gone})


def _cities(then: TableView, now: TableView, was: ScreenView, me: Seat) -> Iterator[Text]:
    """Cities with buildings of one's own that another has scored."""
    could = {worth.what: worth for worth in was.scorable}
    for city, before, marker in zip(CITIES, then.city_markers, now.city_markers, strict=True):
        built = sum(building.city == city for building in now.players[me].buildings)
        if before is not None or marker is None or marker == me or not built:
            continue
        if lost := could.get(city):
            yield Text("means-city-lost", {"seat": marker, "city": city, "vp": lost.vp, "coins": lost.coins})
        else:
            yield Text("means-city-closed", {"seat": marker, "city": city, "n": built})


def _tiles(key: str, buildable: tuple[BuildableView, ...], then: TableView, now: TableView) -> Iterator[Text]:
    """Of what one can or could build, what lies on a space that has changed."""
    changed = [each_one for each_one in buildable if then.display[each_one.slot - 1] != now.display[each_one.slot - 1]]
    if changed:
        yield Text(key, {"tiles": tuple(part for each_one in changed for part in (each_one.type, each_one.cost))})


def _cheaper(then: TableView, now: TableView, coins: int) -> Iterator[Text]:
    """Colours whose cheapest block one can pay, and could not have for so little before."""
    before, after = _cheapest(then), _cheapest(now)
    better = {
        colour: (price, n)
        for colour, (price, n) in after.items()
        if price <= coins and (colour not in before or price < before[colour][0])
    }
    if better:
        blocks = [part for colour, (price, n) in sorted(better.items()) for part in (n, COLOURS[colour], price)]
        yield Text("means-cheaper", {"blocks": tuple(blocks)})


def _cheapest(table: TableView) -> dict[int, tuple[int, int]]:
    """By colour: what a block costs where it is cheapest for whoever buys next, and how many lie there."""
    found: dict[int, tuple[int, int]] = {}
    for lying, prices in zip(table.wheel, table.to_pay, strict=True):
        for colour, (n, price) in enumerate(zip(lying, prices, strict=True)):
            if n and (colour not in found or price < found[colour][0]):
                found[colour] = (price, n)
    return found
