"""How far everyone knows each player to be with each card: what lies open, and what was shown."""

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.games.carrara.views import ExpandedScreenView, ScreenView, TableView
from render.core.scene import Scene
from render.games.carrara.cards.card import Card, cards_of, expanded
from render.games.carrara.ranking import ShownObjects

GOALS = 3
"""So many cards have an objective."""


def opened(scene: Scene, seat: Seat) -> ExpandedScreenView | None:
    """What was behind a screen, once all are raised."""
    screen: ScreenView | None = scene.view.opened[seat] if scene.view.opened else None
    return screen.expansion if screen is not None and screen.expansion is not UNSET else None


def known(scene: Scene, at: int) -> tuple[ShownObjects | None, ...]:
    """By seat, with this of the three cards; None is behind his screen."""
    table: TableView = scene.view.table
    return tuple(_known(scene, cards_of(table)[at], at, seat) for seat in scene.seats)


def _known(scene: Scene, card: Card, at: int, seat: Seat) -> ShownObjects | None:
    table: TableView = scene.view.table
    progress, raised = expanded(table).players[seat].progress[at], opened(scene, seat)
    if progress is None and raised is not None:
        progress = raised.progress[at]
    if progress is not None:
        return ShownObjects(progress.far)
    return ShownObjects(card.least, exactly=False) if seat == table.announcer else None


def met(scene: Scene, at: int) -> list[Seat]:
    """Who is known to have reached this card's objective."""
    least = cards_of(scene.view.table)[at].least
    return [seat for seat, each in enumerate(known(scene, at)) if each is not None and each.n >= least]


def is_hidden(scene: Scene, at: int) -> bool:
    """Whether somebody's progress is behind his screen."""
    return None in known(scene, at)
