"""`make game NAME=quarry LIKE=lanterns`: a copy of a sample under another name: a new game begins with green tests."""

import argparse
import re
from pathlib import Path

HERE = Path(__file__).parent
TOP = HERE.parents[1]
SAMPLES = ("pebbles", "lanterns")
"""What a game can begin as: Pebbles for turns of one player at a time; Lanterns for turns that are chains across seats,
answers under seal and secrets of two."""


def begin(name: str, games: Path, data: Path, like: str = SAMPLES[0]) -> list[Path]:
    """Copy a sample's code to `games/name` and its data to `data/name`; the folders are named like their packages."""
    if not re.fullmatch(r"[a-z][a-z_]*", name):
        raise ValueError(f"{name!r} cannot name a game: use small letters, as in carpe_diem")
    if like not in SAMPLES:
        raise ValueError(f"there is no sample called {like!r}: begin like {' or '.join(SAMPLES)}")
    if (games / name).exists() or (data / name).exists():
        raise ValueError(f"there is a game called {name!r} already")
    renames = _renames(like, name, games, data)
    return [
        *_copy(HERE / "games" / like, games / name, renames),
        *_copy(HERE / "data" / like, data / name, renames),
    ]


def _copy(source: Path, into: Path, renames: dict[str, str]) -> list[Path]:
    written = []
    for path in sorted(source.rglob("*")):
        if path.suffix in (".py", ".json", ".ftl", ".md"):
            target = into / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf8")
            for old, new in renames.items():
                text = text.replace(old, new)
            target.write_text(text, encoding="utf8")
            written.append(target)
    return written


def _renames(like: str, name: str, games: Path, data: Path) -> dict[str, str]:
    """The sample's own names become the game's; the pebbles or lanterns in it remain, to be replaced piece by piece."""
    old, new = like.title(), name.title().replace("_", "")
    return {
        f"tests.sample.games.{like}": f"{_package(games)}.{name}",
        "tests.sample.data": _package(data),
        f'joinpath("{like}")': f'joinpath("{name}")',
        f'name="{like}"': f'name="{name}"',
        f'"{like}.': f'"{name}.',
        f"refusal-{like}-": f"refusal-{name}-",
        "Stage.SAMPLE": "Stage.BETA",
        **{f"{old}{part}": f"{new}{part}" for part in ("Options", "State", "Door")},
    }


def _package(folder: Path) -> str:
    return ".".join(folder.relative_to(TOP).parts) if folder.is_relative_to(TOP) else folder.name


def main() -> None:
    """Begin a game in our own tree."""
    arguments = argparse.ArgumentParser(prog="make game", description=__doc__)
    arguments.add_argument("name")
    arguments.add_argument("--like", default=SAMPLES[0], help=f"the sample to begin from: {' or '.join(SAMPLES)}")
    chosen = arguments.parse_args()
    try:
        written = begin(chosen.name, TOP / "engine" / "games", TOP / "data", chosen.like)
    except ValueError as error:
        arguments.error(str(error))
    print(
        f"{len(written)} files in engine/games/{chosen.name} and data/{chosen.name}. Now: make golden, then make test."
    )


if __name__ == "__main__":
    main()
