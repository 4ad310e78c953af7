"""Changes of players: resigning, a seat given to another or to a computer, and the rematch."""

import asyncio

from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats, table_in
from tests.bot.sketching import sketched as sketched


async def test_who_resigns_is_asked_first_and_a_computer_plays_on(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        asked = await play.clio.command("/table resign", at=thread)
        assert asked.private
        await play.clio.press("No, leave it", on=asked.message)
        await room.becomes(play.clio, asked.message, "Nothing was changed.")
        assert sorted(await room.names(id)) == ["Anna", "Clio"]
        asked = await play.clio.command("/table resign", at=thread)
        await play.clio.press("Leave the game", on=asked.message)
        await room.becomes(play.clio, asked.message, "You have left the game.")
        assert sorted(await room.names(id)) == ["", "Anna"]
        await anna.will_see("Clio leaves the game. ▣ Computer 1 plays on.", at=thread)
        again = await play.clio.command("/table resign", at=thread)
        assert again.text.startswith("You do not sit at this table.")


async def test_the_last_who_resigns_ends_the_game(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        for person in (anna, play.clio):
            asked = await person.command("/table resign", at=person.direct)
            await person.press("Leave the game", on=asked.message)
            await room.becomes(person, asked.message, "You have left the game.")
        assert await room.status(id) == "abandoned"


async def test_the_host_lets_a_computer_play_on(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        assert "Clio" in await anna.autocomplete("/table replace", "seat", "cl", at=thread)
        answer = await anna.command("/table replace", seat="Clio", computer=True, at=thread)
        assert answer.text.startswith("A computer plays on for Clio, who gets the seat back only if it is offered")
        assert sorted(await room.names(id)) == ["", "Anna"]
        await play.clio.will_see("▣ Computer 1 plays on for Clio, and keeps the seat unless", at=thread)


async def test_a_seat_is_offered_and_taken(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        answer = await anna.command("/table replace", seat="Clio", person=bruno, at=thread)
        assert answer.text.startswith("Bruno has been offered the seat of Clio")
        offer = await bruno.will_see("you are offered", at=thread)
        assert (await play.dora.press("Take the seat", on=offer)).private
        assert sorted(await room.names(id)) == ["Anna", "Clio"], "it was not offered to Dora"
        taken = await bruno.press("Take the seat", on=offer)
        assert taken.text.startswith("La place est à toi")
        assert "Puis-je t’envoyer" in taken.text
        assert sorted(await room.names(id)) == ["Anna", "Bruno"]
        await room.sent()
        assert "Derrière ton paravent" in (await bruno.command("/table paravent", at=thread)).text
        assert (await play.clio.command("/table screen", at=thread)).text.startswith("You have no seat")


async def test_an_offer_is_declined_or_taken_back(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await anna.command("/table replace", seat="Clio", person=bruno, at=thread)
        offer = await bruno.will_see("you are offered", at=thread)
        assert (await bruno.press("No, thank you", on=offer)).text.startswith("Tu as refusé la place.")
        assert (await room.press(bruno, "take-seat", id)).private
        await anna.command("/table replace", seat="Clio", person=bruno, at=thread)
        assert (await anna.command("/table uninvite", person=bruno, at=thread)).text == "Bruno is no longer invited."
        assert (await room.press(bruno, "take-seat", id)).private
        assert sorted(await room.names(id)) == ["Anna", "Clio"]


async def test_who_may_not_gives_no_seat_away(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        refused = await play.clio.command("/table replace", seat="Anna", computer=True, at=thread)
        assert refused.text.startswith("Only the host of the table can do that.")
        own = await play.clio.command("/table replace", seat="Clio", person=play.dora, at=thread)
        assert own.text.startswith("Dora has been offered the seat of Clio")
        for wrong in ("Zoë", "9", "-1", "x" * 6_000, "🪨", " "):
            answer = await anna.command("/table replace", seat=wrong, computer=True, at=thread)
            assert answer.text.startswith("Nobody at this table is called that."), wrong
        neither = await anna.command("/table replace", seat="Clio", at=thread)
        both = await anna.command("/table replace", seat="Clio", computer=True, person=play.dora, at=thread)
        assert neither.text == both.text
        assert neither.text.startswith("Say who should play on")
        assert sorted(await room.names(id)) == ["Anna", "Clio"]


async def test_both_press_rematch_and_sit_at_one_new_table(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        early = await anna.command("/table rematch", at=thread)
        assert early.text.startswith("The game is not over yet.")
        await room.play_on(id, anna, play.clio)
        await anna.will_see("win", at=thread)
        answers = await asyncio.gather(anna.press("Rematch", at=thread), play.clio.press("Rematch", at=thread))
        new = {table_in(each) for each in answers}
        assert len(new) == 1
        (again,) = new
        assert sorted(await room.names(again)) == ["Anna", "Clio"]
        await anna.will_see(f"· {again}**", at=play.games)
        assert table_in(await anna.command("/table rematch", table=id)) == again
        assert (await play.bruno.command("/table revanche", at=thread)).text.startswith("Tu n’es pas à cette table")


async def test_a_rematch_is_opened_on_the_tables_own_server(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio)
        answer = await anna.command("/table rematch", at=anna.direct)
        assert answer.text.startswith("That can only be done on the server of this table")
        assert await room.tables.seated(int(anna.user.id)) == ()
