"""Time zone and quiet hours: chosen from lists by the time on one's own wall, by the tables' clock."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.pages.me.world import WORLD
from bot.words.days import city_called, day_called
from engine.words.sources import LANGUAGES
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.me.leafing import Leafing, leafing
from tests.bot.sketching import sketched as sketched

EUROPE = "Europe and Africa"


def there(play: Play, zone: str) -> str:
    """What time it is there, by the sandbox's clock."""
    return f"{datetime.fromtimestamp(play.clock.now(), ZoneInfo(zone)):%H:%M}"


# The lists


def test_each_part_of_the_world_fits_a_menu_and_no_zone_stands_twice() -> None:
    assert all(len(lines) <= 25 for lines in WORLD.values())
    zones = [zone for lines in WORLD.values() for line in lines for zone in line]
    assert sorted(zones) == sorted(set(zones))


@pytest.mark.parametrize("line", [line for lines in WORLD.values() for line in lines if len(line) > 1])
def test_those_on_one_line_share_one_clock_all_year(line: tuple[str, ...]) -> None:
    hours = [datetime(2026, 10, 1, tzinfo=UTC).timestamp() + 6 * 3600 * each for each in range(4 * 366)]
    clocks = [[datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset() for at in hours] for zone in line]
    assert all(clock == clocks[0] for clock in clocks)


def test_every_offset_that_people_live_with_can_be_chosen() -> None:
    summer, winter = datetime(2026, 7, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC)
    offsets = set[float]()
    for line in (line for lines in WORLD.values() for line in lines):
        for at in (summer, winter):
            found = at.astimezone(ZoneInfo(line[0])).utcoffset()
            assert found is not None
            offsets.add(found.total_seconds() / 3600)
    halves = {-9.5, -3.5, -2.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75, 13.75}
    assert offsets >= {*map(float, range(-11, 15)), *halves}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_fits_and_names_cities_as_people_do(language: str) -> None:
    for line in (line for lines in WORLD.values() for line in lines):
        cities = [city_called(zone, language) for zone in line]
        assert len(f"00:00 · {', '.join(cities)}") <= 100
        assert not any("/" in city or "_" in city for city in cities), cities


def test_cities_and_days_have_their_own_names_in_each_language() -> None:
    named = {"Europe/London": "Londres", "Africa/Cairo": "Le Caire", "Asia/Kolkata": "Calcutta"}
    assert {zone: city_called(zone, "fr") for zone in named} == named
    assert city_called("America/Argentina/Buenos_Aires", "en") == "Buenos Aires"
    day = datetime(2026, 8, 1, tzinfo=UTC).date()
    assert [day_called(day, language) for language in LANGUAGES] == ["Saturday 1 August", "samedi 1er août"]


# Choosing one


async def test_a_zone_is_chosen_by_the_time_beside_it(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        await page.press("Time zone", "What time is it where you live?")
        assert list(page.menus) == [EUROPE, "America", "Asia", "Australia and the Pacific"]
        now = there(play, "Europe/Paris")
        await page.choose(
            EUROPE, f"{now} · Paris, Brussels", f"Paris, Brussels, Amsterdam, Zurich, Madrid (it is {now})"
        )
        assert (await me.kept(anna)).time_zone == "Europe/Paris"
        play.clock.move(3 * 3600)
        later = there(play, "Asia/Kathmandu")
        await page.press("Back", "How you like it")
        await page.press("Time zone", "What time is it where you live?")
        await page.choose("Asia", f"{later} · Kathmandu", f"Kathmandu (it is {later})")
        assert f"Time zone: **Kathmandu (it is {later})**" in (await page.press("Back", "How you like it")).text


async def test_cities_are_called_as_the_reader_calls_them(play: Play, bruno: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(bruno)
        await page.press("Fuseau horaire", "Quelle heure est-il")
        await page.choose("Europe et Afrique", "· Le Caire", "**Le Caire (il est")
        assert (await me.kept(bruno)).time_zone == "Africa/Cairo"
        assert any("Londres, Dublin, Lisbonne" in each for each in page.menus["Europe et Afrique"])


# Quiet hours


async def quiet(page: Leafing) -> None:
    await page.press("Quiet hours", "When shall I not disturb you?")


async def test_quiet_hours_need_a_time_zone_and_lead_there(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        await quiet(page)
        assert "Please choose your time zone first." in page.text
        assert page.menus == {}
        await page.press("Time zone", "What time is it where you live?")
        await page.choose(EUROPE, "Paris", "Paris")
        await page.press("Back", "How you like it")
        await quiet(page)
        assert list(page.menus) == ["From", "Until"]


async def test_hours_are_kept_when_both_are_chosen_and_changed_one_by_one(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        await me.prefer(anna, time_zone="Europe/Paris")
        page = await me.open(anna)
        await quiet(page)
        await page.choose("From", "22:00", "From 22:00 on, until when?")
        assert (await me.kept(anna)).quiet is None
        await page.choose("Until", " 8:00", "Now: **22:00 to 8:00**")
        assert (await me.kept(anna)).quiet == "22-8"
        await page.choose("Until", " 22:00", "the same hour")
        assert (await me.kept(anna)).quiet == "22-8", "nothing was changed"
        await page.choose("From", " 0:00", "Now: **0:00 to 22:00**")
        assert "Quiet hours: **0:00 to 22:00**" in (await page.press("Back", "How you like it")).text
        await quiet(page)
        await page.press("No quiet hours", "Now: **none**")
        assert (await me.kept(anna)).quiet is None
        assert "No quiet hours" not in page.page.buttons


async def test_the_end_may_be_chosen_first_in_french_too(play: Play, bruno: Person) -> None:
    async with leafing(play) as me:
        await me.prefer(bruno, time_zone="Europe/Paris")
        page = await me.open(bruno)
        await page.press("Heures calmes", "Quand ne dois-je pas te déranger")
        await page.choose("Jusqu’à", " 8\u00a0h", "Jusqu’à 8\u00a0h\u00a0: à partir de quand")
        await page.choose("De", " 22\u00a0h", "**de 22\u00a0h à 8\u00a0h**")
        assert (await me.kept(bruno)).quiet == "22-8"
