"""What is being divided: goods of a ship in two groups, or dice of which one is set apart; and who decides."""

from engine.core.state.decisions import Decision
from engine.core.values.seats import Seat
from engine.core.values.texts import Param
from engine.games.dynasties.data import REGIONS
from engine.games.dynasties.views import DieView, TableView
from render.core.fonts import Face
from render.core.parts.heading import GAP, MARGIN, WIDTH
from render.core.scene import Scene
from render.games.dynasties.shapes.pieces import die as die_shape
from render.games.dynasties.shapes.pieces import wreath
from render.games.dynasties.tray import Tray

INNER = WIDTH - 2 * MARGIN
LABEL, GROUP = 42, 92
HEIGHT = LABEL + GROUP + 14
DIE, CUBE = 72, 60


def offered(scene: Scene) -> Decision | None:
    """A division of goods that somebody is to choose from."""
    return next((each for each in scene.view.decisions if each.kind == "goods"), None)


def height(scene: Scene) -> int:
    """Of the panels; nothing where nothing is divided."""
    shown = bool(offered(scene)) + bool(scene.view.table.dice)
    return shown * (HEIGHT + GAP) - GAP if shown else 0


def matters(tray: Tray, top: float) -> None:
    """Goods if there are groups to choose from; then the dice, which may wait for them."""
    scene = tray.easel.scene
    table: TableView = scene.view.table
    decision = offered(scene)
    if decision:
        _goods(tray, decision, top)
        top += HEIGHT + GAP
    if table.dice:
        _dice(tray, table, top)


# Goods


def _goods(tray: Tray, decision: Decision, top: float) -> None:
    subject = decision.subject
    other = subject.get("other")
    words = tray.easel.say(
        "picture-division", seat=decision.seat, other=other if isinstance(other, int) else 0, ship=str(subject["ship"])
    )
    _panel(tray, top, words)
    wide = (INNER - 36) / 2
    for at, name in enumerate(("one", "two")):
        _group(tray, MARGIN + 14 + at * (wide + 8), top + LABEL, wide, str(at + 1))
        x, y = MARGIN + 14 + at * (wide + 8) + 76, top + LABEL + GROUP / 2
        tray.held(x, y, CUBE, counts(subject[name]), CUBE + 8)


def _panel(tray: Tray, top: float, words: str) -> None:
    """With a frame, and what it is about."""
    tray.canvas.frame(tray.theme.turn, tray.theme.panel, MARGIN, top, INNER, HEIGHT, 18, 4)
    tray.canvas.text(MARGIN + 20, top + LABEL / 2 + 4, words, 28, tray.theme.ink, Face.BOLD, width=INNER - 40)


def _group(tray: Tray, left: float, top: float, wide: float, number: str) -> None:
    tray.canvas.box(tray.theme.well, left, top, wide, GROUP, 14)
    if number:
        tray.chip(left + 36, top + GROUP / 2, number, tray.theme.turn, tray.theme.on_turn, 36)


def counts(param: Param) -> tuple[int, ...]:
    """A parameter that counts goods."""
    return tuple(n for n in param if isinstance(n, int)) if isinstance(param, tuple) else ()


# Dice


def _dice(tray: Tray, table: TableView, top: float) -> None:
    """In groups: the one apart and the pair; once they are chosen, by their owners."""
    _panel(tray, top, _about(tray, table))
    found = groups(table)
    numbered = stage(table) == "apart"
    marks = [66 if owner is not None or numbered else 10 for owner, _ in found]
    word = (INNER - 28 - 10 * (len(found) - 1) - sum(marks) - len(table.dice) * (DIE + 16)) / len(table.dice)
    left: float = MARGIN + 14
    for number, ((owner, group), mark) in enumerate(zip(found, marks, strict=True), 1):
        wide = mark + len(group) * (DIE + 16 + word)
        _group(tray, left, top + LABEL, wide, str(number) if numbered else "")
        y = top + LABEL + GROUP / 2
        if owner is not None:
            tray.token(left + 36, y, 52, owner)
        for at, each in enumerate(group):
            x = left + mark + at * (DIE + 16 + word)
            die(tray, x + DIE / 2, y, DIE, each)
            ink = tray.theme.soft if each.done else tray.theme.ink
            tray.words(x + DIE + 8, y, tray.named("face", each.face), 27, ink, word - 2, Face.TEXT)
        left += wide + 10


def _about(tray: Tray, table: TableView) -> str:
    """Where a marriage is settled, and by whom; else only what the dice wait for."""
    for decision in tray.easel.scene.view.decisions:
        if decision.kind in ("apart", "dowry"):
            subject = decision.subject
            about = {"seat": decision.seat, "other": subject["other"], "city": subject["city"]}
            return tray.easel.say(f"picture-dice-{decision.kind}", **about)
    return tray.easel.say(f"picture-dice-{'owned' if stage(table) == 'owned' else 'rolled'}")


def apart(table: TableView) -> bool:
    """Whether a die was set apart."""
    return any(die.apart for die in table.dice)


def stage(table: TableView) -> str:
    """What the dice wait for."""
    if any(die.owner is not None for die in table.dice):
        return "owned"
    return "apart" if apart(table) else "rolled"


def groups(table: TableView) -> list[tuple[Seat | None, list[DieView]]]:
    """The dice by owner; before that the single one and the pair; before that all together."""
    owners = list(dict.fromkeys(die.owner for die in table.dice))
    if any(owner is not None for owner in owners):
        ordered = sorted(owners, key=lambda owner: owner is None)
        return [(owner, [die for die in table.dice if die.owner == owner]) for owner in ordered]
    if apart(table):
        return [(None, [die for die in table.dice if die.apart is single]) for single in (True, False)]
    return [(None, list(table.dice))]


def die(tray: Tray, x: float, y: float, size: float, shown: DieView) -> None:
    """What a die shows; one that is done has a tick."""
    own = tray.colours
    tray.canvas.sprite(x, y, size, die_shape, own.paper, own.dark)
    face(tray, x, y, size, shown.face)
    if shown.done:
        tray.tick(x + size * 0.30, y + size * 0.28, size * 0.6)


def face(tray: Tray, x: float, y: float, size: float, shown: str) -> None:
    """Points, a ship, a star with a child, a card, goods, or a coat."""
    own = tray.colours
    if shown.startswith("vp"):
        tray.canvas.sprite(x, y, size * 0.84, wreath, own.leaf, own.dark)
        tray.canvas.text(x, y, shown.removeprefix("vp"), round(size * 0.5), own.dark, Face.BOLD, "middle")
    elif shown.removeprefix("coat-") in REGIONS:
        tray.coat(x, y, size * 0.72, shown.removeprefix("coat-"))
    elif shown == "goods":
        for dx, dy, good in ((-0.2, 0.14, "gold"), (0.2, 0.14, "blue"), (0, -0.2, "pink")):
            tray.good(x + dx * size, y + dy * size, size * 0.36, good)
    else:
        tray.item(x, y, size * 0.68, {"trade": "trade", "birth": "born", "card": "yellow"}[shown])
