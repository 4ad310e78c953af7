"""What one user is shown of a table: always through the core's one door."""
