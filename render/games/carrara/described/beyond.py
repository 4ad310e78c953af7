"""What pictures show and the game does not tell: what is empty, what is printed, how near everyone is to the
objectives, and what the scorings on a board would bring."""

from collections.abc import Iterable, Iterator

from msgspec import UNSET
from msgspec.structs import asdict

from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carrara.data import CITIES, COLOURS, FACTS
from engine.games.carrara.data import SECTIONS as ON_THE_WHEEL
from engine.games.carrara.tell.base import progress, tell_scorable
from engine.games.carrara.views import ScreenView, Worth
from render.core.contract import SCREEN
from render.core.scene import Scene
from render.games.carrara.board.scorings import barred
from render.games.carrara.described.cards import bonus_now, far_with_cards, hidden_from_all, rate
from render.games.carrara.ranking import objects_shown


def whose(scene: Scene) -> Seat:
    """The board or screen of whom; if nobody says so, the viewer's."""
    return scene.seat if scene.seat is not None else scene.view.viewer or 0


def _empty_sections(scene: Scene) -> Iterator[Text]:
    wheel = zip(ON_THE_WHEEL, scene.view.table.wheel, strict=True)
    if empty := tuple(section for section, blocks in wheel if not any(blocks)):
        yield Text("described-sections-empty", {"sections": empty})


def _empty_spaces(scene: Scene) -> Iterator[Text]:
    if empty := tuple(slot for slot, tile in enumerate(scene.view.table.display, 1) if tile is None):
        yield Text("described-spaces-empty", {"slots": empty})


def _prices(scene: Scene) -> Iterator[Text]:
    """While anything is sold."""
    if scene.view.table.to_pay:
        yield Text("described-prices-order", {"colours": COLOURS})
        for section, row in zip(ON_THE_WHEEL, scene.view.table.prices, strict=True):
            yield Text("described-prices", {"section": section, "prices": row})


def _cities(scene: Scene) -> Iterator[Text]:
    whole = FACTS[scene.view.table.data]
    for facts in whole.cities:
        worth = {"vp": facts.vp, "coins": facts.coins, "least": facts.buildings_to_score}
        yield Text("described-city", {"city": facts.id, "colours": facts.accepts, **worth})
    for space in () if scene.view.table.expansion is UNSET else whole.expansion.categories:
        yield Text("described-category", {"category": space.id, "vp": space.vp, "coins": space.coins})


def _cities_of_others(scene: Scene) -> Iterator[Text]:
    for city, marker in zip(CITIES, scene.view.table.city_markers, strict=True):
        if marker not in (None, whose(scene)):
            yield Text("described-city-scored", {"city": city, "seat": marker})


def _brings(gains: Iterable[Worth]) -> Iterator[Text]:
    for each in gains:
        yield Text("described-brings", dict(asdict(each)))


def _own_scorings(scene: Scene) -> Iterator[Text]:
    """Which objects each brings, too; or why there is none."""
    screen: ScreenView | None = scene.view.screen
    if screen is not None and not scene.view.over:
        markers = scene.view.table.players[scene.view.viewer].markers
        yield from _brings(screen.scorable) if screen.scorable else [tell_scorable((), markers)]


def _free(scene: Scene, *, ready: bool) -> Iterator[tuple[Worth, int, int]]:
    """What he has still to score, with the buildings it has and needs: what he could score now, or what he could not.
    Nothing once he can score no more."""
    table, player = scene.view.table, scene.view.table.players[whose(scene)]
    facts = {city.id: city for city in FACTS[table.data].cities}
    category = {kind.id: kind.category for kind in FACTS[table.data].types}
    markers = dict(zip(CITIES, table.city_markers, strict=True))
    for gain in () if barred(scene, whose(scene)) else player.worth:
        has = sum(gain.what in (b.type, b.city, category[b.type]) for b in player.buildings)
        least = facts[gain.what].buildings_to_score if gain.what in facts else 1
        if gain.what not in player.scored and markers.get(gain.what) is None and ready == (has >= least):
            yield gain, has, least


def _unready(scene: Scene) -> Iterator[Text]:
    for gain, has, least in _free(scene, ready=False):
        so_far = {"n": has, "least": least, "vp": gain.vp, "coins": gain.coins}
        yield Text("described-city-needs", {"city": gain.what, **so_far})


def _progress(scene: Scene) -> Iterator[Text]:
    """Of everybody; on somebody's screen, his."""
    table = scene.view.table
    for seat, player in enumerate(table.players):
        if scene.picture == SCREEN and seat != whose(scene):
            continue
        if table.expansion is not UNSET:
            yield from far_with_cards(scene, seat)
            continue
        far = progress(table.goal, scorings=player.scorings, cost=player.cost)
        yield Text("described-progress", {"seat": seat, **far})


def _known_objects(scene: Scene) -> Iterator[Text]:
    """The objects of those who have had to show them; in the end, of all. With the expansion, what is hidden of what
    the cards count."""
    if scene.view.table.expansion is not UNSET:
        yield from hidden_from_all(scene)
        return
    for seat, known in sorted(objects_shown(scene).items()):
        key = "described-objects-shown" if known.exactly else "described-objects-least"
        yield Text(key, {"seat": seat, "n": known.n})
    if not scene.view.over:
        yield Text("described-objects-hidden")


def _announcing(scene: Scene) -> Iterator[Text]:
    if not (scene.view.table.ending or scene.view.over):
        yield Text("picture-objectives-announcing", {"vp": FACTS[scene.view.table.data].announcement_vp})


def _private(scene: Scene) -> Iterator[Text]:
    """In the end every screen is raised."""
    if not scene.view.over:
        yield Text("described-private")


SECTIONS = {
    "empty-sections": _empty_sections,
    "empty-spaces": _empty_spaces,
    "printed-prices": _prices,
    "printed-cities": _cities,
    "cities-of-others": _cities_of_others,
    "scorings": lambda scene: _brings(gain for gain, _, _ in _free(scene, ready=True)),
    "unready-cities": _unready,
    "own-scorings": _own_scorings,
    "progress": _progress,
    "known-objects": _known_objects,
    "announcing": _announcing,
    "rate": rate,
    "bonus-now": bonus_now,
    "private": _private,
}
