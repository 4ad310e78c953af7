"""What a player has, and what of each kind is finished in his district or begun."""

from collections import Counter

from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import KINDS
from engine.games.carpe_diem.views import PlayerView, TableView
from render.core.fonts import Face
from render.core.parts.heading import MARGIN, WIDTH
from render.games.carpe_diem.news import News
from render.games.carpe_diem.table.strips import called, held
from render.games.carpe_diem.tray import Tray

INNER = WIDTH - 2 * MARGIN
HELD = 84
LABEL, ROW, ACROSS = 42, 56, 7
STORED = 72
"""A tile in store."""


def has(tray: Tray, table: TableView, seat: Seat, news: News, top: float) -> None:
    """Points and possessions in a row; the place on the track at its end."""
    player, y, theme, scene = table.players[seat], top + HELD / 2, tray.theme, tray.easel.scene
    tray.canvas.box(theme.panel, MARGIN, top, INNER, HELD, 18)
    tray.points(MARGIN + 54, y, 72, scene.scores[seat].total if scene.scores else player.vp)
    gained = 0 if scene.scores else news.gained.get(seat, 0)
    if gained:
        words = f"{gained:+d}".replace("-", "−")
        tray.chip(MARGIN + 104, top + 18, words, theme.new, theme.on_new, 22)
    things = [*held(player), ("banner", player.on_track)]
    step = (INNER - 136) / len(things)
    for at, (item, n) in enumerate(things):
        end = tray.counted(MARGIN + 128 + at * step, y, 32, item, n)
        if called(item) in news.more.get(seat, ()):
            tray.spark(end + 2, y - 22, 24)


def counts_height(player: PlayerView) -> int:
    """With a row for what was stored, if there is any."""
    return LABEL + 2 * ROW + 10 + (STORED + 12 if player.stored else 0)


def counts(tray: Tray, player: PlayerView, top: float) -> None:
    """Of each kind how many are finished, and after a plus how many are begun; all chimneys; what is stored."""
    theme = tray.theme
    tray.canvas.box(theme.panel, MARGIN, top, INNER, counts_height(player), 18)
    tray.label(MARGIN + 18, top + LABEL / 2 + 2, tray.easel.say("picture-district-counts"), width=INNER - 40)
    done = Counter(each.kind for each in player.elements if each.finished)
    begun = Counter(each.kind for each in player.elements if not each.finished)
    chimneys = sum(laid.chimneys for laid in player.district)
    shown = [(kind, done[kind], begun[kind]) for kind in KINDS]
    shown.insert(1, ("chimney", chimneys, 0))
    step = (INNER - 24) / ACROSS
    for at, (item, n, more) in enumerate(shown):
        left, y = MARGIN + 14 + at % ACROSS * step, top + LABEL + (at // ACROSS + 0.5) * ROW
        end = tray.counted(left, y, 34, item, n)
        if more:
            tray.canvas.text(end + 6, y, f"+{more}", 26, theme.soft, Face.TEXT)
    if player.stored:
        _stored(tray, player, top + LABEL + 2 * ROW + 8)


def _stored(tray: Tray, player: PlayerView, top: float) -> None:
    """Tiles that will never be built."""
    words, y = tray.easel.say("picture-means-stored"), top + STORED / 2
    left = MARGIN + 18 + tray.label(MARGIN + 18, y, words, width=160) + 16
    step = min(STORED + 8, (WIDTH - 2 * MARGIN - left) / len(player.stored))
    size = step - 8
    for at, tile in enumerate(player.stored):
        tray.tile(left + at * step, y - size / 2, size, tile)
