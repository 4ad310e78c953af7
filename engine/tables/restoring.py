"""After a backup was put back: tell every table, and let nothing come up again that was seen since the backup.

Messages in Discord are newer than the backup. Their buttons name questions that are not asked yet, or asked of
another: such a number must not come up again. And what was drawn since then was seen: chance gets a new seed.
"""

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.state import S
from engine.tables.desk import Desk
from engine.tables.opening import SEED_BYTES
from engine.tables.recording import new_step, record
from engine.tables.records import Table
from engine.tables.sql import outbox, tables

JUMP = 1_000
"""More questions than any game asks between two backups."""


def after_restore(desk: Desk) -> int:
    """A step at every table in play; how many there are. Where a game is not installed nobody can press anything."""
    outbox.doubt_all(desk.db)
    found = [table for table in map(desk.table, tables.in_play(desk.db)) if table.game in desk.games]
    for table in found:
        _restored(desk, table)
    return len(found)


def renewed(state: S, chance: Chance) -> S:
    """The same state with another chance, its open questions under numbers far from any used before."""
    asked = state.asked + JUMP
    decisions = tuple(
        Decision(asked + n, asked_of.seat, asked_of.kind) for n, asked_of in enumerate(state.decisions, 1)
    )
    return replace(state, decisions=decisions, asked=asked + len(decisions), chance=chance)


def _restored(desk: Desk, table: Table) -> None:
    game = desk.game(table)
    state = desk.state(table, game)
    step = new_step(table, "restored", (Event("table-restored"),), game.rules_version)
    chance = Chance(desk.dice(SEED_BYTES), state.chance.drawn)
    record(desk, table, step, state, renewed(state, chance), game)
