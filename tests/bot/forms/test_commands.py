"""A command of a game in every situation it can be used in: each answer is private, kind, and says what comes next."""

import asyncio
import re
from typing import Any

import pytest

from engine.core.values.refusals import Refusal
from sandbox.client.person import Person
from tests.bot.commanding import (
    begun,
    commanding,
    hinted,
    listed,
    step_of,
    suggested,
    who_is_asked,
)
from tests.bot.conftest import Play


async def _first(bot: Any, table: str, play: Play) -> tuple[Person, Person]:
    """Who is asked, and who waits."""
    (asked,) = await who_is_asked(bot, table, play.anna, play.bruno)
    return (asked, play.bruno if asked is play.anna else play.anna)


# Doing it


async def test_the_answer_says_what_was_done_and_what_comes_next(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.clio, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.anna, play.clio)
        answer = await asked.command("/carrara turn")
        assert answer.private
        assert answer.text.splitlines()[0] == "Done: **Turn the wheel**."
        assert "\nWhich blocks do you take? Press *Play*" in answer.text
        assert answer.text.endswith("or use `/carrara take`.")
        section, *_ = (await suggested(asked, "/carrara take", "section")).values()
        blocks, *_ = (await suggested(asked, "/carrara take", "blocks", section=section)).values()
        answer = await asked.command("/carrara take", section=section, blocks=blocks)
        paid = re.escape(f"Done: **Buy** · section: {section} · blocks: 1 ") + r"[\w, ]+ \((free|\d+ coins?)\)"
        assert re.match(paid, answer.text), "what was paid is said"
        other = play.clio if asked is play.anna else play.anna
        assert answer.text.endswith(f"Now it is up to {other.user.name}.")
        assert answer.message is not None
        assert answer.message.buttons == ["Ask to take back my move"], "the turn is over: not without the others"


async def test_the_answer_is_in_the_players_own_language(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.bruno, play.dora, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.bruno, play.dora)
        answer = await asked.command("/carrara tourner")
        assert "C’est fait\u00a0: **Tourner la roue**." in answer.text
        assert answer.text.endswith("ou utilise `/carrara acheter`.")


async def test_whoever_sets_his_app_to_another_language_is_spoken_to_in_that_and_his_direct_messages_follow(
    play: Play,
) -> None:
    async with commanding(play) as bot:
        await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        await bot.tables.prefer(int(play.anna.user.id), language="en")  # as when she agreed to direct messages
        play.anna.user.locale = "fr"
        assert set(await suggested(play.anna, "/pebbles favour", "colour")) == {"blanc", "gris", "noir"}
        assert "C’est fait" in (await play.anna.command("/pebbles favour", colour="noir")).text
        person = await bot.tables.person(int(play.anna.user.id))
        assert not isinstance(person, Refusal)
        assert person.language == "fr"


async def test_who_goes_on_is_told_at_once_what_has_happened(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.clio, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.anna, play.clio)
        answer = await asked.command("/carrara turn")
        assert f"{asked.user.name} turns the wheel; " in answer.text, "the post that tells it waits for what he takes"


async def test_a_move_that_can_be_taken_back_freely_comes_with_a_button(play: Play) -> None:
    async with commanding(play) as bot:
        await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        answer = await play.anna.command("/pebbles favour", colour="grey")
        assert answer.message is not None
        assert answer.message.buttons == ["Take back my move"]
        assert answer.text == "Done: **Favour** · colour: grey\nNow it is up to Bruno."


async def test_what_is_suggested_shows_cost_and_gain_and_follows_what_is_filled_in(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.clio, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.anna, play.clio)
        await asked.command("/carrara turn")
        assert await hinted(asked, "/carrara take", "blocks") == "Choose this first: section"
        sections = await suggested(asked, "/carrara take", "section")
        assert all(re.match(rf"{value}: \d \w+ (at \d|free)", label) for label, value in sections.items())
        for section in sections.values():
            priced = await suggested(asked, "/carrara take", "blocks", section=section)
            assert all("costs" in label or "free" in label for label in priced)
            for blocks in list(priced.values())[:3]:
                assert section in (await suggested(asked, "/carrara take", "section", blocks=blocks)).values()
        objects = await suggested(asked, "/carrara take", "object", "cr", section=section)
        assert list(objects.values()) in (["crown"], [])


@pytest.mark.parametrize("colour", ["grey", "gris", "Gris", "gri", " grey  ", "grey · anything"])
async def test_a_value_or_a_label_in_either_language_is_accepted(play: Play, colour: str) -> None:
    async with commanding(play) as bot:
        await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        for person in (play.anna, play.bruno):
            assert "**" in (await person.command("/pebbles favour", colour=colour)).text


# Not possible


async def test_another_seats_command_changes_nothing_and_says_whose_turn_it_is(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.clio, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.anna, play.clio)
        other = play.clio if asked is play.anna else play.anna
        before = await step_of(bot, table)
        answer = await other.command("/carrara turn")
        assert answer.private
        assert answer.text == f"This question is for {asked.user.name}. Yours will come."
        assert (await hinted(other, "/carrara build", "building")).startswith(f"This question is for {asked.user.name}")
        assert await step_of(bot, table) == before


