"""`make thorough` runs what has a long form: whatever is longer there is marked, and whatever is marked is longer."""

import ast
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from tests import conftest, thorough

TREE = Path(__file__).parents[2]
LONGER = {"how_many", "some_of", "LONG"}
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def taken(tree: ast.Module) -> set[str]:
    """What a module takes from `tests.thorough`."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "tests.thorough"]
    return {name.name for each in imports for name in each.names}


def named(node: ast.AST) -> set[str]:
    """All that is named in it; a fixture by the name of what it is handed in as."""
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return names | {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)}


def defined(node: ast.stmt) -> set[str]:
    """The names that a statement at the top of a module gives to something."""
    if isinstance(node, Function | ast.ClassDef):
        return {node.name}
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


def longer_names(tree: ast.Module, known: set[str]) -> set[str]:
    """All names of a module behind which something is longer in the long form, however far behind."""
    found = set(known)
    while more := {name for node in tree.body if named(node) & found for name in defined(node)} - found:
        found |= more
    return found


def found_in(tree: ast.Module) -> list[Function]:
    """Its tests."""
    return [each for each in ast.walk(tree) if isinstance(each, Function) and each.name.startswith("test_")]


def is_marked(test: Function) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "thorough" for each in test.decorator_list)


def test_each_test_that_is_longer_is_marked_and_each_that_is_marked_is_longer() -> None:
    marked = 0
    for path in (TREE / "tests").rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf8"))
        if not (names := taken(tree)) or path == Path(__file__):
            continue
        longer = longer_names(tree, names & LONGER)
        for test in found_in(tree):
            assert is_marked(test) == bool(named(test) & longer), f"{path.name}: {test.name}"
            marked += is_marked(test)
    assert marked > 20


@pytest.mark.parametrize("long", [True, False])
def test_only_what_is_marked_is_run_in_the_long_form_and_everything_in_the_short(
    monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    monkeypatch.setattr(conftest, "LONG", long)
    left_out = list[Any]()
    marked, other = (SimpleNamespace(get_closest_marker=lambda name, is_so=so: is_so) for so in (True, False))
    config: Any = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=lambda items: left_out.extend(items)))
    items: Any = [marked, other]
    conftest.pytest_collection_modifyitems(config, items)
    assert (items, left_out) == (([marked], [other]) if long else ([marked, other], []))


def test_make_thorough_runs_the_long_form_and_reads_what_is_printed_in_a_narrow_terminal() -> None:
    makefile = (TREE / "Makefile").read_text(encoding="utf8")
    recipe = makefile.split("\nthorough:", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    pytest_on = re.compile(r"\t(\w+=\w+) \$\(BIN\)/python -m pytest -q -n \$\(WORKERS\)( .*)?$")
    runs = [found.groups() for line in recipe if (found := pytest_on.match(line))]
    assert runs == [(f"{thorough.VARIABLE}=1", None), ("COLUMNS=40", " $(NARROW)")]
    narrow = re.findall(r"^NARROW := (.*)$", makefile, re.M)
    assert all((TREE / each).exists() for each in narrow[0].split())


def test_ci_runs_both_in_a_copy_at_the_end_of_a_long_path() -> None:
    """As long as what is said of it: the path is put together by the script's own line."""
    ci = (TREE / ".ci" / "run").read_text(encoding="utf8")
    name, times = re.findall(r"^far=\"\$\(printf '(\S+)%\.0s' ([\d ]+)\)paravent\"$", ci, re.M)[0]
    assert len(name * len(times.split())) > 120
    there = ci.split('\ncd "$long"\n', 1)[1]
    assert there.split("\n")[1:3] == [
        'TMPDIR="$quick/$far.tmp" make test',
        'TMPDIR="$long.tmp" make thorough',
    ]
    assert '\nlong="$away/$far"\n' in ci
    assert 'tar -xf - -C "$long"' in ci


def test_only_a_part_of_many_cases_is_run_in_the_short_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thorough, "LONG", False)
    assert (thorough.how_many(2, 9), thorough.some_of("abcdef", 3), thorough.some_of("ab", 3)) == (
        2,
        ["a", "c", "e"],
        "ab",
    )
    monkeypatch.setattr(thorough, "LONG", True)
    assert (thorough.how_many(2, 9), thorough.some_of("abcdef", 3)) == (9, "abcdef")
