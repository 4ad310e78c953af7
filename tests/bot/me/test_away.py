"""Being away: chosen from lists of days, said before it counts, told to the tables, and over when one says so."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from bot.cogs.days.me import AWAY
from engine.core.values.refusals import Refusal
from engine.tables.transaction.request import Request
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.me.leafing import Leafing, Me, leafing
from tests.bot.sketching import sketched as sketched

DAY = 86_400


def on(play: Play, days: int = 0) -> date:
    """A day, counted from today."""
    return datetime.fromtimestamp(play.clock.now(), UTC).date() + timedelta(days=days)


def called(day: date) -> str:
    return f"{day:%A} {day.day} {day:%B}"


def days(n: int) -> dict[str, Any]:
    """For how long clocks stand still, as it is typed."""
    return {"away-days": n}


async def page_of(me: Me, person: Person) -> Leafing:
    page = await me.open(person)
    await page.press("Away", "Are you away for some days?")
    return page


async def test_who_goes_away_from_today_is_away_when_he_has_confirmed_it(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await page_of(me, anna)
        assert "for 21 days at most" in page.text
        assert "midnight UTC" in page.text
        assert page.menus["From"][:2] == [f"From today · {called(on(play))}", f"From tomorrow · {called(on(play, 1))}"]
        assert {len(options) for options in page.menus.values()} == {25}
        assert "Yes, I will be away" not in page.page.buttons
        end = called(on(play, 5))
        await page.choose("Until", end, f"away from **{called(on(play))}** until the end of **{end}**")
        assert (await me.kept(anna)).away_until is None, "not before he has confirmed it"
        await page.press("Yes, I will be away", f"Now: **from {called(on(play))} until {end}**")
        kept, midnight = await me.kept(anna), datetime.combine(on(play, 6), datetime.min.time(), UTC)
        assert (kept.away_from, kept.away_until) == (int(play.clock.now()), int(midnight.timestamp()))
        assert f"Away: **from {called(on(play))}" in (await page.press("Back", "How you like it")).text
        await page.press("Away", "Are you away")
        await page.press("I am back", "Now: **no**")
        assert (await me.kept(anna)).away_until is None


async def test_another_day_can_be_the_first_and_moves_what_follows(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await page_of(me, anna)
        await page.choose("Until", called(on(play, 2)), "You would be away")
        before, first, last = page.page, called(on(play, 10)), called(on(play, 10 + 13 + 14))
        await page.choose("From", first, "Are you away")
        page.page = await me.room.changes(anna, before)
        assert "You would be away" not in page.text, "until then it would be over"
        assert page.menus["Until"][0] == f"Until {first}"
        await page.choose("Until", last, "You would be away")
        await page.press("Yes, I will be away", f"Now: **from {first} until {last}**")
        assert "I am back" not in page.page.buttons
        await page.press("I am staying after all", "Now: **no**")


async def test_days_are_those_of_the_persons_own_calendar(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        await me.prefer(anna, time_zone="Pacific/Kiritimati")
        page = await page_of(me, anna)
        ahead = datetime.fromtimestamp(play.clock.now() + 14 * 3600, UTC).date()
        assert page.menus["From"][0] == f"From today · {called(ahead)}"
        assert "UTC" not in page.text
        await page.choose("Until", called(ahead + timedelta(days=1)), "You would be away")
        await page.press("Yes, I will be away", f"until {called(ahead + timedelta(days=1))}**")


async def test_the_others_at_the_table_are_told(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        _, thread = await me.room.started(anna, play.clio)
        page = await page_of(me, anna)
        await page.choose("Until", called(on(play, 3)), "You would be away")
        await page.press("Yes, I will be away", "Now: **from")
        await play.clio.will_see("Anna is away", at=thread)
        await page.press("I am back", "Now: **no**")
        await me.room.sent()


async def test_how_long_clocks_stand_still_is_as_the_servers_say(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        await anna.command("/admin settings", **days(0))
        assert "clocks run on" in (await page_of(me, anna)).text
        await anna.command("/admin settings", **days(1))
        assert "for 1 day at most" in (await page_of(me, anna)).text
        await me.room.opened(anna)
        world = play.sandbox.world
        other = world.guild("Elsewhere", anna.user)
        there = Person(play.sandbox, anna.user, world.channel(other, "games"))
        await me.room.tables.settle(Request("settle", int(anna.user.id)), int(other.id), away_days=9)
        page = await me.open(there)
        await page.press("Away", "for 1 day at most")
        opened = await there.command("/table new", game="pebbles")
        assert opened.private
        page = await me.open(anna, at=anna.direct)
        await page.press("Away", "for 1 to 9 days at most, depending on the server")


async def test_a_button_elsewhere_opens_the_page_as_a_message_of_its_own(play: Play, bruno: Person) -> None:
    async with leafing(play) as me:
        for table in ("", "b4k2z"):
            answer = await me.room.press(bruno, AWAY, table)
            assert answer.private
            assert answer.text.startswith("**Pars-tu quelques jours\u202f?**")
            assert "Retour" in (answer.message.buttons if answer.message else [])
        assert bruno.reads().count("An old message") == 2, "what he was reminded by stays"


async def test_french_days_are_written_in_french(play: Play, bruno: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(bruno)
        await page.press("Absence", "Pars-tu")
        assert page.menus["Du"][:3] == [
            "Dès aujourd’hui · vendredi 15 janvier",
            "Dès demain · samedi 16 janvier",
            "Du dimanche 17 janvier",
        ]
        assert "Du lundi 1er février" in page.menus["Du"]
        await page.choose("Jusqu’au", "28 janvier", "jusqu’à la fin du **jeudi 28 janvier**")
        await page.press("Oui, je m’absente", "**du vendredi 15 janvier au jeudi 28 janvier**")


async def test_a_page_from_yesterday_means_today_and_one_from_last_month_nothing(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await page_of(me, anna)
        await page.choose("Until", called(on(play, 3)), "You would be away")
        play.clock.move(DAY)
        await page.press("Yes, I will be away", f"Now: **from {called(on(play))}")
        await page.press("I am back", "Now: **no**")
        old = f"go:{on(play, -40)}:{on(play, -30)}"
        answer = await me.room.press(anna, "me-away", "", old)
        assert "Now: **no**" in answer.text
        found = await me.room.tables.person(int(anna.user.id))
        assert not isinstance(found, Refusal)
        assert found.away_until is None
