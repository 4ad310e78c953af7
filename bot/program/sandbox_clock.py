"""The clock of a bot that talks to a sandbox: the machine's own, moved on as far as that sandbox says.

Only a sandbox on this machine is ever asked (`wire.py` says which address can be one). A bot of the real Discord has no
such clock, and nobody outside can move the one it has.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp

from bot.program.wire import ApiAddress, client_options

log = logging.getLogger("paravent")

FARTHEST = 3_650 * 86_400.0
"""Seconds: nobody tries out more than ten years."""

AT_ONCE, HELD = 5.0, 60.0
"""Seconds for an answer, when the bot starts and when it waits for news. A sandbox keeps it waiting for less."""

PAUSE, BREATH = 5.0, 1.0
"""Seconds until it asks again: after an answer that is none, and after one that came at once and says nothing new."""

LARGEST = 1_000
"""Bytes of an answer that are read."""


class SandboxClock:
    """By default as late as it is; `ask` before anything begins, then `follow` again and again."""

    def __init__(self, address: ApiAddress, token: str) -> None:
        self._address, self._token = address, token
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    async def ask(self) -> None:
        """How late it is. A sandbox that does not know or does not answer leaves it as it is."""
        if told := await self._told({}, AT_ONCE):
            self._take(told)

    async def follow(self, moved: Callable[[], None]) -> None:
        """Wait until the sandbox has something to say. If time was moved, `moved` is called when the clock shows it."""
        asked = time.monotonic()
        told = await self._told({"known": repr(self._ahead)}, HELD)
        if told is None:
            await asyncio.sleep(PAUSE)
        elif told != self._ahead:
            self._take(told)
            moved()
        elif time.monotonic() - asked < BREATH:
            await asyncio.sleep(BREATH)

    def _take(self, ahead: float) -> None:
        self._ahead = ahead
        log.info("the sandbox has moved the clock", extra={"fields": {"ahead_s": ahead}})

    async def _told(self, query: Mapping[str, str], patience: float) -> float | None:
        """By how much the clock was moved; None if there is no such answer."""
        try:
            async with (
                aiohttp.ClientSession(
                    timeout=aiohttp.ClientTimeout(total=patience),
                    trace_configs=[client_options(self._address)["http_trace"]],
                    cookie_jar=aiohttp.DummyCookieJar(),
                    auto_decompress=False,
                ) as session,
                session.get(
                    f"{self._address.api}/sandbox/time",
                    params=query,
                    headers={"Authorization": f"Bot {self._token}"},
                    allow_redirects=False,
                ) as answer,
            ):
                if answer.status != 200 or not 0 < (answer.content_length or 0) <= LARGEST:
                    return None
                return _seconds(json.loads(await answer.read()))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError, RecursionError) as error:
            log.debug("the sandbox does not say how late it is: %s", type(error).__name__)
            return None


def _seconds(said: Any) -> float | None:
    """What was answered, if it can be so."""
    ahead = said.get("ahead") if isinstance(said, dict) else None
    if isinstance(ahead, bool) or not isinstance(ahead, int | float) or not 0 <= ahead <= FARTHEST:
        return None
    return float(ahead)
