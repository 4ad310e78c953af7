"""Everything is done twice at once, by one who is impatient or by two who are quick: it is carried out once."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from bot.program.run import ANSWERING
from bot.words.voice import Voice, language_of
from sandbox.client.person import Answer, Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.faults.faulting import DONE, Round, begun, opened
from tests.bot.seating import seats


async def twice(act: Callable[[], Coroutine[Any, Any, Answer]]) -> list[str]:
    """He does it, and at once again: what he is told each time, for him alone."""
    answers = await asyncio.gather(act(), act())
    assert all(answer.private for answer in answers)
    return [answer.text for answer in answers]


async def pressed(person: Person, label: str, on: Seen | None, *done: str) -> list[str]:
    """A button is pressed twice; what it says when it was carried out, it says once, and then something else."""
    said = await twice(lambda: person.press(label, on=on))
    assert all(said)
    assert not [text for text in said if "went wrong" in text or "Un problème" in text]
    if done:
        part, key = done
        wanted = Voice(language_of(person.user.locale)).tell(part, key)
        assert [text.startswith(wanted) for text in said].count(True) == 1, said
    return said


async def confirmed(going: Round, person: Person, said: str, line: str, **options: Any) -> None:
    """A command that asks whether it is meant, and twice yes: that it was done stands there, and stays."""
    asked = await person.command(line, at=going.thread, **options)
    assert asked.message is not None
    yes = asked.message.buttons[0]
    await asyncio.gather(*(person.press(yes, on=asked.message) for _ in range(2)))
    await finished()
    await going.delivered()
    [now] = [seen for seen in person.sees(going.thread) if seen.id == asked.message.id]
    assert now.text.startswith(said), now.text


async def finished() -> None:
    """Wait until all that people have pressed is answered: a change in place is acknowledged before it is made."""
    while begun := [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]:
        await asyncio.wait(begun)


# Before the start


async def test_every_button_of_the_panel(play: Play) -> None:
    async with seats(play) as at:
        table = await at.opened(play.anna, seats=3)
        panel = await play.anna.will_see(f"· {table}**")
        await pressed(play.bruno, "Join", panel, "lobby", "joined")
        await at.sent()
        await pressed(play.anna, "Add computer", panel, "lobby", "computer-added")
        await at.sent()
        assert len(await at.names(table)) == 3
        await pressed(play.anna, "Remove computer", panel, "lobby", "computer-removed")
        await pressed(play.anna, "Options", panel)
        await at.sent()
        await pressed(play.bruno, "Leave", panel, "lobby", "left")
        await at.sent()
        assert await at.names(table) == ["Anna"]
        await pressed(play.anna, "Cancel", panel, "lobby", "cancelled")
        assert await at.status(table) == "abandoned"
        await at.sent()
        assert len([seen for seen in play.dora.sees() if "Pebbles" in seen.text]) == 1


async def test_a_start_begins_one_game(play: Play) -> None:
    async with seats(play) as at:
        table, panel = await opened(play, play.anna, play.bruno)
        await pressed(play.anna, "Start", panel, "lobby", "started")
        await Round(at.bot, play, table, play.anna, play.bruno).goes_on(0)
        assert len(play.threads) == 1


async def test_a_yes_to_direct_messages_brings_one_screen(play: Play) -> None:
    async with begun(play, play.anna, play.bruno, direct=False) as going:
        for person in going.people:
            asked = await person.command("/table screen", at=going.thread)
            assert asked.message is not None
            await pressed(person, asked.message.buttons[0], asked.message)
        await going.goes_on(0)


async def test_of_two_people_for_the_last_seat_one_gets_it(play: Play) -> None:
    async with seats(play) as at:
        table = await at.opened(play.anna, seats=2)
        panel = await play.anna.will_see(f"· {table}**")
        answers = await asyncio.gather(play.clio.press("Join", on=panel), play.dora.press("Join", on=panel))
        assert len(await at.names(table)) == 2
        assert [answer.private for answer in answers] == [True, True]
        assert [len(answer.message.buttons) for answer in answers if answer.message].count(0) == 1


# Moves


async def test_a_move_sent_twice_is_made_once(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        said = await twice(lambda: play.anna.command("/pebbles favour", at=going.thread, colour="grey"))
        assert [text.startswith(DONE) for text in said].count(True) == 1
        assert all(said)
        await going.goes_on(1)


async def test_two_players_at_once_both_move(play: Play) -> None:
    async with begun(play, play.anna, play.bruno, play.clio) as going:
        await asyncio.gather(*(going.favour(person) for person in going.people))
        await going.goes_on(3)


async def test_an_undo_takes_back_one_move(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        moved = await going.favour(play.anna)
        await going.delivered()
        await pressed(play.anna, "Take back my move", moved.message, "table", "undone")
        await pressed(play.anna, "My screen", going.posts()[-1])
        await going.goes_on(2)


# What the others are asked, and what is final


async def test_a_question_to_the_others_is_put_and_answered_once(play: Play) -> None:
    async with begun(play, play.anna, play.clio) as going:
        for answer, key in (("Decline", "declined"), ("Agree", "agreed")):
            await confirmed(going, play.anna, "I have asked the others", "/table abandon")
            [question] = [seen for seen in play.dora.sees(going.thread) if answer in seen.buttons]
            await pressed(play.clio, answer, question, "table", key)
            await going.delivered()
        await going.is_whole(2)
        assert "without a result" in going.posts()[-1].text


async def test_a_game_is_rewound_once(play: Play) -> None:
    async with begun(play, play.anna, play.clio) as going:
        for person in going.people:
            await going.favour(person)
        await confirmed(going, play.anna, "Step 2 and all", "/table rewind", step=2)
        await going.goes_on(3)


async def test_who_leaves_leaves_once(play: Play) -> None:
    async with begun(play, play.anna, play.bruno, play.clio) as going:
        await confirmed(going, play.clio, "You have left", "/table resign")
        assert going.posts()[-1].text.count("Clio leaves the game") == 1
        assert sorted(await going.seats.names(going.table)) == ["", "Anna", "Bruno"]
        going.people = (play.anna, play.bruno)
        await going.move()
        await going.delivered()
        await going.is_whole(await going.step())


async def test_a_seat_is_taken_once(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        for label, key in (("No, thank you", "seat-declined"), ("Take the seat", "")):
            await play.anna.command("/table replace", at=going.thread, seat="Bruno", person=play.clio)
            offer = await play.clio.will_see("you are offered", at=going.thread)
            await pressed(play.clio, label, offer, *(("table", key) if key else ()))
            await going.delivered()
        going.people = (play.anna, play.clio)
        assert sorted(await going.seats.names(going.table)) == ["Anna", "Clio"]
        await going.is_whole(1, screens=False)
        await going.has_one_screen(play.anna)
        assert play.bruno.sees(play.bruno.direct) == []


async def test_a_table_is_closed_once_and_a_rematch_opened_once(play: Play) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        await confirmed(going, play.anna, "Table", "/admin close", table=going.table)
        await going.is_whole(1)
        post = going.posts()[-1]
        await asyncio.gather(*(person.press("Rematch", on=post) for person in (*going.people, *going.people)))
        await going.delivered()
        [again] = await going.bot.tables.listed(int(play.guild.id), "open")
        assert sorted(await going.seats.names(again.id)) == ["Anna", "Bruno"]
