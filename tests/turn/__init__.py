"""A turn made step by step, without Discord."""
