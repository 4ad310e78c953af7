"""Calls of a game that goes on: answering, taking back, changing seats, giving up."""

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.core.values.seats import Seat
from engine.tables.calls.base import Calls
from engine.tables.play import drafts, moves, undo, votes
from engine.tables.seats import replacing
from engine.tables.seeing.shown import Draft
from engine.tables.storage.records import Table
from engine.tables.transaction.knowing import NOBODY, Access
from engine.tables.transaction.request import Answer, Done, Request
from engine.tables.transaction.transaction import Transaction


class GameCalls(Calls):
    """What a player does."""

    async def submit(self, request: Request, table: str, decision: int, form: Form) -> Answer:
        """Answer a decision."""
        return await self._change(
            request,
            table,
            ("submit", table, decision, form),
            lambda tx: moves.submit(tx, tx.acting(table), decision, form),
        )

    async def undo(self, request: Request, table: str, *, asking: bool = True, at: int | None = None) -> Answer:
        """Take back one's own last form, at once or by the others' consent; without `asking`, at once or not at all.
        `at`: the step the table stood at when it was decided; if it has gone on since, nothing is taken back."""
        asked = ("undo" if asking else "undo-at-once", *(() if at is None else (at,)))
        return await self._in_game(request, table, asked, lambda tx, found: undo.undo(tx, found, asking=asking, at=at))

    async def undo_as_host(self, request: Request, table: str, step: int) -> Answer:
        """The host takes back a form and all after it."""
        return await self._in_game(
            request, table, ("undo-as-host", step), lambda tx, found: undo.undo_as_host(tx, found, step)
        )

    async def abandon(self, request: Request, table: str) -> Answer:
        """Give up the game, by the others' consent."""
        return await self._in_game(request, table, ("abandon",), votes.abandon)

    async def vote(self, request: Request, table: str, motion: int, agrees: bool) -> Answer:
        """Agree to what another asks, or not."""
        return await self._in_game(
            request, table, ("vote", motion, agrees), lambda tx, found: votes.vote(tx, found, motion, agrees)
        )

    async def resign(self, request: Request, table: str) -> Answer:
        """Leave a game that goes on."""
        return await self._in_game(request, table, ("resign",), replacing.resign)

    async def replace(self, request: Request, table: str, seat: Seat, user: int | None) -> Answer:
        """Offer a seat to somebody, who takes it by joining; or, with None, let a computer play on at once."""

        def change(tx: Transaction, found: Table) -> Done:
            if user is None:
                return replacing.replace_by_computer(tx, found, seat)
            return replacing.offer_seat(tx, found, seat, user)

        return await self._in_game(request, table, ("replace", seat, user), change)

    async def keep_draft(
        self, user: int, table: str, decision: int, form: Form | None, access: Access = NOBODY
    ) -> Refusal | None:
        """Remember a half-filled form for the user's open decision; without one, forget the last."""
        return await self._do(user, lambda tx: drafts.keep_draft(tx, tx.playing(table), decision, form), access)

    async def draft_for(self, user: int, table: str, access: Access = NOBODY) -> Draft | Refusal | None:
        """The half-filled form, until its question is answered."""
        return await self._look(user, lambda tx: drafts.draft(tx, tx.table(table)), access)
