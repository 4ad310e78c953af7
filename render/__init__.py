"""Pictures: from a view made for one viewer to pixels."""
