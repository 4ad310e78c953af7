"""The four cards as they stand for oneself: how far one is with each, and what each would bring now."""

from collections.abc import Sequence

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.views import ExpandedScreenView, Progress, ScreenView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carrara.cards.card import Card, cards_of, expanded
from render.games.carrara.cards.icons import fitted, row, space
from render.games.carrara.cards.known import GOALS
from render.games.carrara.cards.pictograms import emblem
from render.games.carrara.cards.rows import words_in_rows
from render.games.carrara.cards.sayings import counted, once_more
from render.games.carrara.measures import BAR, bar
from render.games.carrara.tray import Tray

TITLE, ROW = 50, 84
LEFT, WORDS, ROOM = MARGIN + 28, MARGIN + 92, 380
BAR_LEFT, BAR_WIDE = WORDS + ROOM + 16, 200
FAR, WORTH = BAR_LEFT + BAR_WIDE + 20, WIDTH - MARGIN - 146
"""Where the words stand, the bar, the numbers beside it, and what it would bring."""
HIGH = TITLE + 4 * ROW + 14


def cards(tray: Tray, table: TableView, mine: ScreenView, seat: Seat, top: float) -> None:
    """All four, one below the other."""
    of_mine = mine.expansion
    assert of_mine is not UNSET
    if not tray.easel.scene.view.over:
        tray.label(WIDTH - MARGIN - 28, top + 28, tray.easel.say("picture-card-if-now"), "right", 500)
    for at, card in enumerate(cards_of(table)):
        y = top + TITLE + (at + 0.5) * ROW
        tray.canvas.box(tray.theme.line, MARGIN + 16, top + TITLE + at * ROW, WIDTH - 2 * MARGIN - 32, 2)
        emblem(tray, LEFT + 26, y, 52, card.colour)
        if at < GOALS:
            words_in_rows(tray, counted(tray.easel, card), WORDS, y, ROOM)
            _far(tray, of_mine.progress[at], seat, y)
        else:
            words_in_rows(tray, once_more(tray.easel, card), WORDS, y, ROOM)
            _scored(tray, of_mine.bonus.what, y)
        _worth(tray, table, of_mine, card, seat, y)


def _scored(tray: Tray, what: Sequence[str], y: float) -> None:
    """What the bonus card would score, or where one has built for most."""
    if what:
        icons = tuple(map(space, what))
        row(tray, BAR_LEFT, y, fitted(50, icons, WORTH - BAR_LEFT - 12), icons)


def _far(tray: Tray, so_far: Progress, seat: Seat, y: float) -> None:
    """A bar, and in numbers."""
    bar(tray, BAR_LEFT, y - BAR / 2, BAR_WIDE, so_far.far, so_far.least, tray.player(seat))
    wide = tray.canvas.text(FAR, y, f"{so_far.far} / {so_far.least}", 30, tray.theme.ink, Face.BOLD)
    if so_far.far >= so_far.least:
        tray.tick(FAR + wide + 22, y, 30)


def _worth(tray: Tray, table: TableView, mine: ExpandedScreenView, card: Card, seat: Seat, y: float) -> None:
    """Points, and from the bonus card coins."""
    match card.colour:
        case "objects":
            tray.points(WORTH + 34, y, 60, mine.object_points)
        case "buildings":
            tray.points(WORTH + 34, y, 60, expanded(table).players[seat].building_points)
        case "bonus":
            tray.points(WORTH + 34, y, 60, mine.bonus.vp)
            if mine.bonus.coins:
                tray.coin(WORTH + 94, y, 54, mine.bonus.coins)
