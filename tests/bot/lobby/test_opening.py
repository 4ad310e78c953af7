"""`/table new`: where a table can be opened, what is said if not, and what is asked then."""

import pytest

from engine.tables.transaction.request import Request
from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.world.permissions import May
from tests.bot.conftest import Play
from tests.bot.seating import seats, table_in

LACKING = {
    May.SEND_MESSAGES: "send messages",
    May.CREATE_PUBLIC_THREADS: "create public threads",
    May.SEND_MESSAGES_IN_THREADS: "send messages in threads",
    May.ATTACH_FILES: "attach files",
    May.READ_MESSAGE_HISTORY: "read the message history",
}


async def test_a_table_is_opened_and_its_host_sits_at_it(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        answer = await anna.command("/table new", game="pebbles")
        assert answer.private
        id = table_in(answer)
        panel = await bruno.will_see(f"Pebbles · {id}")
        assert "Anna (host)" in panel.text
        assert id not in bruno.reads().replace(panel.text, ""), "the answer is for the host alone"
        table = (await room.overview(id)).table
        assert (table.places, table.entry, table.language) == (4, "anyone", "en")
        assert (table.server, table.channel) == (int(play.guild.id), int(play.games.id))


async def test_everything_can_be_chosen_in_french(play: Play, bruno: Person) -> None:
    async with seats(play) as room:
        answer = await bruno.command(
            "/table nouvelle", jeu="Galets (exemple)", places=2, qui="seulement sur invitation", langue="français"
        )
        assert "Ta table" in answer.text
        table = (await room.overview(table_in(answer))).table
        assert (table.game, table.places, table.entry, table.language) == ("pebbles", 2, "invited", "fr")
        await bruno.will_see("Seules les personnes invitées peuvent participer.")


async def test_every_game_is_offered_with_how_far_it_has_come(play: Play, anna: Person) -> None:
    async with seats(play):
        with pytest.raises(CannotDo, match=r"Pebbles \(sample\)") as told:
            await anna.command("/table new", game="chess")
        assert "The Palaces of Carrara (beta)" in str(told.value)


async def test_in_a_thread_the_table_goes_to_its_channel(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread = await room.started(anna, play.bruno)
        answer = await anna.command("/table new", game="pebbles", at=thread)
        assert (await room.overview(table_in(answer))).table.channel == int(play.games.id)
        await anna.will_see(f"Pebbles · {table_in(answer)}", at=play.games)


async def test_in_a_direct_message_one_is_sent_to_a_server(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        answer = await anna.command("/table new", game="pebbles", at=anna.direct)
        assert answer.text.startswith("A table is opened in a channel of a server")
        assert await room.tables.seated(int(anna.user.id)) == ()


@pytest.mark.parametrize("what", LACKING, ids=str)
async def test_where_the_bot_may_not_do_what_it_must_it_says_so(play: Play, anna: Person, what: May) -> None:
    async with seats(play) as room:
        await play.sandbox.happenings.forbid(play.games, what)
        answer = await anna.command("/table new", game="pebbles")
        assert f"I am not allowed to {LACKING[what]}" in answer.text
        assert await room.tables.listed(int(play.guild.id)) == ()
        await play.sandbox.happenings.permit(play.games, what)
        assert "is open" in (await anna.command("/table new", game="pebbles")).text


async def test_who_has_too_many_tables_is_told_so(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        await room.tables.settle(Request("a test settles", int(anna.user.id)), int(play.guild.id), tables_per_person=1)
        await room.opened(anna)
        answer = await anna.command("/table new", game="pebbles")
        assert answer.text.startswith("Nobody can sit at more than 1 table at a time here.")


async def test_the_table_speaks_the_servers_language_unless_another_is_chosen(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        await room.tables.settle(Request("a test settles", int(anna.user.id)), int(play.guild.id), language="fr")
        first = await room.opened(anna)
        second = await room.opened(anna, language="English")
        assert [(await room.overview(id)).table.language for id in (first, second)] == ["fr", "en"]


async def test_direct_messages_are_asked_about_until_that_is_answered(play: Play, anna: Person) -> None:
    async with seats(play):
        asked = await anna.command("/table new", game="pebbles")
        assert "by direct message" in asked.text
        assert asked.message is not None
        assert asked.message.buttons == ["Send me my screens", "No direct messages"]
        await anna.press("No direct messages", on=asked.message)
        again = await anna.command("/table new", game="pebbles")
        assert "by direct message" not in again.text
        assert again.message is not None
        assert again.message.buttons == []


async def test_a_french_server_gets_french_tables_unless_it_has_settled_otherwise(play: Play, anna: Person) -> None:
    play.guild.locale = "fr"
    async with seats(play) as room:
        opened = await room.opened(anna)
        assert (await room.overview(opened)).table.language == "fr"
        await anna.command("/admin settings", language="English")
        again = await room.opened(anna)
        assert (await room.overview(again)).table.language == "en"
