"""A plan that the game has overtaken: others take back, the host does, the seat changes hands, it ends."""

from collections.abc import Awaitable, Callable
from itertools import count

import pytest

from bot.turn.taps import CONFIRM
from engine.core.forms.forms import Form
from engine.tables.transaction.request import Done, Request
from sandbox.client.person import Person
from tests.bot.attacks.attacking import Attack
from tests.bot.conftest import Play, standing_at
from tests.bot.faults.faulting import DONE
from tests.bot.sketching import sketched as sketched
from tests.bot.turn.leafing import plain
from tests.bot.turn.pressing import Table, Turning, at_a_table

pytestmark = pytest.mark.usefixtures("tiny")

_numbers = count(1)
OVERTAKEN, NO_TURN = "The table has changed since you made this plan", "It is not your turn"


def by(person: Person) -> Request:
    return Request(f"overtaken {next(_numbers)}", int(person.user.id), standing_at(person.at))


async def planned(table: Table) -> tuple[Turning, Turning, Form]:
    """After some moves somebody is about to confirm what he builds: who, the other, and what it is."""
    for _ in range(4):
        await table.move()
    who, form = await table.about_to("turn", "build")
    (other,) = [each for each in table.seated if each is not who]
    await who.play()
    await who.go(form)
    return who, other, form


async def by_consent(table: Table, who: Turning, other: Turning) -> None:
    """The other asks for his last move back, and who plans agrees."""
    assert isinstance(await table.room.tables.undo(by(other.person), table.id), Done)
    motion = (await table.room.overview(table.id)).motion
    if motion is not None:
        assert isinstance(await table.room.tables.vote(by(who.person), table.id, motion.id, True), Done)


async def by_the_host(table: Table, who: Turning, other: Turning) -> None:
    """The host takes back the last move."""
    step = max(table.made())
    assert isinstance(await table.room.tables.undo_as_host(by(table.seated[0].person), table.id, step), Done)


@pytest.mark.parametrize("way", [by_consent, by_the_host], ids=lambda way: way.__name__)
async def test_a_move_before_it_is_taken_back(
    play: Play, way: Callable[[Table, Turning, Turning], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    async with at_a_table(play, "carrara", play.anna, play.clio) as table:
        who, other, form = await planned(table)
        seen, kept, taken_back = who.page.text, await who.plan(), table.made()[max(table.made())]
        await way(table, who, other)
        await table.room.sent()
        made = table.made()
        old = await who.tap(CONFIRM)
        assert old.text.startswith(NO_TURN)
        assert table.made() == made

        decision = (await other.door()).decision()
        assert decision is not None
        assert isinstance(await table.room.tables.submit(by(other.person), table.id, decision.number, taken_back), Done)
        await table.room.sent()
        again = await who.play()
        assert again.text.startswith(OVERTAKEN)
        assert seen in again.text, "all of it still holds"
        assert await who.plan() == kept
        await who.tap(CONFIRM)
        assert who.page.text.startswith(DONE)
        assert table.made()[max(table.made())] == form
        Attack(table.room, caplog).nothing_broke()


async def test_what_no_longer_holds_is_named(play: Play) -> None:
    """The other takes his move back, and puts his lantern where it was to be put."""
    async with at_a_table(play, "lanterns", play.anna, play.clio) as table:
        who = await table.until("place")
        while not table.made() or table.made()[max(table.made())].verb != "place":
            await table.move()
            who = await table.until("place")
        (other,) = [each for each in table.seated if each is not who]
        door = await who.door()
        form = plain(table.game, door, Form("place", {"cell": door.choices("place", {}, "cell").pick(table.below)}))
        await who.play()
        await who.go(form)
        await by_the_host(table, who, other)
        await submitted(other, form)
        while who not in await table.asked():
            await table.move()
        await table.room.sent()
        page = await who.play()
        assert page.text.startswith(OVERTAKEN), page.text
        assert "No longer possible: cell." in page.text
        assert CONFIRM not in who.controls


async def submitted(who: Turning, form: Form) -> None:
    decision = (await who.door()).decision()
    assert decision is not None
    assert isinstance(await who.room.tables.submit(by(who.person), who.table, decision.number, form), Done)


async def test_another_person_takes_the_seat(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with at_a_table(play, "carrara", play.anna, play.clio) as table:
        at, (clio, form) = Attack(table.room, caplog), await table.about_to("turn", "build")
        while clio.person is not play.clio:
            await table.move()
            clio, form = await table.about_to("turn", "build")
        await clio.play()
        await clio.go(form)
        await offered_and_taken(table, (await clio.door()).seat, play.dora)
        await table.room.sent()
        made = table.made()
        page = await clio.tap(CONFIRM)
        assert not page.components
        assert page.text.startswith("You do not sit at this table"), page.text
        assert table.made() == made
        dora = Turning(table.room, play.dora, table.id, table.game)
        await dora.play()
        assert await dora.plan() is None
        assert CONFIRM not in dora.controls, "what another has planned is not his"
        at.nothing_broke()


async def offered_and_taken(table: Table, seat: int, person: Person) -> None:
    tables = table.room.tables
    await tables.meet(int(person.user.id), person.user.name)
    assert isinstance(await tables.replace(by(table.seated[0].person), table.id, seat, int(person.user.id)), Done)
    assert isinstance(await tables.join(by(person), table.id), Done)


async def test_a_computer_takes_the_seat(play: Play) -> None:
    async with at_a_table(play, "pebbles", play.anna, play.clio) as table:
        _, form = await table.about_to("favourite", "favour")
        clio = table.of(play.clio)
        await clio.play()
        await clio.go(form)
        seat = (await clio.door()).seat
        assert isinstance(await table.room.tables.replace(by(play.anna), table.id, seat, None), Done)
        await table.room.sent()
        made = table.made()
        page = await clio.tap(CONFIRM)
        assert not page.components
        assert page.text.startswith("You do not sit at this table"), page.text
        assert table.made() == made


async def given_up(table: Table) -> None:
    """All want to end it."""
    anna, clio = (each.person for each in table.seated)
    assert isinstance(await table.room.tables.abandon(by(anna), table.id), Done)
    motion = (await table.room.overview(table.id)).motion
    assert motion is not None
    assert isinstance(await table.room.tables.vote(by(clio), table.id, motion.id, True), Done)


async def played_out(table: Table) -> None:
    await table.room.play_on(table.id, *(each.person for each in table.seated))


@pytest.mark.parametrize("end", [given_up, played_out], ids=lambda end: end.__name__)
async def test_the_game_ends_while_a_page_is_open(
    play: Play, end: Callable[[Table], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    async with at_a_table(play, "pebbles", play.anna, play.clio) as table:
        who, form = await table.about_to("turn", "sell")
        await who.play()
        await who.go(form)
        await end(table)
        await table.room.sent()
        made = table.made()
        page = await who.tap(CONFIRM)
        assert page.text.startswith("This game is over"), page.text
        assert not page.components
        assert table.made() == made
        Attack(table.room, caplog).nothing_broke()
