"""The root below which the sample is discovered, as `engine.games` is for our own games."""