async def test_a_spectator_is_told_that_he_does_not_sit_there(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.bruno, thread=play.games)
        before = await step_of(bot, table)
        for named in (None, table):
            answer = await play.clio.command("/carrara turn", table=named)
            assert answer.private
            assert answer.text == "You do not sit at this table."
        assert await hinted(play.clio, "/carrara score", "what") == "You do not sit at this table."
        assert await step_of(bot, table) == before


async def test_a_verb_that_is_not_possible_now_is_refused_with_what_is(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.clio, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.anna, play.clio)
        answer = await asked.command("/carrara take", section="I", blocks="white")
        assert answer.text.startswith("“Take” is not possible now. You can: Turn")
        assert (await asked.command("/carrara score", what="pisa")).text.startswith(
            "There is nothing you can score yet"
        )
        assert (await hinted(asked, "/carrara score", "what")).startswith("There is nothing you can score yet")


async def test_a_stale_suggestion_is_refused_with_the_reason(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.bruno, thread=play.games)
        asked, other = await _first(bot, table, play)
        await asked.command("/carrara turn")
        section = next(iter((await suggested(asked, "/carrara take", "section")).values()))
        *_, (label, all_of_it) = (await suggested(asked, "/carrara take", "blocks", section=section)).items()
        assert label
        await asked.command("/carrara take", section=section, blocks=all_of_it)
        late = await asked.command("/carrara take", section=section, blocks=all_of_it)
        assert late.private
        assert other.user.name in late.text
        await other.command("/carrara turn")
        before = await step_of(bot, table)
        stale = await other.command("/carrara take", section="VI", blocks="2 white · costs 1 coin")
        assert "I" in stale.text
        assert await step_of(bot, table) == before


async def test_two_commands_at_once_are_one_move(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.anna, play.clio, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.anna, play.clio)
        before = await step_of(bot, table)
        answers = await asyncio.gather(*(asked.command("/carrara turn") for _ in range(3)))
        assert [answer.text.startswith("Done: ") for answer in answers].count(True) == 1
        assert all(answer.private and answer.text for answer in answers)
        assert await step_of(bot, table) == before + 1


async def test_two_players_at_once_both_get_their_move(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        before = await step_of(bot, table)
        both = (play.anna, play.bruno)
        answers = await asyncio.gather(*(person.command("/pebbles favour", colour="grey") for person in both))
        assert all("**" in answer.text for answer in answers)
        assert await step_of(bot, table) == before + 2


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("x" * 6000, "That is too much for “colour”."),
        ("👍👍", "I do not know “👍👍”. It can be white, grey or black."),
        ("line\none", "I do not know “line one”."),
        ("\u202eyerg", "I do not know “yerg”."),
        ("أبيض", "I do not know “أبيض”."),
        ("@everyone", "I do not know “@\u200beveryone”."),
        ("**bold** ||spoiler||", "I do not know “\\*\\*bold\\*\\* \\|\\|spoiler\\|\\|”."),
        ("'; drop table steps; --", "I do not know “'; drop table steps; --”."),
        ("?", "That line was only a hint."),
    ],
)
async def test_whatever_is_typed_is_answered_privately_and_pings_nobody(play: Play, typed: str, said: str) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        before = await step_of(bot, table)
        answer = await play.anna.command("/pebbles favour", colour=typed)
        assert answer.private
        assert answer.text.startswith(said)
        assert len(await listed(play.anna, "/pebbles favour", "colour", typed)) == 1
        assert await step_of(bot, table) == before
        assert all(person.notified() == [] for person in play.people.values())


async def test_calling_somebody_by_name_in_an_option_calls_nobody(play: Play) -> None:
    async with commanding(play) as bot:
        await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        for typed in (f"<@{play.bruno.user.id}>", "@here", "<@&1>"):
            for option in ("colour", "table"):
                given: dict[str, Any] = {"colour": "grey", "table": None, option: typed}
                answer = await play.anna.command("/pebbles favour", **given)
                assert "Bruno" not in answer.text
        assert play.bruno.notified() == []


async def test_what_cannot_be_seen_is_nothing(play: Play) -> None:
    async with commanding(play) as bot:
        await begun(bot, "pebbles", play.anna, play.bruno, thread=play.games)
        answer = await play.anna.command("/pebbles favour", colour="\u200b\u202e ")
        assert answer.text == "“Favour” still needs one thing: colour."
        assert len(await suggested(play.anna, "/pebbles favour", "colour", "\u200b")) == 3


async def test_whose_turn_it_is_is_said_to_himself_in_his_own_language(play: Play) -> None:
    async with commanding(play) as bot:
        table = await begun(bot, "carrara", play.bruno, play.dora, thread=play.games)
        (asked,) = await who_is_asked(bot, table, play.bruno, play.dora)
        answer = await asked.command("/carrara tourner")
        assert "\nQuels blocs achètes-tu\u202f?" in answer.text
        (label,) = [each for each in await asked.autocomplete("/carrara acheter", "table") if table in each]
        assert "Quels blocs achètes-tu" in label
        assert asked.user.name not in label.split(" · ")[1]
