"""Bodies as discord.py sends them are in order by Discord's own description, and each breach is named at its place."""

from typing import Any

import pytest

from sandbox.errors import DiscordError
from tests.sandbox.description.openapi import description
from tests.sandbox.limits.bodies import CALLBACK, COMMANDS, MESSAGES, SENT


@pytest.mark.parametrize("what", SENT)
async def test_what_discord_py_sends_is_in_order(what: str) -> None:
    discords = description()
    method, path, body = await SENT[what]()
    discords.request(method, path, body)
    assert f"{method} {path}" not in discords.unknown


def row(*components: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(components)}]}


def suggest(*choices: Any) -> dict[str, Any]:
    return {"type": 8, "data": {"choices": list(choices)}}


BUTTON: dict[str, Any] = {"type": 2, "style": 1, "label": "Turn", "custom_id": "turn"}
MENU: dict[str, Any] = {"type": 3, "custom_id": "block", "options": [{"label": "One", "value": "1"}]}
WINDOW: dict[str, Any] = {"custom_id": "w", "title": "W", "components": [{"type": 10, "content": "Hello"}]}
SLASH: dict[str, Any] = {"name": "wheel", "description": "Turn the wheel", "type": 1}
OPTION: dict[str, Any] = {"type": 3, "name": "section", "description": "Which"}
FIRST = "components.0.components.0"

