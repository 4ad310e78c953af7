# Les mots du bot : les tables, leur journal, et ceux qui y jouent.

## Commandes

bot-table-cmd-table = table
bot-table-cmd-table-help = Les tables : en ouvrir une, jouer, regarder
bot-table-opt-table = table
bot-table-opt-table-help = Quelle table ; inutile dans le fil d’une table
bot-table-cmd-list = liste
bot-table-cmd-list-help = Les tables de ce serveur ; en message privé, les tiennes
bot-table-cmd-mine = miennes
bot-table-cmd-mine-help = Ce qui t’attend, le plus ancien d’abord, tes autres tables, et ce qui vient de se terminer
bot-table-cmd-show = montrer
bot-table-cmd-show-help = Où en est une table, en texte
bot-table-cmd-log = journal
bot-table-cmd-log-help = Ce qui s’est passé à une table
bot-table-opt-log-step = étape
bot-table-opt-log-step-help = À partir de quelle étape ; par défaut, la plus récente
bot-table-cmd-screen = paravent
bot-table-cmd-screen-help = Ce qui est derrière ton paravent, rien que pour toi
bot-table-cmd-look = regarder
bot-table-cmd-look-help = Les images d’une table, rien que pour toi
bot-table-cmd-undo = reprendre
bot-table-cmd-undo-help = Reprendre ton dernier coup ; s’il faut l’accord des autres, on le leur demande
bot-table-cmd-rewind = rembobiner
bot-table-cmd-rewind-help = En tant qu’hôte : annuler un coup et tout ce qui a suivi
bot-table-opt-rewind-step = étape
bot-table-opt-rewind-step-help = Le premier coup à annuler
bot-table-cmd-abandon = arrêter
bot-table-cmd-abandon-help = Arrêter une partie sans résultat, si tout le monde est d’accord
bot-table-cmd-resign = quitter
bot-table-cmd-resign-help = Quitter une partie ; un ordinateur joue à ta place
bot-table-cmd-replace = remplacer
bot-table-cmd-replace-help = Donner une place à quelqu’un d’autre, ou laisser jouer un ordinateur
bot-table-opt-replace-seat = place
bot-table-opt-replace-seat-help = La place de qui
bot-table-opt-replace-person = personne
bot-table-opt-replace-person-help = À qui la place est offerte
bot-table-opt-replace-computer = ordinateur
bot-table-opt-replace-computer-help = Laisser jouer un ordinateur, tout de suite
bot-table-opt-replace-open = libre
bot-table-opt-replace-open-help = Laisser la place libre : personne n’y joue tant que nul ne la prend
bot-table-cmd-rematch = revanche
bot-table-cmd-rematch-help = Rejouer, avec les mêmes personnes

## Quelle table

bot-table-title =
    { $names_count ->
        [0] `{ $id }` · { $game }
       *[other] `{ $id }` · { $game } · { $names }
    }
bot-table-where-panel = Son panneau : { $link }
bot-table-where-thread = Son fil : { $link }
bot-table-where-ended = Elle était ici : { $link }
bot-table-host-is = L’hôte est { $seat }.
bot-table-no-table = Je ne vois pas de quelle table tu parles. Nomme-la avec l’option `table`, ou utilise la commande dans le fil d’une table ; `/table liste` montre celles d’un serveur.
bot-table-which-table = De quelle table parles-tu ? Dis-le avec l’option `table` :
bot-table-more =
    { $n ->
        [one] … et { $n } autre : `/table miennes` la montre.
       *[other] … et { $n } autres : `/table miennes` les montre toutes.
    }

## Listes

bot-table-none-on-server = Il n’y a aucune table sur ce serveur. Ouvres-en une avec `/table nouvelle`.
bot-table-on-server =
    { $n ->
        [one] **Une table sur ce serveur**
       *[other] **{ $n } tables sur ce serveur, la plus récente d’abord**
    }
bot-table-none-own = Tu n’es à aucune table, et tu n’as aucune invitation. Sur un serveur, `/table liste` montre où tu pourrais participer.
bot-table-own =
    { $n ->
        [one] **Ta table**
       *[other] **Tes { $n } tables, la plus récente d’abord**
    }
bot-table-state-open =
    { $taken ->
        [one] { $taken } place prise sur { $places }
       *[other] { $taken } places prises sur { $places }
    }
bot-table-state-playing = partie en cours
bot-table-state-finished = terminée
bot-table-state-abandoned = fermée
bot-table-unreadable = en partie illisible
bot-table-seat-is-open = une place est libre
bot-table-nothing-at-all = Rien ne t’attend, et tu n’es à aucune table. `/table liste` montre celles que tu pourrais rejoindre.
bot-table-nothing-waits = **Rien ne t’attend.**
bot-table-waiting =
    { $n ->
        [one] **Tu as une chose à faire**
       *[other] **Tu as { $n } choses à faire, la plus ancienne d’abord**
    }
bot-table-held =
    { $n ->
        [one] **Ta place t’est gardée**
       *[other] **Tes places te sont gardées**
    }
bot-table-is-paused = ⏸ La table est en pause : personne ne peut jouer, aucune horloge ne tourne.
bot-table-others =
    { $n ->
        [one] **Ton autre table**
       *[other] **Tes autres tables**
    }
bot-table-ended =
    { $n ->
        [one] **Vient de se terminer**
       *[other] **Viennent de se terminer**
    }
bot-table-won-by =
    { $seats_count ->
        [one] gagnée par { $seats }
       *[other] victoire partagée par { $seats }
    }
