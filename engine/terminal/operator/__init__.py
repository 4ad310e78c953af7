"""Commands for whoever runs the bot: the file with all tables, looked at, copied, checked, tidied."""
