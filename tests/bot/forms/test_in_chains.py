"""Lanterns by slash commands: a colour under seal changed twice, a swap that two hear of, rewards in an order."""

from typing import Any

from bot.interaction.app import Paravent
from engine.core.values.refusals import Refusal
from tests.bot.commanding import begun, commanding, door_of
from tests.bot.conftest import Play


async def table_of(bot: Paravent, table: str) -> Any:
    """What everybody sees of it."""
    overview = await bot.tables.overview(None, table)
    assert not isinstance(overview, Refusal)
    return overview


async def test_a_colour_under_seal_is_changed_twice_and_only_the_last_one_counts(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "lanterns", play.anna, play.bruno, thread=play.games)
        for colour in ("red", "yellow", "mauve"):
            answer = await play.anna.command("/lanterns choose", colour=colour)
            assert answer.private
            assert answer.text.startswith("Done: "), answer.text
        assert (await door_of(bot, table, play.bruno)).view().table.colours == ()
        await play.bruno.command("/lanterns choose", colour="red")
        colours = (await door_of(bot, table, play.anna)).view().table.colours
        assert sorted(colours) == ["mauve", "red"]
        late = await play.anna.command("/lanterns choose", colour="yellow")
        assert not late.text.startswith("Done: ")


async def test_who_answers_under_seal_is_offered_the_same_again(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "lanterns", play.anna, play.bruno, thread=play.games)
        await play.anna.command("/lanterns choose", colour="red")
        door = await door_of(bot, table, play.anna)
        assert door.verbs() == ("choose",)
        assert door.answer() is not None
