"""The characters in their places: what each costs, what each does in a picture, and who was used in this round."""

from engine.games.dynasties.views import CharacterView, TableView
from render.core.colours import mix
from render.core.fonts import Face
from render.games.dynasties.board.region import COLUMN
from render.games.dynasties.news import News
from render.games.dynasties.side.panel import LABEL, PAD, panel
from render.games.dynasties.tray import Tray

ROW, COST, ICON = 60, 58, 44
ACROSS = 2
ICONS = {
    "drake": "trade",
    "leonardo": "wing",
    "karl": "yellow",
    "machiavelli": "couple",
    "isabella": "rings",
    "elizabeth": "action",
    "fugger": "purse",
    "philipp": "dice",
}
"""What shows best what a character does."""


def height(table: TableView) -> int:
    """Of all of them."""
    return LABEL + -(-len(table.characters) // ACROSS) * ROW + 8


def characters(tray: Tray, table: TableView, left: float, top: float, news: News) -> None:
    """Row by row, those of the same price beside each other."""
    panel(tray, left, top, height(table), tray.easel.say("picture-characters"))
    wide = (COLUMN - 2 * PAD - COST) / ACROSS
    for at, shown in enumerate(table.characters):
        row, column = divmod(at, ACROSS)
        y = top + LABEL + row * ROW
        if column == 0:
            price(tray, left + PAD + COST / 2 - 4, y + ROW / 2 - 2, 44, shown)
        _character(tray, shown, left + PAD + COST + column * wide, y, wide - 6, new=shown.id in news.characters)


def price(tray: Tray, x: float, y: float, size: float, shown: CharacterView) -> None:
    """In blue; at court it goes by the card, in gold."""
    if shown.court:
        tray.good(x, y, size, "gold")
    else:
        tray.price(x, y, size, "blue", shown.cost)


def _character(tray: Tray, shown: CharacterView, left: float, top: float, wide: float, *, new: bool) -> None:
    theme, y = tray.theme, top + (ROW - 6) / 2
    tray.canvas.box(theme.well, left, top, wide, ROW - 6, 12)
    icon(tray, left + 30, y, ICON, shown)
    ink = theme.soft if shown.used else theme.ink
    tray.words(left + 58, y, tray.easel.term("character", shown.id), 27, ink, wide - 66, Face.BOLD)
    if shown.used:
        used(tray, left + 6, top, wide - 12, ROW - 6)
    if new:
        tray.spark(left + wide - 8, top + 8, 30)


def icon(tray: Tray, x: float, y: float, size: float, shown: CharacterView) -> None:
    """What he or she does."""
    tray.item(x, y, size, ICONS[shown.id])


def used(tray: Tray, left: float, top: float, wide: float, high: float) -> None:
    """Struck out: not again in this round."""
    line = mix(tray.theme.ink, tray.theme.panel, 0.25)
    tray.canvas.box(line, left, top + high / 2 - 2, wide, 4)
    tray.tick(left + 22, top + high / 2, 46)
