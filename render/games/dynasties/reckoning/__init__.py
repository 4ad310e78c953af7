"""The picture of the final reckoning."""
