"""`paravent play`: one game at one keyboard."""
