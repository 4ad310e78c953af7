"""The post of a turn: one message, what happened, the picture, whose turn it is, and only those called who now owe
an answer."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.delivery import story
from engine.core.values.refusals import Refusal
from engine.tables.transaction.knowing import Access
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import (
    BUY,
    DRAW,
    GREY,
    TAKE_NOTHING,
    WHITE,
    Hands,
    delivering,
    done,
    labels,
    notifications,
    played_without,
)


async def play_out(hands: Hands, table: str, *people: Person) -> None:
    while (await hands.overview(table)).table.status == "playing":
        await hands.answer(table, await hands.asked_at(table, *people))
        await hands.settled()


async def test_at_the_start_a_thread_opens_and_everybody_is_called_once(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        thread = hands.thread()
        assert thread.name.startswith(f"Pebbles · {table} · ")
        assert {"Anna", "Bruno"} <= set(thread.name.replace(",", "").split())
        [post] = hands.posts()
        assert "@Anna, which colour is your favourite?" in post.text
        assert "@Bruno, which colour is your favourite?" in post.text
        assert labels(play, post) == [["Play", "My screen", "Look"], ["Since my turn"]]
        for person in (play.anna, play.bruno):
            assert notifications(person, thread) == 1
        assert notifications(play.clio, thread) == 0


async def test_a_post_tells_what_happened_with_a_picture_for_everybody(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, _ = await hands.first_turn(play.anna, play.bruno)
        await hands.answer(table, mover, DRAW)
        await hands.settled()
        post = hands.posts()[-1]
        assert f"{mover.user.name} drew" in post.text
        [picture] = post.files
        assert Image.open(BytesIO(picture)).width == 1080
        [alt] = post.alt
        assert "beach" in alt
        assert len(alt) <= 1_024


async def test_who_goes_on_with_his_own_turn_is_not_called_again(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, other = await hands.first_turn(play.anna, play.bruno)
        thread = hands.thread()
        before = notifications(mover, thread), notifications(other, thread)
        await hands.answer(table, mover, DRAW)
        await hands.settled()
        assert f"{mover.user.name}, what do you take" in hands.posts()[-1].text
        assert (notifications(mover, thread), notifications(other, thread)) == before
        await hands.answer(table, mover, TAKE_NOTHING)
        await hands.settled()
        assert (notifications(mover, thread), notifications(other, thread)) == (before[0], before[1] + 1)


async def test_who_has_been_asked_already_is_not_called_again_by_anothers_answer(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert notifications(play.bruno, hands.thread()) == 1
        assert "Bruno, which colour" in hands.posts()[-1].text


async def test_the_moves_of_computers_are_told_in_the_post_that_calls_the_next_person(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, computers=2)
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        calls, posts = notifications(play.anna, hands.thread()), len(hands.posts())
        await hands.answer(table, play.anna, DRAW)
        await hands.settled()
        await hands.answer(table, play.anna, TAKE_NOTHING)
        await hands.settled()
        last = hands.posts()[-1].text
        for said in ("Computer 1", "Computer 2", "@Anna"):
            assert said in last
        assert len(hands.posts()) == posts + 2
        assert notifications(play.anna, hands.thread()) == calls + 1


async def test_after_an_outage_one_post_tells_all_that_happened(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, other = await hands.first_turn(play.anna, play.bruno)
        stood = len(hands.posts())
        thread = hands.thread()
        calls = notifications(other, thread)
    # The bot is away from Discord, and people play on by other ways.
    async with played_without(play) as tables:
        hands.tables = tables
        await hands.answer(table, mover, DRAW)
        await hands.answer(table, mover, BUY)
        await hands.answer(table, other, DRAW)
        await hands.answer(table, other, TAKE_NOTHING)
    async with delivering(play) as hands:
        await hands.settled()
        [post] = hands.posts()[stood:]
        for said in (f"{mover.user.name} drew", "bought the fan shell", f"{other.user.name} drew"):
            assert said in post.text
        assert f"@{mover.user.name}" in post.text
        assert notifications(other, thread) == calls


async def test_the_thread_speaks_the_tables_language(play: Play) -> None:
    async with delivering(play) as hands:
        await hands.started(play.anna, play.bruno, language="fr")
        [post] = hands.posts()
        assert "Mon paravent" in post.buttons
        assert "favori" in post.text or "préfér" in post.text


async def test_a_name_that_looks_like_a_mark_calls_nobody(play: Play) -> None:
    play.bruno.user.name = "@everyone <@1> **x**"
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await hands.answer(table, play.bruno, GREY)
        await hands.settled()
        assert notifications(play.clio, hands.thread()) == 0
        assert notifications(play.anna, hands.thread()) == 1


async def test_a_move_that_was_taken_back_is_told_and_nobody_is_called(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await hands.answer(table, play.anna, WHITE)
        done(await hands.tables.undo(hands.by(play.anna), table))
        await hands.settled()
        assert "Anna takes the last move back" in hands.posts()[-1].text
        assert notifications(play.anna, hands.thread()) == 1
        assert notifications(play.bruno, hands.thread()) == 1


async def test_the_end_is_told_line_by_line_who_has_won_first(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play_out(hands, table, play.anna, play.bruno)
        post, result = hands.posts()[-1], await hands.tables.result(None, table)
        assert not isinstance(result, Refusal)
        first, best, other, *told, last = post.text.splitlines()
        assert first.endswith(("wins!**", "share the win!**"))
        best_of, worst_of = sorted(result.scores, key=lambda score: -score.total)
        for line, score in ((best, best_of), (other, worst_of)):
            assert f": {score.total} point" in line
            assert [int(each.split()[-1]) for each in line.split(" · ")[1:]] == [n for n in score.points if n]
        assert len([line for line in told if "raises the screen" in line]) == 2
        assert all(line.startswith("• ") for line in told)
        assert last.endswith(": the game is over.")
        assert labels(play, post) == [["My screen", "Look", "Rematch"], ["Step through the game"]]


async def test_of_an_end_too_long_for_one_message_who_has_won_stands_in_the_last(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(story, "LONGEST_TEXT", 250)
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play_out(hands, table, play.anna, play.bruno)
        told, post = [seen for seen in play.anna.sees(hands.thread()) if seen.text], hands.posts()[-1]
        assert told[-1].id == post.id
        assert told[-2].text.startswith("• ")
        assert not told[-2].buttons
        assert post.text.splitlines()[0].endswith(("wins!**", "share the win!**"))
        assert post.text.endswith(": the game is over.")
        assert post.files


async def test_the_end_rings_everybody_who_plays_once(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.first_turn(play.anna, play.bruno, computers=1)
        thread = hands.thread()
        while True:
            before = [notifications(person, thread) for person in (play.anna, play.bruno, play.clio)]
            await hands.answer(table[0], await hands.asked_at(table[0], play.anna, play.bruno))
            await hands.settled()
            if (await hands.overview(table[0])).table.status == "finished":
                break
        after = [notifications(person, thread) for person in (play.anna, play.bruno, play.clio)]
        assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 0]
        text = hands.posts()[-1].text
        assert [text.count(name) for name in ("@Anna", "@Bruno")] == [1, 1]


async def test_a_table_that_is_closed_rings_its_players_and_one_given_up_does_not(play: Play) -> None:
    async with delivering(play) as hands:
        closed = await hands.started(play.anna, play.bruno)
        thread, before = hands.thread(), notifications(play.bruno, hands.thread())
        request = replace(hands.by(play.anna), access=Access(int(play.guild.id), manages=True))
        done(await hands.tables.close(request, int(play.guild.id), closed))
        await hands.settled()
        assert "have closed the table" in hands.posts(thread)[-1].text
        assert notifications(play.bruno, thread) == before + 1
        table = await hands.started(play.anna, play.bruno)
        motion = done(await hands.tables.abandon(hands.by(play.anna), table)).motion
        await hands.settled()
        before = notifications(play.anna, hands.thread())
        done(await hands.tables.vote(hands.by(play.bruno), table, motion or 0, True))
        await hands.settled()
        assert "Everyone agrees with Anna" in hands.posts()[-1].text
        assert notifications(play.anna, hands.thread()) == before


async def test_a_game_of_the_other_kind_is_told_as_well(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, game="carrara", computers=1)
        for _ in range(6):
            await hands.answer(table, await hands.asked_at(table, play.anna))
            await hands.settled()
        assert all(len(post.text) <= 2_000 for post in hands.posts())
        assert len(hands.posts()[-1].files) == 1


async def test_what_is_too_long_for_one_message_is_split_with_the_buttons_on_the_last(play: Play) -> None:
    people = (play.anna, play.bruno, play.clio)
    async with delivering(play) as hands:
        table = await hands.started(*people, game="carrara")
    async with played_without(play) as tables:
        hands.tables = tables
        for _ in range(50):
            await hands.answer(table, await hands.asked_at(table, *people))
    async with delivering(play) as hands:
        await hands.settled()
        told = [seen for seen in play.anna.sees(hands.thread()) if seen.text][1:]
        assert len(told) > 1
        assert all(len(seen.text) <= 2_000 for seen in told)
        assert [bool(seen.buttons) for seen in told] == [False] * (len(told) - 1) + [True]
        assert [len(seen.files) for seen in told] == [0] * (len(told) - 1) + [1]
        assert ["**" in seen.text for seen in told] == [False] * (len(told) - 1) + [True]
