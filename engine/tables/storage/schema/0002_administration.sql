-- What those who run a server may do: pause tables, bar people, and look up what was done. And texts kept about the file.

ALTER TABLE tables ADD COLUMN paused_at INTEGER;   -- since when nobody can act there; NULL if everybody can
ALTER TABLE servers ADD COLUMN paused_at INTEGER;  -- the same for all its tables

-- Who may not open or join a table on a server.
CREATE TABLE bars (
    server INTEGER NOT NULL REFERENCES servers (id),
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (server, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX bars_of_person ON bars (person);

ALTER TABLE audit ADD COLUMN server INTEGER;

UPDATE audit SET server = coalesce(
    (SELECT server FROM tables WHERE tables.id = table_id),
    CASE WHEN action = 'settings' THEN json_extract(detail, '$.server') END
);

CREATE INDEX audit_of_server ON audit (server, id) WHERE server IS NOT NULL;

-- Beside `facts`, which are numbers.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
