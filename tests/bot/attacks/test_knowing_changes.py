"""What somebody sees may change at any moment: from then on he knows no table of it; and to look is cheap, however
many channels a server has."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.interaction import asker
from engine.tables.seeing.shown import Newcomer
from sandbox.client.person import Person
from sandbox.world.permissions import EVERYONE, May
from sandbox.world.places import Role
from tests.bot.attacks.knowing import Den, den
from tests.bot.attacks.test_knowing import known
from tests.bot.conftest import Play
from tests.bot.sketching import sketched as sketched

Change = Callable[[Den, Person, Role], Awaitable[None]]

OTHERS = 60
"""Channels in which there is no table."""


async def the_channel_is_hidden_from_him(den: Den, who: Person, role: Role) -> None:
    await den.play.sandbox.happenings.hide(den.back, who.user)


async def the_channel_is_hidden_from_his_role(den: Den, who: Person, role: Role) -> None:
    await den.play.sandbox.happenings.forbid_role(den.back, role, May.VIEW_CHANNEL)


async def his_role_is_taken_from_him(den: Den, who: Person, role: Role) -> None:
    """The bot is not told: of members it hears only by what they do."""
    den.play.guild.members[who.user.id].roles.remove(role.id)


async def his_role_is_deleted(den: Den, who: Person, role: Role) -> None:
    await den.play.sandbox.happenings.delete_role(den.play.guild, role)


async def his_role_no_longer_rules(den: Den, who: Person, role: Role) -> None:
    await den.play.sandbox.happenings.change_role(den.play.guild, role, EVERYONE)


ENDS: dict[str, tuple[Change, int]] = {
    "the channel is hidden from him": (the_channel_is_hidden_from_him, EVERYONE),
    "the channel is hidden from his role": (the_channel_is_hidden_from_his_role, EVERYONE),
    "his role is taken from him": (his_role_is_taken_from_him, EVERYONE),
    "his role is deleted": (his_role_is_deleted, EVERYONE),
    "his role permits less": (his_role_no_longer_rules, EVERYONE | May.ADMINISTRATOR),
}
"""What ends that he sees the channel, and what his role permitted until then."""


@pytest.mark.parametrize(("change", "permitted"), ENDS.values(), ids=ENDS)
async def test_he_no_longer_knows_a_table_at_once_when(
    play: Play, caplog: pytest.LogCaptureFixture, change: Change, permitted: int
) -> None:
    role = play.sandbox.world.role(play.guild, "Regulars", permitted)
    async with den(play, caplog) as back:
        rita, table = back.person("Rita", role), back.tables["open"]
        if not permitted & May.ADMINISTRATOR:
            await play.sandbox.happenings.permit_role(back.back, role, May.VIEW_CHANNEL)

        async def shown() -> list[bool]:
            """Whether it stands in the list, and among what is suggested."""
            offered = " ".join(await rita.autocomplete("/table show", "table"))
            return [table in (await rita.command("/table list")).text, table in offered]

        assert [await known(back, rita, table), *await shown()] == [True] * 3
        await change(back, rita, role)
        assert [*await shown(), await known(back, rita, table)] == [False] * 3


# How much is looked at


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the channels of which it was worked out what somebody may do there, in this order."""
    made, permissions_for = list[str](), discord.TextChannel.permissions_for

    def noting(channel: discord.TextChannel, whose: Any) -> discord.Permissions:
        made.append(channel.name)
        return permissions_for(channel, whose)

    monkeypatch.setattr(discord.TextChannel, "permissions_for", noting)
    return made


async def test_of_many_channels_only_those_with_tables_are_looked_at(
    play: Play, caplog: pytest.LogCaptureFixture, looked_at: list[str]
) -> None:
    for number in range(OTHERS):
        play.sandbox.world.channel(play.guild, f"talk-{number}")
    async with den(play, caplog) as back:
        nils = back.person("Nils")
        looked_at.clear()
        await nils.autocomplete("/table show", "table")
        await nils.command("/table list")
        assert set(looked_at) == {back.back.name}


async def test_where_many_channels_have_tables_others_have_their_turn_in_between(
    play: Play, caplog: pytest.LogCaptureFixture, looked_at: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with den(play, caplog) as back:
        nils = back.person("Nils")

        async def many(user: int, server: int | None) -> Newcomer:
            return Newcomer(None, (int(back.back.id),) * OTHERS)

        monkeypatch.setattr(back.at.room.tables, "newcomer", many)
        monkeypatch.setattr(asker, "AT_A_TIME", 7)
        looked_at.clear()
        turns, done = Counter[int](), asyncio.Event()

        async def others() -> None:
            turn, before = 0, 0
            while not done.is_set():
                turns[turn] = len(looked_at) - before
                turn, before = turn + 1, len(looked_at)
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        await nils.autocomplete("/table show", "table")
        done.set()
        await beside
        assert sum(turns.values()) == OTHERS
        assert max(turns.values()) <= 7
