"""The guided turn: its pages, its presses, and whole games by them."""
