"""The picture of the court: characters and bonus actions in words, the pass track, and what lies in bag and piles."""
