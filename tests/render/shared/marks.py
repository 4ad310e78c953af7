"""What stands where on a picture: every line of text and every piece, as it was put on the canvas."""

from collections.abc import Callable

import pytest
from msgspec import Struct

from render.core.canvas import Canvas
from render.core.scene import Scene
from render.core.studio import Studio
from tests.roots import GAMES

CAPITALS = 0.36
"""Half the height of capitals and digits, in sizes of the letters."""


class Mark(Struct, frozen=True):
    """Words, or a piece by the name of its painter, and where it is."""

    what: str
    left: float
    top: float
    right: float
    bottom: float
    size: int = 0
    """Of letters, as it was asked for."""

    def meets(self, other: "Mark") -> bool:
        """Whether one covers any of the other."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def marks(seen: Scene, monkeypatch: pytest.MonkeyPatch) -> list[Mark]:
    """All of a picture's, in the order they are drawn."""
    made = list[Mark]()
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", _noting_text(made))
        patch.setattr(Canvas, "picture", _noting_pieces(made))
        Studio(GAMES).paint(seen)
    return made


def _noting_text(made: list[Mark]) -> Callable[..., int]:
    text = Canvas.text

    def note(canvas: Canvas, x: float, y: float, said: str, size: int, *rest: object, **more: object) -> int:
        wide = text(canvas, x, y, said, size, *rest, **more)  # type: ignore[arg-type]
        anchor = more.get("anchor") or (rest[2] if len(rest) > 2 else "left")
        begin = x - {"left": 0.0, "middle": wide / 2, "right": float(wide)}[str(anchor)]
        made.append(Mark(said, begin, y - size * CAPITALS, begin + wide, y + size * CAPITALS, size))
        return wide

    return note


def _noting_pieces(made: list[Mark]) -> Callable[..., None]:
    picture = Canvas.picture

    def note(
        canvas: Canvas,
        left: float,
        top: float,
        width: float,
        height: float,
        painter: Callable[..., None],
        *rest: object,
        **more: object,
    ) -> None:
        made.append(Mark(painter.__name__, left, top, left + width, top + height))
        picture(canvas, left, top, width, height, painter, *rest, **more)

    return note
