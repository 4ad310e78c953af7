# What is said around the slash commands that are made from a game's forms.

## The commands: names and descriptions

bot-play-table = table
bot-play-table-help = Which table, if several are waiting for you; not needed in a table’s thread
bot-play-help-one = { $field }: choose one of the suggestions
bot-play-help-some = { $field }: one or several, with commas between them
bot-play-help-in-order = { $field }: several, in the order in which they shall come, like “a, b”
bot-play-help-counts = { $field }: how many of each, for example “{ $example }”
bot-play-help-yes-no = { $field }: yes or no

## Suggestions

bot-play-costs = costs { $words }
bot-play-brings = brings { $words }
# Behind the pieces that are suggested.
bot-play-all = all there is
bot-play-all-that-can-be-paid = all you can pay
bot-play-all-free = all that is free
bot-play-first = Choose this first: { $field }
bot-play-hint-no-table = No table of this game is waiting for you here
bot-play-hint-which-table = Several tables are waiting for you: choose one with the option “{ bot-play-table }” first

## What cannot be read

bot-play-unknown-word = I do not know “{ $typed }”. It can be { $legal }.
bot-play-ambiguous-word = “{ $typed }” can mean { $legal }. Please say which.
bot-play-chosen-twice = You chose { $typed } twice. Once is enough.
bot-play-number-alone = { $n } of which kind? Say for example “1 { $kind }”.
bot-play-numbers-alone = I need { $n } numbers, one for each kind, not { $given }. Or say how many of which kind.
bot-play-huge = { $typed } is more than there can be.
bot-play-yes-or-no = I did not understand “{ $typed }”. It can be yes or no.
bot-play-hint-only = That line was only a hint. For “{ $field }”, please choose one of the suggestions.
bot-play-too-long = That is too much for “{ $field }”. Please choose one of the suggestions.
bot-play-nothing-offered = Nothing can be chosen for “{ $field }” now.

## Which table

bot-play-no-table = No table of { $game } is waiting for you at the moment. `/table mine` shows what is.
bot-play-which-table = Several tables of { $game } are waiting for you. Use the command in the table’s thread, or name the table with the option “{ bot-play-table }”:
bot-play-more-tables =
    { $n ->
        [one] … and { $n } more: `/table mine` shows all.
       *[other] … and { $n } more: `/table mine` shows them all.
    }
bot-play-other-game = Another game is played at this table: { $game }. Its commands begin with { $command }.
bot-play-other-game-gone = The game of this table is not installed any more. Whoever runs this bot can bring it back.

## Beside a move: what leads to the rules

bot-play-help = Help

## After a move

bot-play-done =
    { $n ->
        [0] Done: **{ $verb }**.
       *[other] Done: **{ $verb }** · { $fields }
    }
# A field with what was chosen for it, and with what that costs and brings.
bot-play-chosen = { $field }: { $value }
bot-play-chosen-with = { $field }: { $value } ({ $price })
bot-play-yours = { $question } Press *Play* under the table’s newest post, or use { $legal }.
bot-play-sealed =
    { $seats_count ->
        [1] Your answer is sealed. Until { $seats } has answered, too, you can change it: { $legal }.
       *[other] Your answer is sealed. Until { $seats } have answered, too, you can change it: { $legal }.
    }
bot-play-others =
    { $seats_count ->
        [0] Now the table goes on by itself.
       *[other] Now it is up to { $seats }.
    }
bot-play-over = That was the last move: the game is over. The result is in the table’s thread.
