# Les mots communs à tous les jeux. Un refus est aimable, court, et dit ce qui serait permis.

yes = oui
no = non
# Une liste vide, ou aucune pièce.
nothing = rien
# Une liste de joueurs où il n’y a personne.
nobody = personne
# Un champ que l’on n’a pas rempli.
not-said = rien
# Ce qui ne coûte rien, là où le reste coûte.
free = gratuit

## Ce n’est pas à toi

refusal-core-no-such-seat = Tu n’as pas de place à cette table. Tu peux regarder la partie.
refusal-core-not-your-decision = Cette question s’adresse à { $seat }. Ton tour viendra.

## Ce n’est pas le moment

refusal-core-game-over = Cette partie est terminée. Tu peux en commencer une autre.
refusal-core-decision-closed = Cette question a déjà reçu une réponse. Regarde où en est la table.
refusal-core-verb-not-now = « { $verb } » n’est pas possible maintenant. Tu peux : { $legal }.

## Mal écrit

refusal-core-unknown-verb = Je ne connais pas ce coup. Tu peux : { $legal }.
refusal-core-unknown-field = Une des réponses n’a rien à voir avec « { $verb } ». Choisis à nouveau.
refusal-core-missing-field = Pour « { $verb } », il reste un choix à faire : { $field }.
refusal-core-malformed-field = Je n’arrive pas à lire ta réponse pour « { $field } ». Choisis à nouveau.

## Pas proposé

refusal-core-not-offered =
    { $legal_count ->
        [0] Il n’y a rien à choisir pour « { $field } » en ce moment.
       *[other] Ce choix n’est pas possible pour « { $field } ». Tu peux choisir : { $legal }.
    }
refusal-core-too-many-or-few = Pour « { $field } », choisis-en au moins { $least } et au plus { $most }.
refusal-core-too-many-of-kind =
    { $most_total ->
        [0] Tu ne peux pas choisir « { $legal } » en ce moment.
       *[other] Tu peux choisir au plus { $most }.
    }
refusal-core-wrong-total =
    { $legal_count ->
        [0] Il n’y a rien à choisir pour « { $field } » en ce moment.
       *[other] Pour « { $field } », tu en as choisi { $total } en tout. Il en faut { $legal }.
    }
refusal-core-too-dear = Cela coûte { $price }, et tu peux dépenser { $budget }. Choisis quelque chose de moins cher.
refusal-core-not-allowed = Tu ne peux pas dire oui à « { $field } » en ce moment. Tu peux jouer sans.
