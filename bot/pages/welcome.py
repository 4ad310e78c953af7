"""The welcome in a channel, for everybody; and what whoever presses its button is told: what he plays, and where."""

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
from engine.tables.seeing.shown import Overview

PLAY_NOW = "play-now"
"""What its button stands for."""


def welcome(bot: Paravent, language: str) -> tuple[str, View | None]:
    """Who we are, three things to try, and a button for who would rather begin."""
    voice = Voice(language)
    tries = [f"• {voice.tell('welcome', key)}" for key in ("open", "play", "mine")]
    text = "\n".join([voice.tell("welcome", "who"), *tries])
    play_now = button(ControlId(PLAY_NOW), voice.tell("welcome", PLAY_NOW), ButtonStyle.success)
    return bot.mentions.put_into(text), view(play_now)


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
