"""A season of games across days: nobody is forgotten, nagged or stuck, also if the bot is killed again and again.

The short form is a small one; the long form has sixty people and six weeks, once in peace and once killed forty times.
"""

from pathlib import Path

import pytest

from tests.season.lived import SHAPES, lived
from tests.thorough import LONG, thorough


@thorough
@pytest.mark.parametrize("shape", ["whole", "killed"] if LONG else ["small"])
async def test_nobody_is_forgotten_nagged_or_stuck(tmp_path: Path, shape: str) -> None:
    figures, faults = await lived(tmp_path / "paravent.db", SHAPES[shape])
    assert faults == []
    assert figures.enough(long=LONG) == []
