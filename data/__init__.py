"""Facts and words, one folder a game: tables as JSON, sentences as Fluent. No code."""
