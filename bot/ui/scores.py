"""The final reckoning as a message: points by source in a small table, and who has won."""

from collections.abc import Sequence

from bot.words import Voice
from engine.core.game import AnyGame
from engine.tables.sights import Result

WIDEST_NAME = 10
"""Letters of a name in the heading of a column: on a phone there is room for about forty in a row."""


def reckoning(voice: Voice, game: AnyGame, result: Result, names: Sequence[str]) -> str:
    """The scores in a block of even letters. `names` are bare: in there nothing is read as a mark."""
    heads = ["", *(_cut(name) for name in names)]
    rows = [
        [voice.source(source), *(str(score.points[at]) for score in result.scores)]
        for at, source in enumerate(game.sources)
    ]
    total = [voice.tell("delivery", "total"), *(str(score.total) for score in result.scores)]
    return "\n".join(["```", *_aligned([heads, *rows, total]), "```"])


def winners(voice: Voice, result: Result) -> str:
    """Who has won."""
    said = voice.tell("delivery", "winners", winners=result.winners)
    return f"**{said}**"


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]


def _cut(name: str) -> str:
    bare = name.replace("`", "'")
    return bare if len(bare) <= WIDEST_NAME else bare[: WIDEST_NAME - 1] + "…"
