"""Whether a body is made of the right things at all: objects, lists, texts and numbers where they have to be.

How long and how many is looked at by those who know more of it; here is only made sure that they can look.
"""

from collections.abc import Callable
from typing import Any

from sandbox.checks.fields import Fields, Path, entries, is_number, not_a, opened
from sandbox.checks.form import Faults

MESSAGES_IN_CALLBACKS = (4, 5, 6, 7)
"""The kinds of answer to an interaction whose data is a message."""


def check(method: str, route: str, body: Any) -> None:
    """Refuse a body that is of the wrong shape for the route it was sent to."""
    faults = Faults()
    if method == "PUT":  # all commands at once
        entries(faults, (), {} if body is None else body, None)
    else:
        fields = opened(faults, (), body)
        if fields is not None:
            _shape(method, route)(fields)
    faults.refuse()


def _shape(method: str, route: str) -> Callable[[Fields], None]:
    """What the body has to be."""
    last = route.rsplit("/", 1)[-1]
    if last == "callback":
        return _callback
    if last in ("messages", "{message}") or "/webhooks/" in route:
        return _message
    if last == "threads" or (method == "PATCH" and last == "{channel}"):
        return _thread
    return _direct if route.endswith("/@me/channels") else _anything


def _anything(fields: Fields) -> None:
    """An object; commands are looked at where they are registered."""


def _callback(fields: Fields) -> None:
    kind = fields.body.get("type")
    if kind is None:
        fields.must_have("type")
    elif not is_number(kind):
        fields.note("type", not_a("int", kind))
    data = fields.inner("data")
    if data is not None and is_number(kind) and kind in MESSAGES_IN_CALLBACKS:
        _message(data)


def _message(fields: Fields) -> None:
    fields.text("content")
    fields.switches("tts", "enforce_nonce")
    fields.whole("flags")
    if not is_number(fields.body.get("nonce")):
        fields.text("nonce")
    for name in ("embeds", "components", "sticker_ids"):
        fields.entries(name)
    for path, value in fields.entries("attachments"):
        _attachment(fields.faults, path, value)
    mentions = fields.inner("allowed_mentions")
    if mentions is not None:
        _mentions(mentions)
    reference = fields.inner("message_reference")
    if reference is not None:
        for name in ("message_id", "channel_id", "guild_id"):
            reference.snowflake(name)
        reference.whole("type")
        reference.switches("fail_if_not_exists")


def _attachment(faults: Faults, path: Path, value: Any) -> None:
    attachment = opened(faults, path, value)
    if attachment is not None:
        attachment.snowflake("id", required=True)
        attachment.text("filename")
        attachment.text("description")


def _mentions(fields: Fields) -> None:
    fields.switches("replied_user")
    for path, value in fields.entries("parse"):
        if not isinstance(value, str):
            fields.faults.add(path, "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').")
    for name in ("users", "roles"):
        for path, value in fields.entries(name):
            Fields(fields.faults, path[:-1], {str(path[-1]): value}).snowflake(str(path[-1]), required=True)


def _thread(fields: Fields) -> None:
    fields.text("name")
    fields.switches("archived", "locked", "invitable")
    for name in ("auto_archive_duration", "rate_limit_per_user", "type", "flags"):
        fields.whole(name)


def _direct(fields: Fields) -> None:
    fields.snowflake("recipient_id")
