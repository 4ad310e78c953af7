"""The panel of a table before the start: each button by the host, a guest, a stranger; too late, twice, at once."""

import asyncio

import pytest

from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from tests.bot.conftest import Play
from tests.bot.seating import seats

NOT_HOST = "Only the host of the table can do that. The host is Anna."
NOT_OPEN = "The game has begun, or the table is closed."
BUTTONS = ("join", "leave", "computer", "no-computer", "options", "start", "cancel")


async def test_a_lobby_of_four_fills_in_two_languages_and_the_game_begins(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        assert (await play.bruno.press("Join")).text.startswith("Tu as une place à la table.")
        assert (await play.clio.press("Join")).text.startswith("You have a seat at the table.")
        assert (await anna.press("Add computer")).text == "A computer has joined the table."
        full = await play.dora.will_see("Every seat is taken.")
        assert "Anyone can join" not in full.text
        with pytest.raises(CannotDo, match="grey"):
            await play.dora.press("Join")
        assert (await anna.press("Start")).text.startswith("The game begins!")
        thread = await room.thread(id)
        assert sorted(await room.names(id)) == ["", "Anna", "Bruno", "Clio"]
        await play.bruno.will_see("which colour is your favourite?", at=thread)
        panel = await play.dora.will_see("The game is on")
        assert panel.buttons == ["My screen", "Look"]


async def test_two_press_join_for_the_last_seat_and_one_gets_it(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, seats=2)
        answers = await asyncio.gather(play.bruno.press("Join"), play.clio.press("Join"))
        assert sum("place à la table" in each.text or "have a seat" in each.text for each in answers) == 1
        (refused,) = [each.text for each in answers if "2" in each.text]
        assert "https://discord.com/channels/" in refused
        assert len(await room.names(id)) == 2


async def test_a_second_press_on_join_changes_nothing_and_is_answered_kindly(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        answers = await asyncio.gather(*(play.clio.press("Join") for _ in range(3)))
        assert sorted(each.text[:14] for each in answers) == ["Already seated", "Already seated", "You have a sea"]
        assert await room.names(id) == ["Anna", "Clio"]


async def test_a_guest_leaves_and_comes_back(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, bruno)
        assert (await bruno.press("Leave")).text.startswith("Tu as quitté la table.")
        assert await room.names(id) == ["Anna"]
        assert (await bruno.press("Leave")).text.startswith("Tu n’es pas à cette table")
        await bruno.press("Join")
        assert await room.names(id) == ["Anna", "Bruno"]


async def test_when_the_host_leaves_the_next_is_host_and_the_last_closes_the_table(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.bruno)
        await anna.press("Leave")
        await anna.will_see("Bruno (host)")
        await play.bruno.press("Leave")
        await anna.will_see("This table was cancelled before the start.")
        assert await room.status(id) == "abandoned"


async def test_computers_come_and_go_at_the_hosts_word(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        await anna.press("Add computer")
        panel = await anna.will_see("Computer 1")
        assert "Remove computer" in panel.buttons
        assert (await anna.press("Remove computer")).text == "A computer has left the table."
        assert await room.names(id) == ["Anna"]


async def test_what_only_the_host_may_is_refused_to_others(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        before = await room.overview(id)
        for what in ("computer", "no-computer", "start", "cancel"):
            for person, refused in ((play.clio, NOT_HOST), (play.dora, "Seul l’hôte")):
                answer = await room.press(person, what, id)
                assert answer.private
                assert answer.text.startswith(refused)
                assert f"https://discord.com/channels/{play.guild.id}/{play.games.id}/" in answer.text
        assert await room.overview(id) == before


async def test_alone_nobody_can_start(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        with pytest.raises(CannotDo, match="grey"):
            await anna.press("Start")
        assert (await anna.command("/table start")).text.startswith("The game needs at least 2 players.")
        assert await room.status(id) == "open"


async def test_a_press_on_an_old_panel_leads_to_the_thread(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        before = await room.overview(id)
        for person in (anna, play.clio, play.dora):
            for what in BUTTONS:
                answer = await room.press(person, what, id)
                assert answer.private
                assert f"https://discord.com/channels/{play.guild.id}/{thread.id}" in answer.text, what
        assert await room.overview(id) == before


async def test_a_press_at_a_table_that_is_closed_changes_nothing(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        assert (await anna.press("Cancel")).text == "The table is closed."
        await anna.will_see("This table was cancelled before the start.")
        for what in BUTTONS:
            answer = await room.press(anna, what, id)
            assert answer.text.startswith(NOT_OPEN), what
        assert await room.status(id) == "abandoned"


async def test_start_pressed_twice_begins_one_game(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        await anna.will_see("Clio")
        answers = await asyncio.gather(*(room.press(anna, "start", id) for _ in range(2)))
        assert sorted(each.text[:14] for each in answers) == ["The game begin", "The game has b"]
        await room.thread(id)
        assert len(play.threads) == 1


async def test_the_same_by_command(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        first = await room.opened(anna)
        assert (await anna.command("/table cancel")).text == "The table is closed."
        assert await room.status(first) == "abandoned"
        second = await room.opened(anna, play.clio)
        assert (await play.clio.command("/table start", table=second)).text.startswith(NOT_HOST)
        assert (await anna.command("/table start", at=anna.direct)).text.startswith("The game begins!")
        await room.thread(second)


async def test_a_press_for_a_table_that_is_not_there(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        await room.opened(anna)
        for id in ("zzzzz", "aaaaa", "b4k2zz", ""):
            for what in BUTTONS:
                answer = await room.press(anna, what, id)
                assert (answer.text, answer.private) == ("There is no such table.", True), what
