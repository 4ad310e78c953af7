"""Killed at random: a child plays on many tables at once, a killer kills it, and the file is looked over each time."""
