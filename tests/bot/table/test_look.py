"""Looking at pictures: each that one may see, for one's own eyes, light or dark, or told in words."""

import threading

import pytest

from bot.pages.looking import LIGHT_AND_DARK
from bot.pictures import drawing
from engine.tables.seeing.shown import Look
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from sandbox.client.person import Answer, Person
from sandbox.client.reading import Seen
from sandbox.world.places import Channel
from tests.bot.attacks.attacking import stranger
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats
from tests.thorough import some_of, thorough

TO_ALL = ["Table", "Wheel", "Board: Anna", "Board: Clio", "Objectives"]
"""What can be seen of Carrara by anybody; the order of the boards is that of the seats."""


async def looks(person: Person, thread: Channel) -> Seen:
    """The picture that comes by the button under the newest post."""
    post = next(seen for seen in reversed(person.sees(thread)) if "Look" in seen.buttons)
    return shown(await person.press("Look", on=post))


def shown(answer: Answer) -> Seen:
    assert answer.message is not None
    assert answer.private
    return answer.message


def offered(seen: Seen) -> list[str]:
    """The pictures on the menu."""
    [options] = seen.menus.values()
    return options


async def carrara(room: Seats, play: Play) -> tuple[str, Channel]:
    """Anna and Clio play; Bruno and Dora watch."""
    id, thread = await room.started(play.anna, play.clio, game="carrara")
    await room.sent()
    return id, thread


# What is there


