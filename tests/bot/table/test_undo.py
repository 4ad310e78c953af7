"""Taking back and giving up: free or by consent, by command and button, pressed twice, too late, or by a stranger."""

import asyncio

from bot.interaction.control_ids import ControlId
from bot.pages.past.taking_back import undone
from bot.words.voice import Voice
from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.tables.transaction.request import Done, Request
from sandbox.client.person import Person
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import notifications
from tests.bot.seating import Seats, seats
from tests.bot.sketching import sketched as sketched
from tests.tables.room import door_at


async def drawn(room: Seats, *people: Person) -> tuple[str, Channel, Person, list[Person]]:
    """A table at which somebody has drawn: taking that back is not free. The table, its thread, he, and the others."""
    id, thread = await room.started(*people)
    for person in people:
        await room.move(id, person)
    (player,) = await room.to_move(id, *people)
    user = int(player.user.id)
    door = await door_at(room.tables, user, id)
    number = door.decision().number  # type: ignore[union-attr]
    assert isinstance(await room.tables.submit(Request("draws", user), id, number, Form("draw", {})), Done)
    await room.sent()
    return id, thread, player, [person for person in people if person is not player]


async def step(room: Seats, id: str) -> int:
    return (await room.overview(id)).table.step


async def test_a_free_move_is_taken_back_at_once(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        answer = await anna.command("/table undo", at=thread)
        assert (answer.text, answer.private) == ("Your move is taken back.", True)
        await play.clio.will_see("Anna takes the last move back.", at=thread)
        assert await room.to_move(id, anna) == [anna]


async def test_a_button_pressed_twice_takes_back_one_move(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        show = await anna.command("/table show", at=thread)
        answers = await asyncio.gather(*(anna.press("Take back my move", on=show.message) for _ in range(3)))
        assert sum(each.text == "Your move is taken back." for each in answers) == 1
        assert sum(each.text.startswith("The game has gone on since that message") for each in answers) == 2
        assert (await room.overview(id)).motion is None


async def test_the_button_under_a_post_pressed_twice_asks_nobody_for_more(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        await anna.will_see("Anna has chosen a favourite.", at=thread)
        post = await room.old_undo(id, anna)
        answers = [await anna.press("Undo", on=post) for _ in range(2)]
        assert answers[0].text == "Your move is taken back."
        assert answers[1].text.startswith("The game has gone on since that message")
        assert (await room.overview(id)).motion is None


async def test_an_old_button_takes_nothing_back_and_says_so_in_two_lines(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        show = await anna.command("/table show", at=thread)
        await room.move(id, play.clio)
        before = await step(room, id)
        answer = await anna.press("Take back my move", on=show.message)
        why, place = answer.text.splitlines()
        assert why == "The game has gone on since that message, so nothing was taken back."
        assert place.endswith(f"/{thread.id}")
        assert answer.message is not None
        assert answer.message.buttons == ["Ask to take back my move"], "what can be done now"
        assert await step(room, id) == before


async def test_the_others_are_asked_and_agree(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, player, others = await drawn(room, anna, play.clio, play.people["Dora"])
        before = await step(room, id)
        asked = await room.ask_to_undo(player, thread)
        assert asked.private
        assert (await room.overview(id)).motion is not None
        vote = await anna.will_see("would like to take a move back", at=thread)
        first = await others[0].press("Agree", on=vote)
        assert first.private
        assert await step(room, id) == before
        await others[1].press("Agree", on=vote)
        assert await step(room, id) == before + 1
        await anna.will_see("With everyone’s consent", at=thread)


async def test_one_declines_and_the_game_goes_on(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, player, (other,) = await drawn(room, anna, play.clio)
        await room.ask_to_undo(player, thread)
        vote = await other.will_see("would like to take a move back", at=thread)
        assert (await other.press("Decline", on=vote)).text == "You do not agree. The game goes on."
        assert (await room.overview(id)).motion is None
        await anna.will_see("does not agree", at=thread)


async def test_who_asked_takes_the_question_back(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, player, (other,) = await drawn(room, anna, play.clio)
        asked = await room.ask_to_undo(player, thread)
        answer = await player.press("Take the question back", on=asked)
        assert answer.text.startswith("You have taken your question back.")
        assert (await room.overview(id)).motion is None
        late = await room.press(other, "agree", id, "1")
        assert late.text.startswith("This has been decided, or was never yours to decide.")


async def test_a_vote_lapses_with_the_next_move_and_is_then_too_late(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, player, (other,) = await drawn(room, anna, play.clio)
        await room.ask_to_undo(player, thread)
        motion = (await room.overview(id)).motion
        assert motion is not None
        await room.move(id, player)
        before = await step(room, id)
        for what in ("agree", "decline"):
            answer = await room.press(other, what, id, str(motion.id))
            assert answer.text.startswith("This has been decided")
            assert f"{play.guild.id}/{thread.id}" in answer.text
        assert await step(room, id) == before


async def test_strangers_and_who_asked_cannot_agree(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, player, _ = await drawn(room, anna, play.clio)
        await room.ask_to_undo(player, thread)
        vote = await player.will_see("would like to take a move back", at=thread)
        assert (await play.bruno.press("Agree", on=vote)).text.startswith("Tu n’es pas à cette table")
        assert (await player.press("Agree", on=vote)).text.startswith("This has been decided, or was never yours")
        for rest in ("", "x", "99", "9" * 40, "²"):
            assert (await room.press(anna, "agree", id, rest)).private
        assert (await room.overview(id)).motion is not None


async def test_a_second_motion_waits_for_the_first(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread, player, (other,) = await drawn(room, anna, play.clio)
        await room.ask_to_undo(player, thread)
        asked = await other.command("/table abandon", at=thread)
        await other.press("End the game", on=asked.message)
        now = await room.becomes(other, asked.message, "has already asked the table for something")
        assert player.user.name in now.text


async def test_the_host_takes_back_any_move_when_he_means_it(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio, steps=4)
        offered = await anna.autocomplete("/table rewind", "step", "", at=thread)
        assert [each.split(" · ")[0] for each in offered] == ["4", "3", "2", "1"]
        asked = await anna.command("/table rewind", step=3, at=thread)
        assert "step 3" in asked.text
        await anna.press("No, leave it", on=asked.message)
        await room.becomes(anna, asked.message, "Nothing was changed.")
        assert await step(room, id) == 4
        asked = await anna.command("/table rewind", step=3, at=thread)
        await anna.press("Take it back", on=asked.message)
        await room.becomes(anna, asked.message, "Step 3 and all that came after it are taken back.")
        await play.clio.will_see("The host takes back step 3", at=thread)
        offered = await anna.autocomplete("/table rewind", "step", "", at=thread)
        assert [each.split(" · ")[0] for each in offered] == ["2", "1"]


async def test_nobody_else_rewinds_and_no_step_that_is_not_there(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        before = await step(room, id)
        refused = await play.clio.command("/table rewind", step=1, at=thread)
        assert refused.text.startswith("Only the host of the table can do that. The host is Anna.")
        forged = await room.press(play.clio, "rewind", id, f"1:{play.clio.user.id}")
        assert forged.text.startswith("Only the host of the table can do that.")
        forged = await room.press(anna, "rewind", id, f"99:{anna.user.id}")
        assert forged.text.startswith("There is no such move")
        assert await step(room, id) == before
        assert await play.clio.autocomplete("/table rewind", "step", "x", at=play.games) == []


async def test_a_question_put_to_another_is_not_answered_for_him(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.move(id, anna)
        for what, rest in (("rewind", "1:"), ("abandon", ":"), ("resign", ":")):
            mark = ControlId(what, id, f"{rest}{anna.user.id}")
            answer = await room.press(play.clio, mark.what, mark.table, mark.rest)
            assert answer.text == "This question was not put to you. Nothing was changed."
        found = await room.overview(id)
        assert (found.table.step, found.motion, found.table.status) == (1, None, "playing")


async def test_a_game_is_given_up_when_all_agree(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        asked = await anna.command("/table abandon", at=thread)
        assert await room.status(id) == "playing"
        await anna.press("End the game", on=asked.message)
        await room.becomes(anna, asked.message, "I have asked the others")
        vote = await play.clio.will_see("would like to end the game here", at=thread)
        assert (await play.clio.press("Agree", on=vote)).text.startswith("You agree, and so does everyone")
        assert await room.status(id) == "abandoned"
        await anna.will_see("the game ends here, without a result", at=thread)


async def test_alone_with_computers_one_ends_it_oneself(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        await anna.press("Add computer")
        await anna.command("/table start")
        await room.thread(id)
        asked = await anna.command("/table abandon", at=anna.direct)
        await anna.press("End the game", on=asked.message)
        await room.becomes(anna, asked.message, "The game has ended, without a result.")
        assert await room.status(id) == "abandoned"


async def test_there_is_nothing_to_take_back_before_one_has_moved(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread = await room.started(anna, play.clio)
        assert (await anna.command("/table undo", at=thread)).text.startswith("You have made no move")
        assert (await play.bruno.command("/table reprendre", at=thread)).text.startswith("Tu n’es pas à cette table")


async def test_a_step_that_cannot_be_taken_back_is_told_at_once(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio, steps=3)
        asked = await anna.command("/table rewind", step=3, at=thread)
        await anna.press("Take it back", on=asked.message)
        await room.becomes(anna, asked.message, "Step 3 and all that came after it are taken back.")
        for number, why in (
            (99, "There is no such move. The last step is 4."),
            (0, "Step 0 is not a move, so it cannot be taken back."),
            (3, "Step 3 has already been taken back."),
            (4, "Step 4 is not a move, so it cannot be taken back."),
        ):
            answer = await anna.command("/table rewind", step=number, at=thread)
            assert answer.text.startswith(why)
            assert answer.message is not None
            assert answer.message.buttons == []


async def test_the_host_is_asked_about_the_move_itself(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.move(id, anna)
        assert "\n> Anna has chosen a favourite.\n" in (await anna.command("/table rewind", step=1, at=thread)).text


async def test_a_vote_names_the_move_as_everybody_knows_it(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, bruno)
        await room.move(id, bruno)
        await anna.command("/pebbles favour", colour="grey", at=thread)
        (mover,) = await room.to_move(id, anna, bruno)
        other = anna if mover is bruno else bruno
        await room.ask_to_undo(other, thread)
        vote = await mover.will_see("would like to take a move back:", at=thread)
        named = f"> {other.user.name} has chosen a favourite."
        assert named in vote.text.splitlines()
        assert "grey" not in vote.text, "what only he knows is not told"
        after = f"One later move would be undone with it:\n> • {mover.user.name} has chosen a favourite." in vote.text
        assert after == (other is bruno), "only he has chosen before the other"
        mine = (await mover.command("/table mine" if mover is anna else "/table miennes")).text
        said = "Bruno has chosen a favourite." if mover is anna else "Anna a choisi sa couleur préférée."
        assert f"{other.user.name} " in mine
        assert said in mine


async def test_undo_stands_where_it_is_free_and_elsewhere_it_is_said_that_others_are_asked(
    play: Play, anna: Person
) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        moved = await anna.command("/pebbles favour", colour="grey", at=thread)
        assert moved.message is not None
        assert moved.message.buttons == ["Take back my move"]
        await room.move(id, play.clio)
        (player,) = await room.to_move(id, anna, play.clio)
        other = anna if player is play.clio else play.clio
        answer = await player.command("/pebbles draw", at=thread)
        assert answer.message is not None
        assert answer.message.buttons == ["Play", "Ask to take back my move"]
        await room.sent()
        assert not [
            label for seen in anna.sees(thread) if not seen.private for label in seen.buttons if "back" in label
        ]
        show = await player.command("/table show", at=thread)
        assert show.message is not None
        assert "Ask to take back my move" in show.message.buttons
        assert "Take back my move" not in show.message.buttons
        first = await player.press("Ask to take back my move", on=show.message)
        assert (await room.overview(id)).motion is None, "he is asked himself first"
        await player.press("Ask them", on=first.message)
        await other.will_see("would like to take a move back", at=thread)
        assert (await room.overview(id)).motion is not None


async def test_undo_under_a_post_asks_nobody_whoever_presses_it(play: Play, anna: Person, bruno: Person) -> None:
    """It is there for the one who has just chosen; to take the other's older move back would take a vote."""
    async with seats(play) as room:
        id, thread = await room.started(anna, bruno, play.clio)
        await room.move(id, bruno)
        await room.move(id, anna)
        await room.sent()
        post = await room.old_undo(id, bruno)
        before, calls = await step(room, id), notifications(anna, thread)
        stranger, other = await play.dora.press("Undo", on=post), await bruno.press("Undo", on=post)
        nothing = await play.clio.press("Undo", on=post)
        await room.sent()
        assert ((await room.overview(id)).motion, await step(room, id)) == (None, before)
        assert anna.sees(thread)[-1].id == post.id, "nothing is said in the thread"
        assert notifications(anna, thread) == calls
        assert nothing.text.startswith("You have made no move that you could take back.")
        assert stranger.text.startswith("Tu n’es pas à cette table")
        assert other.private
        assert other.message is not None
        assert "\nTu reprendrais ce coup\u00a0:\n> Ta couleur préférée est le " in other.text
        assert other.message.buttons == ["Demander", "Laisser"]
        await bruno.press("Demander", on=other.message)
        await room.changes(bruno, other.message)
        assert (await room.overview(id)).motion is not None, "from there he can ask"


async def test_who_plays_alone_with_computers_takes_back_at_once(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        await anna.press("Add computer")
        await anna.command("/table start", table=id)
        thread = await room.thread(id)
        await room.play_on(id, anna, steps=2)
        await room.sent()
        show = await anna.command("/table show", at=thread)
        assert (await anna.press("Take back my move", on=show.message)).text == "Your move is taken back."


# What one is asked before the others are


async def test_before_anybody_is_called_he_is_told_what_would_be_undone_and_who_is_asked(
    play: Play, anna: Person
) -> None:
    async with seats(play) as room:
        id, thread, player, others = await drawn(room, anna, play.clio, play.dora)
        play.dora.user.locale = "en-US"
        while (await room.to_move(id, player)) == [player]:
            await room.move(id, player)
        (after,) = await room.to_move(id, *others)
        await room.move(id, after)
        await room.sent()
        calls, posts = [notifications(each, thread) for each in others], len(player.sees(thread))
        asked = await player.command("/table undo", at=thread)
        assert asked.private
        _, move, own, more, *later, whom = asked.text.splitlines()
        assert move == "You would take this move back:"
        assert own.startswith(f"> {player.user.name} took ") or own.startswith(f"> {player.user.name} ")
        assert more == "One later move would be undone with it:"
        assert [line[: len(f"> • {after.user.name} ")] for line in later] == [f"> • {after.user.name} "]
        assert "have to agree, and would be called in the thread." in whom
        assert all(each.user.name in whom for each in others)
        assert asked.message is not None
        assert asked.message.buttons == ["Ask them", "Leave it"]
        await room.sent()
        assert [notifications(each, thread) for each in others] == calls
        assert len(player.sees(thread)) == posts + 1, "nobody else was told"
        await player.press("Leave it", on=asked.message)
        await room.becomes(player, asked.message, "Nothing was changed.")
        assert (await room.overview(id)).motion is None
        await room.ask_to_undo(player, thread)
        vote = await player.will_see("would like to take a move back", at=thread)
        assert [own, more, *later] == vote.text.splitlines()[1:-1], "the others read the same"


async def test_of_many_moves_that_would_be_undone_the_newest_are_told(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.move(id, anna)
        await room.move(id, play.clio)
        found = await room.tables.would_undo(int(anna.user.id), id)
        assert not isinstance(found, Refusal)
        own, after = found.moves
        voice = Voice("en", room.bot.games["pebbles"])
        move, many, dots, *later = undone(room.bot, await room.overview(id), [own, *[after] * 30], voice)
        assert move.startswith("> ")
        assert (many, dots) == ("30 later moves would be undone with it:", "> …")
        assert later == ["> • Clio has chosen a favourite."] * 6


async def test_a_question_that_the_game_has_overtaken_asks_nobody(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, player, others = await drawn(room, anna, play.clio)
        asked = await player.command("/table undo", at=thread)
        await room.move(id, player)
        await player.press("Ask them", on=asked.message)
        now = await room.becomes(player, asked.message, "The game has gone on since that message")
        assert len(now.text.splitlines()) == 2
        assert (await room.overview(id)).motion is None
        for rest in ("", "x", f"x:{player.user.id}", f"99:{player.user.id}", f"²:{player.user.id}", "3:1"):
            answer = await room.press(player, "ask-undo", id, rest)
            assert answer.private
            assert (await room.overview(id)).motion is None
        stranger = await room.press(others[0], "ask-undo", id, f"{await step(room, id)}:{player.user.id}")
        assert stranger.text == "This question was not put to you. Nothing was changed."


async def test_pressed_twice_the_others_are_asked_once_and_the_answer_stays(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread, player, _ = await drawn(room, anna, play.clio)
        asked = await player.command("/table undo", at=thread)
        await asyncio.gather(*(player.press("Ask them", on=asked.message) for _ in range(3)))
        now = await room.becomes(player, asked.message, "I have asked the others in the thread")
        assert now.buttons == ["Take the question back"]
        await room.sent()
        assert anna.reads(thread).count("would like to take a move back") == 1


async def test_while_another_asks_for_something_that_is_said_at_once(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread, player, (other,) = await drawn(room, anna, play.clio)
        asked = await other.command("/table abandon", at=thread)
        await other.press("End the game", on=asked.message)
        await player.will_see("would like to end the game", at=thread)
        answer = await player.command("/table undo", at=thread)
        assert "has already asked the table for something" in answer.text
        assert answer.message is not None
        assert answer.message.buttons == []
