"""Every limit of our table is broken once over the wire, and refused in Discord's shape; what is at the limit is taken.

Most is done without Discord's own description at hand, so that it is our table that refuses; where the description is
there, the same is refused by one of the two.
"""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.http import handle_message_parameters

from sandbox import limits
from sandbox.actions.interactions import AUTOCOMPLETE, COMMAND
from sandbox.limits import Limit
from tests.sandbox.asking import Asker, asking, places
from tests.sandbox.description.openapi import description
from tests.sandbox.limits.breaches import CASES, Case
from tests.sandbox.limits.otherwise import OTHERWISE

V2 = 1 << 15


async def send(asker: Asker, kind: str, body: Any) -> tuple[int, Any]:
    """Send a body to where it belongs."""
    if kind in ("window", "suggestions", "answer"):
        types = {"window": (COMMAND, 9), "suggestions": (AUTOCOMPLETE, 8), "answer": (COMMAND, 4)}
        begins, answers = types[kind]
        _, path = await asker.begun(begins)
        return await asker.ask("POST", path, json={"type": answers, "data": body})
    method, path = await address(asker, kind)
    return await asker.ask(method, path, json={**body, "flags": V2} if kind == "layout" else body)


async def address(asker: Asker, kind: str) -> tuple[str, str]:
    application = asker.sandbox.world.bot.id
    channel = f"/channels/{asker.channel.id}"
    if kind == "edit":
        _, message = await asker.ask("POST", f"{channel}/messages", json={"content": "One"})
        return "PATCH", f"{channel}/messages/{message['id']}"
    if kind == "follow-up":
        begun, path = await asker.begun()
        await asker.ask("POST", path, json={"type": 4, "data": {"content": "One"}})
        return "POST", f"/webhooks/{application}/{begun.token}"
    return {
        "commands": ("PUT", f"/applications/{application}/commands"),
        "one command": ("POST", f"/applications/{application}/commands"),
        "message": ("POST", f"{channel}/messages"),
        "layout": ("POST", f"{channel}/messages"),
        "thread": ("POST", f"{channel}/threads"),
    }[kind]


def too_much(limit: Limit, case: Case) -> list[int]:
    """What is just beyond the limit, at either end."""
    below = [limit.least - 1] if limit.least or case.value else []
    return [*below, limit.most + 1]


def just_enough(limit: Limit, case: Case) -> list[int]:
    least = [limit.least] if limit.least or case.value else []
    return [*least, case.reached or limit.most]


PLACES = [pytest.param(name, case, id=f"{name}-{case.kind}-{case.where}") for name in CASES for case in CASES[name]]


@pytest.mark.parametrize(("name", "case"), PLACES)
async def test_what_is_beyond_a_limit_is_refused_where_it_is_and_nothing_is_written(name: str, case: Case) -> None:
    async with asking() as asker:
        for number in too_much(getattr(limits, name), case):
            # Some need a message to be there first, which is written before we look.
            before, (status, answer) = await refused(asker, case, number)
            assert (status, answer["code"]) == (400, 50035), asker.sandbox.broken
            assert case.where in places(answer["errors"])
            # A container that is too full has too much in it for the message as well.
            assert case.reached or places(answer["errors"]) == [case.where]
            assert asker.written() == before


async def refused(asker: Asker, case: Case, number: int) -> tuple[Any, tuple[int, Any]]:
    if case.kind in ("edit", "follow-up"):
        method, path = await address(asker, case.kind)
        before = asker.written()
        return before, await asker.ask(method, path, json=case.make(number))
    return asker.written(), await send(asker, case.kind, case.make(number))


@pytest.mark.parametrize(("name", "case"), PLACES)
async def test_what_is_just_at_a_limit_is_taken(name: str, case: Case) -> None:
    async with asking() as asker:
        for number in just_enough(getattr(limits, name), case):
            status, answer = await send(asker, case.kind, case.make(number))
            assert status in (200, 201, 204), answer


@pytest.mark.parametrize(("name", "case"), PLACES)
async def test_with_discords_own_description_it_is_refused_as_well(name: str, case: Case) -> None:
    async with asking(description()) as asker:
        for number in too_much(getattr(limits, name), case):
            before, (status, answer) = await refused(asker, case, number)
            assert (status, answer["code"]) == (400, 50035)
            assert asker.written() == before


@pytest.mark.parametrize("name", OTHERWISE)
async def test_what_is_beyond_another_kind_of_limit_is_refused(name: str) -> None:
    await OTHERWISE[name]()


def test_every_limit_is_broken_here() -> None:
    """A new one without a breach fails, by its name."""
    known = {name for name in vars(limits) if name.isupper() and not name.startswith("_")}
    assert set(CASES) | set(OTHERWISE) == known
    assert not set(CASES) & set(OTHERWISE)


# What discord.py 2.7.1 would not even send. All the rest it sends, and Discord refuses it; we refuse these as well.


def subcommand(number: int) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction[Any]) -> None: ...

    return app_commands.Command(name=f"c{number}", description="x", callback=callback)


def many_commands() -> None:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for number in range(101):
        tree.add_command(subcommand(number))


def many_subcommands() -> None:
    group = app_commands.Group(name="table", description="x")
    for number in range(26):
        group.add_command(subcommand(number))


def many(number: int, holder: Any, item: Callable[[], Any]) -> None:
    for _ in range(number):
        holder.add_item(item())


def many_options(number: int, menu: Any) -> None:
    for label in range(number):
        menu.add_option(label=str(label))


def pressing() -> ui.Button[Any]:
    return ui.Button(label="x")


CAUGHT: dict[str, Callable[[], Any]] = {
    "COMMAND_NAME": lambda: app_commands.Group(name="x" * 33, description="x"),
    "COMMAND_OPTIONS": many_subcommands,
    "GLOBAL_COMMANDS": many_commands,
    "ROWS": lambda: many(26, ui.View(), pressing),
    "ROW_COMPONENTS": lambda: many(6, ui.View(), lambda: ui.Button(label="x", row=0)),
    "COMPONENTS": lambda: many(41, ui.LayoutView(), ui.Separator),
    "SECTION_TEXTS": lambda: ui.Section(*"abcd", accessory=pressing()),
    "MENU_OPTIONS": lambda: many_options(26, ui.Select()),
    "RADIO_OPTIONS": lambda: many_options(11, ui.RadioGroup()),
    "CHECKBOX_OPTIONS": lambda: many_options(11, ui.CheckboxGroup()),
    "WINDOW_COMPONENTS": lambda: many(6, ui.Modal(title="x"), lambda: ui.TextDisplay("x")),
    "EMBEDS": lambda: handle_message_parameters(embeds=[discord.Embed(title="x")] * 11),
}


@pytest.mark.parametrize("name", CAUGHT)
async def test_discord_py_catches_it_before_it_is_sent(name: str) -> None:
    with pytest.raises((ValueError, app_commands.CommandLimitReached)):
        CAUGHT[name]()
