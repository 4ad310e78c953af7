# Les Palais de Carrara, en français.

game-name = Les Palais de Carrara
game-blurb = Achète le marbre avant qu’il ne redevienne cher, bâtis dans les bonnes villes et choisis l’instant d’évaluer.

verb-turn = Tourner
    .help = Tourne la roue et complète-la ; ensuite tu prends des blocs.
verb-take = Prendre
    .help = Prends des blocs d’une seule section, à leur prix.
verb-build = Construire
    .help = Construis un des bâtiments exposés dans une de tes villes.
verb-score = Évaluer
    .help = Évalue un type de bâtiment ou une ville : points, pièces et objets.
verb-announce = Annoncer
    .help = Annonce la fin de la partie ; ton tour continue.
verb-relief = Secours
    .help = Lève ton paravent et prends deux pièces, quand rien d’autre n’est possible.
verb-skip = Passer
    .help = Ne fais pas d’action dans la dernière manche.

field-section = section
field-blocks = blocs
field-building = bâtiment
field-city = ville
field-what = type ou ville à évaluer
field-object = objet à acheter
field-announce = annoncer la fin

decision-turn = C’est à { $seat } de jouer.
decision-take = { $seat }, quels blocs prends-tu ?

event-began = Chacun a { $coins } pièces et un bloc. { $seat } commence.
event-turned =
    { $blocks_total ->
        [0] { $seat } tourne la roue ; le sac n’a rien à ajouter.
        [one] { $seat } tourne la roue ; { $blocks } arrive dans la section I.
       *[other] { $seat } tourne la roue ; { $blocks } arrivent dans la section I.
    }
event-took =
    { $seat } prend { $blocks } dans la section { $section }{ $price ->
        [0] , gratuitement
        [one] {" "}pour { $price } pièce
       *[other] {" "}pour { $price } pièces
    }.
event-relieved =
    { $seat } lève son paravent ({ $blocks } ; { $had ->
        [one] { $had } pièce
       *[other] { $had } pièces
    }) et prend { $coins } pièces à la banque.
event-built = { $seat } construit { $type } { $cost } (case { $slot }) à { $city } et paie { $blocks }.
event-displayed = Nouveau sur la case { $slot } : { $type } { $cost }.
event-scored =
    { $seat } évalue { $what } : { $vp ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [one] { $vp } point{ $coins ->
            [0] {""}
            [one] {" "}et { $coins } pièce
           *[other] {" "}et { $coins } pièces
        }
       *[other] { $vp } points{ $coins ->
            [0] {""}
            [one] {" "}et { $coins } pièce
           *[other] {" "}et { $coins } pièces
        }
    } ; { $objects_total ->
        [0] il ne restait aucun objet
       *[other] objets : { $objects }
    }.
event-bought = { $seat } achète un objet pour { $price } pièces : { $object }.
event-last-building = { $seat } a construit le dernier bâtiment. C’est la dernière manche.
event-announced = { $seat } annonce la fin et montre { $objects } : { $vp } points. C’est la dernière manche.
event-skipped = { $seat } passe.
event-screen-raised =
    { $seat } lève son paravent : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; { $blocks_total ->
        [0] aucun bloc
       *[other] blocs : { $blocks }
    } ; { $objects_total ->
        [0] aucun objet
       *[other] objets : { $objects }
    }.

refusal-carrara-nothing-on-the-wheel = La roue et le sac sont vides. Tu peux : { $legal }.
refusal-carrara-nothing-on-display = Il n’y a plus rien à construire. Tu peux : { $legal }.
refusal-carrara-too-few-blocks =
    { $blocks ->
        [0] Tu n’as aucun bloc
        [one] Tu n’as que { $blocks } bloc
       *[other] Tu n’as que { $blocks } blocs
    }, trop peu pour un bâtiment exposé. Tourne la roue pour en avoir plus.
refusal-carrara-nothing-to-score = Tu n’as encore rien à évaluer. Construis d’abord ; une ville demande 2 ou 3 de tes bâtiments.
refusal-carrara-no-marker = Tu as utilisé tous tes marqueurs.
refusal-carrara-no-skipping = On ne peut passer que dans la dernière manche.
refusal-carrara-no-relief = Pas de secours tant que tu peux agir. Tu peux : { $legal }.
refusal-carrara-building-cost =
    { $type } { $cost } coûte { $cost ->
        [one] { $cost } bloc
       *[other] { $cost } blocs
    } ; tu en as { $have }.
