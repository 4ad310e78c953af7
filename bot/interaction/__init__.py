"""From Discord to us: a press or a command, who did it, which table is meant, and the private way back."""
