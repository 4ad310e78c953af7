"""What the commands share: reading and typing, pages, colours, layout, words."""
