"""Where the tests look for games and their pictures: our own, and the samples'."""

from engine.core.discovery import ROOT, discover
from engine.core.game import Stage
from render.core.discovery import ROOT as PICTURE_ROOT
from tests.thorough import LONG

SAMPLE = "tests.sample.games"
PICTURES = (PICTURE_ROOT, "tests.sample.pictures")
GAMES = discover((ROOT, SAMPLE))

TO_THE_END = [name for name, game in GAMES.items() if LONG or game.stage is Stage.SAMPLE]
"""What is tested of the bot or the tables over whole games is played to the end with these: in the short form the
samples. Of every other game, `A_FEW` moves; the flagship is played from the lobby to the end by people elsewhere."""
A_FEW = 8
