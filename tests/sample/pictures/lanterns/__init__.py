"""The pictures of Lanterns: the pond, and the players beside it."""
