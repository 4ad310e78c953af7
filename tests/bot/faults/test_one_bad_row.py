"""One bad row over the wire: lists, suggestions, `/admin` and all posts go on.

The table it is of says so to whoever looks, can be closed, and is told of when it was repaired.
"""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from engine.tables.service import Tables
from sandbox.client.person import Person
from sandbox.world.places import Channel
from tests.bot.commanding import listed
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import GREY, Hands, delivering, done, played_without
from tests.bot.seating import Seats, seats
from tests.tables.storage.damaged import BESIDE_IT, IN_PLAY, IN_THE_LOBBY, damage
from tests.thorough import some_of, thorough

ENGLISH, FRENCH = (
    "Part of what is kept of this table cannot be read.",
    "Une partie de ce qui est enregistré de cette table",
)
NO_GAME = ("This game cannot be played here.", "Ce jeu ne peut pas se jouer ici.")
FAILED = ("Something went wrong on my side", "Quelque chose s’est mal passé")

SOME = (
    *("a truncated state", "a state that is no text", "a state of a newer version", "a wrong hash"),
    *("a lost last step", "a lost seat", "all seats of no kind", "a game nobody knows"),
)
PLAYED_ON = (
    *("options that are no JSON", "events that are no JSON", "events that nobody can say"),
    *("a person who is not there", "a language nobody speaks", "a question that is none", "an audit line"),
    *("a table of no status", "a motion of nobody", "a motion for nothing"),
)
TOLD = ("options that are no JSON", "events that are no JSON", "something to be sent that is nothing")
CASES = {f"in play: {name}": (True, (IN_PLAY | BESIDE_IT)[name]) for name in (*SOME, *PLAYED_ON)}
CASES |= {f"in the lobby: {name}": (False, statement) for name, statement in IN_THE_LOBBY.items()}


class Hall:
    """Two games, and a table that has not begun; one of them will be damaged."""

    def __init__(self, room: Seats, bad: str, sound: str, thread: Channel) -> None:
        self.room, self.bad, self.sound, self.thread = room, bad, sound, thread


async def hall(room: Seats, play: Play, *, begun: bool, statement: str) -> Hall:
    sound, thread = await room.started(play.anna, play.clio)
    if begun:
        bad, _ = await room.started(play.anna, play.bruno, seats=2)
        await room.move(bad, play.anna)
    else:
        bad = await room.opened(play.anna, play.bruno)
    await room.sent()
    damage(play.database, bad, statement)
    return Hall(room, bad, sound, thread)


@thorough
@pytest.mark.parametrize("case", some_of([*CASES], 4))
async def test_everything_else_goes_on_and_the_table_can_be_closed(
    play: Play, caplog: pytest.LogCaptureFixture, case: str
) -> None:
    begun, statement = CASES[case]
    async with seats(play) as room:
        found = await hall(room, play, begun=begun, statement=statement)
        for line in ("/table list", "/table mine", "/admin settings", "/admin log"):
            said = (await play.anna.command(line)).text
            assert not said.startswith(FAILED), (line, said)
        assert found.sound in (await play.anna.command("/table list")).text
        assert found.bad in (await play.anna.command("/table list")).text
        await suggestions(play.anna, found)
        await looked_at(play, found)
        await play_on(found, play.anna, play.clio)
        for line in ("/admin pause", "/admin resume"):
            assert not (await play.anna.command(line, table=found.bad)).text.startswith(FAILED)
        await close(play.anna, found)
        told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert [line for line in told if line.startswith("error ") or "failed" in line] == []


async def suggestions(person: Person, found: Hall) -> None:
    """Every list of tables that somebody may be typing into."""
    for line in ("/table show", "/table log", "/table look", "/admin close", "/pebbles draw"):
        values = {value for _, value in await listed(person, line, "table", at=person.at)}
        if "pebbles" not in line:
            assert {found.bad, found.sound} <= values, line


async def looked_at(play: Play, found: Hall) -> None:
    """Whoever looks at it is told, in his language; and nothing fails."""
    for person, lines in (
        (play.anna, ("show", "look", "log", "screen")),
        (play.bruno, ("montrer", "regarder", "journal")),
    ):
        for line in lines:
            said = (await person.command(f"/table {line}", table=found.bad)).text
            assert not said.startswith(FAILED), (line, said)


async def play_on(found: Hall, *people: Person) -> None:
    """The game that nothing is wrong with: moves are made, and told."""
    before = (await found.room.overview(found.sound)).table.step
    for _ in range(3):
        (mover, *_) = await found.room.to_move(found.sound, *people)
        await found.room.move(found.sound, mover)
    async with asyncio.timeout(20):
        while (posts := await found.room.tables.outbox.posted(found.sound, "post"))[0].step < before + 3:
            found.room.play.clock.move(60)
            found.room.tables.outbox.news.set()
            await asyncio.sleep(0.01)
    assert posts


