"""The view in words, by sections: for the terminal, and for those who cannot see the picture."""

from collections.abc import Iterable, Iterator

from engine.core.state.views import Section, View, opened_section
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEAT, Message, Text, counts, each, term, terms
from engine.games.dynasties.data import SHIPS
from engine.games.dynasties.tell.described import MESSAGES as PARTS
from engine.games.dynasties.tell.described import Parts, flat
from engine.games.dynasties.views import CityView, PlayerView, RegionView, ScreenView, ShipView, TableView

MESSAGES = (
    *PARTS,
    Message("table-round", {"round": NUMBER, "rounds": NUMBER, "seat": SEAT}),
    Message(
        "table-region", {"region": term("region"), "first": NUMBER, "second": NUMBER, "crown": NUMBER, "coats": NUMBER}
    ),
    Message("table-strengths", {"seats": each("strength")}),
    Message("table-revalued", {"seat": SEAT, "n": NUMBER, "m": NUMBER}),
    Message(
        "table-city",
        {
            "city": term("city"),
            "symbol": term("symbol"),
            "prince": NUMBER,
            "princess": NUMBER,
            "large": term("role"),
            "vp": NUMBER,
            "goods": NUMBER,
            "figures": each("figure"),
            "neutral": NUMBER,
        },
    ),
    Message("table-ship", {"ship": term("ship"), "goods": counts("good")}),
    Message("table-ship-aboard", {"ship": term("ship"), "goods": counts("good"), "seat": SEAT}),
    Message("table-characters", {"characters": each("lying")}),
    Message("table-dice", {"dice": terms("face")}),
    Message("table-track", {"places": each("placed")}),
    Message("table-leonardo", {"seat": SEAT}),
    Message("table-bonus", {"actions": each("taken")}),
    Message("table-free", {"cities": terms("city")}),
    Message("table-bag", {"goods": counts("good")}),
    Message("table-piles", {"actions": NUMBER, "yellows": NUMBER, "books": NUMBER, "neutrals": NUMBER}),
    Message(
        "player",
        {"seat": SEAT, "vp": NUMBER, "reserve": NUMBER, "hand": NUMBER, "greens": NUMBER, "yellows": NUMBER},
    ),
    Message("player-has", {"goods": counts("good"), "books": NUMBER}),
    Message("player-coats", {"coats": counts("region")}),
    Message("player-passed"),
    Message("screen-hand", {"cards": counts("action")}),
    Message("screen-scores", {"cards": each("score-worth")}),
    Message("screen-books", {"books": counts("book")}),
    Message("screen-looked", {"cards": terms("score")}),
    Message("screen-under", {"cards": terms("score")}),
    Message("opened", {"seat": SEAT, "cards": counts("action"), "scores": terms("score"), "books": counts("book")}),
)


