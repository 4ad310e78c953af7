"""The pictures of Lucca Città."""
