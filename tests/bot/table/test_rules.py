"""The rules of a game, page by page: by its command or by Help, with pictures of one's own table or of an example."""

import threading
from typing import Any

import pytest

from bot.pictures import examples
from bot.pictures.examples import VIEWER, played
from bot.words.voice import Voice
from engine.core.game import AnyGame
from render.core.scene import Scene
from sandbox.client.person import Answer, Person
from sandbox.client.reading import Seen
from tests.bot.attacks.attacking import stranger
from tests.bot.conftest import Play, played_once
from tests.bot.seating import Seats, seats
from tests.bot.table.test_look import carrara, seat_of, shown
from tests.bot.turn.pressing import tiny as tiny
from tests.roots import GAMES
from tests.thorough import some_of, thorough

EXAMPLE = "The picture is an example."


def titles(game: str, language: str = "en") -> list[str]:
    voice = Voice(language, GAMES[game])
    return [voice.topic_title(topic.name) for topic in GAMES[game].declares.topics]


async def advised(room: Seats, person: Person, game: str = "carrara") -> bool:
    return await room.tables.is_advised(int(person.user.id), game)


# The pages


async def test_the_first_page_has_a_picture_and_leads_to_all_others(play: Play, anna: Person) -> None:
    async with seats(play):
        seen = shown(await anna.command("/carrara help"))
        assert seen.text.startswith("**Aim and turn** · The Palaces of Carrara\nEverybody has a board")
        assert seen.text.endswith(f"-# {EXAMPLE}")
        assert len(seen.files) == 1
        assert seen.menus == {"All pages": titles("carrara")}
        assert seen.buttons == ["Next", "No more tips"]


async def test_it_is_read_in_ones_own_language(play: Play, bruno: Person, scenes: list[Scene]) -> None:
    async with seats(play):
        seen = shown(await bruno.command("/carrara help"))
        assert seen.text.startswith("**But et tour de jeu** · Les Palais de Carrara\nTout le monde a un plateau")
        assert seen.text.endswith("-# L’image est un exemple.")
        assert seen.buttons == ["Suivant", "Stop astuces"]
        assert (scenes[-1].language, scenes[-1].table) == ("fr", "exemple")


