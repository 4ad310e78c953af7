"""What can go wrong on demand, behind a panel of the page: bot, connection, Discord, a person, a thread; and time."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from sandbox.page.sight import Drawn
from sandbox.server import Sandbox
from sandbox.world.places import User

SLOW = 2.0
"""Seconds by which every answer of Discord is late."""

LATER = {"hour-later": 3_600.0, "day-later": 86_400.0}
"""Seconds that can be let pass at once."""


class Bot(Protocol):
    """The bot's process, as far as the panel needs it."""

    @property
    def running(self) -> bool: ...

    async def kill(self) -> None: ...

    async def restart(self) -> None: ...


class Troubles:
    """The panel. Without a bot of its own it can do less."""

    def __init__(self, sandbox: Sandbox, bot: Bot | None = None) -> None:
        self._sandbox, self._bot = sandbox, bot
        self._slow = False

    def all(self, user: User) -> list[Drawn]:
        """What there is: a push, or a switch that is on or off for this person."""
        pushes = [*LATER, "drop", "archive", *(["kill", "restart"] if self._bot is not None else [])]
        return [
            *({"what": each, "on": None, "persons": False} for each in pushes),
            {"what": "slow", "on": self._slow, "persons": False},
            {"what": "close-direct", "on": not user.open_to_bots, "persons": True},
        ]

    def bot(self) -> Drawn:
        """Whether its process runs, and whether it is at the gateway."""
        connected = any(session.link is not None for session in self._sandbox.gateway.sessions.values())
        return {"running": connected if self._bot is None else self._bot.running, "connected": connected}

    async def make(self, what: str, wanted: dict[str, Any], user: User) -> None:
        """One of them."""
        deeds: dict[str, Callable[[dict[str, Any], User], Awaitable[None]]] = {
            "drop": self._drop,
            "archive": self._archive,
            "kill": self._kill,
            "restart": self._restart,
            "slow": self._slow_down,
            "close-direct": self._close_direct,
            **{each: partial(self._pass_time, seconds) for each, seconds in LATER.items()},
        }
        await deeds[what](wanted, user)

    async def _pass_time(self, seconds: float, wanted: dict[str, Any], user: User) -> None:
        await self._sandbox.pass_time(seconds)

    async def _drop(self, wanted: dict[str, Any], user: User) -> None:
        await self._sandbox.gateway.drop()

    async def _archive(self, wanted: dict[str, Any], user: User) -> None:
        thread = self._sandbox.world.channels[wanted["place"]]
        if thread.parent is None:
            raise ValueError("only a thread can sleep")
        await self._sandbox.happenings.archive(thread)

    async def _kill(self, wanted: dict[str, Any], user: User) -> None:
        if self._bot is not None:
            await self._bot.kill()

    async def _restart(self, wanted: dict[str, Any], user: User) -> None:
        if self._bot is not None:
            await self._bot.restart()

    async def _slow_down(self, wanted: dict[str, Any], user: User) -> None:
        self._slow = not self._slow
        self._sandbox.trouble.delay = SLOW if self._slow else 0.0

    async def _close_direct(self, wanted: dict[str, Any], user: User) -> None:
        chosen = self._sandbox.world.users.get(wanted.get("person", ""), user)
        change = self._sandbox.happenings.close_direct if chosen.open_to_bots else self._sandbox.happenings.open_direct
        change(chosen)
