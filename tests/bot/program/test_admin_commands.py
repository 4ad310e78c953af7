"""Those who manage a server settle, pause, close and bar; others cannot, and those concerned are told."""

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.interaction.app import Paravent
from bot.pages.governing import ACTIONS, AUDIT, FIELDS
from engine.core.values.refusals import Refusal
from engine.tables.operate.admin import TOLD
from engine.tables.service import Done, Request
from engine.tables.storage.records import Table
from engine.tables.transaction.server_settings import ServerSettings
from sandbox.client.person import Person
from sandbox.client.refusal import CannotDo
from sandbox.world.places import Channel
from tests.bot.conftest import Play, standing_at
from tests.bot.program.running import paravent
from tests.bot.seating import Seats

ALL = ("settings", "pause", "resume", "close", "bar", "unbar", "log", "welcome")


@pytest_asyncio.fixture
async def bot(play: Play) -> AsyncIterator[Paravent]:
    async with paravent(play.sandbox, play.database) as bot:
        yield bot


async def opened(play: Play, bot: Paravent, *, start: bool = False) -> str:
    """A table of Anna's and Bruno's in the channel."""
    anna, bruno, server = int(play.anna.user.id), int(play.bruno.user.id), int(play.guild.id)
    for person in (play.anna, play.bruno):
        await bot.tables.meet(int(person.user.id), person.user.name)
    made = await bot.tables.create(
        Request("a table", anna), "pebbles", server=server, channel=int(play.games.id), places=2
    )
    assert isinstance(made, Done)
    assert isinstance(await bot.tables.join(Request("sits down", bruno, standing_at(play.games)), made.table), Done)
    if start:
        assert isinstance(await bot.tables.start(Request("starts", anna), made.table), Done)
    return made.table


async def stands(bot: Paravent, table: str) -> Table:
    found = await bot.tables.overview(None, table)
    assert not isinstance(found, Refusal)
    return found.table


async def thread_of(play: Play, person: Person, text: str) -> Channel:
    """The table's thread, when somebody has seen this in it."""
    await play.sandbox.world.pulse.until(lambda: play.threads, lambda: "no thread was opened", person.patience)
    await person.will_see(text, at=play.threads[0])
    return play.threads[0]


# Who may


@pytest.mark.parametrize("command", ALL)
async def test_a_member_is_not_even_offered_it(play: Play, bot: Paravent, command: str) -> None:
    with pytest.raises(CannotDo):
        await play.clio.command(f"/admin {command}")


async def test_nobody_is_offered_it_in_direct_messages(play: Play, bot: Paravent) -> None:
    with pytest.raises(CannotDo):
        await play.anna.command("/admin log", at=play.anna.direct)


async def test_a_member_whom_the_server_shows_it_is_refused_all_the_same(play: Play, bot: Paravent) -> None:
    """The owner of a server can show any command to anybody: that gives no rights."""
    table = await opened(play, bot, start=True)
    for command in play.sandbox.commands.all(None):
        command["default_member_permissions"] = None
    answers = [
        await play.clio.command("/admin settings", language="fr"),
        await play.clio.command("/admin pause", table=table),
        await play.clio.command("/admin pause"),
        await play.clio.command("/admin close", table=table),
        await play.clio.command("/admin bar", person=play.anna),
        await play.clio.command("/admin log"),
    ]
    assert {answer.text for answer in answers} == {"Only people who may manage this server can do that."}
    assert all(answer.private for answer in answers)
    assert await play.clio.autocomplete("/admin pause", "table") == []
    found = await stands(bot, table)
    assert (found.status, found.paused_at, found.step) == ("playing", None, 0)
    assert await bot.tables.settings(int(play.guild.id)) == ServerSettings()
    assert await bot.tables.notices(int(play.guild.id)) == ()


# Settings


async def test_without_anything_filled_in_the_settings_are_shown(play: Play, bot: Paravent) -> None:
    answer = await play.anna.command("/admin settings")
    assert answer.private
    assert "New tables speak English." in answer.text
    assert "every channel" in answer.text
    assert "opened by everyone" in answer.text
    assert "stand still, for 21 days at most" in answer.text
    assert await bot.tables.notices(int(play.guild.id)) == ()


