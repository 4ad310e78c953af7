"""Invitations: who may come to a table that is not for anyone, and taking an invitation back."""

from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats


async def test_only_who_is_invited_can_join(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, who="only those invited")
        assert (await bruno.press("Join")).text.startswith("Cette table est réservée")
        answer = await anna.command("/table invite", person=bruno)
        assert answer.text.startswith("Bruno is invited")
        assert "Tu as une invitation." in (await bruno.command("/table miennes")).text
        assert (await bruno.press("Join")).text.startswith("Tu as une place")
        assert await room.names(id) == ["Anna", "Bruno"]
        assert "Clio" not in await room.names(id)
        assert (await play.clio.press("Join")).text.startswith("This table is for invited players.")


async def test_an_invitation_is_taken_back(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, who="invited")
        await anna.command("/table invite", person=bruno)
        assert (await anna.command("/table uninvite", person=bruno)).text == "Bruno is no longer invited."
        assert (await bruno.press("Join")).text.startswith("Cette table est réservée")
        assert (await anna.command("/table uninvite", person=bruno)).text.startswith("This table is for invited")
        assert await room.names(id) == ["Anna"]


async def test_only_the_host_invites_and_nobody_else_learns_who_is(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        await anna.command("/table invite", person=play.bruno, table=id)
        for line in ("/table invite", "/table uninvite"):
            answer = await play.clio.command(line, person=play.bruno, table=id)
            assert answer.text.startswith("Only the host of the table can do that. The host is Anna.")


async def test_a_bot_a_seated_person_or_somebody_elsewhere_cannot_be_invited(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        bot = Person(play.sandbox, play.sandbox.world.bot, play.games)
        assert (await anna.command("/table invite", person=bot)).text.startswith("A bot cannot play.")
        assert (await anna.command("/table invite", person=play.clio)).text.startswith("Already seated")
        there = await anna.command("/table invite", person=play.bruno, table=id, at=anna.direct)
        assert there.text.startswith("Only people on the table’s own server can be asked.")
        assert await room.tables.mine(int(play.bruno.user.id)) == ()


async def test_after_the_start_nobody_is_invited(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread = await room.started(anna, play.clio)
        answer = await anna.command("/table invite", person=play.bruno, at=thread)
        assert answer.text.startswith("The game has begun")
        assert await room.tables.mine(int(play.bruno.user.id)) == ()
