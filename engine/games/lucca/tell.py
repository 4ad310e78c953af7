"""The view in words, by sections: for the terminal, and for those who cannot see the picture."""

from collections.abc import Iterable, Iterator

from engine.core.state.views import Section, View
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEAT, SEATS, Message, Params, Text, each, term
from engine.games.lucca.rules.cards import CARD, CARDS, FULL, FULL_CARDS
from engine.games.lucca.views import CardView, OfferView, PalaceView, PlayerView, ScreenView, TableView

COLOUR = term("colour")
USED = {**FULL.params, "n": NUMBER}
PALACE = {"colour": COLOUR, "number": NUMBER, "windows": NUMBER, "shields": NUMBER, "n": NUMBER, "size": NUMBER}
FACE_DOWN = {"walls": CARDS, "discards": CARDS}
FATES = ("starts", "enlarges", "completes", "tower", "wall", "discard")

MESSAGES = (
    CARD,
    FULL,
    Message("several-cards", {"cards": FULL_CARDS}),
    Message("points", {"n": NUMBER}),
    Message("on-top", CARD.params),
    Message("on-top-short", CARD.params),
    Message("triplet-of", {"n": NUMBER, "cards": FULL_CARDS}),
    Message("triplet-short", {"n": NUMBER}),
    Message("completes", {"colour": COLOUR, "points": NUMBER}),
    Message("enlarges", {"colour": COLOUR, "n": NUMBER}),
    Message("starts", {"colour": COLOUR}),
    Message("one-tower"),
    *(Message(f"becomes-{fate}", USED) for fate in FATES),
    *(Message(f"use-short-{use}") for use in ("build", "wall", "discard")),
    Message("foreseen", dict.fromkeys(("points", "shields", "walls", "towers", "needed"), NUMBER)),
    Message("foreseen-fall", {"shields": NUMBER, "needed": NUMBER}),
    Message("opens", {"colour": COLOUR, "points": NUMBER}),
    Message("open-short", {"colour": COLOUR}),
    Message("ranked", {"seat": SEAT, "shields": NUMBER}),
    Message("thanks", {"seat": SEAT, "points": NUMBER}),
    Message("table-choosing", {"seats": SEATS}),
    Message("table-chosen"),
    Message("table-round", {"n": NUMBER, "of": NUMBER}),
    Message("table-order", {"seats": SEATS}),
    Message("table-palace", {"n": NUMBER}),
    Message("table-triplet", {"n": NUMBER, "cards": FULL_CARDS}),
    Message("table-taken", {"n": NUMBER, "seat": SEAT}),
    Message("table-pile", {"n": NUMBER}),
    Message("table-lowest", {"seat": SEAT, "number": NUMBER}),
    Message("table-highest", {"seat": SEAT, "number": NUMBER}),
    Message("player", {"seat": SEAT, "points": NUMBER, "shields": NUMBER}),
    Message("player-walls", {"walls": NUMBER, "towers": NUMBER, "discards": NUMBER, "needed": NUMBER}),
    Message("palace-construction", PALACE),
    Message("palace-finished", {**PALACE, "opening": NUMBER}),
    Message("palace-opened", PALACE),
    Message("screen-hand", {"cards": FULL_CARDS}),
    Message("screen-kept", {"cards": CARDS}),
    Message("screen", {"points": NUMBER, "shields": NUMBER, "openable": each("opens"), **FACE_DOWN}),
    Message("screen-aside", {"cards": CARDS}),
    Message("screen-offer", {"n": NUMBER, "does": each("fits")}),
    Message("fits", {"kind": term("kind"), "number": NUMBER, "fate": term("fate"), "n": NUMBER, "points": NUMBER}),
)


