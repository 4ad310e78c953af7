"""Pebbles: gather pebbles on a beach, behind a screen. A sample with every trait a real game may have."""
