"""The picture of the scoring cards."""
