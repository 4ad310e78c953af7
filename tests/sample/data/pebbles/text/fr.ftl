# Galets, en français.

game-name = Galets
game-blurb = Ramasse des galets au bord de la mer, et ne montre à personne ceux que tu préfères.

verb-favour = Préférer
    .help = Choisis ta couleur préférée, en secret.
    .button = Préférer
verb-draw = Piocher
    .help = Trois galets passent du sac à la plage ; ensuite tu en prends.
    .button = Piocher
    .final = C’est définitif : des galets sont piochés.
verb-take = Prendre
    .help = Achète des galets de la plage, ou aucun ; puis peut-être un coquillage.
    .button = Prendre
verb-sell = Vendre
    .help = La mer te paie des galets ; tu peux vanter ta couleur préférée.
    .button = Vendre
verb-polish = Polir
    .help = Pour une pièce chacune, jusqu’à deux couleurs comptent une fois de plus.
    .button = Polir

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

# Les règles en quelques pages courtes. Chacune se lit sur un téléphone : un écran, pas plus.
topic-aim =
    Tu ramasses des galets au bord de la mer. À la fin, qui a le plus de points gagne.

    D’abord, chacun choisit en secret une couleur préférée : ses galets comptent une fois de plus à la fin.

    À ton tour, tu pioches ou tu vends :
    - piocher : trois galets passent du sac à la plage ; puis tu achètes ce que tu veux ;
    - vendre : la mer te paie tes galets.
    .title = But et tour de jeu
topic-beach =
    Trois galets passent au hasard du sac à la plage. Cela ne se reprend pas.

    Puis tu prends des galets de la plage, ou aucun : un blanc coûte 3 pièces, un gris 2, un noir 1. Tu peux aussi acheter un coquillage pour 4 pièces. Un coquillage vaut 3 points, un galet 1.
    .title = Piocher, prendre
topic-sea =
    Tu vends au moins un de tes galets ; il part pour de bon dans la mer. Un blanc rapporte 2 pièces, un gris ou un noir 1.

    En même temps, tu peux vanter ta couleur préférée, une fois par partie. Tu la nommes, et cela te vaut un point à la fin. Mais dès lors, tous savent quels galets tu veux.
    .title = Vendre, vanter
topic-end =
    Quand le sac est vide, la manche se termine. Puis chacun choisit en secret jusqu’à deux de ses couleurs à polir, pour 1 pièce chacune.

    Points :
    - 1 par galet
    - 1 de plus s’il est de ta couleur préférée
    - 1 de plus si sa couleur est polie
    - 3 par coquillage, 1 si tu as vanté ta couleur
    - 1 par tranche de 3 pièces

    Qui a le plus de points gagne ; à égalité, la victoire est partagée.
    .title = Fin et points

# Ce dont il s’agit à chaque pas d’un tour, pour qui débute.
lesson-favourite = Chaque galet de ta couleur préférée vaut un point de plus à la fin. Personne ne voit laquelle c’est.
lesson-favour = Les noirs sont bon marché, les blancs chers : tous comptent autant. Une couleur bon marché se ramasse facilement.
lesson-turn = Pioche pour avoir des galets, vends pour avoir des pièces. S’il t’en reste peu, vends ce qui n’est pas de ta couleur préférée.
lesson-turn-draw = Trois galets sont piochés et posés sur la plage : ensuite, pas de retour en arrière.
lesson-take = Prends d’abord ta couleur préférée. Ce que tu laisses, le suivant peut le prendre.
lesson-sell = Vends ce qui compte le moins pour toi. Vanter ta couleur vaut un point, mais dit à tous ce que tu cherches.
lesson-polish = Pour 1 pièce chacune, tous tes galets d’une couleur comptent une fois de plus : choisis celles que tu as le plus.

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
means-shells-gone = On ne les trouve plus : { $shells }.
means-beach = Nouveau sur la plage : { $pebbles }.
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
foreseen =
    Ensuite : { $pebbles }, et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
screen-favourite = Ta couleur préférée est le { $colour }.
screen-polish = Tu polis : { $colours }.
