"""`python -m tests.season docs/pictures/season.png`: live the whole season, print its figures, and draw who waited."""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.bot.sketching import sketched
from tests.season.drawing import draw
from tests.season.lived import SHAPES, lived


def main() -> None:
    """The same season as in the long form of the test."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        sketched.__wrapped__(patch)  # type: ignore[attr-defined]  # a fixture, which nobody else may call
        figures, faults = asyncio.run(lived(Path(folder) / "paravent.db", SHAPES["whole"]))
    said = [str(figures), *faults, f"{time.process_time():.0f} seconds of processor time", ""]
    sys.stdout.write("\n".join(said))
    for path in sys.argv[1:]:
        draw(figures, Path(path))


if __name__ == "__main__":
    main()
