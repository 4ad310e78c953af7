"""The bot beside the page: a process of its own, which the panel can kill and start again."""

import sys
from collections.abc import Mapping

from sandbox.process import BotFailed, BotProcess
from sandbox.server import Sandbox

COMMAND = (sys.executable, "-m", "bot.program.main", "run")


class LocalBot:
    """It runs from `start` to `stop`, but for whoever kills it meanwhile."""

    def __init__(self, sandbox: Sandbox, environment: Mapping[str, str]) -> None:
        self._sandbox, self._environment = sandbox, environment
        self._process: BotProcess | None = None

    @property
    def running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.status is None

    async def start(self) -> None:
        """Until it has arrived. Raises `BotFailed`, with what it printed."""
        process = BotProcess(self._sandbox, COMMAND, self._environment)
        await process.__aenter__()
        self._process = process

    async def kill(self) -> None:
        """In the middle of whatever it does."""
        if self._process is not None:
            await self._process.kill()
            self._sandbox.world.pulse.beat()

    async def restart(self) -> None:
        """One that runs is asked to end first."""
        await self.stop()
        await self.start()
        self._sandbox.world.pulse.beat()

    async def stop(self) -> None:
        """In order; by force if it does not listen."""
        process, self._process = self._process, None
        if process is not None:
            try:
                await process.stop()
            except BotFailed:
                await process.kill()
            finally:
                await process.__aexit__(None, None, None)
