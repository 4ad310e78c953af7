"""Complaints 4 and 14: taking back a misclick, an agreed or an abused takeback; and more to choose from than fits."""

import asyncio
from itertools import product
from typing import Any

from engine.core.door import Door
from engine.core.forms.bags import completed
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.walk import random_form
from engine.tables.transaction.request import Request
from sandbox.client.person import Person
from sandbox.world.places import Channel
from tests.bot.commanding import begun, commanding, done, door_of, listed, step_of, who_is_asked
from tests.bot.conftest import Play
from tests.bot.delivery.delivering import notifications
from tests.bot.seating import Seats, seats
from tests.bot.sketching import sketched as sketched
from tests.tables.room import dice_of

MOST = 25


async def drawn(room: Seats, *people: Person) -> tuple[str, Channel, Person, Person]:
    """Somebody has seen what came out of the bag: the table, its thread, he, and another."""
    id, thread = await room.started(*people)
    for person in people:
        await person.command("/pebbles favour", colour="grey", at=thread)
    (mover,) = await room.to_move(id, *people)
    await mover.command("/pebbles draw", at=thread)
    await room.sent()
    return id, thread, mover, next(person for person in people if person is not mover)


async def test_ones_own_misclick_is_taken_back_at_once_and_the_right_move_made(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.press(anna, "dm-yes")
        calls = notifications(play.clio, thread)
        wrong = await anna.command("/pebbles favour", colour="grey", at=thread)
        presses = await asyncio.gather(*(anna.press("Take back my move", on=wrong.message) for _ in range(2)))
        assert sum(each.text == "Your move is taken back." for each in presses) == 1
        right = await anna.command("/pebbles favour", colour="white", at=thread)
        assert right.text.startswith("Done: ")
        await room.sent()
        (screen,) = anna.sees(anna.direct)
        assert "white" in "".join([screen.text, *screen.alt])
        assert notifications(play.clio, thread) == calls, "nobody else is disturbed by it"
        log = (await play.clio.command("/table log", at=thread)).text
        assert "~~Anna has chosen a favourite.~~ (taken back)" in log
        assert "Anna takes the last move back." in log
        assert (await room.overview(id)).table.step == 3


async def test_what_was_seen_cannot_be_taken_back_without_the_others(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, mover, other = await drawn(room, anna, play.clio)
        before = (await room.overview(id)).table.step
        asked = await room.ask_to_undo(mover, thread)
        assert asked.text.startswith("I have asked the others in the thread")
        assert (await room.overview(id)).table.step == before
        own = await room.press(mover, "agree", id, str(await _motion(room, id)))
        assert own.text.startswith("This has been decided, or was never yours to decide.")
        vote = await other.will_see("would like to take a move back", at=thread)
        await other.press("Agree", on=vote)
        await anna.will_see("With everyone’s consent", at=thread)
        assert await room.to_move(id, anna, play.clio) == [mover]
        log = (await other.command("/table log", at=thread)).text
        assert "(taken back)" in log


async def test_who_asks_again_and_again_calls_the_others_once(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, mover, other = await drawn(room, anna, play.clio)
        calls, before = notifications(other, thread), (await room.overview(id)).table.step
        for _ in range(4):
            asked = await room.ask_to_undo(mover, thread)
            vote = await other.will_see("do you agree?", at=thread)
            await room.sent()
            await mover.press("Take the question back", on=asked)
            await room.becomes(other, vote, "This request is closed.")
        await room.ask_to_undo(mover, thread)
        vote = await other.will_see("do you agree?", at=thread)
        await other.press("Decline", on=vote)
        await room.sent()
        await room.ask_to_undo(mover, thread)
        await other.will_see("do you agree?", at=thread)
        await room.sent()
        assert notifications(other, thread) == calls + 1
        assert (await room.overview(id)).table.step == before + 1, "only that somebody declined was noted"
        assert await room.to_move(id, anna, play.clio) == [mover]


async def test_a_hosts_great_undo_asks_first_is_told_and_stays_in_the_log(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread, _, _ = await drawn(room, anna, play.clio)
        asked = await anna.command("/table rewind", step=1, at=thread)
        assert asked.text.endswith("Everyone will be told that you did.")
        await anna.press("No, leave it", on=asked.message)
        await room.becomes(anna, asked.message, "Nothing was changed.")
        assert (await room.overview(id)).table.step == 3
        asked = await anna.command("/table rewind", step=1, at=thread)
        await anna.press("Take it back", on=asked.message)
        await play.clio.will_see("The host takes back step 1 and all that came after it.", at=thread)
        assert len(await room.to_move(id, anna, play.clio)) == 2
        assert (await play.clio.command("/table log", at=thread)).text.count("(taken back)") == 3
        assert "Anna" in (await anna.command("/admin log")).text


async def _motion(room: Seats, id: str) -> int:
    motion = (await room.overview(id)).motion
    assert motion is not None
    return motion.id


# More than twenty-five


async def test_of_more_choices_than_discord_shows_each_can_be_reached_by_typing(play: Play, anna: Person) -> None:
    """A hundred ways to take blocks: the list never breaks, and none of them is out of reach."""
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", anna, play.clio, thread=play.games)
        game, below = bot.games["carrara"], dice_of(b"more than fits")
        while True:
            (person,) = await who_is_asked(bot, table, anna, play.clio)
            door = await door_of(bot, table, person)
            decision = door.decision()
            assert decision is not None
            if decision.kind == "take" and (found := _many(door)):
                break
            form = random_form(game, door, below)
            request = Request(f"{table} {await step_of(bot, table)}", int(person.user.id))
            done(await bot.tables.submit(request, table, decision.number, form))
        section, offer, bag = found
        shown = await listed(person, "/carrara take", "blocks", section=section)
        assert 1 < len(shown) <= MOST
        assert all(len(label) <= 100 for label, _ in shown)
        assert _words(offer, bag) == shown[0][1], "all of them come first"
        words = _words(offer, completed(offer, tuple(min(n, 1) for n in bag[:3]) + (0,) * len(bag[3:])) or bag)
        assert words not in [value for _, value in shown]
        typed = await listed(person, "/carrara take", "blocks", words, section=section)
        assert words in [value for _, value in typed]
        answer = await person.command("/carrara take", section=section, blocks=words)
        assert answer.text.startswith("Done: ")


def _words(offer: CountsOffer, bag: tuple[int, ...]) -> str:
    some = [(n, kind) for n, kind in zip(bag, offer.kinds, strict=True) if n]
    return ", ".join(kind if n == 1 else f"{n} {kind}" for n, kind in some)


def _many(door: Door[Any, Any, Any]) -> tuple[str, CountsOffer, tuple[int, ...]] | None:
    """A section with more legal bags than fit in a list, and the largest of them."""
    sections = door.choices("take", {}, "section")
    assert isinstance(sections, OneOffer)
    for section in sections.values:
        offer = door.choices("take", {"section": section}, "blocks")
        assert isinstance(offer, CountsOffer)
        bags = list(_bags(offer))
        if len(bags) > MOST:
            return section, offer, max(bags, key=sum)
    return None


def _bags(offer: CountsOffer) -> list[tuple[int, ...]]:
    every = product(*(range(n + 1) for n in offer.caps))
    return [bag for bag in every if offer.allows(bag)]


async def test_of_more_moves_than_fit_every_one_can_be_named_to_the_host(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio, game="carrara")
        await room.play_on(id, anna, play.clio, steps=30)
        steps = await anna.autocomplete("/table rewind", "step", at=thread)
        assert len(steps) == MOST
        assert steps[0].startswith("30 · ")
        assert [label.split(" · ")[0] for label in await anna.autocomplete("/table rewind", "step", "2", at=thread)][
            -1
        ] == "2"
        answer = await anna.command("/table rewind", step=2, at=thread)
        assert "take back step 2" in answer.text


async def test_of_more_tables_than_fit_every_one_can_be_found_by_typing(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        await room.tables.meet(int(anna.user.id), "Anna")
        await room.tables.settle(Request("s", int(anna.user.id)), int(play.guild.id), tables_per_person=100)
        made = []
        for number in range(40):
            request = Request(f"table {number}", int(anna.user.id))
            made.append(done(await room.tables.create(request, "pebbles", server=int(play.guild.id))).table)
        assert len(await anna.autocomplete("/table show", "table")) == MOST
        for id in (made[0], made[-1]):
            (label,) = await anna.autocomplete("/table show", "table", id)
            assert label.startswith(id)
