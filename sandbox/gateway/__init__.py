"""The WebSocket over which a bot hears what happens."""
