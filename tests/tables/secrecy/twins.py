"""What a broken twin of the service is: one fault that a tired author could make, and the checks that find it."""

from collections.abc import Callable

import pytest
from msgspec import Struct

Patch = pytest.MonkeyPatch

REDEAL, CANARY = "redeal", "canary"


class Twin(Struct, frozen=True):
    """What it lets out, how, to whom among others, in which call, and which checks find that."""

    fault: str
    broken: Callable[[Patch], None]
    user: int | None
    call: str
    found_by: tuple[str, ...] = (REDEAL, CANARY)
