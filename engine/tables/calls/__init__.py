"""What can be asked of the tables, grouped; `engine.tables.service` puts the groups together."""
