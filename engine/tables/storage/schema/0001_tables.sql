-- People, tables, steps, and what is still to be said. Times are seconds since 1970, in UTC.
-- People appear everywhere else by the number of their row here: to forget one, this row goes.

CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,      -- never used again, even when the person is forgotten
    user INTEGER NOT NULL UNIQUE,              -- Discord's id
    name TEXT NOT NULL DEFAULT '',
    language TEXT,
    palette TEXT,
    theme TEXT,
    time_zone TEXT,
    dm_channel INTEGER,
    dm_state TEXT NOT NULL DEFAULT 'unknown' CHECK (dm_state IN ('unknown', 'open', 'closed', 'declined')),
    seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,                    -- Discord's id
    settings TEXT NOT NULL,                    -- JSON; engine/tables/settings.py has its shape
    added_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    server INTEGER REFERENCES servers (id),
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'abandoned')),
    host INTEGER REFERENCES people (id) ON DELETE SET NULL,
    places INTEGER NOT NULL,                   -- how many may sit
    entry TEXT NOT NULL CHECK (entry IN ('anyone', 'invited')),
    pace INTEGER,                              -- seconds for each answer; NULL for as long as it takes
    step INTEGER NOT NULL DEFAULT -1,          -- the last one; -1 before the start
    rules INTEGER,                             -- the versions it began with
    data INTEGER,
    channel INTEGER,                           -- where in Discord it was opened, and its thread
    thread INTEGER UNIQUE,
    rematch_of TEXT REFERENCES tables (id) ON DELETE SET NULL,
    created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    ended_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_status ON tables (status, touched_at);
CREATE INDEX tables_by_server ON tables (server, status);
CREATE UNIQUE INDEX tables_one_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE TABLE options (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,                       -- JSON
    PRIMARY KEY (table_id, name)
) STRICT, WITHOUT ROWID;

-- Who sits where, and who sat there before. A seat has one row that goes on (until_step IS NULL).
CREATE TABLE seats (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer')),
    person INTEGER REFERENCES people (id) ON DELETE SET NULL,
    from_step INTEGER NOT NULL,
    until_step INTEGER
) STRICT;

CREATE UNIQUE INDEX seats_one_each ON seats (table_id, seat) WHERE until_step IS NULL;
CREATE UNIQUE INDEX seats_one_person_once ON seats (table_id, person) WHERE until_step IS NULL AND person IS NOT NULL;
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX seats_of_computers ON seats (table_id, seat) WHERE kind = 'computer' AND until_step IS NULL;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;

-- Whom a table waits for: to join, or to take over the seat that is named.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seat INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_of_person ON invitations (person);

-- What happened at a table, in one row of numbers: the start is 0. Rows are only ever added.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'form', 'undo', 'notice', 'restored')),
    seat INTEGER,
    decision INTEGER,                          -- of a form: the question it answers
    form TEXT,                                 -- JSON
    back_to INTEGER,                           -- of an undo: the step that stands again
    events TEXT NOT NULL,                      -- JSON, with what only one seat may know
    rules INTEGER NOT NULL,                    -- the rules version of the program that carried it out
    hash TEXT NOT NULL,                        -- of the state after it
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;

-- The state after each step that changed it. Those in the middle of a finished game may be pruned.
CREATE TABLE states (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT;

CREATE TABLE decisions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    opened_step INTEGER NOT NULL,
    closed_step INTEGER,
    opened_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX decisions_open ON decisions (table_id, seat) WHERE closed_step IS NULL;

CREATE TABLE deadlines (
    table_id TEXT NOT NULL,
    decision INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, decision),
    FOREIGN KEY (table_id, decision) REFERENCES decisions (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_due ON deadlines (due_at);

-- What one seat asks the others to agree to. At most one is open at a table.
CREATE TABLE motions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'abandon')),
    seat INTEGER NOT NULL,
    back_to INTEGER,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'carried', 'declined', 'lapsed')),
    opened_at INTEGER NOT NULL,
    closed_at INTEGER
) STRICT;

CREATE UNIQUE INDEX motions_one_open ON motions (table_id) WHERE status = 'open';
CREATE INDEX motions_of_table ON motions (table_id);

CREATE TABLE ballots (
    motion INTEGER NOT NULL REFERENCES motions (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    agrees INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (motion, seat)
) STRICT, WITHOUT ROWID;

-- What was asked of the service, and what it answered: the same request is answered the same way again.
CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    asked TEXT NOT NULL,                       -- a hash of who asked what
    person INTEGER REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT,
    answer TEXT NOT NULL,                      -- JSON
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;


-- Half-filled forms. They are nobody's business but their owner's.
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    form TEXT NOT NULL,                        -- JSON
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX drafts_of_person ON drafts (person);

-- What is still to be sent: written with the step it tells of, never with what is to be said.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL,                    -- no reference: what every move writes has no index it can do without
    step INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'claimed', 'done', 'overtaken', 'dropped')),
    attempts INTEGER NOT NULL DEFAULT 0,
    maybe_sent INTEGER NOT NULL DEFAULT 0,     -- it was claimed when the program died: look before sending again
    error TEXT,
    created_at INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    settled_at INTEGER
) STRICT;

CREATE INDEX outbox_unsettled ON outbox (table_id, kind, seat) WHERE settled_at IS NULL;

-- Messages that stand in Discord, to be edited, deleted, linked to, or recognised after a crash.
CREATE TABLE posted (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL UNIQUE,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX posted_of_table ON posted (table_id, kind, seat, id);

-- What hosts, admins and the operator did, beside what the game's own log says.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    table_id TEXT,
    person INTEGER REFERENCES people (id) ON DELETE SET NULL,
    detail TEXT NOT NULL DEFAULT '{}'          -- JSON, without names
) STRICT;

CREATE INDEX audit_of_person ON audit (person) WHERE person IS NOT NULL;

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
