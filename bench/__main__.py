"""`make bench`: the engine, tables, pictures and the wire, each beside its yardstick."""

import argparse
import json
from pathlib import Path

from msgspec import to_builtins

from bench.drawing import pictures
from bench.page import browser
from bench.rules import records
from bench.rules.engine import PLAYS, Rate, measure, play_for
from bench.rules.table import as_json, as_table
from bench.rules.yardstick import chess_moves_per_second
from bench.storing import clocks, live, tables
from bench.wire import acknowledging, bot, reads, seeing, suggesting, waiting
from engine.core.discovery import ROOT, discover, flagship
from engine.core.game import AnyGame
from engine.core.values.options import option_values, usually

ROUNDS = 7


def interleaved(games: dict[str, AnyGame], seconds: float) -> tuple[list[float], dict[str, list[Rate]]]:
    """Yardstick and games in turn, several times: what else the machine does then touches all of them alike."""
    chess: list[float] = []
    rates: dict[str, list[Rate]] = {name: [] for name in games}
    for _ in range(ROUNDS):
        chess.append(chess_moves_per_second(seconds))
        for name, game in games.items():
            rates[name].append(play_for(game, seconds))
    return chess, rates


def expanded(games: dict[str, AnyGame]) -> dict[str, AnyGame]:
    """The games, and beside each that has an expansion the same with all of it."""
    found = dict[str, AnyGame]()
    for name, game in games.items():
        found[name] = game
        if values := option_values(game.declares.options).get("expansion"):
            found[f"{name} +"] = game.altered(options=usually(game.declares.options, expansion=values[-1]))
    return found


def main() -> None:
    """Measure, print, write."""
    arguments = argparse.ArgumentParser(prog="bench", description=__doc__)
    arguments.add_argument("--seconds", type=float, default=7.0, help="how long each rate is measured, in all")
    arguments.add_argument("--json", type=Path, default=Path("bench.json"), help="where the figures are written")
    arguments.add_argument("--root", action="append", default=[ROOT, "tests.sample.games"])
    arguments.add_argument("--once", action="store_true", help="all of it, but as little as shows that it works")
    chosen = arguments.parse_args()
    found = discover(chosen.root)
    games = expanded(found)
    chess, rates = interleaved(games, chosen.seconds / ROUNDS)
    figures = [measure(name, game, rates[name], 1 if chosen.once else PLAYS) for name, game in games.items()]
    print(as_table(figures, chess))
    print("\n" + records.as_table())
    ours = flagship(found)
    on_disk = tables.measure(ours, 1 if chosen.once else tables.ROUNDS)
    many, timed = live.measure(ours), clocks.measure(ours)
    print("\n\n".join(["\n" + tables.as_table(on_disk), live.as_table(many), clocks.as_table(timed)]))
    others = [game for game in discover([ROOT]).values() if game.name != ours.name]
    drawn = pictures.measure(ours, others, *((40, 2) if chosen.once else ()))
    print("\n" + pictures.as_table(drawn))
    trips = bot.measure(1 if chosen.once else bot.ROUNDS)
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
    told = {**as_json(figures, chess), "tables": to_builtins(on_disk), "live": many, "clocks": timed, "pictures": drawn}
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
