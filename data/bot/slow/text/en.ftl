# Games across days: answers about reminders, lateness and pace.

bot-slow-cmd-pace = pace
bot-slow-cmd-pace-help = Play faster or more slowly, if all others agree
bot-slow-opt-pace-to = to
bot-slow-opt-pace-to-help = How long a move may take from now on

bot-slow-later = I will remind you again { $at }.
bot-slow-hushed = I will not remind you again of what is waiting for you now.
bot-slow-nothing-waits = Nothing is waiting for you here, so there is nothing to remind you of.
bot-slow-chosen-wait = More time was given.
bot-slow-chosen-turn = The computer plays this turn.
bot-slow-chosen-computer = The computer plays on. Whoever sat there may have the seat back.
bot-slow-chosen-open = The seat is open.
bot-slow-chosen-end = The game has ended.
bot-slow-others-asked = The others are asked: it happens if all who are here agree. If somebody moves before that, the question is over.
bot-slow-end-really = **End the game here, without a result?** Nobody else is here to be asked.
bot-slow-end-yes = Yes, end the game
bot-slow-pace-is = The pace is now: { $pace }
bot-slow-kept = The table stays.
