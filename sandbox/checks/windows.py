"""What Discord accepts of a window: a title, and up to five texts, rows and labels with something to fill in."""

from collections.abc import Callable
from typing import Any

from sandbox import limits
from sandbox.checks import menus, parts
from sandbox.checks.fields import Fields, Path, opened, too_large
from sandbox.checks.form import Faults
from sandbox.checks.parts import (
    CHECKBOX,
    CHECKBOX_GROUP,
    LABEL,
    MENUS,
    RADIO_GROUP,
    ROW,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
    Tally,
)

TOP = (ROW, TEXT, LABEL)
IN_LABEL = (*MENUS, TEXT_INPUT, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
INPUT_STYLES = (1, 2)


def check(faults: Faults, path: Path, data: Any) -> None:
    """Note what Discord would refuse of a window."""
    fields = opened(faults, path, data)
    if fields is None:
        return
    fields.text("title", limits.WINDOW_TITLE, required=True)
    fields.text("custom_id", limits.CUSTOM_ID, required=True)
    tally = Tally()
    for at, value in fields.entries("components", limits.WINDOW_COMPONENTS, required=True):
        found = parts.part(faults, at, value, TOP, tally)
        if found is not None:
            kind, inner = found
            _TOP_CHECKS[kind](inner, tally)


def _row(fields: Fields, tally: Tally) -> None:
    """The older way: one text input, which bears its label itself."""
    for _, given in parts.row(fields, (TEXT_INPUT,), tally):
        given.text("label", limits.INPUT_LABEL, required=True)
        _input(given, tally)


def _label(fields: Fields, tally: Tally) -> None:
    fields.text("label", limits.INPUT_LABEL, required=True)
    fields.text("description", limits.LABEL_DESCRIPTION)
    if not fields.must_have("component"):
        return
    found = parts.part(fields.faults, (*fields.path, "component"), fields.body["component"], IN_LABEL, tally)
    if found is None:
        return
    kind, inner = found
    if kind in MENUS:
        menus.menu(kind, inner, tally, window=True)
    else:
        _LABELLED_CHECKS[kind](inner, tally)


def _labelled_input(fields: Fields, tally: Tally) -> None:
    if fields.has("label"):
        fields.note("label", parts.not_allowed("The label stands on the Label around it."))
    _input(fields, tally)


def _input(fields: Fields, tally: Tally) -> None:
    parts.custom_id(fields, tally)
    fields.choice("style", INPUT_STYLES, required=True)
    fields.text("value", limits.INPUT_VALUE)
    fields.text("placeholder", limits.INPUT_PLACEHOLDER)
    fields.switches("required")
    least = fields.number("min_length", limits.INPUT_LEAST)
    most = fields.number("max_length", limits.INPUT_MOST)
    if least is not None and most is not None and least > most:
        fields.note("min_length", too_large(most))


def _upload(fields: Fields, tally: Tally) -> None:
    parts.custom_id(fields, tally)
    fields.switches("required")
    menus.span(fields, limits.UPLOAD_LEAST, limits.UPLOAD_MOST, default=1, window=True)


def _radio_group(fields: Fields, tally: Tally) -> None:
    parts.custom_id(fields, tally)
    fields.switches("required")
    menus.options(fields, limits.RADIO_OPTIONS, 1)


def _checkbox_group(fields: Fields, tally: Tally) -> None:
    parts.custom_id(fields, tally)
    fields.switches("required")
    given = fields.body.get("options")
    boxes = len(given) if isinstance(given, list) else limits.CHECKBOX_OPTIONS.most
    most = menus.span(fields, limits.CHECKBOX_LEAST, limits.CHECKBOX_MOST, default=boxes, window=True)
    menus.options(fields, limits.CHECKBOX_OPTIONS, most)


def _checkbox(fields: Fields, tally: Tally) -> None:
    parts.custom_id(fields, tally)
    fields.switches("default")


Check = Callable[[Fields, Tally], None]

_TOP_CHECKS: dict[int, Check] = {ROW: _row, TEXT: parts.text, LABEL: _label}
_LABELLED_CHECKS: dict[int, Check] = {
    TEXT_INPUT: _labelled_input,
    UPLOAD: _upload,
    RADIO_GROUP: _radio_group,
    CHECKBOX_GROUP: _checkbox_group,
    CHECKBOX: _checkbox,
}
