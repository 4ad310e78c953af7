"""A machine to be set up by the book: folders that stand for the system's, and in `stand-ins` programs that stand for
those which would change this one. `git` and `paravent` are the real ones."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.hosting.page import TREE
from tests.printed import Printed

STAND_INS = Path(__file__).parent / "stand-ins"
NOTED = ("useradd", "systemctl", "journalctl", "ssh-keygen", "ssh-copy-id")
"""Programs of which it is only noted that they were called."""


class Machine:
    """Where the commands of the page are carried out."""

    def __init__(self, folder: Path, **known: str) -> None:
        self.folder, self.known = folder, known
        self.program, self.account, self.elsewhere = folder / "opt", folder / "account", folder / "elsewhere"
        self.units, self.bin = folder / "etc/systemd/system", folder / "bin"
        for each in (self.units, folder / "etc/cron.d", self.bin, self.elsewhere):
            each.mkdir(parents=True)
        for name in NOTED:
            (self.bin / name).symlink_to(STAND_INS / "noted")
        self.repository = folder / "repository"
        self.repository.mkdir()
        self.git("init", "--quiet")
        for name in ("Makefile", ".env.example"):
            (self.repository / name).write_bytes((TREE / name).read_bytes())
        self.publish("first")

    def publish(self, version: str) -> None:
        """There is something new to be installed."""
        (self.repository / "version").write_text(version)
        self.git("add", "--all")
        self.git("-c", "user.name=Anna", "-c", "user.email=anna@example.org", "commit", "--quiet", "--message", version)

    def git(self, *words: str) -> None:
        subprocess.run(["git", "-C", self.repository, *words], check=True, env=self._environment(), timeout=60)

    @property
    def version(self) -> str:
        """What is installed."""
        return (self.program / "version").read_text()

    @property
    def noted(self) -> list[str]:
        """What those programs were asked to do that are only noted."""
        return (self.folder / "noted").read_text().splitlines()

    async def follow(self, block: str, cwd: Path | None = None) -> Printed:
        """Carry a block of commands out, each of which has to work; what it printed."""
        for theirs, ours in (
            ("/opt/paravent", self.program),
            ("/var/lib/paravent", self.account),
            ("/usr/local/bin", self.bin),
            ("/etc/", f"{self.folder}/etc/"),
            ("REPOSITORY", self.repository),
        ):
            block = block.replace(theirs, str(ours))
        process = await asyncio.create_subprocess_exec(
            *("bash", "-euo", "pipefail", "-c", block),
            cwd=cwd or self.folder,
            env=self._environment(),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        printed = (await asyncio.wait_for(process.communicate(), 120))[0].decode()
        assert process.returncode == 0, f"{block}\n{printed}"
        return Printed(printed)

    def _environment(self) -> dict[str, str]:
        others = {name: value for name, value in os.environ.items() if not name.startswith(("PARAVENT_", "GIT_"))}
        return {
            **others,
            **self.known,
            "PATH": f"{STAND_INS}:{self.bin}:{os.environ['PATH']}",
            "ACCOUNT": str(self.account),
            "ELSEWHERE": str(self.elsewhere),
            "EDITOR": "editor",
            "NOTED": str(self.folder / "noted"),
            "PYTHON": sys.executable,
            "PYTHONPATH": str(TREE),
            "GIT_CONFIG_GLOBAL": os.devnull,
        }
