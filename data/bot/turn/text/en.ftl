# The bot's words: the pages on which a turn is made by pressing.

bot-turn-cmd-play = play
bot-turn-cmd-play-help = Make your turn, step by step, for your eyes only

## Buttons

bot-turn-back = Back
bot-turn-next = Go on
bot-turn-all = All
bot-turn-none = None
bot-turn-otherwise = Other { $field }
bot-turn-do = ✓ { $verb }
bot-turn-do-for = ✓ { $verb }: { $costs }
bot-turn-do-now = { $verb } now
bot-turn-yes-do = Yes: { $verb }
bot-turn-yes-to = Yes, { $field }
bot-turn-no-advice = No more tips

## Pages

bot-turn-choose = Choose: **{ $field }**
# What all choices have in common: cost and gain.
bot-turn-each = Each: { $words }
# A menu that holds a part of many values.
bot-turn-from-to = { $field }: { $first } – { $last }
bot-turn-chosen-now = { $field }: **{ $value }**
bot-turn-missing =
    { $n ->
        [one] Choose at least { $n } more.
       *[other] Choose { $n } more.
    }
bot-turn-pair = { $what }: { $value }
bot-turn-prices = Price of each: { $prices }
bot-turn-settled = { $chosen } – nothing else is possible
bot-turn-may-add = If you like, **{ $field }**:
bot-turn-sure = Are you sure?
bot-turn-answered = Your answer is sealed: { $answer }. Until the others have answered you can still change it.

## What has changed

bot-turn-other-page = This page was an older one. Here is how your plan stands now.
bot-turn-gone-on = The game has gone on since that page was shown. Here is how it stands now.
bot-turn-overtaken = The table has changed since you made this plan. What still holds is kept.
bot-turn-lost = No longer possible: { $fields }.
bot-turn-lost-all = The table has changed: what you had planned ({ $verb }) is no longer possible.
bot-turn-waits =
    { $seats_count ->
        [0] Nobody is asked anything at the moment.
       *[other] It is not your turn. Now it is up to { $seats }.
    }
bot-turn-continue = What could be read of it is kept: *{ $play }* goes on from there.
bot-turn-done = Done: { $said }
bot-turn-unadvised = No more tips. *{ $help }* has a button that brings them back.
