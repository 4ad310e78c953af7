# Ce que le terminal dit autour d’un jeu.

## À la table

terminal-player = Joueur { $n }
terminal-computer =
    { $of ->
        [one] Ordinateur
       *[other] Ordinateur { $n }
    }
terminal-pass = Passe le clavier à { $seat }. Quand personne d’autre ne voit l’écran, { $seat } appuie sur Entrée.
terminal-pass-undo = { $seat } peut encore reprendre son dernier coup : a, puis Entrée.
terminal-happened = Ce qui s’est passé
terminal-table = Sur la table
terminal-screen = Rien que pour toi
# Une étoile précède ce qui a changé.
terminal-more = … (suite : tout)
terminal-next = — Entrée pour la suite —
terminal-all-nothing = Il n’y a rien à montrer pour l’instant.
terminal-keys = (? : aide, tout : toute la table, r : retour, q : quitter)
terminal-keys-undo = (? : aide, tout : toute la table, r : retour, a : annuler ton coup, q : quitter)
terminal-help = Choisis dans une liste par numéro ou par nom : quelques lettres suffisent. Ces touches marchent toujours, suivies d’Entrée :
terminal-help-back = revient à la question d’avant
terminal-help-all = montre toute la table, page par page ; une étoile marque ce qui a changé depuis ton dernier regard
terminal-help-undo = reprend ton dernier coup, tant que ton tour continue et que personne n’en a rien appris
terminal-help-quit = quitte la partie, qui n’est pas gardée
terminal-help-help = montre cette aide
terminal-help-verbs = Ce que tu peux faire maintenant :
terminal-quit-really = Veux-tu partir ? La partie n’est pas gardée. Tape encore q pour partir, ou Entrée pour continuer.
terminal-goodbye = Merci d’avoir joué. À bientôt !
terminal-input-ended = L’entrée est finie, et la partie avec elle. Elle n’est pas gardée.
terminal-interrupted = Interrompu. Rien n’est gardé.
terminal-over = Fin de la partie
terminal-total = Total
terminal-winners =
    { $seats_count ->
        [one] { $seats } gagne !
       *[other] { $seats } se partagent la victoire !
    }

# Ce que l’on tape pour revenir, annuler, tout voir et quitter.
terminal-key-back = r
terminal-key-undo = a
terminal-key-all = tout
terminal-key-quit = q

## Remplir un formulaire

terminal-verbs = Que fais-tu ?
terminal-only-verb = Il n’y a qu’une chose à faire : { $verb }. { $help }
terminal-field = Choisis : { $field }
terminal-field-optional = Facultatif : { $field }
terminal-yes-no = Oui ou non : { $field } ? (o ou n ; Entrée veut dire non)
terminal-skip = rien
terminal-settled = Un seul choix pour « { $field } » : { $chosen }.
terminal-nothing-offered = Il n’y a rien à choisir pour « { $field } » en ce moment.
terminal-costs = coûte { $words }
terminal-brings = rapporte { $words }
terminal-in-order = L’ordre compte : nomme-les comme ils doivent venir.
terminal-all-in-order = Donne l’ordre dans lequel ils viendront, par numéro ou par nom, comme « 2 1 ».
terminal-enter-for = Entrée choisit { $chosen }.
terminal-just-some = Choisis-en { $n }, par numéro ou par nom, comme « 1 2 ».
terminal-some =
    { $least ->
        [0] Choisis-en jusqu’à { $most }, par numéro ou par nom, comme « 1 2 ». Entrée veut dire aucun.
       *[other] Choisis-en de { $least } à { $most }, par numéro ou par nom, comme « 1 2 ».
    }
terminal-up-to =
    { $n ->
        [0] aucun
       *[other] jusqu’à { $n }
    }
terminal-each = coûte { $n }
terminal-totals = De { $least } à { $most } en tout.
terminal-totals-listed = En tout : { $legal }.
terminal-budget = Tu peux dépenser { $n }.
terminal-counts-how = Tape par exemple « { $example } ».
terminal-counts-suggested = Entrée choisit { $chosen }.
terminal-counts-by-kind = Entrée seule : réponds sorte par sorte.
terminal-counts-none = 0 veut dire rien du tout.
terminal-counts-one = { $kind }, combien ? De 0 à { $most }. Jusqu’ici : { $chosen }.
terminal-counts-one-priced = { $kind }, combien ? De 0 à { $most }. Jusqu’ici : { $chosen }, pour { $price } sur { $budget }.
terminal-counts-chosen = Choisi : { $chosen }.
terminal-summary = Ton coup : { $verb }
terminal-confirm = Entrée pour le jouer, n pour recommencer, r pour revenir.
terminal-confirm-only = Appuie sur Entrée pour le jouer.
terminal-again = Reprenons depuis le début.

