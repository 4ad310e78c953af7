"""A game that goes on: answering, writing a step down, taking back, voting, computers."""
