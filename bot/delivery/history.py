"""Recognising what was already sent: by the ids of the controls on our own messages."""

from collections.abc import Iterator, Sequence

import discord
from discord import PartialMessageable
from msgspec import Struct

from bot.interaction.control_ids import ControlId
from engine.tables.storage.records import Intent

FAR, FARTHEST = 50, 1_000
"""So many of the last messages are looked at, at least; and at most, where people have written much since."""
APART = 900.0
"""Seconds by which Discord's clock and ours may differ."""


class Ours(Struct, frozen=True):
    """A message of ours, with what its controls stand for."""

    message: int
    marks: tuple[ControlId, ...]

    def step(self, what: str, table: str) -> int | None:
        """The step on its control of this kind, if it is about this table."""
        found = [mark.rest for mark in self.marks if (mark.what, mark.table) == (what, table)]
        return int(found[0]) if found and found[0].isdecimal() else None


def sent_at(message: int) -> float:
    """When Discord took a message: it is part of its id."""
    return discord.utils.snowflake_time(message).timestamp()


async def ours(bot: discord.Client, channel: PartialMessageable, table: str, intents: Sequence[Intent]) -> list[Ours]:
    """Our messages about this table, newest first, as far back as these may have been sent; none if the bot may not
    look back."""
    found, seen = list[Ours](), 0
    since = min((intent.created_at for intent in intents), default=0) - APART
    try:
        async for message in channel.history(limit=FARTHEST):
            seen += 1
            if seen > FAR and sent_at(message.id) < since:
                break
            marks = tuple(mark for mark in _marks(message) if mark.table == table)
            if marks and bot.user is not None and message.author.id == bot.user.id:
                found.append(Ours(message.id, marks))
    except discord.Forbidden:
        return []
    return found


def _marks(message: discord.Message) -> Iterator[ControlId]:
    for row in message.components:
        for component in row.children if isinstance(row, discord.ActionRow) else ():
            id = getattr(component, "custom_id", None)
            mark = ControlId.read(id) if isinstance(id, str) else None
            if mark is not None:
                yield mark
