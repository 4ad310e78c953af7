# The bot's words: tables, their log, and those who play there.

## Commands

bot-table-cmd-table = table
bot-table-cmd-table-help = Tables: open one, play, look around
bot-table-opt-table = table
bot-table-opt-table-help = Which table; not needed in a table’s thread
bot-table-cmd-list = list
bot-table-cmd-list-help = The tables of this server; in direct messages, your own
bot-table-cmd-mine = mine
bot-table-cmd-mine-help = What is waiting for you, the oldest first, your other tables, and what has just ended
bot-table-cmd-show = show
bot-table-cmd-show-help = How a table stands now, in words
bot-table-cmd-log = log
bot-table-cmd-log-help = What has happened at a table
bot-table-opt-log-step = step
bot-table-opt-log-step-help = From which step on; if you leave it out, the newest
bot-table-cmd-screen = screen
bot-table-cmd-screen-help = What is behind your screen, for your eyes only
bot-table-cmd-look = look
bot-table-cmd-look-help = The pictures of a table, for your eyes only
bot-table-cmd-undo = undo
bot-table-cmd-undo-help = Take back your last move; if others have to agree, they are asked
bot-table-cmd-rewind = rewind
bot-table-cmd-rewind-help = As the host: take back a move and all that came after it
bot-table-opt-rewind-step = step
bot-table-opt-rewind-step-help = The first move to be taken back
bot-table-cmd-abandon = abandon
bot-table-cmd-abandon-help = End a game without a result, if everyone agrees
bot-table-cmd-resign = resign
bot-table-cmd-resign-help = Leave a game; a computer plays on for you
bot-table-cmd-replace = replace
bot-table-cmd-replace-help = Give a seat to somebody else, or let a computer play on
bot-table-opt-replace-seat = seat
bot-table-opt-replace-seat-help = Whose seat
bot-table-opt-replace-person = person
bot-table-opt-replace-person-help = Who is offered the seat
bot-table-opt-replace-computer = computer
bot-table-opt-replace-computer-help = Let a computer play on, at once
bot-table-opt-replace-open = open
bot-table-opt-replace-open-help = Leave the seat open: nobody plays there until somebody takes it
bot-table-cmd-rematch = rematch
bot-table-cmd-rematch-help = Play once more, with the same people

## Which table

bot-table-title =
    { $names_count ->
        [0] `{ $id }` · { $game }
       *[other] `{ $id }` · { $game } · { $names }
    }
bot-table-where-panel = Its panel: { $link }
bot-table-where-thread = Its thread: { $link }
bot-table-where-ended = It was here: { $link }
bot-table-host-is = The host is { $seat }.
bot-table-no-table = You have no table that this could be about. Name one with the option `table`, or use the command in a table’s thread; `/table list` shows those of a server.
bot-table-which-table = Which table do you mean? Please say so with the option `table`:
bot-table-more =
    { $n ->
        [one] … and { $n } more: `/table mine` shows it.
       *[other] … and { $n } more: `/table mine` shows them all.
    }

## Lists

bot-table-none-on-server = There is no table on this server. Open one with `/table new`.
bot-table-on-server =
    { $n ->
        [one] **One table on this server**
       *[other] **{ $n } tables on this server, the newest first**
    }
bot-table-none-own = You sit at no table, and you are invited to none. On a server, `/table list` shows where you could join.
bot-table-own =
    { $n ->
        [one] **Your table**
       *[other] **Your { $n } tables, the newest first**
    }
# Said in a list, behind the name of a table.
bot-table-state-open = { $taken } of { $places } seats taken
bot-table-state-playing = in play
bot-table-state-finished = finished
bot-table-state-abandoned = closed
bot-table-unreadable = not all of it can be read
bot-table-seat-is-open = a seat is open
bot-table-nothing-at-all = Nothing is waiting for you, and you sit at no table. `/table list` shows where you could join.
bot-table-nothing-waits = **Nothing is waiting for you.**
bot-table-waiting =
    { $n ->
        [one] **One thing is waiting for you**
       *[other] **{ $n } things are waiting for you, the oldest first**
    }
bot-table-held =
    { $n ->
        [one] **Your seat is kept for you**
       *[other] **Your seats are kept for you**
    }
bot-table-is-paused = ⏸ The table is paused: nobody can act, and no clock runs.
bot-table-others =
    { $n ->
        [one] **Your other table**
       *[other] **Your other tables**
    }
bot-table-ended = **Just ended**
bot-table-won-by =
    { $seats_count ->
        [one] won by { $seats }
       *[other] win shared by { $seats }
    }
