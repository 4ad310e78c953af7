"""The rules of Pebbles, one module per chapter of its little rulebook (`RULES.md`)."""
