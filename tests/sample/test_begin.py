"""A game begun from a sample is found, keeps every promise and has every text before a line of it is changed."""

import sys
from pathlib import Path

import pytest

from engine.contract.declarations import DECLARATIONS
from engine.contract.promises import PROMISES
from engine.contract.trial import Trial
from engine.core.discovery import discover
from tests.sample.begin import begin


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for package in ("begun_games", "begun_data"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    for module in [name for name in sys.modules if name.startswith("begun_")]:
        monkeypatch.delitem(sys.modules, module)  # of the test before, in another tree
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("name", "like"), [("quarry", "pebbles"), ("dark_harbour", "lanterns")])
def test_a_begun_game_is_green(tree: Path, name: str, like: str) -> None:
    for path in begin(name, tree / "begun_games", tree / "begun_data", like):
        code = path.read_text(encoding="utf8")
        assert "tests.sample" not in code, f"{path} still uses the sample"
    game = discover(("begun_games",))[name]
    for declaration in DECLARATIONS:
        declaration.check(game)
    for promise in PROMISES:
        promise.check(Trial(game, 3, game.declares.options(), b"a game has begun"))


def test_a_game_begins_like_pebbles_if_nobody_says_otherwise(tree: Path) -> None:
    begin("marble", tree / "begun_games", tree / "begun_data")
    assert (tree / "begun_games" / "marble" / "rules" / "beach.py").is_file()


def test_a_sample_that_does_not_exist_is_refused(tree: Path) -> None:
    with pytest.raises(ValueError, match="there is no sample called 'chess': begin like pebbles or lanterns"):
        begin("quarry", tree / "begun_games", tree / "begun_data", "chess")


@pytest.mark.parametrize("name", ["Quarry", "my game", "1st", ""])
def test_a_name_that_cannot_be_a_folder_is_refused(tree: Path, name: str) -> None:
    with pytest.raises(ValueError, match="cannot name a game"):
        begin(name, tree / "begun_games", tree / "begun_data")


def test_a_game_that_is_there_is_not_written_over(tree: Path) -> None:
    begin("marble", tree / "begun_games", tree / "begun_data")
    with pytest.raises(ValueError, match="already"):
        begin("marble", tree / "begun_games", tree / "begun_data")
