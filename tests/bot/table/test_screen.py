"""My screen, by button and by command: what the direct message says, for its owner alone, wherever he asks."""

import pytest

from bot.pictures import drawing
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import seats


async def test_the_direct_messages_content_and_what_is_asked_in_channel_thread_and_direct_message(
    play: Play, anna: Person
) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.press(anna, "dm-yes")
        sent = await anna.will_see("Behind your screen", at=anna.direct)
        for place in (play.games, thread, anna.direct):
            answer = await anna.command("/table screen", at=place)
            assert answer.private
            assert answer.text.startswith(sent.text)
            assert "or use /pebbles" in answer.text
        assert (await anna.press("My screen", at=thread)).text == answer.text
        assert (await anna.press("My screen", on=sent)).text == answer.text
        assert sent.text not in play.clio.reads(thread)
        assert id in sent.text


async def test_each_gets_his_own_from_one_button(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, bruno)
        await room.move(id, anna)
        await room.sent()
        hers = await anna.press("My screen", at=thread)
        his = await bruno.press("My screen", at=thread)
        assert "Behind your screen" in hers.text
        assert "Derrière ton paravent" in his.text
        assert hers.message is not None
        assert "favourite" in "".join([hers.text, *hers.message.alt])
        assert hers.private
        assert his.private


async def test_a_spectator_has_none(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        for answer in (
            await play.dora.press("My screen", at=thread),
            await play.dora.command("/table paravent", at=thread),
            await play.dora.command("/table paravent", table=id),
        ):
            assert answer.text.startswith("Tu n’as pas de place à cette table")
            assert answer.private


async def test_before_the_start_there_is_nothing_behind_it(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        answer = await anna.command("/table screen", table=id)
        assert answer.text.startswith("No game is going on at this table.")


async def test_after_the_end_it_can_still_be_seen(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio)
        assert id in (await anna.command("/table screen", at=thread)).text


async def test_who_was_never_asked_about_direct_messages_is_asked_there(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread = await room.started(anna, play.clio)
        answer = await anna.command("/table screen", at=thread)
        assert "May I send you your screen" in answer.text
        assert answer.message is not None
        await anna.press("No direct messages", on=answer.message)
        again = await anna.command("/table screen", at=thread)
        assert "May I send you" not in again.text
        assert again.message is not None
        assert again.message.buttons == ["Send me my screens", "Play", "In words"]


async def test_all_of_a_screen_can_be_had_in_words(play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 20.0)
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.press(anna, "dm-yes")
        await room.move(id, anna)
        await room.sent()
        sent = await anna.will_see("Behind your screen", at=anna.direct)
        for screen in (sent, (await anna.command("/table screen", at=thread)).message):
            assert screen is not None
            assert len(screen.files) == 1
            assert "Your favourite is" not in screen.text
            words = await anna.press("In words", on=screen)
            assert words.private
            assert "Your favourite is" in words.text
