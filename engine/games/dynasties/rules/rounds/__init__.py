"""What frames the turns: how a round begins, how one leaves it, what comes at its end, and the final scoring."""
