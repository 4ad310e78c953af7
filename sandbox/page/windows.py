"""A window with fields, as the page draws it, and what is filled into it by ids."""

from typing import Any

from sandbox.client.window import BOX, BOXES, INPUT, LABEL, MENU, RADIO, ROW, Window
from sandbox.page.markdown import Name, Node, parsed
from sandbox.page.parts import option
from sandbox.world.payloads import Payload

KINDS = {MENU: "menu", RADIO: "radio", BOXES: "boxes", BOX: "box"}
PARAGRAPH = 2


def drawn(number: str, payload: Payload, name: Name) -> dict[str, Any]:
    """All of it, under a number of the page's own."""
    parts = [part for each in payload["components"] for part in _parts(each, name)]
    return {"id": number, "title": payload["title"], "parts": parts}


def labelled(payload: Payload, fields: dict[str, Any]) -> dict[str, Any]:
    """By labels, as a `Window` takes it, what the page sends by ids."""
    by_id = {field["custom_id"]: (label, field) for label, field in Window(payload).fields.items()}
    return {by_id[id][0]: _by_label(by_id[id][1], value) for id, value in fields.items() if id in by_id}


def _by_label(field: Payload, value: Any) -> Any:
    if field["type"] in (INPUT, BOX):
        return value
    wanted = [value] if isinstance(value, str) else list(value or ())
    return [each["label"] for each in field["options"] if each["value"] in wanted]


def _parts(each: Payload, name: Name) -> list[Node]:
    if each["type"] == LABEL:
        return [_field(each["component"], each["label"], each.get("description"))]
    if each["type"] == ROW:
        return [_field(field, field["label"], None) for field in each["components"]]
    return [{"is": "text", "nodes": parsed(each.get("content", ""), name)}]


def _field(field: Payload, label: str, note: str | None) -> Node:
    typed = "paragraph" if field.get("style") == PARAGRAPH else "line"
    required = field.get("required", True)
    least = field.get("min_length" if field["type"] == INPUT else "min_values")
    most = field.get("max_length" if field["type"] == INPUT else "max_values")
    return {
        "is": "field",
        "id": field["custom_id"],
        "label": label,
        "note": note,
        "kind": KINDS.get(field["type"], typed),
        "required": required,
        "least": least if least is not None else int(required),
        "most": most if most is not None else (len(field.get("options") or ()) if field["type"] == BOXES else 1),
        "placeholder": field.get("placeholder") or "",
        "value": field.get("value") or "",
        "options": [option(each) for each in field.get("options") or []],
    }
