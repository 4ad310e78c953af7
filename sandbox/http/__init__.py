"""The HTTP API: its routes, its rate limits, and what can go wrong on the way."""
