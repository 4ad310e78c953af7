"""The view in words: the base game, and what the expansion adds."""
