# L’accueil dans un salon, et ce qui est dit à qui joue à partir de là.

bot-welcome-cmd-welcome = accueil
bot-welcome-cmd-welcome-help = Publier un accueil dans ce salon : que faire, et un bouton pour jouer tout de suite

## Pour les responsables du serveur

bot-welcome-stands = Le message d’accueil est dans { $channel }.
bot-welcome-missing-permissions = Je ne peux pas publier le message d’accueil dans { $channel }, car il m’y manque ces droits : { $permissions }. Tu peux me les donner dans les paramètres du salon.

## L’accueil

bot-welcome-who = **Je suis Paravent : des jeux de société, chacun à son rythme, ici même sur Discord.**
bot-welcome-open = `/table nouvelle` ouvre une table ; les autres participent avec son bouton.
bot-welcome-play = On joue dans le fil de la table : *Jouer*, sous le dernier message, te guide dans ton tour, avec des astuces pour ta première partie. Ton paravent, que personne d’autre ne voit, t’arrive en message privé.
bot-welcome-mine = `/table miennes` te dit ce qui t’attend.
bot-welcome-play-now = Jouer tout de suite contre l’ordinateur
bot-welcome-play-this = { $game } contre l’ordinateur

## Pour qui joue tout de suite

bot-welcome-playing =
    { $n ->
        [one] La partie est lancée : { $game }, toi contre un ordinateur, à la table `{ $id }`.
       *[other] La partie est lancée : { $game }, toi contre { $n } ordinateurs, à la table `{ $id }`.
    }
bot-welcome-soon = Son fil va s’ouvrir dans { $channel }.