## Ce qui n’a pas pu être lu

terminal-pick-number = « { $typed } » n’est pas dans la liste. Tape un nombre de { $least } à { $most }.
terminal-pick-own = Choisis, s’il te plaît : tape { $legal }.
terminal-pick-something = Choisis, s’il te plaît : tape un nombre de { $least } à { $most }.
terminal-unknown-word = Je ne connais pas « { $typed } ». Ce peut être { $legal }.
terminal-ambiguous-word = « { $typed } » peut vouloir dire { $legal }. Tape plus de lettres.
terminal-chosen-twice = Tu as choisi { $typed } deux fois. Une fois suffit.
terminal-number-alone = { $n } de quelle sorte ? Tape-la après le nombre, comme « 1 { $kind } ».
terminal-numbers-alone =
    Des nombres seuls suivent l’ordre des sortes : il en faut { $n }, pas { $given }.
terminal-bad-count = « { $typed } » ne va pas ici. Tape un nombre de 0 à { $most }.
terminal-huge = { $typed }, c’est plus qu’il ne peut y en avoir.
terminal-yes-or-no = Je n’ai pas compris « { $typed } ». Tape o pour oui, ou n pour non.
terminal-confirm-or-not = Je n’ai pas compris « { $typed } ». Appuie sur Entrée pour jouer, ou tape n pour recommencer.
terminal-just-enter = Je ne m’attendais pas à « { $typed } ». Appuie seulement sur Entrée.
terminal-back-nowhere = Il n’y a rien à quoi revenir ici.

## Reprendre un coup

terminal-undone = { $seat } reprend son dernier coup.
terminal-undo-none = Tu n’as joué aucun coup que tu puisses reprendre.
terminal-undo-others = Tu ne peux pas reprendre ton coup : { $seat } a joué depuis.
terminal-undo-turn = Tu ne peux pas reprendre ton coup : il a fini ton tour.
terminal-undo-drawn = Tu ne peux pas reprendre ton coup : quelque chose a été tiré au hasard.
terminal-undo-shown = Tu ne peux pas reprendre ton coup : quelque chose de caché a été montré.
terminal-undo-passed = Tu ne peux pas reprendre ton coup : d’autres ont reçu une question depuis.

## Commandes

terminal-about = Des jeux de société à paravents, dans le terminal.
terminal-about-games = donne la liste des jeux
terminal-about-play = joue à un jeu sur ce clavier
terminal-about-trace = joue une partie et écrit chaque coup en JSON Lines, secrets compris
terminal-about-fuzz = joue des parties au hasard et cherche des fautes
terminal-arg-root = un paquet de plus où chercher des jeux
terminal-arg-game = le nom d’un jeu
terminal-arg-some-games = des noms de jeux ; tous par défaut
terminal-arg-seats = combien jouent
terminal-arg-computer = combien d’entre eux sont des ordinateurs
terminal-arg-lang = la langue
terminal-arg-name = le nom du joueur suivant
terminal-arg-seed = 16 à 64 octets en hexadécimal qui décident de tout hasard
terminal-arg-option = une option du jeu, comme bag=small
terminal-arg-policy = qui joue : le hasard, ou l’ordinateur
terminal-arg-plays = combien de parties jouer
terminal-arg-games = combien de parties de chaque jeu
terminal-arg-seconds = combien de temps jouer
terminal-arg-out = le dossier pour ce qui est trouvé
terminal-arg-replay = regarde si la faute de ce fichier est encore là
terminal-usage =
    paravent : { $problem }
    { $usage }
terminal-players = { $least } à { $most } joueurs
terminal-stage-sample = exemple
terminal-stage-beta = bêta
terminal-stage-stable = stable
terminal-fuzz-fine =
    Aucune faute en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $steps } coups en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, { $rate } par seconde.