def tell(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    """The round, the triplets, the quarters, then what lies face down before oneself."""
    table = view.table
    public = [
        _section("round", tell_round(table)),
        _section("display", tell_display(table)),
        _section("pile", [Text("table-pile", {"n": table.pile})]),
        _section("numbers", () if view.over else tell_numbers(table)),
    ]
    for seat, player in enumerate(table.players):
        public.append(_section(f"player-{seat}", [tell_player(seat, player)]))
        public.append(_section(f"quarter-{seat}", tell_quarter(table, player)))
    return (*public, *_private(view))


def _section(name: str, lines: Iterable[Text], *, private: bool = False) -> Section:
    return Section(name, tuple(lines), private)


def tell_round(table: TableView) -> Iterator[Text]:
    """Which round it is and who plays when; at the start, who has still to choose."""
    if table.round:
        yield Text("table-round", {"n": table.round, "of": table.rounds})
        yield Text("table-order", {"seats": table.order})
    else:
        owing = tuple(seat for seat, player in enumerate(table.players) if not player.chosen)
        yield Text("table-choosing", {"seats": owing}) if owing else Text("table-chosen")
    yield Text("table-palace", {"n": table.palace})


def tell_display(table: TableView) -> Iterator[Text]:
    """The triplets that are left, and who has taken the others."""
    for triplet in table.display:
        if triplet.cards:
            yield Text("table-triplet", {"n": triplet.number, "cards": full_cards(triplet.cards)})
        elif triplet.taken_by is not None:
            yield Text("table-taken", {"n": triplet.number, "seat": triplet.taken_by})


def tell_numbers(table: TableView) -> Iterator[Text]:
    """Whose street numbers would pay and be paid."""
    for key, found in (("table-lowest", table.lowest), ("table-highest", table.highest)):
        if found is not None:
            yield Text(key, {"seat": found.seat, "number": found.number})


def tell_player(seat: Seat, player: PlayerView) -> Text:
    """Where he stands."""
    return Text("player", {"seat": seat, "points": player.total, "shields": player.shields})


def tell_quarter(table: TableView, player: PlayerView) -> Iterator[Text]:
    """Palace by palace, then walls and towers."""
    for palace in player.palaces:
        yield from tell_palace(table, palace)
    if player.walls or player.towers or player.discards:
        lies = {"walls": player.walls, "towers": player.towers, "discards": player.discards}
        yield Text("player-walls", {**lies, "needed": player.needed})


def tell_palace(table: TableView, palace: PalaceView) -> Iterator[Text]:
    """Its number, cards and area, and what it would bring to open it."""
    said: Params = {"colour": palace.colour, "number": palace.number, "windows": palace.windows}
    said |= {"shields": palace.shields, "n": len(palace.cards), "size": table.palace}
    yield Text(f"palace-{palace.area}", {**said, "opening": palace.opening} if palace.area == "finished" else said)


def full_cards(cards: Iterable[CardView]) -> tuple[int | str, ...]:
    """As `each("card-full")` takes them."""
    return tuple(part for card in cards for part in (card.kind, card.number, card.windows, card.shields))


def cards_named(cards: Iterable[CardView]) -> tuple[int | str, ...]:
    """As `each("card")` takes them."""
    return tuple(part for card in cards for part in (card.kind, card.number))


def _private(view: View[TableView, ScreenView]) -> Iterator[Section]:
    """What lies face down before oneself; how the triplets would fit, while one plays."""
    if view.screen is None or view.viewer is None:
        return
    screen = view.screen
    yield _section("screen", tell_screen(screen, view.table.players[view.viewer]), private=True)
    yield _section("aside", tell_aside(screen), private=True)
    yield _section("offers", map(tell_offer, screen.offers), private=True)


def tell_screen(screen: ScreenView, player: PlayerView) -> Iterator[Text]:
    """The hand, until all have chosen; later how one stands, with one's walls and discards."""
    if not screen.hand:
        lies = {"walls": cards_named(screen.walls), "discards": cards_named(screen.discards)}
        finished = [palace for palace in player.palaces if palace.area == "finished"]
        opens = tuple(part for palace in finished for part in (palace.colour, palace.opening))
        yield Text("screen", {"points": player.total, "shields": player.shields, "openable": opens, **lies})
        return
    yield Text("screen-hand", {"cards": full_cards(screen.hand)})
    if screen.kept:
        yield Text("screen-kept", {"cards": cards_named(screen.kept)})


def tell_aside(screen: ScreenView) -> Iterator[Text]:
    """What one did not keep."""
    if screen.aside:
        yield Text("screen-aside", {"cards": cards_named(screen.aside)})


def tell_offer(offer: OfferView) -> Text:
    """What each card of a triplet would become in one's own quarter."""
    fits = ((fit.card.kind, fit.card.number, fit.fate, fit.cards, fit.points) for fit in offer.cards)
    return Text("screen-offer", {"n": offer.number, "does": tuple(part for each_one in fits for part in each_one)})
