"""The picture of one's own screen."""
