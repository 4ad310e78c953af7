"""Behind a screen: coins, blocks, objects, what can be built where, what scoring would bring, and how far the
objectives are."""

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.data import OBJECTS
from engine.games.carrara.views import ImprovableView, ScreenView, TableView
from render.core.canvas import Canvas
from render.core.contract import OPENED
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.heading import GAP, HEAD, MARGIN, PRIVATE, WIDTH, private
from render.games.carrara.heading import below, heading
from render.games.carrara.measures import no_block, progress
from render.games.carrara.screen import builds, cards, improves
from render.games.carrara.screen.scorings import height, scorings
from render.games.carrara.tray import Tray
from render.games.carrara.values import upgrades_of

INNER = 28
TREASURE, OBJECTS_HIGH, GOALS, ANNOUNCE = 176, 132, 112, 64
COINS_WIDE = 220
INSIDE = WIDTH - 2 * MARGIN


def draw(easel: Easel) -> Canvas:
    """From top to bottom: for whom, what he has, what he can still build and score, how near he is to the end."""
    view = easel.scene.view
    seat, mine = easel.scene.owner, easel.scene.screen
    if mine is None or seat is None:
        return _nothing(easel)
    table = view.table
    announces = mine.reached and not table.ending
    band = below(easel.scene)
    treasure = band + PRIVATE + GAP
    building = treasure + TREASURE + GAP
    improving = building + (0 if view.over else builds.height(mine) + GAP)
    improved = improves.height(improvable(mine))
    scoring = improving + (improved + GAP if improved else 0)
    things = scoring + (0 if view.over else height(mine.scorable) + GAP)
    goals = things + OBJECTS_HIGH + GAP
    canvas = easel.canvas(WIDTH, goals + goals_height(table) + (ANNOUNCE if announces else 0) + MARGIN)
    tray = Tray(easel, canvas)
    _head(tray, seat)
    _private(tray, seat, band)
    _coins(tray, mine.coins, treasure)
    _blocks(tray, mine, treasure)
    if not view.over:
        builds.buildable(tray, mine, upgrades_of(table, seat), building)
        improves.improves(tray, table, improvable(mine), improving)
        scorings(tray, mine.scorable, table.players[seat], scoring)
    _objects(tray, mine, things)
    _goals(tray, table, mine, seat, goals, announces=announces)
    return canvas


def improvable(mine: ScreenView) -> tuple[ImprovableView, ...]:
    """What can be improved: nothing in the base game."""
    return () if mine.expansion is UNSET else mine.expansion.improvable


def goals_height(table: TableView) -> int:
    """Of the objectives, or of the cards."""
    return GOALS if table.expansion is UNSET else cards.HIGH


def _nothing(easel: Easel) -> Canvas:
    """For somebody who has no screen."""
    canvas = easel.canvas(WIDTH, HEAD + PRIVATE + MARGIN)
    heading(Tray(easel, canvas), easel.say("picture-screen"))
    words = easel.say("picture-screen-empty")
    canvas.text(MARGIN + INNER, HEAD + PRIVATE / 2, words, 30, easel.theme.soft, width=INSIDE - 2 * INNER)
    return canvas


def _head(tray: Tray, seat: Seat) -> None:
    """To its owner it is his; to all others it has his name."""
    easel = tray.easel
    title = easel.say("picture-screen") if easel.scene.is_own else f"{easel.say(OPENED)} · {easel.name(seat)}"
    heading(tray, title, seat)


def _private(tray: Tray, seat: Seat, top: float) -> None:
    """Nobody else sees this, as long as the game lasts."""
    own = tray.colours
    words = tray.easel.say("picture-screen-opened" if tray.easel.scene.view.over else "picture-screen-private")
    private(tray, seat, top, words, (own.wall, own.shade, own.gold_dark))


def _coins(tray: Tray, coins: int, top: float) -> None:
    x, words = MARGIN + COINS_WIDE / 2, tray.easel.say("picture-screen-coins", n=coins)
    tray.canvas.box(tray.theme.panel, MARGIN, top, COINS_WIDE, TREASURE, 18)
    tray.coin(x, top + 74, 112, coins)
    tray.label(x, top + 150, words, "middle", COINS_WIDE - 24)


def _blocks(tray: Tray, mine: ScreenView, top: float) -> None:
    """By colour; of what he has none, a shadow."""
    left, wide = MARGIN + COINS_WIDE + GAP, INSIDE - COINS_WIDE - GAP
    tray.canvas.box(tray.theme.panel, left, top, wide, TREASURE, 18)
    step = (wide - 24) / len(mine.blocks)
    for colour, n in enumerate(mine.blocks):
        x = left + 12 + (colour + 0.5) * step
        if n:
            tray.block(x, top + 66, 88, colour)
        else:
            no_block(tray, x, top + 66, 88, colour)
        tray.canvas.text(x, top + 142, str(n), 44, tray.theme.ink if n else tray.theme.soft, Face.BOLD, "middle", step)


def _objects(tray: Tray, mine: ScreenView, top: float) -> None:
    """By kind; of what he has none, a shadow."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, INSIDE, OBJECTS_HIGH, 18)
    step = (INSIDE - 24) / len(OBJECTS)
    for at, (kind, n) in enumerate(zip(OBJECTS, mine.objects, strict=True)):
        x, ink = MARGIN + 12 + (at + 0.5) * step, tray.theme.ink if n else tray.theme.soft
        tray.thing(x - 28, top + 52, 62, kind, gone=not n)
        tray.canvas.text(x + 16, top + 52, str(n), 40, ink, Face.BOLD, width=step / 2 - 20)
        tray.label(x, top + 108, tray.easel.term("object", kind), "middle", step - 8)


def _goals(tray: Tray, table: TableView, mine: ScreenView, seat: Seat, top: float, *, announces: bool) -> None:
    """The three objectives, or with the expansion the cards; and that he may announce the end."""
    theme, high = tray.theme, goals_height(table)
    tray.canvas.box(theme.panel, MARGIN, top, INSIDE, high + (ANNOUNCE if announces else 0), 18)
    if table.expansion is UNSET:
        _objectives(tray, table, mine, seat, top)
    else:
        cards.cards(tray, table, mine, seat, top)
    if announces:
        y, words = top + high + 24, tray.easel.say("screen-reached")
        tray.canvas.box(theme.turn, MARGIN + INNER, y - 26, INSIDE - 2 * INNER, 52, 14)
        tray.canvas.text(WIDTH / 2, y, words, 28, theme.on_turn, Face.BOLD, "middle", INSIDE - 2 * INNER - 32)


def _objectives(tray: Tray, table: TableView, mine: ScreenView, seat: Seat, top: float) -> None:
    """The three of them side by side, his objects included."""
    player, goal, wide = table.players[seat], table.goal, (INSIDE - 4 * INNER) / 3
    for at, (words, n, whole) in enumerate(
        (
            ("picture-board-scorings", player.scorings, goal.scorings),
            ("picture-screen-objects", sum(mine.objects), goal.objects),
            ("picture-screen-cost", player.cost, goal.cost),
        )
    ):
        left = MARGIN + INNER + at * (wide + INNER)
        progress(tray, left, top + 38, wide, tray.easel.say(words), n, whole, tray.player(seat))
