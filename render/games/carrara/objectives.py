"""The three objectives of the table, and how far everyone can see each player to be. It never looks behind a screen."""

from collections.abc import Callable

from msgspec import UNSET, Struct

from engine.core.values.seats import Seat
from engine.games.carrara.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.parts.heading import GAP, MARGIN, WIDTH
from render.core.parts.pieces import folding_screen
from render.games.carrara.cards import picture as cards
from render.games.carrara.heading import below, heading
from render.games.carrara.measures import BAR, bar
from render.games.carrara.ranking import ShownObjects, objects_shown
from render.games.carrara.shapes.hidden import hatching
from render.games.carrara.tray import Tray

INNER = 28
WHAT_HIGH, TITLE_HIGH, ROW = 76, 88, 62
NAME, BAR_LEFT, BAR_WIDE = MARGIN + INNER + 58, MARGIN + 372, 430
END = WIDTH - MARGIN - INNER


class Objective(Struct, frozen=True):
    """One of them: its words, its emblem, how much is needed, and what everyone knows each player to have."""

    words: str
    emblem: Callable[[Tray, float, float], None]
    goal: int
    known: tuple[ShownObjects | None, ...]
    """By seat; None is behind his screen."""


def draw(easel: Easel) -> Canvas:
    """What announcing is, while somebody may; then one panel for each objective, or for each card."""
    scene = easel.scene
    table: TableView = scene.view.table
    if table.expansion is not UNSET:
        return cards.draw(easel)
    announcing = not (table.ending or scene.view.over)
    top = below(scene) + (WHAT_HIGH if announcing else 0)
    high = TITLE_HIGH + len(table.players) * ROW + 12
    panels = objectives(easel, table)
    canvas = easel.canvas(WIDTH, top + len(panels) * (high + GAP) - GAP + MARGIN)
    tray = Tray(easel, canvas)
    heading(tray, easel.say("picture-objectives"))
    if announcing:
        words, y = easel.say("picture-objectives-announcing", vp=tray.facts.announcement_vp), top - WHAT_HIGH + 28
        canvas.text(MARGIN + 4, y, words, 28, easel.theme.soft, width=WIDTH - 2 * MARGIN - 8)
    for at, objective in enumerate(panels):
        _panel(tray, objective, top + at * (high + GAP), high)
    return canvas


def objectives(easel: Easel, table: TableView) -> tuple[Objective, ...]:
    """Those of this table."""
    goal, say, known = table.goal, easel.say, objects_shown(easel.scene)
    shown = tuple(known.get(seat) for seat in easel.scene.seats)
    scorings = tuple(ShownObjects(player.scorings) for player in table.players)
    costs = tuple(ShownObjects(player.cost) for player in table.players)
    return (
        Objective(say("picture-objectives-scorings", n=goal.scorings), _marker, goal.scorings, scorings),
        Objective(say("picture-objectives-objects", n=goal.objects), _crown, goal.objects, shown),
        Objective(say("picture-objectives-cost", n=goal.cost), _palace, goal.cost, costs),
    )


def _marker(tray: Tray, x: float, y: float) -> None:
    tray.points(x, y, 60)
    tray.tick(x, y, 26)


def _crown(tray: Tray, x: float, y: float) -> None:
    tray.thing(x, y, 54, "crown")


def _palace(tray: Tray, x: float, y: float) -> None:
    tray.canvas.box(tray.ground_of("palazzo"), x - 28, y - 28, 56, 56, 10)
    tray.building(x, y, 48, "palazzo")


def _panel(tray: Tray, objective: Objective, top: float, high: float) -> None:
    """The objective, and a row for each player."""
    canvas, theme = tray.canvas, tray.theme
    canvas.box(theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, high, 18)
    objective.emblem(tray, MARGIN + INNER + 30, top + TITLE_HIGH / 2 + 2)
    left, y = MARGIN + INNER + 76, top + TITLE_HIGH / 2 + 2
    canvas.text(left, y, objective.words, 38, theme.ink, Face.TITLE, width=580)
    if None in objective.known:
        tray.label(END, y, tray.easel.say("picture-objectives-hidden"), "right", END - left - 600)
    for seat, known in enumerate(objective.known):
        y = top + TITLE_HIGH + (seat + 0.5) * ROW
        tray.token(MARGIN + INNER + 30, y, 42, seat)
        canvas.text(NAME, y, tray.easel.name(seat), 28, theme.ink, Face.BOLD, width=BAR_LEFT - NAME - 16)
        if known is None:
            _hidden(tray, y)
        else:
            _known(tray, seat, y, known, objective.goal)


def _known(tray: Tray, seat: Seat, y: float, known: ShownObjects, goal: int) -> None:
    """How far he is, or at least is."""
    bar(tray, BAR_LEFT, y - BAR / 2, BAR_WIDE, known.n, goal, tray.player(seat))
    left = BAR_LEFT + BAR_WIDE + 24
    words = f"{known.n}{'' if known.exactly else '+'} / {goal}"
    wide = tray.canvas.text(left, y, words, 30, tray.theme.ink, Face.BOLD)
    if known.n >= goal:
        tray.tick(left + wide + 28, y, 36)


def _hidden(tray: Tray, y: float) -> None:
    """Nobody knows but he: a screen stands before it."""
    theme, own = tray.theme, tray.colours
    tray.canvas.picture(BAR_LEFT, y - BAR / 2, BAR_WIDE, BAR, hatching, theme.well, theme.line)
    tray.canvas.sprite(BAR_LEFT + BAR_WIDE + 50, y, 52, folding_screen, own.wall, own.shade, own.gold_dark)
