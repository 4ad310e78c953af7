# Ce qui se dit autour des commandes faites à partir des formulaires d’un jeu.

## Les commandes : noms et descriptions

bot-play-table = table
bot-play-table-help = Quelle table, si plusieurs t’attendent ; inutile dans le fil d’une table
bot-play-help-one = { $field } : choisis une des suggestions
bot-play-help-some = { $field } : un ou plusieurs choix, séparés par des virgules
bot-play-help-in-order = { $field } : plusieurs, dans l’ordre voulu, comme « a, b »
bot-play-help-counts = { $field } : combien de chaque sorte, par exemple « { $example } »
bot-play-help-yes-no = { $field } : oui ou non

## Suggestions

bot-play-costs = coûte { $words }
bot-play-brings = rapporte { $words }
# Derrière les pièces proposées.
bot-play-all = tout ce qu’il y a
bot-play-all-that-can-be-paid = tout ce que tu peux payer
bot-play-all-free = tout ce qui est gratuit
bot-play-first = À choisir d’abord : { $field }
bot-play-hint-no-table = Aucune table de ce jeu ne t’attend ici
bot-play-hint-which-table = Plusieurs tables t’attendent : choisis-en d’abord une avec l’option « { bot-play-table } »

## Ce qui ne se lit pas

bot-play-unknown-word = Je ne connais pas « { $typed } ». Tu peux choisir : { $legal }.
bot-play-ambiguous-word = « { $typed } » peut être { $legal }. Précise, s’il te plaît.
bot-play-chosen-twice = Tu as choisi deux fois { $typed }. Une fois suffit.
bot-play-number-alone = { $n } de quelle sorte ? Dis par exemple « 1 { $kind } ».
bot-play-numbers-alone = Il me faut { $n } nombres, un par sorte, et non { $given }. Ou dis combien de quelle sorte.
bot-play-huge = { $typed }, c’est plus qu’il ne peut y en avoir.
bot-play-yes-or-no = Je n’ai pas compris « { $typed } ». Tu peux dire oui ou non.
bot-play-hint-only = Cette ligne n’était qu’une indication. Pour « { $field } », choisis une des suggestions.
bot-play-too-long = C’est trop long pour « { $field } ». Choisis une des suggestions.
bot-play-nothing-offered = Il n’y a rien à choisir pour « { $field } » en ce moment.

## Quelle table

bot-play-no-table = Aucune table de « { $game } » ne t’attend en ce moment. `/table miennes` montre ce qui t’attend.
bot-play-which-table = Plusieurs tables de « { $game } » t’attendent. Utilise la commande dans le fil de la table, ou nomme la table avec l’option « { bot-play-table } » :
bot-play-more-tables =
    { $n ->
        [one] … et { $n } de plus : `/table miennes` les montre toutes.
       *[other] … et { $n } de plus : `/table miennes` les montre toutes.
    }
bot-play-other-game = On joue à un autre jeu à cette table : { $game }. Ses commandes commencent par { $command }.
bot-play-other-game-gone = Le jeu de cette table n’est plus installé. La personne qui gère ce bot peut le remettre.

## À côté d’un coup : ce qui mène aux règles

bot-play-help = Aide

## Après un coup

bot-play-done =
    { $n ->
        [0] C’est fait : **{ $verb }**.
       *[other] C’est fait : **{ $verb }** · { $fields }
    }
# Un champ avec ce qui a été choisi, et avec ce que cela coûte et rapporte.
bot-play-chosen = { $field } : { $value }
bot-play-chosen-with = { $field } : { $value } ({ $price })
bot-play-yours = { $question } Appuie sur *Jouer* sous le dernier message de la table, ou utilise { $legal }.
bot-play-sealed = Ta réponse est cachetée. Tant qu’on attend { $seats }, tu peux la changer : { $legal }.
bot-play-others =
    { $seats_count ->
        [0] Maintenant, la table continue d’elle-même.
       *[other] Maintenant, c’est à { $seats } de jouer.
    }
bot-play-over = C’était le dernier coup : la partie est terminée. Le résultat est dans le fil de la table.
