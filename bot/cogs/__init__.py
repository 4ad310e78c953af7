"""The slash commands, and what the controls do: each cog is one part of the product."""
