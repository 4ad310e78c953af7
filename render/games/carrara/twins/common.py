"""What several twins begin with: whose turn it is or who has won, what has just happened, where everyone stands."""

from collections.abc import Iterator

from engine.core.texts import Text
from engine.games.carrara.tell import tell_ending
from engine.games.carrara.views import TableView
from render.core.contract import SCREEN
from render.core.scene import Happening, Scene
from render.games.carrara.reckoning.sources import SOURCES
from render.games.carrara.standing import Place, ranking, tied

MINOR = frozenset({"began", "displayed", "screen-raised"})
"""Events that a gist can leave out: what they brought is told anyway."""


def status(scene: Scene) -> Iterator[Text]:
    """Who has won; or whose turn it is, whether it is the last round, and which round it is. On his own screen it is
    said to the player himself; a public picture says the same to everybody."""
    if scene.view.over:
        yield _won(scene)
        return
    yield from tell_ending(scene.view.table)
    for decision in scene.view.decisions:
        taking = decision.kind == "take"
        if scene.picture == SCREEN and decision.seat == scene.view.viewer:
            yield Text("twin-you-take" if taking else "twin-your-turn")
        else:
            yield Text("twin-take" if taking else "decision-turn", {"seat": decision.seat})
    yield Text("twin-round", {"n": scene.view.turn // len(scene.names) + 1})


def _won(scene: Scene) -> Text:
    if not scene.winners or not scene.scores:
        return Text("twin-over")
    key = "twin-won-by-blocks" if tied(scene) else "twin-won"
    return Text(key, {"seats": scene.winners, "n": scene.scores[scene.winners[0]].total})


def latest(scene: Scene) -> tuple[Text, ...]:
    """What happened last, in the fewest words."""
    said = [event for happening in scene.news[-1:] for event in _events(happening)]
    return tuple(event for event in said if event.key.removeprefix("event-") not in MINOR)


def earlier(scene: Scene) -> tuple[Text, ...]:
    """What happened before that, the newest first: the oldest is what one can do without."""
    said = [event for happening in reversed(scene.news[:-1]) for event in _events(happening)]
    return tuple(event for event in said if event.key.removeprefix("event-") not in MINOR)


def news(scene: Scene) -> tuple[Text, ...]:
    """All that happened since the viewer last looked, in its order."""
    return tuple(event for happening in scene.news for event in _events(happening))


def _events(happening: Happening) -> list[Text]:
    return [Text(f"event-{text.key}", text.params) for text in happening.texts]


def standings(scene: Scene) -> Iterator[Text]:
    """Everyone's points; once the game is over, where they come from."""
    table: TableView = scene.view.table
    if scene.scores:
        yield from map(total, ranking(scene))
        return
    for seat, player in enumerate(table.players):
        yield Text("twin-points", {"seat": seat, "n": player.vp})


def total(place: Place) -> Text:
    """One player's points by source."""
    return Text("twin-total", {"seat": place.seat, "n": place.total, **dict(zip(SOURCES, place.points, strict=True))})
