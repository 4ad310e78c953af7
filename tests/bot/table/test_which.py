"""Which table is meant: named, of this thread, the only one, or a list; and ids that are no table, or not of here."""

import pytest

from sandbox.client.person import Person
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.seating import seats
from tests.bot.sketching import sketched as sketched

TYPED = {
    "nothing but spaces": "   ",
    "stones": "🪨🪨🪨🪨🪨",
    "too long": "b" * 6_000,
    "capital letters of nothing": "ZZZZZ",
    "SQL": "' OR 1=1 --",
    "a mention": "<@&1> @everyone",
    "half a letter and a bell": "b\u202e\u0007k2z",
    "digits of another script": "٢٣٤٥٦",
}

COMMANDS = ("show", "log", "screen", "start", "cancel", "undo", "resign", "abandon", "rematch")


@pytest.mark.parametrize("typed", TYPED.values(), ids=TYPED)
async def test_what_is_no_table_is_refused_in_words(play: Play, anna: Person, typed: str) -> None:
    async with seats(play) as room:
        await room.opened(anna)
        for name in COMMANDS:
            answer = await anna.command(f"/table {name}", table=typed)
            assert (answer.text, answer.private) == ("There is no such table.", True), name
        assert isinstance(await anna.autocomplete("/table show", "table", typed), list)


async def test_the_table_of_the_thread_then_the_only_one_then_a_list(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        none = await anna.command("/table screen")
        assert none.text.startswith("You have no table that this could be about.")
        first, thread = await room.started(anna, play.clio)
        assert first in (await anna.command("/table screen")).text
        second, _ = await room.started(play.clio, anna)
        which = await anna.command("/table screen")
        assert which.text.startswith("Which table do you mean?")
        assert first in which.text
        assert second in which.text
        assert f"https://discord.com/channels/{play.guild.id}/{thread.id}" in which.text
        assert first in (await anna.command("/table screen", at=thread)).text
        assert second in (await anna.command("/table screen", at=thread, table=second)).text


async def test_the_id_may_be_typed_carelessly_or_come_as_the_label_of_a_suggestion(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        (label,) = await anna.autocomplete("/table screen", "table", "")
        assert label.startswith(f"{id} · Pebbles · ")
        for typed in (label, f"  {id.upper()} ", f"`{id}`"):
            assert "Behind your screen" in (await anna.command("/table screen", table=typed)).text


async def test_ones_own_tables_are_suggested_and_to_look_at_also_others(
    play: Play, anna: Person, bruno: Person
) -> None:
    async with seats(play) as room:
        mine, _ = await room.started(anna, play.clio)
        other, _ = await room.started(bruno, play.dora)
        opened = await room.opened(anna)

        async def offered(line: str, typed: str = "", person: Person = anna, at: Channel | None = None) -> list[str]:
            return [each.split(" ")[0] for each in await person.autocomplete(line, "table", typed, at=at)]

        assert sorted(await offered("/table show")) == sorted([mine, other, opened])
        assert sorted(await offered("/table show", at=anna.direct)) == sorted([mine, opened])
        assert await offered("/table undo") == [mine]
        assert await offered("/table start") == [opened]
        assert await offered("/table show", "clio") == [mine]
        assert await offered("/table rematch") == []
        assert await offered("/table quitter", person=bruno) == [other]


async def test_for_who_is_on_another_server_there_is_no_such_table(play: Play, anna: Person) -> None:
    world = play.sandbox.world
    zoe = world.user("Zoe")
    harbour = world.channel(world.guild("The Harbour", zoe, anna.user), "games")
    stranger = Person(play.sandbox, zoe, harbour)
    async with seats(play) as room:
        opened = await room.opened(anna)
        running, _ = await room.started(anna, play.clio)
        before = await room.overview(opened)
        for what in ("join", "take-seat", "show", "log", "screen"):
            assert (await room.press(stranger, what, opened)).text == "There is no such table."
        for name in ("start", "cancel", "show", "log", "screen", "undo", "resign", "abandon"):
            for table in (opened, running):
                assert (await stranger.command(f"/table {name}", table=table)).text == "There is no such table."
        assert (
            await stranger.command("/table show", table=running, at=stranger.direct)
        ).text == "There is no such table."
        assert "18 pebbles" in (await anna.command("/table show", table=running, at=anna.direct)).text
        assert await room.overview(opened) == before
        assert sorted(await room.names(running)) == ["Anna", "Clio"]
        assert "There is no table on this server." in (await stranger.command("/table list")).text
        away = Person(play.sandbox, anna.user, harbour)
        invite = await away.command("/table invite", person=stranger, table=opened)
        assert invite.text.startswith("Only people on the table’s own server can be asked.")


async def test_join_pressed_in_a_direct_message_by_who_is_invited_leads_to_the_server(
    play: Play, anna: Person, bruno: Person
) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        await anna.command("/table invite", person=bruno, table=id)
        there = Person(play.sandbox, bruno.user, bruno.direct)
        answer = await room.press(there, "join", id)
        assert answer.text.startswith("Cela ne peut se faire que sur le serveur de cette table")
        assert f"/{play.games.id}/" in answer.text
        assert await room.names(id) == ["Anna"]


async def test_every_command_is_answered_privately_wherever_it_is_used(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        for place in (play.games, thread, anna.direct):
            for name in ("list", "mine", *COMMANDS):
                answer = await anna.command(f"/table {name}", at=place)
                assert answer.private, name
                assert answer.text, name
            assert (await anna.command("/table rewind", step=1, at=place)).private
            assert (await anna.command("/table replace", seat="Clio", at=place)).private
            assert (await anna.command("/table uninvite", person=play.bruno, at=place)).private
        assert await room.status(id) == "playing"


async def test_names_that_look_like_marks_or_mentions_are_only_names(play: Play, anna: Person) -> None:
    world = play.sandbox.world
    tricky = world.user("@everyone **x** `y`")
    world.enter(play.guild, tricky)
    person = Person(play.sandbox, tricky, play.games)
    async with seats(play) as room:
        id, thread = await room.started(anna, person)
        for name in ("list", "show", "mine", "log"):
            await anna.command(f"/table {name}", at=thread)
        assert not any(b"@everyone **x**" in sight.payload for sight in play.clio.notified())
        assert [label for label in await anna.autocomplete("/table show", "table", id) if "**x**" in label]
