"""The rules of Lanterns, one module per chapter of its little rulebook (`RULES.md`)."""
