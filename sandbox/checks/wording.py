"""What Discord accepts of a message: text, embeds, components, and what goes together."""

from typing import Any

from sandbox import limits
from sandbox.checks import components, embeds, mentions
from sandbox.checks.form import Faults
from sandbox.errors import DiscordError
from sandbox.world.payloads import Payload

COMPONENTS_V2 = 1 << 15
EMPTY_MESSAGE = 50006

LEGACY = ("content", "embeds", "poll", "sticker_ids")
"""What a message made of components has no place for."""


def check(body: Payload, flags: int) -> None:
    """Refuse what Discord would refuse of a message."""
    v2 = bool(flags & COMPONENTS_V2)
    faults = Faults()
    faults.length(("content",), body.get("content"), limits.MESSAGE_CONTENT)
    faults.length(("nonce",), str(body.get("nonce") or ""), limits.NONCE)
    mentions.check(faults, body.get("allowed_mentions"))
    embeds.check(faults, ("embeds",), body.get("embeds") or [])
    files = {each["filename"] for each in body.get("attachments") or []}
    components.check(faults, ("components",), body.get("components") or [], v2=v2, files=files)
    if v2:
        _only_components(faults, body)
    faults.refuse()
    if not any(_there(body, name) for name in ("content", "embeds", "components", "attachments")):
        raise DiscordError(400, EMPTY_MESSAGE, "Cannot send an empty message")


def _there(body: Payload, name: str) -> Any:
    # A text of nothing but spaces is nothing.
    return (body.get(name) or "").strip() if name == "content" else body.get(name)


def _only_components(faults: Faults, body: Payload) -> None:
    for name in LEGACY:
        if body.get(name):
            faults.add(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
