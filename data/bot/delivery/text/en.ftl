# What delivery says: panels, posts, screens, and what is in the way.

## What stands on the buttons

bot-delivery-join = Join
bot-delivery-leave = Leave
bot-delivery-computer = Add computer
bot-delivery-no-computer = Remove computer
bot-delivery-options = Options
bot-delivery-start = Start
bot-delivery-cancel = Cancel
bot-delivery-play = Play
bot-delivery-screen = My screen
bot-delivery-look = Look
bot-delivery-in-words = In words
bot-delivery-since = Since my turn
bot-delivery-step-through = Step through the game
bot-delivery-rematch = Rematch
bot-delivery-agree = Agree
bot-delivery-decline = Decline
bot-delivery-take-seat = Take the seat
bot-delivery-no-seat = No, thank you

## The panel of a table

# The heading of a table everywhere: its game, and the id people can type.
bot-delivery-title = { $game } · { $table }
bot-delivery-host = { $name } (host)
bot-delivery-seated = At the table: { $names }
bot-delivery-free =
    { $n ->
        [0] Every seat is taken.
        [one] { $n } seat is free.
       *[other] { $n } seats are free.
    }
bot-delivery-option = { $option }: { $value }
bot-delivery-entry =
    { $entry ->
        [invited] Only those who are invited can join.
       *[anyone] Anyone can join.
    }
bot-delivery-language =
    { $language ->
        [fr] The thread will be in French.
       *[en] The thread will be in English.
    }
bot-delivery-playing = The game is on: { $names }
bot-delivery-played = This game has ended: { $names }
bot-delivery-to-thread = The table is here: { $thread }
bot-delivery-cancelled = This table was cancelled before the start.

## The post of a turn

bot-delivery-moved = The thread of this table was deleted. Nothing is lost: the game goes on here.
bot-delivery-winners =
    { $winners_count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win!
    }
bot-delivery-points =
    { $n ->
        [one] { $seat }: { $n } point
       *[other] { $seat }: { $n } points
    }
bot-delivery-so-far = How it stood so far (what was hidden stays hidden):
bot-delivery-over = { $names }: the game is over.

## Screens

# With the time of the last step, as Discord says it: “two hours ago”.
bot-delivery-screen-title = **Your screen · { $game } · { $table }** · { $at }
bot-delivery-nothing-hidden = There is nothing behind your screen.
bot-delivery-to-table = To the table: { $link }

## Motions and offers

bot-delivery-ask-undo = { $seat } would like to take a move back:
bot-delivery-ask-undo-more =
    { $n ->
        [one] One later move would be undone with it:
       *[other] { $n } later moves would be undone with it:
    }
bot-delivery-ask-abandon = { $seat } would like to end the game here, without a result.
bot-delivery-asked = { $names }: do you agree?
bot-delivery-motion-closed = This request is closed.
bot-delivery-invite = { $name }, { $seat } invites you to play { $game }, at table `{ $table }`.
bot-delivery-invite-unsigned = { $name }, you are invited to play { $game }, at table `{ $table }`.
bot-delivery-invite-closed = This invitation to table `{ $table }` is closed.
bot-delivery-offer = { $name }, you are offered { $seat }’s seat at this table. If you take it, you play on from here.
bot-delivery-offer-direct = { $game } · { $table }: you are offered { $seat }’s seat. If you take it, you play on from where the game stands.
bot-delivery-offer-closed = This offer is closed.

## What is in the way

bot-delivery-channel-gone = The channel of your table { $game } · { $table } was deleted, so I cannot post there any more. Your game is safe: you can play on right here, with the same commands.
bot-delivery-locked-out = I may not write at your table { $game } · { $table } at the moment, in { $place }. The game is safe, and what happened is waiting to be posted. Please let me view the channel, send messages, create public threads, write in threads and attach files; if the thread is locked, unlock it.

## Clocks and reminders

bot-delivery-later = Later today
bot-delivery-hush = Quiet for this turn
bot-delivery-away = I am away
bot-delivery-late-wait = Give more time
bot-delivery-late-wait-on = Go on waiting
bot-delivery-late-turn = Computer plays this turn
bot-delivery-late-computer = Computer takes the seat
bot-delivery-late-open = Open the seat
bot-delivery-late-end = End the game
bot-delivery-keep-table = Keep the table
bot-delivery-clock = ⏳ Deadline { $due }
bot-delivery-clock-reserve = ⏳ Answer expected { $usual } · deadline, with the reserve, { $due }
bot-delivery-clock-over = ⏳ Time ran out { $due }
bot-delivery-late = If somebody’s time runs out: { $what }
bot-delivery-pace = Pace: { $pace }
bot-delivery-remind =
    { $n ->
        [one] **A table is waiting for you:**
       *[other] **{ $n } tables are waiting for you:**
    }
bot-delivery-remind-line = • { $game } · `{ $table }` · { $when } { $link }
bot-delivery-remind-asked = asked { $since }
bot-delivery-remind-due = ⏳ deadline { $due }
bot-delivery-remind-over = ⏳ time ran out { $due }
bot-delivery-remind-here = { $name }, this table is waiting for you: { $when }
bot-delivery-play-at = Play { $game } { $table }
bot-delivery-late-ask = **{ $seat }’s time has run out.** Anyone else at the table may give more time, or let the computer play this turn; for the rest, all who are here are asked. { $seat } can still play.
bot-delivery-late-alone-ask = **{ $seat }’s time has run out.** It is for you to say what happens now. { $seat } can still play.
bot-delivery-late-long-ask = **{ $seat } has not answered for weeks.** Anyone else at the table may go on waiting, or let the computer play this turn; for the rest, all who are here are asked. Nothing happens by itself, and { $seat } can still play.
bot-delivery-late-open-ask = **Nobody has taken the open seat.** Anyone at the table may let it wait for another week; for the rest, all who are here are asked. Nothing happens by itself.
bot-delivery-late-else = If nobody chooses, the computer plays { $at }.
bot-delivery-late-else-seat = If nobody chooses, a computer takes the seat { $at }, until its owner is back.
bot-delivery-late-closed = That is settled.
bot-delivery-idle =
    { $names }: nobody has touched { $game } · `{ $table }` for a long time. It will be closed { $at }, unless { $names_count ->
        [one] you want to keep it.
       *[other] one of you wants to keep it.
    }
bot-delivery-rouse = { $names }: something was asked here in your quiet hours or while you were away, and it is waiting for you: { $link }
bot-delivery-idle-kept = This table stays.
bot-delivery-idle-closed = Nobody had touched this table for a long time; it is closed now.
bot-delivery-ask-pace = { $seat } would like another pace: { $pace }
bot-delivery-ask-seat-computer = { $seat } would like a computer to play on for { $about }, who may have the seat back at any time.
bot-delivery-ask-open-seat-computer = { $seat } would like a computer to take the open seat.
bot-delivery-seat-waits = It is the open seat’s turn: whoever takes it plays.
bot-delivery-held = { $game } · { $table }: your time had run out, and you are not playing there any more. Your seat is kept for you as long as nobody takes it: you may have it back.
bot-delivery-held-here = { $name }, your seat at this table is kept for you: you may have it back.
bot-delivery-ask-seat-open = { $seat } would like to open { $about }’s seat, so that somebody else can take it.
