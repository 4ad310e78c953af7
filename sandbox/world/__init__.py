"""What there is and what happens in it: people, servers, channels, messages, commands, interactions."""
