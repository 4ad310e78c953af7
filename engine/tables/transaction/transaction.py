"""One transaction of the service, with who asks, what time it is, and which games there are."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec import MsgspecError, Struct, field

from engine.core.game import AnyGame
from engine.core.state.state import GameState
from engine.core.stored import StoredError, to_json
from engine.core.values.options import can_be_chosen
from engine.core.values.seats import Seat, Viewer
from engine.tables.storage.records import Motion, MotionKind, PersonId, Sitting, Table
from engine.tables.storage.state_cache import read, state_of
from engine.tables.storage.stored import Stored
from engine.tables.transaction.knowing import Access, may_know
from engine.tables.transaction.refusals import No
from engine.tables.transaction.request import InThread

LARGEST_ID = 2**63 - 1
"""No id of Discord's is larger, and no number that SQLite keeps."""


class Transaction(Struct):
    """What every change is made with. It lives as long as its transaction."""

    stored: Stored
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
    access: Access | None = None
    """What Discord says of who asks; None is the program itself, which knows of every table."""
    _sat: dict[str, tuple[int, list[Sitting]]] = field(default_factory=dict)

    # What is there

    def table(self, table: str | InThread) -> Table:
        """The table that is meant, if whoever asks may know of it: whatever somebody names comes through here."""
        found = self._found(table)
        if found is None or not self._may_know(found):
            raise No.NO_SUCH_TABLE.because()
        return found

    def _may_know(self, table: Table) -> bool:
        """Who sits there does, which is read anyway."""
        if self.access is None or (self.person is not None and self._seat_of(table.id, self.person) is not None):
            return True
        return may_know(self.stored, table, self.person, self.access)

    def governed(self, server: int, table: str) -> Table:
        """The table with this id, for those who run this server: they govern all its tables, and no others."""
        found = self._found(table)
        if found is None or found.server != server:
            raise No.NO_SUCH_TABLE.because()
        return found

    def now_of(self, table: Table) -> Table:
        """A table that whoever asks has found, as it stands after what was done since."""
        found = self.stored.tables.find(table.id)
        if found is None:
            raise LookupError(f"table {table.id} is gone")
        return found

    def _found(self, table: str | InThread) -> Table | None:
        if isinstance(table, InThread):
            return self.stored.tables.in_thread(table.thread)
        # An id is typed by people: whatever else they type is no table, and some of it SQLite cannot even be asked.
        return self.stored.tables.find(table) if table.isascii() else None

    def game(self, table: Table) -> AnyGame:
        """The game played there."""
        if table.game not in self.games:
            raise No.NO_SUCH_GAME.because()
        return self.games[table.game]

    def state(self, table: Table, game: AnyGame, step: int | None = None) -> GameState:
        """The state now, or after an earlier step. What is not as it was written is not shown, nor played on."""
        rows = self.stored.steps
        kept = rows.newest_state(table.id, table.step) if step is None else rows.state_at(table.id, step)
        if kept is None:
            pruned = step is not None and table.ended_at is not None
            raise No.STATE_GONE.because() if pruned else No.UNREADABLE.because()
        try:
            state = state_of(table.id, game, *kept) if step is None else read(game, *kept)
        except StoredError:
            raise No.UNREADABLE.because() from None  # what it says may hold what is hidden
        if step is None and [s.seat for s in self.sittings(table.id) if s.sound] != list(range(state.seats)):
            raise No.UNREADABLE.because()
        return state

    def options(self, table: Table) -> dict[str, str | bool]:
        """What was chosen there, by name."""
        try:
            chosen = self.stored.tables.options(table.id)
        except MsgspecError:
            raise No.UNREADABLE.because() from None
        game = self.games.get(table.game)
        if table.status == "open" and game is not None and not can_be_chosen(game.declares.options, chosen):
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
            return self._seat_of(table.id, self.person)
        taken = {sitting.seat for sitting in self.sittings(table.id) if sitting.is_played_by_computer}
        return self.computer if self.computer in taken else None

    def sittings(self, table: str) -> list[Sitting]:
        """Who sits there now, in the order of seats: read once, until somebody sits down or rises."""
        known, moved = self._sat.get(table), self.stored.tables.moved
        if known is None or known[0] != moved:
            known = self._sat[table] = (moved, self.stored.tables.sittings(table))
        return known[1]

    def _seat_of(self, table: str, person: PersonId) -> Seat | None:
        return next((sitting.seat for sitting in self.sittings(table) if sitting.person == person), None)

    def acting(self, table: str) -> Table:
        """The table, if it is not paused: whatever anybody does there goes through here."""
        found = self.table(table)
        if found.paused_at is not None:
            raise No.PAUSED.because()
        self.check_server(found.server)
        return found

    def is_paused(self, table: Table) -> bool:
        """Whether nobody can act there, because of the table or the whole server."""
        of_server = None if table.server is None else self.stored.servers.server_paused_at(table.server)
        return table.paused_at is not None or of_server is not None

    def check_server(self, server: int | None) -> None:
        """Nothing can be done while the whole server is paused."""
        if server is not None and self.stored.servers.server_paused_at(server) is not None:
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
        return self.access is not None and table.server is not None and self.access.on(table.server).manages

    def is_real(self, motion: Motion) -> bool:
        """Whether a motion asks for something, and somebody at the table asks it."""
        return (
            motion.kind in get_args(MotionKind) and self.stored.tables.sitting_at(motion.table, motion.seat) is not None
        )

    def persons(self, table: Table) -> list[Sitting]:
        """The people at the table, in the order of seats."""
        return [sitting for sitting in self.sittings(table.id) if sitting.kind == "person"]

    def known(self, user: int) -> PersonId:
        """Somebody else, named by his Discord id; he need not have been here."""
        if not 0 < user <= LARGEST_ID:
            raise No.NO_SUCH_PERSON.because()
        return self.stored.people.known(user, self.now)

    def audit(self, action: str, table: str | None, server: int | None = None, **detail: Any) -> None:
        """Leave a line for the operator, and for those who run the server it happened on."""
        self.stored.requests.audit(action, table, self.person, to_json(detail).decode(), self.now, server)
