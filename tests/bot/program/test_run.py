"""`paravent run` as a process: it starts, tells Discord its commands once, stops when asked, and says what is wrong."""

import asyncio
import json
import os
import signal
import socket
from pathlib import Path

import pytest

from engine.tables.storage.file import WriterLock
from sandbox.actions.interactions import COMMAND
from sandbox.http.trouble import hold_request, refuse
from sandbox.process import BotFailed
from sandbox.server import TOKEN
from tests.bot.conftest import Play, quarry
from tests.bot.program.operating import SECRET, at, bot, ended, refused
from tests.bot.program.running import paravent

SOMEWHERE = "http://127.0.0.1:9/api/v10"
"""Where nobody listens."""

# Starting and stopping


async def test_it_starts_answers_and_stops_when_it_is_asked(play: Play) -> None:
    async with bot(play.sandbox, play.database) as running:
        answer = await play.anna.command("/admin settings")
        assert "Tables on this server" in answer.text
        assert await running.stop() == 0
        printed = running.printed()
    assert "Traceback" not in printed
    assert printed.count("commands synced") == 1
    assert "message=stopped" in printed


async def test_the_commands_are_told_once_and_again_only_when_they_have_changed_or_it_is_asked_to(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "paravent")
    for said in ("commands synced", "commands unchanged"):
        async with paravent(play.sandbox, play.database, tell=True):
            assert caplog.messages[-1] == said
    async with bot(play.sandbox, play.database, "--sync") as running:
        await play.anna.command("/admin log")
        await running.stop()
        assert "commands synced" in running.printed()
    async with paravent(play.sandbox, play.database, tell=True):
        assert caplog.messages[-1] == "commands unchanged"


async def test_the_commands_that_other_tests_find_known_are_those_the_bot_would_tell(tmp_path: Path) -> None:
    found = []
    for tell in (True, False):
        async with quarry(tmp_path / f"{tell}.db") as other, paravent(other.sandbox, other.database, tell=tell):
            commands = other.sandbox.commands.all(None)
            found.append([{**each, "id": None, "version": None} for each in commands])
    assert found[0] == found[1] != []


async def test_ctrl_c_is_a_wish_like_any_other(play: Play) -> None:
    async with bot(play.sandbox, play.database) as running:
        assert await running._signal(signal.SIGINT) == 0
        assert "Traceback" not in running.printed()


async def test_what_is_being_answered_when_it_is_asked_to_stop_is_answered(play: Play) -> None:
    go_on = asyncio.Event()
    async with bot(play.sandbox, play.database) as running:
        blow = play.sandbox.trouble.next("POST", "/interactions/*/*/callback", hold_request(go_on))
        asked = asyncio.create_task(play.anna.command("/admin settings", language="fr"))
        await blow.struck()
        stopping = asyncio.create_task(running.stop())
        await until_printed(running, "stopping")
        go_on.set()
        assert "speak French" in (await asked).text
        assert await stopping == 0


async def until_printed(running: object, text: str) -> None:
    async with asyncio.timeout(20):
        while text not in running.printed():  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)


# Secrets


@pytest.mark.parametrize("shape", ["text", "json"])
async def test_no_token_is_logged_not_even_at_the_finest_level(play: Play, shape: str) -> None:
    async with bot(play.sandbox, play.database, LOG_LEVEL="debug", LOG_FORMAT=shape) as running:
        await play.anna.command("/table new", game="pebbles")
        await play.anna.command("/admin log")
        await running.stop()
        printed = running.printed()
    tokens = [each.token for each in play.sandbox.interactions._kept.values() if each.kind == COMMAND]
    assert tokens
    assert not [token for token in (TOKEN, *tokens) if token in printed]


