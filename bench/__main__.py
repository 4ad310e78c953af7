"""`make bench`: measure every game's engine beside python-chess, print a table, and write `bench.json`."""

import argparse
import json
from pathlib import Path

from bench.engine import Figures, measure
from bench.table import as_json, as_table
from bench.yardstick import chess_moves_per_second
from engine.core.discovery import ROOT, discover


def main() -> None:
    """Measure, print, write."""
    arguments = argparse.ArgumentParser(prog="bench", description=__doc__)
    arguments.add_argument("--seconds", type=float, default=4.0, help="how long each figure is measured")
    arguments.add_argument("--json", type=Path, default=Path("bench.json"), help="where the figures are written")
    arguments.add_argument("--root", action="append", default=[ROOT, "tests.sample.games"])
    chosen = arguments.parse_args()
    games = discover(chosen.root)
    # The yardstick is measured before and after, so that a machine that slows down in between is noticed.
    chess = [chess_moves_per_second(chosen.seconds / 2)]
    figures: list[Figures] = [measure(game, chosen.seconds) for game in games.values()]
    chess.append(chess_moves_per_second(chosen.seconds / 2))
    print(as_table(figures, chess))
    chosen.json.write_text(json.dumps(as_json(figures, chess), indent=2) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
