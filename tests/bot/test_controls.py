"""Every press gets an answer, for whoever pressed alone: also of an id nobody knows, also if something breaks."""

import logging
from typing import Any

import pytest
from discord.ui import Button, View

from bot.interaction.app import Paravent
from bot.interaction.control import button, view
from bot.interaction.control_ids import ControlId
from bot.interaction.press import Press
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.program.running import paravent
from tests.bot.sketching import sketched as sketched


async def posted(bot: Paravent, shown: View | None) -> None:
    """A message with these controls stands in the channel."""
    channel = bot.guilds[0].text_channels[0]
    assert shown is not None
    await channel.send("The wheel", view=shown)


async def test_a_control_does_what_the_bot_has_for_it(play: Play, anna: Person, bruno: Person) -> None:
    async with paravent(play.sandbox, play.database) as bot:

        async def turn(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
            await press.tell(f"{mark.table} {mark.rest} {press.language}")

        bot.controls["turn"] = turn
        await posted(bot, view(button(ControlId("turn", "b4k2z", "7"), "Turn")))
        answer = await bruno.press("Turn")
        assert (answer.text, answer.private) == ("b4k2z 7 fr", True)
        assert "b4k2z" not in anna.reads()


@pytest.mark.parametrize("id", ["pv:gone:b4k2z:", "pv:what a version had once", "pv:", "pv:turn"])
async def test_an_id_of_another_version_gets_a_kind_answer(play: Play, bruno: Person, id: str) -> None:
    async with paravent(play.sandbox, play.database) as bot:
        old: View = View(timeout=None)
        old.add_item(Button[Any](label="Turn", custom_id=id))
        await posted(bot, old)
        answer = await bruno.press("Turn")
        assert answer.private
        assert answer.text.startswith("Ce bouton appartient à un ancien message.")


async def test_what_breaks_has_a_number_for_the_person_and_a_trace_for_the_operator(
    play: Play, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with paravent(play.sandbox, play.database) as bot:

        async def turn(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
            raise LookupError("the wheel fell off")

        bot.controls["turn"] = turn
        await posted(bot, view(button(ControlId("turn"), "Turn")))
        with caplog.at_level(logging.ERROR, "paravent"):
            await anna.press("Turn")
        seen = anna.sees()[-1]
        assert seen.private
        assert "the wheel fell off" not in seen.text
        (record,) = [each for each in caplog.records if each.name == "paravent"]
        number = record.getMessage().removeprefix("error ")
        assert f"the number {number}" in seen.text
        assert record.exc_info is not None
        assert str(record.exc_info[1]) == "the wheel fell off"


async def test_a_private_panel_is_changed_in_place(play: Play, anna: Person) -> None:
    async with paravent(play.sandbox, play.database) as bot:

        async def open_it(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
            await press.tell("Closed", view=view(button(ControlId("change"), "Change")))

        async def change(press: Press, mark: ControlId, values: tuple[str, ...]) -> None:
            await press.tell("Changed")

        bot.controls |= {"open": open_it, "change": change}
        bot.updating.add("change")
        await posted(bot, view(button(ControlId("open"), "Open")))
        await anna.press("Open")
        await anna.press("Change")
        await anna.will_see("Changed")
        assert [seen.text for seen in anna.sees()] == ["The wheel", "Changed"]


def test_an_id_that_is_too_long_is_found_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="longer than 100 characters"):
        _ = ControlId("turn", "b4k2z", "x" * 100).id


async def test_discord_is_asked_for_no_intent_it_would_have_to_grant(play: Play) -> None:
    async with paravent(play.sandbox, play.database) as bot:
        asked = bot.intents
        assert [asked.members, asked.presences, asked.message_content] == [False, False, False]
