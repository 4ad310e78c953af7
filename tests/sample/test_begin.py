"""A game begun from the sample is found, keeps every promise and has every text before a line of it is changed."""

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
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_begun_game_is_green(tree: Path) -> None:
    begin("quarry", tree / "begun_games", tree / "begun_data")
    game = discover(("begun_games",))["quarry"]
    for declaration in DECLARATIONS:
        declaration.check(game)
    for promise in PROMISES:
        promise.check(Trial(game, 3, game.options(), b"a game has begun"))


@pytest.mark.parametrize("name", ["Quarry", "my game", "1st", ""])
def test_a_name_that_cannot_be_a_folder_is_refused(tree: Path, name: str) -> None:
    with pytest.raises(ValueError, match="cannot name a game"):
        begin(name, tree / "begun_games", tree / "begun_data")


def test_a_game_that_is_there_is_not_written_over(tree: Path) -> None:
    begin("marble", tree / "begun_games", tree / "begun_data")
    with pytest.raises(ValueError, match="already"):
        begin("marble", tree / "begun_games", tree / "begun_data")
