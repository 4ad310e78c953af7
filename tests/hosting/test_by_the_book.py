"""Whoever follows docs/operating.md from the first line to the last has a bot, backups elsewhere, and a way back."""

import asyncio
import configparser
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from engine.terminal.main import COMMANDS
from sandbox.server import TOKEN
from tests.bot.conftest import quarry
from tests.hosting.machine import Machine
from tests.hosting.page import PAGE, TREE, blocks, paravent_commands
from tests.tables.operate.operating import database_in

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="whoever hosts it has git")


@pytest_asyncio.fixture
async def machine(tmp_path: Path) -> AsyncIterator[Machine]:
    """A machine and a Discord, and nobody has done anything yet."""
    async with quarry(tmp_path / "no.db") as play:
        yield Machine(tmp_path, TOKEN=TOKEN, API=play.sandbox.api)


async def installed(machine: Machine) -> list[str]:
    """Account, installation, settings; what is left to be done."""
    account, settings, *rest = blocks("From nothing to a running bot")
    await machine.follow(account)
    await machine.follow(settings)
    return rest


async def test_from_nothing_to_a_running_bot(machine: Machine) -> None:
    look, service = await installed(machine)
    assert (machine.account / ".env").stat().st_mode & 0o777 == 0o600
    assert machine.account.stat().st_mode & 0o777 == 0o700
    assert "Nothing has to be mended." in await machine.follow(look)
    await machine.follow(service)
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(machine.units / "paravent.service")
    program, command = unit["Service"]["ExecStart"].split()
    assert Path(program).samefile(machine.bin / "paravent")
    assert command == "run"
    assert unit["Service"]["WorkingDirectory"] == unit["Service"]["ReadWritePaths"] == str(machine.account)
    assert machine.noted[0].endswith(f"--home-dir {machine.account} --shell /usr/sbin/nologin paravent")
    assert [line for line in machine.noted if line.startswith("systemctl")] == [
        "systemctl daemon-reload",
        "systemctl enable --now paravent",
    ]


def test_the_service_is_not_started_again_where_that_would_change_nothing() -> None:
    told = dict(re.findall(r"^\| (\d+) \| (.*) \|$", PAGE, re.M))
    (codes,) = re.findall(r"RestartPreventExitStatus=(.*)", PAGE)
    assert set(codes.split()) == {"2", "65", "66", "77", "78"} <= set(told)


async def test_upgrade_and_rollback(machine: Machine) -> None:
    await installed(machine)
    database = await asyncio.to_thread(database_in, machine.account)
    machine.publish("second")
    upgrade, rollback, restore = blocks("Upgrade and rollback")
    await machine.follow(upgrade)
    assert machine.version == "second"
    newer = renewed(database)
    shutil.copyfile(database, machine.account / "backups" / "paravent-29991231T040000Z.db")  # the next night's
    await machine.follow(rollback)
    assert machine.version == "first"
    await machine.follow(restore)
    assert [path.read_bytes() for path in machine.account.glob("*.before-restore-*")] == [newer]
    await machine.follow("sudo -u paravent -H bash -c 'cd && paravent verify'")
    machine.publish("third")
    await machine.follow(upgrade)
    assert machine.version == "third", "after a rollback one can upgrade again"


def renewed(database: Path) -> bytes:
    """The file as a newer version has made it: in a form that this one does not know."""
    with closing(sqlite3.connect(database)) as db:
        (form,) = db.execute("PRAGMA user_version").fetchone()
        db.execute(f"PRAGMA user_version = {form + 1}")
    return database.read_bytes()


async def test_a_copy_of_the_backups_elsewhere_can_be_restored(machine: Machine) -> None:
    await installed(machine)
    await asyncio.to_thread(database_in, machine.account)
    prepare, rehearse = blocks("Backups, and a copy of them elsewhere")
    await machine.follow(prepare)
    line = (machine.folder / "etc/cron.d/paravent").read_text()
    *times, account, command = line.split(maxsplit=6)
    assert (len(times), account) == (6 - 1, "paravent")
    await machine.follow(f'export HOME="$ACCOUNT"; {command}')
    (copy,) = (machine.elsewhere / "paravent").glob("*.db")
    assert copy.stat().st_mode & 0o777 == 0o600
    said = await machine.follow(rehearse)
    assert "rehearsed.db" in said
    assert not (machine.account / "rehearsal").exists()
    assert [*machine.elsewhere.glob("paravent/*.db")] == [copy]


def test_what_the_page_needs_of_a_bare_machine_is_in_the_line_that_installs_it() -> None:
    (installs,) = re.findall(r"`sudo apt install ([^`]*)`", PAGE)
    packages = {"git": "git", "make": "make", "rsync": "rsync", "ssh": "openssh-client", "/etc/cron.d": "cron"}
    shell = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, re.S))
    assert {package for program, package in packages.items() if program in shell} <= {*installs.split()}
    assert "python3-venv" in installs


def test_every_make_command_of_the_page_is_a_target_and_every_paravent_command_is_one() -> None:
    targets = re.findall(r"^([a-z]+):", (TREE / "Makefile").read_text(encoding="utf8"), re.M)
    named = re.findall(r"make (?:-C \S+ )?([a-z]+)", "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, re.S)))
    assert set(named) == {"install"} <= set(targets)
    known = {command.name for command in COMMANDS} | {"run", "doctor"}
    assert {command.split()[0] for command in paravent_commands()} <= known
    assert len(paravent_commands()) > 15
