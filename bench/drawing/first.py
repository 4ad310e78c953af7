"""The first picture of a fresh process: what a bot that was just started takes for it, as JSON."""

import json
import sys
from time import perf_counter

BEGUN = perf_counter()

from bench.drawing.positions import played, scenes  # noqa: E402  (what importing takes is part of it)
from engine.core.discovery import discover  # noqa: E402
from render.core.contract import TABLE  # noqa: E402
from render.core.studio import Studio  # noqa: E402


def main(name: str) -> None:
    """Import, play a game to have something to draw, draw it, and draw the next."""
    imported, games = perf_counter() - BEGUN, discover()
    game = games[name]
    play, studio = played(game, game.declares.players[-1]), Studio(games)
    picture = studio.pictures(name).named(TABLE)
    assert picture is not None
    first, second = scenes(game, play, picture)[60:62]
    times = [imported]
    for scene in (first, second):
        begun = perf_counter()
        studio.draw(scene)
        times.append(perf_counter() - begun)
    print(json.dumps(dict(zip(("import", "first", "second"), (1000 * each for each in times), strict=True))))


if __name__ == "__main__":
    main(sys.argv[1])