BREACHES: dict[str, tuple[str, str, Any, dict[str, str]]] = {
    "a text that is a number": ("POST", MESSAGES, {"content": 5}, {"content": "STRING_TYPE_CONVERT"}),
    "a number that is a text": ("POST", MESSAGES, {"flags": "64"}, {"flags": "NUMBER_TYPE_COERCE"}),
    "a text too long": ("POST", MESSAGES, {"content": "x" * 4001}, {"content": "BASE_TYPE_MAX_LENGTH"}),
    "a nonce too long": ("POST", MESSAGES, {"nonce": "n" * 26}, {"nonce": "BASE_TYPE_MAX_LENGTH"}),
    "a list that is none": ("POST", MESSAGES, {"components": {}}, {"components": "LIST_TYPE_CONVERT"}),
    "an id that is none": ("POST", MESSAGES, {"sticker_ids": [5, "x"]}, {"sticker_ids.1": "NUMBER_TYPE_COERCE"}),
    "a negative id": ("POST", MESSAGES, {"sticker_ids": [-5]}, {"sticker_ids.0": "NUMBER_TYPE_COERCE"}),
    "true for a number": ("POST", MESSAGES, row({**BUTTON, "style": True}), {f"{FIRST}.style": "NUMBER_TYPE_COERCE"}),
    "a component nobody knows": ("POST", MESSAGES, row({**BUTTON, "type": 99}), {FIRST: "UNION_TYPE_CHOICES"}),
    "true for a type": ("POST", MESSAGES, {"components": [{"type": True}]}, {"components.0": "UNION_TYPE_CHOICES"}),
    "a text field in a message": ("POST", MESSAGES, row({"type": 4}), {FIRST: "UNION_TYPE_CHOICES"}),
    "a component without a type": ("POST", MESSAGES, row({"style": 1}), {f"{FIRST}.type": "BASE_TYPE_REQUIRED"}),
    "a component that is a text": ("POST", MESSAGES, row("Turn"), {FIRST: "MODEL_TYPE_CONVERT"}),
    "a button without a style": ("POST", MESSAGES, row({"type": 2}), {f"{FIRST}.style": "BASE_TYPE_REQUIRED"}),
    "a style there is not": ("POST", MESSAGES, row({**BUTTON, "style": 17}), {f"{FIRST}.style": "BASE_TYPE_CHOICES"}),
    "a menu without options": (
        *("POST", MESSAGES, row({**MENU, "options": []})),
        {f"{FIRST}.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    "two things at once": (
        *("POST", MESSAGES, row({**BUTTON, "label": "x" * 81, "custom_id": "x" * 101})),
        {f"{FIRST}.label": "BASE_TYPE_MAX_LENGTH", f"{FIRST}.custom_id": "BASE_TYPE_BAD_LENGTH"},
    ),
    "too many to choose": (
        *("POST", MESSAGES, row({**MENU, "max_values": 26})),
        {f"{FIRST}.max_values": "NUMBER_TYPE_MAX"},
    ),
    "an answer nobody knows": ("POST", CALLBACK, {"type": 99}, {"": "UNION_TYPE_CHOICES"}),
    "a window without a title": (
        *("POST", CALLBACK, {"type": 9, "data": {**WINDOW, "title": None}}),
        {"data.title": "BASE_TYPE_REQUIRED"},
    ),
    "a suggestion without a name": (
        *("POST", CALLBACK, suggest({"name": "", "value": "x"})),
        {"data.choices.0.name": "BASE_TYPE_BAD_LENGTH"},
    ),
    "26 suggestions": (
        *("POST", CALLBACK, suggest(*[{"name": "n", "value": "x"}] * 26)),
        {"data.choices": "BASE_TYPE_MAX_LENGTH"},
    ),
    "a command without a name": ("PUT", COMMANDS, [SLASH, {"description": "x"}], {"1.name": "BASE_TYPE_REQUIRED"}),
    "131 commands": ("PUT", COMMANDS, [SLASH] * 131, {"": "BASE_TYPE_MAX_LENGTH"}),
    "a translation too long": (
        *("PUT", COMMANDS, [{**SLASH, "name_localizations": {"fr": "r" * 33}}]),
        {"0.name_localizations.fr": "BASE_TYPE_BAD_LENGTH"},
    ),
    "an option nobody knows": (
        *("PUT", COMMANDS, [{**SLASH, "options": [{**OPTION, "type": 12}]}]),
        {"0.options.0": "UNION_TYPE_CHOICES"},
    ),
    "a context twice": (
        *("PUT", COMMANDS, [{**SLASH, "contexts": [0, 0]}]),
        {"0.contexts": "SET_TYPE_ALREADY_CONTAINS_VALUE"},
    ),
    "a thread archived when nobody can": (
        *("POST", "/channels/1/threads", {"name": "A game", "type": 11, "auto_archive_duration": 61}),
        {"auto_archive_duration": "BASE_TYPE_CHOICES"},
    ),
    "a thread's field in a channel": (
        "PATCH",
        "/channels/1",
        {"archived": "yes"},
        {"archived": "BOOLEAN_TYPE_CONVERT"},
    ),
}


def places(errors: Any, path: tuple[str, ...] = ()) -> dict[str, str]:
    """The code at each place, from the nested errors of a refusal."""
    found = {".".join(path): errors["_errors"][0]["code"]} if "_errors" in errors else {}
    for name, deeper in errors.items():
        if name != "_errors":
            found.update(places(deeper, (*path, name)))
    return found


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_is_named_at_its_place_and_nowhere_else(breach: str) -> None:
    discords = description()
    method, path, body, wrong = BREACHES[breach]
    with pytest.raises(DiscordError) as refused:
        discords.request(method, path, body)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert places(refused.value.errors) == wrong


def test_a_refusal_is_itself_what_discord_describes() -> None:
    discords = description()
    with pytest.raises(DiscordError) as refused:
        discords.request("POST", MESSAGES, row({**BUTTON, "style": 17}))
    answer = {"code": refused.value.code, "message": refused.value.message, "errors": refused.value.errors}
    assert discords.response("POST", MESSAGES, 400, answer) == []


def test_a_field_nobody_speaks_of_is_let_through() -> None:
    description().request("POST", MESSAGES, {"content": "x", "colour of the sky": "blue"})


USER = {"id": "5", "username": "Anna", "avatar": None, "discriminator": "0", "public_flags": 0, "flags": 0}
DIRECT = {"id": "1", "type": 1, "flags": 0, "recipients": [{**USER, "global_name": None, "primary_guild": None}]}


def test_an_answer_of_ours_is_complained_of_field_by_field() -> None:
    discords = description()
    told = "POST", "/users/@me/channels", 200
    assert discords.response(*told, DIRECT) == []
    assert discords.response(*told, {**DIRECT, "id": 1}) == ['id: Value "1" is not snowflake.']
    assert discords.response(*told, {**DIRECT, "recipients": None}) == ["recipients: This field is required"]
    assert discords.response("POST", "/users/@me/channels", 204, None) == ["status 204: not among those described"]
    assert discords.response("DELETE", f"{MESSAGES}/2", 204, {}) == ["status 204: has no body"]
    assert discords.response("DELETE", f"{MESSAGES}/2", 204, None) == []
