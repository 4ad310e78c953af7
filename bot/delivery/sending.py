"""The one way in which a message leaves: under a nonce, silent unless somebody is called, and calling nobody else."""

from collections.abc import Mapping, Sequence

from discord import AllowedMentions, File, HTTPException, Message, Object, PartialMessageable
from discord.ui import View

from bot.interaction.app import Paravent
from bot.interaction.failures import may_be_the_files
from engine.core.values.seats import Seat
from engine.tables.storage.records import Table


async def send(
    channel: PartialMessageable,
    text: str,
    nonce: str,
    controls: View | None = None,
    *,
    calls: Sequence[int] = (),
    silent: bool = True,
    files: Sequence[File] = (),
    instead: str | None = None,
) -> Message:
    """Send it. Whoever is called hears of it; a message that calls nobody is silent, unless it is said otherwise.

    Files that Discord does not take are left out: no words ever wait for a picture. Without files, `instead` is said.
    """

    async def with_these(files: Sequence[File]) -> Message:
        return await channel.send(
            text if files or instead is None else instead,
            nonce=nonce,
            silent=silent and not calls,
            allowed_mentions=calling(calls),
            view=controls or View(timeout=None),
            files=files,
        )

    try:
        return await with_these(files)
    except HTTPException as error:
        if not files or not may_be_the_files(error):
            raise
    return await with_these([])


def calling(users: Sequence[int]) -> AllowedMentions:
    """These people and nobody else."""
    wanted = [Object(user) for user in users]
    return AllowedMentions(everyone=False, roles=False, replied_user=False, users=wanted or False)


async def awake(bot: Paravent, table: Table, users: Mapping[Seat, int]) -> list[int]:
    """Those of these people at a table who may be called now: whoever is away or in his quiet hours is named, hears
    nothing, and is called when they are over."""
    hear = await bot.tables.who_hears(table.id, users)
    return [user for seat, user in users.items() if seat in hear]
