"""A game at once, against computers: a table is opened, filled and started, all of it or nothing."""

from engine.tables.seats import lobby, opening
from engine.tables.storage.records import PersonId, Table
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import Done
from engine.tables.transaction.transaction import Transaction

SAME_WISH = 60
"""Seconds. Whoever asks again so soon, and has not moved yet, means the table he has just got."""


def play_now(
    tx: Transaction, game: str, server: int | None, language: str | None, channel: int | None, computers: int
) -> Done:
    """Whoever asks plays against so many computers, or as near to that as the game allows."""
    if tx.person is None or game not in tx.games:
        raise No.NO_SUCH_GAME.because()
    opening.check_welcome(tx, server, tx.person)
    begun = _just_begun(tx, tx.person, game, server, channel)
    if begun is not None:
        return Done(begun.id, begun.step)
    players = tx.games[game].declares.players
    places = min(max(computers + 1, players[0]), players[-1])
    opened = opening.create(tx, game, server, language, places, "anyone", {}, None, channel)
    table = tx.table(opened.table)
    for _ in range(places - 1):
        lobby.add_computer(tx, table)
    return lobby.start(tx, table)


def _just_begun(tx: Transaction, person: PersonId, game: str, server: int | None, channel: int | None) -> Table | None:
    """A button is pressed twice before its first answer is there: that is one wish, under two requests."""
    for table in tx.stored.tables.seated(person, ("playing",)):
        same = (table.game, table.server, table.channel, table.host) == (game, server, channel, person)
        if same and tx.now - table.created_at < SAME_WISH and _waits_for_him_alone(tx, table, person):
            return table
    return None


def _waits_for_him_alone(tx: Transaction, table: Table, person: PersonId) -> bool:
    people = {sitting.person for sitting in tx.stored.tables.every_sitting(table.id) if sitting.kind == "person"}
    return people == {person} and tx.stored.steps.last_step_of(table.id, tx.seat(table)) is None
