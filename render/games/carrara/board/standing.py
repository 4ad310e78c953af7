"""What the expansion adds to the head of a board: how far its owner is with the cards, and what his buildings bring."""

from engine.core.values.seats import Seat
from engine.games.carrara.views import TableView
from render.games.carrara.cards.card import Card, cards_of, expanded
from render.games.carrara.cards.icons import fitted, row
from render.games.carrara.cards.known import GOALS, known
from render.games.carrara.cards.pictograms import emblem, wanted
from render.games.carrara.measures import progress
from render.games.carrara.tray import Tray

MORE, ROW = 82, 76
"""How much taller it is, and an objective."""


def goals(tray: Tray, table: TableView, seat: Seat, left: float, top: float, width: float) -> None:
    """With each card, as far as everyone knows."""
    scene, y = tray.easel.scene, top
    for at, card in enumerate(cards_of(table)[:GOALS]):
        so_far = known(scene, at)[seat]
        if so_far is not None and so_far.exactly:
            emblem(tray, left + 20, y + 12, 44, card.colour)
            _goal(tray, card, seat, so_far.n, left + 56, y, width - 56)
            y += ROW


def _goal(tray: Tray, card: Card, seat: Seat, n: int, left: float, y: float, width: float) -> None:
    """What it counts, how much of it there is, and a bar."""
    progress(tray, left, y, width, "", n, card.least, tray.player(seat))
    icons = wanted(card)[1]
    row(tray, left, y, fitted(36, icons, width - 150), icons)


def building_points(tray: Tray, table: TableView, seat: Seat, left: float, y: float) -> None:
    """What his buildings would bring by the building card if the game ended now."""
    emblem(tray, left + 20, y, 44, "buildings")
    end = left + 56 + tray.label(left + 56, y, tray.easel.say("picture-card-now"), width=300)
    tray.points(end + 44, y, 60, expanded(table).players[seat].building_points)
