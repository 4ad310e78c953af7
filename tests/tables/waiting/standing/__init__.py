"""Time that stands still, runs on, or is taken back: as much is left as there should be."""
