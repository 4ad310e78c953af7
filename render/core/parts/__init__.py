"""What the pictures of several games are put together from."""
