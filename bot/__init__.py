"""The bot in Discord: slash commands, buttons and delivery. It knows no game by name."""
