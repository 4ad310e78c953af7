"""Memory and start-up with many live tables: those nobody touches should cost nothing but disk."""

import asyncio
import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.storing.tables import begin, plan, play
from engine.core.discovery import discover
from engine.core.game import AnyGame
from engine.tables.seats.opening import ALPHABET, ID_LENGTH
from engine.tables.service import Tables
from engine.tables.storage.store import Store, connect
from engine.tables.storage.stored import Stored

SIZES = (1, 1_000, 10_000)
MOVES = 20
TOUCHED = 100


def measure(game: AnyGame) -> list[dict[str, Any]]:
    """For each number of tables: start-up and memory, in a process of its own."""
    figures = []
    for size in SIZES:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "live.db"
            asyncio.run(_fill(path, game, size))
            command = [sys.executable, "-m", "bench.storing.live", str(path), game.name, str(min(size, TOUCHED))]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            figures.append({"tables": size, "megabytes": path.stat().st_size / 1e6, **json.loads(told)})
    return figures


async def _fill(path: Path, game: AnyGame, size: int) -> None:
    """One real table in the middle of a game, then copies of it under other ids."""
    async with Store(path) as store, Tables(store, {game.name: game}) as service:
        table = await begin(service, game, 0)
        await play(service, table, await plan(service, game, table, 1, MOVES))
    with closing(connect(path, for_writing=True)) as db:
        db.execute("BEGIN")
        stored = Stored(db)
        names = ("tables", "options", "seats", "steps", "states", "decisions", "outbox")
        rows = {name: stored.whole.rows(name, table) for name in names}
        # What was to be sent has been sent: on a machine that is not in trouble only the newest is under way.
        rows["outbox"] = [{**row, "status": "done", "settled_at": 0} for row in rows["outbox"]]
        for number in range(1, size):
            copied(stored, rows, id_of(number))
        db.execute("COMMIT")


def copied(stored: Stored, rows: dict[str, list[dict[str, Any]]], table: str) -> None:
    """The same rows as another table's."""
    for name, found in rows.items():
        for row in found:
            here = {column: value for column, value in row.items() if column != "id"}
            stored.whole.insert(name, here | ({"id": table} if name == "tables" else {"table_id": table}))


def id_of(number: int) -> str:
    """A table's id."""
    letters = ""
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters += ALPHABET[letter]
    return letters


async def _open(path: Path, game: AnyGame, touch: int) -> dict[str, float]:
    """In the process that is measured: open the file, then look at some tables."""
    before, begun = memory(), perf_counter()
    async with Store(path) as store, Tables(store, {game.name: game}) as service:
        opened, seconds = memory(), perf_counter() - begun
        for table in [row.id for row in (await service.listed(None))[:touch]]:
            await service.view_for(None, table)
        return {
            "start_milliseconds": seconds * 1000,
            "start_megabytes": opened - before,
            "touched_megabytes": memory() - opened,
        }


def memory() -> float:
    """What this process holds of the machine's memory, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def as_table(figures: list[dict[str, Any]]) -> str:
    """A row for each number of tables."""
    lines = [f"{'live tables':>12}{'on disk MB':>12}{'start ms':>10}{'start MB':>10}{f'after {TOUCHED} looks MB':>20}"]
    lines += [
        f"{row['tables']:>12,}{row['megabytes']:>12.1f}{row['start_milliseconds']:>10.1f}"
        f"{row['start_megabytes']:>10.1f}{row['touched_megabytes']:>20.1f}"
        for row in figures
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    where, name, most = sys.argv[1:]
    print(json.dumps(asyncio.run(_open(Path(where), discover()[name], int(most)))))
