# What the terminal says around a game.

## At the table

terminal-player = Player { $n }
terminal-computer =
    { $of ->
        [one] Computer
       *[other] Computer { $n }
    }
terminal-pass = Pass the keyboard to { $seat }. When nobody else can see the screen, { $seat } presses Enter.
terminal-pass-undo = { $seat } can still take the last move back: u, then Enter.
terminal-happened = What happened
terminal-table = On the table
terminal-screen = For your eyes only
# What has changed has a star before it.
terminal-more = … (more: all)
terminal-next = — Enter for more —
terminal-all-nothing = There is nothing to show at the moment.
terminal-keys = (?: help, all: the whole table, b: back, q: quit)
terminal-keys-undo = (?: help, all: the whole table, b: back, u: undo your last move, q: quit)
terminal-help = Choose from a list by number, or by name: a few letters are enough. These keys always work, each followed by Enter:
terminal-help-back = goes back one question
terminal-help-all = shows the whole table, page by page; a star marks what has changed since you last looked
terminal-help-undo = takes your last move back, while your turn goes on and nobody has learned anything by it
terminal-help-quit = leaves the game, which is not kept
terminal-help-help = shows this help
terminal-help-verbs = What you can do now:
terminal-quit-really = Do you want to leave? The game is not kept. Type q once more to leave, or Enter to go on.
terminal-goodbye = Thank you for playing. See you soon!
terminal-input-ended = The input has ended, and the game with it. It is not kept.
terminal-interrupted = Interrupted. Nothing is kept.
terminal-over = The end
terminal-total = Total
terminal-winners =
    { $seats_count ->
        [one] { $seats } wins!
       *[other] { $seats } share the win!
    }

# What is typed for back, undo, everything and quit.
terminal-key-back = b
terminal-key-undo = u
terminal-key-all = all
terminal-key-quit = q

## Filling in a form

terminal-verbs = What do you do?
terminal-only-verb = There is only one thing to do: { $verb }. { $help }
terminal-field = Choose: { $field }
terminal-field-optional = If you like: { $field }
terminal-yes-no = Yes or no: { $field }? (y or n; Enter is no)
terminal-skip = none
terminal-settled = There is only one choice for “{ $field }”: { $chosen }.
terminal-nothing-offered = There is nothing to choose for “{ $field }” now.
terminal-costs = costs { $words }
terminal-brings = brings { $words }
terminal-in-order = The order counts: name them as they shall come.
terminal-all-in-order = Say the order in which they shall come, by number or name, like “2 1”.
terminal-enter-for = Enter takes { $chosen }.
terminal-just-some = Choose { $n }, by number or name, like “1 2”.
terminal-some =
    { $least ->
        [0] Choose up to { $most }, by number or name, like “1 2”. Enter is none.
       *[other] Choose from { $least } to { $most }, by number or name, like “1 2”.
    }
terminal-up-to =
    { $n ->
        [0] none
       *[other] up to { $n }
    }
terminal-each = costs { $n }
terminal-totals = From { $least } to { $most } in all.
terminal-totals-listed = In all: { $legal }.
terminal-budget = You can spend { $n }.
terminal-counts-how = Type for example “{ $example }”.
terminal-counts-suggested = Enter chooses { $chosen }.
terminal-counts-by-kind = Enter alone: you are asked for one kind after the other.
terminal-counts-none = 0 is none at all.
terminal-counts-one = How many { $kind }? From 0 to { $most }. So far: { $chosen }.
terminal-counts-one-priced = How many { $kind }? From 0 to { $most }. So far: { $chosen }, for { $price } of { $budget }.
terminal-counts-chosen = Chosen: { $chosen }.
terminal-summary = Your move: { $verb }
terminal-confirm = Enter to do it, n to begin again, b to go back.
terminal-confirm-only = Press Enter to do it.
terminal-again = Let us begin again.

## What could not be read

