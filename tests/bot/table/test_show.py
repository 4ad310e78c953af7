"""`/table show`: how a table stands, for whoever asks; the panel of an open one comes to the bottom again."""

import re

from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.match import same_dice
from tests.bot.seating import seats
from tests.bot.sketching import sketched as sketched


async def test_a_player_sees_the_table_and_his_own_screen_and_what_he_can_press(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        answer = await anna.command("/table show", at=thread)
        assert answer.private
        for part in (id, "Which colour is your favourite?", "There are 18 pebbles", "Behind your screen"):
            assert part in answer.text
        assert answer.message is not None
        assert answer.message.buttons == ["Play", "My screen", "Look", "Since my turn", "Log"], (
            "nothing to take back yet"
        )
        assert "Behind your screen" in (await anna.press("My screen", on=answer.message)).text
        assert "Everyone starts with 6 coins." in (await anna.press("Log", on=answer.message)).text


async def test_a_spectator_sees_what_everybody_sees(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        answer = await play.dora.command("/table montrer", table=id)
        assert "18 galets" in answer.text
        assert "paravent" not in answer.text
        assert answer.message is not None
        assert answer.message.buttons == ["Voir", "Depuis mon tour", "Journal"]


async def test_it_is_answered_in_channel_thread_and_direct_message(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        for place in (play.games, thread, anna.direct):
            assert id in (await anna.command("/table show", at=place)).text


async def test_a_table_with_much_on_it_is_told_in_pages(play: Play, anna: Person) -> None:
    async with seats(play, same_dice(b"much")) as room:
        id = await room.opened(anna, play.clio, game="carrara")
        for _ in range(2):
            await anna.press("Add computer")
        await anna.command("/table start")
        thread = await room.thread(id)
        assert await room.play_on(id, anna, play.clio, steps=45) == 45, "the game was over before"
        page = (await anna.command("/table show", at=thread)).message
        assert page is not None
        pages = [page.text]
        while "Next page" in page.buttons:
            await anna.press("Next page", on=page)
            page = await room.changes(anna, page)
            pages.append(page.text)
        assert len(pages) > 1
        assert max(map(len, pages)) <= 2_000
        assert "in the bag." in pages[0]
        assert "Behind your screen" in pages[-1]
        await anna.press("Previous page", on=page)
        assert (await room.changes(anna, page)).text == pages[-2]


async def test_who_sits_at_an_open_table_brings_its_panel_to_the_bottom(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        old = await anna.will_see(f"· {id}**")
        for number in range(5):
            await play.dora.say(f"Much is said here {number}")
        answer = await play.clio.command("/table show")
        assert answer.text.startswith("The panel is about to appear again")
        await room.sent()
        panels = [seen for seen in play.dora.sees() if f"· {id}**" in seen.text]
        assert len(panels) == 1
        assert panels[0].id != old.id
        assert play.dora.sees()[-1].id == panels[0].id
        await play.bruno.press("Join")
        assert await room.names(id) == ["Anna", "Clio", "Bruno"]


async def test_anybody_else_is_told_where_the_panel_is_and_can_join(play: Play, anna: Person, bruno: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        panel = await anna.will_see(f"· {id}**")
        answer = await bruno.command("/table montrer", table=id)
        assert f"https://discord.com/channels/{play.guild.id}/{play.games.id}/{panel.id}" in answer.text
        assert (await bruno.press("Participer", on=answer.message)).text.startswith("Tu as une place")
        assert await room.names(id) == ["Anna", "Bruno"]
        direct = await anna.command("/table show", at=anna.direct)
        assert panel.id in direct.text


async def test_a_finished_game_shows_who_won_and_offers_a_rematch(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio)
        answer = await anna.command("/table show", at=thread)
        assert "wins!" in answer.text or "share the win!" in answer.text
        assert len(re.findall(r"^\*\*(?:Anna|Clio): \d+ points?\*\*", answer.text, re.MULTILINE)) == 2
        assert answer.message is not None
        assert answer.message.buttons == ["Rematch", "Look", "Step through the game", "Log"]
        watching = await play.dora.command("/table montrer", at=thread)
        assert watching.message is not None
        assert watching.message.buttons == ["Voir", "Revoir la partie", "Journal"]


async def test_a_closed_table_says_so(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        await anna.press("Cancel")
        assert "No game is going on at this table." in (await anna.command("/table show", table=id)).text


async def test_whose_turn_it_is_is_told_to_himself_as_his_and_to_others_by_name(play: Play, bruno: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(bruno, play.dora, game="carrara", seats=2)
        (asked,) = await room.to_move(id, bruno, play.dora)
        (other,) = {bruno, play.dora} - {asked}
        await play.clio.will_see(f"It is @{asked.user.name}’s turn.", at=thread)
        for line in ("/table miennes", "/table montrer", "/table paravent"):
            assert "C’est à toi de jouer." in (await asked.command(line, at=thread)).text, line
        text = (await other.command("/table montrer", at=thread)).text
        assert f"C’est à {asked.user.name} de jouer." in text
        assert "à toi" not in text
