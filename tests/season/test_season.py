"""A season of games across days: nobody is forgotten, nagged or stuck, though the bot is killed meanwhile.

The great one, of sixty people and six weeks, is `python -m tests.season`."""

import gc
from pathlib import Path

import pytest

from tests.season.lived import SHAPES, lived


# A bot that dies in the middle of sending a picture leaves the sandbox's aiohttp with half a file, never closed.
@pytest.mark.filterwarnings("ignore:Unclosed file <tempfile.SpooledTemporaryFile:ResourceWarning")
async def test_nobody_is_forgotten_nagged_or_stuck(tmp_path: Path) -> None:
    figures, faults = await lived(tmp_path / "paravent.db", SHAPES["killed"])
    gc.collect()  # now, while such a file is forgiven
    assert faults == []
    assert figures.enough(long=False) == []