terminal-pick-number = “{ $typed }” is not on the list. Type a number from { $least } to { $most }.
terminal-pick-own = Please choose: type { $legal }.
terminal-pick-something = Please choose: type a number from { $least } to { $most }.
terminal-unknown-word = I do not know “{ $typed }”. It can be { $legal }.
terminal-ambiguous-word = “{ $typed }” can mean { $legal }. Type more of it.
terminal-chosen-twice = You chose { $typed } twice. Once is enough.
terminal-number-alone = { $n } of which kind? Type it after the number, like “1 { $kind }”.
terminal-numbers-alone =
    { $n ->
        [one] Numbers alone stand for the kinds in their order: I need { $n } number, not { $given }.
       *[other] Numbers alone stand for the kinds in their order: I need { $n } numbers, not { $given }.
    }
terminal-bad-count = “{ $typed }” does not fit here. Type a number from 0 to { $most }.
terminal-huge = { $typed } is more than there can be.
terminal-yes-or-no = I did not understand “{ $typed }”. Type y for yes, or n for no.
terminal-confirm-or-not = I did not understand “{ $typed }”. Press Enter to do it, or type n to begin again.
terminal-just-enter = I did not expect “{ $typed }”. Just press Enter.
terminal-back-nowhere = There is nothing to go back to here.

## Taking back

terminal-undone = { $seat } takes the last move back.
terminal-undo-none = You have made no move that you could take back.
terminal-undo-others = You cannot take your move back: { $seat } has moved since.
terminal-undo-turn = You cannot take your move back: it ended your turn.
terminal-undo-drawn = You cannot take your move back: something was drawn at random.
terminal-undo-shown = You cannot take your move back: something hidden was shown.
terminal-undo-passed = You cannot take your move back: others have been asked something since.

## Commands

terminal-about = Board games with hidden screens, in the terminal.
terminal-about-games = list the games
terminal-about-play = play a game at this keyboard
terminal-about-trace = play a game and print every step as JSON Lines, secrets included
terminal-about-fuzz = play random games and look for faults
terminal-arg-root = one more package to look for games in
terminal-arg-game = the name of a game
terminal-arg-some-games = the names of games; all of them by default
terminal-arg-seats = how many play
terminal-arg-computer = how many of them are computers
terminal-arg-lang = the language
terminal-arg-name = the name of the next player
terminal-arg-seed = 16 to 64 bytes in hexadecimal that decide all chance
terminal-arg-option = an option of the game, like bag=small
terminal-arg-policy = who plays: chance, or the computer player
terminal-arg-plays = how many games to play
terminal-arg-games = how many games of each to play
terminal-arg-seconds = how long to play
terminal-arg-out = the folder for what is found
terminal-arg-replay = look whether the fault in this file is still there
terminal-usage =
    paravent: { $problem }
    { $usage }
terminal-players = { $least } to { $most } players
terminal-stage-sample = sample
terminal-stage-beta = beta
terminal-stage-stable = stable
terminal-fuzz-fine =
    No fault in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $steps } steps in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, { $rate } a second.
terminal-fuzz-fault = { $game } with { $seats } seats breaks the promise “{ $promise }”: { $fault }
terminal-fuzz-written =
    Written to { $path }. To see it again:
    { $command }
terminal-fuzz-gone = The fault does not happen any more: “{ $promise }” is kept.
terminal-trace-stuck = The game cannot go on: { $fault }

## Mistakes on the command line

terminal-no-games = There are no games. Name a package that has some with --root.
terminal-unknown-game = There is no game “{ $typed }”. Known games: { $known }.
terminal-unknown-promise = There is no promise “{ $typed }”. Known promises: { $known }.
terminal-unknown-root = There is no package “{ $typed }” to look for games in.
terminal-broken-root = The games cannot be read: { $problem }.
terminal-unknown-language = There are no words in “{ $typed }”. Choose { $legal }, with --lang or in PARAVENT_LANG.
terminal-wrong-seats = { $game } is for { $least } to { $most } players, not for { $n }.
terminal-nobody-plays =
    { $n ->
        [one] There is only { $n } seat: leave it to a person.
       *[other] There are only { $n } seats: leave at least one to a person.
    }
