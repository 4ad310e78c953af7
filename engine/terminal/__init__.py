"""The command line: play in a terminal, trace a game, fuzz them all. It knows no game by name."""
