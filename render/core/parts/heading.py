"""Head and foot of a picture: what it shows, at which table; for whom alone; and what the marks of what is new mean."""

from engine.core.values.seats import Seat
from render.core.colours import Colour
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.pieces import folding_screen
from render.core.parts.tray import Tray

WIDTH, MARGIN, GAP = 1080, 20, 12
"""Of every picture: how wide it is, and what is free at its sides and between its panels."""
HEAD, LEGEND, PRIVATE = 96, 48, 64
SIDE = 380
"""How wide the right of the head may become."""


def heading(tray: Tray, title: str, place: str, seat: Seat | None = None, rows: tuple[str, ...] = ()) -> None:
    """The band at the top: a title, with a player's token before it if it is his; on the right the game, and below it
    at which place we are.

    `rows` say the same where the title is too long.
    """
    theme, left = tray.theme, MARGIN + 4
    lines = [(tray.easel.say("game-name"), theme.ink, Face.TITLE), (place, theme.soft, Face.TEXT)]
    side = max(
        tray.canvas.text(WIDTH - left, HEAD / 2 + (16 if at else -16), text, 24, ink, face, "right", SIDE)
        for at, (text, ink, face) in enumerate(lines)
    )
    if seat is not None:
        tray.token(left + 30, HEAD / 2, 60, seat)
        left += 76
    _title(tray, left, title, rows, WIDTH - left - side - 60)


def _title(tray: Tray, left: float, title: str, rows: tuple[str, ...], width: int) -> None:
    """In one row if it fits, else in two smaller ones."""
    if tray.canvas.measure(title, 32, Face.BOLD) <= width:
        tray.canvas.text(left, HEAD / 2, title, 40, tray.theme.ink, Face.BOLD, width=width)
        return
    first, *rest = rows or broken(title, Face.BOLD, 27, width)
    rows = (first, " ".join(rest)) if rest else (first,)
    for at, row in enumerate(rows):
        y = HEAD / 2 + (at - (len(rows) - 1) / 2) * 36
        tray.canvas.text(left, y, row, 27, tray.theme.ink, Face.BOLD, width=width)


def private(tray: Tray, seat: Seat, top: float, words: str, screen: tuple[Colour, Colour, Colour]) -> None:
    """A band in the colour of a player, with a folding screen: who sees this."""
    inside, y = WIDTH - 2 * MARGIN, top + PRIVATE / 2
    tray.canvas.box(tray.player(seat), MARGIN, top, inside, PRIVATE, 18)
    tray.canvas.sprite(MARGIN + 52, y, 54, folding_screen, *screen)
    tray.canvas.text(MARGIN + 94, y, words, 32, tray.theme.on_player, Face.BOLD, width=inside - 122)


def foot(marked: bool) -> int:
    """How much is free below a picture: there is room for the legend if anything is marked as new."""
    return LEGEND if marked else MARGIN


def legend(tray: Tray, top: float, marked: bool) -> None:
    """What the marks of what is new mean."""
    if marked:
        right, y = WIDTH - MARGIN - 8, top + LEGEND / 2
        wide = tray.label(right, y, tray.easel.say("picture-new"), "right", 500)
        tray.spark(right - wide - 22, y, 28)
