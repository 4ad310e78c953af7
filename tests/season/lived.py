"""Whole seasons: of how many people, tables, days and kills, and what was wrong after them."""

from dataclasses import dataclass
from pathlib import Path

from tests.season.checks import CHECKS
from tests.season.figures import Figures
from tests.season.killing import Killer
from tests.season.ledger import Ledger
from tests.season.people import BEGINS, DAY, crowd
from tests.season.plan import plan
from tests.season.season import Season
from tests.season.told import doubled_messages, lost_or_doubled
from tests.season.town import running, town


@dataclass(frozen=True)
class Shape:
    """How large a season is."""

    people: int
    tables: int
    days: int
    kills: int = 0
    great: bool = True
    """Whether all games are played in it, or only the samples."""
    seed: int = 22


SHAPES = {
    "whole": Shape(60, 40, 42),
    "killed": Shape(60, 40, 42, 40),
    "small": Shape(6, 4, 10, 1, great=False),
}


async def lived(database: Path, shape: Shape) -> tuple[Figures, list[str]]:
    """Such a season: its figures, and what was wrong."""
    players = crowd(shape.people, shape.days)
    sketches = plan(shape.tables, shape.people, shape.days, shape.seed, great=shape.great)
    async with town(database, players) as play:
        season = Season(play, players, sketches, shape.days, shape.seed)
        killer = Killer(season, shape.seed)
        for _ in range(shape.kills):
            await killer.life(shape.days * 24 // (shape.kills + 1))
        async with running(play, shape.kills) as bot:
            await season.goes_on_with(bot)
            await killer.compare()
            while season.now < BEGINS + shape.days * DAY:
                await season.hour()
            found = [*killer.faults, *killer.missed(), *await lost_or_doubled(season), *await doubled_messages(season)]
        ledger = Ledger(season)
        found += [f"{check.__name__}: {fault}" for check in CHECKS for fault in check(ledger)]
        return Figures(ledger), found
