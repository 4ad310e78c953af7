"""The map of the code: which room imports from which. `make map` draws it into `docs/map.md`; a test holds it true.

A room is a folder with all that is in it. A module that lies beside rooms stands for itself.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.rules import imports

OURS = Path(__file__).parents[2]
DRAWN = OURS / "docs" / "map.md"
ROOTS = ("engine", "render", "bot", "sandbox", "bench")
MOST = 15
"""Modules side by side in one folder, about: with more, nobody finds the one he is looking for."""

Graph = dict[str, set[str]]

HEAD = """# The map

Drawn by `make map` from the imports themselves, and held true by a test. An arrow leads from a room to one it uses;
none leads back. What the rooms are for, [architecture.md](architecture.md) says.
"""

PLANS = {
    "engine, render, bot": (
        *("engine.core", "engine.words", "engine.turn", "engine.contract", "engine.games", "engine.tables"),
        "engine.terminal",
        *("render.core", "render.games", "bot"),
    ),
    "engine.core": (),
    "engine.tables": (),
    "engine.terminal": (),
    "bot": (),
    "sandbox": (),
}
"""The drawings: of what, and which rooms are on it if not all that lie in it."""


def modules(tree: Path = OURS) -> dict[str, Path]:
    """All our modules by their dotted names; a package by its own."""
    found = {}
    for root in ROOTS:
        for path in sorted((tree / root).rglob("*.py")):
            name = ".".join(path.relative_to(tree).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = path
    return found


@cache
def used(tree: Path = OURS, *, types: bool = True) -> Graph:
    """Each module with those of ours that it imports; also those it needs for the names of types alone."""
    ours = modules(tree)
    graph: Graph = {}
    for name, path in ours.items():
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        syntax = ast.parse(path.read_text(encoding="utf8"))
        if not types:
            syntax.body = [each for each in syntax.body if not _for_types(each)]
        found = (imported for _, imported in imports(syntax, package))
        named = {each if each in ours else each.rpartition(".")[0] for each in found}
        graph[name] = {each for each in named if each in ours and each != name}
    return graph


def _for_types(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"


def rooms(graph: Graph, inside: str) -> Graph:
    """What lies in a folder, each room or single module with those beside it that it uses."""
    found: Graph = {}
    for module, others in graph.items():
        room = _below(module, inside)
        if room is None:
            continue
        beside = {below for other in others if (below := _below(other, inside)) is not None}
        found.setdefault(room, set()).update(beside - {room})
    return found


def _below(module: str, inside: str) -> str | None:
    """Which part of a folder this module belongs to."""
    if not module.startswith(f"{inside}."):
        return None
    return ".".join(module.split(".")[: inside.count(".") + 2])


def cycle(graph: Graph) -> list[str]:
    """Some of these that lead back to themselves, if any do."""
    done: set[str] = set()

    def walk(at: str, path: list[str]) -> list[str]:
        if at in path:
            return [*path[path.index(at) :], at]
        if at in done:
            return []
        found = next((back for other in sorted(graph.get(at, ())) if (back := walk(other, [*path, at]))), [])
        done.add(at)
        return found

    return next((found for start in sorted(graph) if (found := walk(start, []))), [])


def folders(tree: Path = OURS) -> list[str]:
    """All our folders."""
    return sorted({name.rpartition(".")[0] for name in modules(tree)} - {""})


def drawing() -> str:
    """The whole map."""
    graph = used(types=False)
    return "\n".join([HEAD, *(part for name, wanted in PLANS.items() for part in _plan(graph, name, wanted))])


def _plan(graph: Graph, name: str, wanted: tuple[str, ...]) -> Iterator[str]:
    yield f"## {name}\n\n```mermaid\nflowchart TD"
    edges = _among(graph, wanted) if wanted else rooms(graph, name)
    for room in sorted(edges):
        label = room if wanted else room.removeprefix(f"{name}.")
        yield f'    {_id(room)}["{label.replace(".", "/")}"]'
    for room, others in sorted(edges.items()):
        yield from (f"    {_id(room)} --> {_id(other)}" for other in sorted(_nearest(edges, others)))
    yield "```\n"


def _among(graph: Graph, wanted: tuple[str, ...]) -> Graph:
    found: Graph = {room: set() for room in wanted}
    for module, others in graph.items():
        for room in _in(module, wanted):
            found[room] |= {there for other in others for there in _in(other, wanted)} - {room}
    return found


def _in(module: str, wanted: tuple[str, ...]) -> list[str]:
    return [room for room in wanted if module == room or module.startswith(f"{room}.")]


def _nearest(edges: Graph, others: set[str]) -> set[str]:
    """Without those that another of them leads to anyway: a drawing of all arrows shows nothing."""
    return {other for other in others if not any(other in _reached(edges, each) for each in others - {other})}


def _reached(edges: Graph, start: str) -> set[str]:
    found, left = set[str](), [start]
    while left:
        for other in edges.get(left.pop(), ()):
            if other not in found:
                found.add(other)
                left.append(other)
    return found


def _id(room: str) -> str:
    return room.replace(".", "_")


if __name__ == "__main__":
    DRAWN.write_text(drawing(), encoding="utf8")
    sys.stdout.write(f"{DRAWN.relative_to(OURS)} is drawn\n")
