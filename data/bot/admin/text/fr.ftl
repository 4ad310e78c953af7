# Ce que le bot dit aux responsables d’un serveur.

## Commandes

bot-admin-cmd-admin = admin
bot-admin-cmd-admin-help = Pour les responsables de ce serveur
bot-admin-cmd-settings = réglages
bot-admin-cmd-settings-help = Montrer ou changer les réglages des tables de ce serveur
bot-admin-opt-settings-language = langue
bot-admin-opt-settings-language-help = La langue des nouvelles tables
bot-admin-opt-settings-creators = ouverture
bot-admin-opt-settings-creators-help = Qui peut ouvrir des tables
bot-admin-opt-settings-role = rôle
bot-admin-opt-settings-role-help = Seuls ce rôle et les responsables du serveur peuvent ouvrir des tables
bot-admin-opt-settings-per_person = par-personne
bot-admin-opt-settings-per_person-help = À combien de tables chacun peut être à la fois
bot-admin-opt-settings-per_server = par-serveur
bot-admin-opt-settings-per_server-help = Combien de tables ce serveur peut avoir
bot-admin-opt-settings-away_days = jours-absence
bot-admin-opt-settings-away_days-help = Combien de jours de suite les horloges d’une personne absente s’arrêtent ; 0 pour pas du tout
bot-admin-opt-settings-add_channel = ajouter-salon
bot-admin-opt-settings-add_channel-help = Autoriser ce salon ; les tables ne s’ouvrent alors que dans les salons autorisés
bot-admin-opt-settings-remove_channel = retirer-salon
bot-admin-opt-settings-remove_channel-help = Ne plus autoriser ce salon ; s’il n’en reste aucun, les tables s’ouvrent partout
bot-admin-cmd-pause = pause
bot-admin-cmd-pause-help = Mettre en pause une table ou tout le serveur : personne ne joue, aucun délai ne court
bot-admin-opt-pause-which = table
bot-admin-opt-pause-which-help = La table ; sans elle, toutes les tables de ce serveur
bot-admin-cmd-resume = reprise
bot-admin-cmd-resume-help = Reprendre ce qui est en pause
bot-admin-opt-resume-which = table
bot-admin-opt-resume-which-help = La table ; sans elle, tout le serveur
bot-admin-cmd-close = fermer
bot-admin-cmd-close-help = Mettre fin à une table, sans résultat
bot-admin-opt-close-which = table
bot-admin-opt-close-which-help = La table
bot-admin-cmd-bar = exclure
bot-admin-cmd-bar-help = Empêcher quelqu’un d’ouvrir et de rejoindre des tables ici
bot-admin-opt-bar-person = personne
bot-admin-opt-bar-person-help = Qui
bot-admin-cmd-unbar = réadmettre
bot-admin-cmd-unbar-help = Laisser quelqu’un ouvrir et rejoindre de nouveau des tables
bot-admin-opt-unbar-person = personne
bot-admin-opt-unbar-person-help = Qui
bot-admin-cmd-log = journal
bot-admin-cmd-log-help = Ce que les responsables du serveur et les hôtes ont fait ici dernièrement

## Réponses

bot-admin-not-you = Seules les personnes qui gèrent ce serveur peuvent faire cela.
bot-admin-only-on-server = Cela ne se fait que sur un serveur.
bot-admin-settings = **Les tables de ce serveur**
bot-admin-settings-changed = **C’est fait. Les tables de ce serveur**
bot-admin-line-language = Les nouvelles tables parlent { $language }.
bot-admin-line-creators = Qui peut les ouvrir : { $who }.
bot-admin-line-per-person =
    { $n ->
        [one] Chacun peut être à { $n } table à la fois.
       *[other] Chacun peut être à { $n } tables à la fois.
    }
bot-admin-line-per-server =
    { $n ->
        [one] Il peut y avoir { $n } table à la fois.
       *[other] Il peut y avoir { $n } tables à la fois.
    }
bot-admin-line-away-days =
    { $n ->
        [0] Si quelqu’un est absent, ses horloges continuent de tourner.
        [one] Si quelqu’un est absent, ses horloges s’arrêtent, pour { $n } jour au plus.
       *[other] Si quelqu’un est absent, ses horloges s’arrêtent, pour { $n } jours au plus.
    }
bot-admin-line-channels = Elles peuvent s’ouvrir dans { $channels }.
bot-admin-line-anywhere = Elles peuvent s’ouvrir dans tous les salons.
bot-admin-line-paused = Toutes sont en pause. `/admin reprise` les fait reprendre.
bot-admin-line-barred = Personnes exclues : { $names }.
bot-admin-english = anglais
bot-admin-french = français
bot-admin-everyone = tout le monde
bot-admin-managers = les responsables du serveur
bot-admin-role = les membres qui ont le rôle { $role }, et les responsables du serveur
bot-admin-not-allowed-anyway = { $channel } n’était pas parmi les salons des tables. Rien n’a changé.
bot-admin-paused = La table { $table } est en pause. Personne ne peut y jouer, et ses délais ne courent plus. Les personnes à la table sont prévenues.
bot-admin-resumed = La table { $table } reprend. Les personnes à la table sont prévenues.
bot-admin-server-paused = Toutes les tables de ce serveur sont en pause, et aucune ne peut s’ouvrir. Quiconque essaie de jouer en est averti.
bot-admin-server-resumed = Les tables de ce serveur reprennent.
bot-admin-close-really = Fermer la table { $table } ({ $game }) ? Elle se termine sans résultat et ne peut pas rouvrir.
bot-admin-close-button = Fermer la table
bot-admin-closed = La table { $table } est fermée. Les personnes à la table sont prévenues.
bot-admin-barred = { $person } ne peut plus ouvrir ni rejoindre de tables ici.
bot-admin-barred-seated = { $person } ne peut plus ouvrir ni rejoindre de tables ici, mais y a encore une place : { $tables }. L’hôte peut offrir la place à quelqu’un d’autre, ou tu peux fermer la table.
bot-admin-bots-do-not-play = Les bots, moi compris, ne peuvent de toute façon ni ouvrir ni rejoindre de tables. Indique plutôt une personne.
bot-admin-unbarred = { $person } peut de nouveau ouvrir et rejoindre des tables ici.

## Le journal

bot-admin-log = **Ce qui a été fait ici dernièrement**
bot-admin-log-empty = Rien n’a encore été fait ici.
bot-admin-log-line = { $at } : { $what }
bot-admin-did-settings = { $by } a changé les réglages : { $fields }
bot-admin-did-pause = { $by } a mis en pause la table { $table }
bot-admin-did-resume = { $by } a fait reprendre la table { $table }
bot-admin-did-pause-server = { $by } a mis en pause toutes les tables
bot-admin-did-resume-server = { $by } a fait reprendre toutes les tables
bot-admin-did-close = { $by } a fermé la table { $table }
bot-admin-did-bar = { $by } a exclu { $about }
bot-admin-did-unbar = { $by } a réadmis { $about }
bot-admin-did-welcome = { $by } a demandé le message d’accueil
bot-admin-did-undo = { $by }, en tant qu’hôte, a repris un coup à la table { $table }
bot-admin-did-replace = { $by }, en tant qu’hôte, a confié une place à un ordinateur à la table { $table }
bot-admin-did-import = La table { $table } a été importée
bot-admin-field-language = langue
bot-admin-field-creators = qui ouvre des tables
bot-admin-field-per-person = tables par personne
bot-admin-field-per-server = tables par serveur
bot-admin-field-away-days = jours d’absence
bot-admin-field-channels = salons
