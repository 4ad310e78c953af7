"""The rules of a game, page by page, for oneself alone: by its command, or by *Help* wherever that stands."""

from typing import Any

import discord

from bot.forms.commands import game_group
from bot.forms.help_command import help_command
from bot.forms.place import playing
from bot.interaction.app import Paravent
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from bot.interaction.which_table import overview, which
from bot.pages.helping import Place, controls, scene_of, text
from bot.pictures.examples import Examples
from engine.core.game import AnyGame
from engine.core.learning import topic_named
from engine.tables.seats.newcomers import ADVICE, ON
from engine.tables.seeing.shown import Overview


async def setup(bot: Paravent) -> None:
    """Add a command to the group of each game that has such pages, and the controls to the bot."""
    rules = Rules(bot)
    for game in bot.games.values():
        if game.declares.topics:
            game_group(bot.tree, game).add_command(help_command(game, rules.used))
    bot.controls |= {"help": rules.open, "help-at": rules.turn, "advice": rules.advise}
    bot.updating |= {"help-at", "advice"}


class Rules:
    """What the command and the controls of all games do."""

    def __init__(self, bot: Paravent) -> None:
        self.bot, self.examples = bot, Examples()

    async def used(self, interaction: discord.Interaction[Any], game: AnyGame, topic: str) -> None:
        """A page by the command."""
        press = await Press.begin(self.bot, interaction)
        await self._show(press, game, topic, await _table_here(press, game))

    async def open(self, press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
        """A page by *Help*: a message of its own, so that what he was at stays."""
        await self._show_at(press, mark.table, mark.rest)

    async def turn(self, press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
        """Another page, in the same message."""
        game, _, topic = mark.rest.partition(":")
        await self._show_at(press, mark.table, f"{game}:{values[0] if values else topic}")

    async def advise(self, press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
        """Advice at each step from now on, or none; the page stays as it was."""
        wanted, _, rest = mark.rest.partition(":")
        said = ""
        if wanted in ADVICE:
            await press.tables.prefer(press.user, advice=wanted)
            said = press.voice.tell("help", "advised" if wanted == ON else "unadvised")
        await self._show_at(press, mark.table, rest, said=said)

    async def _show_at(self, press: Press, table: str, rest: str, *, said: str = "") -> None:
        name, _, topic = rest.partition(":")
        game = self.bot.games.get(name)
        if game is None or not game.declares.topics:
            await press.tell(press.voice.tell("core", "old-control"))
        else:
            await self._show(press, game, topic, table, said=said)

    async def _show(self, press: Press, game: AnyGame, topic: str, table: str, *, said: str = "") -> None:
        found = topic_named(game, topic)
        assert found is not None, f"{game.name} has no pages"
        place = Place(game, found, table)
        async with self.bot.pictures.turn(press.user):
            scene = await scene_of(press, place, self.examples)
            files = [] if scene is None else await self.bot.pictures.look(0, scene).at_last()
            advised = await press.tables.is_advised(press.user, game.name)
            page = text(press, place, scene if files else None, said=said)
            bare = text(press, place, None, said=said)
            below = controls(press, place, advised=advised)
            await press.tell(page, view=below, files=files, instead=lambda: bare, below_picture=True)


async def _table_here(press: Press, game: AnyGame) -> str:
    """The table at which he asks: that of the thread, else the only one of this game that he plays at."""
    found = await which(press, None, lambda: playing(press.bot, press.user, game), lambda table: overview(press, table))
    return found.table.id if isinstance(found, Overview) and found.table.game == game.name else ""
