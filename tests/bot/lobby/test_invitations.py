"""Invitations: who may come to a table that is not for anyone, and taking an invitation back."""

from collections.abc import Awaitable, Callable

import pytest

from engine.tables.service import Answer
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.http.trouble import lose_answer
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import Hands, delivering, done, notifications, played_without
from tests.bot.seating import seats

INVITES = "Anna invites you to play Pebbles"


def invitations(person: Person) -> list[Seen]:
    """What stands in the channel that invites somebody."""
    return [seen for seen in person.sees() if INVITES in seen.text]


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
        for _ in range(2):  # once taken back, and never made
            answer = await anna.command("/table uninvite", person=bruno)
            assert answer.text.startswith("There is no invitation to take back.")
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


async def test_who_is_invited_is_called_in_the_channel_and_nobody_else(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, who="invited")
        answer = await anna.command("/table invite", person=bruno)
        assert answer.text == f"Bruno is invited. I say so in <#{play.games.id}>, once, and /table mine shows it too."
        invitation = await bruno.will_see(f"@Bruno, {INVITES}, at table `{id}`.")
        await room.sent()
        calls = {person.user.name: notifications(person, play.games) for person in play.people.values()}
        assert calls == {"Anna": 0, "Bruno": 1, "Clio": 0, "Dora": 0}
        assert (await play.clio.press("Join", on=invitation)).text.startswith("This table is for invited players.")
        assert (await bruno.press("Join", on=invitation)).text.startswith("Tu as une place")
        assert await room.names(id) == ["Anna", "Bruno"]


async def test_an_invitation_can_be_declined_where_it_stands(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        await room.opened(anna, who="invited")
        await anna.command("/table invite", person=bruno)
        invitation = await bruno.will_see(INVITES)
        await bruno.press("No, thank you", on=invitation)
        assert await room.tables.mine(int(bruno.user.id)) == ()
        await room.sent()
        assert (await bruno.press("Join")).text.startswith("Cette table est réservée")


async def test_who_is_not_invited_has_nothing_to_decline(play: Play, anna: Person, bruno: Person) -> None:
    """Whether he passes by or sits there."""
    async with seats(play) as room:
        await room.opened(anna)
        await anna.command("/table invite", person=play.clio)
        invitation = await bruno.will_see(INVITES)
        for person, said in (
            (anna, "There is no invitation to take back."),
            (bruno, "Il n’y a pas d’invitation à retirer."),
        ):
            assert (await person.press("No, thank you", on=invitation)).text.startswith(said)


ENDS: dict[str, Callable[[Hands, Play, str], Awaitable[Answer]]] = {
    "taken": lambda hands, play, table: hands.tables.join(hands.by(play.bruno), table),
    "declined": lambda hands, play, table: hands.tables.withdraw(hands.by(play.bruno), table, id_of(play.bruno)),
    "withdrawn": lambda hands, play, table: hands.tables.withdraw(hands.by(play.anna), table, id_of(play.bruno)),
    "to a table that has begun": lambda hands, play, table: hands.tables.start(hands.by(play.anna), table),
    "to a table that is given up": lambda hands, play, table: hands.tables.cancel(hands.by(play.anna), table),
    "to a table that was closed": lambda hands, play, table: hands.tables.close(
        hands.by(play.anna), int(play.guild.id), table
    ),
}


@pytest.mark.parametrize("how", ENDS)
async def test_nothing_can_be_pressed_under_an_invitation(play: Play, how: str) -> None:
    """Of that of somebody else, who is still invited, the buttons stay unless the table itself has begun or ended."""
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.clio)
        await invite(hands, table, play.bruno)
        await invite(hands, table, play.dora)
        await hands.settled()
        assert [seen.buttons for seen in invitations(play.anna)] == [["Join", "No, thank you"]] * 2
        done(await ENDS[how](hands, play, table))
        await hands.settled()
        left = 0 if "to a table" in how else 1
        assert [seen.text.split(",")[0] for seen in invitations(play.anna)] == ["@Dora"] * left
        closed = [seen for seen in play.anna.sees(play.games) if seen.text == closed_at(table)]
        assert [seen.buttons for seen in closed] == [[]] * (2 - left)
        asked = len(hands.asked)
        await hands.tables.show_again(id_of(play.clio), table)
        await hands.settled()
        assert len(hands.asked) <= asked + 1, "what is closed is left alone"


async def test_who_is_invited_again_can_press_there_again_and_is_not_called(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna)
        for _ in range(2):
            await invite(hands, table, play.bruno)
            await hands.settled()
            [invitation] = invitations(play.bruno)
            assert invitation.text == f"@Bruno, {INVITES}, at table `{table}`."
            assert invitation.buttons == ["Join", "No, thank you"]
            done(await hands.tables.withdraw(hands.by(play.anna), table, id_of(play.bruno)))
            await hands.settled()
            assert invitations(play.bruno) == []
        assert notifications(play.bruno, play.games) == 1


