"""What a game is at one moment: its state, open decisions, what happened, what a viewer sees, what can be undone."""
