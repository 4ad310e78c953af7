"""The guided turn: private pages on which somebody makes his turn by pressing, made from a game's forms alone."""
