"""Commands are registered by the unchanged discord.py, and what Discord would refuse is refused in its shape."""

from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox import limits
from sandbox.server import TOKEN, Sandbox
from tests.sandbox.bot import Bot, running


def tree_of(bot: Bot) -> app_commands.CommandTree[Bot]:
    """A small tree: a command with a choice, and a group with a subcommand."""
    tree = app_commands.CommandTree(bot)

    @tree.command(name="wheel", description="Turn the wheel")
    @app_commands.describe(section="Which section")
    @app_commands.choices(section=[app_commands.Choice(name="first", value="1")])
    async def wheel(interaction: discord.Interaction[Bot], section: str) -> None: ...

    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="new", description="Open a table")
    async def new(interaction: discord.Interaction[Bot]) -> None: ...

    tree.add_command(group)
    return tree


async def test_a_tree_is_registered_everywhere_or_on_one_server(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        tree = tree_of(bot)
        synced = await tree.sync()
        assert sorted(command.name for command in synced) == ["table", "wheel"]
        assert [command.id for command in await tree.fetch_commands()] == [command.id for command in synced]
        tree.copy_global_to(guild=bot.guilds[0])
        here = await tree.sync(guild=bot.guilds[0])
        assert {command.guild_id for command in here} == {bot.guilds[0].id}


async def test_a_command_that_keeps_its_name_keeps_its_id(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        tree = tree_of(bot)
        first, again = [{command.name: command.id for command in await tree.sync()} for _ in range(2)]
        assert first == again
        assert sandbox.commands.upsert(None, {**SLASH, "description": "Anew"})["id"] == str(first["wheel"])


SLASH: dict[str, Any] = {"name": "wheel", "description": "Turn the wheel", "type": 1}
OPTION: dict[str, Any] = {"name": "section", "description": "Which", "type": 3}
LONG = "x" * 101

BREACHES: dict[str, tuple[dict[str, Any], str]] = {
    "no name": ({"name": ""}, "name"),
    "a name too long": ({"name": "x" * 33}, "name"),
    "capitals in a name": ({"name": "Wheel"}, "name"),
    "a space in a name": ({"name": "the wheel"}, "name"),
    "no description": ({"description": ""}, "description"),
    "a description too long": ({"description": LONG}, "description"),
    "a language nobody has": ({"name_localizations": {"tlh": "rutlh"}}, "name_localizations.tlh"),
    "a translated name too long": ({"name_localizations": {"fr": "r" * 33}}, "name_localizations.fr"),
    "26 options": ({"options": [{**OPTION, "name": f"o{n}"} for n in range(26)]}, "options"),
    "two options of one name": ({"options": [OPTION, OPTION]}, "options.0.name"),
    "a required option after an optional one": (
        {"options": [OPTION, {**OPTION, "name": "b", "required": True}]},
        "options.1",
    ),
    "26 choices": (
        {"options": [{**OPTION, "choices": [{"name": str(n), "value": str(n)} for n in range(26)]}]},
        "options.0.choices",
    ),
    "a choice's name too long": (
        {"options": [{**OPTION, "choices": [{"name": LONG, "value": "1"}]}]},
        "options.0.choices.0.name",
    ),
    "a choice's value too long": (
        {"options": [{**OPTION, "choices": [{"name": "1", "value": LONG}]}]},
        "options.0.choices.0.value",
    ),
    "too many letters in all": (
        {
            "options": [
                {**OPTION, "name": f"o{n}", "choices": [{"name": f"{m}" * 50, "value": "v" * 90} for m in range(9)]}
                for n in range(9)
            ]
        },
        "",
    ),
}


@pytest.mark.parametrize("breach", BREACHES)
async def test_a_breach_is_refused_in_discords_shape(sandbox: Sandbox, breach: str) -> None:
    changes, where = BREACHES[breach]
    status, answer = await put(sandbox, [{**SLASH, **changes}])
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    found = answer["errors"]["0"]
    for name in filter(None, where.split(".")):
        found = found[name]
    assert found["_errors"][0]["message"]
    assert sandbox.commands.all(None) == []


async def test_so_many_commands_and_no_more(sandbox: Sandbox) -> None:
    many = [{**SLASH, "name": f"c{n}"} for n in range(limits.GLOBAL_COMMANDS[1].most + 1)]
    assert (await put(sandbox, many[:-1]))[0] == 200
    status, answer = await put(sandbox, many)
    assert (status, answer["code"]) == (400, 30032)


async def test_two_commands_of_one_name_are_one_too_many(sandbox: Sandbox) -> None:
    assert (await put(sandbox, [SLASH, SLASH]))[0] == 400


async def test_another_applications_commands_are_not_ours(sandbox: Sandbox) -> None:
    status, answer = await put(sandbox, [SLASH], application="1")
    assert (status, answer["code"]) == (403, 50001)


async def put(sandbox: Sandbox, body: object, application: str | None = None) -> tuple[int, Any]:
    address = f"{sandbox.api}/applications/{application or sandbox.world.bot.id}/commands"
    async with (
        aiohttp.ClientSession() as session,
        session.put(address, json=body, headers={"Authorization": f"Bot {TOKEN}"}) as answer,
    ):
        return answer.status, await answer.json()
