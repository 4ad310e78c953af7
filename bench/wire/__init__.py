"""The bot over the wire beside a bare hello."""
