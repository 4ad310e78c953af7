"""Screens by direct message: one current screen for each table, to its owner alone, and only if he wants them."""

import threading

import pytest

from bot.delivery.screens import controls
from bot.interaction.places import post_link
from bot.pages.screens import screen_now
from bot.pictures import drawing
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.client.person import Person
from sandbox.http.trouble import lose_answer
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import BUY, DRAW, GREY, TAKE_NOTHING, WHITE, Hands, delivering, done, labels


async def test_each_player_gets_his_own_screen_at_the_start(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        for person in (play.anna, play.bruno):
            [screen] = hands.screens(person)
            assert f"Your screen · Pebbles · {table}" in screen.text
            assert "coins" in screen.text
            assert f"/{hands.thread().id}" in screen.text
            assert screen.buttons == ["Play", "My screen", "Look", "Since my turn", "In words"]
        assert hands.screens(play.clio) == []


async def test_the_screen_is_in_the_players_own_language(play: Play) -> None:
    async with delivering(play) as hands:
        await hands.tables.meet(int(play.bruno.user.id), "Bruno")
        await hands.tables.prefer(int(play.bruno.user.id), language="fr")
        await hands.started(play.anna, play.bruno)
        [screen] = hands.screens(play.bruno)
        assert "Ton paravent · " in screen.text
        assert screen.buttons == ["Jouer", "Mon paravent", "Voir", "Depuis mon tour", "En texte"]
        assert "Your screen" in hands.screens(play.anna)[0].text


async def test_beside_its_picture_a_screen_says_what_it_is_the_gist_and_where(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 20.0)
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, game="carrara", places=2)
        [screen] = hands.screens(play.anna)
        title, gist, link = screen.text.splitlines()
        assert title == f"**Your screen · The Palaces of Carrara · {table}** · <t:{int(play.clock.now())}:R>"
        assert gist.startswith("Behind your screen: ")
        assert link.startswith("To the table: ")
        assert "You have 0 of 4 scorings, 0 of 8 objects" in screen.alt[0], "what the text leaves out is not lost"


async def test_what_he_is_asked_is_not_said_where_it_would_soon_be_wrong(play: Play) -> None:
    async with delivering(play) as hands:
        await hands.started(play.anna, play.bruno)
        assert "which colour is your favourite?" not in hands.screens(play.anna)[0].text