@pytest.mark.parametrize("mode", [0o600, 0o644])
async def test_a_file_with_the_token_that_others_can_read_is_told_of_with_what_to_type(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(f"PARAVENT_TOKEN={TOKEN}\n", encoding="utf8")
    (tmp_path / ".env").chmod(mode)
    async with bot(play.sandbox, play.database, LOG_FORMAT="json") as running:
        await running.stop()
        lines = [json.loads(line) for line in running.printed().splitlines()]
    told = [line["message"] for line in lines if line["level"] == "warning" and line["logger"] == "paravent"]
    wanted = "others on this machine can read .env, which holds the token: chmod 600 .env"
    assert told == ([wanted] if mode == 0o644 else [])


# What is wrong


async def test_without_a_token_it_says_what_to_do(tmp_path: Path) -> None:
    code, printed = await ended("run", cwd=tmp_path)
    assert code == 78
    for told in ("discord.com/developers", "PARAVENT_TOKEN=", ".env", "sandbox"):
        assert told in printed
    assert list(tmp_path.iterdir()) == [], "nothing was begun"
    assert "jeton" in refused("run", cwd=tmp_path, LANG="fr")[1]


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_a_token_that_can_be_none_is_said_to_be_none(tmp_path: Path, command: str) -> None:
    code, printed = refused(command, cwd=tmp_path, TOKEN="abc")
    assert (code, "Traceback" in printed) == (78, False)
    assert "What stands in PARAVENT_TOKEN cannot be a bot’s token: that has three parts" in printed
    assert not (tmp_path / "paravent.db").exists(), "nothing was begun"


def test_that_it_can_be_no_token_is_said_in_french_too(tmp_path: Path) -> None:
    assert "ne peut pas être le jeton d’un bot" in refused("run", cwd=tmp_path, TOKEN="abc", LANG="fr")[1]


async def test_a_token_discord_does_not_know(play: Play, tmp_path: Path) -> None:
    code, printed = await ended("run", cwd=tmp_path, **{**at(play.sandbox), "TOKEN": "sandbox.another-token"})
    assert code == 78
    assert printed.endswith("put it into PARAVENT_TOKEN.")
    assert "Traceback" not in printed
    assert "another-token" not in printed


def test_a_token_that_looks_real_is_not_sent_to_a_sandbox(tmp_path: Path) -> None:
    code, printed = refused("run", cwd=tmp_path, TOKEN=SECRET, DISCORD_API=SOMEWHERE)
    assert code == 78
    assert printed.startswith("This token looks like one of Discord's")
    assert SECRET not in printed


def test_no_network(tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        api = f"http://127.0.0.1:{nobody.getsockname()[1]}/api/v10"
        code, printed = refused("run", cwd=tmp_path, TOKEN=TOKEN, DISCORD_API=api)
    assert code == 69
    assert "Discord cannot be reached" in printed
    assert "Traceback" not in printed


async def test_discord_has_a_fault_of_its_own(play: Play, tmp_path: Path) -> None:
    play.sandbox.trouble.next("GET", "/users/@me", refuse(403, 40001, "Unauthorized"))
    code, printed = await ended("run", cwd=tmp_path, **at(play.sandbox))
    assert (code, "Traceback" in printed) == (69, False)


def test_a_misspelt_setting(tmp_path: Path) -> None:
    assert refused("run", cwd=tmp_path, TOKKEN="x") == (
        78,
        "There is no setting PARAVENT_TOKKEN. Did you mean PARAVENT_TOKEN?",
    )
    assert refused("run", cwd=tmp_path, TOKEN=TOKEN, LOG_LEVEL="loud")[0] == 78


def test_the_token_may_stand_in_the_file_and_so_may_the_database_of_every_command(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"PARAVENT_TOKEN={SECRET}\nPARAVENT_DATABASE=kept.db\nPARAVENT_LANG=fr\n")
    code, printed = refused("stats", cwd=tmp_path)
    assert code == 66
    assert "kept.db" in printed
    assert "Il n’y a pas" in printed or "base de données" in printed
    code, printed = refused("run", cwd=tmp_path, DISCORD_API=SOMEWHERE)
    assert printed.startswith("This token looks like one of Discord's")


@pytest.mark.parametrize(
    ("made", "code", "said"),
    [("no folder", 74, "there is no folder"), ("no database", 65, "is not a database"), ("empty", 65, "is empty")],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, made: str, code: int, said: str) -> None:
    path = tmp_path / "kept.db"
    if made == "no folder":
        path = tmp_path / "nowhere" / "kept.db"
    else:
        path.write_bytes(b"" if made == "empty" else b"hello, world" * 99)
    found, printed = refused("run", "--database", str(path), cwd=tmp_path, TOKEN=TOKEN, DISCORD_API=SOMEWHERE)
    assert found == code
    assert said in printed
    assert "Traceback" not in printed


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    path = folder / "kept.db"
    code, printed = refused("run", "--database", str(path), cwd=tmp_path, TOKEN=TOKEN, DISCORD_API=SOMEWHERE)
    assert (code, "Traceback" in printed) == (77, False)


async def test_a_second_one_on_the_same_database(play: Play, tmp_path: Path) -> None:
    async with bot(play.sandbox, play.database):
        code, printed = await ended("run", "--database", str(play.database), cwd=tmp_path, **at(play.sandbox))
    assert code == 75
    assert "Another process writes to" in printed


def test_a_wrong_package_of_games(tmp_path: Path) -> None:
    code, printed = refused("--root", "no.such", "run", cwd=tmp_path, TOKEN=TOKEN, DISCORD_API=SOMEWHERE)
    assert (code, "no package" in printed) == (2, True)


async def test_a_bot_that_never_arrives_lets_go_of_the_database(play: Play) -> None:
    with pytest.raises(BotFailed, match="ended with 78"):
        async with bot(play.sandbox, play.database, TOKEN="sandbox.another-token"):
            pass
    lock = WriterLock(play.database)
    lock.take()
    lock.release()