refusal-carrara-space-empty = Il n’y a pas de bâtiment sur cette case. Tu peux construire : { $legal }.
refusal-carrara-city-blocks =
    Couleurs acceptées à { $city } : { $colours } ; tu n’en as { $have ->
        [0] aucun
       *[other] que { $have }
    }, il en faut { $cost }. Choisis une ville qui accepte plus de couleurs.
refusal-carrara-city-colour = Couleurs acceptées à { $city } : { $colours } ; tu as proposé { $offered }.
refusal-carrara-wrong-payment =
    Le bâtiment coûte { $cost ->
        [one] { $cost } bloc
       *[other] { $cost } blocs
    } ; tu en as proposé { $n }.
refusal-carrara-type-scored = Tu as déjà évalué { $type } ; chaque type ne compte qu’une fois.
refusal-carrara-no-such-building = Tu n’as aucun bâtiment de ce type : { $type }.
refusal-carrara-city-scored = { $seat } a déjà évalué { $city } ; chaque ville ne compte qu’une fois pour tous.
refusal-carrara-city-buildings = { $city } demande { $least } de tes bâtiments ; tu en as { $have }.
refusal-carrara-object-gone = Cet objet n’est plus sur le plateau : { $object }. Achètes-en un autre, ou aucun.
refusal-carrara-object-too-dear =
    Un objet coûte { $price } pièces ; { $left ->
        [0] il ne t’en resterait aucune
       *[other] il ne t’en resterait que { $left }
    }.
refusal-carrara-already-ending = La dernière manche est déjà en cours.
refusal-carrara-not-reached =
    Pour annoncer la fin, il faut { $scorings_goal } évaluations (tu en as { $scorings }), { $objects_goal } objets
    (tu en as { $objects }) et des bâtiments pour { $cost_goal } (tu en as pour { $cost }). Personne d’autre ne voit ceci.

source-track = En cours de partie
source-announcement = Annonce
source-objects = Objets
source-buildings = Bâtiments
source-coins = Pièces

colour-white = blanc
    .counted =
        { $n ->
            [one] { $n } blanc
           *[other] { $n } blancs
        }
colour-yellow = jaune
    .counted =
        { $n ->
            [one] { $n } jaune
           *[other] { $n } jaunes
        }
colour-red = rouge
    .counted =
        { $n ->
            [one] { $n } rouge
           *[other] { $n } rouges
        }
colour-green = vert
    .counted =
        { $n ->
            [one] { $n } vert
           *[other] { $n } verts
        }
colour-blue = bleu
    .counted =
        { $n ->
            [one] { $n } bleu
           *[other] { $n } bleus
        }
colour-black = noir
    .counted =
        { $n ->
            [one] { $n } noir
           *[other] { $n } noirs
        }

section-I = I
section-II = II
section-III = III
section-IV = IV
section-V = V
section-VI = VI

city-livorno = Livorno
city-pisa = Pisa
city-lucca = Lucca
city-viareggio = Viareggio
city-massa = Massa
city-lerici = Lerici

type-biblioteca = Biblioteca
type-palazzo = Palazzo
type-porta = Porta
type-cattedrale = Cattedrale
type-castello = Castello
type-villa = Villa

object-book = livre
    .counted =
        { $n ->
            [one] { $n } livre
           *[other] { $n } livres
        }
object-crown = couronne
    .counted =
        { $n ->
            [one] { $n } couronne
           *[other] { $n } couronnes
        }
object-gate = porte
    .counted =
        { $n ->
            [one] { $n } porte
           *[other] { $n } portes
        }
object-cup = coupe
    .counted =
        { $n ->
            [one] { $n } coupe
           *[other] { $n } coupes
        }
object-flag = drapeau
    .counted =
        { $n ->
            [one] { $n } drapeau
           *[other] { $n } drapeaux
        }
object-coat = blason
    .counted =
        { $n ->
            [one] { $n } blason
           *[other] { $n } blasons
        }

