"""`paravent trace`, `fuzz` and `games`: for who writes a game."""
