"""What the tests of the turn are given."""

from tests.bot.turn.pressing import requests as requests
from tests.bot.turn.pressing import tiny as tiny
