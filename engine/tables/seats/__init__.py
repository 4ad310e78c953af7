"""Who sits where: opening a table, the lobby, a game at once, changes of players, a rematch."""
