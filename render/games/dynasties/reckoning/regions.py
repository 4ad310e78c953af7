"""How the regions were scored: everyone's strength with what lay face down, the places, crowned cities, revaluation."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.state.views import View
from engine.core.values.seats import Seat
from engine.games.dynasties.data import REGIONS
from engine.games.dynasties.views import RegionView, ScreenView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN
from render.core.parts.ranking import Place
from render.core.parts.reckoning import INNER, TITLE, panel
from render.games.dynasties.board.strengths import ranks, strengths
from render.games.dynasties.tray import Tray

HEADS, ROW = 52, 88
HEIGHT = TITLE + HEADS + len(REGIONS) * ROW + 10
NAMES = 216
"""Room for coats and tiles before the players' columns."""


class Award(Struct, frozen=True):
    """What one player got in one region."""

    strength: int
    rank: int
    majority: int
    crown: int
    again: int

    @property
    def total(self) -> int:
        return self.majority + self.crown + self.again


def awards(view: View[TableView, ScreenView], region: RegionView) -> list[Award]:
    """By seat; book tiles with the region's coat count, now that they are open."""
    found = strengths(view, region)
    return [_award(region, seat, found[seat], rank) for seat, rank in enumerate(ranks(found))]


def _award(region: RegionView, seat: Seat, strength: int, rank: int) -> Award:
    crowned, owner = seat in region.crowned, region.revalued_by == seat
    again = (region.majority_again if rank else 0) + (region.crown_again if crowned else 0)
    majority = (0, region.first, region.second)[rank]
    return Award(strength, rank, majority, region.crown if crowned else 0, again if owner else 0)


def regions(tray: Tray, view: View[TableView, ScreenView], places: Sequence[Place], top: float) -> None:
    """A row for each region, a column for each player."""
    panel(tray, top, HEIGHT, tray.easel.say("picture-reckoning-regions"))
    column = (INNER - 2 * MARGIN - NAMES) / len(places)
    left = 2 * MARGIN + NAMES
    for at, place in enumerate(places):
        tray.token(left + (at + 0.5) * column, top + TITLE + 20, 40, place.seat)
    for row, region in enumerate(view.table.regions):
        y = top + TITLE + HEADS + row * ROW
        tray.canvas.box(tray.theme.line, 2 * MARGIN, y, INNER - 2 * MARGIN, 1)
        _tile(tray, region, 2 * MARGIN, y + ROW / 2)
        found = awards(view, region)
        for at, place in enumerate(places):
            _cell(tray, found[place.seat], left + (at + 0.5) * column, y + ROW / 2, column)


def _tile(tray: Tray, region: RegionView, left: float, y: float) -> None:
    """Its coat, and what it brings."""
    tray.coat(left + 26, y, 50, region.id)
    words = f"{region.first} / {region.second}"
    tray.canvas.text(left + 62, y - 16, words, 26, tray.theme.soft)
    tray.item(left + 76, y + 18, 28, "crown")
    tray.canvas.text(left + 96, y + 18, str(region.crown), 26, tray.theme.soft)


def _cell(tray: Tray, award: Award, x: float, y: float, wide: float) -> None:
    """His strength by place; below it what it brought."""
    own, theme = tray.colours, tray.theme
    if award.rank:
        tray.canvas.box(own.gold if award.rank == 1 else own.silver, x - 28, y - 38, 56, 38, 10)
    ink = own.dark if award.rank else theme.ink if award.strength else theme.soft
    tray.canvas.text(x, y - 19, str(award.strength), 30, ink, Face.BOLD, "middle")
    parts = [n for n in (award.majority, award.crown, award.again) if n]
    words = " + ".join(map(str, parts)) or "–"
    tray.canvas.text(x, y + 22, words, 26, theme.ink if parts else theme.soft, Face.TEXT, "middle", wide - 8)
