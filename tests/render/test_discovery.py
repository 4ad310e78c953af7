"""Pictures are found by their folder, and a folder that is not as it must be says so at the start."""

from pathlib import Path

import pytest

from render.core.discovery import discover
from render.core.studio import Studio
from tests.roots import GAMES

MODULE = """
from render.core.contract import GamePictures, Picture, Shows
PICTURES = GamePictures({game!r}, tuple(Picture(name, Shows.ALWAYS, None, None, None) for name in {names!r}), None)
"""


def made(folder: Path, monkeypatch: pytest.MonkeyPatch, root: str, game: str, *names: str) -> None:
    """A root package with the pictures of a game called `quarry`."""
    (folder / root / "quarry").mkdir(parents=True)
    for package in (folder / root, folder / root / "quarry"):
        (package / "__init__.py").write_text("", encoding="utf8")
    (folder / root / "quarry" / "pictures.py").write_text(MODULE.format(game=game, names=names), encoding="utf8")
    monkeypatch.syspath_prepend(str(folder))


def test_carraras_are_found_and_a_game_without_any_gets_plain_ones() -> None:
    assert "carrara" in discover()
    assert [picture.name for picture in Studio(GAMES).pictures("pebbles").pictures] == ["table", "screen"]


def test_a_folder_with_table_and_screen_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path, monkeypatch, "enough", "quarry", "table", "screen")
    assert [*discover(("enough",))] == ["quarry"]


@pytest.mark.parametrize(
    ("root", "game", "names"),
    [("no_screen", "quarry", ("table",)), ("no_table", "quarry", ("screen",)), ("other", "x", ("table", "screen"))],
)
def test_a_folder_without_one_of_them_or_of_another_name_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, root: str, game: str, names: tuple[str, ...]
) -> None:
    made(tmp_path, monkeypatch, root, game, *names)
    with pytest.raises(TypeError, match="must"):
        discover((root,))