async def test_a_player_looks_at_the_table_and_at_all_there_is_for_him(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await carrara(room, play)
        seen = await looks(anna, thread)
        assert len(seen.files) == len(seen.alt) == 1
        assert seen.text.startswith("**Table**")
        assert id in seen.text
        assert seen.buttons == ["Light theme", "In words"]
        assert sorted(offered(seen)) == sorted([*TO_ALL, "Your screen"])
        assert not any(each.private for each in play.clio.sees(thread))


async def test_who_watches_looks_at_all_that_is_public_and_at_nobodys_screen(
    play: Play, dora: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        _, thread = await carrara(room, play)
        seen = await looks(dora, thread)
        assert len(offered(seen)) == len(TO_ALL)
        assert "Ton paravent" not in offered(seen)
        assert scenes[-1].view.viewer is None


async def test_another_picture_takes_the_place_of_the_one_before(play: Play, anna: Person, scenes: list[Scene]) -> None:
    async with seats(play) as room:
        _, thread = await carrara(room, play)
        before = await looks(anna, thread)
        await anna.choose("Board: Clio", on=before)
        after = await room.becomes(anna, before, "**Board: Clio**")
        assert after.id == before.id
        assert len(after.files) == 1
        clio = await seat_of(room, scenes[-1].table, play.clio)
        assert (scenes[-1].picture, scenes[-1].seat) == ("board", clio)
        assert scenes[-1].view.viewer == await seat_of(room, scenes[-1].table, anna)


async def test_everybody_sees_his_own_screen_by_the_same_button(play: Play, anna: Person, scenes: list[Scene]) -> None:
    async with seats(play) as room:
        id, thread = await carrara(room, play)
        for person in (anna, play.clio):
            seen = await looks(person, thread)
            await person.choose("Your screen", on=seen)
            await room.becomes(person, seen, "**Your screen**")
            assert scenes[-1].picture == "screen"
            assert scenes[-1].view.viewer == await seat_of(room, id, person)


async def test_once_the_game_is_over_the_reckoning_is_there(play: Play, anna: Person, scenes: list[Scene]) -> None:
    async with seats(play) as room:
        id, thread = await carrara(room, play)
        assert "Final reckoning" not in offered(await looks(anna, thread))
        await room.play_on(id, anna, play.clio)
        await room.sent()
        seen = await looks(anna, thread)
        await anna.choose("Final reckoning", on=seen)
        await room.becomes(anna, seen, "**Final reckoning**")
        last = (await room.overview(id)).table.step
        assert [happening.step for happening in scenes[-1].course] == list(range(last + 1))
        assert len(scenes[-1].scores) == 2


async def test_once_the_game_is_over_everybody_looks_behind_every_screen(
    play: Play, anna: Person, dora: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        id, thread = await carrara(room, play)
        assert "Screen: Clio" not in offered(await looks(anna, thread))
        await room.play_on(id, anna, play.clio)
        await room.sent()
        seen = await looks(anna, thread)
        assert [each for each in offered(seen) if "creen" in each] == ["Your screen", "Screen: Clio"]
        await anna.choose("Screen: Clio", on=seen)
        there = await room.becomes(anna, seen, "**Screen: Clio**")
        clio = await seat_of(room, id, play.clio)
        assert clio is not None
        assert scenes[-1].screen == scenes[-1].view.opened[clio]
        assert "Behind Clio’s screen: " in there.alt[0]
        words = shown(await anna.press("In words", on=there)).text
        assert "Behind Clio’s screen: " in words
        assert "your" not in words.lower()
        to_dora = offered(await looks(dora, thread))
        assert {"Paravent\u00a0: Anna", "Paravent\u00a0: Clio"} < set(to_dora)


async def test_what_the_rules_keep_closed_is_on_nobodys_picture_after_the_end(
    play: Play, anna: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio, game="lanterns")
        await room.sent()
        await room.play_on(id, anna, play.clio)
        await room.sent()
        seen = await looks(anna, thread)
        await anna.choose("Screen: Clio", on=seen)
        there = await room.becomes(anna, seen, "**Screen: Clio**")
        assert there.alt[0].startswith("Clio held ")
        assert scenes[-1].screen is not None
        assert scenes[-1].screen.keepsake == ""


async def test_it_is_there_by_command_on_the_panel_and_in_words_of_how_it_stands(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.press(anna, "dm-yes")
        direct = await anna.will_see("Behind your screen", at=anna.direct)
        access = shown(await anna.command("/table show", at=thread))
        panel = await anna.will_see(f"· {id}**")
        for answer in (
            await anna.command("/table look", at=thread),
            await anna.command("/table look", table=id),
            await anna.press("Look", on=access),
            await anna.press("Look", on=panel),
            await anna.press("Look", on=direct),
        ):
            assert len(shown(answer).files) == 1
            assert id in answer.text


async def test_each_is_shown_the_words_of_his_own_language(play: Play, bruno: Person, scenes: list[Scene]) -> None:
    async with seats(play) as room:
        _, thread = await room.started(play.anna, bruno)
        await room.sent()
        seen = await looks(bruno, thread)
        assert seen.buttons == ["Thème clair", "En texte"]
        assert list(seen.menus) == ["Une autre image"]
        assert "galets" in seen.alt[0]
        assert scenes[-1].language == "fr"


async def test_a_game_that_has_not_begun_has_no_pictures(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id = await room.opened(anna)
        answer = await anna.command("/table look", table=id)
        assert answer.text.startswith("No game is going on at this table.")


# What has changed


async def test_to_a_player_is_marked_what_happened_since_his_last_move_and_to_others_the_last_move(
    play: Play, anna: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        for person in (anna, play.clio):
            await room.move(id, person)
        await room.sent()
        for person, steps in ((anna, [2]), (play.clio, []), (play.dora, [2])):
            await person.press("Look", at=thread)
            assert [happening.step for happening in scenes[-1].news] == steps


# Light and dark


async def test_light_or_dark_is_remembered_for_all_that_is_drawn_for_him(
    play: Play, anna: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.clio)
        await room.sent()
        seen = await looks(anna, thread)
        await anna.press("Light theme", on=seen)
        world = play.sandbox.world
        light = await world.pulse.until(
            lambda: next(
                (each for each in anna.sees(thread) if each.id == seen.id and each.buttons[0] == "Dark theme"), None
            ),
            lambda: "it never became light",
        )
        assert light is not None
        assert light.files != seen.files
        assert scenes[-1].theme == "light"
        await anna.command("/table screen", table=id)
        assert (scenes[-1].picture, scenes[-1].theme) == ("screen", "light")
        await looks(play.clio, thread)
        assert scenes[-1].theme == "dark"


def test_there_is_a_word_for_each_theme() -> None:
    assert {*LIGHT_AND_DARK} == {*THEMES}


# In words


async def test_what_is_on_a_picture_can_be_read(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        _, thread = await room.started(anna, play.clio)
        seen = await looks(anna, thread)
        words = shown(await anna.press("In words", on=seen))
        assert words.id != seen.id
        assert words.text.startswith("**Table**")
        assert "There are 18 pebbles" in words.text
        assert "coins" not in words.text


async def test_a_picture_with_much_on_it_is_told_in_pages(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Studio, "tell", lambda studio, scene: tuple(f"Line {n} " + "x" * 90 for n in range(40)))
    async with seats(play) as room:
        _, thread = await room.started(anna, play.clio)
        page = shown(await anna.press("In words", on=await looks(anna, thread)))
        pages = [page.text]
        while "Next page" in page.buttons:
            await anna.press("Next page", on=page)
            page = await room.changes(anna, page)
            pages.append(page.text)
        assert len(pages) == 3
        assert max(map(len, pages)) <= 2_000
        assert all(any(f"Line {n} " in text for text in pages) for n in range(40))


async def test_a_name_in_the_words_does_nothing(play: Play, anna: Person) -> None:
    play.clio.user.name = "**x** <@1>"
    async with seats(play) as room:
        _, thread = await room.started(anna, play.clio, game="carrara")
        await room.sent()
        seen = await looks(anna, thread)
        [label] = [each for each in offered(seen) if "x" in each and each.startswith("Board")]
        assert label == "Board: **x** <@1>"
        await anna.choose(label, on=seen)
        board = await room.becomes(anna, seen, "Board")
        words = shown(await anna.press("In words", on=board))
        assert "**x**" not in board.text + words.text
        assert r"\*\*x\*\*" in board.text


@pytest.mark.parametrize("fault", ["slow", "broken"])
async def test_if_a_picture_cannot_be_drawn_its_words_come_instead(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    go = threading.Event()

    def bad(studio: Studio, scene: Scene) -> bytes:
        go.wait(30 if fault == "slow" else 0)
        raise ValueError("no ink")

    monkeypatch.setattr(Studio, "draw", bad)
    monkeypatch.setattr(drawing, "PATIENCE", 0.01)
    monkeypatch.setattr(drawing, "LONGEST", 0.1)
    async with seats(play) as room:
        try:
            _, thread = await room.started(anna, play.clio)
            seen = await looks(anna, thread)
            assert seen.files == ()
            assert "There are 18 pebbles" in seen.text
            assert offered(seen) == ["Table", "Your screen"]
            screen = shown(await anna.press("My screen", at=thread))
            assert "Behind your screen" in screen.text
            assert screen.files == ()
        finally:
            go.set()


# What was never offered


FORGED = ["screen:0", "board:7", "reckoning", "screen", "screen:1", "board:-1", "board", "x:y:z", ""]


@thorough
@pytest.mark.parametrize("rest", some_of(FORGED, 3))
async def test_an_id_that_nobody_was_given_leads_to_the_table(
    play: Play, dora: Person, scenes: list[Scene], rest: str
) -> None:
    async with seats(play) as room:
        id, _ = await carrara(room, play)
        scenes.clear()
        assert len(shown(await room.press(dora, "look", id, rest)).files) == 1
        assert len(shown(await room.press(dora, "look-at", id, "", rest or "nothing")).files) == 1
        assert len(shown(await room.press(dora, "theme", id, f"pink:{rest}")).files) == 1
        assert {(scene.picture, scene.seat, scene.view.viewer) for scene in scenes} == {("table", None, None)}
        for what, told in (("in-words", rest), ("words", f"99999999:{rest}"), ("words", rest)):
            text = (await room.press(dora, what, id, told)).text
            assert text.startswith("**Table**")
            assert "derrière ton paravent" not in text.lower()
        person = await room.tables.person(int(dora.user.id))
        assert getattr(person, "theme", "") is None


async def test_a_table_of_another_server_is_not_looked_at(play: Play) -> None:
    async with seats(play) as room:
        id, _ = await room.started(play.anna, play.clio)
        zoe = stranger(play)
        for what in ("look", "look-at", "theme", "in-words", "words"):
            answer = await room.press(zoe, what, id, "light:table")
            assert answer.text.startswith("There is no such table")
            assert shown(answer).files == ()


async def seat_of(room: Seats, id: str, person: Person) -> int | None:
    look = await room.tables.view_for(int(person.user.id), id)
    assert isinstance(look, Look)
    return look.view.viewer
