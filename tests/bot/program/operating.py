"""`paravent` as a process of its own, with what it printed and how it ended."""

import asyncio
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from bot.program import logs
from bot.program.main import main
from sandbox.process import BotProcess
from sandbox.server import TOKEN, Sandbox
from tests.printed import unbroken

TREE = Path(__file__).parents[3]
PARAVENT = [sys.executable, "-m", "bot.program.main", "--root", "tests.sample.games"]
SECRET = "MTE5OTk5OTk5OTk5OTk5OTk5.GAbCdE.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab"
"""It has the shape of a real token, and is none."""

PATIENCE = 30.0

LOGGERS = ("", *logs.OURS, "discord", "aiosqlite", "aiohttp", "aiohttp.access", "asyncio")
"""Whose levels may be set."""


def environment(**settings: str) -> dict[str, str]:
    """Nothing is set but these, and where our code is."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("PARAVENT_")}
    return {**others, "PYTHONPATH": str(TREE), **{f"PARAVENT_{name}": value for name, value in settings.items()}}


async def ended(*argv: str, cwd: Path, **settings: str) -> tuple[int, str]:
    """Run it to its end: how it ended, and all it printed, on one line."""
    process = await asyncio.create_subprocess_exec(
        *PARAVENT,
        *argv,
        cwd=cwd,
        env=environment(**settings),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        printed, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode or 0, unbroken(printed.decode())


def refused(*argv: str, cwd: Path, **settings: str) -> tuple[int, str]:
    """The same without a process of its own, which takes a second to begin: for what ends before the bot is made."""
    printed = StringIO()
    with (
        patch.dict(os.environ, environment(**settings), clear=True),
        chdir(cwd),
        logs_kept_apart(),
        redirect_stdout(printed),
        redirect_stderr(printed),
    ):
        code = main(["--root", "tests.sample.games", *argv])
    return code, unbroken(printed.getvalue())


async def examined(*argv: str, cwd: Path, **settings: str) -> tuple[int, str]:
    """`paravent doctor` without a process of its own, while the sandbox it asks goes on."""
    return await asyncio.to_thread(lambda: refused("doctor", *argv, cwd=cwd, **settings))


@contextmanager
def logs_kept_apart() -> Iterator[None]:
    """What a command does to logging does not outlast it."""
    root = logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in LOGGERS}
    kept, root.handlers[:] = list(root.handlers), []
    try:
        yield
    finally:
        root.handlers[:] = kept
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def at(sandbox: Sandbox) -> dict[str, str]:
    """The settings for a sandbox."""
    return {"TOKEN": TOKEN, "DISCORD_API": sandbox.api}


def bot(sandbox: Sandbox, database: Path, *argv: str, **settings: str) -> BotProcess:
    """`paravent run` against a sandbox."""
    given = {"DATABASE": str(database), "LOG_LEVEL": "debug", **settings}
    named = {"PYTHONPATH": str(TREE), **{f"PARAVENT_{name}": value for name, value in given.items()}}
    return BotProcess(sandbox, [*PARAVENT, "run", *argv], named)
