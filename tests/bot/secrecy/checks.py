"""The two checks on what people received: the same bytes whatever is hidden from one, no marked number."""

import re
import shutil
from collections.abc import Iterable, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from bot.interaction.app import Paravent
from engine.contract.secrecy import CANARY
from engine.contract.trial import BrokenPromise
from engine.core.door import Door
from sandbox.client.person import Person
from sandbox.world.sights import Sight
from tests.bot.conftest import PEOPLE, Play, quarry
from tests.bot.match import Match, same_dice
from tests.bot.program.running import paravent
from tests.bot.secrecy.trying import Trier
from tests.bot.waiting import all_sent
from tests.tables.room import door_at
from tests.tables.secrecy.scenes import Scene

_ID = re.compile(r"\d{16,20}")
_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
"""Of the sandbox: each has its own port."""
_MESSAGE = re.compile(r"(/channels/\d+/\d+)/\d+")
"""A link to a post: it leads to the thread alone if what went to another place was sent before the post."""
_SIZE = re.compile(r'"size": \d+')
_SESSION = re.compile(r"\b[0-9a-f]{32}\b")
_MOMENT = re.compile(r"\bat=\S+")
"""Of a line in the operator's log."""
KEY = b"secrets"
"""Of the dice: what is compared has been drawn alike."""
_CANARY = re.compile(r"7[\s,.\u00a0\u202f]?9[01]\d")
"""However a language writes it; and what is left of it when something was paid."""
assert _CANARY.fullmatch(str(CANARY))


Words: TypeAlias = Mapping[bytes, str]
"""What can be read on each picture that was drawn."""


class Came(Struct, frozen=True):
    """Something that came to somebody: what, where, its words without ids, its pictures."""

    what: str
    where: str
    words: str
    files: tuple[bytes, ...] = ()


def came_to(play: Play, person: Person) -> dict[str, list[Came]]:
    """All that has reached him, by the place it came to: what comes to two places has no order."""
    names = known(play)
    found: dict[str, list[Came]] = {}
    for sight in person.ever_saw():
        where = names.get(sight.channel, "?")
        linked = _MESSAGE.sub(r"\1", _ADDRESS.sub("", sight.payload.decode()))
        words = _ID.sub(lambda id: names.get(id[0], "#"), linked)
        found.setdefault(where, []).append(Came(sight.what, where, words, sight.files))
    return found


def known(play: Play) -> dict[str, str]:
    """The ids that have a name: people, and places."""
    world = play.sandbox.world
    people = {user.id: f"@{user.name}" for user in world.users.values()}
    places = {
        channel.id: f"#{channel.name or 'direct'} {channel.recipient or ''}" for channel in world.channels.values()
    }
    return people | places | {play.guild.id: play.guild.name}


async def tell_by_redeal(scene: Scene, other: Path, name: str, move: str | None) -> None:
    """Raise a fault if this person can tell the two files apart by anything."""
    here, there = await received(scene, scene.path, name, move), await received(scene, other, name, move)
    for place in sorted({*here, *there}):
        one, two = here.get(place, []), there.get(place, [])
        for mine, others in zip(one, two, strict=False):
            if mine != others:
                raise BrokenPromise(f"{name} can tell by a {mine.what} in {place}: {apart(mine, others)}")
        if len(one) != len(two):
            raise BrokenPromise(f"{name} can tell: {len(one)} or {len(two)} in {place}")


def apart(mine: Came, others: Came) -> str:
    """Where the two differ first."""
    if mine.words == others.words:
        return "the pictures" if mine.files != others.files else f"a {mine.what} or a {others.what}"
    at = next(at for at, (a, b) in enumerate(zip_longest(mine.words, others.words)) if a != b)
    return " or ".join(repr(each.words[max(0, at - 80) : at + 80]) for each in (mine, others))


async def received(scene: Scene, path: Path, name: str, move: str | None) -> dict[str, list[Came]]:
    """Start the bot on a copy of this file: it delivers what waits, and this person tries everything."""
    copy = path.with_name("copy.db")
    shutil.copyfile(path, copy)
    async with quarry(copy) as play, paravent(play.sandbox, copy, same_dice(KEY)) as bot:
        await all_sent(bot.tables, play.clock)
        trier = Trier(bot, play, scene.table, scene.game, play.people[name])
        await trier.look()
        await trier.ask_for_suggestions()
        await trier.try_nonsense()
        if move is not None:
            said = await trier.move(move)
            assert said.startswith(("Done: ", "C’est fait\u00a0: ")), said
        await trier.take_back()
        await all_sent(bot.tables, play.clock)
        return came_to(play, trier.person)


async def sits(bot: Paravent, table: str, person: Person) -> bool:
    """Whether he has a seat there."""
    return isinstance(await door_at(bot.tables, int(person.user.id), table), Door)


def search(sights: Iterable[Sight], who: str, drawn: Words) -> None:
    """Raise a fault at the first thing with the number in it, pictures included."""
    for sight in sights:
        found = marked(read(sight, drawn))
        if found:
            raise BrokenPromise(f"{who} sees a secret in a {sight.what}: {found}")


def read(sight: Sight, drawn: Words) -> str:
    """All that can be read in it, on its pictures too."""
    return " ".join([sight.payload.decode(), *(drawn[file] for file in sight.files)])


def marked(text: str) -> str:
    """Where the number stands in it, if it does; ids, ports, sessions, moments and sizes may hold any digits."""
    bare = text
    for any_digits in (_ADDRESS, _SESSION, _MOMENT, _ID, _SIZE):
        bare = any_digits.sub("", bare)
    found = _CANARY.search(bare)
    return bare[max(0, found.start() - 60) : found.end() + 40] if found else ""


async def tell_by_canary(
    play: Play, scene: Scene, owner: str, drawn: Words, *, moves: int = 0, by: tuple[str, ...] = tuple(PEOPLE)
) -> None:
    """Raise a fault if what is planted for the owner reaches anybody else; `play` is where its file is."""
    async with paravent(play.sandbox, play.database, same_dice(KEY)) as bot:
        await all_sent(bot.tables, play.clock)
        seated = [person for person in play.people.values() if await sits(bot, scene.table, person)]
        match = Match(bot, play, scene.table, *seated)
        await match.play_on(moves)
        search_others(play.people, owner, drawn)  # what has come by itself: whoever is told too much is caught at once
        for name in by:
            trier = Trier(bot, play, scene.table, scene.game, play.people[name])
            await trier.look()
            search_others(play.people, owner, drawn)
            await trier.ask_for_suggestions()
            await trier.try_nonsense()
            await trier.take_back()
            await trier.refuse_what_others_want()
        await all_sent(bot.tables, play.clock)
    search_all(play.people, owner, drawn)


def search_others(people: Mapping[str, Person], owner: str, drawn: Words) -> None:
    """All that has reached anybody else so far."""
    for name, person in people.items():
        if name != owner:
            search(person.ever_saw(), name, drawn)


def search_all(people: Mapping[str, Person], owner: str, drawn: Words) -> None:
    """Everybody but the owner; he has to have seen it, else the search would say nothing."""
    search_others(people, owner, drawn)
    seen = people[owner].ever_saw() if owner in people else []
    if seen and not any(marked(sight.payload.decode()) for sight in seen):
        raise AssertionError(f"{owner} never saw his own screen")
    if seen and not any(marked(drawn[file]) for sight in seen for file in sight.files):
        raise AssertionError(f"{owner} never saw his own screen as a picture")
