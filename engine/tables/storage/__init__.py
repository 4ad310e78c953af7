"""Storage: the one file, its writer and its rows. Everything above asks `Stored`, and names no SQL."""
