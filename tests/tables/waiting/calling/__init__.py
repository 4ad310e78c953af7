"""Who is reminded or called, when, and where."""
