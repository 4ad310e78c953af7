# What every part of the bot says.

# A player that is a program; the number only tells several apart.
bot-core-computer = Computer { $n }
# Somebody whose name is not kept any more.
bot-core-somebody = Somebody
# A seat that nobody holds at the moment.
bot-core-open-seat = Open seat
bot-core-broken = Something went wrong on my side. Before you try again, please look at the table: what you asked for may have been done. If it happens again, tell whoever runs this bot the number { $id }.
bot-core-store-fault = I cannot write anything down at the moment, so nothing was changed. Whoever runs this bot has been told.
# The bot was stopped after it had done what somebody asked for, and before it had said so.
bot-core-done-before = That is done. I was interrupted before I could tell you.
bot-core-old-control = This button is from an older message. Nothing was changed; the newest message of the table has what you need.
bot-core-unreadable = I cannot read this command as it was sent, so nothing was changed. Your Discord may still show an older version of it: restart the app and try again.
bot-core-dm-closed = I could not send you your screen: your direct messages are closed to me. In this server’s privacy settings, allow direct messages; until then, “My screen” shows it to you here, for your eyes only.
