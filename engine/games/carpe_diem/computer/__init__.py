"""The computer player: from its own view alone it weighs every tile it can reach in every place."""
