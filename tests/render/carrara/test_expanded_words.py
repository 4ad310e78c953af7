"""Carrara's pictures with the expansion in words: they say what there is, and no secret."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.contract.secrecy import CANARY
from engine.core.door import look
from engine.core.state.views import View
from engine.core.values.chance import Chance
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraOptions
from engine.games.carrara.views import ScreenView, TableView
from engine.words.sources import LANGUAGES
from render.core.scene import Scene
from render.core.studio import LONGEST_ALT
from tests.render.carrara.plays import FIRST, STUDIO, of, played, rich, scenes, table
from tests.render.carrara.watched import watched
from tests.render.likeness import pixels

PUBLIC = ("table", "wheel", "board", "objectives")


def said(seen: Scene) -> str:
    return "\n".join((STUDIO.alt(seen), *STUDIO.tell(seen)))


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_says_something_at_every_moment(seats: int, language: str) -> None:
    for part in (0.0, 0.3, 0.7, 0.95, 1.0):
        for seen in scenes(seats, part, seats - 1, language=language):
            alt, tell = STUDIO.alt(seen), STUDIO.tell(seen)
            assert 40 < len(alt) <= LONGEST_ALT, seen.picture
            assert len(tell) > 2, seen.picture
            assert all(tell), seen.picture


def test_the_table_says_cards_8_buildings_and_upgrade_tiles() -> None:
    tell = "\n".join(STUDIO.tell(table("table", 4, 0.5)))
    for words in ("Top card II", "Object card II", "Building card II", "Bonus card II", "8-buildings left", "upgraded"):
        assert words in tell


def test_a_board_says_what_scoring_a_category_would_bring() -> None:
    for step in range(0, 100, 10):
        seen = table("board", 2, step / 100, seat=0)
        player = of(seen)[0].players[0]
        brings = [worth for worth in player.worth if worth.what in ("city", "land") and worth.what not in player.scored]
        told = [line for line in STUDIO.tell(seen) if line.startswith(("Scoring City b", "Scoring Land b"))]
        assert len(told) == (len(brings) if player.markers else 0)


def test_a_screen_says_what_can_be_improved_and_where_an_8_building_can_stand() -> None:
    seen = replace(table("screen", 4, 0.5, viewer=2), view=look(GAME, rich(played(4)[90][0], 2), 2))
    mine = seen.view.screen
    assert mine is not None
    assert mine.expansion is not UNSET
    assert mine.expansion.improvable
    assert mine.expansion.eight_in
    told = STUDIO.tell(seen)
    assert sum("could become" in line for line in told) == len(mine.expansion.improvable)
    assert any(line.startswith("An 8-building could stand in") for line in told)
    words = [line.text for line, _ in watched(seen).written]
    assert {"8-building", "What you can improve"} <= set(words)


# Secrets


@pytest.mark.parametrize("top", ["II", "V"])
@pytest.mark.parametrize("part", [0.3, 0.7, 0.95])
def test_pictures_and_words_stay_the_same_when_all_that_is_hidden_is_dealt_anew(part: float, top: str) -> None:
    options = FIRST if top == "II" else CarraraOptions(expansion="drawn", top="V")
    steps = played(3, options)
    state = steps[round(part * (len(steps) - 1))][0]
    for viewer in (None, 0, 2):
        dealt = GAME.proves.redeal(state, viewer, Chance(bytes(range(16)), state.chance.drawn))
        assert dealt != state
        for seen in scenes(3, part, viewer, options=options):
            other = replace(seen, view=look(GAME, dealt, viewer))
            assert pixels(STUDIO, other) == pixels(STUDIO, seen), seen.picture
            assert said(other) == said(seen), seen.picture


@pytest.mark.parametrize("picture", PUBLIC)
def test_a_public_picture_is_the_same_for_everyone(picture: str) -> None:
    public = table(picture, 3, 0.6, seat=1)
    for viewer in range(3):
        seen = table(picture, 3, 0.6, viewer=viewer, seat=1)
        assert pixels(STUDIO, seen) == pixels(STUDIO, public)
        assert said(seen) == said(public)


@pytest.mark.parametrize("part", [0.2, 0.6])
def test_a_planted_number_is_said_to_nobody_but_its_owner(part: float) -> None:
    steps = played(3)
    planted = GAME.proves.plant(steps[round(part * (len(steps) - 1))][0], 1, CANARY)
    for viewer in (None, 0, 1, 2):
        for seen in scenes(3, part, viewer):
            view: View[TableView, ScreenView] = look(GAME, planted, viewer)
            digits = "".join(filter(str.isalnum, said(replace(seen, view=view))))
            assert (str(CANARY) in digits) == (viewer == 1 and seen.picture == "screen"), seen.picture
