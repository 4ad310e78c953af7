# Lucca Città, en français.

game-name = Lucca Città
game-blurb = Trois cartes à la fois : palais, murs et tours. Ouvrir un palais rapporte grâce aux autres.

verb-keep = Garder
    .help = Garde en secret deux de tes quatre cartes : elles commencent tes premiers palais.
    .button = Garder
verb-take = Prendre
    .help = Prends un triplet et joue ses trois cartes ; avant, tu peux ouvrir des palais terminés.
    .button = Prendre

# Ce qu’un formulaire demande. Dans une commande, son nom est plus court : `.option`.
field-cards = cartes à garder
    .option = cartes
field-top = carte du dessus
    .option = dessus
field-triplet = triplet
    .option = triplet
field-first = 1re carte
    .option = première
field-second = 2e carte
    .option = deuxième
field-third = 3e carte
    .option = troisième
field-open = ouvrir des palais
    .option = ouvrir

decision-keep = { $seat }, quelles sont les deux cartes que tu gardes ?
    .yours = Quelles sont les deux cartes que tu gardes ?
decision-turn = C’est à { $seat } de jouer.
    .yours = C’est à toi de jouer.

event-dealt = Tout le monde reçoit { $n } cartes et en garde deux.
event-dealt-own = Tu reçois { $cards }. Gardes-en deux.
event-laid = De nouveaux triplets sont sur la table.
event-chosen = { $seat } a fait son choix.
event-revealed = { $seat } commence avec { $cards }.
event-revealed-own = Tu commences avec { $cards }. Tu n’as pas gardé { $aside } : ces cartes rejoignent la pioche, et personne d’autre ne le sait.
event-round =
    Manche { $n } sur { $of }. { $pile ->
        [0] La pioche est vide.
        [one] Il reste { $pile } carte dans la pioche.
       *[other] Il reste { $pile } cartes dans la pioche.
    }
event-order = Ordre du tour : { $ranked }.
event-final-order = Ordre des dernières ouvertures : { $ranked }.
event-opened =
    { $seat } ouvre son palais { $colour } : { $points ->
        [0] aucun point.
        [one] { $points } point ({ $thanks }).
       *[other] { $points } points ({ $thanks }).
    }
event-taken = { $seat } prend le triplet { $n } : { $cards }.
event-started = Nouveau palais : { $kind } { $number }.
event-enlarged = Avec le { $number }, le palais { $colour } a { $n } cartes.
event-completed =
    Le palais { $colour } est terminé : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } pour ses fenêtres.
event-tower = Une tour est construite.
event-face-down =
    Face cachée : { $walls ->
        [0] {""}
        [one] { $walls } mur
       *[other] { $walls } murs
    }{ $discards ->
        [0] {""}
       *[other] { $walls ->
            [0] {""}
           *[other] ,{" "}
        }{ $discards ->
            [one] { $discards } carte écartée
           *[other] { $discards } cartes écartées
        }
    }.
event-face-down-own =
    { $walls_count ->
        [0] Tu écartes { $discards }.
        [one] Tu poses { $walls } en mur{ $discards_count ->
            [0] {""}
           *[other] {" "}et tu écartes { $discards }
        }.
       *[other] Tu poses { $walls } en murs{ $discards_count ->
            [0] {""}
           *[other] {" "}et tu écartes { $discards }
        }.
    }
