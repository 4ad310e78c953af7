"""The rooms are as the map shows them, no two use each other, and none is so full that nothing is found in it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.architecture.map import DRAWN, MOST, OURS, Graph, cycle, drawing, folders, modules, rooms, used

STORAGE = "engine/tables/storage"
SQLITE = re.compile(r"\bsqlite3\b|\baiosqlite\b|storage\.sql\b|\bstored\.db\b|\bSELECT\b")
"""What says that there is SQLite below: its modules, its rows, the bare connection."""


def test_the_map_shows_what_is_there() -> None:
    assert DRAWN.read_text(encoding="utf8") == drawing(), "run `make map`"


def between_rooms(graph: Graph, tree: Path = OURS) -> list[str]:
    """A cycle that goes through a folder. Two modules of one room may know each other's types."""
    return [each for each in cycle(graph) if (tree / Path(*each.split("."))).is_dir()]


@pytest.mark.parametrize("folder", folders())
def test_no_room_leads_back_to_itself(folder: str) -> None:
    assert between_rooms(rooms(used(), folder)) == []


@pytest.mark.parametrize("folder", folders())
def test_no_module_leads_back_to_itself_but_for_the_names_of_types(folder: str) -> None:
    assert cycle(rooms(used(types=False), folder)) == []


def test_rooms_that_use_each_other_are_seen(tmp_path: Path) -> None:
    for file, line in (("engine/a/x.py", "from engine.b import y"), ("engine/b/y.py", "from engine.a.x import f")):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(line, encoding="utf8")
    assert between_rooms(rooms(used(tmp_path), "engine"), tmp_path) == ["engine.a", "engine.b", "engine.a"]


def test_no_folder_has_so_many_modules_that_none_is_found() -> None:
    ours = [path for path in modules().values() if path.name != "__init__.py"]
    theirs = [path for path in (OURS / "tests").rglob("*.py") if path.name not in ("__init__.py", "conftest.py")]
    many = Counter(path.parent.relative_to(OURS).as_posix() for path in (*ours, *theirs))
    assert {folder: n for folder, n in many.items() if n > MOST} == {}


def test_every_room_says_what_it_is_for() -> None:
    for name, path in modules().items():
        if path.name == "__init__.py":
            assert path.read_text(encoding="utf8").startswith('"""'), f"{name} opens without a sentence on its job"


def test_nothing_above_storage_names_what_it_is_stored_in() -> None:
    above = [path for room in ("engine", "bot", "render") for path in (OURS / room).rglob("*.py")]
    named = {
        path.relative_to(OURS).as_posix(): SQLITE.findall(_code(path))
        for path in above
        if not path.is_relative_to(OURS / STORAGE)
    }
    assert {path: found for path, found in named.items() if found} == {}


def _code(path: Path) -> str:
    """Without the sentences about it."""
    return re.sub(r'""".*?"""|#[^\n]*', "", path.read_text(encoding="utf8"), flags=re.DOTALL)
