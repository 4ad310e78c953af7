"""What would be taken back: one's own move and all that came after it, and who has to agree."""

from collections.abc import Sequence

from bot.interaction.app import Paravent
from bot.interaction.places import voice_at
from bot.interaction.press import Press
from bot.pages.moves import quoted
from bot.words.naming import clipped
from bot.words.voice import Voice
from engine.tables.seeing.shown import LogEntry, Overview, TakingBack

MOST = 6
"""Moves of those that would be undone as well: of more, the newest."""
LONGEST = 160
"""Letters of each."""


def question(press: Press, overview: Overview, found: TakingBack) -> str:
    """Before anybody else is asked: what would be undone, and whom it calls."""
    voice = voice_at(press, overview)
    return "\n".join(
        [
            voice.tell("table", "undo-move"),
            *undone(press.bot, overview, found.moves, voice),
            *([voice.tell("table", "undo-asks", seats=found.asked)] if found.asked else []),
        ]
    )


def undone(bot: Paravent, overview: Overview, moves: Sequence[LogEntry], voice: Voice) -> list[str]:
    """The move in the words of the log, and those that would be undone with it; the newest last."""
    own, *after = moves or (None,)
    lines = [f"> {quoted(bot, overview, own, voice.language)}"]
    if after:
        lines.append(voice.tell("delivery", "ask-undo-more", n=len(after)))
        lines += ["> …"] if len(after) > MOST else []
        lines += [f"> • {clipped(quoted(bot, overview, each, voice.language), LONGEST)}" for each in after[-MOST:]]
    return lines
