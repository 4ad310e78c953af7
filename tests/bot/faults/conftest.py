"""What the tests of the faults are given."""

from tests.bot.sketching import sketched as sketched
