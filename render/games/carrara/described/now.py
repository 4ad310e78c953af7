"""The moment in words: whose turn it is or who has won, what has just happened, where everyone stands; and in the end,
how it came to that."""

from collections.abc import Iterable, Iterator

from engine.core.values.texts import Text
from engine.games.carrara.tell.base import tell_ending
from render.core.contract import SCREEN
from render.core.parts.ranking import Place, tied
from render.core.scene import Happening, Scene
from render.games.carrara.described.beyond import whose
from render.games.carrara.ranking import ranking
from render.games.carrara.reckoning.course import course
from render.games.carrara.reckoning.sources import SOURCES

AT_THE_WHEEL = ("event-turned", "event-took", "event-took-unturned")
MINOR = ("event-began", "event-displayed", "event-screen-raised")
"""Events that a gist can leave out: what they brought is told anyway."""


def status(scene: Scene) -> Iterator[Text]:
    """Who has won; or whether it is the last round, whose turn it is, and which round it is. On his own screen it is
    said to the player himself; a public picture says the same to everybody."""
    if scene.view.over:
        yield _won(scene)
        return
    yield from tell_ending(scene.view.table)
    for decision in scene.view.decisions:
        taking = decision.kind == "take"
        if scene.picture == SCREEN and decision.seat == scene.view.viewer:
            yield Text("described-you-take" if taking else "described-your-turn")
        else:
            yield Text("described-take" if taking else "decision-turn", {"seat": decision.seat})
    yield Text("described-round", {"n": scene.view.turn // len(scene.names) + 1})


def _won(scene: Scene) -> Text:
    if not scene.winners or not scene.scores:
        return Text("described-over")
    key = "described-won-by-blocks" if tied(ranking(scene)) else "described-won"
    return Text(key, {"seats": scene.winners, "n": scene.scores[scene.winners[0]].total})


def _events(scene: Scene, happenings: Iterable[Happening], *, gist: bool = True) -> Iterator[Text]:
    """Those that this picture shows: at the wheel, or what the owner of the board did."""
    for text in (text for happening in happenings for text in happening.texts):
        event = Text(f"event-{text.key}", text.params)
        elsewhere = scene.picture == "wheel" and event.key not in AT_THE_WHEEL
        others = scene.picture == "board" and event.params.get("seat") != whose(scene)
        if not (elsewhere or others or (gist and event.key in MINOR)):
            yield event


def _standings(scene: Scene) -> Iterator[Text]:
    """Everyone's points; once the game is over, where they come from."""
    if scene.scores:
        return map(_total, ranking(scene))
    return (Text("described-points", {"seat": seat, "n": p.vp}) for seat, p in enumerate(scene.view.table.players))


def _total(place: Place) -> Text:
    sources = dict.fromkeys(SOURCES, 0) | dict(zip(SOURCES, place.points, strict=False))
    return Text("described-total", {"seat": place.seat, "n": place.total, **sources})


def _leads(scene: Scene) -> Iterator[Text]:
    """After each quarter, if there were enough turns to speak of."""
    went = course(scene.course, len(scene.names))
    for part in (1, 2, 3) if went.turns >= 4 else ():
        turn = went.turns * part // 4
        if leaders := went.leaders(turn):
            yield Text("described-lead", {"part": part, "seats": leaders, "n": max(went.points[turn])})
        else:
            yield Text("described-lead-nobody", {"part": part})


def _rises(scene: Scene) -> Iterator[Text]:
    """Round by round and up to the total, as the chart shows it."""
    went, seats = course(scene.course, len(scene.names)), len(scene.names)
    for seat, score in enumerate(scene.scores):
        gains = ((went.points[turn][seat], (turn - 1) // seats + 1) for turn in went.gains(seat))
        reached = tuple(n for gain in gains for n in gain)
        yield Text("described-course", {"seat": seat, "gains": reached, "n": score.total})


SECTIONS = {
    "status": status,
    "latest": lambda scene: _events(scene, scene.news[-1:]),
    "earlier": lambda scene: _events(scene, scene.news[-2::-1]),  # the oldest is what one can do without
    "news": lambda scene: _events(scene, scene.news, gist=False),
    "standings": _standings,
    "totals": lambda scene: _standings(scene) if scene.scores else (),
    "total": lambda scene: [_total(each) for each in ranking(scene) if scene.scores and each.seat == whose(scene)],
    "leads": _leads,
    "rises": _rises,
}
