"""What it means for a player that the others have moved: told from his own view then and now."""

from collections.abc import Iterator

from engine.core.state.views import View
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEATS, Message, Text, terms
from engine.games.dynasties.views import CityView, ScreenView, TableView

DynastiesView = View[TableView, ScreenView]

MESSAGES = (
    Message("means-round", {"round": NUMBER}),
    Message("means-married", {"cities": terms("city")}),
    Message("means-home", {"ships": terms("ship")}),
    Message("means-characters", {"characters": terms("character")}),
    Message("means-passed", {"seats": SEATS}),
)


def means(then: DynastiesView, now: DynastiesView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    """One's own marriages and ships first; then characters that are gone, and who has left the round."""
    me = now.viewer
    if me is None or now.over:
        return ()
    mine = tuple(_mine(then.table, now.table, me))
    if then.table.round != now.table.round:
        return (Text("means-round", {"round": now.table.round}), *mine)
    return (*mine, *_gone(then.table, now.table), *_passed(then.table, now.table, me))


def _mine(then: TableView, now: TableView, me: Seat) -> Iterator[Text]:
    single = {city.id for city in then.cities if _is_single(city, me)}
    married = tuple(city.id for city in now.cities if city.id in single and not _is_single(city, me) and _has(city, me))
    if married:
        yield Text("means-married", {"cities": married})
    ships = zip(then.ships, now.ships, strict=True)
    home = tuple(str(n) for n, (was, is_now) in enumerate(ships, 1) if was.first == me and is_now.first != me)
    if home:
        yield Text("means-home", {"ships": home})


def _has(city: CityView, me: Seat) -> bool:
    return me in (city.prince, city.princess)


def _is_single(city: CityView, me: Seat) -> bool:
    return _has(city, me) and not city.neutral and None in (city.prince, city.princess)


def _gone(then: TableView, now: TableView) -> Iterator[Text]:
    """Characters that were used since."""
    used = {character.id for character in then.characters if character.used}
    gone = tuple(each.id for each in now.characters if each.used and each.id not in used)
    if gone:
        yield Text("means-characters", {"characters": gone})


def _passed(then: TableView, now: TableView, me: Seat) -> Iterator[Text]:
    """Who has left the round since."""
    players = enumerate(zip(then.players, now.players, strict=True))
    left = tuple(seat for seat, (was, is_now) in players if is_now.passed and not was.passed and seat != me)
    if left:
        yield Text("means-passed", {"seats": left})
