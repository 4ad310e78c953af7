"""How the end was reckoned, player by player: villas by their chimneys, fountain cards, what was left, tasks met."""

from collections.abc import Sequence

from engine.core.state.views import View
from engine.games.carpe_diem.data import FACTS, KINDS
from engine.games.carpe_diem.views import PlayerView, ScreenView, TableView
from render.core.parts.heading import MARGIN, WIDTH
from render.core.parts.ranking import Place
from render.core.parts.reckoning import INNER, TITLE, panel
from render.games.carpe_diem.tray import Tray

ROW, LINE = 108, 46
LEFT = 2 * MARGIN + 56
HALF = LEFT + 470


def height(places: Sequence[Place]) -> int:
    """Of the whole panel."""
    return TITLE + len(places) * ROW + 8


def ending(tray: Tray, view: View[TableView, ScreenView], places: Sequence[Place], top: float) -> None:
    """Two lines for each player."""
    panel(tray, top, height(places), tray.easel.say("picture-reckoning-ending"))
    for at, place in enumerate(places):
        y = top + TITLE + at * ROW
        tray.canvas.box(tray.theme.line, 2 * MARGIN, y, INNER - 2 * MARGIN, 1)
        tray.token(2 * MARGIN + 20, y + ROW / 2, 40, place.seat)
        player, opened = view.table.players[place.seat], view.opened[place.seat] if view.opened else None
        _villas(tray, view.table, player, y + 30)
        _tasks(tray, player, y + 30 + LINE)
        _cards(tray, opened, y + 30)
        _left(tray, player, y + 30 + LINE)


def _villas(tray: Tray, table: TableView, player: PlayerView, y: float) -> None:
    """Finished villas: chimneys, and what they bring."""
    worth = FACTS[table.data].villa_vp
    villas = sorted((each.chimneys for each in player.elements if each.kind == "villa" and each.finished), reverse=True)
    tray.badge(LEFT + 18, y, 38, "villa")
    words = " + ".join(str(worth[min(n, len(worth) - 1)]) for n in villas) or "–"
    tray.canvas.text(LEFT + 48, y, words, 26, tray.theme.ink, width=HALF - LEFT - 70)


def _tasks(tray: Tray, player: PlayerView, y: float) -> None:
    """Tasks of the frame that were met."""
    met = [task for task in player.tasks if task.met]
    if not met:
        tray.label(LEFT, y, tray.easel.say("picture-reckoning-no-tasks"), width=HALF - LEFT - 20)
    for at, task in enumerate(met):
        left = LEFT + at * 57
        tray.badge(left + 16, y, 34, task.kind)
        tray.canvas.text(left + 35, y, str(task.vp), 24, tray.theme.ink)


def _cards(tray: Tray, opened: ScreenView | None, y: float) -> None:
    """Fountain cards, which everybody sees now."""
    tray.card(HALF + 18, y, 38)
    held = [kind for kind, n in zip(KINDS, opened.fountain_cards, strict=True) for _ in range(n)] if opened else []
    if not held:
        tray.label(HALF + 48, y, "–")
    step = min(42, (WIDTH - 2 * MARGIN - HALF - 60) / max(1, len(held)))
    for at, kind in enumerate(held):
        tray.badge(HALF + 66 + at * step, y, 36, kind)


def _left(tray: Tray, player: PlayerView, y: float) -> None:
    """What was left over: goods, coins, bread, stored tiles; two of them are a point."""
    left: float = HALF
    stored = len(player.stored)
    for item, n in (("goods", sum(player.goods)), ("coin", player.coins), ("bread", player.bread), ("stored", stored)):
        left = tray.counted(left, y, 28, item, n) + 22
