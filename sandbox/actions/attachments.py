"""Files that were sent along with messages, each kept and described as an attachment."""

import mimetypes
import re
from dataclasses import dataclass

from sandbox import limits
from sandbox.checks.fields import bad_length
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.world.payloads import Payload
from sandbox.world.places import World

TOO_LARGE = 40005

_STRANGE = re.compile(r"[^A-Za-z0-9_.-]")
"""What Discord leaves in no file's name."""


@dataclass
class Upload:
    """One file as it was sent."""

    name: str
    content: bytes


Files = dict[str, Upload]
"""By the number they were sent under."""


class Attachments:
    """Every file there is, by the id of its attachment."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.origin = ""
        """Where files are fetched from."""
        self.contents: dict[str, bytes] = {}

    def of(self, body: Payload, files: Files, before: list[Payload]) -> list[Payload]:
        """The attachments a message then has: what it keeps of those before, and the new files."""
        faults = Faults()
        told = _told(faults, body)
        kept = [each for each in before if body.get("attachments") is None or each["id"] in told]
        if len(kept) + len(files) > limits.FILES.most:
            faults.add(("attachments",), *bad_length(limits.FILES))
        faults.refuse()
        if any(len(file.content) > limits.FILE_BYTES.most for file in files.values()):
            raise DiscordError(413, TOO_LARGE, "Request entity too large")
        stay = [_described(each, told.get(each["id"], {})) for each in kept]
        return stay + [self._keep(file, told.get(number, {})) for number, file in files.items()]

    def files_of(self, attachments: list[Payload]) -> tuple[bytes, ...]:
        """What is in them."""
        return tuple(self.contents[each["id"]] for each in attachments)

    def _keep(self, file: Upload, told: Payload) -> Payload:
        id = self._world.ids.next()
        self.contents[id] = file.content
        name = tidy(told.get("filename") or file.name)
        address = f"{self.origin}/attachments/{id}/{name}"
        new: Payload = {"id": id, "filename": name, "size": len(file.content), "url": address, "proxy_url": address}
        if (kind := mimetypes.guess_type(name)[0]) is not None:
            new["content_type"] = kind
        return _described(new, told)


def tidy(name: str) -> str:
    """A file's name as Discord keeps it; `attachment://` refers to that."""
    return _STRANGE.sub("", name.replace(" ", "_")) or "unknown"


def _told(faults: Faults, body: Payload) -> dict[str, Payload]:
    """What is said about each attachment, by the id of an old one or the number of a new file."""
    told: dict[str, Payload] = {}
    for number, each in enumerate(body.get("attachments") or []):
        faults.length(("attachments", number, "description"), each.get("description"), limits.ALT_TEXT)
        told[str(each.get("id"))] = each
    return told


def _described(attachment: Payload, told: Payload) -> Payload:
    """With the alternative text it is given; one it has stays if nothing is said, and goes if nothing is given."""
    if "description" not in told:
        return attachment
    bare = {name: value for name, value in attachment.items() if name != "description"}
    return {**bare, "description": told["description"]} if told["description"] else bare
