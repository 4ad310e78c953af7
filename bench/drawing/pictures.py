"""Measuring the pictures: put together from what was drawn once, beside drawing all of it anew at twice the size."""

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import chain
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import to_builtins

from bench.drawing import encodings, lag
from bench.drawing.positions import Play, played, scenes
from engine.core.discovery import discover, flagship
from engine.core.game import AnyGame
from render.core.canvas import Shelf
from render.core.contract import TABLE
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES

EVERY = 8
"""Every eighth step of a game is drawn."""
ROUNDS = 2
TABLES = 12
FEW = 6
"""Moments of a game that stands beside the one that is measured through and through."""


def measure(game: AnyGame, others: Iterable[AnyGame] = (), every: int = EVERY, few: int = FEW) -> dict[str, Any]:
    """All figures, in one run; of other games that have pictures of their own, how long each takes."""
    studio, play = Studio({game.name: game}), played(game, game.declares.players[-1])
    tables = _looked(studio, game, play, TABLE, every)
    return {
        "pictures": {
            picture.name: _beside(studio, _looked(studio, game, play, picture.name, every))
            for picture in studio.pictures(game.name).pictures
        },
        "others": {other.name: _few(other, few) for other in others},
        "many": _many(studio, game, every),
        "threads": {str(n): _rate(studio, tables, n) for n in (1, 2)},
        "lag": lag.measure(studio, tables),
        "first": json.loads(_first(game.name)),
        "encodings": to_builtins(_encodings(studio, tables[:: max(1, len(tables) // 6)])),
        "memory": _memory(game, every),
    }


def _few(game: AnyGame, few: int) -> dict[str, dict[str, float]]:
    """Each picture at some moments of one game, from its beginning to its end."""
    studio, play = Studio({game.name: game}), played(game, game.declares.players[-1])
    every = {picture.name: scenes(game, play, picture) for picture in studio.pictures(game.name).pictures}
    return {name: _beside(studio, looked[:: max(1, len(looked) // few)]) for name, looked in every.items()}


def _looked(studio: Studio, game: AnyGame, play: Play, name: str, every: int, theme: str = "dark") -> list[Scene]:
    picture = studio.pictures(game.name).named(name)
    assert picture is not None
    return scenes(game, play, picture, theme)[::every]


def _beside(studio: Studio, looked: Sequence[Scene]) -> dict[str, float]:
    """One picture over a game: milliseconds as we draw it and drawn anew, in turn, and bytes."""
    sizes = [len(studio.draw(scene)) for scene in looked]  # from here on all parts are on the shelf
    ours, anew, ratios = list[float](), list[float](), list[float]()
    for _ in range(ROUNDS):
        for scene in looked:
            ours.append(_timed(studio, scene))
            anew.append(_anew(studio, scene))
            ratios.append(anew[-1] / ours[-1])
    return {
        "milliseconds": median(ours),
        "anew": median(anew),
        "times": median(ratios),
        "bytes": median(sizes),
        "most_bytes": max(sizes),
    }


def _timed(studio: Studio, scene: Scene) -> float:
    studio.files.clear()
    begun = perf_counter()
    studio.draw(scene)
    return (perf_counter() - begun) * 1000


def _anew(studio: Studio, scene: Scene) -> float:
    """Without any of what we keep: at twice the size, made smaller, and saved as Pillow does unless told otherwise."""
    begun = perf_counter()
    drawn = studio.paint(scene, Shelf(0, 0, 0), 2).image.reduce(2)
    drawn.save(BytesIO(), "PNG")
    return (perf_counter() - begun) * 1000


def _many(studio: Studio, game: AnyGame, every: int) -> float:
    """Milliseconds for a table when many are drawn in turn, as they are played."""
    plays = [played(game, game.declares.players[-1], seed) for seed in range(1, TABLES + 1)]
    turns = zip(*(_looked(studio, game, play, TABLE, every) for play in plays), strict=False)
    return median(_timed(studio, scene) for scene in chain.from_iterable(turns))


def _rate(studio: Studio, looked: Sequence[Scene], threads: int) -> float:
    """Pictures per second."""
    with ThreadPoolExecutor(threads) as pool:
        begun = perf_counter()
        drawn = list(pool.map(lambda scene: _timed(studio, scene), list(looked) * ROUNDS))
        return len(drawn) / (perf_counter() - begun)


def _first(name: str) -> str:
    """In a process of its own."""
    command = [sys.executable, "-m", "bench.drawing.first", name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _encodings(studio: Studio, looked: Sequence[Scene]) -> dict[str, encodings.Weighed]:
    palette = studio.pictures(looked[0].game).palette(THEMES[looked[0].theme])
    return encodings.measure([studio.paint(scene).image for scene in looked], palette)


def _memory(game: AnyGame, every: int) -> dict[str, float]:
    """Megabytes kept after every picture of three games in each theme; more would only push out what is old."""
    studio = Studio({game.name: game})
    plays = [played(game, seats, seed) for seed, seats in enumerate(game.declares.players, 1)]
    names = [picture.name for picture in studio.pictures(game.name).pictures]
    looked = [_looked(studio, game, play, name, every, theme) for play in plays for name in names for theme in THEMES]
    drawn = sum(1 for scene in chain.from_iterable(looked) if studio.draw(scene))
    shelf = studio.shelf
    return {
        "pictures": drawn,
        "sprites": shelf.sprites.nbytes / 1e6,
        "letters": shelf.letters.nbytes / 1e6,
        "layers": shelf.layers.nbytes / 1e6,
        "files": studio.files.nbytes / 1e6,
    }


def as_table(told: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"{'picture':<24}{'ms':>8}{'anew ms':>9}{'times':>7}{'kB':>8}{'most kB':>9}"]
    lines += _rows("", told["pictures"])
    for game, rows in told["others"].items():
        lines += _rows(f"{game} ", rows)
    first, threads, memory = told["first"], told["threads"], told["memory"]
    lines += [
        "",
        f"{TABLES} tables drawn in turn: {told['many']:.1f} ms each",
        f"tables per second: {threads['1']:.0f} on one thread, {threads['2']:.0f} on two",
        f"a fresh process: {first['import']:.0f} ms to import, {first['first']:.0f} ms for the first picture,"
        f" {first['second']:.0f} ms for the second",
        f"kept after {memory['pictures']} pictures in both themes, MB: "
        + ", ".join(f"{name} {memory[name]:.1f}" for name in ("sprites", "letters", "layers", "files")),
        "",
        f"{'event loop late by, ms':<32}{'p50':>8}{'p99':>8}{'worst':>9}",
    ]
    lines += [
        f"{name:<32}{row['p50']:>8.2f}{row['p99']:>8.2f}{row['worst']:>9.2f}" for name, row in told["lag"].items()
    ]
    weighed = {name: encodings.Weighed(**row) for name, row in told["encodings"].items()}
    return "\n".join([*lines, "", encodings.as_table(weighed)])


def _rows(of: str, pictures: dict[str, dict[str, float]]) -> list[str]:
    return [
        f"{of + name:<24}{row['milliseconds']:>8.1f}{row['anew']:>9.1f}{row['times']:>7.1f}"
        f"{row['bytes'] / 1000:>8.1f}{row['most_bytes'] / 1000:>9.1f}"
        for name, row in pictures.items()
    ]


if __name__ == "__main__":
    found = discover()
    print(as_table(measure(flagship(found), (game for game in found.values() if game is not flagship(found)))))
