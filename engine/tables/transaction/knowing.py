"""Who may know of a table: decided here, whatever is asked about it.

Its own people may, wherever they ask: who sits there or sat there, hosts it, is invited or was offered a seat. Besides
them, whoever asks on its own server and sees the channel in which it was opened. For anybody else there is no such
table: he is refused in the same words as for an id that nobody ever had.
"""

from collections.abc import Sequence

from msgspec import Struct

from engine.tables.storage.records import PersonId, Table
from engine.tables.storage.stored import Stored


class Access(Struct, frozen=True):
    """What Discord says of whoever asks, where he asks; all of it about that one server."""

    server: int | None = None
    """None in direct messages."""
    channels: frozenset[int] = frozenset()
    """Those of its channels that he sees. No two servers have a channel with the same id."""
    roles: tuple[int, ...] = ()
    manages: bool = False
    """Whether he may manage the server."""

    def on(self, server: int | None) -> "Access":
        """What counts of it there: on another server than the one he asks on, nothing."""
        return self if self.server == server else NOBODY


NOBODY = Access()
"""Of whom Discord says nothing: he sees no channel, has no role, and manages nothing."""


def may_know(stored: Stored, table: Table, person: PersonId | None, access: Access) -> bool:
    """Whether this person may know of this table."""
    if table.channel in access.channels:
        return True
    return person is not None and stored.tables.is_own(table.id, person)


def known(stored: Stored, person: PersonId | None, access: Access, status: Sequence[str]) -> list[Table]:
    """All tables in these states that he may know of where he asks, the newest first: on a server those of that server,
    in direct messages his own, wherever they stand."""
    if access.server is None:
        return stored.tables.own(person, status)
    return stored.tables.known(person, access.server, access.channels, status)
