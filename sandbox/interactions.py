"""Interactions: a person does something, the bot has three seconds to answer and fifteen minutes to follow up."""

import secrets
from dataclasses import dataclass, field
from typing import Any

from sandbox import limits, payloads
from sandbox.errors import DiscordError
from sandbox.form import Faults
from sandbox.gateway import Gateway
from sandbox.messages import EPHEMERAL, LOADING, Message, Messages
from sandbox.payloads import Payload
from sandbox.world import Channel, User, World

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
    answered: int | None = None
    original: Message | None = None
    suggestions: list[Payload] = field(default_factory=list)
    source: Message | None = None
    """The message whose button was pressed."""
    window: Payload | None = None
    """The window that was opened in answer."""


class Interactions:
    """All of them, by their token."""

    def __init__(self, world: World, gateway: Gateway, messages: Messages) -> None:
        self._world, self._gateway, self._messages = world, gateway, messages
        self._kept: dict[str, Interaction] = {}

    async def begin(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Payload,
        *,
        source: Message | None = None,
        locale: str = "en-US",
    ) -> Interaction:
        """Somebody does something, perhaps at a message; the bot is told."""
        id, token = self._world.ids.next(), secrets.token_urlsafe(48)
        new = Interaction(id, token, kind, user, channel, self._world.clock.now(), source=source)
        self._kept[token] = new
        await self._gateway.dispatch("INTERACTION_CREATE", self._payload(new, data, locale))
        return new

    def answer(self, interaction: str, token: str, body: Payload) -> Payload:
        """The first response, by which the bot acknowledges it."""
        found = self._kept.get(token)
        if found is None or found.id != interaction or self._age(found) > limits.FIRST_RESPONSE_SECONDS:
            raise DiscordError(404, UNKNOWN_INTERACTION, "Unknown interaction")
        if found.answered is not None:
            raise DiscordError(400, ALREADY_ACKNOWLEDGED, "Interaction has already been acknowledged.")
        self._carry_out(found, int(body.get("type", 0)), body.get("data") or {})
        found.answered = int(body["type"])
        return self._told(found)

    def follow_up(self, token: str, body: Payload) -> Payload:
        """One more message, or what a deferred answer was waiting for."""
        found = self._alive(token)
        if found.original is not None and found.original.flags & LOADING:
            return self._messages.payload(self._messages.edit(found.original, body))
        return self._messages.payload(self._write(found, body))

    def message(self, token: str, message: str) -> Message:
        """The original answer, or a follow-up by its id."""
        found = self._alive(token)
        if message != "@original":
            return self._messages.find(message)
        if found.original is None:
            raise DiscordError(404, UNKNOWN_WEBHOOK, "Unknown Webhook")
        return self._messages.find(found.original.id)

    def edit(self, token: str, message: str, body: Payload) -> Payload:
        """Change one's own answer."""
        return self._messages.payload(self._messages.edit(self.message(token, message), body))

    def remove(self, token: str, message: str) -> None:
        """Take one's own answer away."""
        self._messages.remove(self.message(token, message).id)

    def _carry_out(self, found: Interaction, kind: int, data: Payload) -> None:
        if kind not in ANSWERS[found.kind] or (kind in (DEFERRED_UPDATE, UPDATE) and found.source is None):
            faults = Faults()
            faults.add(("type",), "BASE_TYPE_CHOICES", "This cannot answer that kind of interaction.")
            faults.refuse()
        if kind == SUGGESTIONS:
            self._suggest(found, data.get("choices") or [])
        elif kind == WINDOW:
            _check_window(data)
            found.window = data
        elif kind == MESSAGE:
            found.original = self._write(found, data)
        elif kind == DEFERRED:
            flags = int(data.get("flags") or 0) & EPHEMERAL
            found.original = self._write(found, {"flags": flags | LOADING})
        elif found.source is not None:
            found.original = self._messages.edit(found.source, data) if kind == UPDATE else found.source

    def _suggest(self, found: Interaction, choices: list[Payload]) -> None:
        faults = Faults()
        faults.length(("data", "choices"), choices, limits.AUTOCOMPLETE_CHOICES)
        for number, choice in enumerate(choices):
            faults.length(("data", "choices", number, "name"), choice.get("name"), limits.CHOICE_NAME)
        faults.refuse()
        found.suggestions = choices

    def _write(self, found: Interaction, body: Payload) -> Message:
        only_for = found.user.id if int(body.get("flags") or 0) & EPHEMERAL else None
        return self._messages.write(found.channel.id, self._world.bot.id, body, only_for)

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
            told["resource"] = {"type": found.answered, "message": self._messages.payload(found.original)}
        return told

    def _payload(self, found: Interaction, data: Payload, locale: str) -> dict[str, Any]:
        guild = self._world.guilds[found.channel.guild]
        member = payloads.member(self._world, found.user)
        return {
            "id": found.id,
            "application_id": self._world.bot.id,
            "type": found.kind,
            "data": data,
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "channel": payloads.channel(found.channel),
            "channel_id": found.channel.id,
            "member": {**member, "permissions": payloads.EVERYTHING},
            "token": found.token,
            "version": 1,
            "app_permissions": payloads.EVERYTHING,
            "locale": locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild.id},
            "context": 0,
            "attachment_size_limit": limits.FILE_BYTES.most,
            **({"message": self._messages.payload(found.source)} if found.source is not None else {}),
        }


def _check_window(data: Payload) -> None:
    faults = Faults()
    faults.length(("data", "title"), data.get("title"), limits.WINDOW_TITLE)
    faults.length(("data", "custom_id"), data.get("custom_id"), limits.CUSTOM_ID)
    faults.length(("data", "components"), data.get("components"), limits.WINDOW_COMPONENTS)
    faults.refuse()
