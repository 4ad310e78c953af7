"""Behind a screen: cards to choose from, the hand with its options, scoring cards and their worth, book tiles."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.values.seats import Seat
from engine.games.dynasties.views import ScreenView, TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.parts.heading import GAP, HEAD, MARGIN, PRIVATE, WIDTH, heading, private
from render.core.scene import Scene
from render.games.dynasties.heading import place
from render.games.dynasties.news import News
from render.games.dynasties.screen import books, hand, scores
from render.games.dynasties.screen.scores import Shown
from render.games.dynasties.table import strips
from render.games.dynasties.tray import Tray

BODY = HEAD + PRIVATE + GAP
"""Where what he sees begins."""
Part = tuple[int, Callable[[Tray, float], None]]


def draw(easel: Easel) -> Canvas:
    """For whom, then what he needs for the choice he has to make."""
    scene = easel.scene
    if scene.owner is None or scene.screen is None:
        return _nothing(easel)
    seat, mine = scene.owner, scene.screen
    if not scene.is_own:
        mine = replace(mine, under=())  # which only he knows, even after the end
    parts = shown(scene, mine, seat)
    tray = Tray(easel, easel.canvas(WIDTH, BODY + sum(high + GAP for high, _ in parts) + MARGIN - GAP))
    _head(tray, seat)
    top = BODY
    for high, paint in parts:
        paint(tray, top)
        top += high + GAP
    return tray.canvas


def _nothing(easel: Easel) -> Canvas:
    """For somebody who has no screen."""
    tray = Tray(easel, easel.canvas(WIDTH, HEAD + PRIVATE + MARGIN))
    heading(tray, easel.say("picture-screen"), place(tray))
    words = easel.say("picture-screen-empty")
    tray.canvas.text(MARGIN + 28, HEAD + PRIVATE / 2, words, 30, easel.theme.soft, width=WIDTH - 2 * MARGIN - 56)
    return tray.canvas


def shown(scene: Scene, mine: ScreenView, seat: Seat) -> list[Part]:
    """What there is, from top to bottom; his own row always."""
    table: TableView = scene.view.table
    looked = [Shown(card) for card in mine.looked]
    held = [Shown(card.id, card.n, None if scene.view.over else card.worth) for card in mine.scores]
    say = "picture-screen-scores-over" if scene.view.over else "picture-screen-scores"
    every: list[tuple[bool, Part]] = [
        (bool(looked), (scores.height(looked), _scores(table, looked, seat, "picture-screen-looked"))),
        (True, (strips.ROW, lambda tray, top: strips.strip(tray, table, News(()), seat, top))),
        (any(mine.hand), (hand.height(mine), lambda tray, top: hand.hand(tray, table, mine, seat, top))),
        (bool(held), (scores.height(held), _scores(table, held, seat, say))),
        (any(mine.books), (books.height(mine), lambda tray, top: books.books(tray, table, mine, top))),
        (bool(mine.under), (books.under_height(mine), lambda tray, top: books.under(tray, table, mine, top))),
    ]
    return [part for there, part in every if there]


def _scores(table: TableView, cards: list[Shown], seat: Seat, words: str) -> Callable[[Tray, float], None]:
    return lambda tray, top: scores.scores(tray, table, cards, seat, top, tray.easel.say(words))


def _head(tray: Tray, seat: Seat) -> None:
    """Whose it is; after the end, when all screens are open, nobody's alone."""
    own, scene = tray.colours, tray.easel.scene
    title = tray.easel.say("picture-screen") if scene.is_own else tray.easel.name(seat)
    heading(tray, title, place(tray), seat)
    words = tray.easel.say(f"picture-screen-{'opened' if scene.view.over else 'private'}")
    private(tray, seat, HEAD, words, (own.paper, own.stone, own.gold_dark))
