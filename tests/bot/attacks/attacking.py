"""Somebody whose app is not Discord's: he sends what it would never send, and what he did must have changed nothing."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest

from sandbox.actions.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction
from sandbox.actions.message import EPHEMERAL, LOADING, Message
from sandbox.client.person import Person
from sandbox.client.reading import words
from sandbox.server import TOKEN
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.seating import PATIENCE, Seats, seats

BUTTON, MENU = 2, 3
STRING, INTEGER, BOOLEAN, USER, CHANNEL = 3, 4, 5, 6, 7

ASIDE = {"people", "requests", "facts", "sqlite_sequence"}
"""What every press may write: who was here, what he was answered, and that the bot is alive."""

WRITERS = ("paravent", "bot", "engine", "discord", "asyncio")
"""Who writes into the operator's log."""

HURT = ("went wrong on my side", "problème est survenu", "cannot write anything down")
"""What is said when something of ours broke."""


class Attack:
    """The bot, and ways around the app."""

    def __init__(self, room: Seats, log: pytest.LogCaptureFixture) -> None:
        self.room, self.play, self._log = room, room.play, log
        self._sandbox = room.play.sandbox

    # What the app would not send

    async def press(
        self, who: Person, id: str, *, kind: int = BUTTON, values: Sequence[str] = (), at: Channel | None = None
    ) -> str:
        """Use a control with this id, as if one stood there; what he alone is told."""
        return await self.answer(await self.begin(who, id, kind=kind, values=values, at=at))

    async def begin(
        self, who: Person, id: str, *, kind: int = BUTTON, values: Sequence[str] = (), at: Channel | None = None
    ) -> Interaction:
        """The same without waiting for the answer."""
        place = at or who.at
        on = await self.access(place, id, kind)
        return await self.use(who, id, on, place, kind=kind, values=values)

    async def use(
        self, who: Person, id: str, on: Message | None, at: Channel, *, kind: int = BUTTON, values: Sequence[str] = ()
    ) -> Interaction:
        """Use what may not even stand on that message."""
        data = {"custom_id": id, "component_type": kind, "id": 1, **({"values": list(values)} if values else {})}
        return await self._sandbox.interactions.begin(COMPONENT, who.user, at, data, source=on)

    async def access(self, place: Channel, id: str, kind: int = BUTTON) -> Message:
        """A message of the bot's with such a control."""
        made: dict[str, Any] = {"type": BUTTON, "style": 2, "label": "Old", "custom_id": id}
        if kind == MENU:
            made = {"type": MENU, "custom_id": id, "options": [{"label": "Old", "value": "old"}]}
        body = {"content": "Old", "components": [{"type": 1, "components": [made]}]}
        return await self._sandbox.messages.write(place.id, self._sandbox.world.bot.id, body)

    async def command(self, who: Person, line: str, *options: dict[str, Any], at: Channel | None = None) -> str:
        """Use a command with whatever options."""
        return await self.answer(await self.begin_command(who, line, *options, at=at))

    async def begin_command(
        self,
        who: Person,
        line: str,
        *options: dict[str, Any],
        at: Channel | None = None,
        kind: int = COMMAND,
        resolved: dict[str, Any] | None = None,
    ) -> Interaction:
        """The same without waiting for the answer; `kind` may also be that something is being typed."""
        group, _, name = line.removeprefix("/").partition(" ")
        inner = [{"type": 1, "name": name, "options": list(options)}]
        data = {"id": "1", "type": 1, "name": group, "options": inner, "resolved": resolved or {}}
        return await self._sandbox.interactions.begin(kind, who.user, at or who.at, data)

    async def typing(self, who: Person, line: str, name: str, typed: Any, *others: dict[str, Any]) -> Interaction:
        """Something is typed into an option; the answer is waited for by whoever wants to."""
        focus = {"name": name, "type": STRING, "value": typed, "focused": True}
        return await self.begin_command(who, line, *others, focus, kind=AUTOCOMPLETE)

    # What came of it

    async def answer(self, done: Interaction) -> str:
        """What he was told: privately, and not that something broke."""

        def told() -> bool:
            return done.original is not None and not done.original.flags & LOADING

        asked = f"{done.kind} {done.id}"
        await self._sandbox.world.pulse.until(told, lambda: f"{asked} was never answered", PATIENCE)
        assert done.original is not None
        text = words(self._sandbox.world, done.original.body)
        assert done.original.flags & EPHEMERAL, text
        assert text
        assert not any(hurt in text for hurt in HURT), text
        return text

    async def suggested(self, done: Interaction) -> list[str]:
        """What was suggested, perhaps nothing."""
        await self._sandbox.world.pulse.until(
            lambda: done.answered is not None, lambda: "nothing was suggested", PATIENCE
        )
        return [str(each["name"]) for each in done.suggestions]

    async def together(self, *done: Interaction) -> list[str]:
        """What each of them was told."""
        return list(await asyncio.gather(*map(self.answer, done)))

    async def rows(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that is kept, when everything is sent: tables, and what the people of the server have chosen."""
        await self.room.sent()
        with closing(sqlite3.connect(f"file:{self.play.database}?mode=ro", uri=True)) as db:
            names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            found = {name: sorted(db.execute(f"SELECT * FROM {name}"), key=repr) for name in names if name not in ASIDE}
            kept = "SELECT name, language, dm_state FROM people WHERE name IN ('Anna', 'Clio') ORDER BY id"
            return {**found, "people": list(db.execute(kept))}

    def nothing_broke(self, *secrets: str) -> None:
        """Nothing was logged that an operator would have to look at, nor anything that is nobody's business."""
        ours = [each for each in self._log.records if each.name.split(".")[0] in WRITERS]
        loud = [each for each in ours if each.levelno >= logging.ERROR or each.exc_info]
        assert [f"{each.getMessage()} {each.exc_info}" for each in loud] == []
        written = "\n".join(each.getMessage() for each in ours)
        assert [secret for secret in (TOKEN, *secrets) if secret in written] == []
        assert self._sandbox.broken == []


@asynccontextmanager
async def attack(play: Play, log: pytest.LogCaptureFixture, *secrets: str) -> AsyncIterator[Attack]:
    """The whole bot, a place to play in, and somebody who means no good. Whatever he does, nothing breaks."""
    with log.at_level(logging.INFO, "paravent"), log.at_level(logging.INFO, "discord"):
        async with seats(play) as room:
            made = Attack(room, log)
            yield made
            await room.sent()
        made.nothing_broke(*secrets)


def stranger(play: Play, name: str = "Zoe") -> Person:
    """Somebody on another server of the bot's."""
    world = play.sandbox.world
    user = world.user(name)
    return Person(play.sandbox, user, world.channel(world.guild(f"{name}’s harbour", user), "games"))


def option(name: str, kind: int, value: Any) -> dict[str, Any]:
    """An option as it is sent."""
    return {"name": name, "type": kind, "value": value}
