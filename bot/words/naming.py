"""How tables and people are named in messages: without pinging anybody, and without names that play tricks."""

from collections.abc import Sequence

from bot.words.names import plain, written
from bot.words.voice import Voice, names_of
from engine.core.game import AnyGame
from engine.core.values.texts import Text
from engine.tables.seeing.shown import Sitter
from engine.tables.storage.records import Table
from engine.words.names import called

LONGEST_TEXT = 2_000
"""Characters of a message (docs: resources/message)."""
MORE = "…"

__all__ = ["LONGEST_TEXT", "clipped", "game_name", "mention", "plain", "shown"]


def shown(sitters: Sequence[Sitter], language: str) -> tuple[str, ...]:
    """What those at a table are called, in the order of seats, as it can stand in a message."""
    return tuple(map(written, names_of(sitters, language)))


def mention(sitter: Sitter, user: int) -> str:
    """A call to somebody at a table; Discord shows his name there, but not which of those he is who have it."""
    return called(f"<@{user}>", sitter.number)


def game_name(voice: Voice, game: AnyGame | None, table: Table) -> str:
    """What the game is called; a game that is no longer there by its key."""
    return table.game if game is None else voice.say(Text("game-name"))


def clipped(text: str, most: int = LONGEST_TEXT) -> str:
    """No longer than that; three dots stand for the rest."""
    return text if len(text) <= most else text[: most - len(MORE)] + MORE
