# Lanternes, en français.

game-name = Lanternes
game-blurb = Éclairez l’étang ensemble, et échangez des vœux que deux d’entre vous seulement connaissent.

verb-choose = Choisir
    .help = Choisis la couleur de ta prochaine lanterne, en secret.
    .button = Choisir
verb-place = Poser
    .help = Pose ta lanterne sur une case libre de l’étang.
    .button = Poser
verb-give = Donner
    .help = Pose un de tes vœux face cachée pour ton voisin.
    .button = Donner
verb-repay = Rendre
    .help = Donne un de tes vœux en échange de celui qui est face cachée.
    .button = Rendre
verb-arrange = Ordonner
    .help = Dis dans quel ordre tu prends tes récompenses.
    .button = Ordonner

field-colour = couleur
    .option = couleur
field-cell = case
    .option = case
field-wish = vœu
    .option = voeu
field-rewards = récompenses dans l’ordre
    .option = récompenses

decision-colour = Manche { $round } : { $seat }, de quelle couleur sera ta lanterne ?
    .yours = Manche { $round } : de quelle couleur sera ta lanterne ?
decision-place = { $seat }, où poses-tu ta lanterne { $colour } ?
    .yours = Où poses-tu ta lanterne { $colour } ?
decision-gift = { $seat }, quel vœu donnes-tu à { $placer } ?
    .yours = Quel vœu donnes-tu à { $placer } ?
decision-return = { $seat }, quel vœu donnes-tu à { $giver } en échange ?
    .yours = Quel vœu donnes-tu à { $giver } en échange ?
decision-rewards = { $seat }, dans quel ordre prends-tu tes récompenses : { $rewards } ?
    .yours = Dans quel ordre prends-tu tes récompenses : { $rewards } ?

event-dealt = Chacun reçoit { $cards } vœux et un souvenir.
event-dealt-own = Tu reçois { $wishes } ; ton souvenir est { $keepsake }.
event-first = { $seat } pose sa lanterne en premier dans la première manche.
event-chose = { $seat } a choisi une couleur.
event-showed = { $seat } montre sa couleur : { $colour }.
event-placed = { $seat } pose une lanterne { $colour } en { $cell }.
event-laid = { $seat } pose un vœu face cachée pour { $placer }.
event-laid-own = Tu poses { $wish } face cachée pour { $placer }.
event-swapped = { $seat } et { $other } échangent un vœu.
event-swapped-own = Tu donnes { $gave } à { $other } et tu reçois { $got }.
event-arranged = { $seat } prend, dans cet ordre : { $rewards }.
event-earned =
    { $seat } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ({ $reward }).
event-another = { $seat } reçoit la { $reward }, à poser tout de suite.
event-hand-shown = { $seat } montre { $wishes }.

refusal-lanterns-cell-taken = Il y a déjà une lanterne { DE($seat) } en { $cell }. Choisis une case libre.
refusal-lanterns-not-in-hand = Tu n’as pas ce vœu en main : { $wish }. Donne un des tiens.

# Les règles en quelques pages courtes. Chacune se lit sur un téléphone : un écran, pas plus.
topic-aim =
    Ensemble, vous éclairez les neuf cases d’un étang, et chacun gagne des pièces et des vœux. À la fin, qui a le plus de points gagne.

    Chacun a en main trois vœux que personne d’autre ne voit, et un souvenir qui reste caché pour toujours.

    À chaque manche, tous choisissent en secret la couleur de leur prochaine lanterne. Tu peux changer d’avis jusqu’au dernier choix ; puis toutes les couleurs sont montrées. À partir du premier joueur, chacun pose sa lanterne sur une case libre.
    .title = But et manche
topic-swaps =
    Si ta lanterne se trouve à côté d’une lanterne de la même couleur de quelqu’un d’autre, vous échangez un vœu ; en diagonale, cela ne compte pas.

    Ton voisin pose un de ses vœux face cachée ; puis tu lui donnes un des tiens. Vous seuls voyez ces cartes. Avec plusieurs voisins pareils, il y a plusieurs échanges, dans le sens horaire à partir de toi.
    .title = Échanges
topic-rewards =
    Qui remplit une rangée reçoit 2 pièces. Qui remplit une colonne reçoit 1 pièce par case encore libre, et pose aussitôt une autre lanterne, avec tout ce qui s’ensuit.

    Si plusieurs récompenses arrivent ensemble, tu dis dans quel ordre tu les prends, si cela compte : compte les cases libres avant d’en éclairer une autre.
    .title = Récompenses
