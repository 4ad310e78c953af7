"""The cards of the expansion: what each wants before the end can be announced, and what it brings in the end."""
