"""Commands as no app sends them: unknown, with options of the wrong kind or size, of nobody, from anywhere."""

from typing import Any

import pytest

from sandbox.actions.interactions import AUTOCOMPLETE
from sandbox.client.person import Person
from tests.bot.attacks.attacking import BOOLEAN, CHANNEL, INTEGER, STRING, USER, attack, option, stranger
from tests.bot.conftest import Play
from tests.bot.sketching import sketched as sketched

UNREADABLE = "I cannot read this command as it was sent"
NOBODY = "123456789012345678"

TEXTS = {
    "six thousand letters": "x" * 6_000,
    "nothing": "",
    "null bytes": "\x00\x00b2b2b",
    "half letters": "\ud800\udfff\ud83d",
    "SQL": "'; DROP TABLE tables; --",
    "marks and mentions": "@everyone <@1> [x](https://evil.example) `/table cancel`",
    "a tower": "z" + "\u0336" * 500,
    "from the right": "\u202eb2b2b",
    "many words": "2 white, " * 600,
}

WRONG: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "a command nobody has": ("/table explode", []),
    "a group nobody has": ("/secrets show", []),
    "an option nobody has": ("/table show", [option("seat", STRING, "0")]),
    "a number for a text": ("/table show", [option("table", STRING, 7)]),
    "nothing for a text": ("/table show", [option("table", STRING, None)]),
    "a list for a text": ("/table show", [option("table", STRING, ["b2b2b"])]),
    "a text for a number": ("/table rewind", [option("step", INTEGER, "one")]),
    "yes for a number": ("/table rewind", [option("step", INTEGER, True)]),
    "a number below nothing": ("/table rewind", [option("step", INTEGER, -1)]),
    "a number beyond all": ("/table rewind", [option("step", INTEGER, 10**90)]),
    "part of a number": ("/table log", [option("step", INTEGER, 1.5)]),
    "a missing option": ("/table rewind", []),
    "a text for yes or no": (
        "/table replace",
        [option("seat", STRING, "0"), option("computer", BOOLEAN, "true")],
    ),
    "a game nobody has": ("/table new", [option("game", STRING, "chess")]),
    "seats nobody has": ("/table new", [option("game", STRING, "pebbles"), option("seats", INTEGER, 99)]),
    "a person nobody knows": ("/table invite", [option("person", USER, NOBODY)]),
    "a person who is no number": ("/table invite", [option("person", USER, "Anna")]),
    "a channel nobody knows": ("/admin settings", [option("add-channel", CHANNEL, NOBODY)]),
    "a limit beyond all": ("/admin settings", [option("per-person", INTEGER, 10**30)]),
    "a language nobody speaks": ("/admin settings", [option("language", STRING, "tlh")]),
}


async def test_a_command_that_is_none_of_ours_is_answered_kindly(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        await at.room.started(anna, play.clio)
        before = await at.rows()
        for name, (line, options) in WRONG.items():
            assert (await at.command(anna, line, *options)).startswith(UNREADABLE), name
        assert await at.rows() == before


async def test_no_text_breaks_a_command_about_a_table(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id, thread = await at.room.started(anna, play.clio)
        before, here = await at.rows(), option("table", STRING, id)
        for text in TEXTS.values():
            table, seat = option("table", STRING, text), option("seat", STRING, text)
            for name in ("show", "log", "screen", "undo", "abandon", "resign", "start", "cancel", "rematch"):
                await at.command(anna, f"/table {name}", table, at=thread)
                await at.suggested(await at.typing(anna, f"/table {name}", "table", text))
            await at.command(anna, "/table replace", seat, option("computer", BOOLEAN, True), here)
            await at.suggested(await at.typing(anna, "/table replace", "seat", text, here))
        assert await at.rows() == before


async def test_no_text_breaks_a_command_of_a_game_or_of_those_who_run_the_server(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        _, thread = await at.room.started(anna, play.clio)
        before = await at.rows()
        for text in TEXTS.values():
            table = option("table", STRING, text)
            for name in ("pause", "resume", "close"):
                await at.command(anna, f"/admin {name}", table)
                await at.suggested(await at.typing(anna, f"/admin {name}", "table", text))
            for verb in at.room.bot.games["pebbles"].declares.verbs:
                fields = [option(field.name, STRING, text) for field in verb.fields]
                if fields:
                    await at.command(anna, f"/pebbles {verb.name}", *fields, at=thread)
                    await at.suggested(await at.typing(anna, f"/pebbles {verb.name}", verb.fields[0].name, text))
                await at.suggested(await at.typing(anna, f"/pebbles {verb.name}", "table", text))
        assert await at.rows() == before


async def test_a_flood_of_suggestions_is_answered_and_nobody_waits_for_it(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        id, _ = await at.room.started(anna, play.clio)
        lines = ("/table show", "/pebbles take", "/admin close")
        begun = [await at.typing(anna, lines[n % 3], "table", id[: n % 6]) for n in range(90)]
        assert id in (await play.clio.command("/table mine")).text
        for each in begun:
            assert len(await at.suggested(each)) <= 25


async def test_suggestions_that_nobody_can_ask_for_stay_unanswered(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with attack(play, caplog) as at:
        begun = [
            await at.typing(anna, "/table explode", "table", ""),
            await at.typing(anna, "/table show", "seat", ""),
            await at.begin_command(anna, "/table show", option("table", STRING, ""), kind=AUTOCOMPLETE),
            await at.typing(anna, "/table invite", "table", "", option("person", USER, "Anna")),
        ]
        await anna.command("/table mine")
        assert [each.answered for each in begun] == [None] * len(begun)


async def test_commands_from_another_server_a_direct_message_or_a_foreign_thread_change_nothing(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    world, zoe = play.sandbox.world, stranger(play)
    other = world.user("Other bot", bot=True)
    world.enter(play.guild, other)
    foreign = world.thread(play.games, "Not ours", other, 1_440)
    async with attack(play, caplog) as at:
        id, _ = await at.room.started(anna, play.clio)
        opened = await at.room.opened(anna)
        before, table = await at.rows(), option("table", STRING, id)
        places = ((zoe, zoe.at), (zoe, zoe.direct), (play.dora, play.dora.direct), (play.dora, foreign))
        for who, place in places:
            for name in ("screen", "undo", "abandon", "resign", "start", "cancel", "rematch"):
                for meant in (id, opened):
                    text = await at.command(who, f"/table {name}", option("table", STRING, meant), at=place)
                    assert "Behind your screen" not in text
            for name in ("pause", "resume", "close"):
                text = await at.command(who, f"/admin {name}", table, at=place)
                assert text.startswith(
                    ("There is no such table", "Only people", "Seules les", "That can only", "Cela ne se fait")
                )
            for verb in at.room.bot.games["pebbles"].declares.verbs:
                fields = [option(field.name, STRING, "0") for field in verb.fields]
                await at.command(who, f"/pebbles {verb.name}", *fields, table, at=place)
            await at.command(who, "/table rewind", option("step", INTEGER, 1), table, at=place)
            await at.command(who, "/table replace", option("seat", STRING, "0"), table, at=place)
        assert await at.rows() == before
