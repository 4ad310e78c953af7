"""`paravent stats`: how many tables, people and steps; what is still to be sent, and what is stuck."""

from argparse import ArgumentParser
from pathlib import Path
from typing import get_args

from engine.tables.delivery import STUCK_AFTER_ATTEMPTS, STUCK_AFTER_SECONDS
from engine.tables.desk import Desk
from engine.tables.looking import overview
from engine.tables.outbox import KINDS
from engine.tables.records import LIVE, Intent, Status, Table
from engine.tables.refusals import Declined
from engine.tables.sql import outbox, statistics, tables
from engine.terminal.command import OK, Call, Command
from engine.terminal.layout import bullets, listing, paragraph
from engine.terminal.operator.database import add_database, look
from engine.terminal.voice import Voice

WEEK, DAY = 7 * 86_400, 86_400

MOST_LINES = 20
"""Of what needs a look: when Discord is away, everything does."""


def arguments(parser: ArgumentParser, voice: Voice) -> None:
    """What can be said after `stats`."""
    add_database(parser, voice)


def run(call: Call) -> int:
    """Print the figures, then what an operator should look at."""
    figures, trouble = look(call, lambda desk: (_figures(call, desk), _trouble(call, desk)))
    call.console.say("\n".join(paragraph(line) for line in figures))
    if trouble:
        call.console.say("\n" + paragraph(call.voice.tell("stats-trouble")))
        call.console.say(bullets(trouble, "! "))
        call.console.say(paragraph(call.voice.tell("stats-advice")))
    return OK


def _figures(call: Call, desk: Desk) -> list[str]:
    voice, database = call.voice, call.args.database
    known, here = statistics.people(desk.db, desk.now - WEEK)
    steps, lately = statistics.steps(desk.db, desk.now - DAY)
    lines = [voice.tell("stats-file", path=str(database), size=_kilobytes(database))]
    by_status = [
        (game, voice.tell(f"status-{status}") if status in get_args(Status) else status, str(n))
        for game, status, n in statistics.tables_by_status(desk.db)
    ]
    lines += [listing(by_status)] if by_status else []
    lines += [voice.tell("stats-people", n=known, here=here), voice.tell("stats-steps", n=steps, lately=lately)]
    waiting = sum(n for _, _, n in statistics.intents(desk.db))
    lines.append(voice.tell("stats-intents", n=waiting))
    oldest = statistics.oldest_question(desk.db)
    if oldest is not None:
        days = (desk.now - oldest[1]) // DAY
        lines.append(voice.tell("stats-oldest", table=oldest[0], days=days))
    return lines


def _trouble(call: Call, desk: Desk) -> list[str]:
    before = desk.now - STUCK_AFTER_SECONDS
    groups: dict[tuple[str, str], list[Intent]] = {}
    for intent in outbox.stuck(desk.db, STUCK_AFTER_ATTEMPTS, before):
        groups.setdefault((intent.table, intent.kind), []).append(intent)
    found = [_stuck(call, desk, intents) for intents in groups.values()]
    found += [line for table in tables.every(desk.db) for line in _unplayable(call, desk, table)]
    silent = statistics.silent_computers(desk.db, before)
    found += [call.voice.tell("stats-silent", table=table, n=seat + 1) for table, seat in silent]
    more = len(found) - MOST_LINES
    return found if more <= 0 else [*found[:MOST_LINES], call.voice.tell("stats-more", n=more)]


def _unplayable(call: Call, desk: Desk, table: Table) -> list[str]:
    """If a game should go on there: whether something of it cannot be read, or its game is not here."""
    game = desk.games.get(table.game)
    if table.status not in LIVE:
        return []
    if game is None:
        return [call.voice.tell("stats-unknown", table=table.id, game=table.game)]
    try:
        if table.step >= 0:
            desk.state(table, game)
        fine = not overview(desk, table).unreadable
    except Declined:
        fine = False
    return [] if fine else [call.voice.tell("stats-unreadable", table=table.id)]


def _stuck(call: Call, desk: Desk, intents: list[Intent]) -> str:
    oldest, tell = intents[0], call.voice.tell
    line = tell(
        "stats-stuck",
        kind=tell(f"intent-{oldest.kind}") if oldest.kind in KINDS else oldest.kind,
        table=oldest.table,
        n=len(intents),
        attempts=max(intent.attempts for intent in intents),
        minutes=(desk.now - oldest.created_at) // 60,
    )
    errors = [intent.error for intent in intents if intent.error]
    return " ".join([line, tell("stats-error", error=errors[-1])]) if errors else line


def _kilobytes(path: Path) -> int:
    logs = [path, path.with_name(path.name + "-wal")]
    return sum(found.stat().st_size for found in logs if found.exists()) // 1024


COMMAND = Command("stats", arguments, run)
