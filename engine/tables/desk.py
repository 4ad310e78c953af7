"""A desk: one transaction of the service, with who asks, what time it is, and which games there are."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import MsgspecError, Struct

from engine.core.game import AnyGame
from engine.core.options import can_be_chosen
from engine.core.refusals import Refusal
from engine.core.seats import Seat, Viewer
from engine.core.state import GameState
from engine.core.stored import StoredError, to_json
from engine.tables.knowing import NOBODY, Standing, may_know
from engine.tables.recent import read, state_of
from engine.tables.records import PersonId, Sitting, Table
from engine.tables.refusals import No
from engine.tables.sql import pausing, people, requests, steps, tables

LARGEST_ID = 2**63 - 1
"""No id of Discord's is larger, and no number that SQLite keeps."""


class Request(Struct, frozen=True):
    """Who asks, by his Discord id, and under which id: the same request is carried out once."""

    id: str
    user: int
    standing: Standing = NOBODY
    """What Discord says of him where he asks."""


class Done(Struct, frozen=True):
    """It was carried out. `step` is the table's last one then; a `motion` waits for the others' consent."""

    table: str
    step: int
    motion: int | None = None


Answer = Done | Refusal


class Answered(Struct, frozen=True, omit_defaults=True):
    """An answer as it is stored."""

    done: Done | None = None
    refusal: Refusal | None = None


class Desk(Struct):
    """What every change is made with. It lives as long as its transaction."""

    db: sqlite3.Connection
    games: Mapping[str, AnyGame]
    now: int
    person: PersonId | None
    """Who asks; None is a computer."""
    computer: Seat | None
    """The seat the computer plays for."""
    dice: Callable[[int], bytes]
    """So many secret random bytes."""
    woken: set[str]
    """The tables at which a computer has been asked something."""
    standing: Standing | None = None
    """What Discord says of who asks; None is the program itself, which knows of every table."""

    # What is there

    def table(self, table: str) -> Table:
        """The table with this id, if whoever asks may know of it: every id that somebody names comes through here."""
        found = self._found(table)
        if found is None or not (self.standing is None or may_know(self.db, found, self.person, self.standing)):
            raise No.NO_SUCH_TABLE.because()
        return found

    def governed(self, server: int, table: str) -> Table:
        """The table with this id, for those who run this server: they govern all its tables, and no others."""
        found = self._found(table)
        if found is None or found.server != server:
            raise No.NO_SUCH_TABLE.because()
        return found

    def now_of(self, table: Table) -> Table:
        """A table that whoever asks has found, as it stands after what was done since."""
        found = tables.find(self.db, table.id)
        if found is None:
            raise LookupError(f"table {table.id} is gone")
        return found

    def _found(self, table: str) -> Table | None:
        # An id is typed by people: whatever else they type is no table, and some of it SQLite cannot even be asked.
        return tables.find(self.db, table) if table.isascii() else None

    def game(self, table: Table) -> AnyGame:
        """The game played there."""
        if table.game not in self.games:
            raise No.NO_SUCH_GAME.because()
        return self.games[table.game]

    def state(self, table: Table, game: AnyGame, step: int | None = None) -> GameState:
        """The state now, or after an earlier step. What is not as it was written is not shown, nor played on."""
        at = table.step if step is None else step
        kept = steps.state_at(self.db, table.id, at, newest=step is None)
        if kept is None:
            pruned = step is not None and table.ended_at is not None
            raise No.STATE_GONE.because() if pruned else No.UNREADABLE.because()
        try:
            state = state_of(table.id, game, *kept) if step is None else read(game, *kept)
        except StoredError:
            raise No.UNREADABLE.because() from None  # what it says may hold what is hidden
        if step is None and tables.taken(self.db, table.id) != range(state.seats):
            raise No.UNREADABLE.because()
        return state

    def options(self, table: Table) -> dict[str, str | bool]:
        """What was chosen there, by name."""
        try:
            chosen = tables.options(self.db, table.id)
        except MsgspecError:
            raise No.UNREADABLE.because() from None
        game = self.games.get(table.game)
        if table.status == "open" and game is not None and not can_be_chosen(game.options, chosen):
            raise No.UNREADABLE.because()  # a game that has begun by older rules may have had others
        return chosen

    # Who asks, and what he may

    def seat(self, table: Table) -> Seat:
        """The seat of whoever asks."""
        seat = self.viewer(table)
        if seat is None:
            raise No.NOT_SEATED.because()
        return seat

    def viewer(self, table: Table) -> Viewer:
        """The seat of whoever asks; the public, if he sits nowhere."""
        if self.person is not None:
            return tables.seat_of(self.db, table.id, self.person)
        taken = {sitting.seat for sitting in tables.sittings(self.db, table.id) if sitting.kind == "computer"}
        return self.computer if self.computer in taken else None

    def acting(self, table: str) -> Table:
        """The table, if it is not paused: whatever anybody does there goes through here."""
        found = self.table(table)
        if found.paused_at is not None:
            raise No.PAUSED.because()
        self.check_server(found.server)
        return found

    def is_paused(self, table: Table) -> bool:
        """Whether nobody can act there, because of the table or the whole server."""
        of_server = None if table.server is None else pausing.server_paused_at(self.db, table.server)
        return table.paused_at is not None or of_server is not None

    def check_server(self, server: int | None) -> None:
        """Nothing can be done while the whole server is paused."""
        if server is not None and pausing.server_paused_at(self.db, server) is not None:
            raise No.SERVER_PAUSED.because()

    def open(self, table: str) -> Table:
        """The table, if it has not begun."""
        found = self.acting(table)
        if found.status != "open":
            raise No.NOT_OPEN.because()
        return found

    def playing(self, table: str) -> Table:
        """The table, if a game is going on there."""
        found = self.acting(table)
        if found.status != "playing":
            raise No.NOT_PLAYING.because()
        return found

    def host(self, table: Table) -> None:
        """Only the host may go on."""
        if self.person is None or table.host != self.person:
            raise No.NOT_HOST.because()

    def manages(self, table: Table) -> bool:
        """Whether whoever asks manages the server that the table is on."""
        return self.standing is not None and table.server is not None and self.standing.on(table.server).manages

    def persons(self, table: Table) -> list[Sitting]:
        """The people at the table, in the order of seats."""
        return [sitting for sitting in tables.sittings(self.db, table.id) if sitting.kind == "person"]

    def known(self, user: int) -> PersonId:
        """Somebody else, named by his Discord id; he need not have been here."""
        if not 0 < user <= LARGEST_ID:
            raise No.NO_SUCH_PERSON.because()
        return people.known(self.db, user, self.now)

    def audit(self, action: str, table: str | None, server: int | None = None, **detail: Any) -> None:
        """Leave a line for the operator, and for those who run the server it happened on."""
        requests.audit(self.db, action, table, self.person, to_json(detail).decode(), self.now, server)