async def test_every_setting_can_be_changed(play: Play, bot: Paravent) -> None:
    server, stones = int(play.guild.id), play.sandbox.world.role(play.guild, "Stones", 0)
    changes: dict[str, Any] = {"per-person": 3, "per-server": 40, "add-channel": play.games, "away-days": 7}
    answer = await play.anna.command("/admin settings", language="French", **changes)
    assert "speak French" in answer.text
    assert "for 7 days at most" in answer.text
    assert (await play.anna.command("/admin settings", creators="managers")).text.count("those who manage") == 1
    assert "at 3 tables" in (await play.anna.command("/admin settings", role=stones)).text
    assert await bot.tables.settings(server) == ServerSettings(
        language="fr",
        tables_per_person=3,
        tables_per_server=40,
        away_days=7,
        channels=(int(play.games.id),),
        creators=int(stones.id),
    )
    await play.anna.command("/admin settings", creators="everyone", **{"remove-channel": play.games})
    settings = await bot.tables.settings(server)
    assert (settings.channels, settings.creators) == ((), "everyone")
    again = await play.anna.command("/admin settings", **{"remove-channel": play.games})
    assert "Nothing was changed" in again.text


async def test_a_table_is_not_opened_where_or_by_whom_it_may_not(play: Play, bot: Paravent) -> None:
    other = play.sandbox.world.channel(play.guild, "stones")
    await play.anna.command("/admin settings", creators="managers")
    answer = await play.clio.command("/table new", game="pebbles")
    assert "you cannot open tables" in answer.text
    await play.anna.command("/admin settings", creators="everyone", **{"add-channel": play.games})
    answer = await play.clio.command("/table new", game="pebbles", at=other)
    assert answer.private
    assert "tables are opened in" in answer.text
    assert await bot.tables.listed(int(play.guild.id)) == ()


# Pause and close


async def test_at_a_paused_table_nobody_acts_until_it_goes_on(play: Play, bot: Paravent) -> None:
    table = await opened(play, bot, start=True)
    answer = await play.anna.command("/admin pause", table=table)
    assert answer.private
    assert f"Table {table} is paused" in answer.text
    thread = await thread_of(play, play.bruno, "paused the table")
    assert "en pause" in (await play.bruno.command("/table undo", at=thread)).text
    assert "is paused by the people" in (await play.anna.command("/admin pause", table=table)).text
    assert f"Table {table} goes on" in (await play.anna.command("/admin resume", table=table)).text
    await play.bruno.will_see("goes on", at=thread)


async def test_a_whole_server_is_paused_and_none_is_opened(play: Play, bot: Paravent) -> None:
    table = await opened(play, bot)
    assert "All tables of this server are paused" in (await play.anna.command("/admin pause")).text
    assert "All of them are paused" in (await play.anna.command("/admin settings")).text
    assert "All tables of this server" in (await play.clio.command("/table new", game="pebbles")).text
    assert (await stands(bot, table)).status == "open"
    assert "go on" in (await play.anna.command("/admin resume")).text
    assert "Nothing is paused" in (await play.anna.command("/admin resume")).text


async def test_a_table_is_closed_after_a_question_and_its_thread_is_told(play: Play, bot: Paravent) -> None:
    table = await opened(play, bot, start=True)
    asked = await play.anna.command("/admin close", table=table)
    assert asked.private
    assert f"Close table {table}" in asked.text
    assert (await stands(bot, table)).status == "playing"
    await play.anna.press("Close the table", on=asked.message)
    await play.anna.will_see(f"Table {table} is closed")
    assert "Close table" not in play.anna.reads(), "the answer has taken the place of the question"
    assert (await stands(bot, table)).status == "abandoned"
    await thread_of(play, play.bruno, "closed the table")


async def test_who_no_longer_manages_the_server_cannot_close_with_an_old_button(play: Play, bot: Paravent) -> None:
    table = await opened(play, bot, start=True)
    manager = play.sandbox.world.role(play.guild, "Managers", 1 << 5)
    play.guild.members[play.clio.user.id].roles.append(manager.id)
    asked = await play.clio.command("/admin close", table=table)
    play.guild.members[play.clio.user.id].roles.remove(manager.id)
    await play.clio.press("Close the table", on=asked.message)
    await play.clio.will_see("Only people who may manage")
    assert (await stands(bot, table)).status == "playing"


@pytest.mark.parametrize("command", ["pause", "resume", "close"])
@pytest.mark.parametrize("typed", ["zzzzz", "No such table", "x" * 300, "<@1>"])
async def test_a_table_that_is_not_there_is_said_not_to_be(play: Play, bot: Paravent, command: str, typed: str) -> None:
    assert (await play.anna.command(f"/admin {command}", table=typed)).text == "There is no such table."


