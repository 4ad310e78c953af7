"""The rules beside python-chess, and computers against each other."""
