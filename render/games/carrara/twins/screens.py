"""The objectives and one's own screen in words. Only the screen's say what is hidden, and only to its owner."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.texts import Params, Text
from engine.games.carrara.data import FACTS
from engine.games.carrara.tell import tell_builds, tell_scores, tell_screen
from engine.games.carrara.views import ScreenView, TableView
from render.core.scene import Scene
from render.games.carrara.standing import objects_shown
from render.games.carrara.twins.boards import progress
from render.games.carrara.twins.common import status
from render.games.carrara.twins.market import tell_goal


def objectives_alt(scene: Scene) -> tuple[Text, ...]:
    """The goals, and how far everyone is."""
    table: TableView = scene.view.table
    far = [progress(table, seat) for seat in scene.seats]
    hidden = () if scene.view.over else (Text("twin-objects-hidden"),)
    return (*status(scene), tell_goal(table), *far, *_shown(scene), *hidden, *_reached(scene))


def objectives_tell(scene: Scene) -> tuple[Text, ...]:
    """The same, and what announcing the end does, while somebody may."""
    if scene.view.table.ending or scene.view.over:
        return objectives_alt(scene)
    vp = FACTS[scene.view.table.data].announcement_vp
    return (*objectives_alt(scene), Text("picture-objectives-announcing", {"vp": vp}))


def _shown(scene: Scene) -> Iterator[Text]:
    """The objects of those who have had to show them."""
    shown = objects_shown(scene)
    for seat in sorted(shown):
        key = "twin-objects-shown" if shown[seat].exactly else "twin-objects-least"
        yield Text(key, {"seat": seat, "n": shown[seat].n})


def _reached(scene: Scene) -> Iterator[Text]:
    """Who has both objectives that can be seen."""
    table: TableView = scene.view.table
    goal, players = table.goal, enumerate(table.players)
    seats = tuple(seat for seat, p in players if p.scorings >= goal.scorings and p.cost >= goal.cost)
    if seats:
        yield Text("twin-reached", {"seats": seats})


def screen_alt(scene: Scene) -> tuple[Text, ...]:
    """What one has, then what one can do with it: buildings for the same cities together.

    One's own turn is said first, that of another last.
    """
    screen: ScreenView | None = scene.view.screen
    if screen is None:
        return (Text("picture-screen-empty"),)
    have = Text("screen", {"coins": screen.coins, "blocks": screen.blocks, "objects": screen.objects})
    last = (Text("screen-reached"),) if screen.reached and not scene.view.table.ending else ()
    can = () if scene.view.over else (*_builds(screen), *tell_scores(screen.scorable), *_scores_nothing(scene))
    said = (have, *last, *can, *_objects(scene, screen), *_own(scene))
    if any(decision.seat == scene.view.viewer for decision in scene.view.decisions):
        return (*_private(scene), *status(scene), *said)
    return (*_private(scene), *said, *status(scene))


def screen_tell(scene: Scene) -> tuple[Text, ...]:
    """Each building with its cities, and each scoring with the objects it brings, while one can build and score."""
    table, screen = scene.view.table, scene.view.screen
    if screen is None:
        return (Text("picture-screen-empty"),)
    if scene.view.over:
        return (*status(scene), *tell_screen(table, replace(screen, buildable=(), scorable=())), *_own(scene))
    said = tell_screen(table, replace(screen, scorable=()))
    nothing = () if screen.buildable else (Text("picture-screen-builds-nothing"),)
    return (*_private(scene), *status(scene), *said, *nothing, *_scores(scene, screen), *_own(scene))


def _private(scene: Scene) -> Iterator[Text]:
    """In the end every screen is raised."""
    if not scene.view.over:
        yield Text("twin-private")


def _builds(screen: ScreenView) -> Iterator[Text]:
    """What one can build, by the cities it can stand in."""
    yield from tell_builds("screen-builds", screen.buildable)
    if not screen.buildable:
        yield Text("picture-screen-builds-nothing")


def _scores(scene: Scene, screen: ScreenView) -> Iterator[Text]:
    """What each scoring would bring, or why there is none."""
    for each in screen.scorable:
        gain: Params = {"vp": each.vp, "coins": each.coins, "objects": each.objects}
        yield Text("twin-brings", {"what": each.what, **gain})
    yield from _scores_nothing(scene)


def _scores_nothing(scene: Scene) -> Iterator[Text]:
    view = scene.view
    if view.screen is not None and not view.screen.scorable and view.viewer is not None:
        markers = view.table.players[view.viewer].markers
        yield Text("picture-screen-scores-nothing" if markers else "picture-screen-no-marker")


def _objects(scene: Scene, screen: ScreenView) -> Iterator[Text]:
    yield Text("screen-objective", {"objects": sum(screen.objects), "goal": scene.view.table.goal.objects})


def _own(scene: Scene) -> Iterator[Text]:
    """One's public progress, told to oneself."""
    if scene.view.viewer is not None:
        params = dict(progress(scene.view.table, scene.view.viewer).params)
        del params["seat"]
        yield Text("twin-own-progress", params)
