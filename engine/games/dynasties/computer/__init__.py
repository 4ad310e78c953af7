"""The computer player: from its own view alone it weighs what each answer brings, and takes the best."""
