"""A bot as a process of its own, which can be stopped, killed and measured, and which never outlives its test."""

import asyncio
import os
import signal
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType

from sandbox.server import TOKEN, Sandbox

API_VARIABLE, TOKEN_VARIABLE = "PARAVENT_DISCORD_API", "PARAVENT_TOKEN"

PATIENCE = 15.0
"""Seconds for a bot to arrive at the gateway, or to end when it is asked to. One that dies is noticed at once."""

SAID = 10_000
"""So many of the last bytes that a bot printed are shown."""


class BotFailed(Exception):
    """It did not come, or did not go; with what it printed."""


class BotProcess:
    """`async with BotProcess(sandbox, argv) as bot:` is entered when the bot has arrived at the gateway.

    It is given the sandbox's address and token, then `environment`. Whatever happens inside, it is dead afterwards,
    with all that it started; of a bot that ended by itself, what it left behind is not looked for.
    """

    def __init__(self, sandbox: Sandbox, argv: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._sandbox, self._argv = sandbox, argv
        self._environment = {**os.environ, API_VARIABLE: sandbox.api, TOKEN_VARIABLE: TOKEN, **(environment or {})}
        self._open = ExitStack()
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> "BotProcess":
        try:
            await self._start()
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            error.add_note(f"The bot printed:\n{self.printed()}")
        await self._end()

    @property
    def status(self) -> int | None:
        """What it ended with, minus the signal if that was one; None while it runs."""
        return None if self._process is None else self._process.returncode

    def printed(self) -> str:
        """The end of what it has printed so far, errors among it. Ask before you leave the `async with`."""
        return self._file.read_bytes()[-SAID:].decode(errors="replace")

    def memory(self) -> int:
        """The bytes it holds of the machine's memory."""
        if not Path("/proc/self/statm").exists():
            raise BotFailed("The memory of a process is read from /proc, which this system has not.")
        if self._process is None or self.status is not None:
            raise BotFailed("A bot that does not run has no memory.")
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    async def kill(self) -> None:
        """End it by force, in the middle of whatever it does."""
        await self._signal(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to end, as a service manager does; what it ended with."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._signal(signal.SIGTERM)
        except TimeoutError:
            raise self._failed(f"The bot did not end within {PATIENCE:.0f} seconds.") from None

    async def _start(self) -> None:
        gateway = self._sandbox.gateway
        awaited = gateway.arrivals + 1
        self._file = Path(self._open.enter_context(tempfile.TemporaryDirectory())) / "printed"
        with self._file.open("wb") as file:  # and no pipe, which somebody would have to read before it is full
            self._process = await asyncio.create_subprocess_exec(
                *self._argv,
                env=self._environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                start_new_session=True,
            )
        ends = {asyncio.create_task(gateway.arrived(awaited)), asyncio.create_task(self._process.wait())}
        try:
            done, _ = await asyncio.wait(ends, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in ends:
                task.cancel()
            await asyncio.gather(*ends, return_exceptions=True)
        if self.status is not None:
            raise self._failed(f"The bot ended with {self.status} before it arrived at the gateway.")
        if not done:
            raise self._failed(f"The bot did not arrive at the gateway within {PATIENCE:.0f} seconds.")

    async def _signal(self, number: signal.Signals) -> int:
        """Send it, to all that the bot started too, and wait for the end."""
        if self._process is None:
            raise BotFailed("The bot was never started.")
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
        return await self._process.wait()

    async def _end(self) -> None:
        with self._open:
            if self._process is not None:
                await self.kill()

    def _failed(self, what: str) -> BotFailed:
        return BotFailed(f"{what} It printed:\n{self.printed()}")
