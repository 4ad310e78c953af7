"""Discord delivers the same interaction twice: it is carried out once, and the first answer stays as it is."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.program.run import ANSWERING
from sandbox.actions.interactions import AUTOCOMPLETE, COMPONENT, MODAL, Interaction
from sandbox.client.person import Answer, Person
from sandbox.client.reading import words
from tests.bot.conftest import Play
from tests.bot.faults.faulting import Round, arrived, begun, never, started, struck
from tests.bot.program.operating import bot as process
from tests.bot.program.running import paravent
from tests.bot.seating import Seats


async def twice(play: Play, person: Person) -> str:
    """What this person last did is delivered once more; what its answer says then."""
    done = play.sandbox.interactions.newest(person.user)
    await play.sandbox.interactions.deliver(done)
    await quiet()
    return answer(play, done)


async def quiet() -> None:
    """Wait until the bot has read what it was told, and is done with it."""
    for _ in range(100):
        await asyncio.sleep(0.001)
    while begun := [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]:
        await asyncio.wait(begun)


def answer(play: Play, done: Interaction) -> str:
    """What stands there as the answer."""
    assert done.original is not None
    return words(play.sandbox.world, done.original.body)


def nothing_wrong(log: pytest.LogCaptureFixture) -> None:
    """Nothing that an operator would have to look at."""
    loud = [each for each in log.records if each.levelno >= logging.ERROR or each.exc_info]
    loud += [each for each in log.records if each.levelno == logging.WARNING and each.name == "paravent"]
    assert [each.getMessage() for each in loud] == []


# One process


async def test_a_command(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        said = (await going.favour(play.anna)).text
        assert await twice(play, play.anna) == said
        await going.goes_on(1)
        nothing_wrong(caplog)


async def test_a_button(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        moved = await going.favour(play.anna)
        await going.delivered()
        said = (await play.anna.press("Take back my move", on=moved.message)).text
        assert said.startswith("Your move is taken back")
        assert await twice(play, play.anna) == said
        await going.goes_on(2)
        nothing_wrong(caplog)


async def test_a_menu(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    """What was chosen first comes once more when something else has been chosen in its place."""
    async with begun(play, play.anna, play.bruno) as going:
        await play.anna.command("/table look", at=going.thread)
        shown = play.anna.sees(going.thread)[-1]
        first, second = [option["label"] for option in shown.components[0]["options"]][:2]
        await play.anna.choose(second, on=shown, at=going.thread)
        before = play.sandbox.interactions.newest(play.anna.user)
        await play.anna.choose(first, on=shown, at=going.thread)
        await quiet()
        stands = play.anna.sees(going.thread)[-1]
        await play.sandbox.interactions.deliver(before)
        await quiet()
        assert play.anna.sees(going.thread)[-1] == stands
        nothing_wrong(caplog)


async def test_suggestions(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        offered = await play.anna.autocomplete("/pebbles favour", "colour", at=going.thread)
        done = play.sandbox.interactions.newest(play.anna.user)
        await play.sandbox.interactions.deliver(done)
        await quiet()
        assert [each["name"] for each in done.suggestions] == offered
        nothing_wrong(caplog)


async def test_a_window_that_nobody_opened(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    """The bot opens none. One that is filled in all the same changes nothing, however often it comes."""
    async with begun(play, play.anna, play.bruno) as going:
        field = {"type": 1, "components": [{"type": 4, "custom_id": "text", "value": "white"}]}
        data: dict[str, Any] = {"custom_id": "pv:join::", "components": [field]}
        done = await play.sandbox.interactions.begin(MODAL, play.anna.user, going.thread, data)
        await play.sandbox.interactions.deliver(done)
        await quiet()
        assert done.answered is None
        await going.goes_on(0)
        nothing_wrong(caplog)


# At the same time


async def test_a_button_of_which_is_told_twice_at_once(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        post = (await going.favour(play.anna)).message
        await going.delivered()
        assert post is not None
        undo = next(each for each in post.components if each.get("label") == "Take back my move")
        data = {"custom_id": undo["custom_id"], "component_type": undo["type"], "id": undo.get("id", 0)}
        source, told = play.sandbox.messages.find(post.id), play.sandbox.interactions
        done = await told.begin(COMPONENT, play.anna.user, going.thread, data, source=source)
        await told.deliver(done)
        await arrived(play, lambda: done.answered is not None, "it was not answered")
        await quiet()
        assert answer(play, done).startswith("Your move is taken back")
        await going.goes_on(2)
        nothing_wrong(caplog)


# Another process


async def test_a_command_that_was_answered_before_the_bot_was_started_again(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        said = (await going.favour(play.anna)).text
    async with paravent(play.sandbox, play.database) as bot:
        assert await twice(play, play.anna) == said
        await Round(bot, play, going.table, play.anna, play.bruno).goes_on(1)
        nothing_wrong(caplog)


async def test_a_choice_that_was_answered_before_the_bot_was_started_again(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    """It changes the message it stands on: that has been changed."""
    async with begun(play, play.anna, play.bruno) as going:
        asked = await play.anna.command("/table abandon", at=going.thread)
        assert asked.message is not None
        _, no = asked.message.buttons
        await play.anna.press(no, on=asked.message)
        await quiet()
        kept = play.anna.sees(going.thread)[-1]
    async with paravent(play.sandbox, play.database):
        before = play.sandbox.messages.find(kept.id).edited_at
        play.clock.move(1)
        assert await twice(play, play.anna) == kept.text
        assert play.sandbox.messages.find(kept.id).edited_at == before
        nothing_wrong(caplog)


async def test_suggestions_that_were_made_before_the_bot_was_started_again(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async with begun(play, play.anna, play.bruno) as going:
        offered = await play.anna.autocomplete("/pebbles favour", "colour", at=going.thread)
    async with paravent(play.sandbox, play.database):
        done = play.sandbox.interactions.newest(play.anna.user)
        assert done.kind == AUTOCOMPLETE
        await play.sandbox.interactions.deliver(done)
        await quiet()
        assert [each["name"] for each in done.suggestions] == offered
        nothing_wrong(caplog)


async def test_a_move_that_was_written_down_and_not_answered_is_answered_when_it_comes_again(play: Play) -> None:
    """The bot was killed in between: the app still shows that it thinks."""
    let = asyncio.Event()
    play.clock.move(time.time() - play.clock.now())
    async with process(play.sandbox, play.database) as running:
        table = await started(play, play.anna, play.bruno)
        blow = play.sandbox.trouble.next("PATCH", "/webhooks/*/*/messages/@original", never(let))
        asked = asyncio.create_task(play.anna.command("/pebbles favour", at=play.threads[-1], colour="white"))
        await struck(blow)
        await running.kill()
        done = play.sandbox.interactions.newest(play.anna.user)
        assert done.answered is not None
        assert not answer(play, done)
    async with paravent(play.sandbox, play.database) as bot:
        await play.sandbox.interactions.deliver(done)
        assert (await asked).text == "That is done. I was interrupted before I could tell you."
        await Round(bot, play, table, play.anna, play.bruno).goes_on(1)
    let.set()


# The welcome


async def interrupted(play: Play, act: Callable[[], Awaitable[Answer]], *before: str) -> asyncio.Task[Answer]:
    """Anna does this, after these commands, and the bot is killed when it is about to answer."""
    play.clock.move(time.time() - play.clock.now())
    async with process(play.sandbox, play.database) as running:
        for line in before:
            await play.anna.command(line)
        blow = play.sandbox.trouble.next("PATCH", "/webhooks/*/*/messages/@original", never(asyncio.Event()))
        asked = asyncio.ensure_future(act())
        await struck(blow)
        await running.kill()
    return asked


async def test_a_welcome_that_was_posted_and_not_answered_stands_once(play: Play) -> None:
    asked = await interrupted(play, lambda: play.anna.command("/admin welcome"))
    async with paravent(play.sandbox, play.database):
        await play.sandbox.interactions.deliver(play.sandbox.interactions.newest(play.anna.user))
        assert (await asked).text.startswith("The welcome stands in")
        assert play.clio.reads().count("I am Paravent") == 1


async def test_a_game_that_was_begun_and_not_answered_is_one_game(play: Play) -> None:
    asked = await interrupted(play, lambda: play.anna.press("Play now against computers"), "/admin welcome")
    async with paravent(play.sandbox, play.database) as bot:
        await play.sandbox.interactions.deliver(play.sandbox.interactions.newest(play.anna.user))
        assert (await asked).text == "That is done. I was interrupted before I could tell you."
        (table,) = await bot.tables.listed(int(play.guild.id))
        play.clock.move(600)  # the killed bot went by the real time, and this one goes by the clock
        bot.tables.outbox.news.set()
        await Seats(bot, play).thread(table.id)
        assert len(play.threads) == 1
