# What the bot says to those who run a server.

## Commands

bot-admin-cmd-admin = admin
bot-admin-cmd-admin-help = For the people who run this server
bot-admin-cmd-settings = settings
bot-admin-cmd-settings-help = Show the settings for tables here, or change them
bot-admin-opt-settings-language = language
bot-admin-opt-settings-language-help = The language new tables speak
bot-admin-opt-settings-creators = creators
bot-admin-opt-settings-creators-help = Who may open tables
bot-admin-opt-settings-role = role
bot-admin-opt-settings-role-help = Only people with this role may open tables, and those who manage the server
bot-admin-opt-settings-per_person = per-person
bot-admin-opt-settings-per_person-help = How many tables one person may sit at
bot-admin-opt-settings-per_server = per-server
bot-admin-opt-settings-per_server-help = How many tables there may be on this server
bot-admin-opt-settings-away_days = away-days
bot-admin-opt-settings-away_days-help = For how many days at a stretch the clocks of somebody who is away stand still; 0 for not at all
bot-admin-opt-settings-add_channel = add-channel
bot-admin-opt-settings-add_channel-help = Allow this channel; tables can then be opened only in the channels allowed
bot-admin-opt-settings-remove_channel = remove-channel
bot-admin-opt-settings-remove_channel-help = No longer allow this channel; if none is left, tables can be opened everywhere
bot-admin-cmd-pause = pause
bot-admin-cmd-pause-help = Pause a table, or the whole server: nobody can act, and no clock runs
bot-admin-opt-pause-which = table
bot-admin-opt-pause-which-help = The table; without one, all tables of this server
bot-admin-cmd-resume = resume
bot-admin-cmd-resume-help = Let what is paused go on
bot-admin-opt-resume-which = table
bot-admin-opt-resume-which-help = The table; without one, the whole server
bot-admin-cmd-close = close
bot-admin-cmd-close-help = End a table without a result
bot-admin-opt-close-which = table
bot-admin-opt-close-which-help = The table
bot-admin-cmd-bar = bar
bot-admin-cmd-bar-help = Stop somebody from opening and joining tables here
bot-admin-opt-bar-person = person
bot-admin-opt-bar-person-help = Who
bot-admin-cmd-unbar = unbar
bot-admin-cmd-unbar-help = Let somebody open and join tables again
bot-admin-opt-unbar-person = person
bot-admin-opt-unbar-person-help = Who
bot-admin-cmd-log = log
bot-admin-cmd-log-help = What the people who run the server, and hosts, have done here lately

## Answers

bot-admin-not-you = Only people who may manage this server can do that.
bot-admin-only-on-server = That can only be done on a server.
bot-admin-settings = **Tables on this server**
bot-admin-settings-changed = **Done. Tables on this server**
bot-admin-line-language = New tables speak { $language }.
bot-admin-line-creators = They can be opened by { $who }.
bot-admin-line-per-person =
    { $n ->
        [one] One person can sit at { $n } table at a time.
       *[other] One person can sit at { $n } tables at a time.
    }
bot-admin-line-per-server =
    { $n ->
        [one] There can be { $n } table at a time.
       *[other] There can be { $n } tables at a time.
    }
bot-admin-line-away-days =
    { $n ->
        [0] If somebody is away, their clocks run on.
        [one] If somebody is away, their clocks stand still, for { $n } day at most.
       *[other] If somebody is away, their clocks stand still, for { $n } days at most.
    }
bot-admin-line-channels = They can be opened in { $channels }.
bot-admin-line-anywhere = They can be opened in every channel.
bot-admin-line-paused = All of them are paused. `/admin resume` lets them go on.
bot-admin-line-barred = Barred: { $names }.
bot-admin-english = English
bot-admin-french = French
bot-admin-everyone = everyone
bot-admin-managers = those who manage the server
bot-admin-role = those with the role { $role }, and those who manage the server
bot-admin-not-allowed-anyway = { $channel } was not among the channels for tables. Nothing was changed.
bot-admin-paused = Table { $table } is paused. Nobody can act there, and its clocks stand still. The people at it are told.
bot-admin-resumed = Table { $table } goes on. The people at it are told.
bot-admin-server-paused = All tables of this server are paused, and none can be opened. Whoever tries to act is told so.
bot-admin-server-resumed = The tables of this server go on.
bot-admin-close-really = Close table { $table } ({ $game })? It ends without a result, and cannot be opened again.
bot-admin-close-button = Close the table
bot-admin-closed = Table { $table } is closed. The people at it are told.
bot-admin-barred = { $person } can open and join no more tables here.
bot-admin-barred-seated = { $person } can open and join no more tables here, but still sits at { $tables }. The host can let somebody else take the seat, or you can close the table.
bot-admin-bots-do-not-play = Bots, me included, can open and join no tables anyway. Name a person instead.
bot-admin-unbarred = { $person } can open and join tables here again.

## The log

bot-admin-log = **What was done here lately**
bot-admin-log-empty = Nothing has been done here yet.
bot-admin-log-line = { $at }: { $what }
bot-admin-did-settings = { $by } changed the settings: { $fields }
bot-admin-did-pause = { $by } paused table { $table }
bot-admin-did-resume = { $by } let table { $table } go on
bot-admin-did-pause-server = { $by } paused all tables
bot-admin-did-resume-server = { $by } let all tables go on
bot-admin-did-close = { $by } closed table { $table }
bot-admin-did-bar = { $by } barred { $about }
bot-admin-did-unbar = { $by } let { $about } play again
bot-admin-did-welcome = { $by } asked for the welcome message
bot-admin-did-undo = { $by }, as the host, took back a move at table { $table }
bot-admin-did-replace = { $by }, as the host, let a computer play on at table { $table }
bot-admin-did-import = Table { $table } was imported
bot-admin-field-language = language
bot-admin-field-creators = who may open tables
bot-admin-field-per-person = tables per person
bot-admin-field-per-server = tables per server
bot-admin-field-away-days = days away
bot-admin-field-channels = channels
