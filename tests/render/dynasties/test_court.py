"""The court: every character with its price and what it does, bonus actions with who has chosen them, bag and piles."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.games.dynasties.data import BONUS_ACTIONS, CHARACTERS
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.dynasties.side import characters, track
from tests.render.dynasties.fullest import full
from tests.render.dynasties.plays import table
from tests.render.positions import LONG
from tests.render.shared.marks import marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def changed(seen: Scene, **changes: object) -> Scene:
    return replace(seen, view=replace(seen.view, table=replace(seen.view.table, **changes)))


def test_every_character_and_bonus_action_has_its_picture() -> None:
    assert set(characters.ICONS) == set(CHARACTERS)
    assert set(track.ICONS) == set(BONUS_ACTIONS)
    assert len(set(characters.ICONS.values())) == len(CHARACTERS)


@pytest.mark.parametrize("picture", ["table", "court"])
def test_who_was_used_who_passed_and_who_chose_what_is_seen(picture: str) -> None:
    seen = table(picture, 4, 0, news=0)
    view = seen.view.table
    used = (replace(view.characters[0], used=True), *view.characters[1:])
    passed = (replace(view.track[0], seat=2), *view.track[1:])
    chosen = (replace(view.bonus[0], seats=(1, 3)), *view.bonus[1:])
    ways: tuple[dict[str, object], ...] = (
        {},
        {"characters": used},
        {"track": passed},
        {"leonardo": 1},
        {"bonus": chosen},
        {"neutrals": 1},
    )
    assert len({painted(changed(seen, **way)).tobytes() for way in ways}) == len(ways)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_runs_out_of_it_or_is_cut_short(theme: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = full(table("court", 5, 0.5, names=LONG, theme=theme, language=language))
    for mark in marks(seen, monkeypatch):
        assert MARGIN - 1 <= mark.left <= mark.right <= WIDTH - MARGIN + 2, mark.what
        assert "…" not in mark.what
    assert painted(seen).height <= 1900
