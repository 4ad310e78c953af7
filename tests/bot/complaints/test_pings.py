"""Complaint 5, pings: one for each turn, for whoever owes it, and for nobody else whatever people are called."""

import json
import re
from typing import Any

import pytest

from sandbox.client.person import Person
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import notifications
from tests.bot.seating import seats
from tests.bot.sketching import sketched as sketched

PRIVATE, SILENT = 1 << 6, 1 << 12
"""Flags of messages: for one person alone, and without a sound."""

TRICKS = ("@everyone and @here", "<@{dora}>", "<@&{guild}>", "**Anna**, [free](https://x.test)", "`x` ||_~~x~~_||")
"""What people call themselves."""

_LINK = re.compile(r"(?<!\\)\[[^]]*\]\(")


def written(person: Person, *places: Channel) -> list[dict[str, Any]]:
    """Every message of these places as it came to this person, but answers for him alone."""
    there = {place.id for place in places}
    sights = [json.loads(sight.payload) for sight in person.ever_saw() if sight.channel in there and sight.message]
    return [each for each in sights if each["content"] and not each["flags"] & PRIVATE]


async def test_each_turn_calls_whoever_owes_it_once_and_nobody_else(play: Play, anna: Person) -> None:
    people = (anna, play.bruno, play.clio)
    async with seats(play) as room:
        id, thread = await room.started(*people)
        await room.sent()
        owed = dict.fromkeys(people, 1)  # all were asked at the start
        for _ in range(14):
            asked = await room.to_move(id, *people)
            await room.move(id, asked[0])
            await room.sent()
            for person in set(await room.to_move(id, *people)) - set(asked):
                owed[person] += 1
        assert {person: notifications(person, thread) for person in people} == owed
        assert notifications(play.dora, thread) == 0
        for person in (*people, play.dora):
            assert notifications(person, play.games) == 0, "the panel calls nobody"


async def test_what_calls_nobody_makes_no_sound(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await anna.press("Send me my screens")
        await anna.command("/pebbles favour", colour="grey", at=thread)
        await room.sent()
        told = {each["content"]: bool(each["flags"] & SILENT) for each in written(anna, thread, play.games)}
        for text, quiet in told.items():
            assert quiet == ("<@" not in text), text
        assert {True, False} == set(told.values())
        assert any(f"· {id}**" in text for text in told)
        assert [sight for sight in anna.notified() if sight.channel == anna.direct.id] == []


async def test_what_computers_do_comes_in_one_post_with_one_call(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, seats=4)
        panel = await anna.will_see(f"· {id}**")
        for _ in range(3):
            await anna.press("Add computer", on=panel)
        panel = await anna.will_see("Every seat is taken.")
        await anna.press("Start", on=panel)
        thread = await room.thread(id)
        await anna.command("/pebbles favour", colour="grey", at=thread)
        await room.tables.computers_idle()
        await room.sent()
        calls, posts = notifications(anna, thread), len(anna.sees(thread))
        await anna.command("/pebbles draw", at=thread)
        await room.sent()
        await anna.command("/pebbles take", pebbles="0", at=thread)
        await anna.will_see("Computer 3", at=thread)
        await room.tables.computers_idle()
        await room.sent()
        assert len(anna.sees(thread)) - posts - 2 == 2, "hers of the draw and that of the round, and two answers"
        assert notifications(anna, thread) == calls + 1


@pytest.mark.parametrize("name", TRICKS)
async def test_a_name_that_looks_like_a_call_calls_nobody_anywhere(play: Play, anna: Person, name: str) -> None:
    called = name.format(dora=play.dora.user.id, guild=play.guild.id)
    play.bruno.user.name, play.bruno.user.locale = called, "en-US"
    async with seats(play) as room:
        id, thread = await room.started(play.bruno, play.clio)
        await room.move(id, play.bruno)
        await room.move(id, play.clio)
        shown = [await anna.command("/table list")]
        shown += [await anna.command(f"/table {what}", at=thread) for what in ("show", "log")]
        shown.append(await play.clio.command("/table undo", at=thread))
        await room.sent()
        assert notifications(play.dora, thread) == notifications(play.dora, play.games) == 0
        assert notifications(anna, thread) == notifications(anna, play.games) == 0
        own = [f"<@{person.user.id}>" for person in (play.bruno, play.clio)]
        texts = [each["content"] for each in written(anna, thread, play.games)] + [each.text for each in shown]
        assert any("choose" in text or "chosen" in text for text in texts)
        for text in texts:
            for mention in own:
                text = text.replace(mention, "")
            assert "@everyone" not in text
            assert "@here" not in text
            assert not re.search(r"<@&?\d", text)
            assert not _LINK.search(text)
        assert re.sub(r"[\u200b\\]", "", "\n".join(texts)).count(called) > 2, "it can still be read"