topic-points =
    Quand l’étang est plein et toutes les récompenses prises, la partie est finie. Les mains sont montrées, les souvenirs non.

    Chaque pièce vaut 1 point. Les vœux comptent selon leur nombre par sorte, 1, 2 ou 3 :
    - soleils : 1, 3, 6
    - lunes : 2, 4, 5
    - étoiles : toujours 3
    - nuages : 0, 1, 5

    Qui a le plus de points gagne ; à égalité, la victoire est partagée.
    .title = Fin et points

# Ce dont il s’agit à chaque pas d’un tour, pour qui débute.
lesson-colour = Tous choisissent en secret. La couleur d’une lanterne voisine amène un échange ; une autre vous laisse tous deux en paix.
lesson-choose = Regarde les cases libres et les lanternes à côté : veux-tu échanger un vœu ?
lesson-place = Remplir une rangée rapporte 2 pièces, remplir une colonne l’éclat et une autre lanterne. À côté d’une lanterne de la même couleur, tu échanges un vœu.
lesson-gift = Tu donnes un vœu avant de voir ce que tu reçois. Donne celui qui compte peu pour toi.
lesson-give = Un nuage seul ne compte rien, une étoile seule déjà 3 : regarde ce que tu as en main.
lesson-return = Tu choisis ce que tu donnes avant de voir ce que tu reçois. Donne un vœu qui compte peu pour toi.
lesson-repay = Trois vœux pareils comptent le plus pour les soleils, les lunes et les nuages : garde ceux que tu as en double.
lesson-rewards = Plusieurs récompenses arrivent ensemble, l’une après l’autre.
lesson-arrange = Un éclat rapporte 1 pièce par case libre : prends-le avant qu’une lanterne en éclaire une autre.

source-coins = Pièces
source-wishes = Vœux

colour-red = rouge
colour-yellow = jaune
colour-mauve = mauve

cell-a1 = a1
cell-a2 = a2
cell-a3 = a3
cell-b1 = b1
cell-b2 = b2
cell-b3 = b3
cell-c1 = c1
cell-c2 = c2
cell-c3 = c3

wish-sun = un soleil
    .counted =
        { $n ->
            [one] { $n } soleil
           *[other] { $n } soleils
        }
wish-moon = une lune
    .counted =
        { $n ->
            [one] { $n } lune
           *[other] { $n } lunes
        }
wish-star = une étoile
    .counted =
        { $n ->
            [one] { $n } étoile
           *[other] { $n } étoiles
        }
wish-cloud = un nuage
    .counted =
        { $n ->
            [one] { $n } nuage
           *[other] { $n } nuages
        }

reward-coins-a = prime de la rangée a
reward-coins-b = prime de la rangée b
reward-coins-c = prime de la rangée c
reward-glow-1 = éclat de la colonne 1
reward-glow-2 = éclat de la colonne 2
reward-glow-3 = éclat de la colonne 3
reward-lantern-1 = lanterne de la colonne 1
reward-lantern-2 = lanterne de la colonne 2
reward-lantern-3 = lanterne de la colonne 3

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
one-lantern = une autre lanterne
swap-with = Tu échangeras un vœu avec { $seat }.
wish-held = { $wish } (tu en as { $n })
wish-short = { $wish }
short-coins = Prime
short-glow = Éclat
short-lantern = Lanterne

table-round = Manche { $n }, commencée par { $seat }.
table-lantern = { $cell } : { $colour }, { $seat }.
table-free =
    { $cells_count ->
        [0] L’étang est plein.
       *[other] Cases libres : { $cells }.
    }
table-bag =
    { $n ->
        [one] Il est resté { $n } vœu dans le sac.
       *[other] Il est resté { $n } vœux dans le sac.
    }
table-seat =
    { $seat } a { $coins ->
        [0] 0 pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
table-colour = La couleur { DE($seat) } dans cette manche est le { $colour }.
means-free = De l’étang, il te reste { $cells }.
opened = { $seat } avait en main { $wishes }.
screen = Tes vœux : { $wishes }.
screen-keepsake = Ton souvenir : { $wish }. Personne d’autre ne le verra jamais.
screen-gift = Face cachée pour un échange : { $wish }.
screen-colour = Tu as choisi le { $colour } ; tu peux changer d’avis tant que tous n’ont pas choisi.
