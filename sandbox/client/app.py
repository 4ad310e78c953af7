"""The app of one person, by ids: what it lets him do where he stands. `Person` says the same by what he reads."""

from collections.abc import Sequence
from typing import Any

from sandbox.actions.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from sandbox.actions.message import Message
from sandbox.client import finding
from sandbox.client.filling import fill, resolved
from sandbox.client.menu import Entry, Menu, need
from sandbox.client.refusal import CannotDo
from sandbox.server import Sandbox
from sandbox.world import access
from sandbox.world.payloads import Payload
from sandbox.world.permissions import May
from sandbox.world.places import Channel, User


class App:
    """Nothing is sent that Discord's app would not send."""

    def __init__(self, sandbox: Sandbox, user: User) -> None:
        self.sandbox, self.user = sandbox, user

    # Where he is

    def place(self, id: str, *, awake: bool = True) -> Channel:
        """Where he acts: he must see the place, and nothing can be used in a thread that sleeps."""
        channel = self.sandbox.world.channels.get(id)
        if channel is None or not access.can_read(self.sandbox.world, self.user.id, channel):
            raise CannotDo(f"{self.user.name} does not see that channel", "gone")
        if awake and channel.archived:
            raise CannotDo("the thread sleeps; write in it to wake it", "asleep")
        return channel

    def menu(self, channel: Channel) -> Menu:
        """The commands he is offered there."""
        return Menu(self.sandbox.world, self.sandbox.commands, self.user, channel)

    def message(self, id: str) -> Message:
        """One that is before him now."""
        found = self.sandbox.messages.kept(id)
        if found is None or not self.sandbox.messages.is_before(self.user.id, found):
            raise CannotDo(f"{self.user.name} does not see that message (any more)", "gone")
        return found

    # What he does

    async def use(self, channel: Channel, entry: Entry, options: dict[str, Any]) -> Interaction:
        """A slash command, with every option that it must have."""
        given = need(entry.options, options, self.user.locale)
        filled = [each for each in entry.options if each["name"] in given]
        told = [fill(option, given[option["name"]], self.user.locale) for option in filled]
        named = resolved(self.sandbox.world, channel, list(given.values()))
        return await self._begin(COMMAND, channel, entry.data(told, named))

    async def suggest(
        self, channel: Channel, entry: Entry, option: str, typed: str, options: dict[str, Any]
    ) -> Interaction:
        """What the bot suggests for an option, with others filled in already; required ones may still be missing."""
        wanted = finding.suggesting(entry.options, option, self.user.locale)
        free = [{**each, "required": False} for each in entry.options]
        given = need(free, options, self.user.locale)
        told = [
            {"name": each["name"], "type": each["type"], "value": _plain(given[each["name"]])}
            for each in entry.options
            if each["name"] in given and each["name"] != wanted["name"]
        ]
        told.append({"name": wanted["name"], "type": wanted["type"], "value": typed, "focused": True})
        return await self._begin(AUTOCOMPLETE, channel, entry.data(told, {}))

    async def press(self, message: Message, control: str) -> Interaction:
        """A button."""
        found = finding.by_id(message.body, control)
        finding.check_pressable(found)
        return await self._operate(message, found, {})

    async def choose(self, message: Message, control: str, values: Sequence[str]) -> Interaction:
        """Options of a menu, by what they stand for."""
        found = finding.by_id(message.body, control)
        finding.check_choosable(found, values)
        return await self._operate(message, found, {"values": list(values)})

    async def submit(self, opened: Interaction, fields: Payload) -> Interaction:
        """The window that was opened in answer to something, with its fields as `Window.filled` tells them."""
        return await self._begin(MODAL, opened.channel, fields, opened.source)

    async def say(self, channel: Channel, text: str) -> Message:
        """Write something; a sleeping thread wakes."""
        sandbox = self.sandbox
        granted = access.in_channel(sandbox.world, self.user.id, channel)
        if not granted & (May.SEND_MESSAGES_IN_THREADS if channel.parent else May.SEND_MESSAGES):
            raise CannotDo(f"{self.user.name} may not write in {channel.name!r}", "forbidden")
        await sandbox.threads.look_after()
        await sandbox.threads.wake(channel, moderates=bool(granted & May.MANAGE_THREADS))
        return await sandbox.messages.write(channel.id, self.user.id, {"content": text})

    async def _operate(self, message: Message, found: Payload, more: Payload) -> Interaction:
        data = {"custom_id": found["custom_id"], "component_type": found["type"], "id": found.get("id", 0), **more}
        return await self._begin(COMPONENT, self.sandbox.world.channels[message.channel], data, message)

    async def _begin(self, kind: int, channel: Channel, data: Payload, source: Message | None = None) -> Interaction:
        await self.sandbox.threads.look_after()
        if kind != MODAL:
            self.place(channel.id)  # it may have fallen asleep since he looked
        return await self.sandbox.interactions.begin(kind, self.user, channel, data, source=source)


def _plain(value: Any) -> Any:
    """Who is named goes by his id."""
    return getattr(value, "id", value)
