"""Motions and offers of seats: asked once of those who can answer, closed when they are decided."""

from sandbox.client.person import Person
from sandbox.http.trouble import lose_answer
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import DRAW, TAKE_NOTHING, Hands, delivering, done, notifications
from tests.bot.sketching import sketched as sketched


async def motion_at(hands: Hands, play: Play) -> tuple[str, Person, Person, int]:
    """Somebody asks to take back more than is free."""
    table, mover, other = await hands.first_turn(play.anna, play.bruno)
    await hands.answer(table, mover, DRAW)
    await hands.answer(table, mover, TAKE_NOTHING)
    await hands.settled()
    calls = notifications(other, hands.thread())
    answer = done(await hands.tables.undo(hands.by(mover), table))
    assert answer.motion is not None
    return table, mover, other, calls


async def test_the_others_are_asked_once_and_can_answer_by_button(play: Play) -> None:
    async with delivering(play) as hands:
        _, mover, other, calls = await motion_at(hands, play)
        await hands.settled()
        asked = hands.posts()[-1]
        assert "would like to take a move back" in asked.text
        assert asked.buttons == ["Agree", "Decline"]
        assert notifications(other, hands.thread()) == calls + 1
        assert f"@{mover.user.name}" not in asked.text


async def test_a_motion_that_was_decided_has_no_buttons_any_more(play: Play) -> None:
    async with delivering(play) as hands:
        table, mover, other, _ = await motion_at(hands, play)
        await hands.settled()
        motion = (await hands.overview(table)).motion
        assert motion is not None
        done(await hands.tables.vote(hands.by(other), table, motion.id, True))
        await hands.settled()
        assert "With everyone’s consent" in hands.posts()[-1].text
        assert f"@{mover.user.name}" in hands.posts()[-1].text
        assert all("Agree" not in post.buttons for post in hands.posts())
        assert "This request is closed." in play.anna.reads(hands.thread())


async def test_a_motion_of_which_the_answer_was_lost_is_asked_once(play: Play) -> None:
    async with delivering(play) as hands:
        table, _, other, _ = await motion_at(hands, play)
        await hands.settled()
        motion = (await hands.overview(table)).motion
        assert motion is not None
        done(await hands.tables.vote(hands.by(other), table, motion.id, False))
        await hands.settled()
        play.sandbox.trouble.next("POST", f"/channels/{hands.thread().id}/messages", lose_answer())
        done(await hands.tables.abandon(hands.by(other), table))
        await hands.waits()
        play.clock.move(600)
        await hands.again()
        assert len([post for post in hands.posts() if "end the game here" in post.text]) == 1


async def test_a_seat_is_offered_in_the_thread_and_to_the_one_who_is_asked(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await hands.tables.meet(int(play.clio.user.id), "Clio")
        await hands.tables.reach(int(play.clio.user.id), None, "open")
        seat = await hands.seat(table, play.bruno)
        done(await hands.tables.replace(hands.by(play.anna), table, seat, int(play.clio.user.id)))
        await hands.settled()
        offer = hands.posts()[-1]
        assert "@Clio, you are offered Bruno’s seat" in offer.text
        assert offer.buttons == ["Take the seat", "No, thank you"]
        assert notifications(play.clio, hands.thread()) == 1
        [direct] = hands.screens(play.clio)
        assert "Bruno’s seat" in direct.text
        done(await hands.tables.join(hands.by(play.clio), table))
        await hands.settled()
        assert all("Take the seat" not in post.buttons for post in hands.posts())
        assert "This offer is closed." in play.anna.reads(hands.thread())
        [screen] = hands.screens(play.clio)
        assert "Your screen" in screen.text


async def test_an_offer_that_was_declined_is_closed(play: Play) -> None:
    async with delivering(play) as hands:
        table = await hands.started(play.anna, play.bruno)
        await hands.tables.meet(int(play.clio.user.id), "Clio")
        seat = await hands.seat(table, play.bruno)
        done(await hands.tables.replace(hands.by(play.anna), table, seat, int(play.clio.user.id)))
        await hands.settled()
        done(await hands.tables.withdraw(hands.by(play.clio), table, int(play.clio.user.id)))
        await hands.settled()
        assert "This offer is closed." in play.anna.reads(hands.thread())
        assert hands.screens(play.clio) == []
