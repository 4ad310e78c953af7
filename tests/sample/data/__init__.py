"""Facts and words of the sample."""
