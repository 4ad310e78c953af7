"""The characters: who can be used and paid, and what each of them does."""
