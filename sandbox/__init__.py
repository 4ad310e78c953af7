"""A Discord on your own machine: HTTP API and gateway on loopback."""
