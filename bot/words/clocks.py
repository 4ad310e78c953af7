"""Times as Discord shows them to each reader, and the clocks of a table in words."""

from bot.words.voice import Voice
from engine.tables.clocks.clocks import PACES, word_of
from engine.tables.seeing.shown import Overview


def relative(at: int) -> str:
    """In so many hours, so many days ago: Discord keeps it up to date."""
    return f"<t:{at}:R>"


def clock_of(voice: Voice, overview: Overview, decision: int) -> list[str]:
    """Until when an answer to a question is expected, and until when at the latest, if there is a clock; nothing while
    nobody can act."""
    for clock in overview.clocks:
        if clock.decision == decision and clock.due_at is not None and clock.usual_at is not None:
            if overview.paused:
                return []
            if clock.late_since is not None:
                return [voice.tell("delivery", "clock-over", due=relative(clock.due_at))]
            if clock.due_at == clock.usual_at:
                return [voice.tell("delivery", "clock", due=relative(clock.due_at))]
            return [voice.tell("delivery", "clock-reserve", usual=relative(clock.usual_at), due=relative(clock.due_at))]
    return []


def paces(voice: Voice) -> dict[str, str]:
    """What each pace is called that can be chosen."""
    return {word: voice.tell("lobby", PACE_KEYS[word]) for word in PACES}


def pace_word(voice: Voice, pace: int | None) -> str:
    """What a table's pace is called."""
    return voice.tell("lobby", PACE_KEYS[word_of(pace)])


PACE_KEYS = {
    "none": "pace-none",
    "live": "pace-live",
    "day": "pace-day",
    "two-days": "pace-two-days",
    "week": "pace-week",
    "other": "pace-other",
}
"""What each pace is called, by its word."""
