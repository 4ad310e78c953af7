"""The bot's voice: a speaker that also has the bot's own words; and which language somebody is spoken to in."""

import logging
from collections.abc import Sequence
from functools import cache

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.words.texts import HOMES, MESSAGES
from engine.core.game import AnyGame
from engine.core.values.texts import Param, Text
from engine.tables.seeing.shown import Sitter
from engine.tables.seeing.texts import HOME as TABLES
from engine.tables.seeing.texts import MESSAGES as TABLES_MESSAGES
from engine.tables.seeing.texts import UNREADABLE
from engine.words.names import called, of_computer
from engine.words.sources import LANGUAGES, WordsError
from engine.words.speaker import Speaker

log = logging.getLogger("paravent")

_HOMES, _MESSAGES = (TABLES, *HOMES), (*TABLES_MESSAGES, *MESSAGES)
"""Put together once: voices are made for every message."""


class Voice(Speaker):
    """Says what a game says, and what the bot says around it."""

    def __init__(self, language: str, game: AnyGame | None = None, names: Sequence[str] = ()) -> None:
        super().__init__(game, language, names, _HOMES, _MESSAGES)

    def event(self, text: Text) -> str:
        """What happened. If a log holds what nobody can say, that is said: it must not hold up the rest."""
        try:
            return super().event(text)
        except WordsError:
            # Not in its own words: what such a row holds may be hidden.
            log.error("a log holds what cannot be said: paravent verify names the table")
            return super().event(UNREADABLE)

    def tell(self, part: str, key: str, **params: Param) -> str:
        """A message of one part of the bot."""
        return self.say(Text(f"bot-{part}-{key}", params))


def language_of(locale: object) -> str:
    """Of the languages we speak, the one that fits a locale of Discord's."""
    wanted = str(locale).split("-")[0]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def names_of(sitters: Sequence[Sitter], language: str) -> tuple[str, ...]:
    """What those at a table are called, in the order of seats: each otherwise, and none like a computer."""
    voice = Voice(language)
    return tuple(_name(voice, sitter) for sitter in sorted(sitters, key=lambda sitter: sitter.seat))


def _name(voice: Voice, sitter: Sitter) -> str:
    if sitter.kind == "computer":
        return of_computer(voice.tell("core", "computer", n=sitter.number))
    if sitter.kind == "open":
        return called(voice.tell("core", "open-seat"), sitter.number)
    return called(sitter.name or voice.tell("core", "somebody"), sitter.number)


@cache
def spoken(part: str, key: str) -> locale_str:
    """A name or a description of a slash command, in every language: the first is what Discord calls it by."""
    first, *others = [Voice(language).tell(part, key) for language in LANGUAGES]
    return locale_str(first, **dict(zip(LANGUAGES[1:], others, strict=True)))


class Translations(Translator):
    """Hands Discord the other languages of what `spoken` made."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        found: str | None = string.extras.get(str(locale).split("-")[0])
        return found
