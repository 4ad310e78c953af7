"""Every kind of interaction, answered in every way: what is allowed is done, what is not is refused and does nothing.

The bot is the unchanged discord.py, the people are the driver's.
"""

import asyncio
import io
from typing import Any

import discord
import pytest

from sandbox.client.person import Person
from sandbox.clock import HandClock
from sandbox.server import Sandbox
from sandbox.world.places import Channel
from tests.sandbox.bot import playing
from tests.sandbox.deed import KINDS, Answer, Deed, Note, Panel, Press, raw
from tests.thorough import some_of, thorough

MESSAGE, DEFERRED, LATER, UPDATE, SUGGESTIONS, WINDOW = 4, 5, 6, 7, 8, 9

COMMANDS = ("a command", "a subcommand", "a subcommand in a group")
COMPONENTS = ("a button", "a menu")

ALLOWED: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(COMMANDS, (MESSAGE, DEFERRED, WINDOW)),
    **dict.fromkeys(COMPONENTS, (MESSAGE, DEFERRED, LATER, UPDATE, WINDOW)),
    "an option being typed": (SUGGESTIONS,),
    "a window from a command": (MESSAGE, DEFERRED),
    "a window from a button": (MESSAGE, DEFERRED, LATER, UPDATE),
}

DATA: dict[int, Any] = {
    MESSAGE: {"content": "Answered"},
    DEFERRED: {},
    LATER: {},
    UPDATE: {"content": "Updated"},
    SUGGESTIONS: {"choices": [{"name": "red", "value": "red"}]},
    WINDOW: {"title": "x", "custom_id": "x", "components": [{"type": 10, "content": "x"}]},
}


async def says(press: Press) -> None:
    await press.response.send_message("Answered")


async def thinks(press: Press) -> None:
    await press.response.defer(thinking=True)
    await press.edit_original_response(content="Thought")


async def later(press: Press) -> None:
    await press.response.defer()
    await press.edit_original_response(content="Updated later")


async def updates(press: Press) -> None:
    await press.response.edit_message(content="Updated")


async def suggests(press: Press) -> None:
    await press.response.autocomplete([discord.app_commands.Choice(name="red", value="red")])


async def opens(press: Press) -> None:
    await press.response.send_modal(Note(press.client))


ANSWERS: dict[int, tuple[Answer, list[str]]] = {
    MESSAGE: (says, ["The panel", "Answered"]),
    DEFERRED: (thinks, ["The panel", "Thought"]),
    LATER: (later, ["Updated later"]),
    UPDATE: (updates, ["Updated"]),
    SUGGESTIONS: (suggests, ["The panel"]),
    WINDOW: (opens, ["The panel"]),
}
"""By what discord.py has for it, and what all then see where the panel was."""


def texts(person: Person, at: Channel | None = None) -> list[str]:
    return [seen.text for seen in person.sees(at)]


@thorough
@pytest.mark.parametrize(("kind", "answer"), some_of([(kind, answer) for kind in KINDS for answer in ALLOWED[kind]], 8))
async def test_what_may_answer_does(sandbox: Sandbox, anna: Person, bruno: Person, kind: str, answer: int) -> None:
    answers, seen = ANSWERS[answer]
    async with playing(sandbox, Deed(answers)) as bot:
        await anna.command("/panel")
        came = await KINDS[kind](anna)
        await bot.done()
        assert texts(anna) == texts(bruno) == seen
        if answer == SUGGESTIONS:
            assert came == ["red"]
        else:
            assert (came.window is not None) == (answer == WINDOW)


def right_is(kind: str, answer: int) -> bool:
    return ALLOWED[kind][0] == answer


REFUSED = [(kind, answer) for kind in KINDS for answer in DATA if answer not in ALLOWED[kind]]


