"""Which table somebody means: the one he names, else that of the thread he is in, else the only one that it can be."""

from collections.abc import Awaitable, Callable, Sequence

from bot.asker import Asker
from engine.core.refusals import Refusal
from engine.tables.sights import Overview

LONGEST = 200
"""Letters of what is typed that are looked at: no label of a suggestion is longer."""


async def which(
    asker: Asker, typed: str | None, possible: Callable[[], Awaitable[Sequence[str]]]
) -> Overview | Refusal | None:
    """The table; why there is none; or None, if it can be several or no table that he could mean without saying so.

    `possible`: the ids of those that he could mean without saying so.
    """
    if typed is not None:
        return await overview(asker, table_id(typed))
    here = await asker.tables.in_thread(asker.interaction.channel_id or 0)
    if here is not None:
        return await overview(asker, here)
    own = await possible()
    return await overview(asker, own[0]) if len(own) == 1 else None


async def overview(asker: Asker, table: str) -> Overview | Refusal:
    """The table with this id, if he may know of it."""
    return await asker.tables.overview(asker.user, table, asker.standing)


def table_id(typed: str) -> str:
    """What was typed, or the label of a suggestion, which some apps send in its place: the id stands first."""
    words = typed[:LONGEST].lower().split()
    return words[0].strip("`") if words else ""
