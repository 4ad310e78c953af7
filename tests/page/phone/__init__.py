"""Whole games on a phone, in a real browser, by the thumb alone."""
