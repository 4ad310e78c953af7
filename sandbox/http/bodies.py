"""Reading the body of a request: JSON, or multipart with files."""

import json
from typing import Any

from aiohttp import web
from aiohttp.web_request import FileField

from sandbox.errors import DiscordError
from sandbox.world.attachments import Files, Upload

NOT_JSON = 50109


async def read(request: web.Request) -> tuple[Any, Files]:
    """The body, and the files that came with it. It can be read twice: first by who checks it, then by who uses it."""
    if "read" not in request:
        request["read"] = await _read(request)
    found: tuple[Any, Files] = request["read"]
    return found


async def _read(request: web.Request) -> tuple[Any, Files]:
    if not request.content_type.startswith("multipart/"):
        return _parsed(await request.text()), {}
    form = await request.post()
    files = {
        name.removeprefix("files[").removesuffix("]"): Upload(field.filename, field.file.read())
        for name, field in form.items()
        if isinstance(field, FileField)
    }
    return _parsed(str(form.get("payload_json", "{}"))), files


def _parsed(text: str) -> Any:
    try:
        return json.loads(text) if text else {}
    except ValueError:
        raise DiscordError(400, NOT_JSON, "The request body contains invalid JSON.") from None
