"""What it means for a player that the others have moved: told from his own view then and now, the weightiest first."""

from collections.abc import Iterator

from engine.core.state.views import View
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, Message, Text, each, term
from engine.games.lucca.views import PalaceView, ScreenView, TableView

LuccaView = View[TableView, ScreenView]
LOST = {"colour": term("colour"), "points": NUMBER}

MESSAGES = (
    Message("means-place", {"n": NUMBER, "of": NUMBER}),
    Message("means-last-round"),
    Message("means-opening", {"colour": term("colour"), "before": NUMBER, "points": NUMBER}),
    Message("means-gone", {"lost": each("means-lost")}),
    Message("means-lost", LOST),
    Message("means-triplets", {"n": NUMBER}),
)


def means(then: LuccaView, now: LuccaView, told: tuple[Text, ...]) -> tuple[Text, ...]:
    """One's place in a new round, what one's finished palaces have become worth, and what is gone."""
    me = now.viewer
    if me is None or then.screen is None or now.screen is None or now.over or not then.table.round:
        return ()
    new_round = now.table.round != then.table.round
    return (
        *(_new_round(now.table, me) if new_round else ()),
        *_openings(then.table, now.table, me),
        *(() if new_round else _gone(then.screen, now.screen)),
        *(() if new_round else [Text("means-triplets", {"n": len(now.screen.offers)})]),
    )


def _new_round(table: TableView, me: Seat) -> Iterator[Text]:
    if table.round == table.rounds:
        yield Text("means-last-round")
    yield Text("means-place", {"n": table.order.index(me) + 1, "of": len(table.order)})


def _openings(then: TableView, now: TableView, me: Seat) -> Iterator[Text]:
    """One's finished palaces whose opening is worth more or less than before."""
    before = {palace.colour: palace.opening for palace in _finished(then, me)}
    for palace in _finished(now, me):
        was = before.get(palace.colour, palace.opening)
        if was != palace.opening:
            yield Text("means-opening", {"colour": palace.colour, "before": was, "points": palace.opening})


def _finished(table: TableView, me: Seat) -> list[PalaceView]:
    return [palace for palace in table.players[me].palaces if palace.area == "finished"]


def _gone(then: ScreenView, now: ScreenView) -> Iterator[Text]:
    """Triplets of this round that would have completed a palace of one's own, and are taken."""
    left = {offer.number for offer in now.offers}
    gone = [fit for offer in then.offers if offer.number not in left for fit in offer.cards if fit.fate == "completes"]
    if gone:
        yield Text("means-gone", {"lost": tuple(part for fit in gone for part in (fit.card.kind, fit.points))})
