"""A page of the terminal: what one person sees at once, fitted to the rows there are. What changed is kept longest."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from engine.terminal.console.layout import GAP, columns, paragraph
from engine.terminal.console.paint import FRESH, Tone

Row = tuple[str, Tone]


class PageLine(Struct, frozen=True):
    """Something to be told: by which message, in which words, and whether it has changed."""

    key: str
    text: str
    fresh: bool

    @property
    def marked(self) -> str:
        """With a star before it, if it has changed."""
        return self.mark + self.text

    @property
    def mark(self) -> str:
        return f"{FRESH} " if self.fresh else GAP


class Block(Struct, frozen=True):
    """Rows that are shown together with all others of the same rank, or not at all."""

    rows: tuple[str, ...]
    rank: int
    """What has the lowest is kept longest where there is not room for all."""


class Part(Struct, frozen=True):
    """Several blocks under a title."""

    title: str
    blocks: tuple[Block, ...]
    gapless: bool = False
    """Whether nothing is kept after the first that finds no room: what happened is told without gaps."""

    @property
    def height(self) -> int:
        """How many rows it takes, its title among them."""
        return 1 + sum(len(block.rows) for block in self.blocks)

    def whole(self) -> list[Row]:
        """All of it."""
        return self._shown(self.title, {block.rank for block in self.blocks})

    def within(self, room: int, more: str) -> list[Row]:
        """What there is room for, in its order, with `more` beside the title if that is not all."""
        if self.height <= room:
            return self.whole()
        kept: set[int] = set()
        left = room - 1
        for rank in sorted({block.rank for block in self.blocks}):
            rows = sum(len(block.rows) for block in self.blocks if block.rank == rank)
            if rows <= left:
                kept.add(rank)
                left -= rows
            elif self.gapless:
                break
        return self._shown(f"{self.title} {more}", kept) if room > 0 else []

    def _shown(self, title: str, ranks: set[int]) -> list[Row]:
        rows = [(row, Tone.PLAIN) for block in self.blocks if block.rank in ranks for row in block.rows]
        return [(title, Tone.TITLE), *rows]


class Page(Struct, frozen=True):
    """A heading and the parts under it; what is asked comes below."""

    heading: str
    parts: tuple[Part, ...]
    more: str
    """How to see the rest of a part, where there is one."""

    def rows(self, room: int) -> list[Row]:
        """All of it if there is room: with a blank row before each part and at the end, or without; else the best."""
        head, height = (self.heading, Tone.TITLE), 1 + sum(part.height for part in self.parts)
        if height + len(self.parts) < room:
            return [head, *self.whole(), ("", Tone.PLAIN)]
        return [head, *self._best(room - 1)]

    def whole(self) -> list[Row]:
        """Every part, with a blank row before it."""
        return [row for part in self.parts for row in (("", Tone.PLAIN), *part.whole())]

    def _best(self, room: int) -> list[Row]:
        """Each part gets an equal share; what the small ones do not need is for the large ones."""
        shown: dict[int, list[Row]] = {}
        by_height = sorted(range(len(self.parts)), key=lambda at: self.parts[at].height)
        for served, at in enumerate(by_height):
            shown[at] = self.parts[at].within(room // (len(self.parts) - served), self.more)
            room -= len(shown[at])
        return [row for at in sorted(shown) for row in shown[at]]


def told(lines: Sequence[PageLine]) -> tuple[Block, ...]:
    """One below the other; short ones by the same message stand side by side.

    What has changed is kept longest; of what has not, all that one message tells is shown, or nothing.
    """
    blocks: list[Block] = []
    for _, run in groupby(lines, key=lambda line: line.key):
        together = len(lines) + len(blocks)
        for text, fresh in _set(list(run)):
            blocks.append(Block(tuple(text.split("\n")), len(blocks) if fresh else together))
    return tuple(blocks)


def news(texts: Sequence[str]) -> tuple[Block, ...]:
    """What happened, each under a dot; the newest is kept longest."""
    rows = [paragraph(text, f"{GAP}· ", 2 * GAP).split("\n") for text in texts]
    return tuple(Block(tuple(each), -at) for at, each in enumerate(rows))


def _set(run: list[PageLine]) -> Iterator[tuple[str, bool]]:
    """Lines of one key, in rows as they are printed, and whether any of them has changed."""
    abreast = columns([line.marked for line in run])
    if abreast == 1:
        yield from ((paragraph(line.text, line.mark, GAP), line.fresh) for line in run)
        return
    width = max(len(line.marked) for line in run)
    for at in range(0, len(run), abreast):
        cells = run[at : at + abreast]
        yield GAP.join(line.marked.ljust(width) for line in cells).rstrip(), any(line.fresh for line in cells)
