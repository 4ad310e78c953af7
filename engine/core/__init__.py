"""What every game shares: pure values and functions. No clock, no I/O, no Discord, no sentences.

Read `game.py` first: it is the contract. `play.py` is the one way to act, `door.py` the one way to look.
"""