@thorough
@pytest.mark.parametrize(
    ("kind", "answer"), some_of([*REFUSED, *((kind, other) for kind in KINDS for other in (1, 99, -1))], 12)
)
async def test_what_may_not_answer_is_refused_and_answers_nothing(
    sandbox: Sandbox, anna: Person, bruno: Person, kind: str, answer: int
) -> None:
    """After the refusal the bot can still answer rightly."""

    async def wrongly_then_rightly(press: Press) -> None:
        with pytest.raises(discord.HTTPException) as refused:
            await raw(press, answer, DATA.get(answer))
        assert (refused.value.status, refused.value.code) == (400, 50035)
        right = ALLOWED[kind][0]
        await raw(press, right, DATA[right])

    async with playing(sandbox, Deed(wrongly_then_rightly)) as bot:
        await anna.command("/panel")
        await KINDS[kind](anna)
        await bot.done()
        assert texts(bruno) == (["The panel"] if right_is(kind, SUGGESTIONS) else ["The panel", "Answered"])


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "an option being typed"])
async def test_an_answer_that_says_nothing_is_refused_and_can_be_given_anew(
    sandbox: Sandbox, anna: Person, kind: str
) -> None:
    async def answer(press: Press) -> None:
        with pytest.raises(discord.HTTPException) as refused:
            await raw(press, MESSAGE, {"content": " "})
        assert (refused.value.status, refused.value.code) == (400, 50006)
        await says(press)

    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/panel")
        await KINDS[kind](anna)
        await bot.done()
        assert texts(anna) == ["The panel", "Answered"]


# For whom it is


async def privately(press: Press) -> None:
    await press.response.send_message("For you", ephemeral=True)


async def thinks_privately(press: Press) -> None:
    await press.response.defer(thinking=True, ephemeral=True)
    await press.followup.send("For you", ephemeral=False)


async def thinks_publicly(press: Press) -> None:
    """What the first follow-up says of privacy comes too late."""
    await press.response.defer(thinking=True)
    await press.followup.send("For all", ephemeral=True)


async def follows_up_both_ways(press: Press) -> None:
    await press.response.send_message("For you", ephemeral=True)
    await press.followup.send("For all")
    await press.followup.send("For you too", ephemeral=True)


async def follows_up_in_private(press: Press) -> None:
    await press.response.send_message("For all")
    await press.followup.send("For you", ephemeral=True)


async def edits_what_is_private(press: Press) -> None:
    await press.response.send_message("Wrong", ephemeral=True)
    await press.edit_original_response(content="For you")
    follow_up = await press.followup.send("Wrong", ephemeral=True, wait=True)
    await follow_up.edit(content="For you too")


async def takes_it_back(press: Press) -> None:
    await press.response.send_message("Never mind")
    await press.delete_original_response()
    follow_up = await press.followup.send("Nor that", wait=True)
    await follow_up.delete()


async def thinks_and_gives_up(press: Press) -> None:
    """What follows an answer that was taken back before it came is a message of its own."""
    await press.response.defer(thinking=True, ephemeral=True)
    await press.delete_original_response()
    await press.followup.send("For all")


FOR_WHOM: dict[str, tuple[Answer, list[str], list[str]]] = {
    "privately": (privately, ["For you"], []),
    "thinking privately": (thinks_privately, ["For you"], []),
    "thinking publicly": (thinks_publicly, ["For all"], ["For all"]),
    "with follow-ups of both kinds": (follows_up_both_ways, ["For you", "For all", "For you too"], ["For all"]),
    "with a private follow-up": (follows_up_in_private, ["For all", "For you"], ["For all"]),
    "with edits in private": (edits_what_is_private, ["For you", "For you too"], []),
    "and taken back": (takes_it_back, [], []),
    "and given up while thinking": (thinks_and_gives_up, ["For all"], ["For all"]),
}


@pytest.mark.parametrize("how", FOR_WHOM)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "an option being typed"])
async def test_an_answer_is_for_whom_it_is_meant(
    sandbox: Sandbox, anna: Person, bruno: Person, kind: str, how: str
) -> None:
    answer, hers, his = FOR_WHOM[how]
    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/panel")
        await KINDS[kind](anna)
        await bot.done()
        assert (texts(anna), texts(bruno)) == (["The panel", *hers], ["The panel", *his])
        for secret in set(hers) - set(his):
            assert secret.encode() not in bruno.received()


# Files


def picture(content: bytes) -> discord.File:
    return discord.File(io.BytesIO(content), "board.png", description="The board")


async def test_pictures_come_with_an_answer_a_follow_up_and_an_edit(
    sandbox: Sandbox, anna: Person, bruno: Person
) -> None:
    async def answer(press: Press) -> None:
        await press.response.send_message("One", file=picture(b"first"))
        await press.followup.send("Two", file=picture(b"second"), ephemeral=True)
        await press.edit_original_response(attachments=[picture(b"third")])

    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/wheel")
        await bot.done()
        assert [(seen.files, seen.alt) for seen in anna.sees()] == [
            ((b"third",), ("The board",)),
            ((b"second",), ("The board",)),
        ]
        assert [seen.files for seen in bruno.sees()] == [(b"third",)]
        assert b"second" not in bruno.received()


