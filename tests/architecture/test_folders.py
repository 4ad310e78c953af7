"""A game is one folder with the same file names in every game, and everything else knows no game by name."""

from importlib import import_module
from pathlib import Path

import pytest

from engine.core.discovery import ROOT, DiscoveryError, discover, flagship
from engine.core.game import AnyGame
from engine.words.bundles import LANGUAGES
from tests.roots import GAMES

OURS = Path(__file__).parents[2]
FILES = {
    "game",
    "data",
    "state",
    "initial",
    "forms",
    "labels",
    "reasons",
    "scoring",
    "views",
    "show",
    "tell",
    "means",
    "computer",
    "redeal",
    "migrations",
}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_the_same_file_names_as_every_other(game: AnyGame) -> None:
    module = import_module(type(game.declares.options()).__module__.removesuffix(".state"))
    folder = Path(str(module.__file__)).parent
    rooms = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert ({path.stem for path in folder.glob("*.py")} | rooms) - {"__init__", "rules"} == FILES, "or a folder each"
    assert list((folder / "rules").glob("*.py")), "one module per chapter of the rulebook"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_its_words_in_every_language(game: AnyGame) -> None:
    assert {path.name for path in (game.home / "text").iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


def test_the_rest_knows_no_game_by_name() -> None:
    ours = set(discover((ROOT,)))
    for room in (
        "bot",
        "engine/core",
        "engine/words",
        "engine/contract",
        "engine/terminal",
        "engine/tables",
        "render/core",
    ):
        for path in (OURS / room).rglob("*.py"):
            code = path.read_text(encoding="utf8")
            assert not [name for name in ours if f'"{name}"' in code], path


def write_game(tmp_path: Path, root: str, folder: str, code: str | None) -> str:
    package = tmp_path / root / folder
    package.mkdir(parents=True)
    (tmp_path / root / "__init__.py").touch()
    (package / "__init__.py").touch()
    if code is not None:
        (package / "game.py").write_text(code, encoding="utf8")
    return root


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (None, "has no module `game`"),
        ("x = 1", "defines no `GAME`"),
        ("GAME = 1", "must be a GameDefinition named 'folder1'"),
        ("from tests.sample.games.pebbles.game import GAME", "must be a GameDefinition named 'folder1'"),
    ],
    ids=["no module", "no GAME", "not a game", "another name"],
)
def test_a_folder_that_is_no_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, code: str | None, said: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    root = write_game(tmp_path, f"root_{request.node.callspec.indices['code']}", "folder1", code)
    with pytest.raises(DiscoveryError, match=said):
        discover((root,))


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(DiscoveryError, match="two games are called 'lanterns'"):
        discover(("tests.sample.games", "tests.sample.games"))


def test_what_is_played_when_nobody_has_chosen_is_the_flagship_and_no_sample_if_there_is_another_game() -> None:
    ours, samples = discover((ROOT,)), discover(("tests.sample.games",))
    others = {name: game for name, game in ours.items() if not game.flagship}
    assert flagship({**samples, **ours}).name == "carrara"
    assert flagship({**samples, **others}).name == next(iter(others))
    assert flagship(samples).name == next(iter(samples))


def test_there_is_one_flagship() -> None:
    assert sum(game.flagship for game in discover((ROOT,)).values()) == 1
