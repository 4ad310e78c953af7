"""Behind a screen: at the start the hand; later one's own quarter large, what each triplet would do for it, and what
lies face down."""

from engine.core.values.seats import Seat
from engine.games.lucca.views import ScreenView, TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, MARGIN, PRIVATE, WIDTH, heading, private
from render.games.lucca.display import display
from render.games.lucca.display import height as display_height
from render.games.lucca.heading import place
from render.games.lucca.legend import height as legend_height
from render.games.lucca.legend import legend
from render.games.lucca.news import News
from render.games.lucca.screen import hidden, offers, quarter
from render.games.lucca.tray import Tray

BODY = HEAD + PRIVATE + GAP
"""Where what he sees begins."""


def draw(easel: Easel) -> Canvas:
    """From top to bottom: for whom, then what he needs for the choice he has to make."""
    scene = easel.scene
    if scene.owner is None or scene.screen is None:
        return _nothing(easel)
    return (_quarter if scene.view.table.round else _start)(easel, scene.screen, scene.owner)


def _nothing(easel: Easel) -> Canvas:
    """For somebody who has no screen."""
    tray = Tray(easel, easel.canvas(WIDTH, HEAD + PRIVATE + MARGIN))
    heading(tray, easel.say("picture-screen"), place(tray))
    words = easel.say("picture-screen-empty")
    tray.canvas.text(MARGIN + 28, HEAD + PRIVATE / 2, words, 30, easel.theme.soft, width=WIDTH - 2 * MARGIN - 56)
    return tray.canvas


def _head(tray: Tray, seat: Seat) -> None:
    own = tray.colours
    heading(tray, tray.easel.say("picture-screen"), place(tray), seat)
    private(tray, seat, HEAD, tray.easel.say("picture-screen-private"), (own.plate, own.stone, own.stone_dark))


def _start(easel: Easel, mine: ScreenView, seat: Seat) -> Canvas:
    """The hand, and the triplets that all will choose from."""
    table: TableView = easel.scene.view.table
    triplets = BODY + hidden.HAND + GAP
    tray = Tray(easel, easel.canvas(WIDTH, triplets + display_height(table) + legend_height(table)))
    _head(tray, seat)
    hidden.hand(tray, mine, BODY)
    display(tray, table, News(()), triplets)
    legend(tray, table, triplets + display_height(table), marked=False)
    return tray.canvas


def _quarter(easel: Easel, mine: ScreenView, seat: Seat) -> Canvas:
    """Quarter, triplets, what lies face down. Once the game is over there are no triplets any more."""
    view = easel.scene.view
    table: TableView = view.table
    left = () if view.over else mine.offers
    triplets = BODY + quarter.height(table) + GAP
    below = triplets + (offers.height(left) + GAP if left else 0)
    foot = below + hidden.face_down_height(mine)
    tray = Tray(easel, easel.canvas(WIDTH, foot + legend_height(table)))
    _head(tray, seat)
    quarter.quarter(tray, table, seat, BODY)
    if left:
        offers.offers(tray, table, left, triplets)
    hidden.face_down(tray, mine, below)
    legend(tray, table, foot, marked=False)
    return tray.canvas
