"""The root below which the pictures of the samples are discovered, as `render.games` is for our own games."""
