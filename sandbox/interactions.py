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

COMMAND, AUTOCOMPLETE = 2, 4
MESSAGE, DEFERRED, SUGGESTIONS = 4, 5, 8
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


class Interactions:
    """All of them, by their token."""

    def __init__(self, world: World, gateway: Gateway, messages: Messages) -> None:
        self._world, self._gateway, self._messages = world, gateway, messages
        self._kept: dict[str, Interaction] = {}

    async def begin(self, kind: int, user: User, channel: Channel, data: Payload, locale: str = "en-US") -> Interaction:
        """Somebody does something; the bot is told."""
        id, token = self._world.ids.next(), secrets.token_urlsafe(48)
        new = Interaction(id, token, kind, user, channel, self._world.clock.now())
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
        if found.kind == AUTOCOMPLETE and kind == SUGGESTIONS:
            faults, choices = Faults(), data.get("choices") or []
            faults.length(("data", "choices"), choices, limits.AUTOCOMPLETE_CHOICES)
            for number, choice in enumerate(choices):
                faults.length(("data", "choices", number, "name"), choice.get("name"), limits.CHOICE_NAME)
            faults.refuse()
            found.suggestions = choices
        elif found.kind == COMMAND and kind == MESSAGE:
            found.original = self._write(found, data)
        elif found.kind == COMMAND and kind == DEFERRED:
            flags = int(data.get("flags") or 0) & EPHEMERAL
            found.original = self._write(found, {"flags": flags | LOADING})
        else:
            faults = Faults()
            faults.add(("type",), "BASE_TYPE_CHOICES", "This cannot answer that kind of interaction.")
            faults.refuse()

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
            "attachment_size_limit": 10 * 1024 * 1024,
        }
