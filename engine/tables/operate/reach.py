"""Servers that are out of reach: the bot was removed from them, or Discord has lost them for a while. Nobody who plays
there can be told anything, so no time passes there; by direct message he can play on."""

from collections.abc import Collection

from engine.tables.storage.records import LIVE
from engine.tables.transaction.transaction import Transaction
from engine.tables.waiting.left import goes_on


def servers_here(tx: Transaction, here: Collection[int]) -> None:
    """On these servers the bot can be reached, and on no other. To say it again changes nothing."""
    for server, since in tx.stored.servers.played_on():
        if server not in here and since is None:
            tx.stored.servers.set_gone(server, tx.now)
        elif server in here and since is not None:
            tx.stored.servers.set_gone(server, None)
            for table in tx.stored.tables.listed(server, LIVE):
                goes_on(tx, table, since)
