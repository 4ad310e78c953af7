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
