"""The welcome in a channel, for everybody; and what whoever presses its button is told: what he plays, and where."""

from collections.abc import Iterator

from discord import ButtonStyle, TextChannel
from discord.ui import View

from bot.interaction.app import Paravent
from bot.interaction.control import Control, button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import game_called
from bot.interaction.press import Press
from bot.pages import consent
from bot.pages.screens import asked_now
from bot.words.voice import Voice
from engine.core.discovery import flagship
from engine.core.game import Stage
from engine.tables.seeing.shown import Overview

PLAY_NOW = "play-now"
"""What its button stands for."""


def welcome(bot: Paravent, language: str) -> tuple[str, View | None]:
    """Who we are, three things to try, and buttons for who would rather begin: our first game, and every other."""
    voice = Voice(language)
    tries = [f"• {voice.tell('welcome', key)}" for key in ("open", "play", "mine")]
    text = "\n".join([voice.tell("welcome", "who"), *tries])
    play_now = button(ControlId(PLAY_NOW), voice.tell("welcome", PLAY_NOW), ButtonStyle.success)
    return bot.mentions.put_into(text), view(play_now, *_others(bot, voice, language))


def _others(bot: Paravent, voice: Voice, language: str) -> Iterator[Control]:
    """A button for each game beside the first."""
    first = flagship(bot.games)
    for name, game in bot.games.items():
        if game is not first and game.stage is not Stage.SAMPLE:
            label = voice.tell("welcome", "play-this", game=game_called(bot, language, name))
            yield button(ControlId(PLAY_NOW, rest=name), label)


async def playing(press: Press, overview: Overview, channel: TextChannel) -> tuple[str, list[Control]]:
    """What he plays; where, once the thread is there, and what he can do; whether he wants direct messages."""
    table, tell = overview.table, press.voice.tell
    computers = sum(sitter.kind == "computer" for sitter in overview.sitters)
    game = game_called(press.bot, press.language, table.game)
    lines = [tell("welcome", "playing", id=table.id, game=game, n=computers)]
    if table.thread is None:
        lines.append(tell("welcome", "soon", channel=channel.mention))
    else:
        lines.append(tell("delivery", "to-thread", thread=f"<#{table.thread}>"))
        lines += await asked_now(press.bot, press.user, table.id, press.language)
    words, controls = consent.question(press)
    return "\n\n".join(["\n".join(lines), *words]), controls