bot-table-span = { $first } à { $last } sur { $n }
bot-table-owed = • `{ $id }` · { $game } · { $asked } · { $since } { $link }
bot-table-asked-undo = { $seat } aimerait reprendre un coup (« { $move } ») : es-tu d’accord ?
bot-table-asked-abandon = { $seat } aimerait arrêter la partie : es-tu d’accord ?
bot-table-asked-invitation = Tu as une invitation.
bot-table-asked-something = On te demande quelque chose.

## Où en est une table

bot-table-panel-again = Le panneau va réapparaître tout en bas de { $channel }.
bot-table-join = Participer
bot-table-screen = Mon paravent
bot-table-look = Voir
bot-table-undo = Reprendre mon coup
bot-table-ask-undo = Demander à reprendre mon coup
bot-table-log = Journal
bot-table-rematch = Revanche
bot-table-page-before = Page précédente
bot-table-page-after = Page suivante
bot-table-no-screen = Tu n’as pas de place à cette table, donc pas de paravent. Tu peux regarder : `/table montrer` te dit où elle en est.

## Regarder les images

# Écrit sur le menu de toutes les images.
bot-table-look-at = Une autre image
# L’image d’une seule personne, comme « Plateau : Anna ».
bot-table-picture-of = { $picture } : { $name }
bot-table-theme-light = Thème clair
bot-table-theme-dark = Thème sombre
bot-table-in-words = En texte
bot-table-nothing-on-it = Cette image est vide.

## Le journal

bot-table-log-title = **Étapes { $first } à { $last } sur { $newest }**
bot-table-log-undone = ~~{ $said }~~ (repris)
bot-table-log-not-begun = La partie n’a pas commencé : son journal est vide.
bot-table-log-no-words = Ce jeu n’est plus installé ici ; son journal ne peut donc pas être lu.
bot-table-older = Plus ancien
bot-table-newer = Plus récent

## Revoir

bot-table-since-title = **Depuis ton tour**
bot-table-since-means = **Ce que cela change pour toi**
bot-table-nothing-since = Il ne s’est rien passé depuis ton dernier coup.
bot-table-picture-by-picture = Image par image
bot-table-step-title = **Étape { $step } · { $at } sur { $n }**
bot-table-step-gone = L’état de la table à ce moment-là n’est plus conservé.
bot-table-earlier = Avant
bot-table-later = Après
bot-table-far-earlier = 10 avant
bot-table-far-later = 10 après
bot-table-first = Au début
bot-table-last = À la fin

## Reprendre et renoncer

bot-table-undo-move = Tu reprendrais ce coup :
bot-table-undo-asks =
    { $seats_count ->
        [one] Il faut l’accord { DE($seats) }, qui recevrait une notification dans le fil.
       *[other] Il faut l’accord { DE($seats) }, qui recevraient une notification dans le fil.
    }
bot-table-ask-them = Demander
bot-table-leave-it = Laisser
bot-table-undone = Ton coup est repris.
bot-table-others-asked = J’ai posé la question aux autres dans le fil : s’ils sont tous d’accord, c’est fait. Au prochain coup, la demande tombe.
bot-table-take-question-back = Retirer ma demande
bot-table-question-taken-back = Tu as retiré ta demande. La partie continue.
bot-table-agreed = Tu es d’accord, et tout le monde aussi : c’est fait.
bot-table-agreed-so-far = Tu es d’accord. D’autres doivent encore répondre.
bot-table-declined = Tu n’es pas d’accord. La partie continue.
bot-table-rewind-really = Veux-tu annuler l’étape { $step } et tout ce qui a suivi ? Tout le monde saura que c’était toi.
bot-table-rewind-yes = Annuler ces coups
bot-table-rewind-undone = L’étape { $step } est déjà annulée. Rien n’a changé.
bot-table-rewind-no-move = L’étape { $step } n’est pas un coup et ne peut donc pas être annulée. Choisis une des suggestions.
bot-table-rewound = C’est annulé : l’étape { $step } et tout ce qui a suivi.
bot-table-abandon-really = Veux-tu arrêter cette partie sans résultat ? Tous les autres doivent être d’accord.
bot-table-abandon-yes = Arrêter la partie
bot-table-abandoned = La partie est finie, sans résultat.
bot-table-keep = Non, ne rien changer
bot-table-kept = Rien n’a changé.
bot-table-not-asked-you = Cette question ne t’était pas posée. Rien n’a changé.

## Places

bot-table-resign-really = Veux-tu quitter cette partie ? Un ordinateur joue à ta place, et tu ne peux pas revenir de toi-même.
bot-table-resign-yes = Quitter la partie
bot-table-resigned = Tu as quitté la partie. Un ordinateur joue à ta place.
bot-table-no-such-seat = Personne ne s’appelle ainsi à cette table. Choisis une des suggestions.
bot-table-replace-how = Dis qui doit jouer : nomme une `personne`, ou mets `ordinateur` ou `libre` sur « True ».
bot-table-replaced-by-computer = Un ordinateur joue désormais pour { $seat }, qui ne retrouve sa place que si on la lui offre : `/table remplacer` avec une `personne`.
bot-table-seat-offered = La place { DE($seat) } est offerte à { $name } ; { $seat } joue jusqu’à ce que l’offre soit acceptée. `/table désinviter` la retire.
bot-table-seat-left-open = La place { DE($seat) } est libre maintenant. Qui la prend continue la partie.
bot-table-seat-declined = Tu as refusé la place. Merci de l’avoir dit.
bot-table-rematch-open = La revanche est ouverte : { $game }, table `{ $id }`. Tu y as une place.
