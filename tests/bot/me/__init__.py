"""`/me`: what a person sets for himself."""
