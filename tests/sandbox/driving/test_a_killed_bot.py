"""A bot that runs as a process is stopped, killed in the middle of an answer, and started again."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sandbox.actions.interactions import COMMAND, COMPONENT, Interaction
from sandbox.actions.message import LOADING, Message
from sandbox.process import BotFailed, BotProcess
from sandbox.server import Sandbox
from sandbox.world.places import Channel, User
from tests.sandbox.bot import PATIENCE

SMALL_BOT = [sys.executable, "-m", "tests.sandbox.driving.small_bot"]
OURS = {"PYTHONPATH": str(Path(__file__).parents[3])}


def small_bot(sandbox: Sandbox, **environment: str) -> BotProcess:
    return BotProcess(sandbox, SMALL_BOT, {**OURS, **environment})


def script(sandbox: Sandbox, code: str) -> BotProcess:
    """A process that does this instead of being a bot."""
    return BotProcess(sandbox, [sys.executable, "-c", code])


def place(sandbox: Sandbox) -> tuple[User, Channel]:
    anna = next(user for user in sandbox.world.users.values() if user.name == "Anna")
    return anna, next(iter(sandbox.world.channels.values()))


async def until(condition: Callable[[], object]) -> None:
    """Wait for what another process brings about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def answered(interaction: Interaction) -> None:
    await until(lambda: interaction.answered is not None)


async def shown(sandbox: Sandbox) -> Message:
    """Anna uses the command; the message with the buttons that she then sees."""
    anna, channel = place(sandbox)
    (command,) = sandbox.commands.all(None)
    used = await sandbox.interactions.begin(COMMAND, anna, channel, {"id": command["id"], "name": "wheel", "type": 1})
    await answered(used)
    assert used.original is not None
    return used.original


async def press(sandbox: Sandbox, message: Message, button: str) -> Interaction:
    anna, channel = place(sandbox)
    data = {"custom_id": button, "component_type": 2}
    return await sandbox.interactions.begin(COMPONENT, anna, channel, data, source=message)


async def test_a_bot_killed_while_it_answers_goes_on_with_the_old_buttons(sandbox: Sandbox) -> None:
    async with small_bot(sandbox) as bot:
        message = await shown(sandbox)
        stuck = await press(sandbox, message, "stick")
        await answered(stuck)
        await bot.kill()
        assert bot.status == -9
    assert stuck.original is not None
    assert stuck.original.flags & LOADING, "it has promised and never answered"
    await until(lambda: all(session.link is None for session in sandbox.gateway.sessions.values()))
    lost = await press(sandbox, message, "turn:3")
    async with small_bot(sandbox):
        await answered(await press(sandbox, message, "turn:3"))
    assert message.body["content"] == "It has turned 3 times."
    assert lost.answered is None, "nobody was there to hear of it"


async def test_a_bot_that_is_asked_to_ends_by_itself(sandbox: Sandbox) -> None:
    async with small_bot(sandbox) as bot:
        assert await bot.stop() == 0
        assert await bot.stop() == 0
        assert bot.printed() == ""


async def test_a_bot_with_a_wrong_token_says_so_at_once(sandbox: Sandbox) -> None:
    with pytest.raises(BotFailed, match=r"ended with 1 before it arrived(?s:.*)Improper token has been passed"):
        await small_bot(sandbox, PARAVENT_TOKEN="sandbox.wrong").__aenter__()


async def test_a_bot_with_a_token_that_looks_real_never_shows_it(sandbox: Sandbox) -> None:
    token = "MTE4NzY1NDMyMTAxMjM0NTY3OA.Gabcde." + "x" * 38
    with pytest.raises(BotFailed, match="looks like one of Discord's") as failed:
        await small_bot(sandbox, PARAVENT_TOKEN=token).__aenter__()
    assert token not in str(failed.value)


async def test_a_bot_that_dies_at_once_shows_the_end_of_what_it_printed(sandbox: Sandbox) -> None:
    code = "import sys; print('x' * 100_000); sys.exit('no such table')"
    with pytest.raises(BotFailed, match=r"ended with 1 before(?s:.*)no such table") as failed:
        await script(sandbox, code).__aenter__()
    assert len(str(failed.value)) < 20_000


async def test_a_bot_that_cannot_be_started_is_an_error(sandbox: Sandbox) -> None:
    with pytest.raises(FileNotFoundError):
        await BotProcess(sandbox, ["/nowhere/bot"]).__aenter__()


async def test_a_test_that_fails_shows_what_the_bot_printed(sandbox: Sandbox) -> None:
    with pytest.raises(AssertionError) as failed:
        async with small_bot(sandbox, PYTHONVERBOSE="1"):
            raise AssertionError
    assert any("The bot printed:" in note and "import" in note for note in failed.value.__notes__)


HEEDLESS = """
import os, pathlib, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path(sys.argv[1]).write_text(f"{os.getpid()} {child.pid}\\n")
time.sleep(600)
"""


async def test_a_cancelled_test_leaves_no_process_behind(sandbox: Sandbox, tmp_path: Path) -> None:
    """Not even what the bot started, and though it would not end when asked to."""
    told = tmp_path / "processes"
    bot = BotProcess(sandbox, [sys.executable, "-c", HEEDLESS, str(told)])
    waiting = asyncio.create_task(bot.__aenter__())
    await until(lambda: told.exists() and told.read_text().endswith("\n"))
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await until(lambda: not any(runs(int(process)) for process in told.read_text().split()))


def runs(process: int) -> bool:
    """Whether there is such a process, and it is not merely waiting to be forgotten."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


async def test_a_bot_that_never_arrives_is_given_up_and_killed(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heedless = BotProcess(sandbox, [sys.executable, "-c", HEEDLESS, str(tmp_path / "processes")])
    monkeypatch.setattr("sandbox.process.PATIENCE", 0.1)
    with pytest.raises(BotFailed, match="did not arrive"):
        await heedless.__aenter__()
    assert heedless.status == -9


DEAF = """
import asyncio, signal
from tests.sandbox.driving.small_bot import main
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
asyncio.run(main())
"""


async def test_a_bot_that_will_not_end_is_given_up_and_killed(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf = BotProcess(sandbox, [sys.executable, "-c", DEAF], OURS)
    async with deaf:
        monkeypatch.setattr("sandbox.process.PATIENCE", 0.1)
        with pytest.raises(BotFailed, match="did not end"):
            await deaf.stop()
    assert deaf.status == -9


@pytest.mark.skipif(not Path("/proc").exists(), reason="the memory of another process is read from /proc")
async def test_the_memory_of_a_bot_is_measured_while_it_runs(sandbox: Sandbox) -> None:
    async with small_bot(sandbox) as bot:
        assert 10e6 < bot.memory() < 1e9
        await bot.kill()
        with pytest.raises(BotFailed, match="does not run"):
            bot.memory()