terminal-too-many-names =
    { $most ->
        [one] There are { $n } names for { $most } player.
       *[other] There are { $n } names for { $most } players.
    }
terminal-bad-name = “{ $typed }” cannot be a name. It should have from 1 to { $most } letters that can be printed.
terminal-same-name = Two players are called { $typed }. Give them different names.
terminal-bad-seed = “{ $typed }” is not a seed. It should be 32 to 128 hexadecimal digits, an even number of them.
terminal-bad-number = “{ $typed }” should be a whole number, 0 or more.
terminal-bad-option = “{ $typed }” should be NAME=VALUE.
terminal-no-options = { $game } has no options.
terminal-unknown-option = There is no option “{ $typed }”. Known options: { $known }.
terminal-unknown-value = The option { $option } cannot be “{ $typed }”. It can be { $legal }.
terminal-bad-file = The file { $path } cannot be used: { $problem }

## For whoever runs the bot

terminal-system-error = This did not work: { $problem }.
terminal-file-exists = There is a file { $path } already, and nothing is overwritten. Choose another name.
terminal-bad-backup = { $path } is not a complete backup. Nothing was changed; take another one.
terminal-restore-itself = { $path } is the database itself. Name a backup.
terminal-about-backup = copy the database, also while the bot runs
terminal-about-restore = put a backup in the place of the database
terminal-about-export = write one table as JSON: all of it, or what one player may see
terminal-about-import = bring in a table that was exported
terminal-about-verify = check the file, and run every step again
terminal-about-prune = remove what nobody needs any more
terminal-about-stats = what is in the file, and what needs a look
terminal-about-person = print what is kept about one person, or forget them
terminal-arg-database = the database; paravent.db, unless PARAVENT_DATABASE says otherwise
terminal-arg-to = the folder for backups (backups)
terminal-arg-keep = how many backups to keep (7); 0 is all
terminal-arg-backup = a file that backup has made
terminal-arg-table = the id of a table
terminal-arg-table-or-all = the id of a table; all of them by default
terminal-arg-for = only what the person with this Discord id may see
terminal-arg-out-file = where to write it; printed here by default
terminal-arg-exported = a file that export has made
terminal-arg-days = how many days old it must be (90)
terminal-arg-user = a Discord id
terminal-arg-forget = remove the person; the games stay
terminal-unknown-user = Nobody with the Discord id { $typed } is known here.
terminal-bad-user = “{ $typed }” is not a Discord id. It is a number of about 18 digits; Discord copies it from the menu of a person.
terminal-unknown-table = There is no game at a table “{ $typed }”.
terminal-backup-made = Written and checked: { $path } ({ $size } bytes).
terminal-backup-left =
    { $n ->
        [one] One more file here is named like a backup and is kept, whatever --keep says: nothing shows that it is of this database, or its date is in the future. Delete it yourself if nobody needs it.
       *[other] { $n } more files here are named like backups and are kept, whatever --keep says: nothing shows that they are of this database, or their dates are in the future. Delete them yourself if nobody needs them.
    }
terminal-backup-damaged =
    { $tables_count ->
        [one] Part of what is kept of table { $tables } is not what was written. It is in the backup as it is
       *[other] Part of what is kept of the tables { $tables } is not what was written. They are in the backup as they are
    }; all other tables are sound. For more, run verify.
terminal-backup-kept-all = As long as that is so at a table that has not ended, no older backup is removed: one of them may be all that is left of it. Repair it, or close it with /admin close.
terminal-restored =
    { $path } is now what { $backup } was. { $tables ->
        [0] No game is going on.
        [one] One game goes on; its players will be told.
       *[other] { $tables } games go on; their players will be told.
    }
