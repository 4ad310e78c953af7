"""What one player asks all others to agree to, in words."""

from collections.abc import Sequence

from bot.words.clocks import pace_word
from bot.words.voice import Voice
from engine.tables.seeing.shown import Sitter
from engine.tables.storage.records import Motion, MotionKind

SEATS: dict[MotionKind, str] = {"seat-computer": "ask-seat-computer", "seat-open": "ask-seat-open"}
"""What is asked about somebody's seat."""


def wanted(voice: Voice, motion: Motion, sitters: Sequence[Sitter]) -> str:
    """A motion that takes no move back."""
    if motion.kind == "seat-computer" and any(each.seat == motion.about and each.kind == "open" for each in sitters):
        return voice.tell("delivery", "ask-open-seat-computer", seat=motion.seat)
    if motion.kind == "pace":
        return voice.tell("delivery", "ask-pace", seat=motion.seat, pace=pace_word(voice, motion.about or None))
    if motion.kind in SEATS and motion.about is not None:
        return voice.tell("delivery", SEATS[motion.kind], seat=motion.seat, about=motion.about)
    return voice.tell("delivery", "ask-abandon", seat=motion.seat)
