"""A season of games across days, on the sandbox's clock: people with habits, and what they were told when."""
