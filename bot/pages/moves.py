"""A single move in the words of the log: what everybody was told when it was made."""

from bot.interaction.app import Paravent
from bot.pages.logs import steps_said
from bot.words.naming import MORE, clipped, shown
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import LogEntry, Overview

LONGEST = 500
"""Letters of a move that is only quoted."""


async def made_at(bot: Paravent, overview: Overview, step: int) -> LogEntry | None:
    """What happened in this step, as everybody may know it; None if there is none of this number."""
    found = await bot.tables.log_for(None, overview.table.id, step, step)
    return None if isinstance(found, Refusal) or not found else found[0]


def quoted(bot: Paravent, overview: Overview, entry: LogEntry | None, language: str) -> str:
    """It in one line, with the names of those who sat there then."""
    game = bot.games.get(overview.table.game)
    if entry is None or game is None:
        return MORE
    said = steps_said(Voice(language, game, shown(entry.sitters, language)), entry)
    return clipped(said, LONGEST) or MORE
