"""Files that were sent along with messages, each kept and described as an attachment."""

from dataclasses import dataclass

from sandbox import limits
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.world.payloads import Payload
from sandbox.world.places import World

TOO_LARGE = 40005


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
        told = {str(each.get("id")): each for each in body.get("attachments") or []}
        kept = [{**each, **_described(told.get(each["id"], each))} for each in before if self._stays(each, body, told)]
        _check(told, files, len(kept))
        return kept + [self._keep(file, told.get(number, {})) for number, file in files.items()]

    def files_of(self, attachments: list[Payload]) -> tuple[bytes, ...]:
        """What is in them."""
        return tuple(self.contents[each["id"]] for each in attachments)

    def _stays(self, attachment: Payload, body: Payload, told: dict[str, Payload]) -> bool:
        return body.get("attachments") is None or attachment["id"] in told

    def _keep(self, file: Upload, told: Payload) -> Payload:
        id = self._world.ids.next()
        self.contents[id] = file.content
        address = f"{self.origin}/attachments/{id}/{file.name}"
        described = {"id": id, "filename": file.name, "size": len(file.content), "url": address, "proxy_url": address}
        return {**described, **_described(told)}


def _described(told: Payload) -> Payload:
    return {"description": told["description"]} if told.get("description") else {}


def _check(told: dict[str, Payload], files: Files, kept: int) -> None:
    faults = Faults()
    faults.length(("attachments",), [*files, *range(kept)], limits.FILES)
    for number, each in told.items():
        faults.length(("attachments", number, "description"), each.get("description"), limits.ALT_TEXT)
    faults.refuse()
    if any(len(file.content) > limits.FILE_BYTES.most for file in files.values()):
        raise DiscordError(413, TOO_LARGE, "Request entity too large")