terminal-fuzz-fault = { $game } à { $seats } ne tient pas la promesse « { $promise } » : { $fault }
terminal-fuzz-written =
    Écrit dans { $path }. Pour la revoir :
    { $command }
terminal-fuzz-gone = La faute n’arrive plus : « { $promise } » est tenue.
terminal-trace-stuck = La partie ne peut pas continuer : { $fault }

## Erreurs sur la ligne de commande

terminal-no-games = Il n’y a pas de jeux. Nomme un paquet qui en a avec --root.
terminal-unknown-game = Il n’y a pas de jeu « { $typed } ». Jeux connus : { $known }.
terminal-unknown-promise = Il n’y a pas de promesse « { $typed } ». Promesses connues : { $known }.
terminal-unknown-root = Il n’y a pas de paquet « { $typed } » où chercher des jeux.
terminal-broken-root = Les jeux ne peuvent pas être lus : { $problem }.
terminal-unknown-language = Il n’y a pas de mots en « { $typed } ». Choisis { $legal }, avec --lang ou dans PARAVENT_LANG.
terminal-wrong-seats = { $game } se joue de { $least } à { $most }, pas à { $n }.
terminal-nobody-plays =
    { $n ->
        [one] Il n’y a qu’une place : laisse-la à une personne.
       *[other] Il n’y a que { $n } places : laisses-en au moins une à une personne.
    }
terminal-too-many-names =
    { $most ->
        [one] Il y a { $n } noms pour { $most } joueur.
       *[other] Il y a { $n } noms pour { $most } joueurs.
    }
terminal-bad-name = « { $typed } » ne peut pas être un nom. Il faut de 1 à { $most } lettres que l’on puisse afficher.
terminal-same-name = Deux joueurs s’appellent { $typed }. Donne-leur des noms différents.
terminal-bad-seed = « { $typed } » n’est pas une graine. Il faut 32 à 128 chiffres hexadécimaux, en nombre pair.
terminal-bad-number = « { $typed } » devrait être un nombre entier, au moins 0.
terminal-bad-option = « { $typed } » devrait être NOM=VALEUR.
terminal-no-options = { $game } n’a pas d’options.
terminal-unknown-option = Il n’y a pas d’option « { $typed } ». Options connues : { $known }.
terminal-unknown-value = L’option { $option } ne peut pas être « { $typed } ». Ce peut être { $legal }.
terminal-bad-file = Le fichier { $path } ne peut pas servir : { $problem }

## Pour qui fait tourner le bot

terminal-system-error = Cela n’a pas marché : { $problem }.
terminal-file-exists = Il y a déjà un fichier { $path }, et rien n’est écrasé. Choisis un autre nom.
terminal-bad-backup = { $path } n’est pas une sauvegarde complète. Rien n’a été modifié ; prends-en une autre.
terminal-restore-itself = { $path } est la base de données elle-même. Nomme une sauvegarde.
terminal-about-backup = copie la base de données, même pendant que le bot tourne
terminal-about-restore = remet une sauvegarde à la place de la base de données
terminal-about-export = écrit une table en JSON : tout, ou ce qu’une personne peut voir
terminal-about-import = importe une table exportée
terminal-about-verify = contrôle le fichier et rejoue chaque étape
terminal-about-prune = supprime ce dont plus personne n’a besoin
terminal-about-stats = montre ce que contient le fichier, et ce qui demande un coup d’œil
terminal-about-person = montre ce qui est conservé sur une personne, ou l’oublie
terminal-arg-database = la base de données ; paravent.db, sauf si PARAVENT_DATABASE dit autre chose
terminal-arg-to = le dossier des sauvegardes (backups)
terminal-arg-keep = combien de sauvegardes garder (7) ; 0 les garde toutes
terminal-arg-backup = un fichier fait par backup
terminal-arg-table = l’identifiant d’une table
terminal-arg-table-or-all = l’identifiant d’une table ; toutes par défaut
terminal-arg-for = seulement ce que peut voir la personne qui a cet identifiant Discord
terminal-arg-out-file = où l’écrire ; affiché ici par défaut
terminal-arg-exported = un fichier fait par export
terminal-arg-days = l’âge minimal en jours (90)
terminal-arg-user = un identifiant Discord
terminal-arg-forget = supprimer la personne ; les parties restent
terminal-unknown-user = Personne n’a ici l’identifiant Discord { $typed }.
terminal-bad-user = « { $typed } » n’est pas un identifiant Discord. C’est un nombre d’environ 18 chiffres ; Discord le copie depuis le menu d’une personne.
terminal-unknown-table = Il n’y a pas de partie à une table « { $typed } ».
terminal-backup-made = Écrit et contrôlé : { $path } ({ $size } octets).
terminal-backup-left =
    { $n ->
        [one] Un autre fichier porte ici un nom de sauvegarde et reste là, quoi que dise --keep : rien ne montre qu’il vient de cette base de données, ou sa date est dans le futur. Supprime-le toi-même s’il ne sert plus.
       *[other] { $n } autres fichiers portent ici un nom de sauvegarde et restent là, quoi que dise --keep : rien ne montre qu’ils viennent de cette base de données, ou leur date est dans le futur. Supprime-les toi-même s’ils ne servent plus.
    }
