"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling: the base game."""
