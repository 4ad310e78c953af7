"""Tables that survive anything: who sits where, every step, and what is still to be said, in one SQLite file.

`service.Tables` is the way in. All SQL is in `sql/` and `schema/`; nothing here knows Discord or any game by name.
"""
