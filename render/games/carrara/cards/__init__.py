"""The expansion's four cards: what each wants and brings, in icons and in words."""
