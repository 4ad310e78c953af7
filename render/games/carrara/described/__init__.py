"""Carrara's pictures in words: `chosen` says which sections of words each picture shows; they are the game's own (its
`tell`), and in `now` and `beyond` those for what only pictures show. None says what is not in the scene."""
