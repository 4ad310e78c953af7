-- Who sat at a table in play and was forgotten: just enough to know him again there, should he return and ask for
-- another seat. It goes when the table ends.
CREATE TABLE forgotten (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,                     -- whose screen he has seen
    key TEXT NOT NULL,                         -- random, and of this mark alone: no two marks can be compared
    mark TEXT NOT NULL,                        -- a hash of his Discord id under it
    PRIMARY KEY (table_id, mark)
) STRICT, WITHOUT ROWID;
