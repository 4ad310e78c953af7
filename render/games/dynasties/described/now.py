"""The moment in words: who is asked what or who has won, what has just happened, and in the end how it came to that."""

from collections.abc import Iterable, Iterator

from engine.core.values.texts import Text
from engine.games.dynasties.tell.described import DOES
from engine.games.dynasties.views import TableView
from render.core.contract import SCREEN
from render.core.parts.ranking import tied
from render.core.scene import Happening, Scene
from render.games.dynasties.board.plan import plan_of
from render.games.dynasties.ranking import SOURCES, ranking
from render.games.dynasties.reckoning.regions import awards

MINOR = frozenset({"began", "greens", "dealt", "characters", "loaded", "rolled", "looked", "kept", "ended", "answered"})
"""Events that a gist can leave out: what they brought is told anyway."""


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
    n = scene.scores[scene.winners[0]].total
    if len(scene.winners) > 1:
        return Text("described-shared", {"seats": scene.winners, "n": n})
    key = "described-won-by-goods" if tied(ranking(scene)) else "described-won"
    return Text(key, {"seat": scene.winners[0], "n": n})


def _events(happenings: Iterable[Happening], *, gist: bool = True) -> Iterator[Text]:
    for text in (text for happening in happenings for text in happening.texts):
        if not (gist and text.key in MINOR):
            yield Text(f"event-{text.key}", text.params)


def _totals(scene: Scene) -> Iterator[Text]:
    """Once the game is over: everyone's points, and where they come from."""
    for place in ranking(scene) if scene.scores else ():
        sources = dict(zip(SOURCES, place.points, strict=True))
        yield Text("described-total", {"seat": place.seat, "n": place.total, **sources})


def _private(scene: Scene) -> Iterator[Text]:
    if not scene.view.over:
        yield Text("described-private")


def _dice(scene: Scene) -> Iterator[Text]:
    """Whose dice lie there, and which are done; before that the question says it."""
    table: TableView = scene.view.table
    for seat in scene.seats:
        if mine := tuple(die.face for die in table.dice if die.owner == seat and not die.done):
            yield Text("described-dice-of", {"seat": seat, "dice": mine})
    if done := tuple(die.face for die in table.dice if die.done):
        yield Text("described-dice-done", {"dice": done})


def _plan(scene: Scene) -> Iterator[Text]:
    """The cities that can be chosen, by their numbers."""
    plan = plan_of(scene)
    if plan.numbers:
        cities = tuple(part for city, n in plan.numbers.items() for part in (n, city))
        yield Text("described-cities", {"cities": cities})
    if plan.chosen:
        yield Text("described-chosen", {"cities": tuple(sorted(plan.chosen))})


def _revaluation(scene: Scene) -> Iterator[Text]:
    """What the tiles would bring that nobody has."""
    for region in scene.view.table.regions:
        if region.revalued_by is None:
            again = {"n": region.majority_again, "m": region.crown_again}
            yield Text("described-revaluation", {"region": region.id, **again})


def _does(scene: Scene) -> Iterator[Text]:
    """What characters and bonus actions do."""
    yield from (Text(f"described-does-{name}") for name in DOES)


def _gone(scene: Scene) -> Iterator[Text]:
    table: TableView = scene.view.table
    numbers = {"actions": sum(table.discards), "scores": sum(table.scored), "books": sum(table.used_books)}
    yield Text("described-gone", {**numbers})


def _regions(scene: Scene) -> Iterator[Text]:
    """How each region was scored."""
    for region in scene.view.table.regions if scene.view.over else ():
        found = [(seat, award) for seat, award in enumerate(awards(scene.view, region)) if award.strength]
        parts = tuple(part for seat, award in found for part in (seat, award.strength, award.total))
        yield Text("described-region", {"region": region.id, "seats": parts})


SECTIONS = {
    "status": _status,
    "latest": lambda scene: _events(scene.news[-1:]),
    "earlier": lambda scene: _events(scene.news[-2::-1]),  # the oldest is what one can do without
    "news": lambda scene: _events(scene.news, gist=False),
    "totals": _totals,
    "private": _private,
    "dice": _dice,
    "plan": _plan,
    "revaluation": _revaluation,
    "does": _does,
    "gone": _gone,
    "by-region": _regions,
}
"""What the game itself does not tell, by name."""
