"""Bodies with files: read from JSON or from multipart, each file described as an attachment."""

import json
from dataclasses import dataclass

from aiohttp import web
from aiohttp.web_request import FileField

from sandbox import limits
from sandbox.errors import DiscordError
from sandbox.form import Faults
from sandbox.payloads import Payload
from sandbox.world import World

TOO_LARGE = 40005


@dataclass
class Upload:
    """One file as it was sent."""

    name: str
    content: bytes


async def read(request: web.Request) -> tuple[Payload, dict[str, Upload]]:
    """The body, and the files by the number they were sent under."""
    if not request.content_type.startswith("multipart/"):
        return await request.json(), {}
    form = await request.post()
    files = {
        name.removeprefix("files[").removesuffix("]"): Upload(field.filename, field.file.read())
        for name, field in form.items()
        if isinstance(field, FileField)
    }
    return json.loads(str(form["payload_json"])), files


def attachments(world: World, body: Payload, files: dict[str, Upload]) -> list[Payload]:
    """The files as attachments, with the alternative text that was sent beside them."""
    told = {str(each.get("id")): each for each in body.get("attachments") or []}
    faults = Faults()
    faults.length(("attachments",), list(files), limits.FILES)
    for number in files:
        faults.length(("attachments", number, "description"), told.get(number, {}).get("description"), limits.ALT_TEXT)
    faults.refuse()
    if any(len(file.content) > limits.FILE_BYTES.most for file in files.values()):
        raise DiscordError(413, TOO_LARGE, "Request entity too large")
    return [_attachment(world, file, told.get(number, {})) for number, file in files.items()]


def _attachment(world: World, file: Upload, told: Payload) -> Payload:
    id = world.ids.next()
    address = f"http://127.0.0.1/attachments/{id}/{file.name}"
    described = {"description": told["description"]} if told.get("description") else {}
    return {
        "id": id,
        "filename": file.name,
        "size": len(file.content),
        "url": address,
        "proxy_url": address,
        **described,
    }
