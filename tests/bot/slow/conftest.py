"""Nobody looks at pictures here."""

from tests.bot.sketching import sketched

__all__ = ["sketched"]
