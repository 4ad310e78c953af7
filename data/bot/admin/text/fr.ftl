# Ce que le bot dit aux responsables d’un serveur.

## Commandes

bot-admin-cmd-admin = admin
bot-admin-cmd-admin-help = Pour les responsables de ce serveur
bot-admin-cmd-settings = réglages
bot-admin-cmd-settings-help = Montrer ou changer ce qui est réglé ici pour les tables
bot-admin-opt-settings-language = langue
bot-admin-opt-settings-language-help = La langue des nouvelles tables
bot-admin-opt-settings-creators = ouverture
bot-admin-opt-settings-creators-help = Qui peut ouvrir des tables
bot-admin-opt-settings-role = rôle
bot-admin-opt-settings-role-help = Seuls ce rôle et ceux qui gèrent le serveur peuvent ouvrir des tables
bot-admin-opt-settings-per_person = par-personne
bot-admin-opt-settings-per_person-help = À combien de tables une personne peut s’asseoir
bot-admin-opt-settings-per_server = par-serveur
bot-admin-opt-settings-per_server-help = Combien de tables ce serveur peut avoir
bot-admin-opt-settings-add_channel = ajouter-salon
bot-admin-opt-settings-add_channel-help = Des tables peuvent s’ouvrir dans ce salon ; ailleurs non, sauf salons ajoutés aussi
bot-admin-opt-settings-remove_channel = retirer-salon
bot-admin-opt-settings-remove_channel-help = Plus de tables dans ce salon ; s’il n’en reste aucun, elles s’ouvrent partout
bot-admin-cmd-pause = pause
bot-admin-cmd-pause-help = Personne ne joue, aucun délai ne court, à une table ou sur tout le serveur
bot-admin-opt-pause-which = table
bot-admin-opt-pause-which-help = La table ; sans elle, toutes les tables de ce serveur
bot-admin-cmd-resume = reprise
bot-admin-cmd-resume-help = Laisser reprendre ce qui est en pause
bot-admin-opt-resume-which = table
bot-admin-opt-resume-which-help = La table ; sans elle, tout le serveur
bot-admin-cmd-close = fermer
bot-admin-cmd-close-help = Mettre fin à une table, sans résultat
bot-admin-opt-close-which = table
bot-admin-opt-close-which-help = La table
bot-admin-cmd-bar = exclure
bot-admin-cmd-bar-help = Ne plus laisser une personne ouvrir ni rejoindre de tables ici
bot-admin-opt-bar-person = personne
bot-admin-opt-bar-person-help = Qui
bot-admin-cmd-unbar = réadmettre
bot-admin-cmd-unbar-help = Laisser de nouveau une personne ouvrir et rejoindre des tables
bot-admin-opt-unbar-person = personne
bot-admin-opt-unbar-person-help = Qui
bot-admin-cmd-log = journal
bot-admin-cmd-log-help = Ce que les responsables du serveur et les hôtes ont fait ici dernièrement

## Réponses

bot-admin-not-you = Seules les personnes qui peuvent gérer ce serveur ont le droit de faire cela.
bot-admin-only-on-server = Cela ne se fait que sur un serveur.
bot-admin-settings = **Les tables de ce serveur**
bot-admin-settings-changed = **C’est fait. Les tables de ce serveur**
bot-admin-line-language = Les nouvelles tables parlent { $language }.
bot-admin-line-creators = Peuvent les ouvrir : { $who }.
bot-admin-line-per-person =
    { $n ->
        [one] Une personne peut être assise à { $n } table à la fois.
       *[other] Une personne peut être assise à { $n } tables à la fois.
    }
bot-admin-line-per-server =
    { $n ->
        [one] Il peut y avoir { $n } table à la fois.
       *[other] Il peut y avoir { $n } tables à la fois.
    }
bot-admin-line-channels = Elles peuvent s’ouvrir dans { $channels }.
bot-admin-line-anywhere = Elles peuvent s’ouvrir dans tous les salons.
bot-admin-line-paused = Toutes sont en pause. `/admin reprise` les laisse reprendre.
bot-admin-line-barred = Personnes exclues : { $names }.
bot-admin-english = anglais
bot-admin-french = français
bot-admin-everyone = tout le monde
bot-admin-managers = ceux qui gèrent le serveur
bot-admin-role = ceux qui ont le rôle { $role }, et ceux qui gèrent le serveur
bot-admin-not-allowed-anyway = { $channel } n’était pas parmi les salons des tables. Rien n’a changé.
bot-admin-paused = La table { $table } est en pause. Personne ne peut y jouer, et ses délais ne courent plus. Les personnes à la table sont prévenues.
bot-admin-resumed = La table { $table } reprend. Les personnes à la table sont prévenues.
bot-admin-server-paused = Toutes les tables de ce serveur sont en pause, et aucune ne peut s’ouvrir. Quiconque essaie de jouer en est averti.
bot-admin-server-resumed = Les tables de ce serveur reprennent.
bot-admin-close-really = Fermer la table { $table } ({ $game }) ? Elle se termine sans résultat et ne peut pas rouvrir.
bot-admin-close-button = Fermer la table
bot-admin-closed = La table { $table } est fermée. Les personnes à la table sont prévenues.
bot-admin-barred = { $person } ne peut plus ouvrir ni rejoindre de tables ici.
bot-admin-barred-seated = { $person } ne peut plus ouvrir ni rejoindre de tables ici, mais y a encore une place : { $tables }. L’hôte peut donner la place à quelqu’un d’autre, ou tu peux fermer la table.
bot-admin-unbarred = { $person } peut de nouveau ouvrir et rejoindre des tables ici.

## Le journal

bot-admin-log = **Ce qui s’est fait ici dernièrement**
bot-admin-log-empty = Il ne s’est encore rien fait ici.
bot-admin-log-line = { $at } : { $what }
bot-admin-did-settings = { $by } a changé les réglages : { $fields }
bot-admin-did-pause = { $by } a mis en pause la table { $table }
bot-admin-did-resume = { $by } a laissé reprendre la table { $table }
bot-admin-did-pause-server = { $by } a mis en pause toutes les tables
bot-admin-did-resume-server = { $by } a laissé reprendre toutes les tables
bot-admin-did-close = { $by } a fermé la table { $table }
bot-admin-did-bar = { $by } a exclu { $about }
bot-admin-did-unbar = { $by } a réadmis { $about }
bot-admin-did-undo = { $by }, en tant qu’hôte, a repris un coup à la table { $table }
bot-admin-did-replace = { $by }, en tant qu’hôte, a laissé un ordinateur continuer à la table { $table }
bot-admin-did-import = La table { $table } est venue d’ailleurs
bot-admin-field-language = langue
bot-admin-field-creators = qui ouvre des tables
bot-admin-field-per-person = tables par personne
bot-admin-field-per-server = tables par serveur
bot-admin-field-channels = salons
