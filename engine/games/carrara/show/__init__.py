"""From state to views: the base game, and what the expansion adds."""
