"""What all components have in common: a type that belongs where it stands, an id, and a custom id used only once."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from sandbox import limits
from sandbox.checks.fields import Fields, Path, Problem, is_number, one_of, opened
from sandbox.checks.form import Faults

ROW, BUTTON, TEXT_MENU, TEXT_INPUT = 1, 2, 3, 4
USER_MENU, ROLE_MENU, MENTION_MENU, CHANNEL_MENU = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23

MENUS = (TEXT_MENU, USER_MENU, ROLE_MENU, MENTION_MENU, CHANNEL_MENU)


@dataclass
class Tally:
    """What is counted over all components of one message or window."""

    components: int = 0
    letters: int = 0
    ids: set[int] = field(default_factory=set)
    custom_ids: set[str] = field(default_factory=set)


def part(faults: Faults, path: Path, value: Any, kinds: Collection[int], tally: Tally) -> tuple[int, Fields] | None:
    """A component of one of the types that may stand here, with its type; anything else is noted."""
    fields = opened(faults, path, value)
    if fields is None:
        return None
    kind = fields.body.get("type")
    if not is_number(kind) or kind not in kinds:
        faults.add(path, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {one_of(kinds)}.')
        return None
    tally.components += 1
    _id(fields, tally)
    return kind, fields


def row(fields: Fields, kinds: Collection[int], tally: Tally) -> Iterator[tuple[int, Fields]]:
    """What stands in an action row; what is too much for its width is noted."""
    whole, width = limits.ROW_COMPONENTS.most, 0
    given = fields.entries("components", limits.ROW_COMPONENTS, required=True)
    for path, value in given:
        found = part(fields.faults, path, value, kinds, tally)
        if found is None:
            continue
        width += 1 if found[0] == BUTTON else whole
        if width > whole >= len(given):  # of too many the list itself was refused
            problem = "The specified component exceeds the maximum width"
            fields.faults.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", problem)
        yield found


def custom_id(fields: Fields, tally: Tally) -> None:
    """By this the bot knows what was used, so there is exactly one of the name."""
    name = fields.text("custom_id", limits.CUSTOM_ID, required=True)
    if name is None:
        return
    if name in tally.custom_ids:
        fields.note("custom_id", ("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"))
    tally.custom_ids.add(name)


def text(fields: Fields, tally: Tally) -> None:
    """A text display."""
    tally.letters += len(fields.text("content", limits.TEXT_DISPLAY, required=True) or "")


def picture(fields: Fields) -> None:
    """The emoji of a button or an option: a character by its name, or one of Discord's by its id."""
    emoji = fields.inner("emoji")
    if emoji is None:
        return
    emoji.text("name", limits.EMOJI_NAME)
    emoji.snowflake("id")
    emoji.switches("animated")
    if not emoji.has("name") and not emoji.has("id"):
        fields.note("emoji", ("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"))


def not_allowed(reason: str) -> Problem:
    """A field that does not belong here. Discord refuses it; the code is ours, for the true ones are not published."""
    return "COMPONENT_FIELD_NOT_ALLOWED", reason


def _id(fields: Fields, tally: Tally) -> None:
    number = fields.number("id", limits.COMPONENT_ID)
    if not number:  # none or 0: Discord gives it one
        return
    if number in tally.ids:
        fields.note("id", ("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"))
    tally.ids.add(number)
