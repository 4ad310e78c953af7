"""Components and embeds as Discord gives them back: numbered, and each file they show with its address."""

from itertools import count
from typing import Any

from sandbox.world.payloads import Payload

ATTACHED = "attachment://"
PICTURES = ("image", "thumbnail")
"""Of an embed."""


def shown(components: list[Payload], attachments: list[Payload]) -> list[Payload]:
    """The components of one message."""
    taken = {each for part in components for each in _numbers(part)}
    free = (number for number in count(1) if number not in taken)
    found: list[Payload] = _shown(components, free, _addresses(attachments))
    return found


def shown_embeds(embeds: list[Payload], attachments: list[Payload]) -> list[Payload]:
    """The embeds of one message."""
    files = _addresses(attachments)
    return [{"type": "rich", **each, **_pictures(each, files)} for each in embeds]


def _pictures(embed: Payload, files: dict[str, Payload]) -> Payload:
    there = {name: (embed.get(name) or {}).get("url") for name in PICTURES}
    shown = {name: files[url]["url"] for name, url in there.items() if url in files}
    return {name: {**embed[name], "url": url, "proxy_url": url} for name, url in shown.items()}


def _addresses(attachments: list[Payload]) -> dict[str, Payload]:
    return {ATTACHED + each["filename"]: each for each in attachments}


def _numbers(part: Any) -> list[int]:
    """Those the bot has given itself."""
    if isinstance(part, list):
        return [number for each in part for number in _numbers(each)]
    if not isinstance(part, dict):
        return []
    own = [part["id"]] if "type" in part and part.get("id") else []
    return own + [number for each in part.values() for number in _numbers(each)]


def _shown(part: Any, free: Any, files: dict[str, Payload]) -> Any:
    if isinstance(part, list):
        return [_shown(each, free, files) for each in part]
    if not isinstance(part, dict):
        return part
    if set(part) == {"url"} or str(part.get("url", "")).startswith(ATTACHED):
        return _file(part["url"], files)
    number = {"id": part.get("id") or next(free)} if "type" in part else {}
    return {**number, **{name: _shown(value, free, files) for name, value in part.items() if name != "id" or value}}


def _file(address: str, files: dict[str, Payload]) -> Payload:
    """A file of the message, or something elsewhere that Discord does not fetch in here."""
    if address not in files:
        return {"id": "0", "url": address, "proxy_url": address}
    found = files[address]
    kind = {"content_type": found["content_type"]} if "content_type" in found else {}
    return {"id": found["id"], "url": found["url"], "proxy_url": found["url"], "attachment_id": found["id"], **kind}
