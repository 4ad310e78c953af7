-- Who sat at a table in play and was forgotten: just enough to know him again there, should he return and ask for
-- another seat. It goes when the table ends.
CREATE TABLE forgotten (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- A hash of his Discord id. It stands here because SQLite 3.40 takes such a table for damaged if the columns of its
    -- key are not the first ones.
    mark TEXT NOT NULL,
    key TEXT NOT NULL,                         -- under which it was made: random, and of this mark alone
    seat INTEGER NOT NULL,                     -- whose screen he has seen
    PRIMARY KEY (table_id, mark)
) STRICT, WITHOUT ROWID;
