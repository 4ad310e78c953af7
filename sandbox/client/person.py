"""A person with Discord open: he uses commands, presses, chooses, fills in, writes; and sees what is there for him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandbox.actions.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from sandbox.actions.message import EPHEMERAL, LOADING, Message
from sandbox.client import finding
from sandbox.client.filling import fill, resolved
from sandbox.client.menu import Entry, Menu, need
from sandbox.client.reading import Seen, alternatives, words
from sandbox.client.refusal import CannotDo
from sandbox.client.window import Window
from sandbox.pulse import PATIENCE
from sandbox.server import Sandbox
from sandbox.world import access
from sandbox.world.payloads import Payload
from sandbox.world.permissions import May
from sandbox.world.places import Channel, User
from sandbox.world.sights import Sight


@dataclass(frozen=True)
class Answer:
    """What came back for what a person did."""

    message: Seen | None
    """The bot's answer, or the message that was changed, as it is for this person."""
    window: Window | None
    acknowledged_after: float
    """Seconds until the app stopped waiting."""

    @property
    def text(self) -> str:
        """What the answer says."""
        return self.message.text if self.message else ""

    @property
    def private(self) -> bool:
        """Whether nobody else sees it."""
        return self.message is not None and self.message.private


class Person:
    """He stands in one channel, thread or direct message at a time, and can look and act in others."""

    def __init__(self, sandbox: Sandbox, user: User, at: Channel, patience: float = PATIENCE) -> None:
        self._sandbox, self.user, self.at, self.patience = sandbox, user, at, patience
        self._window: tuple[Window, Interaction] | None = None

    @property
    def direct(self) -> Channel:
        """His direct messages with the bot."""
        return self._sandbox.world.direct(self.user)

    # What he does

    async def command(self, line: str, /, *, at: Channel | None = None, **options: Any) -> Answer:
        """Use a slash command: `command("/table new", game="carrara")`."""
        channel, entry = self._entry(line, at)
        given = need(entry.options, options, self.user.locale)
        told = [
            fill(option, _user(given[option["name"]]), self.user.locale)
            for option in entry.options
            if option["name"] in given
        ]
        named = resolved(self._sandbox.world, channel, [_user(each) for each in given.values()])
        return await self._act(COMMAND, channel, entry.data(told, named))

    async def autocomplete(
        self, line: str, option: str, typed: str = "", /, *, at: Channel | None = None, **filled: Any
    ) -> list[str]:
        """What the bot suggests for an option, with others filled in already; required ones may still be missing."""
        channel, entry = self._entry(line, at)
        wanted = finding.suggesting(entry.options, option, self.user.locale)
        given = {**need([{**each, "required": False} for each in entry.options], filled, self.user.locale)}
        told = [
            {"name": each["name"], "type": each["type"], "value": _user(given[each["name"]])}
            for each in entry.options
            if each["name"] in given
        ]
        told.append({"name": wanted["name"], "type": wanted["type"], "value": typed, "focused": True})
        asked = await self._sandbox.interactions.begin(AUTOCOMPLETE, self.user, channel, entry.data(told, {}))
        await self._answered(asked)
        return [str(choice["name"]) for choice in asked.suggestions]

    async def press(self, label: str, /, *, on: Seen | None = None, at: Channel | None = None) -> Answer:
        """Press a button; of several with this label, the newest."""
        channel = self._place(at, on)
        message, button = finding.button(self._targets(channel, on), label)
        data = {"custom_id": button["custom_id"], "component_type": button["type"], "id": button.get("id", 0)}
        return await self._act(COMPONENT, channel, data, self._source(message))

    async def choose(
        self, *labels: str, menu: str | None = None, on: Seen | None = None, at: Channel | None = None
    ) -> Answer:
        """Choose in a menu: the newest that has all these options, or the one with that text on it."""
        channel = self._place(at, on)
        message, found = finding.menu(self._targets(channel, on), list(labels), menu)
        values = [option["value"] for option in found["options"] if option["label"] in labels]
        data = {"custom_id": found["custom_id"], "component_type": found["type"], "id": found.get("id", 0)}
        return await self._act(COMPONENT, channel, {**data, "values": values}, self._source(message))

    async def fill(self, **fields: Any) -> Answer:
        """Fill in the window that is open, by the labels of its fields, and send it."""
        if self._window is None:
            raise CannotDo("no window is open")
        window, opened = self._window
        data = window.filled(fields)
        self._window = None
        return await self._act(MODAL, opened.channel, data, opened.source)

    async def say(self, text: str, *, at: Channel | None = None) -> Seen:
        """Write something; a sleeping thread wakes."""
        channel = self._place(at, awake=False)
        granted = access.in_channel(self._sandbox.world, self.user.id, channel)
        if not granted & (May.SEND_MESSAGES_IN_THREADS if channel.parent else May.SEND_MESSAGES):
            raise CannotDo(f"{self.user.name} may not write in {channel.name!r}")
        await self._sandbox.threads.wake(channel, moderates=bool(granted & May.MANAGE_THREADS))
        return self._seen(await self._sandbox.messages.write(channel.id, self.user.id, {"content": text}))

    # What he sees

    def sees(self, at: Channel | None = None) -> list[Seen]:
        """The messages before him now, oldest first."""
        here = self._sandbox.messages.seen_by(self.user.id, (at or self.at).id)
        return [self._seen(message) for message in here]

    def reads(self, at: Channel | None = None) -> str:
        """All the text before him now."""
        return "\n".join(seen.text for seen in self.sees(at))

    async def will_see(self, text: str, *, at: Channel | None = None) -> Seen:
        """Wait until a message before him says this; the newest that does."""

        def look() -> Seen | None:
            return next((seen for seen in reversed(self.sees(at)) if text in seen.text), None)

        found = await self._sandbox.world.pulse.until(
            look, lambda: f"{self.user.name} never saw {text!r}, but:\n{self.reads(at)}", self.patience
        )
        assert found is not None
        return found

    def ever_saw(self) -> list[Sight]:
        """All that has ever reached him, wherever, also what is gone."""
        return self._sandbox.sights.of(self.user.id)

    def received(self) -> bytes:
        """Every byte that has ever reached him."""
        return self._sandbox.sights.bytes_of(self.user.id)

    def notified(self) -> list[Sight]:
        """What made his phone sound."""
        return [sight for sight in self.ever_saw() if sight.notified]

    # How the app does it

    def _entry(self, line: str, at: Channel | None) -> tuple[Channel, Entry]:
        channel = self._place(at)
        return channel, Menu(self._sandbox.world, self._sandbox.commands, self.user, channel).find(line)

    def _place(self, at: Channel | None, on: Seen | None = None, *, awake: bool = True) -> Channel:
        """Where he acts: he must see the place, and nothing can be used in a thread that sleeps."""
        channel = self._sandbox.world.channels.get(on.channel if on else (at or self.at).id)
        if channel is None or not access.can_read(self._sandbox.world, self.user.id, channel):
            raise CannotDo(f"{self.user.name} does not see that channel")
        if awake and channel.archived:
            raise CannotDo("the thread sleeps; write in it to wake it")
        return channel

    def _targets(self, channel: Channel, on: Seen | None) -> list[Seen]:
        there = self.sees(channel)
        if on is None:
            return there[::-1]
        if on.id not in [seen.id for seen in there]:
            raise CannotDo(f"{self.user.name} does not see that message (any more)")
        # As it is now: a client shows no message as it once was.
        return [seen for seen in there if seen.id == on.id]

    def _source(self, message: Seen) -> Message:
        return self._sandbox.messages.find(message.id)

    async def _act(self, kind: int, channel: Channel, data: Payload, source: Message | None = None) -> Answer:
        done = await self._sandbox.interactions.begin(kind, self.user, channel, data, source=source)
        await self._answered(done)
        window = Window(done.window) if done.window is not None else None
        if window is not None:
            self._window = (window, done)
        return Answer(self._original(done), window, done.acknowledged_after)

    async def _answered(self, done: Interaction) -> None:
        def look() -> bool:
            thinking = done.original is not None and done.original.flags & LOADING
            return done.answered is not None and not thinking

        await self._sandbox.world.pulse.until(look, lambda: "the application did not respond", self.patience)

    def _original(self, done: Interaction) -> Seen | None:
        if done.original is None or not self._sandbox.messages.is_before(self.user.id, done.original):
            return None
        return self._seen(done.original)

    def _seen(self, message: Message) -> Seen:
        body, world = message.body, self._sandbox.world
        return Seen(
            message.id,
            message.channel,
            world.users[message.author].name,
            words(world, body),
            bool(message.flags & EPHEMERAL),
            tuple(finding.controls(body)),
            self._sandbox.messages.attachments.files_of(body.get("attachments") or []),
            alternatives(body),
        )


def _user(value: Any) -> Any:
    return value.user if isinstance(value, Person) else value