event-unused = Personne n’a pris { $cards } : ces cartes quittent la partie.
event-walls =
    { $seat } : ({ $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    } + { $towers ->
        [one] { $towers } tour
       *[other] { $towers } tours
    }) × { $opened ->
        [one] { $opened } palais ouvert
       *[other] { $opened } palais ouverts
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-walls-fall =
    { $seat } : il faut { $needed } boucliers pour { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    }, et il { $shields ->
        [0] n’y en a aucun
       *[other] n’y en a que { $shields }
    } : rien pour les murs ni les tours.
event-no-lowest = Personne n’a de palais en construction : aucun point ne change de main pour les numéros de rue.
event-no-highest = Personne n’a de palais ouvert : aucun point ne change de main pour les numéros de rue.
event-numbers-kept = { $seat } a le plus petit numéro en construction ({ $low }) et le plus grand parmi les palais ouverts ({ $high }) : aucun point ne change de main.
event-numbers = { $seat } a le plus petit numéro en construction ({ $low }) et donne { $points } points à { $other }, qui a le plus grand parmi les palais ouverts ({ $high }).

refusal-lucca-not-in-hand = Tu n’as pas cette carte. Tu peux en garder deux parmi celles-ci : { $legal }.
refusal-lucca-triplet-gone = Ce triplet n’est pas sur la table. Tu peux prendre : { $legal }.
refusal-lucca-top-is-clear = Ici, deux cartes de la même couleur ne vont pas ensemble : il n’y a pas de carte du dessus à choisir. Laisse ce champ vide.
refusal-lucca-tower-no-wall = Une tour ne peut pas devenir un mur. Tu peux la construire ou l’écarter.
refusal-lucca-palace-complete = Ton palais { $colour } est terminé, et personne ne peut en avoir un deuxième de la même couleur. La carte peut devenir un mur ou être écartée.
refusal-lucca-no-room =
    { $n ->
        [one] Ton palais { $kind } n’a plus de place que pour { $n } carte.
       *[other] Ton palais { $kind } n’a plus de place que pour { $n } cartes.
    } Les autres peuvent devenir des murs ou être écartées.
refusal-lucca-open-none = Tu n’as pas de palais { $colour }. On n’ouvre qu’un palais terminé.
refusal-lucca-open-construction = Ton palais { $colour } est encore en construction ; on n’ouvre qu’un palais terminé.
refusal-lucca-open-opened = Ton palais { $colour } est déjà ouvert ; un palais ne s’ouvre qu’une fois.

# Les règles en quelques pages courtes : chacune tient sur un écran de téléphone.
topic-aim =
    Ce qui est devant toi est ton quartier. Tu y construis des palais de six couleurs, tu les termines, puis tu les ouvres en donnant une fête. À la fin, les murs et les tours de la ville comptent aussi. Qui a le plus de points gagne.

    À ton tour :
    - D’abord, si tu veux, ouvre un ou plusieurs de tes palais terminés.
    - Puis prends un triplet sur la table et joue ses trois cartes.

    Il y a un triplet de plus que de joueurs ; celui que personne n’a pris quitte la partie. Ensuite de nouveaux triplets sont posés, et l’ordre du tour est déterminé de nouveau.

    À 3 on joue 7 manches, à 4 on en joue 6, à 5 on en joue 5.
    .title = But et tour de jeu
topic-start =
    Tout le monde reçoit quatre cartes ; les premiers triplets sont déjà visibles. Tous gardent deux cartes, en même temps et en secret. Tu peux changer d’avis tant que tout le monde n’a pas choisi ; ensuite toutes les cartes sont montrées ensemble.

    Tes deux cartes commencent tes premiers palais. Deux cartes de la même couleur forment un seul palais : tu dis alors laquelle est dessus, car seul compte le numéro de rue de la carte du dessus.

    Les cartes non gardées sont mélangées à la pioche, avec quatre tours.
    .title = Le début
topic-order =
    À chaque manche, qui a le plus de boucliers sur ses palais en construction joue en premier, et ainsi de suite. À égalité, le plus grand numéro de rue d’un palais en construction passe devant ; sans palais en construction, tu perds l’égalité.

    L’ordre vaut pour toute la manche. Les boucliers des palais terminés ou ouverts ne comptent pas.
    .title = Ordre du tour
topic-triplet =
    Chaque carte montre un numéro de rue, une couleur, des fenêtres et des boucliers : « rouge 7 (1/2) » a 1 fenêtre et 2 boucliers. Pour chacune de tes trois cartes, dans l’ordre que tu veux, tu choisis :
    - Construire : elle commence un palais, ou se pose sur ton palais de cette couleur. Un seul palais par couleur, pour toute la partie.
    - Mur : elle est posée face cachée ; sa couleur ne compte plus.
    - Écarter : elle quitte la partie.
    Une tour se construit ou s’écarte. Si tu construis deux cartes d’une même couleur, tu dis laquelle est dessus.

    Un palais est terminé avec 5 cartes (à 3), 4 (à 4) ou 3 (à 5). Tu marques aussitôt un point par fenêtre. On ne peut plus l’agrandir.
    .title = Jouer les cartes
topic-opening =
    Avant de prendre un triplet, tu peux ouvrir des palais terminés, mais pas celui que tu termines à ce même tour.

    L’ouverture rapporte grâce à la même couleur dans les autres quartiers :
    - 1 point par carte d’un palais en construction,
    - 2 points par palais terminé et pas encore ouvert, quelle que soit sa taille,
    - rien pour un palais ouvert.

    Un palais ne s’ouvre qu’une fois. Ce qui reste fermé après la dernière manche est ouvert à ce moment-là.
    .title = Ouvrir un palais
topic-walls =
    À la fin, chaque mur et chaque tour vaut 1 point par palais ouvert que tu possèdes.

    Mais les murs doivent être soutenus : deux boucliers sur tes cartes en construction pour chaque mur. S’il en manque pour un seul mur, murs et tours ne rapportent rien. Un palais que tu termines emporte ses boucliers. Les tours elles-mêmes ne demandent aucun bouclier.

    Personne d’autre que toi ne sait quelles cartes sont devenues des murs et lesquelles tu as écartées.
    .title = Murs et tours
topic-end =
    Après la dernière manche, l’ordre du tour est déterminé une dernière fois.
    - Dans cet ordre, chacun ouvre tout ce qui est terminé. Ce qui vient d’être ouvert ne rapporte plus rien aux suivants.
    - Puis on compte les murs et les tours.
    - Qui possède le plus petit numéro de rue en construction donne 3 points à qui possède le plus grand sur un palais ouvert ; si c’est la même personne, ou s’il n’y a pas de tel palais, rien ne change.

    Qui a le plus de points gagne ; à égalité, le plus grand numéro de rue du quartier départage.
    .title = La fin

# Ce dont il s’agit à chaque étape, pour qui joue pour la première fois.
lesson-keep = Deux cartes de la même couleur donnent de l’avance ; beaucoup de boucliers te font jouer tôt. « (1/2) » veut dire 1 fenêtre, 2 boucliers.
lesson-keep-top = Seul compte le numéro de la carte du dessus. Un grand numéro départage les égalités et rapporte à la fin ; le plus petit en construction coûte 3 points.
lesson-turn = Prends le triplet qui aide le plus tes palais. Regarde aussi ce que voudrait la personne qui joue après toi.
lesson-take = Tout est déjà rempli : ce qui peut l’être est construit, le reste devient un mur si tes boucliers le soutiennent, sinon il est écarté. Change-le sous chaque carte.
lesson-take-open = Ouvrir rapporte 1 point par carte de cette couleur en construction chez les autres, 2 par palais terminé. Une seule fois par palais : maintenant, ou plus tard ?
lesson-take-triplet = L’idéal : trois cartes de couleurs que tu as en construction. Chaque couleur commencée rapporte aux autres quand ils ouvrent la leur.

source-windows = Fenêtres
source-openings = Ouvertures
source-final-openings = Ouvertures finales
source-walls = Murs et tours
source-numbers = Numéros de rue

colour-red = rouge
colour-green = vert
colour-brown = marron
colour-grey = gris
colour-blue = bleu
colour-black = noir
kind-red = { colour-red }
kind-green = { colour-green }
kind-brown = { colour-brown }
kind-grey = { colour-grey }
kind-blue = { colour-blue }
kind-black = { colour-black }
kind-tower = tour
use-build = construire
use-wall = mur
use-discard = écarter
fate-starts = commence un palais
fate-enlarges = agrandit
fate-completes = termine
fate-tower = est construite
fate-wall = mur
fate-discard = écartée

# Une carte par son nom ; puis avec ses fenêtres et ses boucliers.
card =
    { $number ->
        [0] { $kind }
       *[other] { $kind } { $number }
    }
card-full =
    { $number ->
        [0] { $kind }
       *[other] { $kind } { $number } ({ $windows }/{ $shields })
    }
several-cards = { $cards }
points =
    { $n ->
        [0] aucun point
        [one] { $n } point
       *[other] { $n } points
    }
on-top = { $kind } { $number } dessus
on-top-short = { $number } dessus
triplet-of = { $cards }
triplet-short = Triplet { $n }
completes =
    termine le { $colour } : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
enlarges = le { $colour } aura { $n } cartes
starts = commence le { $colour }
one-tower = une tour
# Ce que devient une carte du triplet.
becomes-starts = { $kind } { $number } ({ $windows }/{ $shields }) commence un palais
becomes-enlarges = { $kind } { $number } ({ $windows }/{ $shields }) agrandit le palais : { $n } cartes
becomes-completes = { $kind } { $number } ({ $windows }/{ $shields }) termine le palais
becomes-tower = la tour est construite
becomes-wall = { $kind } { $number } devient un mur
becomes-discard =
    { $number ->
        [0] la tour est écartée
       *[other] { $kind } { $number } : écartée
    }
use-short-build = Construire
use-short-wall = Mur
use-short-discard = Écarter
foreseen =
    Tu auras ensuite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }, { $walls ->
        [0] aucun mur
        [one] { $walls } mur (il faut { $needed } boucliers)
       *[other] { $walls } murs (il faut { $needed } boucliers)
    } et { $towers ->
        [0] aucune tour
        [one] { $towers } tour
       *[other] { $towers } tours
    }.
