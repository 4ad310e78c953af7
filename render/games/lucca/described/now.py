"""The moment in words: whose turn it is or who has won, what has just happened, and in the end how it came to that."""

from collections.abc import Iterable, Iterator

from engine.core.values.texts import Text
from render.core.contract import SCREEN
from render.core.parts.ranking import tied
from render.core.scene import Happening, Scene
from render.games.lucca.described.words import PARAMS
from render.games.lucca.ranking import ranking

MINOR = frozenset({"dealt", "dealt-own", "laid", "round", "order", "unused"})
"""Events that a gist can leave out: what they brought is told anyway."""
PAID = frozenset({"no-lowest", "no-highest", "numbers-kept", "numbers"})
"""Of the end: who paid for his street number."""


def _status(scene: Scene) -> Iterator[Text]:
    """Who has won, or whose turn it is. On his own screen it is said to the player himself; a public picture says the
    same to everybody. At the start the game itself tells who has still to choose."""
    if scene.view.over:
        yield _won(scene)
        return
    for decision in scene.view.decisions:
        mine = scene.picture == SCREEN and decision.seat == scene.view.viewer
        if decision.kind == "turn":
            yield Text("described-your-turn") if mine else Text("decision-turn", {"seat": decision.seat})
        elif mine and scene.screen is not None and not scene.screen.kept:
            yield Text("described-choose")


def _won(scene: Scene) -> Text:
    if not scene.winners or not scene.scores:
        return Text("described-over")
    key = "described-won-by-number" if tied(ranking(scene)) else "described-won"
    return Text(key, {"seat": scene.winners[0], "n": scene.scores[scene.winners[0]].total})


def _events(happenings: Iterable[Happening], *, gist: bool = True) -> Iterator[Text]:
    for text in (text for happening in happenings for text in happening.texts):
        if not (gist and text.key in MINOR):
            yield Text(f"event-{text.key}", text.params)


def _totals(scene: Scene) -> Iterator[Text]:
    """Once the game is over: everyone's points, and where they come from."""
    for place in ranking(scene) if scene.scores else ():
        sources = dict(zip(PARAMS, place.points, strict=True))
        yield Text("described-total", {"seat": place.seat, "n": place.total, **sources})


def _ended(scene: Scene, keys: Iterable[str]) -> Iterator[Text]:
    """These of the events of the end, which all came with the last step."""
    for text in (text for happening in scene.course[-1:] for text in happening.texts):
        if text.key in keys:
            yield Text(f"event-{text.key}", text.params)


def _private(scene: Scene) -> Iterator[Text]:
    yield Text("described-private")


def _worth(scene: Scene) -> Iterator[Text]:
    """What the walls and towers of the owner of a screen would bring; before the end, as his points have it then."""
    player = scene.view.table.players[scene.owner or 0]
    if (player.walls or player.towers) and not scene.view.over:
        yield Text("described-worth", {"n": player.walls_worth})


SECTIONS = {
    "status": _status,
    "latest": lambda scene: _events(scene.news[-1:]),
    "earlier": lambda scene: _events(scene.news[-2::-1]),  # the oldest is what one can do without
    "news": lambda scene: _events(scene.news, gist=False),
    "totals": _totals,
    "paid": lambda scene: _ended(scene, PAID),
    "fallen": lambda scene: _ended(scene, {"walls-fall"}),
    "walls": lambda scene: _ended(scene, {"walls"}),
    "private": _private,
    "worth": _worth,
}
"""What the game itself does not tell, by name."""
