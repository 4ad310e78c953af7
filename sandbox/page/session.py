"""One window of the page: what it is told, whenever anything has changed, and what it does for its person."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from aiohttp import web

from sandbox import limits
from sandbox.actions.interactions import Interaction
from sandbox.actions.message import Message
from sandbox.client.refusal import CannotDo
from sandbox.errors import DiscordError
from sandbox.page import deeds, windows
from sandbox.page.sight import Drawn, Sight
from sandbox.page.troubles import Troubles
from sandbox.world.places import User

_PLACE = re.compile(r"<#(\d+)>")
SETTLE = 0.01
"""Seconds after something has changed until the page is told: much changes at once."""


class Session:
    """It tells only what is not as it was when it last told it."""

    def __init__(self, socket: web.WebSocketResponse, sight: Sight, troubles: Troubles) -> None:
        self.sight, self.troubles = sight, troubles
        self.at = ""
        self.opened: dict[str, Interaction] = {}
        """Windows that were opened for him, by a number."""
        self._socket, self._app = socket, sight.app
        self._numbers = count(1)
        self._told: dict[str, Any] = {}
        self._marks: dict[str, object] = {}
        """By message: how it was when it was told."""
        self._named: dict[str, tuple[object, tuple[str, ...]]] = {}
        """By message: the places that it names, and of which body that is true. A thread has the id of its message."""
        self._ahead = sight.app.sandbox.world.clock.ahead
        self._typing: dict[str, float] = {}
        self._since = sight.app.sandbox.world.clock.now()
        """By person: when he was last told to be writing; nothing from before the window was opened."""
        self._doing: set[asyncio.Task[None]] = set()

    # What it is told

    async def follow(self) -> None:
        """For as long as the window is open."""
        pulse = self._app.sandbox.world.pulse
        while True:
            beat = pulse.next_beat
            await self.tell()
            await beat.wait()
            await asyncio.sleep(SETTLE)

    async def tell(self) -> None:
        """What has changed of where he is, of his places, and of the bot."""
        if self.at and self.at in self._app.sandbox.world.channels:
            await self._tell_messages()
            self.sight.has_read(self.at)
            await self._tell_typing()
        await self._tell_time()
        await self._once("places", {"places": self.sight.places()})
        await self._once("bot", self.troubles.bot())
        await self._once("troubles", {"troubles": self.troubles.all(self._app.user)})

    async def hello(self) -> None:
        """Who he is, and who else is there."""
        world, user = self._app.sandbox.world, self._app.user
        people = [_person(each) for each in world.users.values() if not each.bot]
        server = next(iter(world.guilds.values())).name
        await self.send("hello", me=_person(user), people=people, server=server, now=world.clock.now())

    async def go(self, place: str) -> None:
        """He opens a place: all that is in it, and where the new begins."""
        channel = self._app.place(place, awake=False)
        there, unread = self.sight.messages(place), self.sight.unread(place)
        self.at, self._marks = place, {each.id: self._mark(each) for each in there}
        drawn = [self.sight.message(each) for each in there]
        new_from = unread[0].id if unread else None
        await self.send("messages", place=place, new_from=new_from, messages=drawn)
        await self.send("commands", place=place, commands=self.sight.commands(channel))
        await self.tell()

    async def send(self, kind: str, **told: Any) -> None:
        """One thing; to a window that is closing, nothing."""
        if not self._socket.closed:
            await self._socket.send_json({"is": kind, **told})

    async def _tell_messages(self) -> None:
        there = self.sight.messages(self.at)
        for message in there:
            if self._marks.get(message.id) != (mark := self._mark(message)):
                self._marks[message.id] = mark
                await self.send("message", place=self.at, message=self.sight.message(message))
        for gone in self._marks.keys() - {each.id for each in there}:
            del self._marks[gone]
            await self.send("gone", place=self.at, message=gone)

    async def _tell_time(self) -> None:
        """Time was let pass: what is said by it is no longer true. It goes on by itself as here."""
        clock = self._app.sandbox.world.clock
        if self._ahead != clock.ahead:
            self._ahead = clock.ahead
            await self.send("time", now=clock.now())

    async def _tell_typing(self) -> None:
        world = self._app.sandbox.world
        for (channel, user), at in world.typing.items():
            if channel == self.at and user != self._app.user.id and at > self._typing.get(user, self._since):
                self._typing[user] = at
                await self.send("typing", place=channel, name=world.users[user].name)

    def _mark(self, message: Message) -> object:
        """Not the same before and after any change: of the message, and of the places that it names."""
        known = self._named.get(message.id)
        if known is None or known[0] is not message.body:
            known = self._named[message.id] = (message.body, (message.id, *_PLACE.findall(str(message.body))))
        channels = self._app.sandbox.world.channels
        names = [channels[each].name if each in channels else None for each in known[1]]
        return message.edited_at, message.flags, id(message.body), names

    async def _once(self, kind: str, told: Drawn) -> None:
        if self._told.get(kind) != told:
            self._told[kind] = told
            await self.send(kind, **told)

    # What it does

    def do(self, said: Drawn) -> None:
        """Something he does, beside whatever else is under way."""
        deed = deeds.DEEDS.get(str(said.get("do")))
        if deed is not None:
            task = asyncio.create_task(self._do(deed, said))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)

    async def _do(self, deed: Callable[["Session", Drawn], Awaitable[None]], said: Drawn) -> None:
        number = said.get("n")
        try:
            await deed(self, said)
        except CannotDo as refused:
            await self.send("done", n=number, ok=False, why=refused.why, detail=str(refused))
        except DiscordError as refused:
            await self.send("done", n=number, ok=False, why="forbidden", detail=refused.message)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            await self.send("done", n=number, ok=False, why="not-possible", detail=repr(error))
        else:
            if number is not None and said["do"] != "suggest":
                await self.send("done", n=number, ok=True)
        self._app.sandbox.world.pulse.beat()

    async def answered(self, done: Interaction) -> None:
        """Wait for the bot's first response as long as Discord does; a window that it opens is shown."""
        pulse = self._app.sandbox.world.pulse
        try:
            await pulse.until(lambda: done.answered is not None, str, limits.FIRST_RESPONSE_SECONDS)
        except AssertionError:
            raise CannotDo("the application did not respond", "no-answer") from None
        if done.window is not None:
            number = str(next(self._numbers))
            self.opened[number] = done
            named = lambda kind, which: self.sight.named(done.channel, kind, which)  # noqa: E731
            await self.send("window", window=windows.drawn(number, done.window, named))

    def close(self) -> None:
        """The window is closed: what he was waiting for is waited for no more."""
        for task in self._doing:
            task.cancel()


def _person(user: User) -> Drawn:
    return {"id": user.id, "name": user.name, "language": "fr" if user.locale.startswith("fr") else "en"}
