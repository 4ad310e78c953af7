"""`python -m tests.season docs/pictures/season.png`: live the whole season, print its figures, and draw who waited.
With `--killed`, the one in which the bot is killed forty times."""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.bot.sketching import sketched
from tests.season.drawing import draw
from tests.season.lived import SHAPES, lived

KILLED = "--killed"


def main() -> None:
    """The same season as in the long form of the test."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        sketched.__wrapped__(patch)  # type: ignore[attr-defined]  # a fixture, which nobody else may call
        shape = SHAPES["killed" if KILLED in sys.argv else "whole"]
        figures, faults = asyncio.run(lived(Path(folder) / "paravent.db", shape))
    said = [str(figures), *faults, f"{time.process_time():.0f} seconds of processor time", ""]
    sys.stdout.write("\n".join(said))
    for path in [each for each in sys.argv[1:] if each != KILLED]:
        draw(figures, Path(path))


if __name__ == "__main__":
    main()
