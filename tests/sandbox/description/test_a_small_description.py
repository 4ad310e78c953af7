"""How a description is read, on a small one of our own: this is tested also where Discord's is not at hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from sandbox.errors import DiscordError
from sandbox.openapi.description import Description

ID = {"$ref": "#/components/schemas/Id"}


def posted(schema: Any, content: str = "application/json") -> dict[str, Any]:
    """An operation that takes such a body."""
    return {"requestBody": {"content": {content: {"schema": schema}}}, "responses": {"2XX": {}}}


DOCUMENT: dict[str, Any] = {
    "components": {
        "schemas": {
            "Id": {"type": "string", "pattern": "^[0-9]+$", "format": "snowflake"},
            "Box": {"type": "object", "properties": {"in": {"$ref": "#/components/schemas/Box"}, "id": ID}},
        }
    },
    "paths": {
        "/boxes/{box}": {"parameters": [], "post": posted({"$ref": "#/components/schemas/Box"})},
        "/boxes/@mine": {"post": posted({"type": "array"})},
        "/boxes/{box}/{lid}": {"post": posted({"oneOf": [{"type": "null"}, {"const": 1}, {"const": "all"}]})},
        "/pictures": {
            "post": posted(
                {
                    "type": "object",
                    "properties": {"name": {"type": "string"}, "file": {"contentEncoding": "binary"}},
                    "required": ["name", "file"],
                },
                "multipart/form-data",
            )
        },
        "/empty": {"post": {"responses": {"204": {}}}},
    },
}


@pytest.fixture
def small(tmp_path: Path) -> Description:
    file = tmp_path / "description.json"
    file.write_text(json.dumps(DOCUMENT), encoding="utf-8")
    return Description.read(file)


def refused(small: Description, path: str, body: Any) -> Any:
    with pytest.raises(DiscordError) as refusal:
        small.request("POST", path, body)
    return refusal.value.errors


def test_a_word_in_a_path_wins_over_a_parameter(small: Description) -> None:
    small.request("POST", "/boxes/@mine", [])
    small.request("POST", "/boxes/5", {})
    assert "_errors" in refused(small, "/boxes/@mine", {})
    assert "_errors" in refused(small, "/boxes/5", [])


def test_what_was_right_before_is_right_and_what_was_wrong_is_wrong_however_often_it_comes(small: Description) -> None:
    for _ in range(2):
        small.request("POST", "/boxes/@mine", [])
        assert "_errors" in refused(small, "/boxes/@mine", {})
        assert "_errors" in refused(small, "/boxes/@mine", None)


def test_what_is_not_described_is_let_through_and_noted_once(small: Description) -> None:
    for _ in range(2):
        small.request("POST", "/lids", {"anything": 1})
        assert small.response("DELETE", "/boxes/5", 200, {}) == []
    assert small.unknown == ["POST /lids", "DELETE /boxes/5"]


def test_a_schema_in_itself_is_followed_as_deep_as_the_body_goes(small: Description) -> None:
    small.request("POST", "/boxes/5", {"in": {"in": {"in": {}}}})
    assert list(refused(small, "/boxes/5", {"in": {"in": {"id": "x"}}})["in"]["in"]) == ["id"]


@pytest.mark.parametrize("id", ["12", 12, 0])
def test_an_id_comes_as_a_string_or_as_a_number(small: Description, id: str | int) -> None:
    small.request("POST", "/boxes/5", {"id": id})


@pytest.mark.parametrize("id", ["", "x", -1, 1.5, True, None, [12]])
def test_what_is_no_id_is_refused(small: Description, id: Any) -> None:
    assert list(refused(small, "/boxes/5", {"id": id})) == ["id"]


@pytest.mark.parametrize("value", [None, 1, "all"])
def test_one_of_the_values_is_taken(small: Description, value: Any) -> None:
    small.request("POST", "/boxes/5/lid", value)


@pytest.mark.parametrize("value", [True, "1", 2, [], {}])
def test_another_value_is_not(small: Description, value: Any) -> None:
    assert refused(small, "/boxes/5/lid", value)["_errors"][0]["message"] == "Value must be one of (1, 'all')."


def test_the_files_of_a_form_are_not_looked_for(small: Description) -> None:
    small.request("POST", "/pictures", {"name": "The board"})
    assert list(refused(small, "/pictures", {})) == ["name"]


def test_an_operation_without_a_body_takes_any(small: Description) -> None:
    small.request("POST", "/empty", None)
    small.request("POST", "/empty", {})