terminal-restore-kept =
    What was there before is kept as { $path }. { $lost ->
        [0] No step in it is later than the backup.
        [one] One step in it is not in the backup.
       *[other] { $lost } steps in it are not in the backup.
    }
terminal-restore-forgotten = Whoever was forgotten since this backup was made is in it again: forget them once more.
terminal-exported = Table { $table } is in { $path }, with all that is hidden: show it to no player.
terminal-exported-for = What this person may see of table { $table } is in { $path }.
terminal-imported = Table { $table } is here, and was checked.
terminal-import-other = { $path } was written by another version of Paravent, or is something else: { $problem }.
terminal-import-view = { $path } is what one player may see of a table. That cannot be imported; export it without --for.
terminal-import-game = The game { $problem } is not installed here. Nothing was changed.
terminal-import-here = Table { $problem } is here already. Nothing was changed.
terminal-import-broken = { $path } is broken, and nothing was changed: { $problem }
terminal-verify-done =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; { $again } run again with the same outcome.
terminal-verify-skipped-rules =
    Not run again: { $steps ->
        [one] { $steps } step that was
       *[other] { $steps } steps that were
    } played by older rules. The hashes are right.
terminal-verify-skipped-pruned =
    Not run again: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } after states that were pruned.
terminal-verify-skipped-game =
    Not run again: { $steps ->
        [one] { $steps } step of a game that is
       *[other] { $steps } steps of games that are
    } not installed. The hashes are right.
terminal-verify-skipped-set-up =
    Not run again: { $steps ->
        [one] { $steps } set-up
       *[other] { $steps } set-ups
    } by older rules or data. The hashes are right.
terminal-verify-fault = Table { $table }: { $fault }.
terminal-verify-unknown = Table { $table }: its game, { $game }, is not installed. Nobody can play there.
terminal-verify-fine = Everything is as it should be.
terminal-verify-advice = The other tables are sound. Stop the bot, keep this file, and restore the newest backup that verifies; or go on without these tables, and report the fault with what export writes of them.
terminal-pruned = Removed:
terminal-pruned-requests =
    { $n ->
        [one] { $n } answered request
       *[other] { $n } answered requests
    }
terminal-pruned-intents =
    { $n ->
        [one] { $n } line of the outbox that was done
       *[other] { $n } lines of the outbox that were done
    }
terminal-pruned-drafts =
    { $n ->
        [one] { $n } half-filled form
       *[other] { $n } half-filled forms
    }
terminal-pruned-tables =
    { $n ->
        [one] { $n } table at which no game began
       *[other] { $n } tables at which no game began
    }
terminal-pruned-states =
    { $n ->
        [one] { $n } state in the middle of a game that ended
       *[other] { $n } states in the middle of games that ended
    }
terminal-stats-file = { $path }: { $size } KiB
terminal-status-open = open
terminal-status-playing = in play
terminal-status-finished = finished
terminal-status-abandoned = given up
terminal-stats-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }, { $here } seen in the last week
terminal-stats-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }, { $lately } in the last day
terminal-stats-intents = { $n } still to be sent
terminal-stats-oldest =
    Longest wait: table { $table }, { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
terminal-stats-trouble = Please look at this:
terminal-stats-advice = If nothing was ever tried, the bot is not running, or cannot reach Discord.
terminal-stats-stuck =
    Not sent: { $kind } of table { $table }, { $n } in all, for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }; { $attempts ->
        [0] never tried.
        [one] tried once.
       *[other] tried { $attempts } times.
    }
