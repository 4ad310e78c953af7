"""The computer player: every way to use every triplet is looked at, and the quarter it makes is judged."""
