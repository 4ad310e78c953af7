"""What stands open before one player, in words: his buildings city by city, and what he has scored."""

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.core.texts import Text
from engine.games.carrara.data import CITIES
from engine.games.carrara.tell import by_city, scored_by, tell_numbers
from engine.games.carrara.views import BuildingView, PlayerView, TableView


def tell_player(table: TableView, seat: Seat) -> Iterator[Text]:
    """In few lines: what he does not have goes without saying."""
    player = table.players[seat]
    yield from (*tell_numbers(seat, player), *built(player))
    if scored_by(table, seat):
        yield scored(table, seat)


def built(player: PlayerView) -> Iterator[Text]:
    """City by city."""
    for city in CITIES:
        if here := sorted(mine(player, city), key=by_city):
            buildings = tuple(value for building in here for value in (building.type, building.cost))
            yield Text("twin-in-city", {"city": city, "buildings": buildings})


def scored(table: TableView, seat: Seat) -> Text:
    """Types and cities, or that there are none."""
    return Text("twin-scored", {"seat": seat, "what": scored_by(table, seat)})


def mine(player: PlayerView, what: str) -> list[BuildingView]:
    """His buildings of a type, or in a city."""
    return [building for building in player.buildings if what in (building.type, building.city)]
