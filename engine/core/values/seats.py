"""Who sits and who looks: seats are numbers, a viewer is a seat or the public."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0 to n-1. People appear in states, forms and events only as seats."""

Viewer: TypeAlias = Seat | None
"""A seat, or the public."""

PUBLIC: Final[None] = None
"""The viewer who sits nowhere: the channel, a spectator, the log."""
