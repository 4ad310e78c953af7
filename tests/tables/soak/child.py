"""The child: opens the file, repeats what was never answered, and lets the crowd loose until it is killed."""

import argparse
import asyncio
import logging
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from engine.tables.service import Tables
from engine.tables.storage.schema import Migration, migrations
from engine.tables.storage.store import Store
from tests.roots import GAMES
from tests.tables.soak.crowd import USERS, Crowd
from tests.tables.soak.journal import Asked, Began, Journal, Opened, all_notes, journal_of
from tests.tables.soak.postman import Postman

PEOPLE_AT_ONCE = 12


class Hasty:
    """The machine's clock, and so many seconds more: nobody has to wait for what is held back at the very end."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead


def schema(more: int) -> tuple[Migration, ...]:
    """Our schema with so many further steps: each life may be a newer program, which has to bring the file along."""
    known = migrations()
    further = range(len(known) + 1, len(known) + more + 1)
    extra = (Migration(number, (f"CREATE TABLE soak_{number} (id INTEGER) STRICT",)) for number in further)
    return (*known, *extra)


async def live(
    path: Path, folder: Path, life: int, *, seed: str, more: int = 0, requests: int | None = None, finish: bool = False
) -> None:
    """One life. It ends by itself only after so many requests, or when everything is settled."""
    unanswered = all_notes(folder).unanswered()
    journal, clock = Journal(journal_of(folder, life)), Hasty()
    journal.write(Began())
    try:
        async with Store(path, schema(more)) as store, Tables(store, GAMES, clock=clock.now) as tables:
            journal.write(Opened())
            chance = Random(seed)
            crowd, postman = Crowd(tables, journal, life, chance), Postman(tables.outbox, journal, chance)
            if not finish:
                await _bustle(tables, crowd, postman, unanswered, requests)
            else:
                await _finish(tables, crowd, postman, unanswered, clock)
    finally:
        journal.close()


async def _bustle(
    tables: Tables, crowd: Crowd, postman: Postman, unanswered: Sequence[Asked], requests: int | None
) -> None:
    for user in USERS:
        await tables.meet(user, str(user))
    busy = [crowd.live() for _ in range(PEOPLE_AT_ONCE)]
    tasks = [asyncio.create_task(work) for work in (postman.live(), _repeat(crowd, unanswered), *busy)]
    try:
        await _until(tasks, crowd, requests)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _until(tasks: list[asyncio.Task[None]], crowd: Crowd, requests: int | None) -> None:
    """Go on until so many requests are answered. Whatever fails, fails the whole life."""
    while requests is None or crowd.answered < requests:
        done, _ = await asyncio.wait(tasks, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()


async def _repeat(crowd: Crowd, unanswered: Sequence[Asked]) -> None:
    for asked in unanswered:
        await crowd.repeat(asked)


async def _finish(tables: Tables, crowd: Crowd, postman: Postman, unanswered: Sequence[Asked], clock: Hasty) -> None:
    """Nothing new: what was asked is answered, and what was to be said is said."""
    await _repeat(crowd, unanswered)
    await tables.computers_idle()
    while await tables.outbox.unsettled():
        await postman.round(sure=True)
        await asyncio.sleep(0.01)
        clock.ahead += 1


def main() -> None:
    """Live once, as the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("path", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("life", type=int)
    parser.add_argument("--seed", default="")
    parser.add_argument("--more", type=int, default=0)
    parser.add_argument("--finish", action="store_true")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(live(chosen.path, chosen.folder, chosen.life, seed=chosen.seed, more=chosen.more, finish=chosen.finish))


if __name__ == "__main__":
    main()
