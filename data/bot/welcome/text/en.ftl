# The welcome in a channel, and what is said to whoever plays from there.

bot-welcome-cmd-welcome = welcome
bot-welcome-cmd-welcome-help = Post a welcome in this channel: what to try, and a button to play at once

## For those who manage the server

bot-welcome-stands = The welcome stands in { $channel }.
bot-welcome-missing-permissions = I cannot post the welcome in { $channel }, because there I am not allowed to { $permissions }. You can change that in the settings of the channel.

## The welcome

bot-welcome-who = **I am Paravent: board games played slowly, right here in Discord.**
bot-welcome-open = `/table new` starts a table; your friends join with its button.
bot-welcome-play = You play in the table’s thread: *Play* under the newest message leads you through your turn, with tips in your first game. Your screen, which nobody else sees, comes to you by direct message.
bot-welcome-mine = `/table mine` says what waits for you.
bot-welcome-play-now = Play now against computers
bot-welcome-play-this = { $game } against computers

## For whoever plays now

bot-welcome-playing =
    { $n ->
        [one] The game is on: { $game }, you against a computer, at table `{ $id }`.
       *[other] The game is on: { $game }, you against { $n } computers, at table `{ $id }`.
    }
bot-welcome-soon = Its thread is about to open in { $channel }.
