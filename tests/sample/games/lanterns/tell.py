"""The view in words, by sections: for the terminal, and for those who cannot see the picture."""

from engine.core.state.views import Section, View, opened_section
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEAT, Message, Text, counts, term, terms
from tests.sample.games.lanterns.data import CELLS
from tests.sample.games.lanterns.views import ScreenView, TableView

MESSAGES = (
    Message("coins", {"n": NUMBER}),
    Message("points", {"n": NUMBER}),
    Message("one-lantern"),
    Message("swap-with", {"seat": SEAT}),
    Message("wish-held", {"wish": term("wish"), "n": NUMBER}),
    Message("wish-short", {"wish": term("wish")}),
    Message("short-coins"),
    Message("short-glow"),
    Message("short-lantern"),
    Message("table-round", {"n": NUMBER, "seat": SEAT}),
    Message("table-lantern", {"cell": term("cell"), "seat": SEAT, "colour": term("colour")}),
    Message("table-free", {"cells": terms("cell")}),
    Message("table-bag", {"n": NUMBER}),
    Message("table-seat", {"seat": SEAT, "coins": NUMBER}),
    Message("table-colour", {"seat": SEAT, "colour": term("colour")}),
    Message("opened", {"seat": SEAT, "wishes": counts("wish")}),
    Message("screen", {"wishes": counts("wish")}),
    Message("screen-keepsake", {"wish": term("wish")}),
    Message("screen-gift", {"wish": term("wish")}),
    Message("screen-colour", {"colour": term("colour")}),
)


def tell(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    """The pond first, then the players, then one's own hand; after the end everybody's."""
    table = view.table
    public = [
        Section("round", (Text("table-round", {"n": table.round, "seat": table.first}),)),
        Section("pond", tuple(tell_pond(table))),
        *(Section(f"player-{seat}", tuple(tell_seat(table, seat))) for seat in range(len(table.coins))),
        Section("bag", (Text("table-bag", {"n": table.bag}),)),
    ]
    for seat, screen in enumerate(view.opened):
        if screen is not None:
            public.append(Section(opened_section(seat), (Text("opened", {"seat": seat, "wishes": screen.hand}),)))
    if view.screen is None:
        return tuple(public)
    return (*public, Section("screen", tuple(tell_screen(view.screen)), private=True))


def tell_pond(table: TableView) -> list[Text]:
    """Each lantern, then where there is room for more."""
    lying = list(zip(CELLS, table.pond, strict=True))
    lines = [
        Text("table-lantern", {"cell": cell, "seat": lantern.seat, "colour": lantern.colour})
        for cell, lantern in lying
        if lantern is not None
    ]
    return [*lines, Text("table-free", {"cells": tuple(cell for cell, lantern in lying if lantern is None)})]


def tell_seat(table: TableView, seat: Seat) -> list[Text]:
    """What everyone sees of one player."""
    lines = [Text("table-seat", {"seat": seat, "coins": table.coins[seat]})]
    if table.colours:
        lines.append(Text("table-colour", {"seat": seat, "colour": table.colours[seat]}))
    return lines


def tell_screen(screen: ScreenView) -> list[Text]:
    """What one hides."""
    lines = [Text("screen", {"wishes": screen.hand}), Text("screen-keepsake", {"wish": screen.keepsake})]
    if screen.gift:
        lines.append(Text("screen-gift", {"wish": screen.gift}))
    if screen.colour:
        lines.append(Text("screen-colour", {"colour": screen.colour}))
    return lines
