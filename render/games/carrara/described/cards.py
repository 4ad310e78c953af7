"""The expansion's cards in words, as far as the game does not tell them: how far everyone is known to be with each."""

from collections.abc import Iterator

from msgspec import UNSET

from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carrara.views import ScreenView, TableView
from render.core.scene import Scene
from render.games.carrara.cards.card import cards_of, expanded
from render.games.carrara.cards.known import GOALS, is_hidden, known, opened


def far_with_cards(scene: Scene, seat: Seat) -> Iterator[Text]:
    """What is known of one player, and what his buildings would bring; when screens are raised, his objects as well."""
    table: TableView = scene.view.table
    goals: list[int | str] = []
    for at, card in enumerate(cards_of(table)[:GOALS]):
        so_far = known(scene, at)[seat]
        if so_far is not None and so_far.exactly:
            goals += [card.goal, card.size, card.least, so_far.n]
    points = expanded(table).players[seat].building_points
    yield Text("described-far", {"seat": seat, "goals": tuple(goals), "vp": points})
    if (raised := opened(scene, seat)) is not None:
        yield Text("described-objects-worth", {"seat": seat, "vp": raised.object_points})


def hidden_from_all(scene: Scene) -> Iterator[Text]:
    """Who has shown that he has reached everything; and which card counts what nobody sees."""
    table: TableView = scene.view.table
    if table.announcer is not None:
        yield Text("described-reached", {"seat": table.announcer})
    for at, card in enumerate(cards_of(table)[:GOALS]):
        if is_hidden(scene, at):
            yield Text(f"described-{'coins' if card.goal == 'coins' else 'objects'}-hidden")


def bonus_now(scene: Scene) -> Iterator[Text]:
    """On one's own screen: what the bonus card would score, or where one has built for most."""
    mine: ScreenView | None = scene.view.screen
    if mine is not None and mine.expansion is not UNSET and mine.expansion.bonus.what and not scene.view.over:
        yield Text("described-bonus-now", {"what": mine.expansion.bonus.what})


def rate(scene: Scene) -> Iterator[Text]:
    """How many coins were a point."""
    table: TableView = scene.view.table
    if table.expansion is not UNSET:
        yield Text("picture-reckoning-rate", {"n": expanded(table).coins_per_vp})
