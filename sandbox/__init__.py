"""A Discord on your own machine: HTTP API and gateway on loopback, spoken to by an unchanged discord.py.

`server.Sandbox` is the way in. Nothing here knows the bot, the engine or any game.
"""
