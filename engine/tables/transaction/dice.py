"""Where chance comes from: what is drawn at a table, and what a computer is undecided about."""

import secrets
from collections.abc import Callable

from msgspec import Struct


class Dice(Struct, frozen=True):
    """Nobody can foretell them, unless he hands in others."""

    secret: Callable[[int], bytes] = secrets.token_bytes
    """So many secret random bytes."""
    below: Callable[[int], int] = secrets.randbelow
    """A random number below this one."""
