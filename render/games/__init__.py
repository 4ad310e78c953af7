"""Each game's pictures, one folder a game."""
