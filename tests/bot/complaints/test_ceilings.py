"""Complaint 15, what Discord sets bounds to: threads that sleep or are gone, old messages, names and texts as long as
can be. And of 11 and 12 what belongs here: every picture can be read aloud."""

import re

import pytest

from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from engine.tables.transaction.request import Request
from sandbox.client.person import Person
from sandbox.http.trouble import limit
from tests.bot.commanding import done
from tests.bot.conftest import Play, standing_at
from tests.bot.seating import seats, table_in
from tests.thorough import some_of, thorough

LONGEST = 2_000
NAMES = {
    "marks that have to be escaped": "*_~`|" * 6 + "**",
    "Arabic, from the right": "محمد بن عبد الله بن عبد المطلب ال",
    "Hebrew beside Latin": "אברהם Abraham בן־תרח Terach 123",
    "Chinese": "一二三四五六七八九十" * 3 + "甲乙",
    "families of emoji": "👩‍👩‍👧‍👦" * 4 + "🪨🪨🪨🪨",
    "wide letters": "W" * 32,
    "nothing to be seen": "\u2800\u3164 \u00ad",
}
BROKEN = ("Something went wrong", "Un problème est survenu", "Quelque chose")


@thorough
@pytest.mark.parametrize("kind", some_of([*NAMES], 2))
async def test_whatever_people_are_called_a_whole_game_can_be_played_and_read(
    play: Play, anna: Person, kind: str
) -> None:
    name = NAMES[kind][:32]
    people = (anna, play.clio, play.bruno, play.dora)
    for person in people:
        person.user.name = name
        person.user.locale = "en-US"
    async with seats(play) as room:
        id, thread = await room.started(*people, game="carrara", seats=4)
        assert 0 < len(thread.name) <= 100
        await anna.press("Send me my screens")
        await room.play_on(id, *people, steps=12)
        await room.sent()
        answers = [
            await anna.command(f"/table {what}", at=thread) for what in ("show", "log", "screen", "mine", "list")
        ]
        answers.append(await anna.command("/table replace", seat="1", person=play.dora, at=thread))
        answers.append(await anna.command("/table rewind", step=1, at=thread))
        for suggested in ("/table replace", "seat"), ("/table show", "table"), ("/table rewind", "step"):
            labels = await anna.autocomplete(*suggested, at=thread)
            assert labels
            assert all(0 < len(label) <= 100 for label in labels)
        for text in [each.text for each in answers]:
            assert 0 < len(text) <= LONGEST
            assert not text.startswith(BROKEN)
        posts = [seen for seen in anna.sees(thread) if not seen.private and seen.text]
        assert posts
        for seen in posts:
            assert all(0 < len(alt) <= 1_024 for alt in seen.alt)


async def test_who_sits_at_many_tables_with_long_names_is_told_of_as_many_as_fit(play: Play, anna: Person) -> None:
    for person in play.people.values():
        person.user.name = "*" * 32
    async with seats(play) as room:
        users = [int(person.user.id) for person in (anna, play.bruno, play.clio, play.dora)]
        for person, user in zip((anna, play.bruno, play.clio, play.dora), users, strict=True):
            await room.tables.meet(user, person.user.name)
        await room.tables.settle(Request("s", users[0]), int(play.guild.id), tables_per_person=100)
        for number in range(15):
            host, server, channel = Request(f"t{number}", users[0]), int(play.guild.id), int(play.games.id)
            id = done(await room.tables.create(host, "pebbles", server=server, channel=channel)).table
            for user in users[1:]:
                await room.tables.join(Request(f"t{number} {user}", user, standing_at(play.games)), id)
            await room.tables.start(Request(f"s{number}", users[0]), id)
        await room.sent()
        for line in ("/pebbles draw", "/table screen", "/table undo", "/table mine", "/table list"):
            text = (await anna.command(line)).text
            assert not text.startswith(BROKEN), line
            assert "https://discord.com/channels/" in text
            assert re.search(r"more: /table mine|\d+ to \d+ of 15", text.rpartition("\n")[2]), line


