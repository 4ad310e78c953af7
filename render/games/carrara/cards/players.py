"""The players on a card: a bar for how far each is with it, or what the bonus card has brought him."""

from engine.core.values.seats import Seat
from engine.games.carrara.tell.expansion import opened_bonuses
from engine.games.carrara.views import TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.pieces import folding_screen
from render.games.carrara.cards.card import cards_of, expanded
from render.games.carrara.cards.icons import fitted, row, space
from render.games.carrara.cards.known import known, opened
from render.games.carrara.measures import BAR, bar
from render.games.carrara.ranking import ShownObjects
from render.games.carrara.shapes.hidden import hatching
from render.games.carrara.tray import Tray
from render.games.carrara.values import amount

ROW = 62
LEFT, NAME = MARGIN + 58, MARGIN + 86
BAR_LEFT, BAR_WIDE = MARGIN + 372, 350
FAR = BAR_LEFT + BAR_WIDE + 24
POINTS = WIDTH - MARGIN - 62
"""Where bars begin, the numbers beside them, and what it is worth now."""


def players(tray: Tray, table: TableView, at: int, top: float) -> None:
    """With one of the three cards that have an objective."""
    least = cards_of(table)[at].least
    for seat, so_far in enumerate(known(tray.easel.scene, at)):
        y = top + (seat + 0.5) * ROW
        _name(tray, seat, y)
        if so_far is None:
            _hidden(tray, y)
        else:
            _known(tray, seat, y, so_far, least)
        worth = _worth(tray, table, at, seat)
        if worth is not None:
            tray.points(POINTS, y, 56, worth)


def _worth(tray: Tray, table: TableView, at: int, seat: Seat) -> int | None:
    """What it would bring now: by the building card everyone knows it, by the object card when screens are raised."""
    raised = opened(tray.easel.scene, seat)
    match cards_of(table)[at].colour:
        case "buildings":
            return expanded(table).players[seat].building_points
        case "objects":
            return raised.object_points if raised is not None else None
    return None


def _name(tray: Tray, seat: Seat, y: float) -> None:
    tray.token(LEFT, y, 42, seat)
    tray.canvas.text(NAME, y, tray.easel.name(seat), 28, tray.theme.ink, Face.BOLD, width=BAR_LEFT - NAME - 16)


def _known(tray: Tray, seat: Seat, y: float, known: ShownObjects, least: int) -> None:
    """How far he is, or at least is."""
    bar(tray, BAR_LEFT, y - BAR / 2, BAR_WIDE, known.n, least, tray.player(seat))
    words = f"{known.n}{'' if known.exactly else '+'} / {least}"
    wide = tray.canvas.text(FAR, y, words, 30, tray.theme.ink, Face.BOLD)
    if known.n >= least:
        tray.tick(FAR + wide + 24, y, 34)


def _hidden(tray: Tray, y: float) -> None:
    """Nobody knows but he: a screen stands before it."""
    theme, own = tray.theme, tray.colours
    tray.canvas.picture(BAR_LEFT, y - BAR / 2, BAR_WIDE, BAR, hatching, theme.well, theme.line)
    tray.canvas.sprite(FAR + 26, y, 52, folding_screen, own.wall, own.shade, own.gold_dark)


def bonuses(tray: Tray, table: TableView, top: float) -> None:
    """In the end: what the bonus card has scored, and for how much."""
    for seat, bonus in enumerate(opened_bonuses(tray.easel.scene.view.opened)):
        y, icons = top + (seat + 0.5) * ROW, tuple(map(space, bonus.what))
        _name(tray, seat, y)
        if icons:
            row(tray, BAR_LEFT, y, fitted(48, icons, BAR_WIDE), icons)
        else:
            tray.canvas.text(BAR_LEFT, y, "–", 30, tray.theme.soft)
        amount(tray, FAR, y, 56, bonus)
