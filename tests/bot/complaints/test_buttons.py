"""Complaints 2 and 3: buttons dead after a restart or some days, and buttons that change what they must not."""

import asyncio

import pytest

from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats
from tests.bot.sketching import sketched as sketched

MONTH = 30 * 86_400
OLD = ("This button is from an older message", "Ce bouton appartient à un ancien message")


def access(person: Person, *places: Channel) -> list[tuple[Seen, str]]:
    """Every button before this person that can be pressed."""
    return [(seen, label) for place in places for seen in person.sees(place) for label in seen.buttons]


async def begun(room: Seats, host: Person, *guests: Person) -> tuple[str, Channel]:
    """A game in which everybody has chosen a favourite, and gets his screens."""
    id, thread = await room.started(host, *guests)
    for person in (host, *guests):
        await room.press(person, "dm-yes")
        await room.move(id, person)
        await room.sent()
    return id, thread


async def test_after_a_restart_and_a_month_every_button_that_stands_there_still_works(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await begun(room, anna, play.clio)
        (mover,) = await room.to_move(id, anna, play.clio)
        other = anna if mover is play.clio else play.clio
        await mover.command("/pebbles draw", at=thread)
        await room.ask_to_undo(mover, thread)
        await other.will_see("would like to take a move back", at=thread)
        await anna.command("/table replace", seat="Clio", person=play.dora, at=thread)
        await play.dora.will_see("you are offered", at=thread)
        lobby = await room.opened(play.bruno)
        await room.old_undo(id, other)
        await room.sent()
    play.clock.move(MONTH)
    async with seats(play) as room:
        there = {label: seen for seen, label in access(other, play.games, thread, other.direct)}
        before = (await room.overview(id)).table.step
        for label in ("My screen", "Options", "Undo"):
            answer = await other.press(label, on=there[label])
            assert answer.private
            assert not answer.text.startswith(OLD), label
        assert (await other.press("Join", on=there["Join"])).text.startswith("You have a seat at the table.")
        assert other.user.name in await room.names(lobby)
        agreed = await other.press("Agree", on=there["Agree"])
        assert agreed.text == "You agree, and so does everyone: it is done."
        assert (await room.overview(id)).table.step == before + 1
        assert (await play.dora.press("Take the seat", on=there["Take the seat"])).text.startswith("La place est à toi")
        assert "Dora" in await room.names(id)


async def test_a_private_answers_button_works_after_a_restart(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        answer = await anna.command("/pebbles favour", colour="grey", at=thread)
        await room.sent()
    play.clock.move(MONTH)
    async with seats(play) as room:
        taken = await anna.press("Take back my move", on=answer.message)
        assert taken.text == "Your move is taken back."
        assert await room.to_move(id, anna) == [anna]


async def test_the_buttons_of_one_game_leave_another_alone(play: Play, anna: Person) -> None:
    """A button of one table that was pressed where another is played once played a card in that other game."""
    async with seats(play) as room:
        first, _ = await room.started(anna, play.clio)
        await room.move(first, anna)
        second, elsewhere = await begun(room, anna, play.clio)
        anna.at = play.clio.at = elsewhere
        before = await room.overview(second)
        step = (await room.overview(first)).table.step
        for person in (anna, play.clio):
            for what in ("undo", "screen", "show", "log", "rematch", "start", "cancel", "leave", "computer"):
                assert (await room.press(person, what, first, str(step))).private
        assert await room.overview(second) == before
        assert (await room.overview(first)).table.step > step, "it was about its own table"


async def test_in_a_strangers_hand_no_button_changes_a_table(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        playing, _ = await begun(room, anna, play.bruno)
        invited = await room.opened(anna, who="invited")
        stranger = play.clio
        step = (await room.overview(playing)).table.step
        before = [await room.overview(each) for each in (playing, invited)]
        for what in sorted(room.bot.controls):
            for table, rest in ((playing, f"{step}:{stranger.user.id}"), (invited, "")):
                answer = await room.press(stranger, what, table, rest)
                assert answer.private, what
        await room.sent()
        assert [await room.overview(each) for each in (playing, invited)] == before
        assert stranger.user.name not in str(await room.tables.log_for(None, playing, 0, 100))


@pytest.mark.parametrize("who", ["whoever moved", "the other"])
async def test_the_buttons_of_old_posts_change_nothing_and_say_how_it_stands(
    play: Play, anna: Person, who: str
) -> None:
    async with seats(play) as room:
        id, thread = await begun(room, anna, play.clio)
        await room.old_undo(id, anna)
        old = [(seen, label) for seen, label in access(anna, thread) if label in ("Undo", "My screen")]
        assert len(old) >= 4
        (mover,) = await room.to_move(id, anna, play.clio)
        other = anna if mover is play.clio else play.clio
        presser = mover if who == "whoever moved" else other
        await mover.command("/pebbles draw", at=thread)
        await room.sent()
        before = await room.overview(id)
        for seen, label in old:
            answer = await presser.press(label, on=seen)
            assert answer.private
            if label == "Undo":
                assert answer.text.startswith("The game has gone on since that message, so nothing was taken back.")
                assert f"/{thread.id}" in answer.text
                assert len(answer.text.splitlines()) == 2
            else:
                assert "Your screen" in answer.text
        assert await room.overview(id) == before


async def test_whatever_is_pressed_five_times_at_once_happens_once(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        panel = await anna.will_see(f"· {id}**")
        joins = await asyncio.gather(*(play.clio.press("Join", on=panel) for _ in range(5)))
        assert sum(each.text.startswith("You have a seat") for each in joins) == 1
        assert all(each.private for each in joins)
        await room.sent()  # until the panel says that somebody is there, its button is grey
        starts = await asyncio.gather(*(anna.press("Start", on=panel) for _ in range(5)))
        assert sum(each.text.startswith("The game begins!") for each in starts) == 1
        thread = await room.thread(id)
        moves = await asyncio.gather(*(anna.command("/pebbles favour", colour="grey", at=thread) for _ in range(5)))
        assert sum(each.text.startswith("Done: ") for each in moves) == 1
        assert (await room.overview(id)).table.step == 1
