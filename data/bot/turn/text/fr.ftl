# Les mots du bot : les pages où un tour se joue en appuyant.

bot-turn-cmd-play = jouer
bot-turn-cmd-play-help = Joue ton tour pas à pas, pour tes yeux seulement

## Boutons

bot-turn-back = Retour
bot-turn-next = Continuer
bot-turn-all = Tout
bot-turn-none = Aucun
bot-turn-otherwise = Autres { $field }
bot-turn-do = ✓ { $verb }
bot-turn-do-for = ✓ { $verb } : { $costs }
bot-turn-do-now = { $verb } maintenant
bot-turn-yes-do = Oui : { $verb }
bot-turn-yes-to = Oui, { $field }
bot-turn-no-advice = Stop astuces

## Pages

bot-turn-choose = À choisir : **{ $field }**
# Ce que tous les choix ont en commun : coût et gain.
bot-turn-each = Chacun : { $words }
# Un menu avec une partie de nombreuses valeurs.
bot-turn-from-to = { $field } : { $first } – { $last }
bot-turn-chosen-now = { $field } : **{ $value }**
bot-turn-missing =
    { $n ->
        [one] Il en faut au moins { $n } de plus.
       *[other] Il en faut encore { $n }.
    }
bot-turn-pair = { $what } : { $value }
bot-turn-prices = Prix de chacun : { $prices }
bot-turn-settled = { $chosen } – seule possibilité
bot-turn-may-add = Si tu veux, **{ $field }** :
bot-turn-sure = C’est bien ce que tu veux ?
bot-turn-answered = Ta réponse est scellée : { $answer }. Tant que les autres n’ont pas répondu, tu peux encore la changer.

## Ce qui a changé

bot-turn-other-page = Cette page était plus ancienne. Voici où en est ton projet.
bot-turn-gone-on = La partie a avancé depuis cette page. Voici où elle en est.
bot-turn-overtaken = La table a changé depuis que tu as fait ce projet. Ce qui tient encore est gardé.
bot-turn-lost = Plus possible : { $fields }.
bot-turn-lost-all = La table a changé : ce que tu avais prévu ({ $verb }) n’est plus possible.
bot-turn-waits =
    { $seats_count ->
        [0] Personne n’a rien à faire pour le moment.
       *[other] Ce n’est pas ton tour. C’est à { $seats } de jouer.
    }
bot-turn-continue = Ce qui a pu être lu est gardé : *{ $play }* reprend à partir de là.
bot-turn-done = C’est fait : { $said }
bot-turn-unadvised = Plus d’astuces. Dans *{ $help }*, un bouton les fait revenir.
