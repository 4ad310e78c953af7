"""The bot's own words: its voice in both languages, names as they can stand in a message, commands to tap."""
