# The rules of a game, page by page.

## The command of each game, beside those of its verbs

bot-help-cmd-rules = help
bot-help-cmd-rules-help = The rules of this game on a few short pages, for your eyes only
bot-help-opt-rules-topic = topic
bot-help-opt-rules-topic-help = What you want to read about; without it, the first page

## A page

bot-help-page = **{ $title }** · { $game }
bot-help-example = The picture is an example.
# Where the id of a table stands on a picture.
bot-help-example-table = example

## What is pressed

bot-help-topics = All pages
bot-help-before = Previous
bot-help-after = Next
# For who plays a game for the first time there is a sentence of advice at each step.
bot-help-advice-on = Show tips
bot-help-advice-off = No more tips

## After it

bot-help-advised = From now on a tip comes with each step of your turn.
bot-help-unadvised = No more tips from now on. They come back with “{ bot-help-advice-on }”.
