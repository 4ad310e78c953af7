"""Why a choice is refused: in the base game, and what the expansion adds."""
