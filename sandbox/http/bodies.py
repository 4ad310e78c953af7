"""Reading the body of a request: JSON, or multipart with files. What no handler could use is refused here."""

import json
import zlib
from typing import Any, NoReturn

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from sandbox.actions.attachments import TOO_LARGE, Files, Upload
from sandbox.checks import shapes, tidying
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError

NOT_JSON = 50109

LARGEST_BODY = 128 * 1024 * 1024
"""So that a file too large is refused by our table of limits, in Discord's words."""
MOST_FILES, CHUNK = 1_000, 65_536
"""Files that are looked at at all, and bytes that are read at a time."""

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
    """Kept in memory, part by part: aiohttp's own way leaves a file behind when a bot dies while it sends."""
    files, told = Files(), b"{}"
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader) or part.name is None:
            raise ValueError("every part has a name, and is no form itself")
        content = await _content(request, part)
        if part.name == "payload_json":
            told = content
        elif part.filename:
            files[part.name.removeprefix("files[").removesuffix("]")] = Upload(_name(part.filename), content)
        if len(files) > MOST_FILES:
            raise web.HTTPRequestEntityTooLarge(MOST_FILES, len(files))
    return _parsed(told), files


async def _content(request: web.Request, part: BodyPartReader) -> bytes:
    found = bytearray()
    while chunk := await part.read_chunk(CHUNK):
        if request.content.total_bytes > LARGEST_BODY:
            raise web.HTTPRequestEntityTooLarge(LARGEST_BODY, request.content.total_bytes)
        async for decoded in part.decode_iter(chunk):
            found += decoded
    return bytes(found)


def _name(filename: str) -> str:
    # A name that is no text would break whoever is told of it.
    return filename.encode(errors="replace").decode()


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
