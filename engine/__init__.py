"""The engine: rules, words and tables. It knows nothing of Discord or of pictures."""