terminal-backup-damaged =
    { $tables_count ->
        [one] Une partie de ce qui est enregistré de la table { $tables } n’est pas ce qui avait été écrit. Elle est dans la sauvegarde telle quelle
       *[other] Une partie de ce qui est enregistré des tables { $tables } n’est pas ce qui avait été écrit. Elles sont dans la sauvegarde telles quelles
    } ; toutes les autres tables sont saines. Pour en savoir plus, lance verify.
terminal-backup-kept-all = Tant qu’il en est ainsi d’une table qui n’est pas terminée, aucune sauvegarde plus ancienne n’est supprimée : c’est peut-être tout ce qui reste d’elle. Répare-la, ou ferme-la avec /admin fermer.
terminal-restored =
    { $path } est maintenant ce qu’était { $backup }. { $tables ->
        [0] Aucune partie n’est en cours.
        [one] Une partie continue ; ses joueurs seront prévenus.
       *[other] { $tables } parties continuent ; leurs joueurs seront prévenus.
    }
terminal-restore-kept =
    Ce qui s’y trouvait avant est conservé sous { $path }. { $lost ->
        [0] Il n’y a rien qui ne soit pas dans la sauvegarde.
        [one] Une étape n’est pas dans la sauvegarde.
       *[other] { $lost } étapes ne sont pas dans la sauvegarde.
    }
terminal-restore-forgotten = Les personnes oubliées depuis cette sauvegarde y sont de nouveau : il faut les oublier encore une fois.
terminal-exported = La table { $table } est dans { $path }, avec tout ce qui est caché : ne le montre à personne qui joue.
terminal-exported-for = Ce que cette personne peut voir de la table { $table } est dans { $path }.
terminal-imported = La table { $table } est là, et elle a été contrôlée.
terminal-import-other = { $path } vient d’une autre version de Paravent, ou est autre chose : { $problem }.
terminal-import-view = { $path } est ce qu’une personne peut voir d’une table. Cela ne s’importe pas ; exporte-la sans --for.
terminal-import-game = Le jeu { $problem } n’est pas installé ici. Rien n’a été modifié.
terminal-import-here = La table { $problem } est déjà là. Rien n’a été modifié.
terminal-import-broken = { $path } est abîmé, et rien n’a été modifié : { $problem }
terminal-verify-done =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } ; { $again ->
        [one] { $again } rejouée
       *[other] { $again } rejouées
    } avec le même résultat.
terminal-verify-skipped-rules =
    { $steps ->
        [one] Pas rejouée : { $steps } étape jouée selon des règles plus anciennes. L’empreinte est juste.
       *[other] Pas rejouées : { $steps } étapes jouées selon des règles plus anciennes. Les empreintes sont justes.
    }
terminal-verify-skipped-pruned =
    { $steps ->
        [one] Pas rejouée : { $steps } étape qui suit un état supprimé.
       *[other] Pas rejouées : { $steps } étapes qui suivent des états supprimés.
    }
terminal-verify-skipped-game =
    { $steps ->
        [one] Pas rejouée : { $steps } étape d’un jeu qui n’est pas installé. L’empreinte est juste.
       *[other] Pas rejouées : { $steps } étapes de jeux qui ne sont pas installés. Les empreintes sont justes.
    }
