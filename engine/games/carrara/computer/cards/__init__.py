"""The computer player with the expansion: every action is judged by how the seat would stand after it."""