async def test_a_picture_is_put_into_the_message_that_a_button_is_at(sandbox: Sandbox, anna: Person) -> None:
    async def answer(press: Press) -> None:
        await press.response.edit_message(content="Drawn", attachments=[picture(b"drawn")])

    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/panel")
        await anna.press("Press")
        await bot.done()
        assert [(seen.text, seen.files) for seen in anna.sees()] == [("Drawn", (b"drawn",))]


# What is told to who answers


@pytest.mark.parametrize("private", [False, True])
async def test_the_answer_tells_what_came_of_it_only_if_asked(sandbox: Sandbox, anna: Person, private: bool) -> None:
    told: list[Any] = []

    async def answer(press: Press) -> None:
        flags = 64 if private else 0
        told.append(
            await raw(press, MESSAGE, {"content": "x", "flags": flags}, with_response=int(press.user.name == "Anna"))
        )

    async with playing(sandbox, Deed(answer)) as bot:
        came = await anna.command("/wheel")
        await bot.done()
        assert came.message is not None
        about = told[0]["interaction"]
        assert (about["response_message_id"], about["response_message_ephemeral"]) == (came.message.id, private)
        assert told[0]["resource"]["message"]["content"] == "x"


async def test_without_being_asked_it_tells_nothing(sandbox: Sandbox, anna: Person) -> None:
    told: list[Any] = []

    async def answer(press: Press) -> None:
        told.append(await raw(press, MESSAGE, {"content": "x"}, with_response=0))

    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/wheel")
        await bot.done()
        assert told == [""]


# Once, and in time


async def test_a_window_cannot_follow_a_deferral(sandbox: Sandbox, anna: Person) -> None:
    async def answer(press: Press) -> None:
        await press.response.defer(thinking=True)
        with pytest.raises(discord.HTTPException) as refused:
            await raw(press, WINDOW, DATA[WINDOW])
        assert (refused.value.status, refused.value.code) == (400, 40060)
        await press.followup.send("Answered")

    async with playing(sandbox, Deed(answer)) as bot:
        came = await anna.command("/wheel")
        await bot.done()
        assert (came.text, came.window) == ("Answered", None)


@pytest.mark.parametrize("kind", KINDS)
async def test_of_two_answers_at_once_exactly_one_wins(sandbox: Sandbox, anna: Person, kind: str) -> None:
    answers = ALLOWED[kind][0]

    async def answer(press: Press) -> None:
        both = (raw(press, answers, DATA[answers]) for _ in range(2))
        lost = [each for each in await asyncio.gather(*both, return_exceptions=True) if isinstance(each, Exception)]
        assert [each.code for each in lost if isinstance(each, discord.HTTPException)] == [40060]

    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/panel")
        await KINDS[kind](anna)
        await bot.done()
        assert texts(anna) == (["The panel"] if answers == SUGGESTIONS else ["The panel", "Answered"])


def moved(sandbox: Sandbox, seconds: float) -> None:
    clock = sandbox.world.clock
    assert isinstance(clock, HandClock)
    clock.move(seconds)


@thorough
@pytest.mark.parametrize(("kind", "answer"), some_of([(kind, answer) for kind in KINDS for answer in ALLOWED[kind]], 8))
async def test_after_three_seconds_nothing_answers(sandbox: Sandbox, anna: Person, kind: str, answer: int) -> None:
    async def too_late(press: Press) -> None:
        moved(sandbox, 3.1)
        with pytest.raises(discord.NotFound) as refused:
            await raw(press, answer, DATA[answer])
        assert refused.value.code == 10062

    async with playing(sandbox, Deed(too_late)) as bot:
        await anna.command("/panel")
        waiting = asyncio.create_task(_asked(anna, kind))
        await bot.done()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert texts(anna) == ["The panel"]


async def _asked(person: Person, kind: str) -> None:
    await KINDS[kind](person)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "an option being typed"])
