"""Scoring cards: what each asks for, in a picture and in words, what it brings by round, and what it is worth now."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.values.seats import Seat
from engine.games.dynasties.data import REGIONS, SCORES, TABLES
from engine.games.dynasties.data.facts import GreenFacts, YellowFacts
from engine.games.dynasties.views import TableView
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.heading import MARGIN, WIDTH
from render.games.dynasties.side.panel import LABEL, panel
from render.games.dynasties.tray import Tray

INNER = WIDTH - 2 * MARGIN
ACROSS, WIDE, HIGH, GAP = 2, 504, 128, 8
ICON = 64
KINDS = (
    *("symbol_in_every_region", "most_goods", "per_member_on_symbol", "most_members_on_crowns"),
    *("per_married_member_in_region", "all_four_regions", "per_role"),
)
"""Of yellow cards."""


class Shown(Struct, frozen=True):
    """A card to be shown: how many of it, and what one is worth now, if that is known."""

    id: str
    n: int = 1
    worth: int | None = None


def height(cards: Sequence[Shown]) -> int:
    """Of a panel with these cards."""
    return LABEL + -(-len(cards) // ACROSS) * (HIGH + GAP) + 6


def scores(tray: Tray, table: TableView, cards: Sequence[Shown], seat: Seat, top: float, words: str) -> None:
    """Two beside each other."""
    panel(tray, MARGIN, top, height(cards), words, INNER)
    for at, shown in enumerate(cards):
        row, column = divmod(at, ACROSS)
        score(tray, table, shown, seat, MARGIN + 12 + column * (WIDE + GAP), top + LABEL + row * (HIGH + GAP))


def score(tray: Tray, table: TableView, shown: Shown, seat: Seat, left: float, top: float) -> None:
    """One card."""
    facts = TABLES[table.data].scores[SCORES.index(shown.id)]
    green = isinstance(facts, GreenFacts)
    tray.canvas.box(tray.colours.green_card if green else tray.colours.yellow_card, left, top, WIDE, HIGH, 14)
    right = WIDE - (104 if shown.worth is not None else 20)
    if isinstance(facts, GreenFacts):
        _green(tray, table, facts, seat, left, top, right)
    else:
        _yellow(tray, table, facts, left, top, right)
    if shown.worth is not None:
        tray.points(left + WIDE - 54, top + HIGH / 2, 84, shown.worth)
    if shown.n > 1:
        tray.chip(left + 24, top + 22, f"×{shown.n}", tray.theme.turn, tray.theme.on_turn, 26)


def is_in(table: TableView, seat: Seat, city: str) -> bool:
    """Whether somebody of this player stands in a city."""
    return any(seat in (each.prince, each.princess, each.child) for each in table.cities if each.id == city)


def _green(tray: Tray, table: TableView, facts: GreenFacts, seat: Seat, left: float, top: float, right: float) -> None:
    """Two cities; where he is, a tick. One brings less than both."""
    theme = tray.theme
    for at, name in enumerate(facts.cities):
        y = top + 38 + at * 52
        there = is_in(table, seat, name)
        tray.stand(left + 40, y, 40, "prince", theme.soft if there else theme.line, theme.panel)
        if there:
            tray.tick(left + 40, y, 40)
        words = tray.easel.term("city", name)
        tray.canvas.text(left + 72, y, words, 30, theme.ink, Face.BOLD, width=right - 72 - 128)
    met = sum(is_in(table, seat, name) for name in facts.cities)
    for at, n in enumerate((facts.one, facts.both)):
        y = top + 38 + at * 52
        for tick in range(at + 1):
            tray.tick(left + right - 84 - tick * 22, y, 30)
        _value(tray, left + right - 44, y, n, now=met == at + 1)


def _value(tray: Tray, x: float, y: float, n: int, *, now: bool) -> None:
    """What a card brings once, marked if it does so now."""
    theme = tray.theme
    if now:
        tray.chip(x, y, str(n), theme.turn, theme.on_turn, 28)
    else:
        tray.canvas.text(x, y, str(n), 28, theme.ink, Face.BOLD, "middle")


def _yellow(tray: Tray, table: TableView, facts: YellowFacts, left: float, top: float, right: float) -> None:
    """Its picture, its words, and its points by round."""
    theme = tray.theme
    picture(tray, facts, left + 52, top + HIGH / 2, ICON)
    rows = broken(tray.easel.say(f"picture-score-{facts.kind}"), Face.TEXT, 27, int(right - 100))
    for at, row in enumerate(rows[:2]):
        y = top + 43 + (at - (len(rows[:2]) - 1) / 2) * 32
        tray.canvas.text(left + 100, y, row, 27, theme.ink, width=right - 100)
    if len(set(facts.vp)) == 1:
        _value(tray, left + 120, top + HIGH - 26, facts.vp[0], now=True)
        return
    for at, n in enumerate(facts.vp):
        _value(tray, left + 120 + at * 64, top + HIGH - 26, n, now=at == min(max(table.round - 1, 0), 2))


def picture(tray: Tray, facts: YellowFacts, x: float, y: float, size: float) -> None:
    """What is counted."""
    what = facts.symbol or facts.good or facts.region or facts.role
    if what:
        tray.item(x, y, size, what)
    elif facts.kind == "most_members_on_crowns":
        tray.item(x, y, size, "crown")
    else:
        for at, region in enumerate(REGIONS):
            tray.coat(x + (at % 2 - 0.5) * size * 0.58, y + (at // 2 - 0.5) * size * 0.62, size * 0.57, region)
