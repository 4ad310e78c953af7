"""The final reckoning: who won, points by source and by region; for any result and any names."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.state.views import Score
from render.core.easel import Easel
from render.core.parts.reckoning import columns
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.dynasties.ranking import SOURCES, ranking
from render.games.dynasties.reckoning.regions import awards
from render.games.dynasties.reckoning.sources import sources
from render.games.dynasties.tray import Tray
from tests.render.dynasties.plays import table
from tests.render.positions import LONG, NAMES
from tests.roots import GAMES

STUDIO, GAME = Studio(GAMES), GAMES["dynasties"]
TALLEST = 1700
REST = (0,) * 7


def end(seats: int, **more: object) -> Scene:
    return table("reckoning", seats, -1, **more)  # type: ignore[arg-type]


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def test_sources_are_those_of_the_game() -> None:
    assert GAME.declares.sources == SOURCES


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_the_regions_brought_adds_up_to_what_was_scored(seats: int, seed: int) -> None:
    seen = end(seats, seed=seed)
    found = [awards(seen.view, region) for region in seen.view.table.regions]
    for seat, score in enumerate(seen.scores):
        mine = [region[seat] for region in found]
        by_source = score.by_source(SOURCES)
        assert sum(each.majority for each in mine) == by_source["majorities"]
        assert sum(each.crown for each in mine) == by_source["crowns"]
        assert sum(each.again for each in mine) == by_source["revaluation"]


def test_of_those_who_tie_the_winner_stands_first_and_a_shared_victory_is_told() -> None:
    even = (Score((9, 0, *REST)), Score((4, 5, *REST)), Score((3, 0, *REST)))
    seen = replace(end(3), scores=even, winners=(1,))
    assert [place.seat for place in ranking(seen)] == [1, 0, 2]
    assert STUDIO.alt(seen).startswith("The game is over: Bruno wins the tie at 9 points with more goods.")
    shared = replace(seen, winners=(0, 1))
    assert STUDIO.alt(shared).startswith("The game is over: Anna and Bruno share the victory with 9 points.")
    assert painted(shared).tobytes() != painted(seen).tobytes()


@pytest.mark.parametrize("seats", GAME.declares.players)
@pytest.mark.parametrize("names", [NAMES, LONG])
@pytest.mark.parametrize("theme", THEMES)
def test_it_fits_for_any_number_of_players_and_any_names(seats: int, names: tuple[str, ...], theme: str) -> None:
    picture = painted(end(seats, theme=theme, names=names, language="fr" if names is LONG else "en"))
    assert (picture.width, picture.height <= TALLEST) == (1080, True)


@pytest.mark.parametrize(
    "scores",
    [
        (Score((0, 0, *REST)), Score((0, 0, *REST)), Score((0, 1, *REST))),
        (Score((99, 88, 77, 66, 55, 44, 33, 222, 111)), Score((140, 60, *REST)), Score((0, 0, *REST))),
    ],
)
def test_any_result_is_drawn_and_told(scores: tuple[Score, ...]) -> None:
    seen = replace(end(3), scores=scores, winners=(1,))
    assert painted(seen).height <= TALLEST
    assert all(STUDIO.tell(seen))


def test_before_the_end_it_shows_only_where_everyone_stands() -> None:
    early = table("reckoning", 3, 0.5)
    assert painted(early).height < painted(end(3)).height - 300
    assert STUDIO.alt(early)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_names_of_the_sources_all_stand_in_letters_of_the_same_width(language: str) -> None:
    seen = end(3, language=language)
    easel = Easel(seen, STUDIO.speaker(seen), STUDIO.shelf)
    tray = Tray(easel, easel.canvas(1, 1))
    for source in sources(tray):
        assert tray.canvas.measure(source.called, 22) <= columns(sources(tray))
