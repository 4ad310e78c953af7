-- The tables at whose place in Discord the bot may not write, since when, and whether their host has been told.
CREATE TABLE lock_outs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
) STRICT, WITHOUT ROWID;
