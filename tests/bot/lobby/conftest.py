"""What the tests of the lobby are given."""

from tests.bot.sketching import sketched as sketched