async def test_many_channels_and_a_long_list_of_barred_people_can_be_shown(play: Play, anna: Person) -> None:
    world = play.sandbox.world
    async with seats(play) as room:
        channels = tuple(int(world.channel(play.guild, f"c{number}").id) for number in range(25))
        await room.tables.meet(int(anna.user.id), "Anna")
        request = Request("s", int(anna.user.id))
        assert await room.tables.settle(request, int(play.guild.id), channels=channels) is None
        for number in range(40):
            await room.tables.meet(1_000 + number, "*" * 32)
            await room.tables.bar(Request(f"b{number}", int(anna.user.id)), int(play.guild.id), 1_000 + number)
        text = (await anna.command("/admin settings")).text
        assert not text.startswith(BROKEN)
        assert all(f"<#{channel}>" in text for channel in channels)
        assert text.endswith("and ….")


async def test_an_answer_longer_than_a_message_is_cut_and_keeps_what_it_reminds_of(play: Play, anna: Person) -> None:
    async with seats(play) as room:

        async def talk(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
            await press.tell("`/table mine` " * 500)

        room.bot.controls["talk"] = talk
        room.bot.direct_messages.note(int(anna.user.id), lambda voice: "Mind the step.")
        answer = await room.press(anna, "talk")
        assert answer.text.endswith("…\n\nMind the step.")
        assert "/table mine" in answer.text


# Threads and old messages


async def test_a_thread_that_slept_for_weeks_wakes_and_the_turn_is_told_there(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.sent()
        play.clock.move(30 * 86_400)
        await play.sandbox.happenings.archive(thread)
        answer = await anna.command("/pebbles favour", colour="grey", at=anna.direct)
        assert answer.text.startswith("Done: ")
        await play.clio.will_see("Anna has chosen a favourite.", at=thread)
        assert not thread.archived
        assert (await play.clio.command("/pebbles favour", colour="grey", at=thread)).text.startswith("Done: ")
        assert (await room.overview(id)).table.thread == int(thread.id)


async def test_the_thread_of_a_panel_that_was_deleted_goes_on(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.sent()
        panel = await anna.will_see(f"· {id}**")
        await play.sandbox.happenings.delete_message(play.sandbox.messages.find(panel.id))
        await anna.command("/pebbles favour", colour="grey", at=thread)
        await play.clio.will_see("Anna has chosen a favourite.", at=thread)
        await room.play_on(id, anna, play.clio)
        await anna.will_see("the game is over", at=thread)
        assert play.threads == [thread]


async def test_a_panel_too_old_to_be_changed_is_replaced_and_can_be_joined(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = table_in(await anna.command("/table new", game="pebbles"))
        old = await anna.will_see(f"· {id}**")
        await room.sent()
        play.clock.move(40 * 86_400)
        play.sandbox.trouble.next("PATCH", "/channels/*/messages/*", limit(0.001, code=30046), times=5)
        await play.clio.press("Join", on=old)
        new = await anna.will_see("Clio")
        assert new.id != old.id
        await room.sent()
        play.sandbox.trouble.forget()
        assert [seen.id for seen in play.bruno.sees() if f"· {id}**" in seen.text] == [new.id]
        await play.bruno.press("Join", on=new)
        assert "Bruno" in await room.names(id)
        await anna.press("Start", on=new)
        assert id in (await room.thread(id)).name


async def test_every_picture_can_be_read_aloud(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio, game="carrara")
        await room.play_on(id, anna, play.clio, steps=8)
        await room.sent()
        pictured = [seen for seen in anna.sees(thread) if seen.files]
        assert pictured
        for seen in pictured:
            (alt,) = seen.alt
            assert "Anna" in alt
            assert 100 < len(alt) <= 1_024
