"""Plain text for up to eighty columns: headings, paragraphs, aligned lists and tables. It says no word of its own."""

from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import wrap

WIDTH = min(80, max(40, get_terminal_size().columns))
ROWS = max(16, get_terminal_size().lines)

GAP = "  "

_NARROWEST = 20
"""A last column that would be narrower than this is not set as one."""


_SHORTEST = 4
"""A name in a table is not cut shorter than this."""

_ABREAST = 3
"""More columns of text than this are hard to read."""


_WHOLE = "\ue000"
"""Stands for a blank at which no line is broken. It is of no script; who reads never sees it."""


def heading(left: str, right: str = "") -> str:
    """A line across the page with a title on it."""
    start, end = f"── {left} ", f" {right} ──" if right else ""
    return start + "─" * max(WIDTH - len(start) - len(end), 2) + end


def paragraph(text: str, indent: str = "", hanging: str | None = None) -> str:
    """A text broken into lines; those after the first may be indented further."""
    following = indent if hanging is None else hanging
    lines = [line for part in text.split("\n") for line in _wrapped(part, indent, following) or [""]]
    return "\n".join(lines)


def whole(text: str) -> str:
    """A path or a command, with blanks in it perhaps, that is not broken when it is laid out: somebody will copy it."""
    return text.replace(" ", _WHOLE)


def _wrapped(text: str, indent: str, following: str) -> list[str]:
    """Broken between words only, and within nothing that stays whole."""
    lines = wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=following,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(_WHOLE, " ") for line in lines]


def bullets(texts: Sequence[str], mark: str = "") -> str:
    """One text below the other, set in a little."""
    first = GAP + mark
    return "\n".join(paragraph(text, first, " " * len(first)) for text in texts)


def columns(texts: Sequence[str]) -> int:
    """How many of these texts have room side by side."""
    widest = max(map(len, texts))
    return max(1, min(_ABREAST, len(texts), (WIDTH + len(GAP)) // (widest + len(GAP))))


def listing(rows: Sequence[Sequence[str]]) -> str:
    """Rows in aligned columns, the last of them broken into lines where it is long."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_listed(row, widths) for row in rows)


def numbered(rows: Sequence[Sequence[str]]) -> str:
    """Rows to choose from by the number in their first column."""
    return listing([(row[0].rjust(2), *row[1:]) for row in rows])


def table(rows: Sequence[Sequence[str]]) -> str:
    """A first column of words, then columns of numbers; names that are too long are cut."""
    first = max(len(row[0]) for row in rows)
    columns = max(len(row) for row in rows) - 1
    room = (WIDTH - len(GAP) - first) // max(columns, 1)
    gap = 2 * GAP if room >= 2 * len(GAP) + _SHORTEST else GAP
    widest = max(room - len(gap), _SHORTEST)
    cut = [(row[0], *_cut_apart(row[1:], widest)) for row in rows]
    widths = [max(map(len, column)) for column in zip(*cut, strict=True)]
    return "\n".join(
        GAP + gap.join([row[0].ljust(first), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in cut
    )


def _listed(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = [cell.ljust(width) for cell, width in zip(row[:-1], widths, strict=False)]
    start = GAP + "".join(cell + GAP for cell in cells)
    if len(start) > WIDTH - _NARROWEST:
        return paragraph(GAP.join(filter(None, row)), GAP, 3 * GAP)
    return paragraph(row[-1], start, " " * len(start)) if row[-1] else start.rstrip()


def _cut_apart(cells: Sequence[str], width: int) -> list[str]:
    """No longer than that; what differs only at the end, as Computer 1 and Computer 2 do, keeps its end."""
    cut = [_cut(cell, width) for cell in cells]
    return cut if len(set(cut)) == len(set(cells)) else [_cut(cell, width, 2) for cell in cells]


def _cut(cell: str, width: int, end: int = 0) -> str:
    return cell if len(cell) <= width else cell[: width - 1 - end] + "…" + cell[len(cell) - end :]
