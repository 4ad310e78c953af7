"""`make play`: a Discord in the browser with the real bot in it, on this machine, until Ctrl-C."""

import argparse
import asyncio
import shutil
import sys
from pathlib import Path

from sandbox.page.playing import OK, CannotPlay, Playing, end_asked_for, open_browser
from sandbox.page.words import WORDS

PORT = 8080


def main() -> int:
    """What it ended with."""
    parser = argparse.ArgumentParser(prog="make play", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, default=Path(".play"))
    parser.add_argument("--lang", choices=tuple(WORDS))
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    parser.add_argument("--quiet", action="store_true", help="open no browser")
    asked = parser.parse_args()
    if asked.fresh:
        shutil.rmtree(asked.data, ignore_errors=True)
    try:
        return asyncio.run(_play(asked))
    except CannotPlay as cannot:
        sys.stderr.write(f"{cannot}\n")
        return cannot.status


async def _play(asked: argparse.Namespace) -> int:
    ending = end_asked_for()  # before anything is started: whoever is impatient is heard, too
    async with Playing(asked.data, asked.port, asked.lang) as playing:
        _say(playing.words["open"].format(address=playing.page.address, data=asked.data))
        if not asked.quiet:
            open_browser(playing.page.address)
        await ending.wait()
    _say(playing.words["ended"])
    return OK


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
