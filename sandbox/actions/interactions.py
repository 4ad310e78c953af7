"""Interactions: a person does something, the bot has three seconds to answer and fifteen minutes to follow up."""

import secrets
from dataclasses import dataclass, field

from sandbox import limits
from sandbox.actions.attachments import Files
from sandbox.actions.interaction_event import event
from sandbox.actions.message import ANSWER, EPHEMERAL, LOADING, UNKNOWN_MESSAGE, WRITTEN, Message
from sandbox.actions.messages import Messages
from sandbox.checks import windows
from sandbox.checks.choices import choices
from sandbox.checks.commands import GROUP, SUBCOMMAND
from sandbox.checks.fields import Fields
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.gateway.gateway import Gateway
from sandbox.world.payloads import Payload
from sandbox.world.places import Channel, User, World
from sandbox.world.sights import SUGGESTIONS as SUGGESTED
from sandbox.world.sights import WINDOW as OPENED
from sandbox.world.sights import Sight, Sights, packed

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Kinds of interaction: a command, a press or a choice, a suggestion asked for, a window filled in."""

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, SUGGESTIONS, WINDOW = 4, 5, 6, 7, 8, 9
"""Kinds of answer."""

ANSWERS = {
    COMMAND: {MESSAGE, DEFERRED, WINDOW},
    COMPONENT: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, WINDOW},
    AUTOCOMPLETE: {SUGGESTIONS},
    MODAL: {MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE},
}
"""What may answer what. An update needs a message that the interaction came from."""

UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, UNKNOWN_WEBHOOK = 10062, 40060, 10015


@dataclass
class Interaction:
    """What a person did, and what came of it."""

    id: str
    token: str
    kind: int
    user: User
    channel: Channel
    began: float
    source: Message | None = None
    """The message whose button was pressed."""
    event: Payload = field(default_factory=dict)
    """As the bot was told of it."""
    answered: int | None = None
    acknowledged_after: float = 0.0
    """Seconds from what the person did to the bot's first response."""
    original: Message | None = None
    written: set[str] = field(default_factory=set)
    """The messages that came of it, which alone its token can change."""
    suggestions: list[Payload] = field(default_factory=list)
    window: Payload | None = None
    """The window that was opened in answer."""


