"""Seats that wait for somebody: whoever has lost his is told and may have it back; an open one is called what it is."""

from sandbox.client.person import Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats
from tests.bot.slow.test_days_pass import DAY, agreed, pass_time
from tests.bot.slow.test_no_longer_true import late

TAKE = {"Take the seat", "Prendre la place"}


def offered(person: Person) -> list[Seen]:
    """What stands in his direct messages about a seat that he may have."""
    return [seen for seen in person.sees(person.direct) if TAKE & {*seen.buttons}]


async def lost(at: Seats, how: str) -> tuple[str, Person, Person]:
    """A table, who has lost his seat there, and who stays."""
    await agreed(at, at.play.anna, at.play.bruno)
    id, gone, stays, asked = await late(at)
    await stays.press(how, on=asked)
    await at.tables.computers_idle()
    await at.sent()
    return id, gone, stays


async def test_whose_seat_a_computer_has_is_told_and_takes_it_back_by_direct_message(play: Play) -> None:
    async with seats(play) as at:
        id, gone, _ = await lost(at, "Computer takes the seat")
        (told,) = offered(gone)
        assert id in told.text
        listed = await at.press(gone, "me-tables", "0")
        assert id in listed.text, "and it stands among his tables"
        await gone.press(told.buttons[0], on=told)
        await at.sent()
        assert sorted(await at.names(id)) == ["Anna", "Bruno"]
        assert offered(gone) == []
        thread = [seen.text for seen in play.anna.sees(await at.thread(id))]
        assert any("is back and plays again instead of" in text for text in thread)


async def test_with_closed_direct_messages_he_is_told_in_the_thread(play: Play) -> None:
    async with seats(play) as at:
        id, gone, stays, asked = await late(at)
        await stays.press("Computer takes the seat", on=asked)
        await at.sent()
        (told,) = [seen for seen in gone.sees(await at.thread(id)) if "Take the seat" in seen.buttons]
        assert "is kept for you" in told.text


async def test_it_is_the_open_seats_turn_and_whoever_takes_it_has_all_he_needs(play: Play) -> None:
    async with seats(play) as at:
        id, gone, _ = await lost(at, "Open the seat")
        thread = await at.thread(id)
        posts = [seen for seen in play.anna.sees(thread) if "Since my turn" in seen.buttons]
        assert "It is the open seat’s turn" in posts[-1].text
        assert all("Open seat" not in seen.text for seen in play.anna.sees(thread))
        answer = await play.clio.press("Take the seat", on=posts[-1])
        assert answer.message is not None
        assert {"Play", "My screen"} <= {*answer.message.buttons}
        await at.sent()
        assert any("Clio takes the open seat." in seen.text for seen in play.anna.sees(thread))
        assert offered(gone) == [], "it is not his any more"
        refused = await at.press(gone, "screen", id)
        assert any(said in refused.text for said in ("You have no seat", "Tu n’as pas de place")), refused.text
        shown = await play.clio.press("My screen", on=answer.message)
        assert shown.private
        assert "You do not sit" not in shown.text


async def test_about_an_open_seat_it_is_said_who_decides_and_that_nothing_happens_by_itself(play: Play) -> None:
    async with seats(play) as at:
        id, _, stays = await lost(at, "Open the seat")
        for _ in range(9):
            await pass_time(at, DAY)
        (asked,) = [seen for seen in stays.sees(await at.thread(id)) if "Go on waiting" in seen.buttons]
        assert "Nothing happens by itself" in asked.text
        await stays.press("Go on waiting", on=asked)
        await at.sent()
        texts = [seen.text for seen in stays.sees(await at.thread(id))]
        assert any("lets the open seat wait for somebody for another week" in text for text in texts)


async def test_an_offer_of_a_held_seat_that_is_declined_goes_and_what_its_owner_was_told_stays(play: Play) -> None:
    async with seats(play) as at:
        id, gone, stays = await lost(at, "Computer takes the seat")
        seat = next(each.seat for each in (await at.overview(id)).sitters if each.kind == "computer")
        await stays.command("/table replace", table=id, seat=str(seat), person=play.clio.user)
        await at.sent()
        thread = await at.thread(id)
        (offer,) = [seen for seen in play.clio.sees(thread) if "No, thank you" in seen.buttons]
        await play.clio.press("No, thank you", on=offer)
        await at.sent()
        assert not [seen for seen in play.clio.sees(thread) if "No, thank you" in seen.buttons]
        assert len(offered(gone)) == 1
