"""How choices are offered to their player: in the base game, and what the expansion adds."""
