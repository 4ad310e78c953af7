"""What the slash commands of a game, and their options, are called: by ids that stay, and in words people know."""

import re
from collections.abc import Sequence
from functools import cache

from discord.app_commands import locale_str

from bot.forms.spelling import clip
from bot.words.voice import Voice
from engine.core.forms.forms import CountsByKind, Field, SomeOf, Verb, YesNo
from engine.core.game import AnyGame
from engine.words.sources import LANGUAGES

LONGEST = 32
"""Characters of a name."""

TABLE = "table"
"""The option every command of a game has."""


def slug(text: str) -> str:
    """A name as Discord takes it: small letters, no blanks, not too long."""
    words = re.findall(r"\w+", text.lower())
    name = "-".join(words)
    while len(name) > LONGEST and len(words) > 1:
        words.pop()
        name = "-".join(words)
    return name[:LONGEST]


def apart(names: Sequence[str]) -> list[str]:
    """The same names, each of them once."""
    found: list[str] = []
    for name in names:
        n, new = 2, name
        while new in found:
            end = f"-{n}"
            n, new = n + 1, name[: LONGEST - len(end)] + end
        found.append(new)
    return found


@cache
def verb_names(game: AnyGame, language: str) -> dict[str, str]:
    """What the command of each verb is called in a language: none like that of the rules."""
    voice = Voice(language, game)
    taken = slug(voice.tell("help", "cmd-rules"))
    return dict(zip(game.verb, apart([taken, *(slug(voice.verb(verb)) for verb in game.verb)])[1:], strict=True))


def command_line(game: AnyGame, verb: str, language: str) -> str:
    """A command as it is typed."""
    return f"`/{game.name} {verb_names(game, language)[verb]}`"


def said(name: str, words: Sequence[str]) -> locale_str:
    """A name that stays, and what it is called in each language."""
    return locale_str(name, **dict(zip(LANGUAGES, words, strict=True)))


def spoken(words: Sequence[str]) -> locale_str:
    """A description in each language; the first is what Discord shows for all others."""
    return said(clip(words[0]), [clip(text) for text in words])


@cache
def option_names(game: AnyGame, verb: Verb) -> list[locale_str]:
    """What the options of a verb's command are called: its fields, then the table."""
    ids = apart([*(slug(field.name) for field in verb.fields), TABLE])
    words = []
    for voice in voices(game):
        fields = [slug(voice.field_option(field.name)) for field in verb.fields]
        words.append(apart([*fields, slug(voice.tell("play", "table"))]))
    return [said(name, each) for name, each in zip(ids, zip(*words, strict=True), strict=True)]


@cache
def option_helps(game: AnyGame, verb: Verb) -> list[locale_str]:
    """What is to be filled in there."""
    fields = [spoken([_help(voice, field) for voice in voices(game)]) for field in verb.fields]
    return [*fields, spoken([voice.tell("play", "table-help") for voice in voices(game)])]


@cache
def verb_help(game: AnyGame, verb: Verb) -> locale_str:
    """What the command of a verb does."""
    return spoken([voice.verb_help(verb.name) for voice in voices(game)])


def voices(game: AnyGame) -> list[Voice]:
    """One for each language, at no table."""
    return [Voice(language, game) for language in LANGUAGES]


def _help(voice: Voice, field: Field) -> str:
    name = voice.field(field.name)
    if isinstance(field, YesNo):
        return voice.tell("play", "help-yes-no", field=name)
    if isinstance(field, CountsByKind):
        some = (2, 1, *(0 for _ in field.kinds[2:]))[: len(field.kinds)]
        return voice.tell("play", "help-counts", field=name, example=voice.value(field, some))
    if isinstance(field, SomeOf):
        return voice.tell("play", "help-in-order" if field.ordered else "help-some", field=name)
    return voice.tell("play", "help-one", field=name)
