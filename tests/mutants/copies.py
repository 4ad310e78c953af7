"""Copies of the tree in which a file can be spoilt, and tests run, without anybody noticing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from tests.mutants.faults import TREE, Fault
from tests.thorough import VARIABLE

NOT_NEEDED = (".*", "__pycache__", "build", "*.egg-info", "*.png", "*.log", "node_modules")
LONGEST = 600
"""Seconds after which a fault has made the rules go on for ever."""
QUICKLY = "-x -q -n 0 --tb=no --assert=plain -p no:cacheprovider -p no:hypothesispytest"
"""Up to the first failure, and without all that would only tell a person more about it."""
PYTEST = (sys.executable, "-m", "pytest", *QUICKLY.split())
PASSED, FAILED = 0, 1
"""What pytest exits with; any other number says that the tests could not be run."""


class Tested(Struct, frozen=True):
    """How a run of tests came out."""

    code: int
    """What pytest exits with."""
    failed: str
    """The first test that failed, if one did."""


class Copy:
    """One copy; what stands in the tree never changes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(TREE, root, ignore=shutil.ignore_patterns(*NOT_NEEDED))

    @contextmanager
    def spoilt(self, fault: Fault) -> Iterator[None]:
        """With this fault in it, for as long as it takes."""
        file = self.root / fault.file
        sound = file.read_text(encoding="utf8")
        file.write_text(fault.put_into(sound), encoding="utf8")
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            compiled.unlink()  # Python goes by seconds and length, which may both be the same
        try:
            yield
        finally:
            file.write_text(sound, encoding="utf8")

    def tested(self, arguments: Sequence[str], *, keep_compiled: bool = False) -> Tested:
        """Run tests up to the first that fails. Nothing is compiled for good while the copy is spoilt."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", VARIABLE))}
        kept.pop("PYTHONDONTWRITEBYTECODE", None)
        try:
            ran = subprocess.run(
                (*PYTEST, *arguments),
                cwd=self.root,
                env=kept if keep_compiled else {**kept, "PYTHONDONTWRITEBYTECODE": "1"},
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf8",
                timeout=LONGEST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Tested(FAILED, f"no end after {LONGEST} seconds")
        said = [line.split(" ", 1)[1] for line in ran.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        first = said[0].split(" - ")[0].rsplit("/", 1)[-1] if said else "a test without a name"
        return Tested(ran.returncode, "" if ran.returncode == PASSED else first)
