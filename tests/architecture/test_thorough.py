"""`make thorough` runs what has a long form: whatever is longer there is marked, and whatever is marked is longer."""

import ast
from pathlib import Path

import pytest

from tests import thorough

TESTS = Path(__file__).parents[1]
LONGER = {"how_many", "some_of", "LONG"}


def used(path: Path) -> set[str]:
    """What a module takes from `tests.thorough`."""
    tree = ast.parse(path.read_text(encoding="utf8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "tests.thorough"]
    return {name.name for each in imports for name in each.names}


def test_what_is_longer_is_marked_and_what_is_marked_is_longer() -> None:
    modules = {path: names for path in TESTS.rglob("test_*.py") if (names := used(path))}
    assert len(modules) > 10
    for path, names in modules.items():
        assert "thorough" in names, f"{path.name} has a long form that `make thorough` does not run"
        assert names & LONGER, f"{path.name} is run again by `make thorough`, and nothing in it is longer"


def test_only_a_part_of_many_cases_is_run_in_the_short_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thorough, "LONG", False)
    assert (thorough.how_many(2, 9), thorough.some_of("abcdef", 3), thorough.some_of("ab", 3)) == (
        2,
        ["a", "c", "e"],
        "ab",
    )
    monkeypatch.setattr(thorough, "LONG", True)
    assert (thorough.how_many(2, 9), thorough.some_of("abcdef", 3)) == (9, "abcdef")
