"""The rules of Dynasties, one module per chapter."""
