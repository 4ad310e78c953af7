"""`make bench`: the engine, tables, pictures and the wire, each beside its yardstick."""

import argparse
import json
from pathlib import Path

from msgspec import to_builtins

from bench.drawing import pictures
from bench.page import browser
from bench.rules import records
from bench.rules.engine import Rate, measure, play_for
from bench.rules.table import as_json, as_table
from bench.rules.yardstick import chess_moves_per_second
from bench.storing import live, tables
from bench.wire import acknowledging, bot, reads, seeing, suggesting, waiting
from engine.core.discovery import ROOT, discover, flagship
from engine.core.game import AnyGame

ROUNDS = 7


def interleaved(games: list[AnyGame], seconds: float) -> tuple[list[float], dict[str, list[Rate]]]:
    """Yardstick and games in turn, several times: what else the machine does then touches all of them alike."""
    chess: list[float] = []
    rates: dict[str, list[Rate]] = {game.name: [] for game in games}
    for _ in range(ROUNDS):
        chess.append(chess_moves_per_second(seconds))
        for game in games:
            rates[game.name].append(play_for(game, seconds))
    return chess, rates


def main() -> None:
    """Measure, print, write."""
    arguments = argparse.ArgumentParser(prog="bench", description=__doc__)
    arguments.add_argument("--seconds", type=float, default=7.0, help="how long each rate is measured, in all")
    arguments.add_argument("--json", type=Path, default=Path("bench.json"), help="where the figures are written")
    arguments.add_argument("--root", action="append", default=[ROOT, "tests.sample.games"])
    chosen = arguments.parse_args()
    found = discover(chosen.root)
    games = list(found.values())
    chess, rates = interleaved(games, chosen.seconds / ROUNDS)
    figures = [measure(game, rates[game.name]) for game in games]
    print(as_table(figures, chess))
    print("\n" + records.as_table())
    ours = flagship(found)
    on_disk, many = tables.measure(ours), live.measure(ours)
    print("\n" + tables.as_table(on_disk) + "\n\n" + live.as_table(many))
    drawn = pictures.measure(ours)
    print("\n" + pictures.as_table(drawn))
    trips = bot.measure()
    print("\n" + bot.as_table(trips))
    acknowledged = acknowledging.measure(ours.name)
    print("\n" + acknowledging.as_table(acknowledged))
    asked = reads.measure(ours.name)
    print("\n" + reads.as_table(asked))
    held, waited = suggesting.measure(ours), waiting.measure(ours.name)
    seen = seeing.measure(ours, held["nothing typed"]["worst"])
    print("\n\n".join(["\n" + suggesting.as_table(held), seeing.as_table(seen), waiting.as_table(waited)]))
    paged = browser.measure(ours)
    print("\n" + browser.as_table(paged))
    told = {**as_json(figures, chess), "tables": to_builtins(on_disk), "live": many, "pictures": drawn}
    told |= {
        "wire": to_builtins(trips),
        "acknowledging": acknowledged,
        "suggesting": held,
        "waiting": waited,
        "seeing": seen,
        "reads": asked,
        "page": paged,
    }
    chosen.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