async def test_another_servers_table_is_not_there(play: Play, bot: Paravent) -> None:
    table = await opened(play, bot, start=True)
    world = play.sandbox.world
    other = world.guild("Elsewhere", play.clio.user)
    clio = Person(play.sandbox, play.clio.user, world.channel(other, "games"))
    for command in ("pause", "resume", "close"):
        assert (await clio.command(f"/admin {command}", table=table)).text == "There is no such table."
    assert await clio.autocomplete("/admin close", "table") == []
    assert (await stands(bot, table)).paused_at is None


async def test_the_tables_of_the_server_are_suggested(play: Play, bot: Paravent) -> None:
    table = await opened(play, bot)
    (offered,) = await play.anna.autocomplete("/admin close", "table", table[:2])
    assert offered.startswith(table)
    assert await play.anna.autocomplete("/admin close", "table", "no such table") == []
    assert "Close table" in (await play.anna.command("/admin close", table=offered)).text


# People


async def test_who_is_barred_is_told_so_when_he_tries(play: Play, bot: Paravent) -> None:
    table = await opened(play, bot)
    answer = await play.anna.command("/admin bar", person=play.bruno)
    assert answer.private
    assert f"still sits at {table}" in answer.text
    assert "no more tables here." in (await play.anna.command("/admin bar", person=play.clio)).text
    refused = await play.clio.command("/table new", game="pebbles")
    assert "do not let you open or join" in refused.text
    assert "Barred: Clio and Bruno." in (await play.anna.command("/admin settings")).text
    assert "again" in (await play.anna.command("/admin unbar", person=play.clio)).text
    assert "not barred" in (await play.anna.command("/admin unbar", person=play.dora)).text
    assert "do not let you" not in (await play.clio.command("/table new", game="pebbles")).text


async def test_a_bot_cannot_be_barred(play: Play, bot: Paravent) -> None:
    """It plays nowhere. To be barred is for people, and the bot itself is none."""
    world = play.sandbox.world
    other = world.user("Jukebox", bot=True)
    world.enter(play.guild, other)
    for each in (world.bot, other):
        answer = await play.anna.command("/admin bar", person=each)
        assert answer.private
        assert answer.text.startswith("Bots, me included, can open and join no tables anyway.")
        assert isinstance(await bot.tables.person(int(each.id)), Refusal), "nothing is kept of it"
    assert "Barred" not in (await play.anna.command("/admin settings")).text


# The log


async def test_what_was_done_can_be_read_in_words(play: Play, bot: Paravent) -> None:
    assert "Nothing has been done" in (await play.anna.command("/admin log")).text
    table = await opened(play, bot)
    changes: dict[str, Any] = {"language": "fr", "per-person": 3, "away-days": 0}
    await play.anna.command("/admin settings", **changes)
    await play.anna.command("/admin pause", table=table)
    await play.anna.command("/admin bar", person=play.clio)
    answer = await play.anna.command("/admin log")
    assert answer.private
    lines = [re.sub(r"^.*?: ", "", line) for line in answer.text.splitlines()]
    assert lines[1:] == [
        "Anna barred Clio",
        f"Anna paused table {table}",
        "Anna changed the settings: days away, language and tables per person",
    ]


async def test_it_speaks_french_with_the_french(play: Play, bot: Paravent) -> None:
    manager = play.sandbox.world.role(play.guild, "Managers", 1 << 5)
    play.guild.members[play.bruno.user.id].roles.append(manager.id)
    answer = await play.bruno.command("/admin réglages", langue="français")
    assert "Les nouvelles tables parlent français." in answer.text
    assert "Bruno a changé les réglages" in (await play.bruno.command("/admin journal")).text


def test_every_act_and_every_setting_has_its_words() -> None:
    assert set(ACTIONS) == set(TOLD)
    assert set(FIELDS) == set(ServerSettings.model_fields)


async def test_a_long_log_has_pages_for_who_still_manages_the_server(play: Play, bot: Paravent) -> None:
    anna, server, room = int(play.anna.user.id), int(play.guild.id), Seats(bot, play)
    for number in range(25):
        await bot.tables.meet(1_000 + number, f"Person {number}")
        await bot.tables.bar(Request(f"bar {number}", anna), server, 1_000 + number)
    page = (await play.anna.command("/admin log")).message
    assert page is not None
    seen = re.findall(r"Person \d+", page.text)
    while "Next page" in page.buttons:
        await play.anna.press("Next page", on=page)
        page = await room.changes(play.anna, page)
        seen += re.findall(r"Person \d+", page.text)
    assert seen == [f"Person {number}" for number in reversed(range(25))]
    assert (await room.press(play.clio, AUDIT, "", "from10")).text.startswith("Only")
