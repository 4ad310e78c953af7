"""The button of the welcome: a table against computers, begun at once, for whoever presses it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.cogs import welcome
from engine.tables.storage.records import Table
from engine.tables.transaction.request import Request
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.http.trouble import hold_request
from sandbox.world.permissions import May
from tests.bot.conftest import Play
from tests.bot.faults.test_delivered_twice import quiet, twice
from tests.bot.lobby.test_opening import LACKING
from tests.bot.lobby.test_welcome import LUCCA, PLAY_NOW
from tests.bot.seating import Seats, seats, table_in

GAME = "The Palaces of Carrara"
MONTH = 30 * 86_400


@asynccontextmanager
async def welcomed(play: Play) -> AsyncIterator[Seats]:
    """The bot, and its welcome in the channel."""
    async with seats(play) as room:
        await play.anna.command("/admin welcome")
        yield room


async def tables(room: Seats) -> tuple[Table, ...]:
    return await room.tables.listed(int(room.play.guild.id))


async def plays(room: Seats, person: Person, button: str = PLAY_NOW) -> tuple[str, Seen]:
    """He presses it, and his answer tells him the way: his table, and the answer."""
    answer = await person.press(button)
    assert answer.private
    assert answer.message is not None
    table = table_in(answer)
    thread = await room.thread(table)
    return table, await room.becomes(person, answer.message, f"<#{thread.id}>")


async def test_one_press_and_the_first_question_is_asked(play: Play, clio: Person) -> None:
    async with welcomed(play) as room:
        pressed = await clio.press(PLAY_NOW)
        assert pressed.text.startswith(f"The game is on: {GAME}, you against 2 computers, at table `")
        id = table_in(pressed)
        thread = await room.thread(id)
        led = await room.becomes(clio, pressed.message, f"The table is here: <#{thread.id}>")
        assert "It is your turn. Press *Play* under the table’s newest post" in led.text
        await clio.will_see("It is @Clio’s turn.", at=thread)
        assert sorted(await room.names(id)) == ["", "", "Clio"]
        assert await room.to_move(id, clio) == [clio]
        panel = await play.dora.will_see(f"The table is here: <#{thread.id}>")
        assert panel.buttons == ["My screen", "Look"], "nobody waits in a lobby"
        assert "you against" not in play.dora.reads(), "the answer is for whoever pressed alone"
        assert (await clio.command("/carrara turn", at=thread)).text.startswith("Done: ")


async def test_every_other_game_has_a_button_of_its_own(play: Play, clio: Person) -> None:
    async with welcomed(play) as room:
        pressed = await clio.press(LUCCA)
        assert pressed.text.startswith("The game is on: Lucca Città, you against 2 computers, at table `")
        assert sorted(await room.names(table_in(pressed))) == ["", "", "Clio"]


async def test_whoever_presses_is_asked_about_direct_messages_as_anywhere(play: Play, clio: Person) -> None:
    async with welcomed(play) as room:
        id, led = await plays(room, clio)
        assert "May I send you your screen by direct message" in led.text
        await room.sent()
        assert clio.sees(clio.direct) == []
        await clio.press("Send me my screens", on=led)
        await clio.will_see(f"{GAME} · {id}", at=clio.direct)
        play.clock.move(MONTH)
        again, led = await plays(room, clio)
        assert led.buttons == [], "it has been answered"
        await clio.will_see(f"{GAME} · {again}", at=clio.direct)


async def test_two_people_press_and_have_a_table_each(play: Play, clio: Person, bruno: Person) -> None:
    async with welcomed(play) as room:
        (first, _), (second, french) = await asyncio.gather(plays(room, clio), plays(room, bruno))
        assert french.text.startswith("La partie est lancée\u00a0: Les Palais de Carrara, toi contre 2 ordinateurs")
        assert {table.id for table in await tables(room)} == {first, second}
        assert "Clio" in await room.names(first)
        assert "Bruno" in await room.names(second)


async def test_on_a_french_server_the_table_is_french(play: Play, clio: Person) -> None:
    play.guild.locale = "fr"
    async with welcomed(play) as room:
        id, led = await plays(room, clio, "Jouer tout de suite contre l’ordinateur")
        assert (await room.overview(id)).table.language == "fr"
        await clio.will_see("C’est à @Clio de jouer.", at=await room.thread(id))
        assert led.text.startswith("The game is on"), "in his own language"


# Once


async def test_what_is_delivered_twice_makes_one_table(play: Play, clio: Person) -> None:
    async with welcomed(play) as room:
        id, led = await plays(room, clio)
        await quiet()
        assert await twice(play, clio) == led.text
        assert [table.id for table in await tables(room)] == [id]
    async with seats(play) as room:
        assert await twice(play, clio) == led.text, "nor after a restart"
        assert [table.id for table in await tables(room)] == [id]


async def test_who_presses_several_times_at_once_has_one_table(play: Play, clio: Person) -> None:
    async with welcomed(play) as room:
        answers = await asyncio.gather(*(clio.press(PLAY_NOW) for _ in range(3)))
        assert len({table_in(answer) for answer in answers}) == 1
        thread = await room.thread(table_in(answers[0]))
        for answer in answers:
            await room.becomes(clio, answer.message, f"<#{thread.id}>")
        await room.sent()
        assert len(play.threads) == 1


async def test_after_a_restart_and_a_month_the_old_button_still_works(play: Play, clio: Person) -> None:
    async with welcomed(play):
        pass
    play.clock.move(MONTH)
    async with seats(play) as room:
        id, _ = await plays(room, clio)
        assert await room.status(id) == "playing"


# Or not at all


def settling(**changes: Any) -> Callable[[Seats], Awaitable[object]]:
    """The people of the server have settled this."""

    async def settle(room: Seats) -> None:
        refused = await room.tables.settle(Request("a test", int(room.play.anna.user.id)), _server(room), **changes)
        assert refused is None

    return settle


def _server(room: Seats) -> int:
    return int(room.play.guild.id)


async def one_each(room: Seats) -> None:
    await settling(tables_per_person=1)(room)
    await room.opened(room.play.clio)


async def one_here(room: Seats) -> None:
    await settling(tables_per_server=1)(room)
    await room.opened(room.play.dora)


REFUSED: dict[str, tuple[Callable[[Seats], Awaitable[object]], str]] = {
    "barred": (
        lambda room: room.play.anna.command("/admin bar", person=room.play.clio),
        "The people who run this server do not let you open or join tables here.",
    ),
    "paused": (
        lambda room: room.play.anna.command("/admin pause"),
        "All tables of this server are paused by the people who run it.",
    ),
    "too many of his own": (one_each, "Nobody can sit at more than 1 table at a time here."),
    "too many on the server": (one_here, "This server has room for 1 table at a time"),
    "another channel": (settling(channels=(1,)), "On this server tables are opened in"),
    "only managers": (settling(creators="managers"), "On this server you cannot open tables"),
}


@pytest.mark.parametrize("why", REFUSED)
async def test_it_is_refused_like_any_new_table_and_leaves_none(play: Play, clio: Person, why: str) -> None:
    bring_about, sentence = REFUSED[why]
    async with welcomed(play) as room:
        await bring_about(room)
        before = await tables(room)
        answer = await clio.press(PLAY_NOW)
        assert answer.private
        assert answer.text.startswith(sentence)
        assert answer.text == (await clio.command("/table new", game="carrara")).text
        await room.sent()
        assert (await tables(room), play.threads) == (before, [])


@pytest.mark.parametrize("what", [May.SEND_MESSAGES, May.CREATE_PUBLIC_THREADS], ids=str)
async def test_where_the_bot_may_no_longer_open_tables_it_says_so(play: Play, clio: Person, what: May) -> None:
    async with welcomed(play) as room:
        await play.sandbox.happenings.forbid(play.games, what)
        answer = await clio.press(PLAY_NOW)
        assert f"I cannot open a table here, because I am not allowed to {LACKING[what]}" in answer.text
        assert await tables(room) == ()


# The way there


async def test_he_is_answered_before_the_thread_is_there(play: Play, clio: Person) -> None:
    let = asyncio.Event()
    async with welcomed(play) as room:
        play.sandbox.trouble.next("POST", f"/channels/{play.games.id}/messages", hold_request(let))
        answer = await clio.press(PLAY_NOW)
        assert f"Its thread is about to open in <#{play.games.id}>." in answer.text
        assert play.threads == []
        let.set()
        thread = await room.thread(table_in(answer))
        await room.becomes(clio, answer.message, f"The table is here: <#{thread.id}>")


async def test_what_he_was_reminded_of_stays_when_the_way_is_added(play: Play, clio: Person) -> None:
    async with welcomed(play) as room:
        room.bot.direct_messages.note(int(clio.user.id), lambda voice: "By the way: it rains.")
        _, led = await plays(room, clio)
        assert led.text.endswith("By the way: it rains.")


async def test_where_no_thread_opens_in_time_the_first_answer_stays(
    play: Play, clio: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(welcome, "SOON", 0.01)
    let = asyncio.Event()
    async with welcomed(play) as room:
        play.sandbox.trouble.next("POST", f"/channels/{play.games.id}/messages", hold_request(let))
        said = (await clio.press(PLAY_NOW)).text
        await quiet()
        let.set()
        await room.sent()
        assert [seen.text for seen in clio.sees() if seen.private] == [said]


async def test_who_has_thrown_the_answer_away_is_not_bothered_again(
    play: Play, clio: Person, caplog: pytest.LogCaptureFixture
) -> None:
    let = asyncio.Event()
    async with welcomed(play) as room:
        play.sandbox.trouble.next("POST", f"/channels/{play.games.id}/messages", hold_request(let))
        answer = await clio.press(PLAY_NOW)
        assert answer.message is not None
        await play.sandbox.happenings.delete_message(play.sandbox.messages.find(answer.message.id))
        let.set()
        await room.thread(table_in(answer))
        await quiet()
        assert [seen for seen in clio.sees() if seen.private] == []
        assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
