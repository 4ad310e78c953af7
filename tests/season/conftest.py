"""What the tests of the season are given: no pictures are drawn, and a room for the short stories."""

from tests.bot.sketching import sketched as sketched
from tests.tables.conftest import room as room
