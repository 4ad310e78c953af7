# `/me`: how somebody likes it, and what is kept about him.

bot-me-cmd-me = me
bot-me-cmd-me-help = How you like it: language, reminders, quiet hours, being away, your tables and what I keep

## What is set

bot-me-title = **How you like it.** Only you see this.
bot-me-back = Back
bot-me-now = Now: **{ $value }**
bot-me-line-language = Language: **{ $value }**
bot-me-line-theme = Pictures: **{ $value }**
bot-me-line-advice = Advice: **{ $value }**
bot-me-line-zone = Time zone: **{ $value }**
bot-me-line-quiet = Quiet hours: **{ $value }**
bot-me-line-remind = Reminders: **{ $value }**
bot-me-line-away = Away: **{ $value }**
bot-me-language-button = Language
bot-me-theme-button = Theme
bot-me-advice-button = Advice
bot-me-zone-button = Time zone
bot-me-quiet-button = Quiet hours
bot-me-remind-button = Reminders
bot-me-away-button = Away
bot-me-tables-button = My tables
bot-me-results-button = My results
bot-me-data-button = My data

## Language

bot-me-language-title = **Which language shall I speak with you?**
bot-me-language-why = This applies to everything that only you see: my answers, your screen, direct messages. At a table I speak the table’s language, and commands have the names that your Discord gives them.
bot-me-language-app = Like my Discord
bot-me-in-english = English
bot-me-in-french = Français
bot-me-as-app = { $language }, like your Discord

## Theme

bot-me-theme-title = **Dark or light pictures?**
bot-me-theme-why = This applies to pictures that only you see. In the thread everybody sees the same one, which is dark.
bot-me-theme-usual = As usual
bot-me-theme-dark = Dark
bot-me-theme-light = Light

## Advice

bot-me-advice-title = **Would you like advice at each step of your turn?**
bot-me-advice-why = A sentence or two on what a step is about. If you choose nothing, it comes until you have finished one game of each kind.
bot-me-advice-on = Always
bot-me-advice-first = In first games
bot-me-advice-off = Never

## Time zone

bot-me-zone-title = **What time is it where you live?**
bot-me-zone-why = Choose a line that shows the time on your own clock, if possible with a city near you. I need it for quiet hours and for days when you are away; nobody else sees it.
bot-me-zone-none = not set
bot-me-zone-now = { $cities } (it is { $time })
bot-me-zone-europe = Europe and Africa
bot-me-zone-america = America
bot-me-zone-asia = Asia
bot-me-zone-oceania = Australia and the Pacific

## Quiet hours

bot-me-quiet-title = **When shall I not disturb you?**
bot-me-quiet-why = In these hours I do not remind you, and your phone stays silent when it is your turn; one reminder follows afterwards. At live tables they do not count.
bot-me-quiet-no-zone = For that I need to know what time it is where you live. Please choose your time zone first.
bot-me-quiet-none = none
bot-me-quiet-now = { $start } to { $end }
bot-me-quiet-from = From
bot-me-quiet-until = Until
bot-me-quiet-off = No quiet hours
bot-me-quiet-until-missing = From { $start } on, until when?
bot-me-quiet-from-missing = Until { $end }, from when on?
bot-me-quiet-same = From and until are the same hour. Please change one of them.
bot-me-hour = { $n }:00

## Reminders

bot-me-remind-title = **How often and where shall I remind you?**
bot-me-remind-why = *As usual*: after half of the table’s pace (12 hours at a move a day), then less and less often, and shortly before your time runs out; without a clock, after 1, 3 and 7 days.
bot-me-remind-seldom-why = *Seldom*: once, shortly before your time runs out; without a clock, after 3 days.
bot-me-remind-usual = As usual
bot-me-remind-seldom = Seldom
bot-me-remind-never = Never
bot-me-remind-now = { $often } · { $where }
bot-me-where-direct = By direct message
bot-me-where-thread = In the thread
bot-me-dm-closed = Your direct messages are closed to me, so I remind you in the table’s thread. Allow direct messages in the server’s privacy settings, then press the button below.
bot-me-dm-declined = You wanted no direct messages, so I remind you in the table’s thread. The button below changes that.
bot-me-dm-unknown = You have not yet allowed me to send you direct messages; until then I remind you in the table’s thread. The button below allows it.

## Away

bot-me-away-title = **Are you away for some days?**
bot-me-away-not = no
bot-me-away-now = from { $start } until { $end }
bot-me-away-happens =
    { $n ->
        [0] Your tables are told, and I do not remind you. Your clocks run on.
        [one] Your clocks stand still, for { $n } day at most. Your tables are told, and I do not remind you. Absences less than three days apart count as one.
       *[other] Your clocks stand still, for { $n } days at most. Your tables are told, and I do not remind you. Absences less than three days apart count as one.
    }
bot-me-away-happens-each = Your clocks stand still, for { $least } to { $most } days at most, depending on the server. Your tables are told, and I do not remind you. Absences less than three days apart count as one.
bot-me-away-no-zone = As I do not know your time zone, days begin and end at midnight UTC.
bot-me-away-from = From
bot-me-away-until = Until
bot-me-away-from-today = From today · { $day }
bot-me-away-from-tomorrow = From tomorrow · { $day }
bot-me-away-from-day = From { $day }
bot-me-away-until-today = Until tonight · { $day }
bot-me-away-until-tomorrow = Until tomorrow · { $day }
bot-me-away-until-day = Until { $day }
bot-me-away-really = You would be away from **{ $start }** until the end of **{ $end }**.
bot-me-away-go = Yes, I will be away
bot-me-away-back = I am back
bot-me-away-stay = I am staying after all

## My results

bot-me-results-title = **Games you have played to the end**
bot-me-results-none = None yet. `/table new` opens a table.
bot-me-result =
    { $played ->
        [one] { $game }: played once, { $won ->
            [0] not won
           *[other] won
        }
       *[other] { $game }: played { $played } times, { $won ->
            [0] not won yet
            [one] won once
           *[other] won { $won } times
        }
    }

## My data

bot-me-data-title = **What I keep about you**
bot-me-data-what = Your Discord number and name, what you have set here, your seats and invitations, what you have asked for at tables lately, and your games with all that you may see of them. The file has every word of it.
bot-me-data-not = I keep nothing that you write in Discord.
bot-me-data-file = Send me the file
bot-me-data-forget = Delete everything about me
bot-me-data-sent = This is all that is kept about you, and what you may see of your tables. Only you can see this message.
bot-me-data-too-large = The file is too large for Discord. Whoever runs this bot can give it to you.
bot-me-forget-really = **Really delete everything about you?** Your name, all that you have set, and your link to every game go for good. The games stay, without your name.
bot-me-forget-tables =
    { $n ->
        [one] At the table at which you are playing, a computer plays on for you; until it has ended, a mark without your name keeps you from taking another seat there. If nobody else plays there, it ends.
       *[other] At the { $n } tables at which you are playing, a computer plays on for you; until they have ended, a mark without your name keeps you from taking another seat there. Those at which nobody else plays end.
    }
bot-me-forget-final = This cannot be undone.
bot-me-forget-yes = Yes, delete everything
bot-me-forget-no = No, keep it
bot-me-forgotten = It is done: your name and all that you had set are gone. Where a game of yours goes on, only a mark is left until it ends, which says nothing about you but lets you take no second seat. Backups that whoever runs this bot has made before may still hold your name. If you use me again, I will know your name again from then on.