async def test_a_new_screen_takes_the_place_of_the_old_without_a_sound(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        [old] = hands.screens(play.anna)
        await hands.answer(table, play.anna, WHITE)
        await hands.settled()
        [new] = hands.screens(play.anna)
        assert new.id != old.id
        assert "white" in "".join([new.text, *new.alt])
        assert [sight for sight in play.anna.notified() if sight.channel == play.anna.direct.id] == []


async def test_two_tables_have_a_screen_each(play: Play) -> None:
    async with delivering(play) as hands:
        first = await hands.started(play.anna, play.bruno)
        second = await hands.started(play.anna, play.clio)
        await hands.answer(first, play.anna, GREY)
        await hands.settled()
        screens = hands.screens(play.anna)
        assert len(screens) == 2
        assert all(any(table in screen.text for screen in screens) for table in (first, second))


async def test_nobody_else_gets_a_byte_of_it(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, other = await hands.first_turn(play.anna, play.bruno)
        await hands.answer(table, mover, DRAW)
        await hands.answer(table, mover, BUY)
        await hands.settled()
        [screen] = hands.screens(mover)
        secret = next(line for line in screen.text.splitlines() if "coins" in line).encode()
        for person in (other, play.clio):
            assert secret not in person.received()
            assert mover.direct.id not in {sight.channel for sight in person.ever_saw()}


async def test_who_has_not_agreed_gets_no_direct_message(play: Play) -> None:
    async with delivering(play) as hands:
        await hands.started(play.anna, play.bruno, direct=False)
        assert hands.screens(play.anna) == []
        assert "POST /api/v10/users/@me/channels" not in hands.asked


async def test_closed_direct_messages_are_noticed_and_the_game_goes_on(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.opened(play.anna, play.bruno)
        play.sandbox.happenings.close_direct(play.bruno.user)
        done(await hands.tables.start(hands.by(play.anna), table))
        await hands.settled()
        person = await hands.tables.person(int(play.bruno.user.id))
        assert getattr(person, "dm_state", None) == "closed"
        assert len(hands.posts()) == 1
        tried = hands.asked.count(f"POST /api/v10/channels/{play.bruno.direct.id}/messages")
        await hands.answer(table, play.bruno, GREY)
        await hands.settled()
        assert len(hands.posts()) == 2
        assert hands.asked.count(f"POST /api/v10/channels/{play.bruno.direct.id}/messages") == tried == 1


async def test_somebody_who_left_the_server_holds_up_nobody(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await play.sandbox.happenings.kick(play.guild, play.bruno.user)
        await hands.answer(table, play.bruno, GREY)
        await hands.answer(table, play.anna, GREY)
        await hands.settled()
        assert "Bruno has chosen" in "".join(post.text for post in hands.posts())


async def test_who_takes_a_seat_over_gets_its_screen_and_the_former_loses_it(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await given(hands, table, play.bruno, play.clio)
        await hands.settled()
        assert hands.screens(play.bruno) == []
        assert [screen for screen in hands.screens(play.clio) if table in screen.text and "coins" in screen.text]


async def test_who_resigns_keeps_no_screen(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno, play.clio)
        done(await hands.tables.resign(hands.by(play.bruno), table))
        await hands.settled()
        assert hands.screens(play.bruno) == []
        assert len(hands.screens(play.clio)) == 1


async def test_a_screen_of_which_the_answer_was_lost_stands_once(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        play.sandbox.trouble.next("POST", f"/channels/{play.anna.direct.id}/messages", lose_answer())
        await hands.answer(table, play.anna, WHITE)
        await hands.waits()
        play.clock.move(600)
        await hands.again()
        [screen] = hands.screens(play.anna)
        assert "white" in "".join([screen.text, *screen.alt])


async def test_a_bot_that_died_while_it_sent_a_screen_leaves_one(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        blow = play.sandbox.trouble.next("DELETE", f"/channels/{play.anna.direct.id}/messages/*", lose_answer())
        await hands.answer(table, play.anna, WHITE)
        await blow.struck()
    play.clock.move(600)
    async with delivering(play) as hands:
        await hands.again()
        [screen] = hands.screens(play.anna)
        assert "white" in "".join([screen.text, *screen.alt])
        sent = [sight for sight in play.anna.ever_saw() if sight.channel == play.anna.direct.id]
        assert len({sight.message for sight in sent}) == 2


async def given(hands: Hands, table: str, former: Person, newcomer: Person) -> None:
    """A seat changes hands."""
    await hands.tables.meet(int(newcomer.user.id), newcomer.user.name)
    await hands.tables.reach(int(newcomer.user.id), None, "open")
    seat = await hands.seat(table, former)
    done(await hands.tables.replace(hands.by(former), table, seat, int(newcomer.user.id)))
    await hands.settled()
    done(await hands.tables.join(hands.by(newcomer), table))


# The picture of a screen


async def test_a_screen_comes_with_its_picture_in_the_players_own_language_and_theme(
    play: Play, scenes: list[Scene]
) -> None:
    async with delivering(play) as hands:
        user = int(play.bruno.user.id)
        await hands.tables.meet(user, "Bruno")
        await hands.tables.prefer(user, language="fr", theme="light")
        table = await hands.started(play.anna, play.bruno)
        await hands.answer(table, play.anna, WHITE)
        await hands.answer(table, play.bruno, WHITE)
        await hands.settled()
        for person, word, like in ((play.anna, "coins", ("en", "dark")), (play.bruno, "pièces", ("fr", "light"))):
            [screen] = hands.screens(person)
            assert len(screen.files) == 1
            assert word in screen.alt[0]
            seat = await hands.seat(table, person)
            own = [scene for scene in scenes if scene.view.viewer == seat]
            assert {(scene.picture, scene.language, scene.theme) for scene in own} == {("screen", *like)}


async def test_on_the_picture_of_a_screen_is_marked_what_happened_since_his_own_last_move(
    play: Play, scenes: list[Scene]
) -> None:
    async with delivering(play) as hands:
        table, mover, other = await hands.first_turn(play.anna, play.bruno)
        await hands.answer(table, mover, DRAW)
        own = (await hands.answer(table, mover, BUY)).step
        await hands.settled()
        await hands.answer(table, other, DRAW)
        last = (await hands.answer(table, other, TAKE_NOTHING)).step
        await hands.settled()
        scenes.clear()
        await hands.tables.screens_again(int(mover.user.id))
        await hands.settled()
        [scene] = scenes
        assert scene.view.viewer == await hands.seat(table, mover)
        assert [happening.step for happening in scene.news] == list(range(own + 1, last + 1))


@pytest.mark.parametrize("fault", ["slow", "broken"])
async def test_a_screen_whose_picture_is_late_or_fails_comes_without(
    play: Play, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    go = threading.Event()

    def bad(studio: Studio, scene: Scene) -> bytes:
        go.wait(30 if fault == "slow" else 0)
        raise ValueError("no ink")

    monkeypatch.setattr(Studio, "draw", bad)
    monkeypatch.setattr(drawing, "PATIENCE", 0.01)
    async with delivering(play) as hands:
        try:
            table = await hands.opened(play.anna, play.bruno)
            done(await hands.tables.start(hands.by(play.anna), table))
            screen = await play.anna.will_see("Your screen", at=play.anna.direct)
            assert "coins" in screen.text
            assert screen.files == ()
        finally:
            go.set()
        await hands.settled()


async def test_a_screen_says_when_the_last_move_was_and_leads_to_its_post(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        play.clock.move(3_600)
        moved_at = int(play.clock.now())
        await hands.answer(table, play.anna, WHITE)
        await hands.settled()
        play.clock.move(3_600)
        seen = await screen_now(hands.bot, int(play.anna.user.id), table, "fr")
        assert not isinstance(seen, Refusal)
        head, *_, link = seen.text.splitlines()
        assert head.endswith(f"** · <t:{moved_at}:R>")
        assert link.endswith(f"/{hands.thread().id}/{hands.posts()[-1].id}"), "the post that tells of it"


async def test_a_screen_that_comes_before_its_post_leads_to_the_thread(play: Play) -> None:
    async with delivering(play) as hands:
        table = (await hands.overview(await hands.started(play.anna, play.bruno))).table
        thread = f"/{hands.thread().id}"
        assert (await post_link(hands.bot, table, table.step)).endswith(f"{thread}/{hands.posts()[-1].id}")
        assert (await post_link(hands.bot, table, table.step + 1)).endswith(thread)


async def test_the_buttons_of_a_screen_stand_as_under_a_post_and_after_the_end_nothing_is_played(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        assert labels(play, hands.screens(play.anna)[0]) == [
            ["Play", "My screen", "Look"],
            ["Since my turn", "In words"],
        ]
        while (await hands.overview(table)).table.status == "playing":
            await hands.answer(table, await hands.asked_at(table, play.anna, play.bruno))
        await hands.settled()
        seen = await screen_now(hands.bot, int(play.anna.user.id), table, "en")
        assert not isinstance(seen, Refusal)
        below = controls(seen, Voice("fr"))
        assert below is not None
        rows = [[each["label"] for each in row["components"]] for row in below.to_components()]
        assert rows == [["Mon paravent", "Voir"], ["Revoir la partie", "En texte"]]
