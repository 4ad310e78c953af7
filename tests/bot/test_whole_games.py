"""Whole games of Carrara with the whole bot, from the lobby to the final score: people and computers mixed, every move
a slash command, everything delivered. The fixture holds each request against our limits and Discord's description."""

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import groupby
from sqlite3 import connect

import discord
import pytest

from bot.words.voice import names_of
from engine.core.values.refusals import Refusal
from render.core.studio import Studio
from sandbox.client.person import Person
from tests.bot.commanding import door_of
from tests.bot.conftest import Play
from tests.bot.match import Match, match
from tests.tables import soundness
from tests.tables.soak.checks import faults_at_work
from tests.thorough import how_many, some_of, thorough

SITTERS = {
    "two people": (("Anna", "Bruno"), 0, b"2 9"),
    "two people and a computer": (("Anna", "Bruno"), 1, b"2+1 3"),
    "one person and three computers": (("Bruno",), 3, b"1+3 1"),
    "three people": (("Anna", "Bruno", "Clio"), 0, b"3 1"),
}
"""Who plays, how many computers, and the key of dice with which it does not take long."""
CASES = [(each, more) for more in range(how_many(1, 2)) for each in some_of([*SITTERS], 2)]
"""Which of them, and how many bytes more the key has."""
OF_POINTS = ("During play", "Announcement", "Objects", "Buildings", "Coins")
NOTHING_WAITS = ("Nothing is waiting for you", "Rien ne t’attend")
TINY = b"no picture at all"
"""A picture that is drawn quickly: what real ones look like is no matter of these tests."""


@thorough
@pytest.mark.parametrize(("sitters", "more"), CASES)
async def test_a_game_from_the_lobby_to_the_final_score(
    play: Play, monkeypatch: pytest.MonkeyPatch, sitters: str, more: int
) -> None:
    names, computers, key = SITTERS[sitters]
    people = [play.people[name] for name in names]
    monkeypatch.setattr(Studio, "draw", lambda studio, scene: TINY)
    async with match(play, *people, computers=computers, key=key + bytes(more)) as game:
        moves = await game.play_on(picking=computers == 3)
        assert moves > 10 * len(people)
        await the_thread_tells_the_result(game, len(people) + computers)
        await each_was_called_once_for_each_of_his_turns(game)
        each_has_one_screen_and_it_made_no_sound(game)
        await nothing_waits_for_anybody(game)
        await the_file_is_sound(game)
        await a_rematch_can_be_had(game, people)


async def test_a_call_too_many_or_too_few_is_noticed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of calls can fail: one turn more in the thread, and it does."""
    monkeypatch.setattr(Studio, "draw", lambda studio, scene: TINY)
    async with match(play, play.anna, play.bruno) as game:
        await game.play_on(4)
        await each_was_called_once_for_each_of_his_turns(game)
        calling = discord.AllowedMentions(users=True)
        for say in (f"<@{play.anna.user.id}>", f"<@{play.bruno.user.id}>"):
            await game.bot.get_partial_messageable(int(game.thread.id)).send(say, allowed_mentions=calling)
        with pytest.raises(AssertionError, match="calls"):
            await each_was_called_once_for_each_of_his_turns(game)


async def the_thread_tells_the_result(game: Match, seats: int) -> None:
    result = await game.bot.tables.result(None, game.table)
    assert not isinstance(result, Refusal)
    scores = result.scores
    assert len(scores) == seats
    last = game.posts()[-1]
    verdict, *lines = last.text.splitlines()
    assert verdict.endswith(("wins!**", "share the win!**"))
    names = await names_by_seat(game)
    for seat, score in enumerate(scores):
        of = [f"{source} {n}" for source, n in zip(OF_POINTS, score.points, strict=True) if n]
        assert " · ".join([f"**{names[seat]}: {score.total} points**", *of]) in lines[:seats]
    assert {seat for seat, name in names.items() if name in verdict} == set(result.winners)
    assert last.buttons == ["My screen", "Look", "Rematch", "Step through the game"]
    assert last.files == (TINY, TINY)  # the table and the reckoning


async def each_was_called_once_for_each_of_his_turns(game: Match) -> None:
    """A turn is whatever one seat does without another between, and the one that is asked now. The end calls all."""
    calls, turns = Counter[str](), await turns_of(game)
    if await game.asked() is None:
        turns += Counter(person.user.name for person in game.people)
    for person in game.play.people.values():
        calls[person.user.name] = len(person.notified())
        elsewhere = [sight for sight in person.notified() if sight.channel != game.thread.id]
        assert elsewhere == [], "nothing but the table calls anybody"
    assert +calls == +turns, f"calls {calls}, turns {turns}"


async def names_by_seat(game: Match) -> dict[int, str]:
    """What those at the table are called in the thread."""
    overview = await game.bot.tables.overview(None, game.table)
    assert not isinstance(overview, Refusal)
    return dict(enumerate(names_of(overview.sitters, "en")))


async def turns_of(game: Match) -> Counter[str]:
    """From the file itself: who had how many turns."""
    with closing(connect(game.play.database)) as db:
        rows = db.execute(
            "SELECT seat FROM steps WHERE kind = 'form' AND table_id = ?1 UNION ALL"
            " SELECT seat FROM decisions WHERE closed_step IS NULL AND table_id = ?1",
            (game.table,),
        ).fetchall()
    seats = {(await door_of(game.bot, game.table, person)).seat: person.user.name for person in game.people}
    turns = Counter(seats[seat] for seat, _ in groupby(seat for (seat,) in rows) if seat in seats)
    return Counter({name: turns[name] for name in game.play.people})


def each_has_one_screen_and_it_made_no_sound(game: Match) -> None:
    for person in game.play.people.values():
        screens = [seen for seen in person.sees(person.direct) if game.table in seen.text]
        assert len(screens) == (person in game.people), person.user.name
        assert person.sees(person.direct) == screens


async def nothing_waits_for_anybody(game: Match) -> None:
    for person in game.people:
        answer = await person.command("/table mine", at=game.play.games)
        assert answer.text.strip("*").startswith(NOTHING_WAITS)
        assert answer.text.count(game.table) == 1, "it has just ended"


async def the_file_is_sound(game: Match) -> None:
    assert await game.bot.tables.store.read(faults_at_work) == []
    assert await game.bot.tables.store.read(soundness.faults) == []
    assert await game.bot.tables.outbox.unsettled() == []


async def a_rematch_can_be_had(game: Match, people: Sequence[Person]) -> None:
    """Whoever presses it sits at a new table; for whoever presses it later it is the same one."""
    for person in people:
        answer = await person.press("Rematch", on=game.posts()[-1])
        assert answer.private
    await game.settled()
    newest = game.play.dora.sees(game.play.games)[-1]
    assert game.table not in newest.text
    assert all(person.user.name in newest.text for person in people)
    assert "Start" in newest.buttons