foreseen-fall = Attention : tu auras alors { $shields } des { $needed } boucliers qu’il faut pour tes murs : tels quels, murs et tours ne rapporteraient rien.
ranked =
    { $seat } ({ $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    })
thanks = { $points } grâce à { $seat }

table-choosing =
    { $seats_count ->
        [one] { $seats } doit encore choisir deux cartes.
       *[other] { $seats } doivent encore choisir deux cartes.
    }
table-chosen = Tout le monde a choisi.
table-round = Manche { $n } sur { $of }.
table-order = Ordre du tour : { $seats }.
table-palace = Un palais est terminé avec { $n } cartes. Entre parenthèses, pour chaque carte : fenêtres/boucliers.
table-triplet = Triplet { $n } : { $cards }.
table-taken = Triplet { $n } : pris par { $seat }.
table-pile =
    { $n ->
        [0] La pioche est vide.
        [one] Il y a { $n } carte dans la pioche.
       *[other] Il y a { $n } cartes dans la pioche.
    }
table-lowest = Plus petit numéro en construction : { $number } ({ $seat }) ; à la fin, il coûte 3 points.
table-highest = Plus grand numéro d’un palais ouvert : { $number } ({ $seat }) ; à la fin, il rapporte 3 points.
player =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }.
player-walls =
    – { $walls ->
        [0] Aucun mur
        [one] { $walls } mur (il faut { $needed } boucliers)
       *[other] { $walls } murs (il faut { $needed } boucliers)
    }, { $towers ->
        [0] aucune tour
        [one] { $towers } tour
       *[other] { $towers } tours
    }, { $discards ->
        [0] rien d’écarté
        [one] { $discards } carte écartée
       *[other] { $discards } cartes écartées
    }.