@thorough
@pytest.mark.parametrize("game", some_of([*GAMES], 2))
async def test_all_pages_are_read_one_after_the_other_in_the_same_message(
    play: Play, anna: Person, game: str, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        page = first = shown(await anna.command(f"/{game} help"))
        for topic, title in list(zip(GAMES[game].declares.topics, titles(game), strict=True))[1:]:
            await anna.press("Next", on=page)
            page = await room.becomes(anna, page, f"**{title}**")
            assert page.id == first.id
            assert len(page.files) == (1 if topic.picture else 0)
            assert (EXAMPLE in page.text) == bool(topic.picture)
        assert page.buttons == ["Previous", "No more tips"]
        assert {scene.picture for scene in scenes} == {topic.picture for topic in GAMES[game].declares.topics} - {""}
        await anna.press("Previous", on=page)
        await room.becomes(anna, page, f"**{titles(game)[-2]}**")


async def test_any_page_is_one_choice_away(play: Play, anna: Person, scenes: list[Scene]) -> None:
    async with seats(play) as room:
        page = shown(await anna.command("/carrara help"))
        await anna.choose("Final scoring", on=page)
        after = await room.becomes(anna, page, "**Final scoring**")
        assert after.id == page.id
        assert scenes[-1].view.over
        assert scenes[-1].course


async def test_a_page_is_named_in_the_command_by_what_is_suggested_or_by_its_title_in_any_language(
    play: Play, bruno: Person
) -> None:
    async with seats(play):
        assert await bruno.autocomplete("/carrara help", "topic") == titles("carrara", "fr")
        assert await bruno.autocomplete("/carrara help", "topic", "constr") == ["Construire"]
        for typed in ("building", "Construire", "construire", "Building"):
            assert (await bruno.command("/carrara help", topic=typed)).text.startswith("**Construire**")
        assert (await bruno.command("/carrara help", topic="the weather")).text.startswith("**But et tour de jeu**")


async def test_it_can_be_read_in_direct_messages(play: Play, anna: Person) -> None:
    async with seats(play):
        seen = shown(await anna.command("/pebbles help", at=anna.direct, topic="sea"))
        assert seen.text.startswith("**Selling, boasting** · Pebbles")


# Whose pictures


async def test_at_a_table_the_pictures_are_ones_own(play: Play, anna: Person, scenes: list[Scene]) -> None:
    async with seats(play) as room:
        id, thread = await carrara(room, play)
        for person in (anna, play.clio):
            seat = await seat_of(room, id, person)
            for topic, picture, of in (("screen", "screen", None), ("scoring", "board", seat), ("aim", "table", None)):
                seen = shown(await person.command("/carrara help", at=thread, topic=topic))
                assert EXAMPLE not in seen.text
                drawn = scenes[-1]
                assert (drawn.table, drawn.picture, drawn.seat, drawn.view.viewer) == (id, picture, of, seat)


async def test_the_only_game_he_plays_is_his_table_wherever_he_asks(
    play: Play, anna: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        id, _ = await carrara(room, play)
        assert EXAMPLE not in (await anna.command("/carrara help")).text
        assert scenes[-1].table == id
        assert EXAMPLE in (await anna.command("/pebbles help")).text
        assert EXAMPLE in (await play.bruno.command("/carrara help")).text.replace("L’image est un exemple.", EXAMPLE)


async def test_what_his_table_cannot_show_yet_is_shown_by_the_example(
    play: Play, anna: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        _, thread = await carrara(room, play)
        seen = shown(await anna.command("/carrara help", at=thread, topic="reckoning"))
        assert seen.text.endswith(f"-# {EXAMPLE}")
        assert scenes[-1].table == "example"


async def test_who_only_watches_sees_what_is_public_and_an_example_of_the_rest(
    play: Play, dora: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        id, thread = await carrara(room, play)
        await dora.command("/carrara help", at=thread, topic="wheel")
        assert (scenes[-1].table, scenes[-1].view.viewer) == (id, None)
        for topic in ("screen", "scoring"):
            await dora.command("/carrara help", at=thread, topic=topic)
            assert (scenes[-1].table, scenes[-1].view.viewer) == ("exemple", VIEWER)


async def test_a_table_in_the_lobby_or_of_another_game_has_no_pictures_of_this_one(
    play: Play, anna: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        lobby = await room.opened(anna, game="carrara")
        _, thread = await room.started(anna, play.clio, game="pebbles")
        assert EXAMPLE in (await room.press(anna, "help", lobby, "carrara:wheel")).text
        assert EXAMPLE in (await anna.command("/carrara help", at=thread)).text
        assert {scene.table for scene in scenes if scene.game == "carrara"} == {"example"}


@thorough
async def test_the_example_is_played_once_off_the_loop_and_is_always_the_same(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def noting(game: AnyGame) -> Any:
        threads.append(threading.current_thread())
        return played_once(game)

    monkeypatch.setattr(examples, "played", noting)
    async with seats(play):
        for _ in range(2):
            assert len(shown(await anna.command("/carrara help")).files) == 1
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
    for game in some_of([*GAMES.values()], 1):
        example = played_once(game)
        assert example == played(game)
        assert not example.middle.over


# By the button


async def test_help_opens_a_message_of_its_own_at_the_page_it_names(
    play: Play, anna: Person, scenes: list[Scene]
) -> None:
    async with seats(play) as room:
        id, _ = await carrara(room, play)
        seen = shown(await room.press(anna, "help", id, "carrara:wheel"))
        assert seen.text.startswith("**Wheel and buying**")
        assert (scenes[-1].table, scenes[-1].picture) == (id, "wheel")
        again = shown(await room.press(anna, "help", id, "carrara:building"))
        assert again.id != seen.id


@thorough
@pytest.mark.parametrize(
    "rest", some_of(["carrara", "carrara:", "carrara:moon", "carrara:wheel:wheel", "carrara:" + "x" * 60], 2)
)
async def test_a_page_that_nobody_knows_is_the_first(play: Play, anna: Person, rest: str) -> None:
    async with seats(play) as room:
        assert (await room.press(anna, "help", "", rest)).text.startswith("**Aim and turn**")


@thorough
@pytest.mark.parametrize("rest", some_of(["", "chess:aim", ":aim", "on", "on:chess:aim"], 2))
async def test_of_a_game_that_nobody_knows_there_is_a_kind_answer(play: Play, anna: Person, rest: str) -> None:
    async with seats(play) as room:
        for what in ("help", "help-at", "advice"):
            assert (await room.press(anna, what, "", rest)).text.startswith("This button is from an older message")


async def test_of_a_table_that_he_may_not_know_of_he_learns_nothing(play: Play, scenes: list[Scene]) -> None:
    async with seats(play) as room:
        id, _ = await carrara(room, play)
        zoe = stranger(play)
        scenes.clear()
        answers = [shown(await room.press(zoe, "help", table, "carrara:screen")) for table in (id, "zzzzz", "")]
        assert len({(each.text, each.files, each.alt) for each in answers}) == 1
        assert {scene.table for scene in scenes} == {"example"}


# Advice


async def test_advice_is_switched_off_and_on_where_one_reads(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        page = shown(await anna.command("/carrara help", topic="wheel"))
        assert await advised(room, anna)
        await anna.press("No more tips", on=page)
        off = await room.becomes(anna, page, "No more tips from now on")
        assert "**Wheel and buying**" in off.text
        assert (off.id, off.buttons[-1], len(off.files)) == (page.id, "Show tips", 1)
        assert not await advised(room, anna)
        await anna.press("Show tips", on=off)
        on = await room.becomes(anna, off, "a tip comes with each step")
        assert on.buttons[-1] == "No more tips"
        assert await advised(room, anna)


async def test_whoever_has_finished_a_game_of_this_kind_can_still_ask_for_advice(play: Play, anna: Person) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.clio)
        await room.play_on(id, anna, play.clio)
        assert not await advised(room, anna, "pebbles")
        page = shown(await anna.command("/pebbles help"))
        assert page.buttons[-1] == "Show tips"
        await anna.press("Show tips", on=page)
        await room.becomes(anna, page, "a tip comes with each step")
        assert await advised(room, anna, "pebbles")


@thorough
@pytest.mark.parametrize("rest", some_of(["perhaps:carrara:aim", ":carrara:aim", "ON:carrara:aim"], 1))
async def test_nothing_else_can_be_said_about_advice(play: Play, anna: Person, rest: str) -> None:
    async with seats(play) as room:
        answer: Answer = await room.press(anna, "advice", "", rest)
        assert answer.text.startswith("**Aim and turn**")
        person = await room.tables.person(int(anna.user.id))
        assert getattr(person, "advice", "") is None


# Room


@thorough
@pytest.mark.parametrize("game", some_of([*GAMES], 2))
@pytest.mark.usefixtures("tiny")
async def test_no_row_and_no_label_is_too_wide_for_a_phone(play: Play, game: str) -> None:
    async with seats(play) as room:
        for person in (play.anna, play.bruno):
            for topic in GAMES[game].declares.topics:
                seen: Seen = shown(await room.press(person, "help", "", f"{game}:{topic.name}"))
                assert len(seen.buttons) <= 3
                assert all(len(label) <= 14 for label in seen.buttons), seen.buttons
                assert len(seen.text) <= 900