# Below a list that has several pages.
bot-table-span = { $first } to { $last } of { $n }
bot-table-owed = • `{ $id }` · { $game } · { $asked } · { $since } { $link }
bot-table-asked-undo = { $seat } would like to take a move back (“{ $move }”): do you agree?
bot-table-asked-abandon = { $seat } would like to end the game: do you agree?
bot-table-asked-invitation = You are invited.
bot-table-asked-something = You are asked something.

## How a table stands

bot-table-panel-again = The panel is about to appear again at the bottom of { $channel }.
bot-table-join = Join
bot-table-screen = My screen
bot-table-look = Look
bot-table-undo = Take back my move
bot-table-ask-undo = Ask to take back my move
bot-table-log = Log
bot-table-rematch = Rematch
bot-table-page-before = Previous page
bot-table-page-after = Next page
bot-table-no-screen = You have no seat at this table, and so no screen. You are welcome to watch: `/table show` tells you how it stands.

## Looking at pictures

# Stands on the menu of all pictures.
bot-table-look-at = Another picture
# The picture of one player, such as “Board: Anna”.
bot-table-picture-of = { $picture }: { $name }
bot-table-theme-light = Light theme
bot-table-theme-dark = Dark theme
bot-table-in-words = In words
bot-table-nothing-on-it = This picture is empty.

## The log

bot-table-log-title = **Steps { $first } to { $last } of { $newest }**
bot-table-log-undone = ~~{ $said }~~ (taken back)
bot-table-log-not-begun = The game has not begun: there is nothing in its log.
bot-table-log-no-words = This game is not installed here any more, so its log cannot be read out.
bot-table-older = Older
bot-table-newer = Newer

## Looking back

bot-table-since-title = **Since your turn**
bot-table-since-means = **What it means for you**
bot-table-nothing-since = Nothing has happened since your last move.
bot-table-picture-by-picture = Picture by picture
# Moves that were taken back keep their numbers, but are left out.
bot-table-step-title = **Step { $step } · { $at } of { $n }**
bot-table-step-gone = How the table stood then is not kept any more.
bot-table-earlier = Earlier
bot-table-later = Later
bot-table-far-earlier = 10 earlier
bot-table-far-later = 10 later
bot-table-first = To the start
bot-table-last = To the end

## Taking back and giving up

bot-table-undo-move = You would take this move back:
bot-table-undo-asks =
    { $seats_count ->
        [one] { $seats } has to agree, and would be called in the thread.
       *[other] { $seats } have to agree, and would be called in the thread.
    }
bot-table-ask-them = Ask them
bot-table-leave-it = Leave it
bot-table-undone = Your move is taken back.
bot-table-others-asked = I have asked the others in the thread: if all of them agree, it is done. With the next move the request lapses.
bot-table-take-question-back = Take the question back
bot-table-question-taken-back = You have taken your question back. The game goes on.
bot-table-agreed = You agree, and so does everyone: it is done.
bot-table-agreed-so-far = You agree. Others have still to answer.
bot-table-declined = You do not agree. The game goes on.
bot-table-rewind-really = Do you want to take back step { $step } and all that came after it? Everyone will be told that you did.
bot-table-rewind-yes = Take it back
bot-table-rewind-undone = Step { $step } has already been taken back. Nothing was changed.
bot-table-rewind-no-move = Step { $step } is not a move, so it cannot be taken back. Choose one of the suggestions.
bot-table-rewound = Step { $step } and all that came after it are taken back.
bot-table-abandon-really = Do you want to end this game without a result? All the others have to agree.
bot-table-abandon-yes = End the game
bot-table-abandoned = The game has ended, without a result.
bot-table-keep = No, leave it
bot-table-kept = Nothing was changed.
bot-table-not-asked-you = This question was not put to you. Nothing was changed.

## Seats

bot-table-resign-really = Do you want to leave this game? A computer plays on for you, and you cannot come back by yourself.
bot-table-resign-yes = Leave the game
bot-table-resigned = You have left the game. A computer plays on for you.
bot-table-no-such-seat = Nobody at this table is called that. Choose one of the suggestions.
bot-table-replace-how = Say who should play on: either name a `person`, or set `computer` or `open` to “True”.
bot-table-replaced-by-computer = A computer plays on for { $seat }, who gets the seat back only if it is offered: `/table replace` with a `person`.
bot-table-seat-offered = { $name } has been offered the seat of { $seat }, who plays on until the offer is taken. `/table uninvite` takes it back.
bot-table-seat-left-open = { $seat }’s seat is open now. Whoever takes it plays on from here.
bot-table-seat-declined = You have declined the seat. Thank you for saying so.
bot-table-rematch-open = The rematch is open: { $game }, table `{ $id }`. You have a seat there.
