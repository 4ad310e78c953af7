"""Which table a command is meant for: the one that is named, the one whose thread it is used in, or the only one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.forms.spelling import PART, tidy
from bot.ui.naming import shown
from bot.words import Voice, names_of
from engine.core.door import Door
from engine.core.game import AnyGame
from engine.core.refusals import Refusal
from engine.tables.sights import Overview, Waiting
from engine.words.sources import LANGUAGES

if TYPE_CHECKING:
    from bot.app import Paravent


class Seated(Struct, frozen=True):
    """Somebody at a table, with all that he may see and ask there."""

    overview: Overview
    door: Door[Any, Any, Any]

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


async def seat_of(
    bot: Paravent, user: int, channel: int | None, game: AnyGame, named: str
) -> Seated | Unplaced | Refused:
    """Where this user wants to play this game. At a table of another game, `overview` tells which."""
    table = id_of(named) or (await bot.tables.in_thread(channel) if channel is not None else None)
    if table is None:
        waiting = await waiting_for(bot, user, game)
        # Where nothing waits for him, the only game he plays can still tell him for whom it does.
        possible = [each.table for each in waiting] or await _playing(bot, user, game)
        if len(possible) != 1:
            return Unplaced(waiting)
        table = possible[0]
    return await sit_down(bot, user, table)


async def sit_down(bot: Paravent, user: int, table: str) -> Seated | Refused:
    """This user at this table, if he has a seat there."""
    overview = await bot.tables.overview(table)
    if isinstance(overview, Refusal):
        return Refused(overview, None)
    door = await bot.tables.door_for(user, table)
    return Refused(door, overview) if isinstance(door, Refusal) else Seated(overview, door)


async def waiting_for(bot: Paravent, user: int, game: AnyGame) -> tuple[Waiting, ...]:
    """The tables of this game at which this user is asked something, the oldest question first."""
    mine = await bot.tables.mine(user)
    return tuple(each for each in mine if each.game == game.name and each.decision is not None)


async def _playing(bot: Paravent, user: int, game: AnyGame) -> list[str]:
    return [table.id for table in await bot.tables.seated(user, "playing") if table.game == game.name]


def id_of(named: str) -> str:
    """The id of a table that was typed, or chosen from a list by its label."""
    return tidy(named).split(PART)[0].strip(" `").lower()
