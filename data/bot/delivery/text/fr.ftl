# Ce que dit la livraison : panneaux, messages, paravents, et ce qui fait obstacle.

## Ce qui est écrit sur les boutons

bot-delivery-join = Participer
bot-delivery-leave = Partir
bot-delivery-computer = Ajouter un ordinateur
bot-delivery-no-computer = Retirer un ordinateur
bot-delivery-options = Options
bot-delivery-start = Commencer
bot-delivery-cancel = Annuler
bot-delivery-play = Jouer
bot-delivery-screen = Mon paravent
bot-delivery-look = Voir
bot-delivery-in-words = En texte
bot-delivery-since = Depuis mon tour
bot-delivery-step-through = Revoir la partie
bot-delivery-rematch = Revanche
bot-delivery-agree = D’accord
bot-delivery-decline = Pas d’accord
bot-delivery-take-seat = Prendre la place
bot-delivery-no-seat = Non merci

## Le panneau d’une table

bot-delivery-title = { $game } · { $table }
bot-delivery-host = { $name } (hôte)
bot-delivery-seated = À la table : { $names }
bot-delivery-free =
    { $n ->
        [0] Toutes les places sont prises.
        [one] { $n } place est libre.
       *[other] { $n } places sont libres.
    }
bot-delivery-option = { $option } : { $value }
bot-delivery-entry =
    { $entry ->
        [invited] Seules les personnes invitées peuvent participer.
       *[anyone] Tout le monde peut participer.
    }
bot-delivery-language =
    { $language ->
        [fr] Le fil sera en français.
       *[en] Le fil sera en anglais.
    }
bot-delivery-playing = La partie est en cours : { $names }
bot-delivery-played = Cette partie est terminée : { $names }
bot-delivery-to-thread = La table est ici : { $thread }
bot-delivery-cancelled = Cette table a été annulée avant le début.

## Le message d’un tour

bot-delivery-moved = Le fil de cette table a été supprimé. Rien n’est perdu : la partie continue ici.
bot-delivery-winners =
    { $winners_count ->
        [one] { $winners } gagne !
       *[other] { $winners } se partagent la victoire !
    }
bot-delivery-points =
    { $n ->
        [one] { $seat } : { $n } point
       *[other] { $seat } : { $n } points
    }
bot-delivery-so-far = Où l’on en était (ce qui était caché le reste) :
bot-delivery-over = { $names } : la partie est terminée.

## Paravents

bot-delivery-screen-title = **Ton paravent · { $game } · { $table }** · { $at }
bot-delivery-nothing-hidden = Il n’y a rien derrière ton paravent.
bot-delivery-to-table = Vers la table : { $link }

## Demandes et offres

bot-delivery-ask-undo = { $seat } aimerait reprendre un coup :
bot-delivery-ask-undo-more =
    { $n ->
        [one] Un coup joué ensuite serait annulé avec lui :
       *[other] { $n } coups joués ensuite seraient annulés avec lui :
    }
bot-delivery-ask-abandon = { $seat } aimerait arrêter la partie ici, sans résultat.
bot-delivery-asked = { $names } : d’accord ?
bot-delivery-motion-closed = Cette demande est close.
bot-delivery-invite = { $name }, { $seat } t’invite à jouer à « { $game } », à la table `{ $table }`.
bot-delivery-invite-unsigned = { $name }, on t’invite à jouer à « { $game } », à la table `{ $table }`.
bot-delivery-invite-closed = Cette invitation à la table `{ $table }` est close.
bot-delivery-offer = { $name }, on t’offre la place { DE($seat) } à cette table. Si tu la prends, tu continues à partir d’ici.
bot-delivery-offer-direct = { $game } · { $table } : on t’offre la place { DE($seat) }. Si tu la prends, tu continues là où en est la partie.
bot-delivery-offer-closed = Cette offre est close.

## Ce qui fait obstacle

bot-delivery-channel-gone = Le salon de ta table { $game } · { $table } a été supprimé, et je ne peux plus rien y écrire. Ta partie est intacte : tu peux continuer ici même, avec les mêmes commandes.
bot-delivery-locked-out = Je ne peux pas écrire à ta table { $game } · { $table } pour le moment, dans { $place }. La partie est intacte, et ce qui s’est passé attend d’être publié. Permets-moi de voir le salon, d’envoyer des messages, de créer des fils publics, d’écrire dans les fils et de joindre des fichiers ; si le fil est verrouillé, déverrouille-le.

