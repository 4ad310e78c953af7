"""Measuring the tables: accepted moves on disk, beside a bare aiosqlite loop that writes the same rows."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import Connection
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import aiosqlite
from msgspec import Struct

from bench.die import die
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.game import AnyGame
from engine.core.play import Accepted, act
from engine.core.stored import decode
from engine.core.walk import random_form
from engine.tables.service import Access, Done, Request, Tables
from engine.tables.storage.reading import reading
from engine.tables.storage.schema import migrations, take
from engine.tables.storage.store import Store
from engine.tables.storage.stored import Stored

CHANNEL = 1
THERE = Access(channels=frozenset({CHANNEL}))
"""Everybody sees the channel in which the tables are opened."""

ROUNDS = 5
MOVES = 400
"""Of one round, one at a time."""

CROWD, CROWD_MOVES = 300, 8
"""Tables at once, and moves at each of them."""

WRITTEN = ("steps", "states", "requests", "decisions", "outbox")
"""Where a move writes new rows. What it changes in others, the bare loop is spared."""

Move = tuple[int, int, Form]
"""The user, the decision, the form."""


class Pace(Struct, frozen=True):
    """Moves a second, and how long one of them took, in milliseconds."""

    rate: float
    p50: float
    p99: float


def measure(game: AnyGame, rounds: int = ROUNDS) -> dict[str, Any]:
    """All of it, in rounds of bare loop and service in turn."""
    bare, naive, alone, crowd = [], [], [], []
    for number in range(rounds):
        with TemporaryDirectory() as folder:
            crowd.append(asyncio.run(_crowd(Path(folder) / "crowd.db", game, number)))
            one, rows = asyncio.run(_alone(Path(folder) / "alone.db", game, number))
            alone.append(one)
            bare.append(asyncio.run(_bare(Path(folder) / "bare.db", rows)))
            naive.append(asyncio.run(_naive(Path(folder) / "naive.db", rows)))
            rows.clear()  # thousands of rows in memory would slow down the next round's garbage collection
    return {
        "game": game.name,
        "bare": _middle(bare),
        "naive": _middle(naive),
        "alone": _middle(alone),
        "crowd": _middle(crowd),
        "alone_times_bare": median(ours.rate / yard.rate for ours, yard in zip(alone, bare, strict=True)),
        "crowd_times_bare": median(ours.rate / yard.rate for ours, yard in zip(crowd, bare, strict=True)),
    }


async def _alone(path: Path, game: AnyGame, seed: int) -> tuple[Pace, list[list[tuple[str, dict[str, Any]]]]]:
    """One move after the other, at one table after the other; and the rows that were written for each."""
    times: list[float] = []
    async with Store(path) as store, Tables(store, {game.name: game}) as service:
        while len(times) < MOVES:
            table = await begin(service, game, len(times))
            times += await play(service, table, await plan(service, game, table, seed, MOVES - len(times)))
    return _pace(times, sum(times)), _rows(path)


async def _crowd(path: Path, game: AnyGame, seed: int) -> Pace:
    """Many tables at once."""
    async with Store(path) as store, Tables(store, {game.name: game}) as service:
        begun = await asyncio.gather(*(begin(service, game, number) for number in range(CROWD)))
        plans = [await plan(service, game, table, seed + number, CROWD_MOVES) for number, table in enumerate(begun)]
        start = perf_counter()
        times = await asyncio.gather(*(play(service, table, moves) for table, moves in zip(begun, plans, strict=True)))
        return _pace([each for every in times for each in every], perf_counter() - start)


async def begin(service: Tables, game: AnyGame, number: int) -> str:
    """A table with as many people as can play."""
    users = [1 + number * 10 + seat for seat in range(game.declares.players[-1])]
    table = _done(await service.create(Request(f"create {number}", users[0]), game.name, channel=CHANNEL)).table
    for user in users[1:]:
        _done(await service.join(Request(f"join {user}", user, THERE), table))
    _done(await service.start(Request(f"start {number}", users[0]), table))
    return table


async def plan(service: Tables, game: AnyGame, table: str, seed: int, most: int) -> list[Move]:
    """What will be played there, thought out before the clock starts."""

    def read(stored: Stored) -> tuple[str, dict[int, int]]:
        sitters = {sitting.seat: sitting.person or 0 for sitting in stored.tables.sittings(table)}
        known = {row["id"]: row["user"] for row in stored.whole.people(set(sitters.values()))}
        return (stored.steps.state_at(table, 0) or ("",))[0], {seat: known[sitters[seat]] for seat in sitters}

    first, users = await service.store.read(read)
    state, below = decode(game, first.encode()), die(seed)
    moves: list[Move] = []
    while not state.over and len(moves) < most:
        decision = state.decisions[0]
        form = random_form(game, Door(game, state, decision.seat), below)
        answer = act(game, state, decision.seat, decision.number, form)
        assert isinstance(answer, Accepted)
        moves.append((users[decision.seat], decision.number, form))
        state = answer.state
    return moves


async def play(service: Tables, table: str, moves: Sequence[Move]) -> list[float]:
    """Play what was planned; how long each move took."""
    times = []
    for user, decision, form in moves:
        begun = perf_counter()
        _done(await service.submit(Request(f"{table} {decision}", user), table, decision, form))
        times.append(perf_counter() - begun)
    return times


def _rows(path: Path) -> list[list[tuple[str, dict[str, Any]]]]:
    """What each move wrote, read back from the file."""
    moves = []
    with reading(path) as stored:
        for table in [each.id for each in stored.tables.every()]:
            every = {name: stored.whole.rows(name, table) for name in WRITTEN}
            answers = [row for row in every.pop("requests") if row["id"].startswith(f"{table} ")]
            for answer, step in zip(answers, range(1, len(answers) + 1), strict=True):
                key = {"steps": "step", "states": "step", "outbox": "step", "decisions": "opened_step"}
                rows = [(name, row) for name, found in every.items() for row in found if row[key[name]] == step]
                moves.append([*rows, ("requests", answer)])
    return moves


async def _bare(path: Path, moves: list[list[tuple[str, dict[str, Any]]]]) -> Pace:
    """The same rows, each move one transaction in one call to aiosqlite's thread: nothing is checked or computed."""
    async with aiosqlite.connect(path, isolation_level=None) as db:
        await db._execute(_empty, db._conn)  # type: ignore[no-untyped-call]
        times = []
        for rows in moves:
            begun = perf_counter()
            await db._execute(_write, db._conn, rows)  # type: ignore[no-untyped-call]
            times.append(perf_counter() - begun)
    return _pace(times, sum(times))