terminal-stats-error = Last error: { $error }
terminal-stats-more = … and { $n } more.
terminal-intent-lobby = lobby
terminal-intent-post = posts
terminal-intent-picture = picture
terminal-intent-screen = screens
terminal-intent-motion = motion
terminal-intent-offer = offer of a seat
terminal-intent-invite = invitation
terminal-intent-result = result
terminal-intent-late = question about who is late
terminal-intent-clock = corrected time
terminal-intent-idle = warning before closing
terminal-intent-remind = reminder
terminal-intent-call = call in the thread
terminal-intent-rouse = call after quiet hours
terminal-intent-answered = a reminder that is no longer true
terminal-stats-silent = The computer on seat { $n } at table { $table } does not answer. The log has the reason.
terminal-stats-unreadable = Part of what is kept of table { $table } cannot be read. verify says what.
terminal-stats-unknown = Table { $table }: its game, { $game }, is not installed. Nobody can play there.
terminal-forgotten =
    Forgotten. { $on ->
        [0] No game goes on without this person.
        [one] At one table a computer plays on.
       *[other] At { $on } tables a computer plays on.
    } { $ended ->
        [0] No table has ended.
        [one] One table has ended: nobody else was there.
       *[other] { $ended } tables have ended: nobody else was there.
    } Backups and exports made before still have this person.
terminal-forgotten-marks =
    { $n ->
        [one] One table in play keeps a mark until it ends: it names nobody, and only keeps this person, should they return, from taking a second seat there.
       *[other] { $n } tables in play keep a mark until they end: it names nobody, and only keeps this person, should they return, from taking a second seat there.
    }
terminal-person-written = What is kept about this person is in { $path }.

## The bot

terminal-about-run = run the bot
terminal-about-doctor = find what keeps the bot from running well
terminal-arg-sync = tell Discord the commands again, even if they have not changed
terminal-arg-live = try everything out on a real server, and clean up
terminal-arg-server = the Discord id of the server to try it on
terminal-arg-channel = the Discord id of the channel to try it in
terminal-no-library = The bot needs { $name }, which is not installed. In Paravent’s folder, make install brings all that the bot stands on.
terminal-no-token =
    There is no token, so the bot cannot log in. Create an application at https://discord.com/developers/applications, take the token from its page “Bot”, and write it into { $path } in this folder:

    PARAVENT_TOKEN=the token

    docs/operating.md has each step. To try the bot without Discord, docs/sandbox.md describes a Discord on your own machine.
