"""When days pass: who is reminded, who is late or away, which seats are open, what nobody touches any more."""
