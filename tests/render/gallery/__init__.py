"""The gallery: every picture of every game, with a page to look through them. `make gallery` writes it."""
