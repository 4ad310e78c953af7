"""The final reckoning in words: who won, whence the points came, and who led when."""

from collections.abc import Iterator, Sequence

from engine.core.texts import Text
from render.core.scene import Scene
from render.games.carrara.reckoning.course import Course, course
from render.games.carrara.twins.common import standings, status

QUARTERS = (1, 2, 3)


def reckoning_alt(scene: Scene) -> tuple[Text, ...]:
    """Who won, everyone's points by source, who led after each quarter."""
    return (*status(scene), *standings(scene), *_leads(course(scene.course, len(scene.names))))


def reckoning_tell(scene: Scene) -> tuple[Text, ...]:
    """The same, and when each player's points rose."""
    went = course(scene.course, len(scene.names))
    return (*reckoning_alt(scene), *_rises(went, [score.total for score in scene.scores]))


def _leads(went: Course) -> Iterator[Text]:
    for part in QUARTERS if went.turns >= len(QUARTERS) + 1 else ():
        turn = went.turns * part // 4
        if leaders := went.leaders(turn):
            yield Text("twin-lead", {"part": part, "seats": leaders, "n": max(went.points[turn])})
        else:
            yield Text("twin-lead-nobody", {"part": part})


def _rises(went: Course, totals: Sequence[int]) -> Iterator[Text]:
    """Round by round and up to the total, as the chart shows it."""
    seats = len(went.points[0])
    for seat, total in enumerate(totals):
        gains = went.gains(seat)
        reached = tuple(n for turn in gains for n in (went.points[turn][seat], (turn - 1) // seats + 1))
        yield Text("twin-course", {"seat": seat, "gains": reached, "n": total})
