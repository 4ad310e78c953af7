"""The final reckoning: who won, where everyone's points came from, and how the game went."""

from collections.abc import Sequence

from engine.core.values.seats import Seat
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.fonts import Face
from render.games.carrara.heading import MARGIN, WIDTH, below, heading
from render.games.carrara.ranking import Place, ranking, tied
from render.games.carrara.reckoning.chart import HEIGHT as COURSE
from render.games.carrara.reckoning.chart import chart
from render.games.carrara.reckoning.course import course
from render.games.carrara.reckoning.sources import SOURCES, called, emblem, inks, strip
from render.games.carrara.tray import Tray

GAP, RADIUS = 16, 18
INNER = WIDTH - 2 * MARGIN
WINNERS, TITLE = 168, 66
ROW, BAR = 92, 42
"""Of a player in the chart: his name and his bar."""
HEADS, LINE = 112, 42
"""Of the table of numbers; his token is enough to know a player by, whose name stands at his bar."""
TOKENS, TOTALS = 50, 110
COLUMN = (INNER - 2 * MARGIN - TOKENS - TOTALS) // len(SOURCES)


def draw(easel: Easel) -> Canvas:
    """As many panels as there is something to say for: before the end, only where everyone stands."""
    scene, places = easel.scene, ranking(easel.scene)
    over, went = bool(scene.scores), course(scene.course, len(scene.names))
    top = below(scene)
    winners = WINNERS + GAP if over and scene.winners else 0
    result = TITLE + len(places) * ROW + (HEADS + len(places) * LINE if over else 0) + 14
    ran = COURSE + GAP if over and went.turns else 0
    tray = Tray(easel, easel.canvas(WIDTH, top + winners + result + ran + MARGIN))
    heading(tray, easel.say("picture-reckoning"))
    if winners:
        _winners(tray, top, [place for place in places if place.won], tied(scene))
    _result(tray, top + winners, result, places, over)
    if ran:
        top += winners + result + GAP
        _panel(tray, top, COURSE, easel.say("picture-reckoning-course"))
        chart(tray, top, went, [(place.seat, place.total) for place in places])
    return tray.canvas


def _panel(tray: Tray, top: float, height: float, title: str) -> None:
    tray.canvas.box(tray.theme.panel, MARGIN, top, INNER, height, RADIUS)
    tray.canvas.text(2 * MARGIN, top + 36, title, 30, tray.theme.ink, Face.TITLE, width=INNER - 2 * MARGIN)


# Who won


def _winners(tray: Tray, top: float, winners: Sequence[Place], by_blocks: bool) -> None:
    canvas, theme = tray.canvas, tray.theme
    canvas.frame(theme.turn, theme.panel, MARGIN, top, INNER, WINNERS, RADIUS, 4)
    if len(winners) == 1:
        _winner(tray, top + WINNERS / 2, winners[0], by_blocks)
        return
    said = tray.easel.say("picture-reckoning-shared", n=winners[0].total)
    canvas.text(WIDTH / 2, top + 40, said, 34, theme.turn, Face.BOLD, "middle", width=INNER - 2 * MARGIN)
    wide = (INNER - 2 * MARGIN) / len(winners)
    for at, place in enumerate(winners):
        left = 2 * MARGIN + at * wide
        _crowned(tray, left + 50, top + 120, 96, place.seat)
        name = tray.easel.name(place.seat)
        canvas.text(left + 108, top + 120, name, 36, theme.ink, Face.BOLD, width=wide - 120)


def _winner(tray: Tray, y: float, place: Place, by_blocks: bool) -> None:
    canvas, theme, easel = tray.canvas, tray.theme, tray.easel
    _crowned(tray, 2 * MARGIN + 78, y, 140, place.seat)
    left, right = 2 * MARGIN + 180, WIDTH - 2 * MARGIN
    wide = canvas.text(right, y - 16, str(place.total), 92, theme.turn, Face.BOLD, "right")
    unit = easel.say("picture-reckoning-points", n=place.total)
    canvas.text(right, y + 56, unit, 28, theme.soft, anchor="right")
    room = right - max(wide, 110) - 24 - left
    canvas.text(left, y - 20, easel.name(place.seat), 60, theme.ink, Face.BOLD, width=room)
    how = easel.say("picture-reckoning-by-blocks" if by_blocks else "picture-reckoning-wins")
    canvas.text(left, y + 44, how, 30, theme.soft, width=room)


