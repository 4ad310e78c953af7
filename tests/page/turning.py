"""A table whose turns are looked at: a person and computers, and the person's moves until it gets interesting."""

from typing import Any

from bot.interaction.app import Paravent
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.walk import fill
from engine.games.carrara.computer.choosing import computer
from engine.tables.service import Access
from engine.tables.transaction.request import Done, Request
from tests.bot.games.wishing import wish
from tests.bot.match import IN_A_HURRY
from tests.tables.room import dice_of, door_at

ANNA, EXPANDED = "Anna", "carrara-expanded"


class Table:
    """One table with a person and a computer; the person's moves before it gets interesting are a computer's, too."""

    def __init__(self, bot: Paravent, called: str, language: str, user: int, number: int) -> None:
        self.bot, self.called, self.language, self.user, self.number = bot, called, language, user, number
        self.game = bot.games[game_of(called)]
        self.id, self._made, self._below = "", 0, dice_of(b"turns")

    async def open(self, server: str, channel: str) -> None:
        await self.bot.tables.arrive(self.user, ANNA, int(server))
        if self.called == EXPANDED:
            await self._open_with_the_expansion(int(server), int(channel))
            return
        done = await self.bot.tables.play_now(
            Request(f"open {self.game.name} {self.number}", self.user),
            self.game.name,
            server=int(server),
            language=self.language,
            channel=int(channel),
            computers=max(1, self.game.declares.players[0] - 1),
        )
        assert isinstance(done, Done), done
        self.id = done.table

    async def _open_with_the_expansion(self, server: int, channel: int) -> None:
        """*Play now* is always the base game."""
        tables, by, there = self.bot.tables, f"open {self.called} {self.number}", Access(server, frozenset({channel}))
        options = {"expansion": "first"}
        opened = await tables.create(
            Request(by, self.user, there),
            self.game.name,
            server=server,
            language=self.language,
            places=2,
            options=options,
            channel=channel,
        )
        assert isinstance(opened, Done), opened
        await tables.add_computer(Request(f"{by} computer", self.user, there), opened.table)
        await tables.start(Request(f"{by} start", self.user, there), opened.table)
        self.id = opened.table

    async def door(self) -> Door[Any, Any, Any]:
        await self.bot.tables.computers_idle()
        found = await door_at(self.bot.tables, self.user, self.id)
        assert isinstance(found, Door)
        return found

    async def move(self, door: Door[Any, Any, Any]) -> None:
        decision, self._made = door.decision(), self._made + 1
        assert decision is not None
        form = self.wanted(door)
        done = await self.bot.tables.submit(
            Request(f"move {self.id} {self._made}", self.user), self.id, decision.number, form
        )
        assert isinstance(done, Done), done

    def wanted(self, door: Door[Any, Any, Any]) -> Form:
        """A move of the person's before it gets interesting."""
        if self.called == EXPANDED:
            return wish(door, self._below)
        if self.game.name == "carrara":
            return computer(door, self._below, IN_A_HURRY)
        return self.game.plays.computer(door, self._below)

    def wish(self, door: Door[Any, Any, Any], verb: str) -> Form:
        """A form of this verb with as much in it as there can be."""
        fields = self.game.verb[verb].fields
        return max(
            (Form(verb, fill(door, verb, fields, self._below)) for _ in range(30)), key=lambda form: len(form.values)
        )


def game_of(called: str) -> str:
    """The game itself."""
    return "carrara" if called == EXPANDED else called