## Horloges et rappels

bot-delivery-later = Plus tard aujourd’hui
bot-delivery-hush = Silence pour ce tour
bot-delivery-away = Je m’absente
bot-delivery-late-wait = Laisser plus de temps
bot-delivery-late-wait-on = Attendre encore
bot-delivery-late-turn = L’ordinateur joue ce tour
bot-delivery-late-computer = L’ordinateur prend la place
bot-delivery-late-open = Libérer la place
bot-delivery-late-end = Arrêter la partie
bot-delivery-keep-table = Garder la table
bot-delivery-clock = ⏳ Échéance { $due }
bot-delivery-clock-reserve = ⏳ Réponse attendue { $usual } · échéance, avec la réserve, { $due }
bot-delivery-clock-over = ⏳ Temps écoulé { $due }
bot-delivery-late = Quand le temps est écoulé : { $what }
bot-delivery-pace = Rythme : { $pace }
bot-delivery-remind =
    { $n ->
        [one] **Une table t’attend :**
       *[other] **{ $n } tables t’attendent :**
    }
bot-delivery-remind-line = • { $game } · `{ $table }` · { $when } { $link }
bot-delivery-remind-asked = demandé { $since }
bot-delivery-remind-due = ⏳ échéance { $due }
bot-delivery-remind-over = ⏳ temps écoulé { $due }
bot-delivery-remind-here = { $name }, cette table t’attend : { $when }
bot-delivery-play-at = Jouer : { $game } { $table }
bot-delivery-late-ask = **Le temps { DE($seat) } est écoulé.** N’importe qui d’autre à la table peut laisser plus de temps, ou laisser l’ordinateur jouer ce tour ; pour le reste, on consulte tous les présents. { $seat } peut encore jouer.
bot-delivery-late-alone-ask = **Le temps { DE($seat) } est écoulé.** C’est à toi de choisir la suite. { $seat } peut encore jouer.
bot-delivery-late-long-ask = **{ $seat } n’a pas répondu depuis des semaines.** N’importe qui d’autre à la table peut attendre encore, ou laisser l’ordinateur jouer ce tour ; pour le reste, on consulte tous les présents. Rien ne se fait tout seul, et { $seat } peut encore jouer.
bot-delivery-late-open-ask = **Personne n’a pris la place libre.** N’importe qui à la table peut la laisser attendre encore une semaine ; pour le reste, on consulte tous les présents. Rien ne se fait tout seul.
bot-delivery-late-else = Si personne ne choisit, l’ordinateur joue { $at }.
bot-delivery-late-else-seat = Si personne ne choisit, un ordinateur prend la place { $at }, jusqu’au retour de son propriétaire.
bot-delivery-late-closed = C’est réglé.
bot-delivery-idle =
    { $names } : personne n’a touché à { $game } · `{ $table }` depuis longtemps. La table sera fermée { $at }, sauf si { $names_count ->
        [one] tu veux la garder.
       *[other] l’un de vous veut la garder.
    }
bot-delivery-rouse =
    { $names } : une question a été posée ici pendant { $names_count ->
        [one] tes heures calmes ou ton absence, et elle t’attend : { $link }
       *[other] vos heures calmes ou votre absence, et elle vous attend : { $link }
    }
bot-delivery-idle-kept = Cette table est conservée.
bot-delivery-idle-closed = Personne n’avait touché à cette table depuis longtemps ; elle est maintenant fermée.
bot-delivery-ask-pace = { $seat } aimerait un autre rythme : { $pace }
bot-delivery-ask-seat-computer = { $seat } aimerait qu’un ordinateur continue à la place { DE($about) }, qui pourra la reprendre à tout moment.
bot-delivery-ask-open-seat-computer = { $seat } aimerait qu’un ordinateur prenne la place libre.
bot-delivery-seat-waits = C’est au tour de la place libre : qui la prend joue.
bot-delivery-held = { $game } · { $table } : ton temps était écoulé, et tu n’y joues plus. Ta place t’est gardée tant que personne ne la prend : tu peux la reprendre.
bot-delivery-held-here = { $name }, ta place à cette table t’est gardée : tu peux la reprendre.
bot-delivery-ask-seat-open = { $seat } aimerait libérer la place { DE($about) }, pour que quelqu’un d’autre la prenne.
