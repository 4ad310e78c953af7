"""Dynasties: princes and princesses of rival families, their marriages, ships and courts."""