class Interactions:
    """All of them, by their token."""

    def __init__(self, world: World, gateway: Gateway, messages: Messages, sights: Sights) -> None:
        self._world, self._gateway, self._messages, self._sights = world, gateway, messages, sights
        self._kept: dict[str, Interaction] = {}
        self._used: dict[str, tuple[User, str]] = {}
        """By message: who used which command to have it."""

    async def begin(
        self, kind: int, user: User, channel: Channel, data: Payload, *, source: Message | None = None
    ) -> Interaction:
        """Somebody does something, perhaps at a message; the bot is told."""
        id, token = self._world.ids.next(), secrets.token_urlsafe(48)
        new = Interaction(id, token, kind, user, channel, self._world.clock.now(), source)
        self._kept[token] = new
        message = self._messages.payload(source) if source is not None else None
        new.event = event(self._world, id, token, kind, user, channel, data, message)
        await self.deliver(new)
        return new

    async def deliver(self, done: Interaction) -> None:
        """Tell the bot of it. Discord promises to do so at least once: it may happen again."""
        await self._gateway.dispatch("INTERACTION_CREATE", done.event)

    def newest(self, user: User) -> Interaction:
        """What this person has last done."""
        return next(each for each in reversed(self._kept.values()) if each.user.id == user.id)

    def behind(self, message: str) -> tuple[User, str] | None:
        """Who used which command to have this message; None if it is no answer to one."""
        return self._used.get(message)

    def restore(self, used: dict[str, tuple[User, str]]) -> None:
        """What was used once; what was under way then is over."""
        self._used.update(used)

    async def answer(self, interaction: str, token: str, body: Payload, files: Files) -> Payload:
        """The first response, by which the bot acknowledges it."""
        found = self._kept.get(token)
        if found is None or found.id != interaction or self.is_late(found):
            raise DiscordError(404, UNKNOWN_INTERACTION, "Unknown interaction")
        if found.answered is not None:
            raise DiscordError(400, ALREADY_ACKNOWLEDGED, "Interaction has already been acknowledged.")
        kind = _kind(found, body)
        # Two answers at once: the second must not begin while the first is carried out.
        found.answered, found.acknowledged_after = kind, self._age(found)
        try:
            await self._carry_out(found, kind, body.get("data") or {}, files)
        except DiscordError as refused:
            found.answered = None
            raise _within_data(refused) from None
        return self._told(found)

    def is_late(self, found: Interaction) -> bool:
        """Whether the time for a first response is over."""
        return self._age(found) > limits.FIRST_RESPONSE_SECONDS

    async def follow_up(self, token: str, body: Payload, files: Files) -> Payload:
        """One more message, or what a deferred answer was waiting for."""
        found = self._alive(token)
        if found.original is not None and found.original.flags & LOADING:
            return self._messages.payload(await self._messages.edit(found.original, body, files))
        return self._messages.payload(await self._write(found, body, files))

    def message(self, token: str, message: str) -> Message:
        """The original answer, or a follow-up by its id."""
        found = self._alive(token)
        if message == "@original":
            if found.original is None:
                raise DiscordError(404, UNKNOWN_WEBHOOK, "Unknown Webhook")
            return self._messages.find(found.original.id)
        if message not in found.written:
            raise DiscordError(404, UNKNOWN_MESSAGE, "Unknown Message")
        return self._messages.find(message)

    async def edit(self, token: str, message: str, body: Payload, files: Files) -> Payload:
        """Change one's own answer."""
        return self._messages.payload(await self._messages.edit(self.message(token, message), body, files))

    async def remove(self, token: str, message: str) -> None:
        """Take one's own answer away."""
        gone = self.message(token, message)
        await self._messages.remove(gone.id)
        gone.flags &= ~LOADING  # nobody waits for it any more, and what follows is a new message

    async def _carry_out(self, found: Interaction, kind: int, data: Payload, files: Files) -> None:
        if kind == SUGGESTIONS:
            self._suggest(found, data)
        elif kind == WINDOW:
            self._open(found, data)
        elif kind == MESSAGE:
            found.original = await self._write(found, data, files)
        elif kind == DEFERRED:
            # Whether it is private is all that can be said beforehand.
            private = int(data.get("flags") or 0) & EPHEMERAL
            found.original = await self._write(found, {"flags": private}, {}, loading=True)
        elif found.source is not None:
            await self._update(found, found.source, data if kind == UPDATE else None, files)

    async def _update(self, found: Interaction, source: Message, data: Payload | None, files: Files) -> None:
        """The message that it came from is changed now, or will be later."""
        if data is not None:
            await self._messages.edit(self._messages.find(source.id), data, files)
        found.original = source
        found.written.add(source.id)

    def _suggest(self, found: Interaction, data: Payload) -> None:
        faults = Faults()
        suggested = choices(Fields(faults, (), data), limits.AUTOCOMPLETE_CHOICES)
        faults.refuse()
        found.suggestions = suggested
        self._sights.show(Sight(found.user.id, SUGGESTED, found.channel.id, packed(suggested)))

    def _open(self, found: Interaction, data: Payload) -> None:
        faults = Faults()
        windows.check(faults, (), data)
        faults.refuse()
        found.window = data
        self._sights.show(Sight(found.user.id, OPENED, found.channel.id, packed(data)))

    async def _write(self, found: Interaction, body: Payload, files: Files, *, loading: bool = False) -> Message:
        only_for = found.user.id if int(body.get("flags") or 0) & EPHEMERAL else None
        kind = ANSWER if found.kind == COMMAND and found.original is None else WRITTEN
        channel, bot = found.channel.id, self._world.bot.id
        written = await self._messages.write(channel, bot, body, files, only_for=only_for, kind=kind, loading=loading)
        found.written.add(written.id)
        if kind == ANSWER:
            self._used[written.id] = (found.user, _line(found.event["data"]))
        return written

    def _alive(self, token: str) -> Interaction:
        found = self._kept.get(token)
        if found is None or found.answered is None or self._age(found) > limits.TOKEN_SECONDS:
            raise DiscordError(404, UNKNOWN_WEBHOOK, "Unknown Webhook")
        return found

    def _age(self, found: Interaction) -> float:
        return self._world.clock.now() - found.began

    def _told(self, found: Interaction) -> Payload:
        told: Payload = {"interaction": {"id": found.id, "type": found.kind, "response_message_ephemeral": False}}
        if found.original is not None:
            told["interaction"]["response_message_id"] = found.original.id
            told["interaction"]["response_message_loading"] = bool(found.original.flags & LOADING)
            told["interaction"]["response_message_ephemeral"] = bool(found.original.flags & EPHEMERAL)
            if found.answered in (MESSAGE, UPDATE):
                told["resource"] = {"type": found.answered, "message": self._messages.payload(found.original)}
        return told


def _line(data: Payload) -> str:
    """A command as it was typed, without what was filled in."""
    names, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in (SUBCOMMAND, GROUP):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return "/" + " ".join(names)


def _kind(found: Interaction, body: Payload) -> int:
    """The kind of answer, if it is one that can answer this."""
    kind = body.get("type")
    wants_a_source = kind in (DEFERRED_UPDATE, UPDATE)
    if kind not in ANSWERS[found.kind] or (wants_a_source and found.source is None):
        faults = Faults()
        faults.add(("type",), "BASE_TYPE_CHOICES", "This cannot answer that kind of interaction.")
        faults.refuse()
    assert isinstance(kind, int)
    return kind


def _within_data(refused: DiscordError) -> DiscordError:
    """What is wrong with an answer is wrong in its field `data`."""
    if not refused.errors:
        return refused
    return DiscordError(refused.status, refused.code, refused.message, {"data": refused.errors})
