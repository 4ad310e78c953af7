"""A person with Discord open: he uses commands, presses, chooses, fills in, writes; and sees what is there for him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandbox.actions.interactions import Interaction
from sandbox.actions.message import EPHEMERAL, LOADING, Message
from sandbox.client import finding
from sandbox.client.app import App
from sandbox.client.menu import Entry
from sandbox.client.reading import Seen, alternatives, words
from sandbox.client.refusal import CannotDo
from sandbox.client.window import Window
from sandbox.pulse import PATIENCE
from sandbox.server import Sandbox
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
        self.app = App(sandbox, user)
        self._window: tuple[Window, Interaction] | None = None

    @property
    def direct(self) -> Channel:
        """His direct messages with the bot."""
        return self._sandbox.world.direct(self.user)

    # What he does

    async def command(self, line: str, /, *, at: Channel | None = None, **options: Any) -> Answer:
        """Use a slash command: `command("/table new", game="carrara")`."""
        channel, entry = self._entry(line, at)
        return await self._answer(await self.app.use(channel, entry, _users(options)))

    async def autocomplete(
        self, line: str, option: str, typed: str = "", /, *, at: Channel | None = None, **filled: Any
    ) -> list[str]:
        """What the bot suggests for an option, with others filled in already; required ones may still be missing."""
        channel, entry = self._entry(line, at)
        asked = await self.app.suggest(channel, entry, option, typed, _users(filled))
        await self._answered(asked)
        return [str(choice["name"]) for choice in asked.suggestions]

    async def press(self, label: str, /, *, on: Seen | None = None, at: Channel | None = None) -> Answer:
        """Press a button; of several with this label, the newest."""
        channel = self._place(at, on)
        message, button = finding.button(self._targets(channel, on), label)
        return await self._answer(await self.app.press(self.app.message(message.id), button["custom_id"]))

    async def choose(
        self, *labels: str, menu: str | None = None, on: Seen | None = None, at: Channel | None = None
    ) -> Answer:
        """Choose in a menu: the newest that has all these options, or the one with that text on it."""
        channel = self._place(at, on)
        message, found = finding.menu(self._targets(channel, on), list(labels), menu)
        values = [option["value"] for option in found["options"] if option["label"] in labels]
        done = await self.app.choose(self.app.message(message.id), found["custom_id"], values)
        return await self._answer(done)

    async def fill(self, **fields: Any) -> Answer:
        """Fill in the window that is open, by the labels of its fields, and send it."""
        if self._window is None:
            raise CannotDo("no window is open")
        window, opened = self._window
        data = window.filled(fields)
        self._window = None
        return await self._answer(await self.app.submit(opened, data))

    async def say(self, text: str, *, at: Channel | None = None) -> Seen:
        """Write something; a sleeping thread wakes."""
        return self._seen(await self.app.say(self._place(at, awake=False), text))

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
        return channel, self.app.menu(channel).find(line)

    def _place(self, at: Channel | None, on: Seen | None = None, *, awake: bool = True) -> Channel:
        return self.app.place(on.channel if on else (at or self.at).id, awake=awake)

    def _targets(self, channel: Channel, on: Seen | None) -> list[Seen]:
        there = self.sees(channel)
        if on is None:
            return there[::-1]
        if on.id not in [seen.id for seen in there]:
            raise CannotDo(f"{self.user.name} does not see that message (any more)")
        # As it is now: a client shows no message as it once was.
        return [seen for seen in there if seen.id == on.id]

    async def _answer(self, done: Interaction) -> Answer:
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


def _users(options: dict[str, Any]) -> dict[str, Any]:
    """Whom he names are accounts."""
    return {name: value.user if isinstance(value, Person) else value for name, value in options.items()}
