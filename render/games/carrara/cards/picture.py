"""The four cards large: what each wants, how far everyone can see each player to be, and what it brings in the end. It
never looks behind a screen."""

from msgspec import Struct

from engine.games.carrara.data import FACTS
from engine.games.carrara.views import TableView
from render.core.canvas import Canvas
from render.core.easel import Easel
from render.core.fonts import Face
from render.core.lettering import broken
from render.core.parts.heading import GAP, MARGIN, WIDTH
from render.games.carrara.cards.brings import Group, groups, row_of
from render.games.carrara.cards.card import Card, cards_of, expanded
from render.games.carrara.cards.known import GOALS, is_hidden
from render.games.carrara.cards.pictograms import emblem
from render.games.carrara.cards.players import ROW, bonuses, players
from render.games.carrara.cards.sayings import finals, named, objective
from render.games.carrara.heading import below, heading
from render.games.carrara.tray import Tray

INNER = 28
WHAT_HIGH, TITLE_HIGH = 76, 104
ICON, ICONS_HIGH, LINE, WORDS = 54, 68, 40, 31
"""Of what a card brings: its icons and its words."""
LEFT, END = MARGIN + INNER, WIDTH - MARGIN - INNER
TITLE, SMALLER = 36, 30


class Panel(Struct, frozen=True):
    """A card, and what is said of it."""

    card: Card
    at: int
    rows: int
    """So many players stand on it."""
    brings: tuple[Group, ...]
    words: tuple[str, ...]

    @property
    def height(self) -> int:
        """Of all of it."""
        final = (ICONS_HIGH if self.brings else 0) + len(self.words) * LINE
        return TITLE_HIGH + self.rows * ROW + (final + 24 if final else 0) + 12


def draw(easel: Easel) -> Canvas:
    """What announcing is, while somebody may; then one panel for each card."""
    scene = easel.scene
    table: TableView = scene.view.table
    announcing = not (table.ending or scene.view.over)
    top = below(scene) + (WHAT_HIGH if announcing else 0)
    made = panels(easel, table)
    canvas = easel.canvas(WIDTH, top + sum(each.height + GAP for each in made) - GAP + MARGIN)
    tray = Tray(easel, canvas)
    heading(tray, easel.say("picture-objectives"))
    if announcing:
        words, y = easel.say("picture-objectives-announcing", vp=tray.facts.announcement_vp), top - WHAT_HIGH + 28
        canvas.text(MARGIN + 4, y, words, 28, easel.theme.soft, width=WIDTH - 2 * MARGIN - 8)
    for panel in made:
        _panel(tray, table, panel, top)
        top += panel.height + GAP
    return canvas


def panels(easel: Easel, table: TableView) -> list[Panel]:
    """One for each of the four. In the end everyone stands on the bonus card, too."""
    facts, made = FACTS[table.data], list[Panel]()
    said = finals(easel)
    usual, rate = facts.coins_per_vp, expanded(table).coins_per_vp
    for at, card in enumerate(cards_of(table)):
        rows = len(table.players) if at < GOALS or easel.scene.view.opened else 0
        brings = groups(card, facts.expansion.vp_per_object_left, rate if rate != usual else 0)
        words = broken(said.get(card.colour, ""), Face.TEXT, WORDS, END - LEFT)
        made.append(Panel(card, at, rows, brings, words))
    return made


def _panel(tray: Tray, table: TableView, panel: Panel, top: float) -> None:
    """The card, a row for each player, and below them what it brings."""
    tray.canvas.box(tray.theme.panel, MARGIN, top, WIDTH - 2 * MARGIN, panel.height, 18)
    _title(tray, panel, top)
    y = top + TITLE_HIGH
    if panel.at < GOALS:
        players(tray, table, panel.at, y)
    else:
        bonuses(tray, table, y)
    y += panel.rows * ROW
    if panel.brings or panel.words:
        tray.canvas.box(tray.theme.line, MARGIN + 16, y + 4, WIDTH - 2 * MARGIN - 32, 2)
        _final(tray, panel, y + 16)


def _title(tray: Tray, panel: Panel, top: float) -> None:
    """Which card, and its objective in one row or in two smaller ones."""
    easel, theme, left = tray.easel, tray.theme, LEFT + 84
    emblem(tray, LEFT + 32, top + TITLE_HIGH / 2, 64, panel.card.colour)
    wide = tray.label(left, top + 28, named(easel, panel.card))
    if panel.at < GOALS and is_hidden(easel.scene, panel.at):
        tray.label(END, top + 28, easel.say(_hidden(panel.card)), "right", END - left - wide - 40)
    elif panel.card.colour == "buildings" and not easel.scene.view.over:
        tray.label(END, top + 28, easel.say("picture-card-worth"), "right", END - left - wide - 40)
    words = objective(easel, panel.card)
    tray.canvas.text(left, top + 70, words, TITLE, theme.ink, Face.BOLD, width=END - left)


def _hidden(card: Card) -> str:
    """What says that coins or objects are behind the screens."""
    return "picture-coins-hidden" if card.goal == "coins" else "picture-objectives-hidden"


def _final(tray: Tray, panel: Panel, top: float) -> None:
    """Icons, then words."""
    if panel.brings:
        row_of(tray, LEFT, top + ICONS_HIGH / 2, ICON, panel.brings, END - LEFT)
        top += ICONS_HIGH
    for at, row in enumerate(panel.words):
        tray.canvas.text(LEFT, top + (at + 0.5) * LINE, row, WORDS, tray.theme.soft, width=END - LEFT)
