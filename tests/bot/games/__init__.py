"""Whole tables of single games over the wire, where a game has something of its own to show."""
