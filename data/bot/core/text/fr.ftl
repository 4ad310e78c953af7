# Ce que dit chaque partie du bot.

bot-core-computer = Ordinateur { $n }
bot-core-somebody = Quelqu’un
# Une place que personne n’occupe en ce moment.
bot-core-open-seat = Place libre
bot-core-broken = Un problème est survenu de mon côté. Avant de réessayer, regarde la table : ce que tu demandais est peut-être fait. Si cela se reproduit, donne à la personne qui gère ce bot le numéro { $id }.
bot-core-store-fault = Je ne peux rien enregistrer pour le moment ; rien n’a donc changé. La personne qui gère ce bot est prévenue.
bot-core-done-before = C’est fait. J’ai été interrompu avant de pouvoir te le dire.
bot-core-old-control = Ce bouton appartient à un ancien message. Rien n’a changé ; le dernier message de la table a ce qu’il te faut.
bot-core-unreadable = Je ne peux pas lire cette commande telle qu’elle a été envoyée ; rien n’a donc changé. Ton Discord en montre peut-être encore une ancienne version : relance l’application et réessaie.
bot-core-dm-closed = Je n’ai pas pu t’envoyer ton paravent : tes messages privés me sont fermés. Autorise les messages privés dans les paramètres de confidentialité de ce serveur ; d’ici là, « Mon paravent » te le montre ici, rien que pour toi.
