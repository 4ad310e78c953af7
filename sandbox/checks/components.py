"""What Discord accepts of the components of a message: five rows as of old, or a layout of forty under the V2 flag."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from sandbox import limits
from sandbox.checks import buttons, menus, parts
from sandbox.checks.fields import Fields, Path, entries, opened
from sandbox.checks.form import Faults
from sandbox.checks.parts import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    MENUS,
    ROW,
    SECTION,
    SEPARATOR,
    TEXT,
    THUMBNAIL,
    Tally,
)

IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP = (*IN_CONTAINER, CONTAINER)
LEGACY = (ROW,)
SPACINGS = (1, 2)

ATTACHMENT = "attachment"
_NOT_FOUND = ("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found")


@dataclass
class Layout:
    """One message's components while they are looked at."""

    files: Collection[str]
    tally: Tally = field(default_factory=Tally)


def check(faults: Faults, path: Path, components: Any, *, v2: bool, files: Collection[str]) -> None:
    """Note what Discord would refuse. `files` are the names that attachment:// may refer to."""
    layout = Layout(files)
    for at, component in entries(faults, path, components, None if v2 else limits.ROWS):
        _component(faults, at, component, TOP if v2 else LEGACY, layout)
    if layout.tally.components > limits.COMPONENTS.most:
        too_many = f"A message cannot have more than {limits.COMPONENTS.most} components in total"
        faults.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", too_many)
    if layout.tally.letters > limits.LAYOUT_LETTERS.most:
        too_long = f"Components displayable text size exceeds maximum size of {limits.LAYOUT_LETTERS.most}"
        faults.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", too_long)


def _component(faults: Faults, path: Path, value: Any, kinds: Collection[int], layout: Layout) -> None:
    # It goes no deeper than the types allow: what may not stand here is not looked into.
    found = parts.part(faults, path, value, kinds, layout.tally)
    if found is not None:
        kind, fields = found
        _CHECKS[kind](fields, layout)


def _row(fields: Fields, layout: Layout) -> None:
    for kind, inner in parts.row(fields, (BUTTON, *MENUS), layout.tally):
        if kind == BUTTON:
            buttons.button(inner, layout.tally)
        else:
            menus.menu(kind, inner, layout.tally)


def _button(fields: Fields, layout: Layout) -> None:
    buttons.button(fields, layout.tally)


def _text(fields: Fields, layout: Layout) -> None:
    parts.text(fields, layout.tally)


def _section(fields: Fields, layout: Layout) -> None:
    for path, value in fields.entries("components", limits.SECTION_TEXTS, required=True):
        _component(fields.faults, path, value, (TEXT,), layout)
    if fields.must_have("accessory"):
        beside = (*fields.path, "accessory")
        _component(fields.faults, beside, fields.body["accessory"], (BUTTON, THUMBNAIL), layout)


def _thumbnail(fields: Fields, layout: Layout) -> None:
    fields.text("description", limits.MEDIA_DESCRIPTION)
    fields.switches("spoiler")
    _media(fields, "media", layout, ("http", "https", ATTACHMENT))


def _gallery(fields: Fields, layout: Layout) -> None:
    for path, value in fields.entries("items", limits.GALLERY_ITEMS, required=True):
        item = opened(fields.faults, path, value)
        if item is not None:
            _thumbnail(item, layout)


def _file(fields: Fields, layout: Layout) -> None:
    fields.switches("spoiler")
    _media(fields, "file", layout, (ATTACHMENT,))


def _media(fields: Fields, name: str, layout: Layout, schemes: Collection[str]) -> None:
    """A picture or a file: found elsewhere, or sent along with the message."""
    media = fields.inner(name, required=True)
    address = media.address("url", limits.MEDIA_URL, schemes, required=True) if media is not None else None
    if media is None or address is None:
        return
    scheme, _, file = address.partition("://")
    if scheme.lower() == ATTACHMENT and file not in layout.files:
        media.note("url", _NOT_FOUND)


def _separator(fields: Fields, layout: Layout) -> None:
    fields.choice("spacing", SPACINGS)
    fields.switches("divider")


def _container(fields: Fields, layout: Layout) -> None:
    fields.number("accent_color", limits.COLOUR)
    fields.switches("spoiler")
    for path, value in fields.entries("components", limits.CONTAINER_COMPONENTS, required=True):
        _component(fields.faults, path, value, IN_CONTAINER, layout)


_CHECKS: dict[int, Callable[[Fields, Layout], None]] = {
    ROW: _row,
    BUTTON: _button,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}
