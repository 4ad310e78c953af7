"""Where somebody plays: the table that a game's command is meant for, and his seat there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.interaction.asker import Asker
from bot.interaction.which_table import which
from bot.words.naming import shown
from bot.words.voice import Voice, names_of
from engine.core.door import Door
from engine.core.game import AnyGame
from engine.core.values.refusals import Refusal
from engine.tables.seeing.shown import AtTable, Overview, UndoNow, Waiting
from engine.tables.transaction.request import InThread
from engine.words.sources import LANGUAGES

if TYPE_CHECKING:
    from bot.interaction.app import Paravent


class Seated(Struct, frozen=True):
    """Somebody at a table, with all that he may see and ask there."""

    overview: Overview
    door: Door[Any, Any, Any]
    undo: UndoNow = "nothing"

    @property
    def table(self) -> str:
        """The table's id."""
        return self.overview.table.id

    def voices(self, game: AnyGame, language: str) -> list[Voice]:
        """In every language, his own first; with the names as they are, to read and to suggest."""
        order = (language, *(each for each in LANGUAGES if each != language))
        return [Voice(each, game, names_of(self.overview.sitters, each)) for each in order]

    def voice(self, game: AnyGame, language: str) -> Voice:
        """His language; with the names as they can stand in a message."""
        return Voice(language, game, shown(self.overview.sitters, language))


class Unplaced(Struct, frozen=True):
    """No table can be told: none waits for him, or any of these."""

    waiting: tuple[Waiting, ...]


class Refused(Struct, frozen=True):
    """There is a table, and he cannot play there."""

    refusal: Refusal
    overview: Overview | None


async def seat_of(asker: Asker, game: AnyGame, named: str) -> Seated | Unplaced | Refused:
    """Where he wants to play this game. At a table of another game, `overview` tells which."""

    async def possible() -> list[str]:
        # Where nothing waits for him, the only game he plays can still tell him for whom it does.
        waiting = await waiting_for(asker.bot, asker.user, game)
        return [each.table for each in waiting] or await playing(asker.bot, asker.user, game)

    async def look(table: str | InThread) -> AtTable | Refusal:
        return await asker.tables.at_table(asker.user, table, asker.access)

    found = await which(asker, named or None, possible, look)
    return Unplaced(await waiting_for(asker.bot, asker.user, game)) if found is None else _seated(found)


async def sit_down(bot: Paravent, user: int, table: str, *, undo: bool = False) -> Seated | Refused:
    """This user at a table of his own, if he has a seat there; if wanted, with what it would take him to undo."""
    return _seated(await bot.tables.at_table(user, table, undo=undo))


def _seated(found: AtTable | Refusal) -> Seated | Refused:
    if isinstance(found, Refusal):
        return Refused(found, None)
    if isinstance(found.door, Refusal):
        return Refused(found.door, found.overview)
    return Seated(found.overview, found.door, found.undo)


async def waiting_for(bot: Paravent, user: int, game: AnyGame) -> tuple[Waiting, ...]:
    """The tables of this game at which this user is asked something, the oldest question first."""
    mine = await bot.tables.mine(user)
    return tuple(each for each in mine if each.game == game.name and each.decision is not None)


async def playing(bot: Paravent, user: int, game: AnyGame) -> list[str]:
    """The tables of this game that this user plays at."""
    return [table.id for table in await bot.tables.seated(user, "playing") if table.game == game.name]
