"""After a backup was put back: tell every table, and let nothing come up again that was seen since the backup.

Messages in Discord are newer than the backup. Their buttons name questions that are not asked yet, or asked of
another: such a number must not come up again. And what was drawn since then was seen: chance gets a new seed.
"""

from contextlib import suppress

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.state import S
from engine.tables.desk import Desk
from engine.tables.opening import SEED_BYTES
from engine.tables.outbox import SCREEN, intend
from engine.tables.recording import new_step, record
from engine.tables.records import Table
from engine.tables.refusals import Declined
from engine.tables.sql import motions, outbox, requests, tables
from engine.tables.sql.requests import FRESH, RESTORED


def after_restore(desk: Desk) -> int:
    """Renew every table that was in play; how many there are.

    One that cannot be read, or whose game is not installed, cannot be played either: it stays to be renewed.
    """
    if requests.fact(desk.db, FRESH):
        outbox.leap(desk.db, desk.now)
        motions.leap(desk.db, desk.now)
        requests.drop_fact(desk.db, FRESH)
    told = 0
    for name in requests.facts(desk.db, RESTORED):
        table = tables.find(desk.db, name)
        if table is None or table.status != "playing":
            requests.drop_fact(desk.db, RESTORED + name)
        elif table.game in desk.games:
            with suppress(Declined):
                renew(desk, table)
                requests.drop_fact(desk.db, RESTORED + name)
                told += 1
    return told


def renew(desk: Desk, table: Table) -> None:
    """A step that says so, with another chance and other numbers for what is asked. Every screen is shown anew: what
    stands in direct messages may be of the time that is lost."""
    game = desk.game(table)
    state = desk.state(table, game)
    step = new_step(table, "restored", (Event("table-restored"),), game.rules_version)
    chance = Chance(desk.dice(SEED_BYTES), state.chance.drawn)
    done = record(desk, table, step, state, renewed(state, max(state.asked, desk.now), chance), game)
    intend(desk, table.id, done.step, *((SCREEN, sitting.seat) for sitting in desk.persons(table)))
    outbox.doubt(desk.db, table.id)


def renewed(state: S, asked: int, chance: Chance) -> S:
    """The same state with another chance, its open questions numbered on from there.

    From the time: whatever was asked after the backup, and after other restores of it, has lower numbers.
    """
    decisions = tuple(Decision(asked + n, old.seat, old.kind) for n, old in enumerate(state.decisions, 1))
    return replace(state, decisions=decisions, asked=asked + len(decisions), chance=chance)
