"""Discord's own description of its HTTP API, read where it is at hand."""