terminal-verify-skipped-set-up =
    { $steps ->
        [one] Pas rejouée : { $steps } mise en place selon des règles ou des données plus anciennes. L’empreinte est juste.
       *[other] Pas rejouées : { $steps } mises en place selon des règles ou des données plus anciennes. Les empreintes sont justes.
    }
terminal-verify-fault = Table { $table } : { $fault }.
terminal-verify-unknown = Table { $table } : son jeu, { $game }, n’est pas installé. Personne ne peut y jouer.
terminal-verify-fine = Tout est comme il faut.
terminal-verify-advice = Les autres tables sont saines. Arrête le bot, garde ce fichier et restaure la sauvegarde la plus récente qui passe ce contrôle ; ou continue sans ces tables, et signale le défaut avec ce qu’export en écrit.
terminal-pruned = Supprimé :
terminal-pruned-requests =
    { $n ->
        [one] { $n } demande qui a eu sa réponse
       *[other] { $n } demandes qui ont eu leur réponse
    }
terminal-pruned-intents =
    { $n ->
        [one] { $n } envoi terminé
       *[other] { $n } envois terminés
    }
terminal-pruned-drafts =
    { $n ->
        [one] { $n } formulaire à moitié rempli
       *[other] { $n } formulaires à moitié remplis
    }
terminal-pruned-tables =
    { $n ->
        [one] { $n } table où aucune partie n’a commencé
       *[other] { $n } tables où aucune partie n’a commencé
    }
terminal-pruned-states =
    { $n ->
        [one] { $n } état au milieu d’une partie finie
       *[other] { $n } états au milieu de parties finies
    }
terminal-stats-file = { $path } : { $size } Kio
terminal-status-open = ouvertes
terminal-status-playing = en cours
terminal-status-finished = terminées
terminal-status-abandoned = abandonnées
terminal-stats-people =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }, dont { $here ->
        [one] { $here } vue
       *[other] { $here } vues
    } cette semaine
