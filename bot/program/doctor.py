"""What can be wrong before anybody plays: the token, Discord, permissions, the database, fonts. Nothing is changed."""

import asyncio
import os
import platform
import shutil
import time
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

import aiohttp
import discord
from fontpkg import FontpkgError
from msgspec import Struct

from bot.interaction.places import NEEDED as NEEDED_NAMES
from bot.program.dotenv import FILE, is_open
from bot.program.settings import NotAToken, NoToken, Settings, WrongToken
from bot.program.wire import client_options, point_at
from engine.core.values.texts import Params
from engine.tables.storage.faults import Fault, StoreFault
from engine.tables.storage.file import ENGINE
from engine.tables.storage.reading import quickly_broken, reading
from render.core.fonts import Face, has

NEEDED = discord.Permissions(**dict.fromkeys(NEEDED_NAMES.values(), True))
"""All that the bot has to be allowed on a server, and nothing else."""

SCOPES = ("bot", "applications.commands")
AT_ONCE = 200
"""Servers, in one answer of Discord's."""

ACCENTED = "éàçœÉ"
"""What names and words of ours are written with, beside plain letters."""
LITTLE_ROOM = 500 * 1024 * 1024
OLD_BACKUP = 2 * 86_400

TOKENS = ("token-missing", "terminal-not-a-token", "token-wrong", "token-refused")
"""What can be wrong with the token."""

Level = Literal["fine", "look", "wrong"]


class Finding(Struct, frozen=True):
    """One line of the report: whether it is fine, to be looked at or wrong, and which message says so."""

    level: Level
    key: str
    params: Params = {}


async def examine(settings: Settings, backups: Path) -> AsyncIterator[Finding]:
    """Everything, one after the other; what cannot be asked because of something else is left out."""
    for finding in versions():
        yield finding
    yield await asyncio.to_thread(fonts)
    for finding in await asyncio.to_thread(lambda: [*database(settings.database), *kept_backups(backups)]):
        yield finding
    for finding in secrets():
        yield finding
    yield (shape := token(settings))
    if shape.level == "fine":
        async for finding in at_discord(settings, settings.secret()):
            yield finding


# On this machine


def versions() -> Iterator[Finding]:
    """What is installed."""
    names = ("paravent", "discord.py", "Pillow")
    found = [f"{name} {version(name)}" for name in names]
    found += [f"Python {platform.python_version()}", ENGINE]
    yield Finding("fine", "versions", {"names": tuple(found)})


def fonts() -> Finding:
    """Whether letters can be drawn, and those with accents: what a font has not is an empty box, and raises nothing."""
    cuts = {cut for face in Face for cut in face.value}
    try:
        drawn = all([has(cut, letter) for cut in cuts for letter in ACCENTED])
    except (OSError, FontpkgError):
        return Finding("wrong", "fonts-none")
    return Finding("fine", "fonts") if drawn else Finding("look", "fonts-poor")


def secrets(file: Path = FILE) -> Iterator[Finding]:
    """The file with the token is nobody else's to read."""
    if is_open(file):
        yield Finding("look", "file-open", {"path": str(file)})


def token(settings: Settings) -> Finding:
    """Whether there is one that can be one, and belongs where it would be sent."""
    try:
        settings.secret()
    except NoToken:
        return Finding("wrong", "token-missing")
    except NotAToken:
        return Finding("wrong", "terminal-not-a-token")
    except WrongToken as error:
        return Finding("wrong", "token-wrong", {"problem": str(error)})
    return Finding("fine", "token")


def database(path: Path) -> Iterator[Finding]:
    """Whether it is whole, and has room to grow."""
    folder = path.resolve().parent
    try:
        with reading(path, any_schema=True) as stored:
            problems = quickly_broken(stored)
        yield (
            Finding("fine", "database", {"path": str(path)})
            if not problems
            else Finding("wrong", "database-damaged", {"path": str(path), "problem": "; ".join(problems)})
        )
    except StoreFault as fault:
        if fault.fault is not Fault.NO_DATABASE:
            yield Finding("wrong", fault.text.key, fault.text.params)
        elif folder.is_dir() and os.access(folder, os.W_OK):
            yield Finding("fine", "database-new", {"path": str(path)})
        else:
            yield Finding("wrong", "database-nowhere", {"path": str(folder)})
    if folder.is_dir():
        free = shutil.disk_usage(folder).free
        yield Finding("look" if free < LITTLE_ROOM else "fine", "room", {"n": free // 1024**2})


def kept_backups(folder: Path) -> Iterator[Finding]:
    """Whether there is a copy that is not old."""
    made = [each.stat().st_mtime for each in folder.glob("*.db")] if folder.is_dir() else []
    if not made:
        yield Finding("look", "backups-none", {"path": str(folder)})
    elif (age := time.time() - max(made)) > OLD_BACKUP:
        yield Finding("look", "backups-old", {"path": str(folder), "n": int(age // 86_400)})
    else:
        yield Finding("fine", "backups", {"path": str(folder), "n": len(made)})


# At Discord


async def at_discord(settings: Settings, token: str) -> AsyncIterator[Finding]:
    """Who the bot is, on which servers, and what it may not do there."""
    with point_at(settings.address):
        client = discord.Client(intents=discord.Intents.none(), **client_options(settings.address))
        async with client:
            try:
                await client.login(token)
                servers = await _servers(client)
            except discord.LoginFailure:
                yield Finding("wrong", "token-refused")
                return
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                yield Finding("wrong", "unreachable", {"problem": type(error).__name__})
                return
            yield Finding("fine", "user", {"name": str(client.user), "n": len(servers)})
            for server in servers:
                yield allowed(server)
            yield Finding("fine" if servers else "look", "invite", {"link": invitation(client.application_id or 0)})


async def _servers(client: discord.Client) -> list[Any]:
    found: list[Any] = []
    while True:
        more = await client.http.get_guilds(AT_ONCE, after=found[-1]["id"] if found else None, with_counts=False)
        found += more
        if len(more) < AT_ONCE:
            return found


def allowed(server: Any) -> Finding:
    """What the bot lacks on a server; a channel of it may take more away, which the bot says when it matters."""
    lacking = missing(discord.Permissions(int(server["permissions"])))
    if not lacking:
        return Finding("fine", "server", {"name": server["name"]})
    return Finding("wrong", "server-lacks", {"name": server["name"], "names": lacking})


def missing(granted: discord.Permissions) -> tuple[str, ...]:
    """What the bot would have to be allowed besides, as Discord's English settings call it."""
    if granted.administrator:
        return ()
    return tuple(name.replace("_", " ") for name, wanted in NEEDED if wanted and not getattr(granted, name))


def invitation(application: int) -> str:
    """The address with which somebody lets the bot in, with exactly what it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)
