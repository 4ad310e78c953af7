"""What a window of the page asks for, by name: each is what Discord's app would do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sandbox.actions.message import EPHEMERAL
from sandbox.client import filling
from sandbox.client.menu import Entry
from sandbox.client.refusal import CannotDo
from sandbox.client.window import Window
from sandbox.page.first_time import LOCALES
from sandbox.page.windows import labelled
from sandbox.world.places import Channel, World

if TYPE_CHECKING:
    from sandbox.page.session import Session


async def go(session: Session, said: dict[str, Any]) -> None:
    """Open a place."""
    await session.go(said["place"])


async def press(session: Session, said: dict[str, Any]) -> None:
    """Press a button."""
    app = session.sight.app
    await session.answered(await app.press(app.message(said["message"]), said["control"]))


async def choose(session: Session, said: dict[str, Any]) -> None:
    """Choose in a menu."""
    app = session.sight.app
    await session.answered(await app.choose(app.message(said["message"]), said["control"], said["values"]))


async def use(session: Session, said: dict[str, Any]) -> None:
    """Use a slash command."""
    app, channel, entry = session.sight.app, *_entry(session, said)
    await session.answered(await app.use(channel, entry, _given(app.sandbox.world, entry, said["options"])))


async def suggest(session: Session, said: dict[str, Any]) -> None:
    """What the bot suggests for an option. If it says nothing, nothing is suggested."""
    app, channel, entry = session.sight.app, *_entry(session, said)
    given = _given(app.sandbox.world, entry, said["options"])
    asked = await app.suggest(channel, entry, said["option"], said["typed"], given)
    await session.answered(asked)
    choices = [{"label": each["name"], "value": each["value"]} for each in asked.suggestions]
    await session.send("suggestions", n=said["n"], choices=choices)


async def submit(session: Session, said: dict[str, Any]) -> None:
    """Send a window. If something is missing it stays open."""
    opened = session.opened.get(said["window"])
    if opened is None or opened.window is None:
        raise CannotDo("that window is not open (any more)", "gone")
    data = Window(opened.window).filled(labelled(opened.window, said["fields"]))
    del session.opened[said["window"]]
    await session.answered(await session.sight.app.submit(opened, data))


async def close(session: Session, said: dict[str, Any]) -> None:
    """Put a window away; the bot is not told."""
    session.opened.pop(said["window"], None)


async def say(session: Session, said: dict[str, Any]) -> None:
    """Write something."""
    app = session.sight.app
    await app.say(app.place(said["place"], awake=False), said["text"])


async def typing(session: Session, said: dict[str, Any]) -> None:
    """The others see that he writes."""
    app = session.sight.app
    channel = app.place(said["place"], awake=False)
    app.sandbox.world.typing[channel.id, app.user.id] = app.sandbox.world.clock.now()


async def dismiss(session: Session, said: dict[str, Any]) -> None:
    """Put a private answer out of sight."""
    app = session.sight.app
    message = app.message(said["message"])
    if not message.flags & EPHEMERAL:
        raise CannotDo("only a private answer can be dismissed")
    await app.sandbox.messages.remove(message.id)


async def speak(session: Session, said: dict[str, Any]) -> None:
    """His app speaks another language from now on."""
    session.sight.app.user.locale = LOCALES[said["language"]]
    await session.hello()
    if session.at:
        await session.go(session.at)


async def trouble(session: Session, said: dict[str, Any]) -> None:
    """Something goes wrong, as he asks for it."""
    await session.troubles.make(said["what"], said.get("with") or {}, session.sight.app.user)


def _entry(session: Session, said: dict[str, Any]) -> tuple[Channel, Entry]:
    channel = session.sight.app.place(said["place"])
    return channel, session.sight.app.menu(channel).find(said["line"])


def _given(world: World, entry: Entry, options: dict[str, Any]) -> dict[str, Any]:
    """Whom and what he names by ids, and numbers as numbers."""
    kinds = {option["name"]: option["type"] for option in entry.options}
    return {name: _value(world, kinds.get(name, 0), value) for name, value in options.items()}


def _value(world: World, kind: int, value: Any) -> Any:
    match kind:
        case filling.USER:
            return world.users.get(value, value)
        case filling.CHANNEL:
            return world.channels.get(value, value)
        case filling.ROLE:
            roles = [role for guild in world.guilds.values() for role in guild.roles.values()]
            return next((role for role in roles if role.id == value), value)
        case filling.INTEGER:
            return int(value)
        case filling.NUMBER:
            return float(value)
        case filling.BOOLEAN:
            return value if isinstance(value, bool) else value == "true"
    return value


DEEDS: dict[str, Callable[[Session, dict[str, Any]], Awaitable[None]]] = {
    each.__name__: each
    for each in (go, press, choose, use, suggest, submit, close, say, typing, dismiss, speak, trouble)
}
