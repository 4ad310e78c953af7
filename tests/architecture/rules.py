"""The import and purity rules as data, and the search for what breaks them. Direct imports only."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOMS = ("bot", "engine", "render", "sandbox", "data")
PURE = frozenset(
    [
        "collections",
        "dataclasses",
        "enum",
        "functools",
        "hashlib",
        "itertools",
        "operator",
        "struct",
        "typing",
        "msgspec",
        "pydantic",
    ]
)
"""What pure code may import of others'; everything else could reach a clock, a file or somebody's dice."""

LOADING = {
    "engine.core.discovery": frozenset({"importlib", "pkgutil"}),
    "engine.core.values.facts": frozenset({"importlib"}),
    "engine.core.game": frozenset({"importlib"}),
}
"""The modules that find games and read data, once, and what they need for it. So does each game's `data`."""

IMPURE_CALLS = frozenset(
    ["open", "print", "input", "exec", "eval", "globals", "__import__", "hash", "id", "vars", "setattr"]
)


@dataclass(frozen=True)
class Room:
    """A part of the tree: what of ours it may import, and what of others' it must not."""

    name: str
    may: tuple[str, ...]
    never: frozenset[str] = frozenset()
    pure: bool = False

    def holds(self, module: str) -> bool:
        return module == self.name or module.startswith(self.name + ".")


NO_SCREEN = frozenset({"discord", "PIL"})
RULES = (
    # The most particular rooms first: a module belongs to the first that holds it.
    Room("engine.core", ("engine.core",), NO_SCREEN, pure=True),
    Room("engine.games.*", ("engine.core", "engine.games.*"), NO_SCREEN, pure=True),
    Room("engine.games", (), NO_SCREEN, pure=True),
    Room("engine.words", ("engine.core", "engine.words"), NO_SCREEN),
    Room("engine.turn", ("engine.core", "engine.turn"), NO_SCREEN, pure=True),
    Room("engine.contract", ("engine.core", "engine.words", "engine.contract"), NO_SCREEN),
    Room("engine.tables", ("engine.core", "engine.words", "engine.tables"), NO_SCREEN),
    Room(
        "engine.terminal",
        ("engine.core", "engine.words", "engine.contract", "engine.tables", "engine.terminal"),
        NO_SCREEN,
    ),
    Room("engine", ("engine.terminal",), NO_SCREEN),
    Room(
        "render.games.*",
        (
            "render.core",
            "render.games.*",
            "engine.core",
            "engine.games.*.views",
            "engine.games.*.data",
            "engine.games.*.tell",
        ),
        frozenset({"discord"}),
    ),
    Room("render", ("render", "engine.core", "engine.words"), frozenset({"discord"})),
    Room(
        "bot.program.operator",
        ("bot", "engine.core", "engine.words", "engine.tables", "engine.terminal"),
    ),
    Room("bot.program.main", ("bot", "engine.terminal")),
    Room("bot", ("bot", "engine.core", "engine.turn", "engine.words", "engine.tables", "render.core")),
    Room("sandbox", ("sandbox",)),
    Room("data", ()),
)


def violations(tree: Path) -> list[str]:
    """Everything below this folder that breaks a rule, in words that say what and where."""
    return [
        f"{path.relative_to(tree)}:{fault}"
        for room in ROOMS
        for path in sorted((tree / room).rglob("*.py"))
        for fault in _faults(path, ".".join(path.relative_to(tree).with_suffix("").parts).removesuffix(".__init__"))
    ]


def _faults(path: Path, module: str) -> Iterator[str]:
    rule, game = _rule(module)
    syntax = ast.parse(path.read_text(encoding="utf8"))
    package = module if path.stem == "__init__" else module.rpartition(".")[0]
    for line, imported in imports(syntax, package):
        top = imported.split(".")[0]
        if top in ROOMS:
            allowed = any(_within(imported, room.replace("*", game)) for room in rule.may)
        else:
            allowed = top in _may_load(module, game) if rule.pure else top not in rule.never
        if not allowed:
            yield f"{line}: {rule.name} must not import {imported}"
    if rule.pure:
        yield from _impure(syntax)


def _may_load(module: str, game: str) -> frozenset[str]:
    """What of others' a pure module may import."""
    if game and module == f"engine.games.{game}.data":
        return PURE | {"importlib"}
    return PURE | LOADING.get(module, frozenset())


def _rule(module: str) -> tuple[Room, str]:
    """The rule for a module, and the game it belongs to, if any."""
    parts = module.split(".")
    game = parts[2] if len(parts) > 2 and parts[1] == "games" else ""
    for rule in RULES:
        if Room(rule.name.replace("*", game or "*"), ()).holds(module):
            return rule, game
    raise LookupError(f"no rule for {module}")


def _within(imported: str, room: str) -> bool:
    return imported == room or imported.startswith(room + ".")


def imports(syntax: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(syntax):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *base.split(".")]).strip(".")
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def _impure(syntax: ast.AST) -> Iterator[str]:
    for node in ast.walk(syntax):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield f"{node.lineno}: pure code must not call {node.func.id}"
        if isinstance(node, ast.Global):
            yield f"{node.lineno}: pure code must not keep anything in a global"
