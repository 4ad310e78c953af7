# Ce que dit chaque partie du bot.

bot-core-computer = Ordinateur { $n }
bot-core-somebody = Quelqu’un
bot-core-broken = Un problème est survenu de mon côté, et il n’a rien changé. Réessaie ; si cela se reproduit, donne à la personne qui gère ce bot le numéro { $id }.
bot-core-store-fault = Je ne peux rien enregistrer pour le moment ; rien n’a donc changé. La personne qui gère ce bot est prévenue.
bot-core-old-control = Ce bouton appartient à un ancien message. Rien n’a changé ; le dernier message de la table a ce qu’il te faut.
bot-core-dm-closed = Je n’ai pas pu t’envoyer ton paravent : tes messages privés me sont fermés. Autorise les messages privés dans les paramètres de confidentialité de ce serveur ; d’ici là, « Mon paravent » te le montre ici, à toi seul.
