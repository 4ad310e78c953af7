"""After a backup was put back: tell every table, and let nothing come up again that was seen since the backup.

Messages in Discord are newer than the backup. Their buttons name questions that are not asked yet, or asked of
another: such a number must not come up again. And what was drawn since then was seen: chance gets a new seed.
"""

from contextlib import suppress

from msgspec.structs import replace

from engine.core.state.events import Event
from engine.core.state.state import S
from engine.core.values.chance import Chance
from engine.tables.outbox.intents import SCREEN, intend
from engine.tables.play.recording import new_step, record
from engine.tables.seats.opening import SEED_BYTES
from engine.tables.storage.records import FRESH, RESTORED, Table
from engine.tables.transaction.refusals import Declined
from engine.tables.transaction.transaction import Transaction


def after_restore(tx: Transaction) -> int:
    """Renew every table that was in play; how many there are.

    One that cannot be read, or whose game is not installed, cannot be played either: it stays to be renewed.
    """
    if tx.stored.requests.fact(FRESH):
        tx.stored.outbox.leap(tx.now)
        tx.stored.motions.leap(tx.now)
        tx.stored.requests.drop_fact(FRESH)
    told = 0
    for name in tx.stored.requests.facts(RESTORED):
        table = tx.stored.tables.find(name)
        if table is None or table.status != "playing":
            tx.stored.requests.drop_fact(RESTORED + name)
        elif table.game in tx.games:
            with suppress(Declined):
                renew(tx, table)
                tx.stored.requests.drop_fact(RESTORED + name)
                told += 1
    return told


def renew(tx: Transaction, table: Table) -> None:
    """A step that says so, with another chance and other numbers for what is asked. Every screen is shown anew: what
    stands in direct messages may be of the time that is lost."""
    game = tx.game(table)
    state = tx.state(table, game)
    step = new_step(table, "restored", (Event("table-restored"),), game.declares.rules_version)
    chance = Chance(tx.dice(SEED_BYTES), state.chance.drawn)
    done = record(tx, table, step, state, renewed(state, max(state.asked, tx.now), chance), game)
    intend(tx, table.id, done.step, *((SCREEN, sitting.seat) for sitting in tx.persons(table)))
    tx.stored.outbox.doubt(table.id)


def renewed(state: S, asked: int, chance: Chance) -> S:
    """The same state with another chance, its open questions numbered on from there.

    From the time: whatever was asked after the backup, and after other restores of it, has lower numbers.
    """
    decisions = tuple(replace(old, number=asked + n) for n, old in enumerate(state.decisions, 1))
    return replace(state, decisions=decisions, asked=asked + len(decisions), chance=chance)
