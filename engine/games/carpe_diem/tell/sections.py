"""The view in words, by sections: for the terminal, and for those who cannot see the picture."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.state.views import Section, View, opened_section
from engine.core.values.seats import Seat
from engine.core.values.texts import NUMBER, SEAT, SEATS, Message, Params, Text, counts, each, term, terms
from engine.games.carpe_diem.data import SIZE, SPACES
from engine.games.carpe_diem.tell.described import MESSAGES as PARTS
from engine.games.carpe_diem.tell.described import Parts, flat, said
from engine.games.carpe_diem.views import CardView, CircleView, ElementView, PlayerView, ScreenView, TableView, TaskView

HAS = {"vp": NUMBER, "goods": counts("good"), "coins": NUMBER, "bread": NUMBER}

MESSAGES = (
    *PARTS,
    Message("table-phase", {"phase": NUMBER, "round": NUMBER, "seat": SEAT}),
    Message("table-space", {"space": term("space"), "tiles": each("tile-in-words")}),
    Message("table-row", {"tiles": each("tile-in-words")}),
    Message("table-piles", {"white": NUMBER, "black": NUMBER, "box": NUMBER, "fountains": NUMBER}),
    Message("table-card", {"card": term("card"), "red": NUMBER}),
    Message("table-circle", {"number": NUMBER, "one": term("card"), "two": term("card")}),
    Message("table-circle-taken", {"number": NUMBER, "one": term("card"), "two": term("card"), "seat": SEAT}),
    Message("table-track", {"space": NUMBER, "seats": SEATS}),
    Message("player", {"seat": SEAT, "vp": NUMBER, "space": term("at"), "fountains": NUMBER, "stored": NUMBER}),
    Message("player-has", {"goods": counts("good"), "coins": NUMBER, "bread": NUMBER}),
    Message("player-empty", {"cell": term("cell")}),
    Message("player-finished", {"elements": each("finished-one")}),
    Message("player-unfinished", {"elements": each("unfinished-one")}),
    Message("player-banners", {"cells": terms("cell")}),
    Message("player-tasks-done", {"tasks": each("task")}),
    Message("player-tasks-open", {"tasks": each("task")}),
    Message("finished-one", {"kind": term("kind"), "n": NUMBER, "chimneys": NUMBER}),
    Message("unfinished-one", {"kind": term("kind"), "cells": term(""), "chimneys": NUMBER}),
    Message("task", {"kind": term("kind"), "column": NUMBER, "line": term(""), "vp": NUMBER}),
    Message("screen-gist", {**HAS, "cards": counts("kind"), "n": NUMBER}),
    Message("screen-under", {"cards": counts("kind")}),
    Message("screen-worth", {"cards": each("card-times")}),
    Message("opened", {"seat": SEAT, "cards": counts("kind")}),
)


def tell(view: View[TableView, ScreenView]) -> tuple[Section, ...]:
    """The ring, the row, the cards, the players, then one's own fountain cards."""
    table = view.table
    public = [
        _section("phase", [Text("table-phase", {"phase": table.phase, "round": table.round, "seat": table.first})]),
        _section("ring", tell_ring(table)),
        _section("row", [Text("table-row", {"tiles": said(table.row)})]),
        _section("piles", [Text("table-piles", tell_piles(table))]),
        _section("cards", (tell_card(card) for card in table.cards if card is not None)),
        _section("circles", (tell_circle(circle) for circle in table.circles)),
        _section("track", tell_track(table)),
    ]
    for seat, player in enumerate(table.players):
        public.append(_section(f"player-{seat}", tell_player(seat, player)))
        public.append(_section(f"district-{seat}", tell_district(player)))
    for seat, screen in enumerate(view.opened):
        if screen is not None:
            shown = Text("opened", {"seat": seat, "cards": screen.fountain_cards})
            public.append(_section(opened_section(seat), [shown]))
    return (*public, *_private(view))


