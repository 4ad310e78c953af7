# The bot's words: before the start.

## Commands

bot-lobby-cmd-new = new
bot-lobby-cmd-new-help = Open a table for a game in this channel
bot-lobby-opt-new-game = game
bot-lobby-opt-new-game-help = What is played
bot-lobby-opt-new-seats = seats
bot-lobby-opt-new-seats-help = How many can play; if you leave it out, as many as the game allows
bot-lobby-opt-new-who = who
bot-lobby-opt-new-who-help = Who may join
bot-lobby-opt-new-language = language
bot-lobby-opt-new-language-help = The language of the table; if you leave it out, that of the server
bot-lobby-opt-new-pace = pace
bot-lobby-opt-new-pace-help = How long a move may take; no hurry if you say nothing
bot-lobby-cmd-start = start
bot-lobby-cmd-start-help = Begin the game at a table you opened
bot-lobby-cmd-cancel = cancel
bot-lobby-cmd-cancel-help = Close a table whose game has not begun
bot-lobby-cmd-invite = invite
bot-lobby-cmd-invite-help = Invite somebody to a table you opened
bot-lobby-opt-invite-person = person
bot-lobby-opt-invite-person-help = Whom you would like to play with
bot-lobby-cmd-uninvite = uninvite
bot-lobby-cmd-uninvite-help = Take back an invitation, or the offer of a seat
bot-lobby-opt-uninvite-person = person
bot-lobby-opt-uninvite-person-help = Who was invited

## Opening a table

# How far a game has come, behind its name.
bot-lobby-stage-sample = { $game } (sample)
bot-lobby-stage-beta = { $game } (beta)
bot-lobby-stage-stable = { $game }
bot-lobby-not-in-direct = A table is opened in a channel of a server, so that others can join it. Use this command there.
bot-lobby-no-threads-here = No table can be opened here. Please use this command in a text channel.
bot-lobby-missing-permissions = I cannot open a table here, because I am not allowed to { $permissions }. Somebody who manages this server can change that in the settings of the channel.
# Each completes the sentence above: not allowed to …
bot-lobby-perm-view = see the channel
bot-lobby-perm-send = send messages
bot-lobby-perm-threads = create public threads
bot-lobby-perm-send-threads = send messages in threads
bot-lobby-perm-files = attach files
bot-lobby-perm-history = read the message history
bot-lobby-opened-anyone = Your table `{ $id }` is open: { $game }, in { $channel }. Its panel is about to appear there. Others join with its button; when everyone is here, press Start.
bot-lobby-opened-invited = Your table `{ $id }` is open: { $game }, in { $channel }. Its panel is about to appear there. Invite the others with `/table invite`; when everyone is here, press Start.

## The panel

bot-lobby-joined = You have a seat at the table. The host begins when everyone is here.
bot-lobby-seat-taken = The seat is yours, with all that is behind its screen. “My screen” shows it to you.
bot-lobby-elsewhere = That can only be done on the server of this table.
bot-lobby-left = You have left the table. You are welcome back any time before the start.
bot-lobby-computer-added = A computer has joined the table.
bot-lobby-computer-removed = A computer has left the table.
bot-lobby-started = The game begins! Its thread opens under the panel.
bot-lobby-cancelled = The table is closed.
bot-lobby-invited = { $name } is invited. I say so in { $channel }, once, and `/table mine` shows it too.
bot-lobby-invited-unseen = { $name } is invited, but cannot see { $channel }, so I call nobody there. `/table mine` shows the invitation; a word from you will help.
bot-lobby-uninvited = { $name } is no longer invited.
bot-lobby-bots-do-not-play = A bot cannot play. To play against a computer, add one to the table.
bot-lobby-ask-there = Only people on the table’s own server can be asked. Use this command there.

## Options

bot-lobby-options-title = **The options of this table.** Every change takes effect at once.
bot-lobby-options-of-host = **The options of this table.** Only its host can change them.
# A choice and its value.
bot-lobby-setting = { $name }: { $value }
bot-lobby-seats = Number of players
bot-lobby-entry = Who may join
bot-lobby-entry-anyone = anyone
bot-lobby-entry-invited = only those invited
bot-lobby-language = Language of the table
bot-lobby-language-en = English
bot-lobby-language-fr = French
bot-lobby-pace = Pace
bot-lobby-pace-none = no hurry
bot-lobby-pace-live = live (5 minutes a move)
bot-lobby-pace-day = a move a day
bot-lobby-pace-two-days = a move every two days
bot-lobby-pace-week = a move a week
bot-lobby-pace-other = a pace of its own
bot-lobby-late = If somebody’s time runs out
bot-lobby-late-ask = the others are asked
bot-lobby-late-wait = the table waits
bot-lobby-late-turn = a computer plays that turn
bot-lobby-late-computer = a computer takes the seat over
bot-lobby-earlier-options = Earlier options
bot-lobby-further-options = Further options

## Direct messages

bot-lobby-dm-question = May I send you your screen by direct message whenever it changes? You can always see it with “My screen” as well.
bot-lobby-dm-yes = Send me my screens
bot-lobby-dm-no = No direct messages
bot-lobby-dm-agreed = Good: your screens come to you by direct message, silently, one for each game.
bot-lobby-dm-declined = Good: I send you nothing. “My screen” and `/table screen` show it to you whenever you like, for your eyes only.
