"""The killer: starts a child, kills it at a random instant, has the file looked over, and starts the next."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from msgspec import Struct

from tests.tables.soak.checks import Checks, copy_faults
from tests.tables.soak.journal import Notes, journal_of

ROOT = Path(__file__).parents[3]
PATIENCE = 120.0
"""Seconds after which a child that does not come up, or does not end, counts as hung."""

LIVES = ((0, 0, 3), (1, 4_000, 3), (4_000, 30_000, 4))
"""How much a child has noted when it is killed, in bytes from and to, and how often: some die while they open the file.
Not for how long: that would be another life on another machine, and none at all on a busy one."""
LATER = 0.03
"""Seconds after that, at most: no instant is spared."""


class Summary(Struct):
    """What a soak was, in numbers."""

    kills: int = 0
    while_opening: int = 0
    requests: int = 0
    steps: int = 0
    sent: int = 0
    resent: int = 0
    faults: list[str] = []

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.while_opening} while opening the file), {self.requests} requests,"
            f" {self.steps} accepted steps, {self.sent} intents sent, {self.resent} of them resent,"
            f" {len(self.faults)} faults"
        )


class Killer:
    """One file, and the lives it lives through."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._path, self._seed = folder, folder / "paravent.db", seed
        self._chance = Random(seed)
        self._notes, self._checks = Notes(), Checks()
        self._life = self._more = 0
        self.summary = Summary()

    def kill(self) -> list[str]:
        """One life, ended by force; what is wrong with the file after it."""
        self._more += self._chance.random() < 0.2
        least, most = self._chance.choices([life[:2] for life in LIVES], [life[2] for life in LIVES])[0]
        noted, delay = self._chance.randint(least, most), self._chance.uniform(0, LATER)
        child = self._child()
        _wait_for(journal_of(self._folder, self._life), child, noted)
        time.sleep(delay)
        child.kill()
        child.wait()
        self.summary.kills += 1
        return self._look_over(child.returncode, -signal.SIGKILL)

    def finish(self) -> list[str]:
        """A last life, which answers and sends all there is and ends by itself; nothing may be left."""
        child = self._child("--finish")
        _wait_to_end(child)
        faults = self._look_over(child.returncode, 0)
        self._checks = Checks()  # once more, all of it
        faults += self._checks.faults(self._path, self._notes)
        faults += [f"{asked} was never answered" for asked in self._notes.unanswered()]
        faults += copy_faults(self._folder)
        self.summary.faults += faults
        return faults

    def _child(self, *arguments: str) -> subprocess.Popen[bytes]:
        self._life += 1
        command = [sys.executable, "-m", "tests.tables.soak.child", str(self._path), str(self._folder), str(self._life)]
        options = ["--seed", f"{self._seed}-{self._life}", "--more", str(self._more), *arguments]
        with self._errors().open("wb") as errors:
            return subprocess.Popen([*command, *options], cwd=ROOT, stderr=errors, env={**os.environ})

    def _errors(self) -> Path:
        return self._folder / f"errors-{self._life:04}.txt"

    def _look_over(self, ended: int, expected: int) -> list[str]:
        opened, said = self._notes.opened, self._errors().read_text()
        self._notes.add(journal_of(self._folder, self._life))
        faults = [f"life {self._life}: {fault}" for fault in self._checks.faults(self._path, self._notes)]
        if said or ended != expected:
            faults.append(f"life {self._life} ended with {ended} and said: {said}")
        self.summary.while_opening += self._notes.opened == opened
        self.summary.requests, self.summary.steps = len(self._notes.asked), self._checks.steps
        self.summary.sent = len(set(self._notes.sent))
        self.summary.resent = len(self._notes.sent) - self.summary.sent
        self.summary.faults += faults
        return faults


def _wait_for(journal: Path, child: subprocess.Popen[bytes], noted: int) -> None:
    """Until the child has noted so much, its being loaded and about to open the file at least; or has ended before."""
    limit = time.monotonic() + PATIENCE
    while not (journal.exists() and journal.stat().st_size > noted) and child.poll() is None:
        if time.monotonic() > limit:
            child.kill()
            raise TimeoutError(f"the child that writes {journal} does not come so far")
        time.sleep(0.001)


def _wait_to_end(child: subprocess.Popen[bytes]) -> None:
    """Until it ends by itself; one that hangs is killed, and its exit code tells."""
    try:
        child.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def soak(folder: Path, kills: int, seed: int) -> Summary:
    """So many kills on one file, or fewer if something is found; then a last life."""
    killer = Killer(folder, seed)
    for _ in range(kills):
        if killer.kill():
            return killer.summary
    killer.finish()
    return killer.summary