def tell(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    """The regions with their cities, ships, characters, the track, the players, then one's own cards."""
    table = view.table
    public = [
        _section("round", [Text("table-round", {"round": table.round, "rounds": table.rounds, "seat": table.first})]),
        *(_section(f"region-{region.id}", tell_region(table, region)) for region in table.regions),
        _section("ships", (tell_ship(ship, seen) for ship, seen in zip(SHIPS, table.ships, strict=True))),
        _section("characters", tell_characters(table)),
        _section("track", tell_track(table)),
        _section("piles", tell_piles(table)),
    ]
    public += [_section(f"player-{seat}", tell_player(seat, player)) for seat, player in enumerate(table.players)]
    for seat, screen in enumerate(view.opened):
        if screen is not None:
            scores = tuple(card.id for card in screen.scores for _ in range(card.n))
            shown = Text("opened", {"seat": seat, "cards": screen.hand, "scores": scores, "books": screen.books})
            public.append(_section(opened_section(seat), [shown]))
    if view.screen is None:
        return tuple(public)
    return (*public, _section("screen", tell_screen(view.screen), private=True))


def _section(name: str, lines: Iterable[Text], *, private: bool = False) -> Section:
    return Section(name, tuple(lines), private)


def tell_region(table: TableView, region: RegionView) -> Iterator[Text]:
    """Its tile, who is how strong, and its cities."""
    tile = {"first": region.first, "second": region.second, "crown": region.crown, "coats": region.coats}
    yield Text("table-region", {"region": region.id, **tile})
    if any(region.strengths):
        strong = flat((seat, n) for seat, n in enumerate(region.strengths) if n)
        yield Text("table-strengths", {"seats": strong})
    if region.revalued_by is not None:
        again = {"n": region.majority_again, "m": region.crown_again}
        yield Text("table-revalued", {"seat": region.revalued_by, **again})
    yield from (tell_city(city) for city in table.cities if city.region == region.id)


def tell_city(city: CityView) -> Text:
    """What its spaces cost, what a figure brings, and who stands there."""
    standing: list[tuple[Seat | None, str]] = [
        (city.prince, "prince"),
        (city.princess, "princess"),
        (city.child, "child"),
    ]
    figures: Parts = flat((seat, figure) for seat, figure in standing if seat is not None)
    costs = {"prince": city.prince_cost, "princess": city.princess_cost, "vp": city.vp, "goods": city.goods}
    return Text(
        "table-city",
        {
            "city": city.id,
            "symbol": city.symbol,
            **costs,
            "large": city.large,
            "figures": figures,
            "neutral": int(bool(city.neutral)),
        },
    )


def tell_ship(ship: str, seen: ShipView) -> Text:
    """Its goods, and who is aboard."""
    if seen.first is None:
        return Text("table-ship", {"ship": ship, "goods": seen.goods})
    return Text("table-ship-aboard", {"ship": ship, "goods": seen.goods, "seat": seen.first})


def tell_characters(table: TableView) -> Iterator[Text]:
    """Slot by slot; and the dice, if some lie there."""
    lying = flat((each.id, each.cost, int(each.court), int(each.used)) for each in table.characters)
    yield Text("table-characters", {"characters": lying})
    if table.dice:
        yield Text("table-dice", {"dice": tuple(die.face for die in table.dice)})


def tell_track(table: TableView) -> Iterator[Text]:
    """Who has passed, and what was chosen as bonus action."""
    placed = flat((place.seat, place.id) for place in table.track if place.seat is not None)
    if placed:
        yield Text("table-track", {"places": placed})
    if table.leonardo is not None:
        yield Text("table-leonardo", {"seat": table.leonardo})
    taken = flat((action.id, seat) for action in table.bonus for seat in action.seats)
    if taken:
        yield Text("table-bonus", {"actions": taken})


def tell_piles(table: TableView) -> Iterator[Text]:
    """What lies beside the board."""
    if table.free_cities:
        yield Text("table-free", {"cities": tuple(city.id for city in table.free_cities)})
    yield Text("table-bag", {"goods": table.bag})
    piles = {"actions": table.actions, "yellows": table.yellows, "books": table.books, "neutrals": table.neutrals}
    yield Text("table-piles", {**piles})


def tell_player(seat: Seat, player: PlayerView) -> Iterator[Text]:
    """Points, figures, cards, goods and coats."""
    cards = {"hand": player.hand, "greens": player.greens, "yellows": player.yellows}
    yield Text("player", {"seat": seat, "vp": player.vp, "reserve": player.reserve, **cards})
    yield Text("player-has", {"goods": player.goods, "books": player.books})
    if any(player.coats):
        yield Text("player-coats", {"coats": player.coats})
    if player.passed:
        yield Text("player-passed")


def tell_screen(screen: ScreenView) -> Iterator[Text]:
    """One's own cards and tiles."""
    yield Text("screen-hand", {"cards": screen.hand})
    yield Text("screen-scores", {"cards": flat((card.id, card.n, card.worth) for card in screen.scores)})
    if any(screen.books):
        yield Text("screen-books", {"books": screen.books})
    for name, cards in (("screen-looked", screen.looked), ("screen-under", screen.under)):
        if cards:
            yield Text(name, {"cards": cards})
