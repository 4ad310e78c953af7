# What is said around a game: seats, taking back, refusals of a table, faults of the file it lives in.

## What happened at the table

event-table-undone = { $seat } takes the last move back.
event-table-undone-agreed = With everyone’s consent, { $seat } takes a move back. What came after it is undone as well.
event-table-undone-by-host = The host takes back step { $step } and all that came after it.
event-table-undo-declined = { $by } does not agree that { $seat } takes a move back. The game goes on.
event-table-abandon-declined = { $by } does not agree to end the game, as { $seat } had asked. The game goes on.
event-table-seat-taken = { $seat } takes { $other }’s seat over.
event-table-seat-back = { $seat } is back and plays again instead of { $other }.
event-table-seat-open-taken = { $seat } takes the open seat.
event-table-open-seat-waits = { $by } lets the open seat wait for somebody for another week.
event-table-open-seat-computer = { $other } takes the open seat.
event-table-seat-computer = { $other } plays on for { $seat }, and keeps the seat unless it is offered to somebody.
event-table-resigned = { $seat } leaves the game. { $other } plays on.
event-table-abandoned = { $seat } ends the game. There is no result.
event-table-abandoned-agreed = Everyone agrees with { $seat }: the game ends here, without a result.
event-table-restored = The table was restored from a backup. What is not in this log is lost: please play it again.
event-table-paused = The people who run this server have paused the table. Nobody can act, no clock runs, and nothing is lost.
event-table-resumed = The table goes on. Every clock has its time back.
event-table-closed = The people who run this server have closed the table. The game ends here, without a result.
event-table-idle = Nobody has touched the table for weeks. The game ends here, without a result; its log stays.
event-table-late = { $seat } has kept the table waiting for too long. The others can choose what happens now.
event-table-late-waits = { $by } gives { $seat } more time.
event-table-late-computer = { $seat }’s time has run out. { $other } plays on, until { $seat } is back.
event-table-late-computer-again = { $seat }’s time has run out twice in a row. { $other } plays on, until { $seat } is back.
event-table-late-computer-chosen = By choice of those who are here, { $other } plays on for { $seat }, until { $seat } is back.
event-table-host = The host has gone: from now on it is { $seat }.
event-table-stand-in = { $seat }’s time has run out. The computer plays this turn.
event-table-stand-in-by = { $by } lets the computer play this turn for { $seat }.
event-table-seat-open = { $seat }’s seat is open: whoever likes can take it.
event-table-seat-still-open = Nobody has taken the open seat for a week.
event-table-seat-computer-declined = { $by } does not agree that the computer plays on, as { $seat } had asked.
event-table-seat-open-declined = { $by } does not agree to open the seat, as { $seat } had asked.
event-table-pace =
    { $seconds ->
        [0] From now on nobody is in a hurry, and no clock runs.
        [300] From now on the game is live, with five minutes for a move.
        [86400] From now on there is a day for each move.
        [172800] From now on there are two days for each move.
        [604800] From now on there is a week for each move.
       *[other] From now on the game has another pace.
    }
event-table-pace-declined = { $by } does not agree to another pace, as { $seat } had asked.
event-table-away = { $seat } is away from <t:{ NUMBER($start, useGrouping: 0) }:D> to <t:{ NUMBER($end, useGrouping: 0) }:D>.
event-table-away-still = { $seat } is away from <t:{ NUMBER($start, useGrouping: 0) }:D> to <t:{ NUMBER($end, useGrouping: 0) }:D>. For these days { $seat }’s clock stands still.
event-table-away-limited = { $seat } is away from <t:{ NUMBER($start, useGrouping: 0) }:D> to <t:{ NUMBER($end, useGrouping: 0) }:D>. { $seat }’s clock stands still only until <t:{ NUMBER($until, useGrouping: 0) }:f>, as long as this server allows.
event-table-away-runs = { $seat } is away from <t:{ NUMBER($start, useGrouping: 0) }:D> to <t:{ NUMBER($end, useGrouping: 0) }:D>. { $seat }’s clock runs on: this server does not let it stand still any longer.
event-table-stays = { $seat } is staying after all.
event-table-back = { $seat } is back.
event-table-deserted = Nobody is left at the table. The game ends here, without a result.
event-table-unreadable = What happened in this step cannot be read any more.

## Refusals

refusal-tables-no-such-table = There is no such table.
refusal-tables-no-such-game = This game cannot be played here.
refusal-tables-no-such-person = There is no such person here.
refusal-tables-no-such-step =
    { $last ->
        [-1] The game has not begun.
       *[other] There is no such move. The last step is { $last }.
    }
