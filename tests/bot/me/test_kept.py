"""My tables, my results, and what is kept: as a file, and gone for good when one is sure."""

import json

from bot.pages.me import kept as pages
from engine.core.values.refusals import Refusal
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.me.leafing import leafing
from tests.bot.sketching import sketched as sketched


async def test_my_tables_are_those_of_the_list_with_a_way_back_from_each_page(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        await page.press("My tables", "Nothing is waiting for you, and you sit at no table.")
        await page.press("Back", "How you like it")
        ids = [await me.room.opened(anna) for _ in range(11)]
        await page.press("My tables", "1 to 10 of 11")
        seen = page.text
        await page.press("Next page", "11 to 11 of 11")
        assert "Back" in page.page.buttons
        assert all(id in seen + page.text for id in ids)
        await page.press("Back", "How you like it")


async def test_my_results_are_told_by_game(play: Play, anna: Person, bruno: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        await page.press("My results", "None yet.")
        id, _ = await me.room.started(anna, bruno)
        await me.room.play_on(id, anna, bruno)
        assert await me.room.status(id) == "finished"
        found = await me.room.tables.results(int(anna.user.id))
        assert not isinstance(found, Refusal)
        await page.press("Back", "How you like it")
        await page.press("My results", f"Pebbles: played once, {'won' if found[0].won else 'not won'}")
        french = await me.open(bruno)
        await french.press("Mes résultats", "Galets\u00a0: 1 partie, ")


async def test_all_that_is_kept_comes_as_a_file_to_him_alone(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        id, _ = await me.room.started(anna, play.clio)
        page = await me.open(anna)
        await page.press("My data", "What I keep about you")
        answer = await anna.press("Send me the file", on=page.page)
        assert answer.private
        assert answer.message is not None
        assert answer.message.id != page.page.id, "the page stays"
        (file,) = answer.message.files
        found = json.loads(file)
        assert found["person"]["user"] == int(anna.user.id)
        assert [table["table"] for table in found["tables"]] == [id]
        assert file not in play.clio.received()
        own = await me.room.tables.own_data(int(anna.user.id))
        assert not isinstance(own, Refusal)
        assert len(own) == len(found)


async def test_a_large_file_is_packed() -> None:
    small = await pages.as_file({"name": "Anna"})
    large = await pages.as_file({"name": "x" * pages.LARGE})
    assert (small.filename, large.filename) == ("paravent.json", "paravent.json.gz")
    assert len(large.fp.read()) < pages.LARGE


async def test_he_is_forgotten_after_a_second_question(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        id, _ = await me.room.started(anna, play.clio)
        page = await me.open(anna)
        await page.press("My data", "What I keep about you")
        await page.press("Delete everything about me", "Really delete everything about you?")
        assert "a computer plays on for you" in page.text
        assert "This cannot be undone." in page.text
        await page.press("No, keep it", "What I keep about you")
        assert (await me.kept(anna)).name == "Anna"
        await page.press("Delete everything about me", "Really delete everything about you?")
        await page.press("Yes, delete everything", "It is done")
        assert page.page.buttons == []
        assert isinstance(await me.room.tables.person(int(anna.user.id)), Refusal), "no row, not even an empty one"
        kinds = [sitter.kind for sitter in (await me.room.overview(id)).sitters]
        assert sorted(kinds) == ["computer", "person"]
        await me.room.sent()
        assert isinstance(await me.room.tables.person(int(anna.user.id)), Refusal)


async def test_who_could_not_be_reached_is_forgotten_as_well(play: Play, bruno: Person) -> None:
    async with leafing(play) as me:
        user = int(bruno.user.id)
        page = await me.open(bruno)
        await page.press("Mes données", "Ce que je garde")
        await page.press("Tout effacer", "Vraiment tout effacer")
        assert "un ordinateur" not in page.text, "he plays nowhere"
        me.room.bot.direct_messages.apart.add(user)
        await page.press("Oui, tout effacer", "C’est fait")
        assert isinstance(await me.room.tables.person(user), Refusal)
        assert user not in me.room.bot.direct_messages.apart


async def test_pressed_twice_it_is_done_once_more_and_nothing_is_kept(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        await me.open(anna)
        for _ in range(2):
            answer = await me.room.press(anna, pages.DELETE, "", anna.user.id)
            assert answer.text.startswith("It is done")
            assert isinstance(await me.room.tables.person(int(anna.user.id)), Refusal)


async def test_in_anothers_hand_the_button_only_asks(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        await me.open(anna)
        for rest in (play.clio.user.id, "", "x", f"{anna.user.id}0"):
            assert "Really delete" in (await me.room.press(anna, pages.DELETE, "", rest)).text
        assert (await me.kept(anna)).name == "Anna"
