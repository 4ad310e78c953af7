"""Whether somebody wants his screens by direct message: asked at Join, answered at any time, and never in the way."""

from engine.core.values.refusals import Refusal
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats

SCREEN = "Behind your screen"
ECRAN = "Derrière ton paravent"


async def state(room: Seats, person: Person) -> str:
    found = await room.tables.person(int(person.user.id))
    assert not isinstance(found, Refusal)
    return found.dm_state


async def test_who_agrees_gets_his_screen_when_the_game_begins(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        await room.opened(anna)
        asked = await bruno.press("Join")
        assert "en message privé" in asked.text
        answer = await bruno.press("Envoie-moi mon paravent", on=asked.message)
        assert answer.text.startswith("Entendu")
        assert answer.private
        assert await state(room, bruno) == "open"
        await anna.command("/table start")
        await bruno.will_see(ECRAN, at=bruno.direct)
        assert anna.sees(anna.direct) == [], "she has not answered yet"


async def test_who_agrees_later_gets_the_screens_of_all_his_games_at_once(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        ids = [(await room.started(anna, play.clio))[0], (await room.started(play.clio, anna))[0]]
        assert anna.sees(anna.direct) == []
        asked = await anna.command("/table screen", table=ids[0])
        await anna.press("Send me my screens", on=asked.message)
        for id in ids:
            await anna.will_see(id, at=anna.direct)
        assert play.clio.sees(play.clio.direct) == []


async def test_who_declines_gets_none_and_can_think_again(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        asked = await bruno.press("Join")
        answer = await bruno.press("Pas de messages privés", on=asked.message)
        assert "Mon paravent" in answer.text
        await anna.command("/table start")
        thread = await room.thread(id)
        assert bruno.sees(bruno.direct) == []
        screen = await bruno.command("/table screen", at=thread)
        assert ECRAN in screen.text
        assert "Puis-je" not in screen.text, "he is not asked again"
        await bruno.press("Envoie-moi mon paravent", on=screen.message)
        await bruno.will_see(ECRAN, at=bruno.direct)
        assert await state(room, bruno) == "open"


async def test_both_answers_pressed_one_after_the_other_the_last_counts(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        asked = await anna.command("/table new", game="pebbles")
        for label in ("Send me my screens", "No direct messages", "Send me my screens", "Send me my screens"):
            assert (await anna.press(label, on=asked.message)).private
        assert await state(room, anna) == "open"


async def test_closed_direct_messages_are_said_once_and_the_game_goes_on(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        play.sandbox.happenings.close_direct(anna.user)
        id = await room.opened(anna, play.clio)
        await room.press(anna, "dm-yes")
        await anna.command("/table start")
        thread = await room.thread(id)
        await room.sent()
        assert await state(room, anna) == "closed"
        await room.move(id, anna)
        texts = [(await anna.command("/table mine", at=thread)).text for _ in range(2)]
        assert sum("your direct messages are closed to me" in text for text in texts) == 1
        screen = await anna.command("/table screen", at=thread)
        assert SCREEN in screen.text
        play.sandbox.happenings.open_direct(anna.user)
        await anna.press("Send me my screens", on=screen.message)
        await anna.will_see(SCREEN, at=anna.direct)
