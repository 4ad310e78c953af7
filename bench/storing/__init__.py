"""The tables on disk beside bare aiosqlite."""