def _private(view: View[TableView, ScreenView]) -> Iterator[Section]:
    if view.screen is None or view.viewer is None:
        return
    screen = view.screen
    yield _section("fountains", tell_own(view.table.players[view.viewer], screen), private=True)
    worth = flat((each_one.card, each_one.times) for each_one in screen.worth if each_one.times)
    yield _section("worth", () if view.over else [Text("screen-worth", {"cards": worth})], private=True)


def _section(name: str, lines: Iterable[Text], *, private: bool = False) -> Section:
    return Section(name, tuple(lines), private)


def tell_ring(table: TableView) -> Iterator[Text]:
    for space, tiles in zip(SPACES, table.spaces, strict=True):
        if tiles:
            yield Text("table-space", {"space": space, "tiles": said(tiles)})


def tell_piles(table: TableView) -> Params:
    return {"white": table.white, "black": table.black, "box": len(table.box), "fountains": table.fountains}


def tell_card(card: CardView) -> Text:
    """Its name says what it asks for, and what that brings."""
    return Text("table-card", {"card": card.id, "red": int(card.red)})


def tell_circle(circle: CircleView) -> Text:
    told: Params = {"number": circle.number, "one": circle.cards[0], "two": circle.cards[1]}
    if circle.seat is None:
        return Text("table-circle", told)
    return Text("table-circle-taken", {**told, "seat": circle.seat})


def tell_track(table: TableView) -> Iterator[Text]:
    """The furthest first, and the upper disc of each space."""
    for space in range(len(table.track) - 1, -1, -1):
        if table.track[space]:
            yield Text("table-track", {"space": space, "seats": table.track[space][::-1]})


def tell_player(seat: Seat, player: PlayerView) -> Iterator[Text]:
    """Points, where the pawn stands, and what he has."""
    at = "nowhere" if player.pawn is None else SPACES[player.pawn]
    numbers: Params = {"vp": player.vp, "space": at, "fountains": player.fountain_cards, "stored": len(player.stored)}
    yield Text("player", {"seat": seat, **numbers})
    yield Text("player-has", {"goods": player.goods, "coins": player.coins, "bread": player.bread})


def tell_district(player: PlayerView) -> Iterator[Text]:
    """What stands there, what banners are left, and the tasks of the frame: a line of each."""
    if not player.district:
        yield Text("player-empty", {"cell": player.shovel})
    if done := finished(player.elements):
        yield Text("player-finished", {"elements": done})
    if growing := unfinished(player.elements):
        yield Text("player-unfinished", {"elements": growing})
    if player.banners:
        yield Text("player-banners", {"cells": player.banners})
    for name, met in (("player-tasks-done", True), ("player-tasks-open", False)):
        if tasks := [task for task in player.tasks if task.met is met]:
            yield Text(name, {"tasks": flat(map(tell_task, tasks))})


def finished(elements: Iterable[ElementView]) -> Parts:
    """By kind, as often as there are, villas first; of those only such with as many chimneys are alike."""
    found = Counter((each_one.kind, each_one.chimneys) for each_one in elements if each_one.finished)
    first = sorted(found, key=lambda each_one: each_one[0] != "villa")
    return flat((kind, found[kind, chimneys], chimneys) for kind, chimneys in first)


def unfinished(elements: Iterable[ElementView]) -> Parts:
    """Each with its cells."""
    return flat(
        (element.kind, " ".join(element.cells), element.chimneys) for element in elements if not element.finished
    )


def tell_task(task: TaskView) -> Parts:
    """On its column, which has a letter, or its row."""
    column = task.side in ("top", "bottom")
    return task.kind, int(column), "ABCDEF"[:SIZE][task.line] if column else str(task.line + 1), task.vp


def tell_own(player: PlayerView, screen: ScreenView) -> Iterator[Text]:
    """What one has, with one's own cards; then those one knows to be under the pile."""
    has: Params = {"vp": player.vp, "goods": player.goods, "coins": player.coins, "bread": player.bread}
    yield Text("screen-gist", {**has, "cards": screen.fountain_cards, "n": screen.fountain_points})
    if any(screen.under):
        yield Text("screen-under", {"cards": screen.under})
