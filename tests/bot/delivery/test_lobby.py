"""The panel of a table: one message in the channel, changed in place, replaced when it is gone."""

from sandbox.http.trouble import limit, lose_answer
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import delivering, done, notifications
from tests.bot.sketching import sketched as sketched


async def test_the_panel_shows_who_sits_there_and_what_can_be_pressed(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.bruno, places=3)
        await hands.settled()
        panel = hands.panel()
        assert f"Pebbles · {table}" in panel.text
        assert "Anna (host)" in panel.text
        assert "Bruno" in panel.text
        assert "1 seat is free." in panel.text
        assert panel.buttons == ["Join", "Leave", "Add computer", "Options", "Start", "Cancel"]
        assert play.anna.notified() == []


async def test_the_panel_is_changed_in_place(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna)
        await hands.settled()
        first = hands.panel()
        assert "Start" not in first.buttons
        done(await hands.tables.add_computer(hands.by(play.anna), table))
        await hands.settled()
        [panel] = play.anna.sees()
        assert panel.id == first.id
        assert "Computer 1" in panel.text
        assert "Remove computer" in panel.buttons
        assert "Start" in panel.buttons


async def test_the_panel_speaks_the_tables_language(play: Play) -> None:
    async with delivering(play) as hands:
        await hands.opened(play.bruno, language="fr")
        await hands.settled()
        assert "Participer" in hands.panel().buttons
        assert "Le fil sera en français." in hands.panel().text


async def test_when_the_game_is_over_the_panel_says_so(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        while (await hands.overview(table)).table.status == "playing":
            await hands.answer(table, await hands.asked_at(table, play.anna, play.bruno))
        await hands.settled()
        [panel] = [seen for seen in play.anna.sees() if seen.components]
        assert "This game has ended: " in panel.text
        assert "The game is on" not in panel.text


async def test_after_the_start_the_panel_leads_to_the_thread(play: Play) -> None:
    async with delivering(play) as hands:
        await hands.started(play.anna, play.bruno)
        [panel] = [seen for seen in play.anna.sees() if seen.components]
        assert f"<#{hands.thread().id}>" in panel.text
        assert hands.thread().id == panel.id
        assert panel.buttons == ["My screen", "Look"]


async def test_a_table_that_was_cancelled_says_so(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna)
        done(await hands.tables.cancel(hands.by(play.anna), table))
        await hands.settled()
        [panel] = play.anna.sees()
        assert "cancelled" in panel.text
        assert panel.buttons == []


async def test_a_panel_somebody_deleted_is_sent_again(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna)
        await hands.settled()
        await play.sandbox.happenings.delete_message(play.sandbox.messages.find(hands.panel().id))
        done(await hands.tables.join(hands.by(play.bruno), table))
        await hands.settled()
        [panel] = play.anna.sees()
        assert "1 seat" in panel.text or "2 seats" in panel.text


async def test_the_game_starts_although_the_panel_was_deleted(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.bruno)
        await hands.settled()
        await play.sandbox.happenings.delete_message(play.sandbox.messages.find(hands.panel().id))
        done(await hands.tables.start(hands.by(play.anna), table))
        await hands.settled()
        assert len(hands.posts()) == 1
        assert hands.thread().id == hands.panel().id


async def test_a_panel_too_old_to_be_changed_so_often_is_replaced(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna)
        await hands.settled()
        old = hands.panel()
        play.sandbox.trouble.next("PATCH", "/channels/*/messages/*", limit(0.001, code=30046), times=5)
        done(await hands.tables.join(hands.by(play.bruno), table))
        await hands.settled()
        [panel] = play.anna.sees()
        assert panel.id != old.id


async def test_a_panel_of_which_discords_answer_was_lost_is_not_sent_twice(play: Play) -> None:
    async with delivering(play) as hands:
        play.sandbox.trouble.next("POST", "/channels/*/messages", lose_answer())
        await hands.opened(play.anna)
        await hands.waits()
        play.clock.move(600)  # longer than Discord remembers a nonce
        await hands.again()
        [panel] = play.anna.sees()
        assert "Anna (host)" in panel.text


async def test_a_bot_that_died_before_it_heard_back_finds_its_panel_again(play: Play) -> None:
    async with delivering(play) as hands:
        blow = play.sandbox.trouble.next("POST", "/channels/*/messages", lose_answer())
        table = await hands.opened(play.anna)
        await blow.struck()
    play.clock.move(600)
    async with delivering(play) as hands:
        await hands.again()
        done(await hands.tables.join(hands.by(play.bruno), table))
        await hands.settled()
        [panel] = play.anna.sees()
        assert notifications(play.bruno, play.games) == 0
        assert panel.buttons[0] == "Join"
