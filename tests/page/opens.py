"""Runs `make play` as somebody at a keyboard does: until its page is there, then Ctrl-C. Used by `make thorough`."""

import os
import re
import signal
import subprocess
import sys
from urllib.request import urlopen


def main(*command: str) -> int:
    """What was wrong, else nothing."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    found = None
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            break
    if found is None:
        return process.wait() or 1
    with urlopen(found[0], timeout=10) as answer:
        served = b"<title>Paravent</title>" in answer.read()
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to make and to all it started
    said, _ = process.communicate(timeout=60)
    sys.stdout.write(f"{' '.join(command)}: {found[0]} {'opened' if served else 'is something else'}, then {said}")
    return 0 if served and "make play" in said else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
