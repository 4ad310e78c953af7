"""Reading the body of a request: JSON, or multipart with files. What no handler could use is refused here."""

import json
import zlib
from typing import Any, NoReturn

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_request import FileField

from sandbox.actions.attachments import TOO_LARGE, Files, Upload
from sandbox.checks import shapes, tidying
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError

NOT_JSON = 50109

DEEPEST = 64
"""Levels of lists and objects within each other: our own number, far more than any body needs."""

_READ = web.RequestKey("read", tuple[Any, Files])

_SPOILT = (ValueError, AssertionError, RuntimeError, LookupError, zlib.error, HttpProcessingError)
"""What aiohttp raises of a body that is not what its headers say."""


async def read(request: web.Request) -> tuple[Any, Files]:
    """The body, and the files that came with it. It can be read twice: first by who checks it, then by who uses it."""
    if _READ not in request:
        body, files = await _read(request)
        shapes.check(request.method, _route(request), body)
        request[_READ] = tidying.tidied(body), files
    return request[_READ]


async def _read(request: web.Request) -> tuple[Any, Files]:
    try:
        if request.content_type.startswith("multipart/"):
            return await _form(request)
        content = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise DiscordError(413, TOO_LARGE, "Request entity too large") from None
    except _SPOILT:
        raise _not_json() from None
    if content and request.content_type != "application/json":
        _refuse_type()
    return _parsed(content), {}


async def _form(request: web.Request) -> tuple[Any, Files]:
    form = await request.post()
    files = {
        name.removeprefix("files[").removesuffix("]"): Upload(_name(field), field.file.read())
        for name, field in form.items()
        if isinstance(field, FileField)
    }
    told = form.get("payload_json", "{}")
    content = told.file.read() if isinstance(told, FileField) else told
    files.pop("payload_json", None)
    return _parsed(content if isinstance(content, bytes) else str(content).encode(errors="replace")), files


def _name(field: FileField) -> str:
    # A name that is no text would break whoever is told of it.
    return field.filename.encode(errors="replace").decode()


def _parsed(content: bytes) -> Any:
    try:
        text = content.decode()
        body = json.loads(text, parse_constant=_no_number) if text else {}
        # Half of a pair of surrogates can be written in JSON, but is no text.
        if "\\u" in text:
            json.dumps(body, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise _not_json() from None
    if text.count("[") + text.count("{") > DEEPEST and _depth(body) > DEEPEST:
        raise _not_json()
    return body


def _no_number(name: str) -> NoReturn:
    """Python reads NaN and Infinity, which are no JSON."""
    raise ValueError(name)


def _depth(body: Any) -> int:
    """How many levels there are, without going down into them one by one."""
    level, depth = [body], 0
    while level := [each for each in level if isinstance(each, dict | list)]:
        level = [inner for each in level for inner in (each.values() if isinstance(each, dict) else each)]
        depth += 1
    return depth


def _route(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical


def _not_json() -> DiscordError:
    return DiscordError(400, NOT_JSON, "The request body contains invalid JSON.")


def _refuse_type() -> None:
    faults = Faults()
    wanted = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}."
    faults.add((), "CONTENT_TYPE_INVALID", wanted)
    faults.refuse()
