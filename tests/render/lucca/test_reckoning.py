"""The final reckoning of Lucca: walls that fell, and what was paid for street numbers."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.state.views import Score
from engine.games.lucca.views import NumberView, TableView
from render.core.parts.heading import MARGIN
from render.core.scene import Scene
from render.games.lucca.palette import COLOURS as OWN
from render.games.lucca.reckoning.ending import NUMBERS, WORDS
from tests.render.lucca.plays import table
from tests.render.shared.games import STUDIO
from tests.render.shared.marks import marks


def end(seats: int, **more: object) -> Scene:
    return table("reckoning", seats, -1, **more)  # type: ignore[arg-type]


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def colours(picture: Image) -> set[object]:
    return {colour for _, colour in picture.getcolors(1 << 24) or []}


def test_walls_that_fell_are_marked_and_others_are_not() -> None:
    seen = end(3)
    standing = tuple(replace(player, shields=player.needed) for player in _table(seen).players)
    fallen = (replace(standing[0], walls=2, needed=4, shields=3), *standing[1:])
    warned = [OWN["dark"].warn in colours(painted(_with(seen, each))) for each in (standing, fallen)]
    assert warned == [False, True]


@pytest.mark.parametrize(("language", "words"), [("en", "not supported"), ("fr", "non soutenus")])
def test_walls_that_shields_do_not_carry_are_called_as_the_rules_call_them(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = end(3, language=language)
    players = tuple(replace(player, walls=2, needed=4, shields=3) for player in _table(seen).players)
    assert [mark.what for mark in marks(_with(seen, players), monkeypatch)].count(words) == 3


def _table(seen: Scene) -> TableView:
    view = seen.view.table
    assert isinstance(view, TableView)
    return view


def _with(seen: Scene, players: tuple[object, ...]) -> Scene:
    return replace(seen, view=replace(seen.view, table=replace(seen.view.table, players=players)))


def test_who_paid_for_the_lowest_number_is_said() -> None:
    said = STUDIO.alt(end(5))
    assert "has the lowest number under construction" in said
    assert "gives 3 points to" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_has_both_the_lowest_and_the_highest_number_is_shown_with_both(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = end(4, language=language)
    both = replace(_table(seen), lowest=NumberView(2, 7), highest=NumberView(2, 95))
    scores = tuple(Score((*score.points[:4], 0)) for score in seen.scores)
    kept = replace(seen, view=replace(seen.view, table=both), scores=scores)
    bottom = painted(kept).height - MARGIN
    drawn = [mark for mark in marks(kept, monkeypatch) if bottom - NUMBERS - WORDS < mark.top < mark.bottom < bottom]
    last = [mark.what for mark in drawn]
    assert (last.count("7"), last.count("95"), last.count("token")) == (1, 1, 2)
    assert last[-1].startswith("Clio")
    assert "arrow" not in last
