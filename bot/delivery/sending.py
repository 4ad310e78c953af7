"""The one way in which a message leaves: under a nonce, silent unless somebody is called, and calling nobody else."""

from collections.abc import Sequence

from discord import AllowedMentions, File, HTTPException, Message, Object, PartialMessageable
from discord.ui import View

from bot.interaction.failures import may_be_the_files


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
