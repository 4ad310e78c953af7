"""Looking back: what has happened since one's own turn, and a game step by step."""
