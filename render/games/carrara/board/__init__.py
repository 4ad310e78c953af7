"""The picture of one player's board."""
