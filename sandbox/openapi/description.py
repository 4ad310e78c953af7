"""Discord's own OpenAPI description of its HTTP API, against which every body can be checked, theirs and ours."""

import json
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from jsonschema.protocols import Validator

from sandbox.checks.form import Faults
from sandbox.openapi.fitting import Fitting
from sandbox.openapi.schemas import Mismatch, OfAnswers, OfRequests, faults, resolve
from sandbox.openapi.unions import Schema

JSON, FORM = "application/json", "multipart/form-data"
SCHEMAS = "#/components/schemas/"

_REQUESTS, _ANSWERS = Fitting(ids_are_numbers=True), Fitting(ids_are_numbers=False)


class Description:
    """Fields it does not speak of are let through, as Discord does: it names no more than what a field has to be.

    It speaks of less than Discord refuses (nothing of empty messages, of the pattern of command names, of 2,000
    characters), so it comes in addition to our own checks. Addresses are those below `/api/v10`.
    """

    def __init__(self, document: Schema) -> None:
        whole = resolve(document)
        self._schemas: dict[str, Schema] = whole["components"]
        _mend(self._schemas)
        self._paths = _Paths(whole["paths"])
        self.unknown: list[str] = []
        """What was asked for and is not described, each once."""

    @classmethod
    def read(cls, path: Path | str) -> "Description":
        """From a file in JSON."""
        return cls(json.loads(Path(path).read_bytes()))

    def schema(self, name: str) -> Schema:
        """One of its named schemas, to look something up in."""
        return self._schemas[f"{SCHEMAS}{name}"]

    def request(self, method: str, path: str, body: Any) -> None:
        """Refuse a body that Discord would refuse; of a body with files, `payload_json` is what counts."""
        operation = self._find(method, path)
        if operation is None or operation.request is None:
            return
        refusal = Faults()
        for fault in operation.request.faults(body):
            refusal.add(*fault)
        refusal.refuse()

    def response(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with an answer of ours; None stands for an answer without a body."""
        operation = self._find(method, path)
        if operation is None:
            return []
        if not operation.answers_with(status):
            return [f"status {status}: not among those described"]
        answer = operation.answer(status)
        if answer is None:
            return [] if body is None else [f"status {status}: has no body"]
        return [f"{'.'.join(map(str, fault.path)) or 'the whole'}: {fault.message}" for fault in answer.faults(body)]

    def _find(self, method: str, path: str) -> "_Operation | None":
        found = self._paths.find(method, path)
        if found is None and (asked := f"{method.upper()} {path}") not in self.unknown:
            self.unknown.append(asked)
        return found


class _Body:
    """What a body has to be. A bot says the same again and again, its commands above all: what was right once is not
    looked at a second time."""

    def __init__(self, checker: type[Validator], schema: Schema, fitting: Fitting) -> None:
        self._validator, self._schema, self._fitting = checker(schema), schema, fitting
        self._right: set[bytes] = set()

    def faults(self, body: Any) -> list[Mismatch]:
        """What is wrong with it."""
        fingerprint = blake2b(json.dumps(body).encode(), digest_size=16).digest()
        if fingerprint in self._right:
            return []
        found = [] if self._fitting.fits(self._schema, body) else faults(self._validator, body)
        if not found:
            self._right.add(fingerprint)
        return found


class _Operation:
    """One method of one path; its validators are made when they are first needed, and kept."""

    def __init__(self, described: Schema) -> None:
        self._described = described
        self._answers: dict[int, _Body | None] = {}

    @cached_property
    def request(self) -> _Body | None:
        """For the body of a request, if it has one."""
        content = self._described.get("requestBody", {}).get("content", {})
        if JSON in content:
            return _Body(OfRequests, content[JSON]["schema"], _REQUESTS)
        return _Body(OfRequests, _without_files(content[FORM]["schema"]), _REQUESTS) if FORM in content else None

    def answers_with(self, status: int) -> bool:
        """Whether there is such an answer."""
        return self._answer(status) is not None

    def answer(self, status: int) -> _Body | None:
        """For the body of an answer, if it has one in JSON."""
        if status not in self._answers:
            content = (self._answer(status) or {}).get("content", {})
            self._answers[status] = _Body(OfAnswers, content[JSON]["schema"], _ANSWERS) if JSON in content else None
        return self._answers[status]

    def _answer(self, status: int) -> Schema | None:
        answers: dict[str, Schema] = self._described["responses"]
        return answers.get(str(status)) or answers.get(f"{status // 100}XX")


class _Paths:
    """Finds what a path means; where a word and a parameter both fit, the word is meant."""

    def __init__(self, paths: dict[str, Schema]) -> None:
        self._by_length: dict[int, list[tuple[list[str], dict[str, _Operation]]]] = {}
        for path, described in paths.items():
            parts = path.strip("/").split("/")
            operations = {each: _Operation(described[each]) for each in described if each != "parameters"}
            self._by_length.setdefault(len(parts), []).append((parts, operations))
        for described_paths in self._by_length.values():
            described_paths.sort(key=lambda each: [_is_parameter(part) for part in each[0]])

    def find(self, method: str, path: str) -> _Operation | None:
        """The operation, if it is described."""
        asked = path.strip("/").split("/")
        for parts, operations in self._by_length.get(len(asked), []):
            if all(_is_parameter(part) or part == word for part, word in zip(parts, asked, strict=True)):
                return operations.get(method.lower())
        return None


def _mend(schemas: dict[str, Schema]) -> None:
    """The code of a single field's error is a word. The description says a number, as for the whole error."""
    if f"{SCHEMAS}InnerErrors" in schemas:
        error = schemas[f"{SCHEMAS}Error"]
        named = {**error, "properties": {**error["properties"], "code": {"type": "string"}}}
        schemas[f"{SCHEMAS}InnerErrors"]["properties"]["_errors"]["items"] = named


def _is_parameter(part: str) -> bool:
    return part.startswith("{")


def _without_files(schema: Schema) -> Schema:
    """A form without the fields that are files: those are no part of what is checked."""
    fields = {
        name: field for name, field in schema.get("properties", {}).items() if field.get("contentEncoding") != "binary"
    }
    return {**schema, "properties": fields, "required": [name for name in schema.get("required", []) if name in fields]}
