"""What has come of one's games, what is kept about oneself, and the question before all of it is deleted."""

import asyncio
import gzip
from io import BytesIO
from typing import Any

from discord import ButtonStyle, File
from msgspec import json

from bot.interaction.control import button
from bot.interaction.control_ids import ControlId
from bot.interaction.places import LONGEST, game_called
from bot.interaction.press import Press
from bot.pages.me.page import DATA, FORGET, MePage, back, leads, text
from bot.pages.paging import pages
from engine.core.stored import to_json
from engine.core.values.refusals import Refusal

FILE, DELETE = "me-file", "me-forget"
"""The controls that send the file, and that delete for good: its rest is who was asked."""
LARGE = 8_000_000
"""Bytes that surely can be attached; a larger file is packed."""
NAME = "paravent.json"


async def results(press: Press) -> MePage:
    """How often each game was played to its end, and won."""
    found, tell = await press.tables.results(press.user), press.voice.tell
    games = () if isinstance(found, Refusal) else found
    lines = [
        tell("me", "result", game=game_called(press.bot, press.language, each.game), played=each.played, won=each.won)
        for each in games
    ]
    title = tell("me", "results-title")
    first = pages(lines, LONGEST - len(title) - 1)[0] if lines else tell("me", "results-none")
    return text(title, first), [back(press)]


async def data(press: Press) -> MePage:
    """What is kept, and the ways to have it or to be rid of it."""
    tell = press.voice.tell
    file = button(ControlId(FILE), tell("me", "data-file"))
    gone = leads(press, FORGET, tell("me", "data-forget"), ButtonStyle.danger)
    return text(tell("me", "data-title"), tell("me", "data-what"), tell("me", "data-not")), [[file, gone], back(press)]


async def really(press: Press) -> MePage:
    """Before all of it is deleted."""
    tell, sits = press.voice.tell, await press.tables.seated(press.user)
    playing = sum(table.status == "playing" for table in sits)
    lines = [tell("me", "forget-really"), *([tell("me", "forget-tables", n=playing)] if playing else [])]
    yes = button(ControlId(DELETE, "", str(press.user)), tell("me", "forget-yes"), ButtonStyle.danger)
    no = leads(press, DATA, tell("me", "forget-no"))
    return text(*lines, tell("me", "forget-final")), [[yes, no]]


async def as_file(kept: dict[str, Any]) -> File:
    """All that is kept, to be attached. Of somebody who has played for years that takes a moment, which is nobody
    else's."""
    content = await asyncio.to_thread(lambda: json.format(to_json(kept)) + b"\n")
    if len(content) <= LARGE:
        return File(BytesIO(content), NAME)
    return File(BytesIO(await asyncio.to_thread(gzip.compress, content)), f"{NAME}.gz")
