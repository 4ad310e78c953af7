"""Behind a screen: the own district, large, with the move one is about to make; one's fountain cards; and what the
scoring cards would bring now."""

from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.games.carpe_diem.views import ScreenView, TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, MARGIN, PRIVATE, WIDTH, heading, private
from render.games.carpe_diem.district import board, counts, marks
from render.games.carpe_diem.heading import place
from render.games.carpe_diem.news import News
from render.games.carpe_diem.screen import hand, hidden
from render.games.carpe_diem.screen.plan import plan_of
from render.games.carpe_diem.tray import Tray

BODY = HEAD + PRIVATE + GAP
"""Where what he sees begins."""


def draw(easel: Easel) -> Canvas:
    """For whom, then what he needs for the choice he has to make."""
    scene = easel.scene
    if scene.owner is None or scene.screen is None:
        return _nothing(easel)
    return _screen(easel, scene.screen, scene.owner)


def _nothing(easel: Easel) -> Canvas:
    """For somebody who has no screen."""
    tray = Tray(easel, easel.canvas(WIDTH, HEAD + PRIVATE + MARGIN))
    heading(tray, easel.say("picture-screen"), place(tray))
    words = easel.say("picture-screen-empty")
    tray.canvas.text(MARGIN + 28, HEAD + PRIVATE / 2, words, 30, easel.theme.soft, width=WIDTH - 2 * MARGIN - 56)
    return tray.canvas


def _screen(easel: Easel, mine: ScreenView, seat: Seat) -> Canvas:
    """The tile in hand, the district, what he has; what is hidden; and before the end what cards bring."""
    scene = easel.scene
    table: TableView = scene.view.table
    plan, over = plan_of(scene, seat), scene.view.over
    if not scene.is_own:
        mine = replace(mine, under=(0,) * len(mine.under))  # which only he knows, even after the end
    held = hand.shows(scene, seat, plan) and not over
    district = BODY + (hand.HEIGHT + GAP if held else 0)
    has = district + board.HEIGHT + GAP
    fountains = has + counts.HELD + GAP
    worth = fountains + hidden.fountains_height(mine) + GAP
    foot = worth + (0 if over else hidden.worth_height(table))
    tray = Tray(easel, easel.canvas(WIDTH, foot + marks.HEIGHT + 12))
    _head(tray, seat)
    if held:
        hand.hand(tray, table, seat, plan, BODY)
    board.board(tray, table.players[seat], district, set())
    hand.numbers(tray, plan, table.players[seat], district)
    counts.has(tray, table, seat, News(()), has)
    hidden.fountains(tray, mine, fountains)
    if not over:
        hidden.worth(tray, table, mine, worth)
    marks.marks(tray, foot)
    return tray.canvas


def _head(tray: Tray, seat: Seat) -> None:
    """Whose it is; after the end, when all screens are open, nobody's alone."""
    own, scene = tray.colours, tray.easel.scene
    title = tray.easel.say("picture-screen") if scene.is_own else tray.easel.name(seat)
    heading(tray, title, place(tray), seat)
    words = tray.easel.say(f"picture-screen-{'opened' if scene.view.over else 'private'}")
    private(tray, seat, HEAD, words, (own.plaster, own.stone, own.stone_dark))
