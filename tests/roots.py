"""Where the tests look for games: our own, and the sample."""

from engine.core.discovery import ROOT, discover

SAMPLE = "tests.sample.games"
GAMES = discover((ROOT, SAMPLE))
