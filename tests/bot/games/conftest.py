"""What the tests of single games are given."""

from tests.bot.turn.pressing import tiny as tiny
