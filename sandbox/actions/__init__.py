"""What is done in the sandbox: messages, threads, commands, interactions, and what else happens to a server."""
