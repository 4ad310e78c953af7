"""A window with fields to fill in, as a person has it before him."""

from collections.abc import Iterator
from typing import Any

from sandbox.client.refusal import CannotDo, none_such
from sandbox.world.payloads import Payload

ROW, MENU, INPUT, TEXT, LABEL, RADIO, BOXES, BOX = 1, 3, 4, 10, 18, 21, 22, 23

_LONGEST = 4_000


class Window:
    """Opened for one person, filled in once."""

    def __init__(self, payload: Payload) -> None:
        self.payload = payload
        self.title = str(payload["title"])
        self.fields = dict(_fields(payload["components"]))

    @property
    def labels(self) -> list[str]:
        """What the fields are called."""
        return list(self.fields)

    def filled(self, given: dict[str, Any]) -> Payload:
        """What the bot is told, if the app would send it."""
        for label in given:
            if label not in self.fields:
                raise none_such("field", label, self.labels)
        values = {
            field["custom_id"]: _value(label, field, given.get(label, _before(field)))
            for label, field in self.fields.items()
        }
        parts = [_told(part, values) for part in self.payload["components"]]
        return {"custom_id": self.payload["custom_id"], "components": parts}


def _fields(components: list[Payload]) -> Iterator[tuple[str, Payload]]:
    for part in components:
        if part["type"] == LABEL:
            yield part["label"], part["component"]
        elif part["type"] == ROW:
            for field in part["components"]:
                yield field["label"], field


def _before(field: Payload) -> Any:
    """What stands in a field before anybody touches it."""
    if field["type"] == INPUT:
        return field.get("value") or ""
    if field["type"] == BOX:
        return bool(field.get("default"))
    return [option["label"] for option in field.get("options") or [] if option.get("default")]


def _value(label: str, field: Payload, given: Any) -> Payload:
    """One field as it is sent."""
    if field["type"] == INPUT:
        return {"value": _typed(label, field, given)}
    if field["type"] == BOX:
        return {"value": bool(given)}
    picked = _picked(label, field, [given] if isinstance(given, str) else list(given))
    if field["type"] == RADIO:
        return {"value": picked[0] if picked else None}
    return {"values": picked}


def _typed(label: str, field: Payload, text: Any) -> str:
    if field.get("required", True) and not text:
        raise CannotDo(f"the app does not send the window without {label!r}")
    least, most = field.get("min_length") or 0, field.get("max_length") or _LONGEST
    if not isinstance(text, str) or (text and not least <= len(text) <= most):
        raise CannotDo(f"{label!r} takes a text of {least} to {most} characters")
    return text


def _picked(label: str, field: Payload, labels: list[str]) -> list[str]:
    options = {option["label"]: option["value"] for option in field["options"]}
    for each in labels:
        if each not in options:
            raise none_such(f"option of {label!r}", each, list(options))
    required = field.get("required", True)
    least = field.get("min_values", 1 if required else 0) or (1 if required else 0)
    most = 1 if field["type"] == RADIO else field.get("max_values", 1 if field["type"] == MENU else len(options))
    if not (least <= len(labels) <= most or (not labels and not required)):
        raise CannotDo(f"{label!r} takes {least} to {most} options, not {len(labels)}")
    return [options[each] for each in labels]


def _told(part: Payload, values: dict[str, Payload]) -> Payload:
    if part["type"] == LABEL:
        return {"type": LABEL, "id": part.get("id", 0), "component": _answer(part["component"], values)}
    if part["type"] == ROW:
        return {"type": ROW, "components": [_answer(field, values) for field in part["components"]]}
    return {"type": part["type"], "id": part.get("id", 0)}


def _answer(field: Payload, values: dict[str, Payload]) -> Payload:
    told = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
    return {**told, **values[field["custom_id"]]}
