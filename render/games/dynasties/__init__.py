"""The pictures of Dynasties."""
