"""The computer player: from its own view alone it weighs what an action brings now against what it keeps for later."""
