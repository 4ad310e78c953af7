"""What one person has before him, as the page draws it: his places, the messages of one, the commands he may use."""

from collections.abc import Iterator
from functools import partial
from typing import Any, TypeAlias

from sandbox.actions.message import EPHEMERAL, LOADING, NOTICES, REPLY, SILENT, THREAD_BEGUN, Message, rings
from sandbox.client.app import App
from sandbox.client.menu import Entry, shown
from sandbox.client.reading import words
from sandbox.page.markdown import Node
from sandbox.page.parts import Part, Parts
from sandbox.page.words import WORDS
from sandbox.world import access
from sandbox.world.payloads import Payload
from sandbox.world.places import TEXT_CHANNEL, Channel

Drawn: TypeAlias = dict[str, Any]
KINDS = {3: "text", 4: "whole", 5: "yes-no", 6: "person", 7: "place", 8: "role", 10: "number"}


class Sight:
    """His app, and up to where he has read: by place, the last message."""

    def __init__(self, app: App, read: dict[str, str]) -> None:
        self.app, self.read = app, read
        self._world, self._messages = app.sandbox.world, app.sandbox.messages

    @property
    def language(self) -> str:
        """The page's own words are in one of two."""
        return "fr" if self.app.user.locale.startswith("fr") else "en"

    # Places

    def places(self) -> list[Drawn]:
        """Channels, each followed by its threads, those with the latest news first; then the direct messages."""
        seen = [each for each in self._world.channels.values() if each.guild and self._sees(each)]
        drawn = []
        for channel in (each for each in seen if each.kind == TEXT_CHANNEL):
            below = [each for each in seen if each.parent == channel.id]
            below.sort(key=lambda each: (each.archived, -int(each.last_message or each.id)))
            drawn.append(self._place(channel, "channel", channel.name))
            drawn += [self._place(each, "thread", each.name) for each in below]
        direct = self._world.direct(self.app.user)
        return [*drawn, self._place(direct, "direct", self._world.bot.name)]

    def _place(self, channel: Channel, kind: str, name: str) -> Drawn:
        unread = self.unread(channel.id)
        called = [each for each in unread if not each.flags & SILENT and rings(self._world, each, self.app.user.id)]
        return {
            "id": channel.id,
            "kind": kind,
            "name": name,
            "parent": channel.parent,
            "unread": len(unread),
            "called": len(called),
            "asleep": channel.archived,
            "locked": channel.locked,
        }

    def unread(self, place: str) -> list[Message]:
        """What others have written there since he looked."""
        last = int(self.read.get(place, "0"))
        return [each for each in self.messages(place) if int(each.id) > last and each.author != self.app.user.id]

    def messages(self, place: str) -> list[Message]:
        """All that is before him there."""
        return self._messages.seen_by(self.app.user.id, place)

    def has_read(self, place: str) -> None:
        """He has it before his eyes."""
        if there := self.messages(place):
            self.read[place] = there[-1].id

    # A message

    def message(self, message: Message) -> Drawn:
        """All of it."""
        author = self._world.users[message.author]
        return {
            "id": message.id,
            "author": {"id": author.id, "name": author.name, "bot": author.bot},
            "at": message.written_at,
            "edited": message.edited_at is not None and not message.flags & (LOADING | EPHEMERAL),
            "private": bool(message.flags & EPHEMERAL),
            "loading": bool(message.flags & LOADING),
            "notice": message.kind in NOTICES,
            "silent": bool(message.flags & SILENT),
            "calls_me": self.app.user.id in message.users or message.everybody,
            "reply": self._reply(message),
            "used": self._used(message),
            "parts": list(self._parts(message)),
        }

    def _parts(self, message: Message) -> Iterator[Part]:
        parts = Parts(self._messages.attachments, partial(self.named, self._world.channels[message.channel]))
        if message.kind in NOTICES:
            yield {"is": "text", "nodes": self._notice(message)}
        else:
            yield from parts.of(self._messages.payload(message))
            if (thread := self._world.channels.get(message.id)) is not None:
                yield {"is": "text", "nodes": [self._thread(thread)]}

    def _notice(self, message: Message) -> list[Node]:
        begun = message.kind == THREAD_BEGUN and message.reference is not None
        thread = self._world.channels.get(message.reference.channel) if begun and message.reference else None
        said = WORDS[self.language]["begun" if begun else "pinned"]
        who = {"is": "bold", "nodes": [{"is": "text", "text": self._world.users[message.author].name}]}
        return [who, {"is": "text", "text": f" {said} "}, *([self._thread(thread)] if thread else [])]

    def _thread(self, thread: Channel) -> Node:
        return {"is": "place", "id": thread.id, "name": thread.name, "there": True}

    def _reply(self, message: Message) -> Drawn | None:
        """The message that it answers, in short."""
        answered = message.reference.message if message.kind == REPLY and message.reference else None
        found = None if answered is None else self._messages.kept(answered)
        if found is None:
            return None
        return {"author": self._world.users[found.author].name, "text": words(self._world, found.body)}

    def _used(self, message: Message) -> Drawn | None:
        """Who used which command to have this answer."""
        by = self.app.sandbox.interactions.behind(message.id)
        if by is None:
            return None
        return {"author": by[0].name, "line": self._typed(self._world.channels[message.channel], by[1])}

    def named(self, at: Channel, kind: str, which: str) -> Node | None:
        """A person, a place or a command that is mentioned in a message there."""
        if kind == "person":
            if (user := self._world.users.get(which)) is None:
                return None
            return {"is": "person", "id": which, "name": user.name, "me": user is self.app.user}
        if kind == "command":
            return {"is": "command", "line": self._typed(at, f"/{which}")}
        channel = self._world.channels.get(which)
        there = channel is not None and self._sees(channel)
        return {"is": "place", "id": which, "name": channel.name if channel and there else "", "there": there}

    def _typed(self, at: Channel, line: str) -> str:
        """A command as he types it in his language."""
        entries = self.app.menu(at).entries
        return next((each.line(self.app.user.locale) for each in entries if each.line() == line), line)

    def _sees(self, channel: Channel) -> bool:
        return access.can_read(self._world, self.app.user.id, channel)

    # Commands

    def commands(self, place: Channel) -> list[Drawn]:
        """What he is offered there, in his language."""
        return sorted((self._command(each) for each in self.app.menu(place).entries), key=lambda each: each["line"])

    def _command(self, entry: Entry) -> Drawn:
        last = entry.path[-1] if entry.path else entry.root
        options = [self._option(each) for each in entry.options]
        return {"line": entry.line(self.app.user.locale), "note": self._note(last), "options": options}

    def _option(self, option: Payload) -> Drawn:
        locale = self.app.user.locale
        choices = [{"label": shown(each, locale), "value": each["value"]} for each in option.get("choices") or []]
        return {
            "name": option["name"],
            "label": shown(option, locale),
            "note": self._note(option),
            "kind": KINDS[option["type"]],
            "required": bool(option.get("required")),
            "choices": choices,
            "suggests": bool(option.get("autocomplete")),
            "least": option.get("min_value", option.get("min_length")),
            "most": option.get("max_value", option.get("max_length")),
        }

    def _note(self, of: Payload) -> str:
        return str((of.get("description_localizations") or {}).get(self.app.user.locale) or of.get("description") or "")
