"""The same in words."""
