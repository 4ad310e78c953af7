"""The one route that is not Discord's: by how much the clock was moved, at once or as soon as that is news."""

import math

from aiohttp import web

from sandbox.actions.passing import Passing
from sandbox.checks.form import Faults
from sandbox.replies import reply
from sandbox.world.places import World


class PassingRoutes:
    """It lies below the API, so whoever asks must have the bot's token."""

    def __init__(self, world: World, passing: Passing) -> None:
        self._world, self._passing = world, passing

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where it is."""
        router.add_get(f"{api}/sandbox/time", self._time)

    async def _time(self, request: web.Request) -> web.Response:
        if "known" in request.query:
            await self._passing.news(_seconds(request.query["known"]), lambda: _is_there(request))
        return reply({"ahead": self._world.clock.ahead})


def _is_there(request: web.Request) -> bool:
    return request.transport is not None and not request.transport.is_closing()


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not math.isfinite(seconds):
        faults = Faults()
        faults.add(("known",), "FLOAT_TYPE_COERCE", "It is the number of seconds that was answered last.")
        faults.refuse()
    return seconds