terminal-not-set = { $problem }
terminal-wrong-setting = The setting { $name } cannot be what it is now. It can be { $legal }.
terminal-unknown-setting = There is no setting { $name }. Did you mean { $near }?
terminal-not-text = { $path } is not text in UTF-8, so the settings in it cannot be read.
terminal-not-a-token = What stands in PARAVENT_TOKEN cannot be a bot’s token: that has three parts with dots between, and the first of them stands for the bot’s number. The client secret and the public key are something else. Take the token from the page “Bot” of your application (https://discord.com/developers/applications), and write it without the word Bot.
terminal-token-refused = Discord does not know this token. Take a new one from the page “Bot” of your application (https://discord.com/developers/applications) and put it into PARAVENT_TOKEN.
terminal-unreachable = Discord cannot be reached ({ $problem }). Look at the network of this machine, then at https://discordstatus.com; nothing else is wrong.
terminal-live-where = Where? Give --server and --channel, each with a Discord id; Discord copies it from the menu of a server or a channel when the developer mode is on.
terminal-doctor-fine = Nothing has to be mended.
terminal-doctor-wrong = What is marked with XX has to be mended.
terminal-doctor-versions = Installed: { $names }.
terminal-doctor-fonts = Letters with accents can be drawn.
terminal-doctor-fonts-poor = One of the fonts has no letters with accents: pictures show a dot for é. All words are also in the text that goes with them.
terminal-doctor-fonts-none = No letters can be drawn: a font is missing. Install Paravent again, with its extra “discord”, which brings the fonts.
terminal-doctor-file-open = Others on this machine can read { $path }, which holds the token: chmod 600 { $path }
terminal-doctor-database = The database { $path } is whole.
terminal-doctor-database-new = There is no database at { $path } yet; the first start makes it.
terminal-doctor-database-nowhere = No database can be made in { $path }: there is no such folder, or it cannot be written.
terminal-doctor-database-damaged = The database { $path } is damaged: { $problem }. Restore a backup.
terminal-doctor-room = { $n } MiB are free on its disk.
terminal-doctor-backups =
    { $n ->
        [one] There is { $n } backup in { $path }.
       *[other] There are { $n } backups in { $path }; the newest is not old.
    }
terminal-doctor-backups-none = There is no backup in { $path }. Run paravent backup each night; docs/operating.md has a line for cron.
terminal-doctor-backups-old =
    The newest backup in { $path } is { $n ->
        [one] { $n } day
       *[other] { $n } days
    } old.
terminal-doctor-token = There is a token, and it has the right shape.
terminal-doctor-token-missing = There is no token. Put one into PARAVENT_TOKEN, in the environment or in .env.
terminal-doctor-token-wrong = { $problem }
terminal-doctor-token-refused = Discord does not know this token. Take a new one from the page “Bot” of your application.
terminal-doctor-unreachable = Discord cannot be reached ({ $problem }).
terminal-doctor-user =
    The bot is { $name }, on { $n ->
        [0] no server yet
        [one] { $n } server
       *[other] { $n } servers
    }.
terminal-doctor-server = { $name }: it has all the permissions it needs.
terminal-doctor-server-lacks = { $name }: the bot’s role lacks { $names }. Grant it, or invite the bot again.
terminal-doctor-invite = To invite it: { $link }
terminal-doctor-live-no-gateway = The gateway cannot be reached: the bot would hear nothing.
terminal-doctor-live-no-channel = There is no such text channel on that server, or the bot does not see it.
terminal-doctor-live-lacks = In { $name } the bot lacks { $names }.
terminal-doctor-live-picture-works = A post with a picture was sent.
terminal-doctor-live-picture-fails = A post with a picture could not be sent ({ $problem }).
terminal-doctor-live-thread-works = A thread was opened.
terminal-doctor-live-thread-fails = No thread could be opened ({ $problem }).
terminal-doctor-live-button-works = A button stands in the thread. Please press it within { $n } seconds; to skip what takes a person, just wait.
terminal-doctor-live-button-fails = No button could be sent ({ $problem }).
terminal-doctor-live-private-works = The press arrived, and got a private page with a picture.
terminal-doctor-live-private-fails = The press arrived, but could not be answered ({ $problem }).
terminal-doctor-live-page-works = The page was changed in place, and its picture stayed.
terminal-doctor-live-page-fails = The page could not be changed in place ({ $problem }).
terminal-doctor-live-page-bare = The page was changed in place, but lost its picture: turns would be shown without theirs. Please report this.
terminal-doctor-live-direct-works = A direct message arrived.
terminal-doctor-live-direct-fails = Whoever pressed it accepts no direct messages from the bot ({ $problem }).
terminal-doctor-live-nobody =
    { $n ->
        [one] Nobody pressed the button within { $n } second: private page and direct message were not tried.
       *[other] Nobody pressed the button within { $n } seconds: private page and direct message were not tried.
    }
terminal-doctor-live-clean = All of it was removed again.
terminal-doctor-live-left = Not all of it could be removed: to delete a thread, a bot needs “Manage Threads”, which it does not need to play. Please remove the thread yourself.
# What the rehearsal writes in Discord.
terminal-doctor-live-post = This is a rehearsal. It will be removed in a moment.
terminal-doctor-live-picture = The word Paravent.
terminal-doctor-live-thread = Rehearsal
terminal-doctor-live-press = Please press this button. If you would rather not, just wait: this goes by itself.
terminal-doctor-live-button = Press me
terminal-doctor-live-thanks = Thank you! Only you can see this.
terminal-doctor-live-turned = This is the next page, in the same place, with the same picture. It will be removed in a moment.
terminal-doctor-live-direct = This is a rehearsal: direct messages reach you. It will be removed in a moment.
