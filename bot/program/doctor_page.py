"""A page of the turn, rehearsed on a real server: private, with a picture, changed in place, and the picture kept."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

import discord
from discord.components import MediaGalleryComponent
from discord.ui import LayoutView, MediaGallery, TextDisplay

Say = Callable[[str], str]
"""What is written in Discord, in the operator's language."""

NAME = "rehearsal.png"


class PictureLost(Exception):
    """What was changed in place has its picture no more."""


async def show(interaction: discord.Interaction[Any], say: Say, picture: bytes) -> None:
    """The first page, to whoever pressed alone."""
    file = discord.File(BytesIO(picture), NAME, description=say("live-picture"))
    await interaction.response.send_message(view=_page(say, "live-thanks"), file=file, ephemeral=True)


async def turn(interaction: discord.Interaction[Any], say: Say) -> None:
    """The next one in its place. Nothing is said of what is attached: so it has to stay."""
    changed = await interaction.edit_original_response(view=_page(say, "live-turned"))
    if not _has_picture(changed):
        raise PictureLost


def _page(say: Say, words: str) -> LayoutView:
    page = LayoutView(timeout=None)
    page.add_item(TextDisplay(say(words)))
    page.add_item(MediaGallery(discord.MediaGalleryItem(f"attachment://{NAME}", description=say("live-picture"))))
    return page


def _has_picture(message: discord.Message) -> bool:
    """Whether Discord has a file for the picture that the page shows."""
    shown = [each for each in message.components if isinstance(each, MediaGalleryComponent)]
    return any(item.media.url.startswith("http") for each in shown for item in each.items)
