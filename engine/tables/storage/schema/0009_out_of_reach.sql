-- Servers that the bot cannot be reached on, people who are called when their quiet hours are over, and reminders:
-- those of a question stay known when there are no more to come, and are found by whom they are to. What an answer has
-- brought its player is kept, as an undo takes it back.

ALTER TABLE servers ADD COLUMN gone_at INTEGER;    -- since when the bot is not there, or the server itself is not

ALTER TABLE decisions ADD COLUMN brought INTEGER;  -- seconds that its answer has added to its player's reserve
UPDATE seats SET reserve = min(reserve, 3 * pace) FROM tables
    WHERE tables.id = table_id AND reserve IS NOT NULL AND pace IS NOT NULL;

DELETE FROM deadlines WHERE EXISTS (SELECT 1 FROM decisions AS d
    WHERE d.table_id = deadlines.table_id AND d.number = deadlines.decision AND closed_step IS NOT NULL);

CREATE TABLE timers_now (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('idle', 'warned', 'open-seat', 'rested')),
    about INTEGER NOT NULL,                    -- the seat; else 0
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, about)
) STRICT, WITHOUT ROWID;

INSERT INTO timers_now SELECT table_id, kind, about, at FROM timers;
DROP TABLE timers;
ALTER TABLE timers_now RENAME TO timers;
CREATE INDEX timers_at ON timers (at);

CREATE TABLE reminders_now (
    table_id TEXT NOT NULL,
    decision INTEGER NOT NULL,
    since INTEGER NOT NULL,                    -- from when on reminders are counted: its time can begin anew
    told_at INTEGER,                           -- when he last was
    at INTEGER,                                -- when its player is next reminded; NULL: no more
    sent INTEGER NOT NULL,                     -- how often he was; -1: to be called to it when his quiet hours are over
    hushed INTEGER NOT NULL DEFAULT 0 CHECK (hushed IN (0, 1)),  -- he does not want to hear of it
    ask_at INTEGER,                            -- where there is no clock: when the others are asked about it
    PRIMARY KEY (table_id, decision),
    FOREIGN KEY (table_id, decision) REFERENCES decisions (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO reminders_now (table_id, decision, since, at, sent, ask_at)
    SELECT r.table_id, decision, d.opened_at, iif(sent = 99, NULL, at), iif(sent = 99, 3, sent),
        iif(t.pace IS NULL, iif(sent = 99, at, max(at + 86400, d.opened_at + 1209600)), NULL)
    FROM reminders AS r
    JOIN tables AS t ON t.id = r.table_id JOIN decisions AS d ON d.table_id = r.table_id AND d.number = r.decision;
DROP TABLE reminders;
ALTER TABLE reminders_now RENAME TO reminders;
CREATE INDEX reminders_at ON reminders (at) WHERE at IS NOT NULL;
CREATE INDEX reminders_ask_at ON reminders (ask_at) WHERE ask_at IS NOT NULL;

CREATE INDEX posted_reminders ON posted (step) WHERE kind = 'remind';
CREATE INDEX posted_calls ON posted (step) WHERE kind = 'call';