async def test_an_invitation_that_came_to_nothing_while_nobody_looked_is_closed(play: Play) -> None:
    """It was sent, but we have never heard of it; when we find it, he is not invited any more."""
    async with delivering(play) as hands:
        table = await hands.opened(play.anna)
        await hands.settled()
        play.sandbox.trouble.next("POST", f"/channels/{play.games.id}/messages", lose_answer())
        await invite(hands, table, play.bruno)
        await hands.waits()
    async with played_without(play) as tables:
        done(await tables.withdraw(hands.by(play.bruno), table, id_of(play.bruno)))
    play.clock.move(600)
    async with delivering(play) as hands:
        await hands.again()
        assert invitations(play.bruno) == []
        assert closed_at(table) in play.bruno.reads(play.games)


async def test_an_invitation_by_nobody_knows_whom_names_nobody(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.clio)
        await hands.settled()
    async with played_without(play) as tables:
        await tables.meet(id_of(play.bruno), "Bruno")
        done(await tables.invite(hands.by(play.anna), table, id_of(play.bruno), call=True))
        await tables.store.write(
            lambda stored: stored.db.execute("UPDATE tables SET host = NULL WHERE id = ?", (table,))
        )
    async with delivering(play) as hands:
        await hands.settled()
        assert f"@Bruno, you are invited to play Pebbles, at table `{table}`." in play.bruno.reads(play.games)


async def invite(hands: Hands, table: str, person: Person) -> None:
    """Anna asks somebody to her table, who is called for it."""
    await hands.tables.meet(id_of(person), person.user.name)
    done(await hands.tables.invite(hands.by(hands.play.anna), table, id_of(person), call=True))


def id_of(person: Person) -> int:
    return int(person.user.id)


def closed_at(table: str) -> str:
    return f"This invitation to table `{table}` is closed."


async def test_who_is_invited_again_and_again_is_called_once_also_after_a_restart(
    play: Play, anna: Person, bruno: Person
) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, who="invited")
        for _ in range(3):
            await anna.command("/table invite", person=bruno)
            await room.sent()
            await anna.command("/table uninvite", person=bruno)
    async with seats(play) as room:
        await anna.command("/table invite", person=bruno, table=id)
        await anna.command("/table invite", person=play.clio, table=id)
        await play.clio.will_see(f"@Clio, {INVITES}")
        await room.sent()
        assert [notifications(person, play.games) for person in (bruno, play.clio)] == [1, 1]
        assert len(invitations(bruno)) == 2


async def test_who_does_not_see_the_channel_is_invited_and_not_called(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, who="invited")
        await play.sandbox.happenings.hide(play.games, bruno.user)
        answer = await anna.command("/table invite", person=bruno)
        assert answer.text.startswith(f"Bruno is invited, but cannot see <#{play.games.id}>")
        await room.sent()
        assert invitations(anna) == []
        assert [item.table for item in await room.tables.mine(int(bruno.user.id))] == [id]


async def test_who_is_barred_here_is_neither_invited_nor_offered_a_seat(
    play: Play, anna: Person, bruno: Person
) -> None:
    async with seats(play) as room:
        await room.opened(anna, who="invited")
        await anna.command("/admin bar", person=bruno)
        answer = await anna.command("/table invite", person=bruno)
        assert answer.text.startswith("The people who run this server do not let this person join tables here.")
        _, thread = await room.started(anna, play.clio)
        offer = await anna.command("/table replace", seat="Clio", person=bruno, at=thread)
        assert offer.text.startswith("The people who run this server do not let this person join tables here.")
        await room.sent()
        assert bruno.notified() == []


async def test_an_invitation_of_which_the_answer_was_lost_stands_once(play: Play, anna: Person) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(anna)
        await hands.settled()
        await hands.tables.meet(int(play.bruno.user.id), "Bruno")
        play.sandbox.trouble.next("POST", f"/channels/{play.games.id}/messages", lose_answer())
        done(await hands.tables.invite(hands.by(anna), table, int(play.bruno.user.id), call=True))
        await hands.waits()
    play.clock.move(600)
    async with delivering(play) as hands:
        await hands.again()
        assert len(invitations(play.bruno)) == 1
        assert notifications(play.bruno, play.games) == 1
        panels = [seen for seen in anna.sees(play.games) if "Leave" in seen.buttons]
        assert len(panels) == 1
        assert panels[0].text.startswith(f"**Pebbles · {table}**")


async def test_nobody_is_called_to_a_table_that_has_begun_meanwhile(play: Play, anna: Person, bruno: Person) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(anna, play.clio)
        await hands.settled()
    async with played_without(play) as tables:
        await tables.meet(int(bruno.user.id), "Bruno")
        done(await tables.invite(hands.by(anna), table, int(bruno.user.id), call=True))
        done(await tables.start(hands.by(anna), table))
    async with delivering(play) as hands:
        await hands.settled()
        assert bruno.notified() == []
        assert invitations(bruno) == []
