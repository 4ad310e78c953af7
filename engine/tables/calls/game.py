"""Calls of a game that goes on: answering, taking back, changing seats, giving up."""

from engine.core.forms import Form
from engine.core.refusals import Refusal
from engine.core.seats import Seat
from engine.tables import consent, looking, playing, seating, upkeep
from engine.tables.calls.base import Calls
from engine.tables.desk import Answer, Desk, Done, Request
from engine.tables.knowing import NOBODY, Standing
from engine.tables.records import Table


class GameCalls(Calls):
    """What a player does."""

    async def submit(self, request: Request, table: str, decision: int, form: Form) -> Answer:
        """Answer a decision."""
        return await self._change(
            request,
            table,
            ("submit", table, decision, form),
            lambda desk: playing.submit(desk, desk.acting(table), decision, form),
        )

    async def undo(self, request: Request, table: str, *, asking: bool = True) -> Answer:
        """Take back one's own last form, at once or by the others' consent; without `asking`, at once or not at all."""
        asked = ("undo",) if asking else ("undo-at-once",)
        return await self._in_game(request, table, asked, lambda desk, found: consent.undo(desk, found, asking=asking))

    async def undo_as_host(self, request: Request, table: str, step: int) -> Answer:
        """The host takes back a form and all after it."""
        return await self._in_game(
            request, table, ("undo-as-host", step), lambda desk, found: consent.undo_as_host(desk, found, step)
        )

    async def abandon(self, request: Request, table: str) -> Answer:
        """Give up the game, by the others' consent."""
        return await self._in_game(request, table, ("abandon",), consent.abandon)

    async def vote(self, request: Request, table: str, motion: int, agrees: bool) -> Answer:
        """Agree to what another asks, or not."""
        return await self._in_game(
            request, table, ("vote", motion, agrees), lambda desk, found: consent.vote(desk, found, motion, agrees)
        )

    async def resign(self, request: Request, table: str) -> Answer:
        """Leave a game that goes on."""
        return await self._in_game(request, table, ("resign",), seating.resign)

    async def replace(self, request: Request, table: str, seat: Seat, user: int | None) -> Answer:
        """Offer a seat to somebody, who takes it by joining; or, with None, let a computer play on at once."""

        def change(desk: Desk, found: Table) -> Done:
            if user is None:
                return seating.replace_by_computer(desk, found, seat)
            return seating.offer_seat(desk, found, seat, user)

        return await self._in_game(request, table, ("replace", seat, user), change)

    async def keep_draft(
        self, user: int, table: str, decision: int, form: Form, standing: Standing = NOBODY
    ) -> Refusal | None:
        """Remember a half-filled form for the user's open decision."""
        return await self._do(user, lambda desk: upkeep.keep_draft(desk, desk.playing(table), decision, form), standing)

    async def draft_for(self, user: int, table: str, standing: Standing = NOBODY) -> tuple[int, Form] | Refusal | None:
        """The half-filled form, while the decision is open: its number and what stands in it."""
        return await self._look(user, lambda desk: looking.draft(desk, desk.table(table)), standing)
