"""A season of games across days: nobody is forgotten, nagged or stuck, however often the bot is killed meanwhile."""

import gc
from pathlib import Path

import pytest

from tests.season.lived import SHAPES, lived
from tests.thorough import LONG, some_of, thorough


# A bot that dies in the middle of sending a picture leaves the sandbox's aiohttp with half a file, never closed.
@pytest.mark.filterwarnings("ignore:Unclosed file <tempfile.SpooledTemporaryFile:ResourceWarning")
@thorough
@pytest.mark.parametrize("shape", some_of(["killed", "whole"], 1))
async def test_nobody_is_forgotten_nagged_or_stuck(tmp_path: Path, shape: str) -> None:
    figures, faults = await lived(tmp_path / "paravent.db", SHAPES[shape])
    gc.collect()  # now, while such a file is forgiven
    assert faults == []
    assert figures.enough(long=LONG and shape == "whole") == []
