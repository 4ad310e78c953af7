-- Clocks that have a reserve, who is late or away, when somebody is next reminded, seats that nobody holds.

ALTER TABLE people ADD COLUMN quiet TEXT;          -- hours of his own day in which he is not disturbed: '22-8'
ALTER TABLE people ADD COLUMN remind TEXT;         -- how often he is reminded: 'seldom', 'never', NULL as usual
ALTER TABLE people ADD COLUMN remind_where TEXT;   -- 'thread', NULL by direct message where that is open
ALTER TABLE people ADD COLUMN away_from INTEGER;   -- while he is away his clocks stand still
ALTER TABLE people ADD COLUMN away_until INTEGER;
ALTER TABLE people ADD COLUMN chosen_language TEXT; -- what he has chosen himself; NULL: `language` follows his app

ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT 'ask'  -- what becomes of somebody whose time has run out
    CHECK (late IN ('ask', 'wait', 'turn', 'computer'));

CREATE TABLE seats_now (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'computer', 'open')),
    person INTEGER REFERENCES people (id) ON DELETE SET NULL,
    from_step INTEGER NOT NULL,
    until_step INTEGER,
    held_for INTEGER REFERENCES people (id) ON DELETE SET NULL,  -- who may have it back
    stand_in INTEGER NOT NULL DEFAULT 0 CHECK (stand_in IN (0, 1)),  -- a computer ends this turn for him
    reserve INTEGER,                           -- seconds he has for his next answer; NULL without a clock
    missed INTEGER NOT NULL DEFAULT 0          -- how often in a row his time ran out
) STRICT;

INSERT INTO seats_now (id, table_id, seat, kind, person, from_step, until_step)
    SELECT id, table_id, seat, kind, person, from_step, until_step FROM seats;
DROP TABLE seats;
ALTER TABLE seats_now RENAME TO seats;
CREATE UNIQUE INDEX seats_one_each ON seats (table_id, seat) WHERE until_step IS NULL;
CREATE UNIQUE INDEX seats_one_person_once ON seats (table_id, person) WHERE until_step IS NULL AND person IS NOT NULL;
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX seats_of_computers ON seats (table_id, seat) WHERE kind = 'computer' AND until_step IS NULL;
CREATE INDEX seats_of_stand_ins ON seats (table_id, seat) WHERE stand_in = 1 AND until_step IS NULL;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX seats_held ON seats (held_for) WHERE held_for IS NOT NULL;

UPDATE seats SET reserve = (SELECT pace FROM tables WHERE tables.id = table_id) WHERE until_step IS NULL;

CREATE TABLE motions_now (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'abandon', 'pace', 'seat-computer', 'seat-open')),
    seat INTEGER NOT NULL,
    back_to INTEGER,
    about INTEGER,                             -- the seat, or the new pace in seconds; 0 for none
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'carried', 'declined', 'lapsed')),
    opened_at INTEGER NOT NULL,
    closed_at INTEGER
) STRICT;

INSERT INTO motions_now (id, table_id, kind, seat, back_to, status, opened_at, closed_at)
    SELECT id, table_id, kind, seat, back_to, status, opened_at, closed_at FROM motions;
DELETE FROM sqlite_sequence WHERE name = 'motions_now';
INSERT INTO sqlite_sequence (name, seq) SELECT 'motions_now', seq FROM sqlite_sequence WHERE name = 'motions';
DROP TABLE motions;
ALTER TABLE motions_now RENAME TO motions;
CREATE UNIQUE INDEX motions_one_open ON motions (table_id) WHERE status = 'open';
CREATE INDEX motions_of_table ON motions (table_id);

-- Beside until when an answer is due at the latest: until when it is expected, before the reserve is touched.
ALTER TABLE deadlines ADD COLUMN usual_at INTEGER NOT NULL DEFAULT 0;
UPDATE deadlines SET usual_at = due_at;

-- When somebody is next reminded of a question, and how often he was.
CREATE TABLE reminders (
    table_id TEXT NOT NULL,
    decision INTEGER NOT NULL,
    at INTEGER NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, decision),
    FOREIGN KEY (table_id, decision) REFERENCES decisions (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX reminders_at ON reminders (at);

-- Questions that have waited too long: the table was told, and the others may choose what becomes of it.
CREATE TABLE late (
    table_id TEXT NOT NULL,
    decision INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER,                             -- when a computer plays if nobody has chosen; NULL: never by itself
    PRIMARY KEY (table_id, decision),
    FOREIGN KEY (table_id, decision) REFERENCES decisions (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX late_until ON late (until) WHERE until IS NOT NULL;

-- When a table is next looked at: whether anybody still touches it, whether somebody has taken an open seat.
CREATE TABLE timers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('idle', 'warned', 'open-seat')),
    about INTEGER NOT NULL,                    -- the seat; else 0
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, about)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_at ON timers (at);

INSERT INTO timers SELECT id, 'idle', 0, touched_at + 604800 FROM tables WHERE status = 'open';
INSERT INTO timers SELECT id, 'idle', 0, touched_at + 2592000 FROM tables WHERE status = 'playing';
