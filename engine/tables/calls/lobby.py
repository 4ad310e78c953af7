"""Calls of the lobby: before a game begins, and to begin another."""

from collections.abc import Mapping
from typing import Any

from engine.core.values.refusals import Refusal
from engine.tables.calls.base import Calls
from engine.tables.seats import lobby, opening, rematch, replacing
from engine.tables.seats.play_now import play_now
from engine.tables.storage.records import Entry, Lateness
from engine.tables.transaction.knowing import NOBODY, Access
from engine.tables.transaction.request import Answer, Done, Request
from engine.tables.transaction.transaction import Transaction


class LobbyCalls(Calls):
    """Opening a table, sitting down, the start."""

    async def create(
        self,
        request: Request,
        game: str,
        *,
        server: int | None = None,
        language: str | None = None,
        places: int | None = None,
        entry: Entry = "anyone",
        options: Mapping[str, Any] | None = None,
        pace: int | None = None,
        channel: int | None = None,
        late: Lateness = "ask",
    ) -> Answer:
        """Open a table, in this channel of Discord's. Its host is whoever asks, and sits at it."""
        chosen = dict(options or {})
        asked = ("create", game, server, language, places, entry, chosen, pace, channel, late)
        return await self._change(
            request,
            request.id,
            asked,
            lambda tx: opening.create(tx, game, server, language, places, entry, chosen, pace, channel, None, late),
        )

    async def play_now(
        self,
        request: Request,
        game: str,
        *,
        server: int | None = None,
        language: str | None = None,
        channel: int | None = None,
        computers: int = 2,
    ) -> Answer:
        """Open a table like `create`, fill it with computers and start it, whole or not at all.

        Whoever asks again within a minute, and has not moved yet, is answered with the table he has.
        """
        asked = ("play-now", game, server, language, channel, computers)
        return await self._change(
            request, request.id, asked, lambda tx: play_now(tx, game, server, language, channel, computers)
        )

    async def join(self, request: Request, table: str) -> Answer:
        """Sit down at an open table; or take the seat one was offered in a game that goes on."""

        def change(tx: Transaction) -> Done:
            found = tx.acting(table)
            if found.status == "playing":
                return replacing.take_over(tx, found)
            return lobby.join(tx, tx.open(table))

        return await self._change(request, table, ("join", table), change)

    async def leave(self, request: Request, table: str) -> Answer:
        """Get up from a table that has not begun."""
        return await self._in_lobby(request, table, ("leave",), lobby.leave)

    async def add_computer(self, request: Request, table: str) -> Answer:
        """The host adds a computer."""
        return await self._in_lobby(request, table, ("add-computer",), lobby.add_computer)

    async def remove_computer(self, request: Request, table: str) -> Answer:
        """The host removes a computer."""
        return await self._in_lobby(request, table, ("remove-computer",), lobby.remove_computer)

    async def invite(self, request: Request, table: str, user: int, *, call: bool = False) -> Answer:
        """The host invites somebody to a table that has not begun.

        `call`: the caller knows that he sees its channel, so he is called there, once.
        """
        return await self._in_lobby(
            request, table, ("invite", user, call), lambda tx, found: lobby.invite(tx, found, user, call=call)
        )

    async def withdraw(self, request: Request, table: str, user: int) -> Answer:
        """Take back an invitation or the offer of a seat; whom it was made to declines it so."""
        return await self._change(
            request, table, (table, "withdraw", user), lambda tx: replacing.withdraw(tx, tx.acting(table), user)
        )

    async def configure(
        self,
        request: Request,
        table: str,
        *,
        options: Mapping[str, Any] | None = None,
        places: int | None = None,
        entry: Entry | None = None,
        language: str | None = None,
        pace: str | None = None,
        late: Lateness | None = None,
    ) -> Answer:
        """The host changes what was chosen; the pace by its word."""
        chosen = None if options is None else dict(options)
        return await self._in_lobby(
            request,
            table,
            ("configure", chosen, places, entry, language, pace, late),
            lambda tx, found: lobby.configure(tx, found, chosen, places, entry, language, pace, late),
        )

    async def show_again(self, user: int, table: str, access: Access = NOBODY) -> Refusal | None:
        """Show the panel of a table that has not begun once more, at the wish of somebody who sits there."""
        return await self._do(user, lambda tx: lobby.show_again(tx, tx.open(table)), access)

    async def start(self, request: Request, table: str) -> Answer:
        """The host starts the game."""
        return await self._in_lobby(request, table, ("start",), lobby.start)

    async def cancel(self, request: Request, table: str) -> Answer:
        """The host gives up a table that has not begun."""
        return await self._in_lobby(request, table, ("cancel",), lobby.cancel)

    async def rematch(self, request: Request, table: str) -> Answer:
        """Open the same table again; the answer names the new one."""
        return await self._change(request, table, ("rematch", table), lambda tx: rematch.rematch(tx, tx.acting(table)))
