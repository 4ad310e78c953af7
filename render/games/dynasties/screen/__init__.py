"""The picture of one's own screen: hand, scoring cards, book tiles."""
