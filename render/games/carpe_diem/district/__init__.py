"""The picture of one player's district."""
