"""Complaint 7, lost games: the bot may stop at any point, and a table may come out of a backup."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engine.core.discovery import discover
from engine.tables.operate.backup import back_up
from engine.tables.operate.exchange import put_back
from engine.tables.operate.verify import verify_all
from engine.tables.storage.file import WriterLock
from engine.tables.transaction.transaction import Transaction
from sandbox.client.person import Person
from sandbox.http.trouble import lose_request
from tests.bot.conftest import Play
from tests.bot.program.running import ROOTS
from tests.bot.seating import PATIENCE, Seats, seats, table_in
from tests.bot.sketching import sketched as sketched
from tests.bot.waiting import LOOK_AGAIN


class Evening:
    """A game from the lobby to its end, in parts between which the bot is another one each time."""

    def __init__(self, play: Play) -> None:
        self.play, self.anna, self.clio, self.id = play, play.anna, play.clio, ""

    async def open(self, room: Seats) -> None:
        self.id = table_in(await self.anna.command("/table new", game="pebbles", seats=2))
        await self.anna.will_see(f"· {self.id}**")

    async def join(self, room: Seats) -> None:
        panel = await self.clio.will_see(f"· {self.id}**")
        assert (await self.clio.press("Join", on=panel)).text.startswith("You have a seat")

    async def start(self, room: Seats) -> None:
        panel = await self.anna.will_see("Clio")
        assert (await self.anna.press("Start", on=panel)).text.startswith("The game begins!")

    async def choose(self, room: Seats) -> None:
        thread = await room.thread(self.id)
        for person in (self.anna, self.clio):
            answer = await person.command("/pebbles favour", colour="grey", at=thread)
            assert answer.text.startswith("Done: ")

    async def draw(self, room: Seats) -> None:
        (mover,) = await room.to_move(self.id, self.anna, self.clio)
        assert (await mover.command("/pebbles draw", at=await room.thread(self.id))).text.startswith("Done: ")

    async def ask(self, room: Seats) -> None:
        """In the middle of a turn somebody asks to take it back."""
        (mover,) = await room.to_move(self.id, self.anna, self.clio)
        asked = await room.ask_to_undo(mover, await room.thread(self.id))
        assert asked.text.startswith("I have asked the others")

    async def agree(self, room: Seats) -> None:
        (mover,) = await room.to_move(self.id, self.anna, self.clio)
        other = self.anna if mover is self.clio else self.clio
        vote = await other.will_see("do you agree?", at=await room.thread(self.id))
        assert (await other.press("Agree", on=vote)).text.startswith("You agree, and so does everyone")

    async def play_on(self, room: Seats) -> None:
        await room.play_on(self.id, self.anna, self.clio)
        await self.anna.will_see("the game is over", at=await room.thread(self.id))

    async def rematch(self, room: Seats) -> None:
        answer = await self.anna.press("Rematch", at=await room.thread(self.id))
        assert answer.text.startswith("The rematch is open")


async def test_between_any_two_things_people_do_the_bot_may_be_started_anew(play: Play, anna: Person) -> None:
    evening = Evening(play)
    parts: list[Callable[[Seats], Awaitable[None]]] = [
        *(evening.open, evening.join, evening.start, evening.choose, evening.draw, evening.ask, evening.agree),
        *(evening.play_on, evening.rematch),
    ]
    for part in parts:
        async with seats(play) as room:
            await room.sent()
            stood = [len(anna.sees(place)) for place in (play.games, *play.threads)]
            await part(room)
            await room.sent()
            assert [len(anna.sees(place)) for place in (play.games, *play.threads)] >= stood
    posts = [seen for seen in anna.sees(play.threads[0]) if not seen.private and "My screen" in seen.buttons]
    ids = [each["custom_id"] for seen in posts for each in seen.components]
    steps = [int(id.rpartition(":")[2]) for id in ids if id.startswith("pv:screen:")]
    assert steps == sorted(set(steps)), "nothing is told twice"
    assert ["the game is over" in seen.text for seen in posts] == [False] * (len(posts) - 1) + [True]
    assert len(play.threads) == 1
    await _is_sound(play)


@pytest.mark.parametrize("first_post", ["arrives", "is lost"])
async def test_a_running_table_comes_out_of_a_backup_and_goes_on_where_it_was(
    play: Play, anna: Person, first_post: str
) -> None:
    """What people did since is lost, and its messages still stand there, with steps that now come up again."""
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await anna.press("Send me my screens")
        await anna.command("/pebbles favour", colour="white", at=thread)
        await room.sent()
        lost = [await room.old_undo(id, anna)]
        copy = back_up(play.database, play.database.parent / "backups", 3, play.clock.now()).path
        await anna.command("/table undo", at=thread)
        await play.clio.command("/pebbles favour", colour="grey", at=thread)
        await room.sent()
        lost.append(await room.old_undo(id, anna))
        play.clock.move(60)
    restore(play.database, copy, play.clock.now())
    if first_post == "is lost":
        play.sandbox.trouble.next("POST", f"/channels/{thread.id}/messages", lose_request())
    async with seats(play) as room:
        if first_post == "is lost":
            await _tried_again(room)
        told = await play.clio.will_see("The table was restored from a backup.", at=thread)
        assert "which colour is your favourite?" in told.text
        await room.sent()
        (screen,) = [seen for seen in anna.sees(anna.direct) if "Your screen" in seen.text]
        assert "white" in " ".join([screen.text, *screen.alt]), "not as it was in the time that is lost"
        for seen in lost:
            old = await anna.press("Undo", on=seen)
            assert old.text.startswith("The game has gone on since that message")
        assert await room.to_move(id, anna, play.clio) == [play.clio]
        assert (await play.clio.command("/pebbles favour", colour="black", at=thread)).text.startswith("Done: ")
        await room.play_on(id, anna, play.clio)
        await anna.will_see("the game is over", at=thread)
        assert anna.reads(thread).count("restored from a backup") == 1
    await _is_sound(play)


async def _tried_again(room: Seats) -> None:
    """Wait until something could not be sent, and let the time pass until it is tried again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await room.tables.outbox.unsettled()
            if any(intent.error for intent in found) and all(intent.status == "waiting" for intent in found):
                break
            await asyncio.sleep(LOOK_AGAIN)
    room.play.clock.move(60)
    room.tables.outbox.news.set()


def restore(database: Path, copy: Path, now: float) -> None:
    """As `paravent restore` does it, while no bot runs."""
    lock = WriterLock(database)
    lock.take()
    try:
        put_back(database, copy, now)
    finally:
        lock.release()


async def _is_sound(play: Play) -> None:
    """Every step of every table follows from the rules."""
    async with seats(play) as room:
        games = discover(ROOTS)
        report = await room.tables.store.read(
            lambda stored: verify_all(Transaction(stored, games, 0, None, None, lambda n: bytes(n), set()))
        )
        assert report.faults == []
        assert report.again > 0