async def _naive(path: Path, moves: list[list[tuple[str, dict[str, Any]]]]) -> Pace:
    """The same rows with an await for each statement, as one would write it first."""
    async with aiosqlite.connect(path, isolation_level=None) as db:
        await db._execute(_empty, db._conn)  # type: ignore[no-untyped-call]
        times = []
        for rows in moves:
            begun = perf_counter()
            await db.execute("BEGIN IMMEDIATE")
            for name, row in rows:
                await db.execute(_insert(name, row), tuple(row.values()))
            await db.execute("COMMIT")
            times.append(perf_counter() - begun)
    return _pace(times, sum(times))


def _empty(db: Connection) -> None:
    """The same schema, log and sync as ours; foreign keys stay off, since the rows they refer to are not there."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    for step in migrations():
        take(db, step)


def _write(db: Connection, rows: list[tuple[str, dict[str, Any]]]) -> None:
    db.execute("BEGIN IMMEDIATE")
    for name, row in rows:
        db.execute(_insert(name, row), tuple(row.values()))
    db.execute("COMMIT")


def _insert(name: str, row: dict[str, Any]) -> str:
    return f"INSERT INTO {name} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"


def _pace(times: list[float], seconds: float) -> Pace:
    cuts = quantiles(times, n=100)
    return Pace(len(times) / seconds, cuts[49] * 1000, cuts[98] * 1000)


def _middle(paces: list[Pace]) -> Pace:
    return Pace(*(median(getattr(pace, name) for pace in paces) for name in ("rate", "p50", "p99")))


def _done(answer: object) -> Done:
    assert isinstance(answer, Done), answer
    return answer


def as_table(figures: dict[str, Any]) -> str:
    """The bare loops and ours, with ratios to the bare one."""
    told = {
        "bare": "bare aiosqlite, a move in one call",
        "naive": "bare aiosqlite, an await a statement",
        "alone": "tables, one move at a time",
        "crowd": f"tables, {CROWD} at once",
    }
    lines = [f"moves of {figures['game']} on disk", f"{'':<38}{'moves/s':>9}{'x bare':>8}{'p50 ms':>9}{'p99 ms':>9}"]
    for name, words in told.items():
        pace, ratio = figures[name], figures.get(f"{name}_times_bare")
        times = f"{ratio:>8.2f}" if ratio else " " * 8
        lines.append(f"{words:<38}{pace.rate:>9,.0f}{times}{pace.p50:>9.2f}{pace.p99:>9.2f}")
    return "\n".join(lines)