async def close(person: Person, found: Hall) -> None:
    asked = await person.command("/admin close", table=found.bad)
    assert asked.message is not None, asked.text
    await person.press(asked.message.buttons[0], on=asked.message)
    await found.room.becomes(person, asked.message, "is closed")
    assert await found.room.status(found.bad) == "abandoned"
    outbox = found.room.tables.outbox
    async with asyncio.timeout(20):
        while await outbox.unsettled():  # what was being tried when it was closed is tried once more, a little later
            found.room.play.clock.move(60)
            outbox.news.set()
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("name", SOME)
async def test_a_game_that_cannot_be_read_says_so_in_both_languages(play: Play, name: str) -> None:
    async with seats(play) as room:
        found = await hall(room, play, begun=True, statement=IN_PLAY[name])
        english = (await play.anna.command("/table show", table=found.bad)).text
        french = (await play.bruno.command("/table montrer", table=found.bad)).text
        assert (ENGLISH if "game" not in name else NO_GAME[0]) in english
        assert (FRENCH if "game" not in name else NO_GAME[1]) in french


@pytest.mark.parametrize("name", ["a question that is none", "a motion of nobody", "a motion for nothing"])
async def test_the_lists_go_on_if_nobody_can_have_been_asked_what_is_asked_there(play: Play, name: str) -> None:
    async with seats(play) as room:
        found = await hall(room, play, begun=True, statement=BESIDE_IT[name])
        for person, line in ((play.anna, "/table mine"), (play.anna, "/table list"), (play.bruno, "/table miennes")):
            said = (await person.command(line)).text
            assert found.bad in said, (line, said)
        assert "couleur préférée" in said, "what he is really asked"


@pytest.mark.parametrize("name", ["options that are no JSON", "a table of no status", "a motion of nobody"])
async def test_what_is_around_a_game_and_cannot_be_read_is_said_by_show_and_in_the_list(play: Play, name: str) -> None:
    async with seats(play) as room:
        found = await hall(room, play, begun=True, statement=BESIDE_IT[name])
        assert ENGLISH in (await play.anna.command("/table show", table=found.bad)).text
        assert "not all of it can be read" in (await play.anna.command("/table list")).text


@pytest.mark.parametrize("name", ["options that are no JSON", "options that the game does not have"])
async def test_a_table_that_has_not_begun_says_so_on_its_panel_and_in_the_list(play: Play, name: str) -> None:
    async with seats(play) as room:
        found = await hall(room, play, begun=False, statement=IN_THE_LOBBY[name])
        assert "not all of it can be read" in (await play.anna.command("/table list")).text
        assert ENGLISH in (await play.anna.command("/table start", table=found.bad)).text
        await room.tables.show_again(int(play.anna.user.id), found.bad)
        panel = await play.dora.will_see(ENGLISH, at=play.games)
        assert f"· {found.bad}**" in panel.text
        assert ENGLISH in (await room.press(play.anna, "options", found.bad)).text


async def test_the_thread_of_a_table_that_could_not_be_read_is_told_that_it_was_closed(play: Play) -> None:
    async with seats(play) as room:
        found = await hall(room, play, begun=True, statement=IN_PLAY["a truncated state"])
        thread = await room.thread(found.bad)
        await close(play.anna, found)
        assert "have closed the table" in play.anna.reads(thread)


# The courier


@pytest.mark.parametrize("computers", [0, 1])
async def test_what_could_not_be_told_is_told_after_the_repair(play: Play, computers: int) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, computers=computers)
        sound = await hands.started(play.anna, play.clio)
    async with played_without(play) as tables:
        for id, person in ((table, play.bruno), (sound, play.clio)):
            await chosen(tables, id, person)
    states = whole(play, table)
    damage(play.database, table, IN_PLAY["a truncated state"])
    async with delivering(play) as hands:
        await hands.waits()
        assert {intent.status for intent in await hands.tables.outbox.unsettled()} == {"waiting"}
        threads = {each.name.split(" · ")[1]: each for each in play.threads}
        await play.dora.will_see("Clio has chosen", at=threads[sound])
        assert "Bruno has chosen" not in play.dora.reads(threads[table])
        assert "grey" not in screen_of(play.bruno, hands)
        repair(play, states)
        await hands.again()
        assert play.dora.reads(threads[table]).count("Bruno has chosen") == 1
        assert "grey" in screen_of(play.bruno, hands)


@pytest.mark.parametrize(
    "name", ["options that are no JSON", "events that are no JSON", "something to be sent that is nothing"]
)
async def test_what_can_be_told_is_told_at_once(play: Play, name: str) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, computers=1)
        damage(play.database, table, BESIDE_IT[name])
        await hands.answer(table, play.bruno, GREY)
        await hands.settled()
        assert "Bruno has chosen" in hands.posts()[-1].text


def screen_of(person: Person, hands: Hands) -> str:
    """What his screen shows, of which there is one."""
    [screen] = [seen for seen in hands.screens(person) if seen.alt]
    return screen.alt[0]


async def chosen(tables: Tables, table: str, person: Person) -> None:
    """He chooses his favourite while no bot delivers anything."""
    user = int(person.user.id)
    (number,) = [each.decision for each in await tables.mine(user) if each.table == table]
    done(await tables.submit(Hands.by(person), table, number or 0, GREY))


def whole(play: Play, table: str) -> list[tuple[str, str, int]]:
    with closing(sqlite3.connect(play.database)) as db:
        return db.execute("SELECT state, table_id, step FROM states WHERE table_id = ?", (table,)).fetchall()


def repair(play: Play, states: list[tuple[str, str, int]]) -> None:
    with closing(sqlite3.connect(play.database)) as db:
        db.executemany("UPDATE states SET state = ? WHERE table_id = ? AND step = ?", states)
        db.commit()