terminal-stats-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }, dont { $lately } depuis un jour
terminal-stats-intents = { $n } encore à envoyer
terminal-stats-oldest =
    Plus longue attente : table { $table }, { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
terminal-stats-advice = Si rien n’a jamais été essayé, c’est que le bot ne tourne pas, ou n’atteint pas Discord.
terminal-stats-trouble = À regarder, s’il te plaît :
terminal-stats-stuck =
    Pas envoyé : { $kind } de la table { $table }, { $n } en tout, depuis { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ; { $attempts ->
        [0] aucun essai.
        [one] { $attempts } essai.
       *[other] { $attempts } essais.
    }
terminal-stats-error = Dernière erreur : { $error }
terminal-stats-more = … et { $n } de plus.
terminal-intent-lobby = salon
terminal-intent-post = messages
terminal-intent-picture = image
terminal-intent-screen = paravents
terminal-intent-motion = demande
terminal-intent-offer = offre d’une place
terminal-intent-invite = invitation
terminal-intent-result = résultat
terminal-intent-late = question sur un retard
terminal-intent-clock = heure corrigée
terminal-intent-idle = avertissement avant fermeture
terminal-intent-remind = rappel
terminal-intent-call = appel dans le fil
terminal-intent-rouse = appel après les heures calmes
terminal-intent-answered = un rappel qui n’est plus vrai
terminal-stats-silent = L’ordinateur à la place { $n } de la table { $table } ne répond pas. Le journal du bot en a la raison.
terminal-stats-unreadable = Une partie de ce qui est enregistré de la table { $table } n’est plus lisible. verify dit laquelle.
terminal-stats-unknown = Table { $table } : son jeu, { $game }, n’est pas installé. Personne ne peut y jouer.
terminal-forgotten =
    Oublié. { $on ->
        [0] Aucune partie ne continue sans cette personne.
        [one] À une table, un ordinateur joue désormais.
       *[other] À { $on } tables, un ordinateur joue désormais.
    } { $ended ->
        [0] Aucune table n’est finie pour autant.
        [one] Une table est finie : il n’y avait plus personne.
       *[other] { $ended } tables sont finies : il n’y avait plus personne.
    } Les sauvegardes et les exports faits avant ont toujours cette personne.
terminal-forgotten-marks =
    { $n ->
        [one] Une table en cours garde une marque jusqu’à sa fin : elle ne nomme personne, et empêche seulement cette personne, si elle revient, d’y prendre une deuxième place.
       *[other] { $n } tables en cours gardent une marque jusqu’à leur fin : elle ne nomme personne, et empêche seulement cette personne, si elle revient, d’y prendre une deuxième place.
    }
terminal-person-written = Ce qui est conservé sur cette personne est dans { $path }.

## Le bot

terminal-about-run = lance le bot
terminal-about-doctor = cherche ce qui empêche le bot de bien marcher
terminal-arg-sync = annonce de nouveau les commandes à Discord, même inchangées
terminal-arg-live = essaie tout sur un vrai serveur, puis range
terminal-arg-server = l’identifiant Discord du serveur où essayer
terminal-arg-channel = l’identifiant Discord du salon où essayer
terminal-no-library = Le bot a besoin { DE($name) }, qui n’est pas installé. Dans le dossier de Paravent, make install apporte tout ce dont le bot a besoin.
terminal-no-token =
    Il n’y a pas de jeton, le bot ne peut donc pas se connecter. Crée une application sur https://discord.com/developers/applications, prends le jeton sur sa page « Bot » et écris-le dans { $path }, dans ce dossier :

    PARAVENT_TOKEN=le jeton

    docs/operating.md décrit chaque étape. Pour essayer le bot sans Discord, docs/sandbox.md décrit un Discord sur ta propre machine.
terminal-not-set = { $problem }
terminal-wrong-setting = Le réglage { $name } ne convient pas tel qu’il est. Ce peut être { $legal }.
terminal-unknown-setting = Il n’y a pas de réglage { $name }. Voulais-tu dire { $near } ?
terminal-not-text = { $path } n’est pas un texte en UTF-8, les réglages n’y sont donc pas lisibles.
terminal-not-a-token = Ce qu’il y a dans PARAVENT_TOKEN ne peut pas être le jeton d’un bot : un jeton a trois parties séparées par des points, et la première désigne le numéro du bot. Le « client secret » et la « public key » sont autre chose. Prends le jeton sur la page « Bot » de ton application (https://discord.com/developers/applications) et écris-le sans le mot Bot.
terminal-token-refused = Discord ne connaît pas ce jeton. Prends-en un nouveau sur la page « Bot » de ton application (https://discord.com/developers/applications) et mets-le dans PARAVENT_TOKEN.
terminal-unreachable = Discord est injoignable ({ $problem }). Vérifie le réseau de cette machine, puis https://discordstatus.com ; tout le reste va bien.
terminal-live-where = Où ? Donne --server et --channel, chacun avec un identifiant Discord ; Discord le copie depuis le menu d’un serveur ou d’un salon quand le mode développeur est actif.
terminal-doctor-fine = Rien n’est à réparer.
terminal-doctor-wrong = Ce qui est marqué XX est à réparer.
terminal-doctor-versions = Installés : { $names }.
terminal-doctor-fonts = Les lettres accentuées se dessinent.
terminal-doctor-fonts-poor = Une des polices n’a pas de lettres accentuées : les images montrent un point au lieu de é. Tous les mots sont aussi dans le texte qui les accompagne.
terminal-doctor-fonts-none = Aucune lettre ne se dessine : il manque une police. Réinstalle Paravent avec son extra « discord », qui apporte les polices.
terminal-doctor-file-open = D’autres sur cette machine peuvent lire { $path }, qui contient le jeton : chmod 600 { $path }
terminal-doctor-database = La base de données { $path } est intacte.
terminal-doctor-database-new = Il n’y a pas encore de base de données à { $path } ; le premier démarrage la crée.
terminal-doctor-database-nowhere = Aucune base de données ne peut être créée dans { $path } : ce dossier n’existe pas, ou ne peut être écrit.
terminal-doctor-database-damaged = La base de données { $path } est abîmée : { $problem }. Restaure une sauvegarde.
terminal-doctor-room = { $n } Mio sont libres sur son disque.
terminal-doctor-backups =
    { $n ->
        [one] Il y a { $n } sauvegarde dans { $path }.
       *[other] Il y a { $n } sauvegardes dans { $path } ; la dernière n’est pas vieille.
    }
terminal-doctor-backups-none = Il n’y a pas de sauvegarde dans { $path }. Lance paravent backup chaque nuit ; docs/operating.md a une ligne pour cron.
terminal-doctor-backups-old =
    La dernière sauvegarde dans { $path } a { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }.
terminal-doctor-token = Il y a un jeton, et il a la bonne forme.
terminal-doctor-token-missing = Il n’y a pas de jeton. Mets-en un dans PARAVENT_TOKEN, dans l’environnement ou dans .env.
terminal-doctor-token-wrong = { $problem }
terminal-doctor-token-refused = Discord ne connaît pas ce jeton. Prends-en un nouveau sur la page « Bot » de ton application.
terminal-doctor-unreachable = Discord est injoignable ({ $problem }).
terminal-doctor-user =
    Le bot est { $name }, { $n ->
        [0] sur aucun serveur pour l’instant
        [one] sur { $n } serveur
       *[other] sur { $n } serveurs
    }.
terminal-doctor-server = { $name } : il a tous les droits qu’il lui faut.
terminal-doctor-server-lacks = { $name } : il manque au rôle du bot { $names }. Accorde-le, ou invite le bot de nouveau.
terminal-doctor-invite = Pour l’inviter : { $link }
terminal-doctor-live-no-gateway = La passerelle est injoignable : le bot n’entendrait rien.
terminal-doctor-live-no-channel = Il n’y a pas de tel salon textuel sur ce serveur, ou le bot ne le voit pas.
terminal-doctor-live-lacks = Dans { $name }, il manque au bot { $names }.
terminal-doctor-live-picture-works = Un message avec une image a été envoyé.
terminal-doctor-live-picture-fails = Aucun message avec une image n’a pu être envoyé ({ $problem }).
terminal-doctor-live-thread-works = Un fil a été ouvert.
terminal-doctor-live-thread-fails = Aucun fil n’a pu être ouvert ({ $problem }).
terminal-doctor-live-button-works = Un bouton se trouve dans le fil. Appuie dessus dans les { $n } secondes, s’il te plaît ; pour sauter ce qui demande quelqu’un, il suffit d’attendre.
terminal-doctor-live-button-fails = Aucun bouton n’a pu être envoyé ({ $problem }).
terminal-doctor-live-private-works = L’appui est arrivé et a reçu une page privée avec une image.
terminal-doctor-live-private-fails = L’appui est arrivé, mais n’a pas pu recevoir de réponse ({ $problem }).
terminal-doctor-live-page-works = La page a été changée sur place, et son image est restée.
terminal-doctor-live-page-fails = La page n’a pas pu être changée sur place ({ $problem }).
terminal-doctor-live-page-bare = La page a été changée sur place, mais a perdu son image : les tours s’afficheraient sans la leur. Merci de le signaler.
terminal-doctor-live-direct-works = Un message privé est arrivé.
terminal-doctor-live-direct-fails = La personne qui a appuyé n’accepte pas les messages privés du bot ({ $problem }).
terminal-doctor-live-nobody =
    { $n ->
        [one] Personne n’a appuyé en { $n } seconde : page privée et message privé n’ont pas été essayés.
       *[other] Personne n’a appuyé en { $n } secondes : page privée et message privé n’ont pas été essayés.
    }
terminal-doctor-live-clean = Tout a été retiré.
terminal-doctor-live-left = Tout n’a pas pu être retiré : pour supprimer un fil, un bot doit pouvoir « Gérer les fils », ce dont il n’a pas besoin pour jouer. Retire le fil toi-même, s’il te plaît.
# Ce que la répétition écrit dans Discord.
terminal-doctor-live-post = Ceci est une répétition. Elle sera retirée dans un instant.
terminal-doctor-live-picture = Le mot Paravent.
terminal-doctor-live-thread = Répétition
terminal-doctor-live-press = Appuie sur ce bouton, s’il te plaît. Si tu préfères ne pas le faire, attends simplement : ceci disparaît tout seul.
terminal-doctor-live-button = Appuie ici
terminal-doctor-live-thanks = Merci ! Personne d’autre ne voit ce message.
terminal-doctor-live-turned = Voici la page suivante, au même endroit, avec la même image. Elle sera retirée dans un instant.
terminal-doctor-live-direct = Ceci est une répétition : les messages privés t’arrivent. Elle sera retirée dans un instant.
