"""The command of a game that has its rules, beside those of its verbs: which page is meant, and what is suggested."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Command

from bot.forms.naming import voices
from bot.interaction.asker import Asker
from bot.interaction.suggestions import Choices, holding, suggesting
from bot.words.voice import Voice, spoken
from engine.core.game import AnyGame
from engine.words.typed import plain_if_short

Used = Callable[[discord.Interaction[Any], AnyGame, str], Awaitable[None]]
"""What is done then, with the name of the page that is meant."""


def help_command(game: AnyGame, used: Used) -> Command[Any, Any, Any]:
    """`/<game> help [topic]`."""

    async def callback(interaction: discord.Interaction[Any], topic: str | None = None) -> None:
        await used(interaction, game, topic_meant(game, topic or ""))

    app_commands.rename(topic=spoken("help", "opt-rules-topic"))(callback)
    app_commands.describe(topic=spoken("help", "opt-rules-topic-help"))(callback)
    app_commands.autocomplete(topic=_topics(game))(callback)
    return Command(name=spoken("help", "cmd-rules"), description=spoken("help", "cmd-rules-help"), callback=callback)


def topic_meant(game: AnyGame, typed: str) -> str:
    """The page that is named: by its name, or by its title in any language; the first, if none is."""
    names, wanted = [topic.name for topic in game.declares.topics], plain_if_short(typed)
    if typed in names or not wanted:
        return typed
    holds = holding(typed)
    found = (name for voice in voices(game) for name in names if holds(voice.topic_title(name)))
    return next(found, "")


def _topics(game: AnyGame) -> Choices:
    @suggesting(f"pages of the rules of {game.name}")
    async def suggest(asker: Asker, typed: str) -> list[Choice[str]]:
        voice, holds = Voice(asker.spoken, game), holding(typed)
        titles = {topic.name: voice.topic_title(topic.name) for topic in game.declares.topics}
        return [Choice(name=title, value=name) for name, title in titles.items() if holds(title)]

    return suggest
