"""What stays of a sandbox for the next time: people, places, messages, files, who has read what, and how late it is.

Private answers do not: Discord's app forgets them, too. The bot registers its commands anew.
"""

import os
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from msgspec import DecodeError, Meta, ValidationError, convert, json, to_builtins

from sandbox.actions.message import Message
from sandbox.actions.passing import FARTHEST
from sandbox.server import Sandbox
from sandbox.world.places import Channel, Guild, User

VERSION = 1
STATE, FILES = "discord.json", "files"


@dataclass
class Saved:
    """All of it but the files, which lie beside it."""

    version: int
    bot: str
    users: list[User]
    guilds: list[Guild]
    channels: list[Channel]
    messages: list[Message]
    used: dict[str, tuple[str, str]] = field(default_factory=dict)
    read: dict[str, dict[str, str]] = field(default_factory=dict)
    ahead: Annotated[float, Meta(ge=0, le=FARTHEST)] = 0.0
    """Seconds by which the clock was moved: time must not go back."""


class Damaged(Exception):
    """What is there cannot be read."""


def save(sandbox: Sandbox, read: dict[str, dict[str, str]], folder: Path) -> None:
    """Whole or not at all, whatever becomes of the process meanwhile."""
    world, messages = sandbox.world, sandbox.messages
    kept = [each for each in messages.all() if each.only_for is None]
    used = {each.id: by for each in kept if (by := sandbox.interactions.behind(each.id)) is not None}
    state = Saved(
        VERSION,
        world.bot.id,
        list(world.users.values()),
        list(world.guilds.values()),
        list(world.channels.values()),
        kept,
        {id: (user.id, line) for id, (user, line) in used.items()},
        read,
        world.clock.ahead,
    )
    _save_files(sandbox, kept, folder / FILES)
    part = folder / f"{STATE}.part"
    part.write_bytes(json.encode(to_builtins(state)))
    os.replace(part, folder / STATE)


def load(sandbox: Sandbox, folder: Path) -> dict[str, dict[str, str]] | None:
    """Fill a new sandbox with it; who has read what. None if nothing was saved there. Raises `Damaged`."""
    if not (folder / STATE).exists():
        return None
    try:
        saved = convert(json.decode((folder / STATE).read_bytes()), Saved)
        contents = {path.name: path.read_bytes() for path in (folder / FILES).glob("*")}
    except (OSError, DecodeError, ValidationError) as error:
        raise Damaged(f"{folder / STATE}: {error}") from None
    if saved.version != VERSION:
        raise Damaged(f"{folder / STATE}: version {saved.version}, this program knows {VERSION}")
    sandbox.world.clock.ahead = saved.ahead
    sandbox.world.restore(saved.bot, saved.users, saved.guilds, saved.channels)
    sandbox.messages.restore(saved.messages)
    sandbox.messages.attachments.contents.update(contents)
    sandbox.interactions.restore({id: (sandbox.world.users[user], line) for id, (user, line) in saved.used.items()})
    return saved.read


def _save_files(sandbox: Sandbox, messages: list[Message], folder: Path) -> None:
    """Each once; what no message shows any more goes."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {str(each["id"]) for message in messages for each in _attached(message)}
    there = {path.name for path in folder.iterdir()}
    for id in wanted - there:
        (folder / id).write_bytes(sandbox.messages.attachments.contents[id])
    for id in there - wanted:
        with suppress(OSError):
            (folder / id).unlink()


def _attached(message: Message) -> list[dict[str, Any]]:
    return message.body.get("attachments") or []
