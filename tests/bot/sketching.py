"""Pictures that nobody looks at: a test that is about something else lets them be a dot, and saves a tenth of its time.

A folder or a module has it by naming the fixture. Whoever looks at pictures, compares them or gives them strange names
to draw does not.
"""

from io import BytesIO

import pytest
from PIL import Image

from render.core.scene import Scene
from render.core.studio import Studio


@pytest.fixture(autouse=True)
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture is the same dot; its description is as ever."""
    file = BytesIO()
    Image.new("P", (1, 1)).save(file, "PNG")
    dot = file.getvalue()

    def draw(_: Studio, __: Scene) -> bytes:
        return dot

    monkeypatch.setattr(Studio, "_draw", draw)