async def test_for_a_quarter_of_an_hour_it_can_be_followed_up_and_then_no_more(
    sandbox: Sandbox, anna: Person, kind: str
) -> None:
    async def answer(press: Press) -> None:
        await press.response.send_message("Answered")
        moved(sandbox, 900)
        await press.edit_original_response(content="Just in time")
        moved(sandbox, 0.1)
        for late in (
            press.edit_original_response(content="late"),
            press.followup.send("late"),
            press.delete_original_response(),
            press.followup.fetch_message(1),
        ):
            with pytest.raises(discord.NotFound) as refused:
                await late
            assert refused.value.code == 10015

    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/panel")
        await KINDS[kind](anna)
        await bot.done()
        assert texts(anna) == ["The panel", "Just in time"]


# Whose is what


async def test_one_interactions_token_does_not_reach_anothers_messages(
    sandbox: Sandbox, anna: Person, bruno: Person
) -> None:
    kept: list[Press] = []

    async def answer(press: Press) -> None:
        await press.response.send_message(f"For {press.user.name}", ephemeral=True)
        kept.append(press)

    async with playing(sandbox, Deed(answer)) as bot:
        hers = (await anna.command("/wheel")).message
        await bot.done()
        await bruno.command("/wheel")
        await bot.done()
        assert hers is not None
        theft = kept[1].followup
        for attempt in (
            theft.fetch_message(int(hers.id)),
            theft.edit_message(int(hers.id), content="Stolen"),
            theft.delete_message(int(hers.id)),
        ):
            with pytest.raises(discord.NotFound) as refused:
                await attempt
            assert refused.value.code == 10008
        assert (texts(anna), texts(bruno)) == (["For Anna"], ["For Bruno"])


async def test_a_message_that_is_gone_cannot_be_updated(sandbox: Sandbox, anna: Person) -> None:
    async def answer(press: Press) -> None:
        assert press.message is not None
        await sandbox.messages.remove(str(press.message.id))
        with pytest.raises(discord.NotFound) as refused:
            await press.response.edit_message(content="Updated")
        assert refused.value.code == 10008
        await press.response.send_message("It is gone", ephemeral=True)

    async with playing(sandbox, Deed(answer)) as bot:
        await anna.command("/panel")
        await anna.press("Press")
        await bot.done()
        assert texts(anna) == ["It is gone"]


# Where it happens


async def told_of(sandbox: Sandbox, person: Person, at: Channel) -> Press:
    """What the bot is told of a command that is used there, and then of a button."""
    heard: list[Press] = []

    async def answer(press: Press) -> None:
        heard.append(press)
        await press.response.send_message("Here", view=Panel(press.client))

    async with playing(sandbox, Deed(answer)) as bot:
        assert (await person.command("/wheel", at=at)).text == "Here"
        await bot.done()
        await person.press("Press", at=at)
        await bot.done()
    assert texts(person, at) == ["Here", "Here"]
    used, pressed = heard
    assert (used.channel_id, used.user) == (pressed.channel_id, pressed.user)
    assert used.context.to_array() == pressed.context.to_array()
    return used


async def test_on_a_server_it_is_a_member_who_acts(sandbox: Sandbox, anna: Person, games: Channel) -> None:
    told = await told_of(sandbox, anna, games)
    assert (told.channel_id, told.guild_id) == (int(games.id), int(games.guild))
    assert isinstance(told.user, discord.Member)
    assert told.permissions.administrator
    assert (told.context.guild, told.context.dm_channel) == (True, False)


async def test_in_direct_messages_it_is_a_user(sandbox: Sandbox, anna: Person) -> None:
    told = await told_of(sandbox, anna, anna.direct)
    assert (told.channel_id, told.guild_id) == (int(anna.direct.id), None)
    assert isinstance(told.channel, discord.DMChannel)
    assert isinstance(told.user, discord.User)
    assert (told.context.guild, told.context.dm_channel) == (False, True)


async def test_in_a_thread_it_is_the_thread(sandbox: Sandbox, bruno: Person, games: Channel) -> None:
    thread = await sandbox.threads.begin(games, sandbox.world.bot, {"name": "Table 7", "type": 11})
    told = await told_of(sandbox, bruno, thread)
    assert told.channel_id == int(thread.id)
    assert isinstance(told.channel, discord.Thread)
    assert (told.channel.parent_id, told.guild_id) == (int(games.id), int(games.guild))
    assert isinstance(told.user, discord.Member)
    assert not told.permissions.administrator
