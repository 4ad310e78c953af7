"""The moment in words: whose turn it is or who has won, what has just happened, and in the end how it came to that."""

from collections.abc import Iterable, Iterator

from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carpe_diem.data import KINDS, SPACES
from engine.games.carpe_diem.tell import flat, said
from engine.games.carpe_diem.views import TableView
from render.core.contract import SCREEN
from render.core.parts.ranking import tied
from render.core.scene import Happening, Scene
from render.games.carpe_diem.ranking import SOURCES, ranking
from render.games.carpe_diem.screen.hand import asked
from render.games.carpe_diem.screen.plan import plan_of, within_reach

MINOR = frozenset({"began", "looked", "looked-own", "kept", "kept-own", "cleared"})
"""Events that a gist can leave out: what they brought is told anyway."""
DISTRICT = frozenset({"placed", "cleared", "phase", "scoring"})
"""Events that are not about a district."""


def _status(scene: Scene) -> Iterator[Text]:
    """Who has won, or who is asked what. On his own screen it is said to the player himself; a public picture says the
    same to everybody."""
    if scene.view.over:
        yield _won(scene)
        return
    for decision in scene.view.decisions:
        if scene.picture == SCREEN and decision.seat == scene.view.viewer:
            yield Text(f"described-your-{decision.kind}")
        else:
            yield Text(f"decision-{decision.kind}", {"seat": decision.seat, **decision.subject})


def _won(scene: Scene) -> Text:
    if not scene.winners or not scene.scores:
        return Text("described-over")
    key = "described-won-by-track" if tied(ranking(scene)) else "described-won"
    return Text(key, {"seat": scene.winners[0], "n": scene.scores[scene.winners[0]].total})


def _events(scene: Scene, happenings: Iterable[Happening], *, gist: bool = True) -> Iterator[Text]:
    """Of one player's district only what he did."""
    for text in (text for happening in happenings for text in happening.texts):
        others = scene.picture == "district" and (text.key in DISTRICT or text.params.get("seat") != (scene.seat or 0))
        if not (others or (gist and text.key in MINOR)):
            yield Text(f"event-{text.key}", text.params)


def _totals(scene: Scene) -> Iterator[Text]:
    """Once the game is over: everyone's points, and where they come from."""
    for place in ranking(scene) if scene.scores else ():
        sources = dict(zip(SOURCES, place.points, strict=True))
        yield Text("described-total", {"seat": place.seat, "n": place.total, **sources})


def _private(scene: Scene) -> Iterator[Text]:
    if not scene.view.over:
        yield Text("described-private")


def _hand(scene: Scene) -> Iterator[Text]:
    """The tile in hand and the numbered cells; or what is within reach."""
    seat, table = scene.owner or 0, scene.view.table
    plan = plan_of(scene, seat)
    if plan.tile is None:
        if asked(scene, seat) == "turn":
            yield from _reach(table, within_reach(table, seat))
        return
    yield Text("described-hand", {"tiles": said((plan.tile,))})
    if plan.chosen:
        yield Text("described-lies", {"cell": plan.chosen})
    elif plan.cells:
        yield Text("described-cells", {"cells": flat(enumerate(plan.cells, 1))})


def _reach(table: TableView, spaces: Iterable[int]) -> Iterator[Text]:
    for space in spaces:
        yield Text("described-reach", {"space": SPACES[space], "tiles": said(table.spaces[space])})


def _summary(scene: Scene) -> Iterator[Text]:
    """What of each kind is finished and begun in the district that is shown, and how many of its tasks are met."""
    player = scene.view.table.players[whose(scene)]
    for key, finished in (("described-finished", True), ("described-begun", False)):
        kinds = [each.kind for each in player.elements if each.finished is finished]
        yield Text(key, {"kinds": tuple(kinds.count(kind) for kind in KINDS)})
    yield Text("described-tasks", {"n": sum(task.met for task in player.tasks), "of": len(player.tasks)})


def whose(scene: Scene) -> Seat:
    """Whose district the picture shows."""
    return (scene.owner if scene.picture == SCREEN else scene.seat) or 0


def _free(scene: Scene) -> Iterator[Text]:
    circles = tuple(circle.number for circle in scene.view.table.circles if circle.seat is None)
    yield Text("described-free", {"circles": circles})


SECTIONS = {
    "status": _status,
    "latest": lambda scene: _events(scene, scene.news[-1:]),
    "earlier": lambda scene: _events(scene, scene.news[-2::-1]),  # the oldest is what one can do without
    "news": lambda scene: _events(scene, scene.news, gist=False),
    "totals": _totals,
    "private": _private,
    "hand": _hand,
    "summary": _summary,
    "free": _free,
}
"""What the game itself does not tell, by name."""
