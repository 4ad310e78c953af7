"""`/table list` and `/table mine`: which tables there are, and what waits for whom, with links to jump to."""

from engine.tables.desk import Request
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats


async def test_the_tables_of_a_server_the_newest_first(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        assert (await anna.command("/table list")).text.startswith("There is no table on this server.")
        first, thread = await room.started(anna, play.clio)
        play.clock.move(60)
        second = await room.opened(play.dora, seats=3)
        closed = await room.opened(anna)
        await anna.command("/table cancel")
        text = (await bruno.command("/table liste")).text
        assert text.index(second) < text.index(first)
        assert closed not in text
        assert "1 place prise sur 3" in text
        assert f"https://discord.com/channels/{play.guild.id}/{thread.id}" in text
        assert "Anna" in text


async def test_of_many_tables_those_that_fit_and_how_many_more(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        await room.tables.meet(int(anna.user.id), "Anna")
        await room.tables.settle(Request("s", int(anna.user.id)), int(play.guild.id), tables_per_person=100)
        for number in range(40):
            request = Request(f"table {number}", int(anna.user.id))
            await room.tables.create(request, "pebbles", server=int(play.guild.id), channel=int(play.games.id))
        await room.sent()
        for line in ("/table list", "/table mine"):
            text = (await anna.command(line)).text
            shown = text.count("•")
            assert 5 < shown <= 25
            assert f"and {40 - shown} more" in text
            assert len(text) <= 2_000


async def test_in_direct_messages_a_list_shows_ones_own_tables(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        none = await anna.command("/table list", at=anna.direct)
        assert none.text.startswith("You sit at no table, and you are invited to none.")
        seated = await room.opened(anna, play.clio)
        other = await room.opened(play.dora)
        invited = await room.opened(play.dora, who="invited")
        await play.dora.command("/table inviter", personne=anna, table=invited)
        text = (await anna.command("/table list", at=anna.direct)).text
        assert text.startswith("**Your 2 tables, the newest first**")
        assert all(id in text for id in (seated, invited))
        assert other not in text
        assert (await play.clio.command("/table list", at=play.clio.direct)).text.startswith("**Your table**")
        assert (await bruno.command("/table liste", at=bruno.direct)).text.startswith("Tu n’es à aucune table")


async def test_what_waits_for_me_oldest_first_with_links(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        assert (await anna.command("/table mine")).text.startswith(
            "Nothing is waiting for you, and you sit at no table."
        )
        first, thread = await room.started(anna, play.clio)
        play.clock.move(3_600)
        second, _ = await room.started(play.clio, anna)
        third = await room.opened(play.bruno, anna)
        for place in (play.games, anna.direct, thread):
            text = (await anna.command("/table mine", at=place)).text
            assert text.startswith("**2 things are waiting for you, the oldest first**")
            assert text.index(first) < text.index(second) < text.index("Your other table") < text.index(third)
            assert "· Which colour is your favourite? ·" in text
            assert f"<t:{int(play.clock.now()) - 3_600}:R>" in text
            assert f"https://discord.com/channels/{play.guild.id}/{thread.id}" in text


async def test_a_vote_and_an_invitation_wait_too(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, bruno)
        await room.move(id, bruno)
        asked = await anna.command("/table abandon", at=thread)
        await anna.press("End the game", on=asked.message)
        await room.becomes(anna, asked.message, "I have asked the others")
        other = await room.opened(play.clio, who="invited")
        await play.clio.command("/table invite", person=bruno, table=other)
        text = (await bruno.command("/table miennes")).text
        assert "Anna aimerait arrêter la partie" in text
        assert "Tu as une invitation." in text
