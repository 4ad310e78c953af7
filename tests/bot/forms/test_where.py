"""Which table a command of a game is meant for, wherever it is used."""

import pytest

from engine.core.values.refusals import Refusal
from engine.tables.service import Request
from tests.bot.commanding import (
    begun,
    commanding,
    done,
    door_of,
    hinted,
    step_of,
    suggested,
)
from tests.bot.conftest import Play


async def test_in_a_direct_message_the_only_table_that_waits_is_meant(play: Play) -> None:
    async with commanding(play) as bot:
        await begun(bot, "pebbles", play.anna, play.bruno)
        here = play.anna.direct
        assert len(await suggested(play.anna, "/pebbles favour", "colour", at=here)) == 3
        answer = await play.anna.command("/pebbles favour", at=here, colour="grey")
        assert answer.text.startswith("Done: ")
        answer = await play.anna.command("/pebbles favour", at=here, colour="grey")
        assert answer.text == "This question is for Bruno. Yours will come."
        assert (await hinted(play.anna, "/pebbles favour", "colour", at=here)).startswith("This question is for Bruno")


async def test_who_plays_nowhere_is_told_where_to_look(play: Play) -> None:
    async with commanding(play):
        here = play.anna.direct
        answer = await play.anna.command("/pebbles favour", at=here, colour="grey")
        assert answer.private
        assert answer.text == "No table of Pebbles is waiting for you at the moment. `/table mine` shows what is."
        assert (
            await hinted(play.anna, "/pebbles favour", "colour", at=here)
            == "No table of this game is waiting for you here"
        )


async def test_of_several_tables_one_has_to_be_named(play: Play) -> None:
    async with commanding(play) as bot:
        one = await begun(bot, "pebbles", play.anna, play.bruno)
        two = await begun(bot, "pebbles", play.anna, play.clio)
        here = play.anna.direct
        answer = await play.anna.command("/pebbles favour", at=here, colour="grey")
        assert answer.private
        assert answer.text.startswith("Several tables of Pebbles are waiting for you.")
        assert f"`{one}` · " in answer.text
        assert f"`{two}` · " in answer.text
        assert "Bruno" in answer.text
        assert (await hinted(play.anna, "/pebbles favour", "colour", at=here)).startswith(
            "Several tables are waiting for you"
        )
        assert await step_of(bot, one) == await step_of(bot, two) == 0

        tables = await suggested(play.anna, "/pebbles favour", "table", at=here)
        assert set(tables.values()) == {one, two}
        assert all("Which colour is your favourite?" in label for label in tables)
        (label,) = await suggested(play.anna, "/pebbles favour", "table", "clio", at=here)
        assert tables[label] == two
        assert len(await suggested(play.anna, "/pebbles favour", "colour", at=here, table=two)) == 3
        answer = await play.anna.command("/pebbles favour", at=here, colour="grey", table=label)
        assert answer.text.startswith("Done: ")
        assert (await step_of(bot, one), await step_of(bot, two)) == (0, 1)


async def test_a_table_that_is_not_there_or_not_ones_own_is_refused(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "pebbles", play.bruno, play.clio)
        for typed in ("nothere", "x" * 6000, "💎", "?", "'; --"):
            assert (await play.anna.command("/pebbles draw", table=typed)).text == "There is no such table."
        assert (await play.anna.command("/pebbles draw", table=table)).text == "You do not sit at this table."
        assert await hinted(play.anna, "/pebbles favour", "colour", table=table) == "You do not sit at this table."
        assert await step_of(bot, table) == 0


async def test_in_the_thread_of_another_game_its_commands_are_named(play: Play) -> None:
    async with commanding(play) as bot:
        await begun(bot, "carrara", play.anna, play.bruno, thread=play.games)
        answer = await play.anna.command("/pebbles draw")
        assert answer.text == (
            "Another game is played at this table: The Palaces of Carrara. Its commands begin with `/carrara`."
        )
        assert await hinted(play.anna, "/pebbles favour", "colour") == "No table of this game is waiting for you here"


async def test_the_thread_goes_before_other_tables_and_the_option_before_the_thread(play: Play) -> None:
    async with commanding(play) as bot:
        here = await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        there = await begun(bot, "pebbles", play.anna, play.clio)
        await play.anna.command("/pebbles favour", colour="grey")
        assert (await step_of(bot, here), await step_of(bot, there)) == (1, 0)
        await play.anna.command("/pebbles favour", colour="grey", table=there.upper())
        assert (await step_of(bot, here), await step_of(bot, there)) == (1, 1)


async def test_before_the_start_and_after_the_end_the_answer_is_kind(play: Play) -> None:
    async with commanding(play) as bot:
        await bot.tables.meet(int(play.anna.user.id), "Anna")
        opened = done(await bot.tables.create(Request("open", int(play.anna.user.id)), "pebbles"))
        answer = await play.anna.command("/pebbles draw", table=opened.table)
        assert answer.text == "No game is going on at this table."
        table = await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        motion = done(await bot.tables.abandon(Request("end", int(play.anna.user.id)), table)).motion
        assert motion is not None
        done(await bot.tables.vote(Request("agree", int(play.bruno.user.id)), table, motion, True))
        answer = await play.anna.command("/pebbles favour", colour="grey")
        assert answer.text == "This game is over. You can start a new one."
        assert (await hinted(play.bruno, "/pebbles favour", "colour")).startswith("Cette partie est terminée.")


async def test_suggestions_never_fail(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)

        async def broken(*question: object) -> Refusal:
            raise OSError("the disk is gone")

        monkeypatch.setattr(bot.tables, "at_table", broken)
        assert await play.anna.autocomplete("/pebbles favour", "colour") == []
        monkeypatch.undo()
        assert len(await suggested(play.anna, "/pebbles favour", "colour")) == 3
        assert (await door_of(bot, table, play.anna)).decision() is not None