def _crowned(tray: Tray, x: float, y: float, size: float, seat: Seat) -> None:
    """A token in a wreath."""
    tray.points(x, y, size)
    tray.token(x, y, size * 0.5, seat)


# Where the points came from


def _result(tray: Tray, top: float, height: float, places: Sequence[Place], over: bool) -> None:
    key = "picture-reckoning-sources" if over else "picture-reckoning-standing"
    _panel(tray, top, height, tray.easel.say(key))
    most = max(1, *(place.total for place in places))
    for at, place in enumerate(places):
        _bar(tray, top + TITLE + at * ROW, place, most)
    if over:
        _table(tray, top + TITLE + len(places) * ROW, places)


def _bar(tray: Tray, top: float, place: Place, most: int) -> None:
    """His name, then his points as parts of a bar; a part too short for its number has it in the table only."""
    canvas, theme, left, right = tray.canvas, tray.theme, 2 * MARGIN, WIDTH - 2 * MARGIN
    tray.token(left + 17, top + 12, 34, place.seat)
    canvas.text(left + 46, top + 12, tray.easel.name(place.seat), 28, theme.ink, Face.BOLD, width=INNER - 200)
    bar = top + 34
    canvas.text(right, bar + BAR / 2, str(place.total), 44, theme.ink, Face.BOLD, "right")
    canvas.box(theme.well, left, bar, INNER - 2 * MARGIN - 110, BAR, 6)
    pixels = (INNER - 2 * MARGIN - 110) / most
    begun = 0
    for source, n in enumerate(place.points):
        if n > 0:
            _part(tray, source, n, left + begun * pixels, bar, round(n * pixels))
            begun += n


def _part(tray: Tray, source: int, n: int, left: float, top: float, wide: int) -> None:
    """Two pixels of ground keep the parts apart, and the number has a plain place to stand on."""
    strip(tray, source, left, top, max(2, wide - 2), BAR)
    fill, _, ink = inks(tray, source)
    needed = tray.canvas.measure(str(n), 28, Face.BOLD)
    if needed + 8 <= wide:
        x, plate = left + (wide - 2) / 2, min(needed + 16, wide - 2)
        tray.canvas.box(fill, x - plate / 2, top + 5, plate, BAR - 10, 6)
        tray.canvas.text(x, top + BAR / 2, str(n), 28, ink, Face.BOLD, "middle")


def _table(tray: Tray, top: float, places: Sequence[Place]) -> None:
    canvas, theme, left, right = tray.canvas, tray.theme, 2 * MARGIN, WIDTH - 2 * MARGIN
    for source in range(len(SOURCES)):
        _head(tray, source, left + TOKENS + source * COLUMN, top)
    total = tray.easel.say("picture-reckoning-total")
    canvas.text(right, top + 62, total, 22, theme.ink, Face.BOLD, "right", width=TOTALS)
    for at, place in enumerate(places):
        y = top + HEADS + at * LINE + LINE / 2
        canvas.box(theme.line, left, y - LINE / 2, INNER - 2 * MARGIN, 1)
        tray.token(left + 17, y, 30, place.seat)
        for source, n in enumerate(place.points):
            x, ink = left + TOKENS + (source + 0.5) * COLUMN, theme.ink if n else theme.soft
            canvas.text(x, y, _counted(tray, source, n), 28, ink, Face.TEXT, "middle", width=COLUMN)
        canvas.text(right, y, str(place.total), 30, theme.ink, Face.BOLD, "right", width=TOTALS)


def _counted(tray: Tray, source: int, n: int) -> str:
    """Objects as how many there were and what each is worth: the bar has their sum."""
    each = tray.facts.vp_per_object
    if SOURCES[source] == "objects" and n and n % each == 0:
        return f"{n // each} × {each}"
    return str(n) if n else "–"


def _head(tray: Tray, source: int, left: float, top: float) -> None:
    """What a column counts: its picture, its name, and a piece of its bar."""
    x = left + COLUMN / 2
    emblem(tray, source, x, top + 22, 40)
    tray.label(x, top + 62, called(tray, source), "middle", COLUMN)
    strip(tray, source, left + 8, top + 82, COLUMN - 16, 16)
