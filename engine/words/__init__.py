"""Message files become sentences, one language at a time. `speaker.py` is what the rest of the program talks to."""
