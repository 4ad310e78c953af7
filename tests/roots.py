"""Where the tests look for games and their pictures: our own, and the samples'."""

from engine.core.discovery import ROOT, discover
from render.core.discovery import ROOT as PICTURE_ROOT

SAMPLE = "tests.sample.games"
PICTURES = (PICTURE_ROOT, "tests.sample.pictures")
GAMES = discover((ROOT, SAMPLE))
