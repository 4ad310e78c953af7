"""Who sits where: opening a table, the lobby, changes of players, a rematch."""