refusal-tables-not-seated = You do not sit at this table.
refusal-tables-not-host = Only the host of the table can do that.
refusal-tables-barred-from-seat = Whoever has sat at another seat of this table has seen behind its screen, and cannot take this one.
refusal-tables-not-invited = This table is for invited players. Ask its host to invite you.
refusal-tables-request-reused = This was sent once already, with something else in it. Please try again.
refusal-tables-not-open = The game has begun, or the table is closed. That can only be done before the start.
refusal-tables-not-playing = No game is going on at this table.
refusal-tables-not-over = The game is not over yet.
refusal-tables-no-result = This game was given up: it has no result.
refusal-tables-already-seated = Already seated at this table: each person has one seat there.
refusal-tables-full =
    { $places ->
        [one] There is only { $places } seat at this table, and it is taken.
       *[other] There are only { $places } seats at this table, and they are taken.
    }
refusal-tables-too-few =
    { $least ->
        [one] The game needs at least { $least } player.
       *[other] The game needs at least { $least } players. Wait for others, or add a computer.
    }
refusal-tables-wrong-places = This game is for { $least } to { $most } players.
refusal-tables-too-many-live =
    { $most ->
        [one] Nobody can sit at more than { $most } table at a time here. Finish that one first.
       *[other] Nobody can sit at more than { $most } tables at a time here. Finish one first.
    }
refusal-tables-too-many-on-server =
    { $most ->
        [one] This server has room for { $most } table at a time, and it is taken.
       *[other] This server has room for { $most } tables at a time, and they are taken.
    }
refusal-tables-motion-open = { $seat } has already asked the table for something. That has to be decided first.
refusal-tables-no-motion = This has been decided, or was never yours to decide.
refusal-tables-no-invitation = There is no invitation to take back.
refusal-tables-not-late = This has been settled meanwhile, or there is still time: there is nothing to choose.
refusal-tables-late-yourself = It is you the table waits for: here the others choose. You can still play, and then there is nothing to choose.
refusal-tables-not-asked = This is not what you are asked now.
refusal-tables-nothing-to-undo = You have made no move that you could take back.
refusal-tables-still-sealed = Until everybody has answered, you can change your answer: just answer again.
refusal-tables-others-must-agree = Your last move can only be taken back if the others agree. They have not been asked.
refusal-tables-gone-on = The game has gone on since that message, so nothing was taken back.
refusal-tables-state-gone = This game ended long ago: only its beginning, its end and its log are kept.
refusal-tables-no-computer = No computer sits at this table.
refusal-tables-unreadable = Part of what is kept of this table cannot be read. No other table is affected. Whoever runs the bot can try to repair it; the people who run this server can close the table.
refusal-tables-paused = This table is paused by the people who run this server. Nothing is lost, and no clock runs.
refusal-tables-server-paused = All tables of this server are paused by the people who run it. Nothing is lost, and no clock runs.
refusal-tables-not-paused = Nothing is paused here.
refusal-tables-barred = The people who run this server do not let you open or join tables here.
refusal-tables-guest-barred = The people who run this server do not let this person join tables here.
refusal-tables-not-barred = This person is not barred here.
refusal-tables-wrong-channel = On this server tables are opened in { $legal }.
refusal-tables-may-not-create = On this server you cannot open tables; you can join those that others open.
refusal-tables-bad-options = The option “{ $option }” cannot be chosen like that.
refusal-tables-bad-setting = “{ $setting }” cannot be set like that.

## The file

fault-no-database = There is no database at { $path }.
fault-empty-file = { $path } is empty, though a database should be there. Restore a backup; or, to begin anew, delete the file.
fault-not-a-database = { $path } is not a database.
fault-foreign-database = { $path } is the database of another program. Nothing was changed.
fault-newer-schema = { $path } was written by a newer version of Paravent (schema { $found }, this one knows { $known }). Install that version again, or restore the copy made before it.
fault-older-schema = { $path } is still in the form of an older version of Paravent (schema { $found }, this one has { $known }). Start the bot once: it makes a copy and brings the file up to date.
fault-truncated = A part of { $path } is missing. Nothing was changed. Restore a backup.
fault-damaged = { $path } is damaged: { $problem }. Nothing was changed. Restore a backup.
fault-half-restored = A backup was being put in the place of { $path }, and that was interrupted. Run restore once more. Nothing is lost.
fault-unreadable = { $path } cannot be read. Look at its permissions.
fault-no-file = There is no file { $path }.
fault-read-only = { $path } cannot be written. Look at the permissions of the file and of its folder.
fault-wrong-owner = { $path } belongs to { $owner }, and this is { $user }. Run it as { $owner }.
fault-disk-full = The disk with { $path } is full. Nothing was changed; make room and try again.
fault-cannot-open = { $path } cannot be used: { $problem }.
fault-bad-lock = { $path } should be the lock of the database, a plain file, and is a link or something else. Nothing was changed. Find out where it comes from, then delete it.
fault-second-writer = Another process writes to { $path } (process { $who }). Stop it first: only one may.
fault-closed = { $path } is closed: the program is about to end. Try again in a moment.
