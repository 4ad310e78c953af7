"""`make game NAME=quarry`: a copy of the sample under another name, so that a new game begins with green tests."""

import argparse
import re
from pathlib import Path

HERE = Path(__file__).parent
TOP = HERE.parents[1]


def begin(name: str, games: Path, data: Path) -> list[Path]:
    """Copy code to `games/name` and data to `data/name`; the folders' names are those of their packages."""
    if not re.fullmatch(r"[a-z][a-z_]*", name):
        raise ValueError(f"{name!r} cannot name a game: use small letters, as in carpe_diem")
    if (games / name).exists() or (data / name).exists():
        raise ValueError(f"there is a game called {name!r} already")
    return [*_copy("games", name, games, games, data), *_copy("data", name, data, games, data)]


def _copy(half: str, name: str, into: Path, games: Path, data: Path) -> list[Path]:
    written = []
    source = HERE / half / "pebbles"
    for path in sorted(source.rglob("*")):
        if path.suffix in (".py", ".json", ".ftl", ".md"):
            target = into / name / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(path.read_text(encoding="utf8"), name, games, data), encoding="utf8")
            written.append(target)
    return written


def _renamed(text: str, name: str, games: Path, data: Path) -> str:
    """The sample's own names become the game's; the pebbles in it remain, to be replaced piece by piece."""
    title = name.title().replace("_", "")
    for old, new in (
        ("tests.sample.games.pebbles", f"{_package(games)}.{name}"),
        ("tests.sample.data", _package(data)),
        ('joinpath("pebbles")', f'joinpath("{name}")'),
        ('name="pebbles"', f'name="{name}"'),
        ('"pebbles.', f'"{name}.'),
        ("refusal-pebbles-", f"refusal-{name}-"),
        ("Stage.SAMPLE", "Stage.BETA"),
        ("PebblesOptions", f"{title}Options"),
        ("PebblesState", f"{title}State"),
        ("PebblesDoor", f"{title}Door"),
    ):
        text = text.replace(old, new)
    return text


def _package(folder: Path) -> str:
    return ".".join(folder.relative_to(TOP).parts) if folder.is_relative_to(TOP) else folder.name


def main() -> None:
    """Begin a game in our own tree."""
    arguments = argparse.ArgumentParser(prog="make game", description=__doc__)
    arguments.add_argument("name")
    chosen = arguments.parse_args()
    try:
        written = begin(chosen.name, TOP / "engine" / "games", TOP / "data")
    except ValueError as error:
        arguments.error(str(error))
    print(
        f"{len(written)} files in engine/games/{chosen.name} and data/{chosen.name}. Now: make golden, then make test."
    )


if __name__ == "__main__":
    main()
