"""Lucca Città: palaces of six colours, walls and towers, for three to five families."""
