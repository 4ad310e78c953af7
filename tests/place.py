"""Where tests write: in memory, where a machine has plenty of it. `make test` and CI ask; it is run before anything is
installed, by its path."""

import os
import tempfile

MEMORY = "/dev/shm"
PLENTY = 2_000_000_000
"""Bytes. One run leaves a third of that."""


def place() -> str:
    """Each commit waits for the disk, and a disk that is waited for tells nothing of the rules. Some tests write a
    program and start it, which not every such place allows."""
    try:
        found = os.statvfs(MEMORY)
    except OSError:
        return tempfile.gettempdir()
    fits = found.f_bavail * found.f_frsize > PLENTY and not found.f_flag & os.ST_NOEXEC
    return MEMORY if fits and os.access(MEMORY, os.W_OK | os.X_OK) else tempfile.gettempdir()


if __name__ == "__main__":
    print(place())  # noqa: T201