palace-construction =
    – En construction : { $colour } { $number }, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } sur { $size } ({ $windows }/{ $shields }).
palace-finished =
    – Terminé : { $colour } { $number } ; l’ouvrir maintenant { $opening ->
        [0] ne rapporte rien
        [one] rapporte { $opening } point
       *[other] rapporte { $opening } points
    }.
palace-opened = – Ouvert : { $colour } { $number }.
screen-hand = Tes cartes : { $cards }.
screen-kept = Tu gardes { $cards } ; tu peux encore changer d’avis.
screen =
    Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }. { $openable_count ->
        [0] {""}
       *[other] Tu peux ouvrir : { $openable }.{" "}
    }{ $walls_count ->
        [0] Aucun mur
       *[other] Murs : { $walls }
    } ; { $discards_count ->
        [0] rien d’écarté
       *[other] cartes écartées : { $discards }
    }.
opens =
    { $colour } ({ $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    })
open-short = Ouvrir : { $colour }
screen-aside = Au début, tu n’as pas gardé { $cards }.
screen-offer = Triplet { $n } pour toi : { $does }.
fits =
    { $number ->
        [0] { $kind }
       *[other] { $kind } { $number }
    } { $points ->
        [0] { $n ->
            [0] ({ $fate })
            [1] ({ $fate })
           *[other] ({ $fate } : { $n })
        }
        [one] ({ $fate } : { $points } point)
       *[other] ({ $fate } : { $points } points)
    }

## Ce que les coups des autres changent pour toi

means-place =
    { $n ->
        [1] Nouvelle manche : tu joues en premier.
       *[other] Nouvelle manche : tu joues { $n }e sur { $of }.
    }
means-last-round = C’est la dernière manche.
means-opening =
    Ouvrir ton palais { $colour } { $points ->
        [0] ne rapporte plus rien
        [one] rapporte maintenant { $points } point
       *[other] rapporte maintenant { $points } points
    } ; avant, c’était { $before }.
means-gone = Pris, alors qu’un de tes palais aurait été terminé : { $lost }.
means-lost =
    { $colour } ({ $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    })
means-triplets =
    { $n ->
        [one] Il reste { $n } triplet sur la table.
       *[other] Il reste { $n } triplets sur la table.
    }
