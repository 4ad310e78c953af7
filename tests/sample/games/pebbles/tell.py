"""The view in words, by sections: for the terminal, and for those who cannot see the picture."""

from engine.core.state.views import Section, View, opened_section
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEAT, Message, Text, counts, term, terms
from tests.sample.games.pebbles.views import ScreenView, SeatView, TableView

MESSAGES = (
    Message("coins", {"n": NUMBER}),
    Message("points", {"n": NUMBER}),
    Message("table-bag", {"n": NUMBER}),
    Message("table-beach", {"pebbles": counts("colour")}),
    Message("table-sea", {"pebbles": counts("colour")}),
    Message("table-shells", {"shells": terms("shell")}),
    Message("table-seat-shells", {"seat": SEAT, "shells": terms("shell")}),
    Message("table-seat-boast", {"seat": SEAT, "colour": term("colour")}),
    Message("screen", {"coins": NUMBER, "pebbles": counts("colour")}),
    Message("foreseen", {"coins": NUMBER, "pebbles": counts("colour")}),
    Message("screen-favourite", {"colour": term("colour")}),
    Message("screen-polish", {"colours": terms("colour")}),
    Message("opened", {"seat": SEAT, "coins": NUMBER, "pebbles": counts("colour")}),
)


def tell(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    """Table first, then the players, after the end what they hid, then one's own screen."""
    table = view.table
    lying = (Text("table-beach", {"pebbles": table.beach}), Text("table-sea", {"pebbles": table.sea}))
    public = [
        Section("bag", (Text("table-bag", {"n": table.bag}),)),
        Section("pebbles", lying),
        Section("shells", (Text("table-shells", {"shells": table.shells}),)),
    ]
    for seat, player in enumerate(table.seats):
        public.append(Section(f"player-{seat}", tuple(tell_seat(seat, player))))
    for seat, screen in enumerate(view.opened):
        if screen is not None:
            public.append(Section(opened_section(seat), tuple(tell_opened(seat, screen))))
    if view.screen is None:
        return tuple(public)
    return (*public, Section("screen", tuple(tell_screen(view.screen)), private=True))


def tell_seat(seat: Seat, player: SeatView) -> list[Text]:
    """What everyone sees of one player, if there is anything to see."""
    lines = []
    if player.shells:
        lines.append(Text("table-seat-shells", {"seat": seat, "shells": player.shells}))
    if player.boast:
        lines.append(Text("table-seat-boast", {"seat": seat, "colour": player.boast}))
    return lines


def tell_opened(seat: Seat, screen: ScreenView) -> list[Text]:
    """What was behind a screen, for all after the end."""
    lines = [Text("opened", {"seat": seat, "coins": screen.coins, "pebbles": screen.pebbles})]
    if screen.favourite:
        lines.append(Text("table-seat-boast", {"seat": seat, "colour": screen.favourite}))
    return lines


def tell_screen(screen: ScreenView) -> list[Text]:
    """What is behind one's own screen."""
    lines = [Text("screen", {"coins": screen.coins, "pebbles": screen.pebbles})]
    if screen.favourite:
        lines.append(Text("screen-favourite", {"colour": screen.favourite}))
    if screen.polish is not None:
        lines.append(Text("screen-polish", {"colours": screen.polish}))
    return lines