scorable-biblioteca = { type-biblioteca }
scorable-palazzo = { type-palazzo }
scorable-porta = { type-porta }
scorable-cattedrale = { type-cattedrale }
scorable-castello = { type-castello }
scorable-villa = { type-villa }
scorable-livorno = la ville de { city-livorno }
scorable-pisa = la ville de { city-pisa }
scorable-lucca = la ville de { city-lucca }
scorable-viareggio = la ville de { city-viareggio }
scorable-massa = la ville de { city-massa }
scorable-lerici = la ville de { city-lerici }

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

points-at-the-end = { $n } points à la fin
points-when-scored =
    { $n ->
        [one] { $n } point à l’évaluation
       *[other] { $n } points à l’évaluation
    }
coins-when-scored =
    { $n ->
        [one] { $n } pièce à l’évaluation
       *[other] { $n } pièces à l’évaluation
    }
label-section = { $section } : { $blocks } (prix : { $prices })
label-building = { $type } { $cost } ({ $object })
label-city = { $city } : { $colours }
label-objects = { $objects }
still-builds = Avec le reste, tu peux encore construire { $type } { $cost } (case { $slot }) à { $legal }.
still-builds-nothing = Le reste ne suffit à rien de ce qui est exposé.

table-section = Section { $section } : { $blocks } (prix : { $prices }).
table-bag =
    { $n ->
        [0] Le sac est vide.
        [one] Il y a { $n } bloc dans le sac.
       *[other] Il y a { $n } blocs dans le sac.
    }
table-building = Case { $slot } : { $type } { $cost } ({ $object }).
table-pile =
    { $n ->
        [0] La pile de bâtiments est vide.
        [one] Il reste { $n } bâtiment dans la pile.
       *[other] Il reste { $n } bâtiments dans la pile.
    }
table-sale =
    { $objects_total ->
        [0] Il n’y a plus d’objet à vendre.
       *[other] À vendre pour { $price } pièces : { $objects }{ $gone_count ->
            [0] {""}
            [one] {"\u202F"}; objet épuisé : { $gone }
           *[other] {"\u202F"}; objets épuisés : { $gone }
        }.
    }
table-supply =
    { $objects_total ->
        [0] La réserve est vide.
       *[other] Dans la réserve : { $objects }{ $gone_count ->
            [0] {""}
            [one] {"\u202F"}; objet épuisé : { $gone }
           *[other] {"\u202F"}; objets épuisés : { $gone }
        }.
    }
table-city-scored = { $city } a été évaluée par { $seat }.
table-goal = Pour annoncer la fin : { $scorings } évaluations, { $objects } objets, coût des bâtiments { $cost }.
table-ending-announced = Dernière manche : { $seat } a annoncé la fin.
table-ending-built = Dernière manche : { $seat } a construit le dernier bâtiment.
table-plays-on =
    { $seats_count ->
        [one] { $seats } doit encore jouer.
       *[other] { $seats } doivent encore jouer.
    }
player =
    { $seat } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } sur la piste, { $scorings ->
        [one] { $scorings } évaluation
       *[other] { $scorings } évaluations
    } ({ $markers ->
        [0] plus de marqueur
        [one] encore { $markers } marqueur
       *[other] encore { $markers } marqueurs
    }), coût des bâtiments { $cost }.
player-start = Premier joueur : { $seat }.
player-skipped = { $seat } a passé.
player-building = – { $city } : { $type } { $cost }
player-scored =
    – { $what_count ->
        [one] évaluation
       *[other] évaluations
    } : { $what }
screen =
    Derrière ton paravent : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; { $blocks_total ->
        [0] aucun bloc
       *[other] blocs : { $blocks }
    } ; { $objects_total ->
        [0] aucun objet
       *[other] objets : { $objects }
    }.
screen-builds = Tu peux construire { $type } { $cost } (case { $slot }) à { $legal }.
screen-objective =
    { $objects ->
        [one] Tu as { $objects } objet
       *[other] Tu as { $objects } objets
    } ; la fin en demande { $goal }.
screen-reached = Tu as rempli les trois objectifs : tu peux annoncer la fin.
