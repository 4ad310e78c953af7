"""Complaints 6 and 9: somebody does not come any more, the host among them; and direct messages that are closed."""

import pytest

from sandbox.client.person import Person
from sandbox.http.trouble import break_down
from sandbox.world.places import Channel
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import notifications
from tests.bot.seating import Seats, seats
from tests.bot.sketching import sketched as sketched

SCREEN = "Your screen"


async def waited_for(room: Seats, host: Person, absent: Person) -> tuple[str, Channel]:
    """A game for two that waits for one of them."""
    id, thread = await room.started(host, absent)
    await host.command("/pebbles favour", colour="grey", at=thread)
    await room.sent()
    return id, thread


async def test_a_computer_plays_on_for_who_does_not_come_and_the_game_comes_to_its_end(
    play: Play, anna: Person
) -> None:
    async with seats(play) as room:
        id, thread = await waited_for(room, anna, play.clio)
        play.clock.move(14 * 86_400)
        answer = await anna.command("/table replace", seat="Clio", computer=True, at=thread)
        assert answer.text.startswith("A computer plays on for Clio, who gets the seat back only if it is offered")
        await play.clio.will_see("▣ Computer 1 plays on for Clio, and keeps the seat unless", at=thread)
        await room.tables.computers_idle()
        await room.play_on(id, anna)
        await anna.will_see("the game is over", at=thread)
        assert (await play.clio.command("/pebbles draw", at=thread)).text.startswith("You do not sit at this table")


async def test_a_seat_goes_to_somebody_else_with_the_turn_that_waits(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await waited_for(room, anna, play.clio)
        await anna.command("/table replace", seat="Clio", person=play.dora, at=thread)
        offer = await play.dora.will_see("you are offered Clio’s seat", at=thread)
        assert notifications(play.dora, thread) == 1
        await play.dora.press("Take the seat", on=offer)
        assert (await play.dora.command("/pebbles favour", colour="blanc", at=thread)).text.startswith("C’est fait")
        await anna.will_see("Dora has chosen a favourite.", at=thread)
        assert (await room.overview(id)).table.status == "playing"


async def test_of_two_players_one_leaves_and_the_other_decides_what_becomes_of_it(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await waited_for(room, play.clio, anna)
        asked = await play.clio.command("/table resign", at=thread)
        await play.clio.press("Leave the game", on=asked.message)
        await anna.will_see("Clio leaves the game. ▣ Computer 1 plays on.", at=thread)
        assert (await anna.command("/pebbles favour", colour="grey", at=thread)).text.startswith("Done: ")
        assert (await room.overview(id)).host == await _seat(room, id, "Anna"), "she is the host now"
        asked = await anna.command("/table abandon", at=thread)
        await anna.press("End the game", on=asked.message)
        await room.becomes(anna, asked.message, "The game has ended, without a result.")
        assert await room.status(id) == "abandoned"


async def test_a_host_who_left_the_server_binds_nobody(play: Play, anna: Person) -> None:
    """The host alone may replace people: if it is the host who is gone, those who run the server can."""
    async with seats(play) as room:
        id, thread = await waited_for(room, play.clio, play.dora)
        await play.dora.command("/pebbles favour", colour="grey", at=thread)
        await play.sandbox.happenings.kick(play.guild, play.clio.user)
        refused = await play.dora.command("/table replace", seat="Clio", computer=True, at=thread)
        assert refused.text.startswith("Seul l’hôte de la table peut faire cela.")
        answer = await anna.command("/table replace", seat="Clio", computer=True, at=thread)
        assert answer.text.startswith("A computer plays on for Clio, who gets the seat back only if it is offered")
        assert (await room.overview(id)).host == await _seat(room, id, "Dora")
        assert "Anna" in (await anna.command("/admin log")).text
        await room.tables.computers_idle()
        assert await room.to_move(id, play.dora) == [play.dora]


async def test_who_runs_another_server_replaces_nobody(play: Play, anna: Person) -> None:
    world = play.sandbox.world
    other = world.channel(world.guild("Elsewhere", play.bruno.user), "games")
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        answer = await play.bruno.command("/table remplacer", place="Clio", ordinateur=True, table=id, at=other)
        assert answer.text == "Cette table n’existe pas."
        assert sorted(await room.names(id)) == ["Anna", "Clio"]


async def _seat(room: Seats, id: str, name: str) -> int:
    return next(sitter.seat for sitter in (await room.overview(id)).sitters if sitter.name == name)


# Direct messages that are closed


@pytest.mark.parametrize("when", ["before the start", "in the middle"])
async def test_closed_direct_messages_are_remembered_told_once_and_hold_up_nothing(
    play: Play, anna: Person, when: str
) -> None:
    happenings = play.sandbox.happenings
    async with seats(play) as room:
        id = await room.opened(anna, play.clio)
        await anna.press("Send me my screens")
        if when == "before the start":
            happenings.close_direct(anna.user)
        await anna.command("/table start")
        thread = await room.thread(id)
        await room.sent()
        happenings.close_direct(anna.user)
        answer = await anna.command("/pebbles favour", colour="grey", at=thread)
        await room.sent()
        told = [answer.text, *[(await anna.command("/table mine", at=thread)).text for _ in range(2)]]
        assert sum("your direct messages are closed to me" in text for text in told) == 1
        assert "closed to me" not in play.clio.reads(thread), "that is nobody else's business"
        assert (await play.clio.command("/pebbles favour", colour="grey", at=thread)).text.startswith("Done: ")
        await room.sent()
    async with seats(play) as room:
        blocked = play.sandbox.trouble.next("POST", f"/channels/{anna.direct.id}/messages", break_down())
        await room.play_on(id, anna, play.clio, steps=2)
        await room.sent()
        assert blocked.times == 1, "who has closed them is not tried again with every move"
        play.sandbox.trouble.forget()
        screen = await anna.command("/table screen", at=thread)
        assert SCREEN in screen.text
        happenings.open_direct(anna.user)
        await anna.press("Send me my screens", on=screen.message)
        await anna.will_see(SCREEN, at=anna.direct)
