"""What Discord keeps of components and embeds: the fields that it knows, and those left out as it fills them in."""

from typing import Any

from sandbox.checks.fields import is_number
from sandbox.checks.parts import (
    BUTTON,
    CHANNEL_MENU,
    CONTAINER,
    FILE,
    GALLERY,
    MENTION_MENU,
    ROLE_MENU,
    ROW,
    SECTION,
    SEPARATOR,
    TEXT,
    TEXT_MENU,
    THUMBNAIL,
    USER_MENU,
)
from sandbox.world.payloads import Payload

_WINDOW = 9
"""The kind of answer that opens a window, whose components are no message's."""

_MENU = ("custom_id", "placeholder", "min_values", "max_values", "disabled", "required")
_PICTURE = ("media", "description", "spoiler")
_PICTURE_LEFT_OUT = {"description": None, "spoiler": False}
_SPAN = {"min_values": 1, "max_values": 1}

_KNOWN: dict[int, tuple[str, ...]] = {
    ROW: ("components",),
    BUTTON: ("style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"),
    TEXT_MENU: (*_MENU, "options"),
    **dict.fromkeys((USER_MENU, ROLE_MENU, MENTION_MENU), (*_MENU, "default_values")),
    CHANNEL_MENU: (*_MENU, "default_values", "channel_types"),
    SECTION: ("components", "accessory"),
    TEXT: ("content",),
    THUMBNAIL: _PICTURE,
    GALLERY: ("items",),
    FILE: ("file", "spoiler"),
    SEPARATOR: ("divider", "spacing"),
    CONTAINER: ("components", "accent_color", "spoiler"),
}
_LEFT_OUT: dict[int, Payload] = {
    **dict.fromkeys((TEXT_MENU, USER_MENU, ROLE_MENU, MENTION_MENU, CHANNEL_MENU), _SPAN),
    THUMBNAIL: _PICTURE_LEFT_OUT,
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
_INNER = {
    "emoji": ("id", "name", "animated"),
    "media": ("url",),
    "file": ("url",),
    "options": ("label", "value", "description", "emoji", "default"),
    "default_values": ("id", "type"),
    "items": _PICTURE,
}
"""Objects within a component that are none themselves."""

_EMBED = {
    **dict.fromkeys(("title", "description", "url", "timestamp", "color", "fields"), ""),
    **{"footer": "text", "author": "name", "image": "url", "thumbnail": "url"},
}
"""The fields of an embed; an object among them is nothing without the one that is named."""


def tidied(body: Any) -> Any:
    """A body with its message put in order; what is wrong with it stays wrong."""
    if not isinstance(body, dict):
        return body
    if isinstance(body.get("data"), dict) and body.get("type") != _WINDOW:
        return {**body, "data": tidied(body["data"])}
    parts = {"components": _parts(body["components"])} if "components" in body else {}
    embeds = body.get("embeds")
    return {**body, **parts, **({"embeds": [_embed(each) for each in embeds]} if isinstance(embeds, list) else {})}


def _embed(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {name: value[name] for name, needed in _EMBED.items() if not _empty(value.get(name), needed)}


def _empty(value: Any, needed: str) -> bool:
    nothing = isinstance(value, dict) and bool(needed) and value.get(needed) in (None, "")
    return value is None or nothing


def _parts(value: Any) -> Any:
    return [_part(each) for each in value] if isinstance(value, list) else value


def _part(value: Any) -> Any:
    kind = value.get("type") if isinstance(value, dict) else None
    if not isinstance(kind, int) or kind not in _KNOWN:
        return value
    kept = {name: _field(name, value[name]) for name in ("type", "id", *_KNOWN[kind]) if value.get(name) is not None}
    return {**kept, **_filled(value, _LEFT_OUT.get(kind, {}))}


def _field(name: str, value: Any) -> Any:
    if name == "components":
        return _parts(value)
    if name == "accessory":
        return _part(value)
    if name in _INNER and isinstance(value, list):
        return [_inner(name, each) for each in value]
    return _inner(name, value) if name in _INNER else _told("id", value) if name == "sku_id" else value


def _told(name: str, value: Any) -> Any:
    """An id that came as a number is given back as a text."""
    return str(value) if name == "id" and is_number(value) else value


def _inner(name: str, value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    kept = {each: _told(each, _field(each, value[each])) for each in _INNER[name] if value.get(each) is not None}
    return {**kept, **_filled(value, _PICTURE_LEFT_OUT)} if name == "items" else kept


def _filled(value: Payload, left_out: Payload) -> Payload:
    return {name: usual for name, usual in left_out.items() if value.get(name) is None}
