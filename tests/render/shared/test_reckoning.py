"""The final reckoning: who won, points by source; for any result and any names."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.state.views import Score
from engine.core.values.texts import Text
from engine.words.sources import LANGUAGES
from render.core.parts.reckoning import columns
from render.core.scene import Scene
from render.core.theme import THEMES
from tests.render.positions import LONG, NAMES
from tests.render.shared.games import LOOKED, STUDIO, Looked

TALLEST = 1700
RESULTS = {
    "less than nothing": ((-20, 0), (0, -3), (-1, 1)),
    "much": ((-2, 197), (140, 60), (0, 0)),
    "paid": ((2, -3), (140, 3), (0, 0)),
    "nothing": ((0, 0), (0, 0), (0, 0)),
}
"""Of each player: from the first source, and from the last."""

of_each = pytest.mark.parametrize("looked", LOOKED.values(), ids=LOOKED)


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def score(looked: Looked, *points: int) -> Score:
    """From the first sources, and the last of all."""
    *first, last = points
    return Score((*first, *(0,) * (len(looked.game.declares.sources) - len(points)), last))


@of_each
def test_sources_are_those_of_the_game(looked: Looked) -> None:
    seen = looked.end(3)
    names = [STUDIO.speaker(seen).say(Text(f"picture-source-{name}")) for name in looked.game.declares.sources]
    assert [source.called for source in looked.sources(seen)] == names


@of_each
def test_players_stand_by_their_points_and_of_those_who_tie_the_winner_first(looked: Looked) -> None:
    even = (score(looked, 9, 0, 0), score(looked, 4, 5, 0), score(looked, 3, 0, -3))
    seen = replace(looked.end(3), scores=even, winners=(1,))
    assert [place.seat for place in looked.ranking(seen)] == [1, 0, 2]
    assert STUDIO.alt(seen).startswith(f"The game is over: Bruno wins the tie at 9 points, {looked.tie}.")


@of_each
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])
@pytest.mark.parametrize("theme", THEMES)
def test_it_fits_for_any_number_of_players_and_any_names(looked: Looked, names: tuple[str, ...], theme: str) -> None:
    for seats in looked.game.declares.players:
        picture = painted(looked.end(seats, theme=theme, names=names, language="fr" if names is LONG else "en"))
        assert (picture.width, picture.height <= TALLEST) == (1080, True), seats


@of_each
@pytest.mark.parametrize("result", RESULTS.values(), ids=RESULTS)
def test_any_result_is_drawn_and_told_even_less_than_nothing(
    looked: Looked, result: tuple[tuple[int, int], ...]
) -> None:
    scores = tuple(score(looked, *points) for points in result)
    seen = replace(looked.end(3), scores=scores, winners=(1,))
    assert painted(seen).height <= TALLEST
    assert all(STUDIO.tell(seen))


@of_each
def test_points_from_every_source_at_once_are_drawn_and_told(looked: Looked) -> None:
    many = Score(tuple(20 + 37 * at for at in range(len(looked.game.declares.sources))))
    seen = replace(looked.end(3), scores=(many, many, score(looked, 0, 0)), winners=(0,))
    assert painted(seen).height <= TALLEST
    assert all(STUDIO.tell(seen))


@of_each
def test_before_the_end_it_shows_only_where_everyone_stands(looked: Looked) -> None:
    early = looked.table("reckoning", 3, 0.5)
    assert painted(early).height < painted(looked.end(3)).height - 300
    assert STUDIO.alt(early)


@of_each
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_sources_all_stand_in_letters_of_the_same_width(looked: Looked, language: str) -> None:
    seen = looked.end(3, language=language)
    sources, tray = looked.sources(seen), looked.tray(seen)
    assert all(tray.canvas.measure(source.called, 22) <= columns(sources) for source in sources)
