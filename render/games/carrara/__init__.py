"""The pictures of The Palaces of Carrara."""
