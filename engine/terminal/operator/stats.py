"""`paravent stats`: how many tables, people and steps; what is still to be sent, and what is stuck."""

from argparse import ArgumentParser
from pathlib import Path
from typing import get_args

from engine.tables.outbox.intents import KINDS
from engine.tables.outbox.outbox import STUCK_AFTER_ATTEMPTS, STUCK_AFTER_SECONDS
from engine.tables.seeing.looking import overview
from engine.tables.storage.records import LIVE, Intent, Status, Table
from engine.tables.transaction.refusals import Declined
from engine.tables.transaction.transaction import Transaction
from engine.terminal.console.command import OK, Call, Command
from engine.terminal.console.layout import bullets, listing, paragraph
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.operator.database import add_database, look

WEEK, DAY = 7 * 86_400, 86_400

MOST_LINES = 20
"""Of what needs a look: when Discord is away, everything does."""


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """What can be said after `stats`."""
    add_database(parser, voice)


def run(call: Call) -> int:
    """Print the figures, then what an operator should look at."""
    figures, trouble = look(call, lambda tx: (_figures(call, tx), _trouble(call, tx)))
    call.console.say("\n".join(paragraph(line) for line in figures))
    if trouble:
        call.console.say("\n" + paragraph(call.voice.tell("stats-trouble")))
        call.console.say(bullets(trouble, "! "))
        call.console.say(paragraph(call.voice.tell("stats-advice")))
    return OK


def _figures(call: Call, tx: Transaction) -> list[str]:
    voice, database = call.voice, call.args.database
    known, here = tx.stored.statistics.people(tx.now - WEEK)
    steps, lately = tx.stored.statistics.steps(tx.now - DAY)
    lines = [voice.tell("stats-file", path=str(database), size=_kilobytes(database))]
    by_status = [
        (game, voice.tell(f"status-{status}") if status in get_args(Status) else status, str(n))
        for game, status, n in tx.stored.statistics.tables_by_status()
    ]
    lines += [listing(by_status)] if by_status else []
    lines += [voice.tell("stats-people", n=known, here=here), voice.tell("stats-steps", n=steps, lately=lately)]
    waiting = sum(n for _, _, n in tx.stored.statistics.intents())
    lines.append(voice.tell("stats-intents", n=waiting))
    oldest = tx.stored.statistics.oldest_question()
    if oldest is not None:
        days = (tx.now - oldest[1]) // DAY
        lines.append(voice.tell("stats-oldest", table=oldest[0], days=days))
    return lines


def _trouble(call: Call, tx: Transaction) -> list[str]:
    before = tx.now - STUCK_AFTER_SECONDS
    groups: dict[tuple[str, str], list[Intent]] = {}
    for intent in tx.stored.outbox.stuck(STUCK_AFTER_ATTEMPTS, before):
        groups.setdefault((intent.table, intent.kind), []).append(intent)
    found = [_stuck(call, tx, intents) for intents in groups.values()]
    found += [line for table in tx.stored.tables.every() for line in _unplayable(call, tx, table)]
    silent = tx.stored.statistics.silent_computers(before)
    found += [call.voice.tell("stats-silent", table=table, n=seat + 1) for table, seat in silent]
    more = len(found) - MOST_LINES
    return found if more <= 0 else [*found[:MOST_LINES], call.voice.tell("stats-more", n=more)]


def _unplayable(call: Call, tx: Transaction, table: Table) -> list[str]:
    """If a game should go on there: whether something of it cannot be read, or its game is not here."""
    game = tx.games.get(table.game)
    if table.status not in LIVE:
        return []
    if game is None:
        return [call.voice.tell("stats-unknown", table=table.id, game=table.game)]
    try:
        if table.step >= 0:
            tx.state(table, game)
        fine = not overview(tx, table).unreadable
    except Declined:
        fine = False
    return [] if fine else [call.voice.tell("stats-unreadable", table=table.id)]


def _stuck(call: Call, tx: Transaction, intents: list[Intent]) -> str:
    oldest, tell = intents[0], call.voice.tell
    line = tell(
        "stats-stuck",
        kind=tell(f"intent-{oldest.kind}") if oldest.kind in KINDS else oldest.kind,
        table=oldest.table,
        n=len(intents),
        attempts=max(intent.attempts for intent in intents),
        minutes=(tx.now - oldest.created_at) // 60,
    )
    errors = [intent.error for intent in intents if intent.error]
    return " ".join([line, tell("stats-error", error=errors[-1])]) if errors else line


def _kilobytes(path: Path) -> int:
    logs = [path, path.with_name(path.name + "-wal")]
    return sum(found.stat().st_size for found in logs if found.exists()) // 1024


COMMAND = Command("stats", arguments, run)
