# Galets, en français.

game-name = Galets
game-blurb = Ramasse des galets au bord de la mer, et ne montre à personne ceux que tu préfères.

verb-favour = Préférer
    .help = Choisis ta couleur préférée, en secret.
verb-draw = Piocher
    .help = Trois galets passent du sac à la plage ; ensuite tu en prends.
verb-take = Prendre
    .help = Achète des galets de la plage, ou aucun ; puis peut-être un coquillage.
verb-sell = Vendre
    .help = La mer te paie des galets ; tu peux vanter ta couleur préférée.
verb-polish = Polir
    .help = Pour une pièce chacune, jusqu’à deux couleurs comptent une fois de plus.

field-colour = couleur
    .option = couleur
field-pebbles = galets
    .option = galets
field-shell = coquillage
    .option = coquillage
field-boast = vanter ta couleur préférée
    .option = vanter
field-colours = couleurs à polir
    .option = couleurs

decision-favourite = { $seat }, quelle est ta couleur préférée ?
    .yours = Quelle est ta couleur préférée ?
decision-turn = C’est à { $seat } de jouer : piocher ou vendre ?
    .yours = C’est à toi de jouer : piocher ou vendre ?
decision-take = { $seat }, que prends-tu sur la plage ?
    .yours = Que prends-tu sur la plage ?
decision-polish = { $seat }, quelles couleurs polis-tu ?
    .yours = Quelles couleurs polis-tu ?

event-began = Chacun commence avec { $coins } pièces.
event-favoured = { $seat } a choisi sa couleur préférée.
event-favoured-own = Ta couleur préférée est le { $colour }.
event-drew = { $seat } pioche { $pebbles }, posés sur la plage.
event-took =
    { $pebbles_total ->
        [0] { $seat } ne prend rien.
       *[other] { $seat } prend { $pebbles } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }.
    }
event-bought = { $seat } achète { $shell } pour { $price } pièces.
event-sold =
    { $seat } vend { $pebbles } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
event-boasted = { $seat } s’en vante : sa couleur préférée est le { $colour } !
event-bag-empty = Le sac est vide. Maintenant, chacun polit.
event-polished = { $seat } a poli ses galets.
event-polished-own =
    { $colours_count ->
        [0] Tu ne polis rien.
       *[other] Tu as poli { $colours }.
    }
event-screen-raised = { $seat } lève son paravent : { $pebbles }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; couleur préférée { $favourite }, poli : { $polish }.

refusal-pebbles-nothing-to-sell = Tu n’as aucun galet à vendre. Pioche d’abord.
refusal-pebbles-shell-too-dear =
    Un coquillage coûte { $price } pièces ; { $left ->
        [0] il ne t’en resterait aucune
        [one] il ne t’en resterait qu’une
       *[other] il ne t’en resterait que { $left }
    }. Prends moins de galets, ou pas de coquillage.

source-pebbles = Galets
source-favourite = Couleur préférée
source-polish = Polissage
source-shells = Coquillages
source-boast = Vantardise
source-coins = Pièces

colour-white = blanc
    .counted =
        { $n ->
            [one] { $n } blanc
           *[other] { $n } blancs
        }
colour-grey = gris
    .counted = { $n } gris
colour-black = noir
    .counted =
        { $n ->
            [one] { $n } noir
           *[other] { $n } noirs
        }

shell-fan = l’éventail
shell-cone = le cône
shell-spiral = la spirale

option-shells = Coquillages à vendre
option-bag = Sac
option-bag-full = plein
option-bag-small = petit

coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

table-bag =
    { $n ->
        [0] Le sac est vide.
        [one] Il reste { $n } galet dans le sac.
       *[other] Il reste { $n } galets dans le sac.
    }
table-beach = Sur la plage : { $pebbles }.
table-sea = Dans la mer : { $pebbles }.
table-shells = Coquillages à vendre : { $shells }.
table-seat-shells = Les coquillages { DE($seat) } : { $shells }.
table-seat-boast = La couleur préférée { DE($seat) } est le { $colour }.
screen =
    Derrière ton paravent : { $pebbles }, et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
opened =
    Derrière le paravent { DE($seat) } : { $pebbles }, et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
screen-favourite = Ta couleur préférée est le { $colour }.
screen-polish = Tu polis : { $colours }.
