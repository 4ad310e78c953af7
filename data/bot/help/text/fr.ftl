# Les règles d’un jeu, page par page.

## La commande de chaque jeu, à côté de celles de ses verbes

bot-help-cmd-rules = aide
bot-help-cmd-rules-help = Les règles de ce jeu en quelques pages courtes, rien que pour toi
bot-help-opt-rules-topic = sujet
bot-help-opt-rules-topic-help = Ce que tu veux lire ; sans cela, la première page

## Une page

bot-help-page = **{ $title }** · { $game }
bot-help-example = L’image est un exemple.
# Là où se trouve l’identifiant d’une table sur une image.
bot-help-example-table = exemple

## Ce qu’on touche

bot-help-topics = Toutes les pages
bot-help-before = Précédent
bot-help-after = Suivant
# Qui joue pour la première fois à un jeu reçoit une phrase de conseil à chaque pas.
bot-help-advice-on = Voir astuces
bot-help-advice-off = Stop astuces

## Ensuite

bot-help-advised = Désormais, une astuce accompagne chaque étape de ton tour.
bot-help-unadvised = Plus d’astuces à partir de maintenant. Elles reviennent avec « { bot-help-advice-on } ».
