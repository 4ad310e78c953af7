"""Slash commands made from a game's forms: options, suggestions, and reading what was typed. No game is named here."""
