"""Lanterns: light a pond, swap wishes. A sample for what Pebbles does without: turns that are chains across seats,
answers under seal, secrets of two."""
