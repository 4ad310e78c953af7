# Les Palais de Carrara, en français.

game-name = Les Palais de Carrara
game-blurb = Achète le marbre avant qu’il renchérisse, bâtis dans les bonnes villes et évalue au bon moment.

verb-turn = Tourner
    .help = Tourne la roue et complète-la ; ensuite, tu achètes des blocs.
    .final = C’est définitif : des blocs sont piochés.
verb-take = Acheter
    .help = Achète des blocs d’une seule section de la roue ; certains sont gratuits.
verb-build = Construire
    .help = Construis un des bâtiments du plateau dans une de tes villes.
verb-score = Évaluer
    .help = Évalue un type de bâtiment ou une ville : points, pièces et objets.
verb-announce = Annoncer
    .help = Annonce la fin de la partie ; ton tour continue.
    .solemn = Tu montres tes objets et marques des points aussitôt, et la dernière manche commence pour tout le monde. Impossible de revenir en arrière.
verb-relief = Secours
    .help = Quand rien d’autre n’est possible : soulève ton paravent et prends deux pièces.
    .final = C’est définitif : tout le monde voit ce qu’il y a derrière ton paravent.
verb-skip = Passer
    .help = Dans la dernière manche, renonce à ton action.

# Ce que demande un formulaire. Dans une commande, son nom est plus court : `.option`.
field-section = section
    .option = section
field-blocks = blocs
    .option = blocs
field-building = bâtiment
    .option = bâtiment
field-city = ville
    .option = ville
field-what = type ou ville à évaluer
    .option = quoi
field-object = objet à acheter
    .option = objet
field-announce = annoncer la fin
    .option = annoncer
    .solemn = Après cette action, tu montres tes objets et marques des points aussitôt, et la dernière manche commence pour tout le monde. Impossible de revenir en arrière.

decision-turn = C’est à { $seat } de jouer.
    .yours = C’est à toi de jouer.
decision-take = { $seat }, quels blocs achètes-tu ?
    .yours = Quels blocs achètes-tu ?

event-began = Tout le monde a { $coins } pièces et un bloc. { $seat } commence.
event-turned =
    { $blocks_total ->
        [0] { $seat } tourne la roue ; aucun bloc ne s’ajoute.
        [one] { $seat } tourne la roue ; { $blocks } arrive dans la section I.
       *[other] { $seat } tourne la roue ; { $blocks } arrivent dans la section I.
    }
event-took =
    { $price ->
        [0] { $seat } prend gratuitement { $blocks } dans la section { $section }.
        [one] { $seat } achète { $blocks } dans la section { $section } pour { $price } pièce.
       *[other] { $seat } achète { $blocks } dans la section { $section } pour { $price } pièces.
    }
event-relieved =
    { $seat } soulève son paravent ({ $blocks_total ->
        [0] aucun bloc
       *[other] { $blocks }
    } ; { $had ->
        [0] aucune pièce
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
    }{ $objects_total ->
        [0] . Il ne restait aucun objet à prendre.
       *[other] , avec { $objects }.
    }
event-bought =
    { $seat } achète { $object ->
        [couronne] la couronne
        [porte] la porte
        [coupe] la coupe
       *[other] le { $object }
    } pour { $price } pièces.
event-last-building = { $seat } a construit le dernier bâtiment. C’est la dernière manche.
event-announced = { $seat } annonce la fin de la partie, montre { $objects } et reçoit { $vp } points. C’est la dernière manche.
event-skipped = { $seat } passe.
event-screen-raised =
    { $seat } soulève son paravent : { $coins ->
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
        [one] Tu n’as qu’un bloc
       *[other] Tu n’as que { $blocks } blocs
    }, trop peu pour un bâtiment du plateau. Tourne la roue pour en acheter.
refusal-carrara-nothing-to-score = Tu n’as encore rien à évaluer. Construis d’abord ; une ville demande 2 ou 3 de tes bâtiments.
refusal-carrara-no-marker = Tu n’as plus de marqueur pour évaluer.
refusal-carrara-no-skipping = On ne peut passer que dans la dernière manche.
refusal-carrara-no-relief = Pas de secours tant que tu peux agir. Tu peux : { $legal }.
refusal-carrara-building-cost =
    { $type } { $cost } coûte { $cost ->
        [one] { $cost } bloc
       *[other] { $cost } blocs
    } ; { $have ->
        [0] tu n’en as aucun
        [one] tu n’en as qu’un
       *[other] tu n’en as que { $have }
    }.
refusal-carrara-space-empty = Il n’y a pas de bâtiment sur cette case. Tu peux choisir la case { $legal }.
refusal-carrara-city-blocks =
    { $city } accepte ces couleurs : { $colours }. De ces blocs, { $have ->
        [0] tu n’en as aucun
        [one] tu n’en as qu’un
       *[other] tu n’en as que { $have }
    }, et il en faut { $cost }. Choisis une ville qui accepte plus de couleurs.
refusal-carrara-city-colour = { $city } accepte ces couleurs : { $colours } ; tu as proposé { $offered }.
refusal-carrara-wrong-payment =
    Le bâtiment coûte { $cost ->
        [one] { $cost } bloc
       *[other] { $cost } blocs
    } ; tu en as proposé { $n }.
refusal-carrara-too-dear =
    Cela coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } ; { $have ->
        [0] tu n’en as aucune
        [one] tu n’en as qu’une
       *[other] tu n’en as que { $have }
    }. Choisis moins de blocs, ou des moins chers.
refusal-carrara-type-scored = Tu as déjà évalué le type { $type } ; on n’évalue chaque type qu’une fois.
refusal-carrara-no-such-building = Tu n’as pas de { $type } à évaluer.
refusal-carrara-city-scored = { $seat } a déjà évalué { $city } ; chaque ville n’est évaluée qu’une fois, par une seule personne.
refusal-carrara-city-buildings =
    Pour évaluer { $city }, il te faut { $least } bâtiments dans cette ville ; { $have ->
        [0] tu n’en as aucun
        [one] tu n’en as qu’un
       *[other] tu n’en as que { $have }
    }.
refusal-carrara-object-gone = Il n’y a plus de { $object } sur le plateau. Tu peux acheter un autre objet, ou aucun.
refusal-carrara-object-too-dear =
    Un objet coûte { $price } pièces ; { $left ->
        [0] il ne t’en resterait aucune
        [one] il ne t’en resterait qu’une
       *[other] il ne t’en resterait que { $left }
    }.
refusal-carrara-already-ending = La dernière manche est déjà en cours.
refusal-carrara-not-reached =
    Pour annoncer la fin, il faut { $scorings_goal } évaluations (tu en as { $scorings }), { $objects_goal } objets
    (tu en as { $objects }) et un coût total de { $cost_goal } pour tes bâtiments (tu en es à { $cost }). Personne d’autre ne voit ce message.

# Les règles en quelques pages courtes. Chacune se lit sur un téléphone : un écran, pas plus.
topic-aim =
    Tu construis des palais dans six villes et tu les évalues pour gagner des points, des pièces et des objets. À la fin, qui a le plus de points gagne.

    À ton tour, tu fais une seule de ces trois choses :
    - acheter : tourner la roue, puis prendre des blocs d’une section ;
    - construire : payer un bâtiment en blocs et le poser dans une ville ;
    - évaluer un type de bâtiment ou une ville.

    Ensuite, tu peux acheter un objet pour 10 pièces. Et si tu as atteint les trois objectifs, tu peux annoncer la fin de la partie.

    N’attends pas trop : chaque ville n’est évaluée qu’une fois, par une seule personne, et le bâtiment que tu veux peut partir.
    .title = But et tour de jeu
topic-wheel =
    Un achat commence toujours par la roue : elle tourne d’une section, et des blocs du sac arrivent dans la section I jusqu’à ce qu’il y en ait 11 sur la roue. Un tirage ne se reprend pas.

    Puis tu prends autant de blocs que tu veux, au moins un, tous dans la même section. Dans la section I, un blanc coûte 6 pièces, un jaune 5, et ainsi de suite jusqu’au noir, 1. À chaque section, un bloc coûte 1 pièce de moins, jusqu’à devenir gratuit. Ce qui reste dans la section VI revient en I, au prix fort.

    Si tu ne peux payer aucun bloc, tu soulèves ton paravent et tu prends 2 pièces.
    .title = Roue et achats
topic-building =
    Neuf bâtiments sont sur le plateau. Chacun coûte de 1 à 5 blocs ; tu en paies exactement autant.

    Les blocs que tu paies décident de la ville. Chacun doit être d’une couleur qu’elle accepte :
    - { city-livorno } : seulement blanc
    - { city-pisa } : aussi jaune
    - { city-lucca } : aussi rouge
    - { city-viareggio } : aussi vert
    - { city-massa } : aussi bleu
    - { city-lerici } : les six couleurs

    Le blanc sert donc partout, le noir seulement à { city-lerici }. Tu peux avoir autant de bâtiments que tu veux dans une ville. Les blocs retournent dans le sac, et un nouveau bâtiment occupe la case libre.
    .title = Construire
topic-scoring =
    Chaque bâtiment rapporte son coût multiplié par la valeur de sa ville, et son objet tant qu’il y en a. Tu as 6 marqueurs : 6 évaluations au plus.
    - Un type : tous tes bâtiments de ce type, où qu’ils soient. Chaque type une fois ; les autres peuvent l’évaluer aussi.
    - Une ville : tous les bâtiments que tu y as ; il en faut 2 à { city-livorno }, { city-pisa } ou { city-lucca }, 3 ailleurs. La première évaluation la ferme aux autres.

    Valeurs : { city-livorno } 3 points, { city-pisa } 3 pièces, { city-lucca } 2 points, { city-viareggio } 2 pièces, { city-massa } 1 point, { city-lerici } 1 pièce.

    Un même bâtiment peut compter pour son type et pour sa ville. Dans une ville fermée, il compte encore pour son type.
    .title = Évaluer
topic-objects =
    Tu commences avec 20 pièces et un bloc. Les pièces viennent des évaluations à { city-pisa }, { city-viareggio } et { city-lerici }.

    Chaque type de bâtiment a son objet : { type-biblioteca } un livre, { type-palazzo } une couronne, { type-porta } une porte, { type-cattedrale } une coupe, { type-castello } un drapeau, { type-villa } un blason. Tu en reçois un par bâtiment évalué, tant que la réserve en contient.

    Il y en a aussi un de chaque à vendre. Après ton action, tu peux en acheter un pour 10 pièces ; il n’est pas remplacé.

    À la fin, un objet vaut 3 points, 10 pièces seulement 2. Et sans assez d’objets, personne ne peut annoncer la fin.
    .title = Objets et pièces
topic-end =
    Qui a atteint les trois objectifs peut annoncer la fin, au début de son tour ou après son action :
    - 4 évaluations
    - 8, 7 ou 6 objets à 2, 3 ou 4 joueurs
    - des bâtiments d’un coût total de 30, 25 ou 20

    Tu montres tes objets et tu reçois aussitôt 5 points. Puis la manche se termine, pour que chacun ait joué autant de tours. Dans cette dernière manche, on peut passer, et plus personne ne peut annoncer.

    Rien ne t’oblige à annoncer dès que possible. La dernière manche arrive aussi quand le dernier des 30 bâtiments est construit ; cela seul ne rapporte rien.
    .title = La fin
topic-reckoning =
    Après la dernière manche, tous les paravents se lèvent. Aux points déjà gagnés, chacun ajoute :
    - 3 points par objet
    - le coût de tous ses bâtiments, en points
    - 1 point par tranche de 5 pièces

    Cela vaut pour tous, objectifs atteints ou non. Qui a le plus de points gagne. À égalité, qui a le plus de blocs restants gagne ; si l’égalité demeure, la victoire est partagée.

    Les pièces qui restent valent peu : dépense-les à temps.
    .title = Décompte final
topic-screen =
    Tes pièces, tes blocs et tes objets sont derrière ton paravent : personne d’autre ne les voit. Tes bâtiments, tes marqueurs et tes points sont visibles de tous.

    Mais les autres voient ce que tu prends, paies et gagnes au moment où cela arrive : avec une bonne mémoire, ils savent à peu près ce que tu as. Quand tu annonces la fin, tu montres tes objets ; quand tu ne peux rien faire d’autre et prends 2 pièces, tes pièces et tes blocs.

    Du sac, tous savent combien de blocs il contient ; lequel viendra ensuite, personne ne le sait.
    .title = Derrière le paravent

# Ce dont il s’agit à chaque pas d’un tour, pour qui débute.
lesson-turn = Une seule action : acheter, construire ou évaluer. Au début, achète ; construis dès que tes blocs conviennent à une bonne ville, et évalue une ville avant les autres.
lesson-turn-turn = Un achat commence par la roue : les blocs coûtent 1 pièce de moins, ceux de la section VI redeviennent chers, et d’autres sont tirés. Ensuite, pas de retour en arrière.
lesson-take = Prends ce que tu veux dans une seule section. Les blocs gratuits sont toujours bons ; les blancs et les jaunes ouvrent les meilleures villes.
lesson-take-section = Plus on avance sur la roue, moins c’est cher. Plusieurs blocs bon marché d’une même section valent souvent mieux qu’un seul bloc cher.
lesson-take-blocks = Rien ne t’oblige à tout prendre. Les pièces ne reviennent qu’en évaluant : gardes-en.
lesson-build = Pendant la partie, un bâtiment ne rapporte que lorsqu’il est évalué. Plusieurs du même type, ou dans une même ville, font une bonne évaluation.
lesson-build-building = Son chiffre dit combien de blocs il coûte, et combien il compte à chaque évaluation et à la fin. Pense au type que tu collectionnes.
lesson-build-city = { city-livorno }, { city-pisa } et { city-lucca } rapportent le plus, mais n’acceptent que les couleurs chères. { city-pisa } rapporte des pièces, utiles surtout au début.
lesson-build-blocks = Paie d’abord avec les couleurs les moins chères que cette ville accepte : les chères servent partout.
lesson-score = Tu as 6 marqueurs, et il faut 4 évaluations pour annoncer la fin. Garde les petites évaluations pour quand il te faut des pièces ou des objets.
lesson-score-what = Personne ne peut te prendre un type, mais une ville revient à qui l’évalue d’abord. Si d’autres y construisent aussi, fais vite.
lesson-announce = Tu reçois aussitôt 5 points, et la dernière manche commence : seuls ceux qui te suivent dans la manche jouent encore. C’est bon si tu es en tête ; sinon, continue.
lesson-relief = Tu ne peux rien faire d’autre : tu soulèves ton paravent, tu prends 2 pièces, et ton tour est fini.
lesson-skip = Dans la dernière manche, tu peux renoncer à ton action. Le plus souvent, un bâtiment, une évaluation ou un objet de plus rapporte encore des points.

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

scorable-biblioteca = le type { type-biblioteca }
scorable-palazzo = le type { type-palazzo }
scorable-porta = le type { type-porta }
scorable-cattedrale = le type { type-cattedrale }
scorable-castello = le type { type-castello }
scorable-villa = le type { type-villa }
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
label-section = { $section } : { $blocks }
label-building = { $type } { $cost } ({ $object })
label-city = { $city } : { $colours }
label-objects = { $objects }
city-alone = { $city }
closes-city = Ensuite, plus personne ne peut évaluer { $city }.
stands-in = à { $legal }
foreseen =
    Ensuite : { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; { $blocks_total ->
        [0] aucun bloc
       *[other] blocs : { $blocks }
    } ; { $objects_total ->
        [0] aucun objet
       *[other] objets : { $objects }
    }.
still-builds = Avec le reste, tu peux encore construire à { $cities } : { $legal }.
still-builds-nothing = Le reste ne suffit pour aucun bâtiment du plateau.
# Un bâtiment, et sa case sur le plateau.
tile = { $type } { $cost }
tile-on-space = { $type } { $cost } (case { $slot })

# Les blocs d’une couleur dans une même section, avec le prix de chacun.
priced-blocks =
    { $colour ->
        [white] { colour-white.counted }
        [yellow] { colour-yellow.counted }
        [red] { colour-red.counted }
        [green] { colour-green.counted }
        [blue] { colour-blue.counted }
       *[black] { colour-black.counted }
    } { $price ->
        [0] { $n ->
            [one] gratuit
           *[other] gratuits
        }
       *[other] à { $price }
    }
# Les mêmes avant que la roue tourne : le prix d’abord, puis celui qu’on paiera.
turning-blocks =
    { $colour ->
        [white] { colour-white.counted }
        [yellow] { colour-yellow.counted }
        [red] { colour-red.counted }
        [green] { colour-green.counted }
        [blue] { colour-blue.counted }
       *[black] { colour-black.counted }
    } { $price ->
        [0] { $n ->
            [one] gratuit
           *[other] gratuits
        }{ $to_pay ->
            [0] {""}
           *[other] →{ $to_pay }
        }
       *[other] { $price }→{ $to_pay ->
            [0] { $n ->
                [one] gratuit
               *[other] gratuits
            }
           *[other] { $to_pay }
        }
    }

## Ce que les coups des autres changent pour toi

means-last-turn = C’est la dernière manche : il te reste un tour.
means-no-turn = C’est la dernière manche, et tu n’as plus de tour.
means-could-announce =
    { $seats_count ->
        [one] { $seats } a assez d’évaluations et de bâtiments pour annoncer la fin ; les objets sont derrière le paravent.
       *[other] { $seats } ont assez d’évaluations et de bâtiments pour annoncer la fin ; les objets sont derrière les paravents.
    }
means-city-lost =
    { $seat } a évalué { $city }, qui t’est donc fermée ; tu y aurais gagné { $vp ->
        [0] {""}
        [one] { $vp } point{ $coins ->
            [0] {""}
           *[other] {" "}et{" "}
        }
       *[other] { $vp } points{ $coins ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $coins ->
        [0] {""}
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
means-city-closed =
    { $seat } a évalué { $city }, qui t’est donc fermée ; tu y as { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }.
means-gone =
    { $tiles_count ->
        [one] Bâtiment parti, que tu pouvais construire : { $tiles }.
       *[other] Bâtiments partis, que tu pouvais construire : { $tiles }.
    }
means-new =
    { $tiles_count ->
        [one] Nouveau bâtiment, que tu peux construire : { $tiles }.
       *[other] Nouveaux bâtiments, que tu peux construire : { $tiles }.
    }
means-cheaper = Moins cher pour toi maintenant : { $blocks }.
means-turned =
    { $n ->
        [one] La roue a tourné une fois.
       *[other] La roue a tourné { $n } fois.
    }

table-prices-turning = La roue tourne avant l’achat : prix actuel → prix à payer.
table-section = Section { $section } : { $blocks }.
table-section-turning = Section { $section } : { $blocks }.
table-section-left = Section { $section } : { $blocks }.
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
table-cities-open =
    { $cities_count ->
        [0] Toutes les villes ont été évaluées.
        [one] Ville pas encore évaluée : { $cities }.
       *[other] Villes pas encore évaluées : { $cities }.
    }
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
    }{ $markers ->
        [0] {" "}(plus de marqueur)
       *[other] {""}
    }, coût des bâtiments { $cost }.
player-start = Premier joueur : { $seat }.
player-skipped = { $seat } a passé.
player-city = – { $city } : { $buildings }.
player-scored =
    – { $types_count ->
        [0] {""}
        [one] type évalué : { $types }
       *[other] types évalués : { $types }
    }{ $cities_count ->
        [0] {""}
       *[other] { $types_count ->
            [0] {""}
           *[other] {"\u202F"};{" "}
        }{ $cities_count ->
            [one] ville évaluée : { $cities }
           *[other] villes évaluées : { $cities }
        }
    }.
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
opened =
    Derrière le paravent { DE($seat) } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; { $blocks_total ->
        [0] aucun bloc
       *[other] blocs : { $blocks }
    } ; { $objects_total ->
        [0] aucun objet
       *[other] objets : { $objects }
    }.
screen-builds = À { $cities }, tu peux construire { $legal }.
screen-builds-nothing = Tes blocs ne suffisent pour aucun bâtiment du plateau.
screen-scores = Tu peux évaluer { $legal }.
screen-scores-nothing = Tu n’as rien à évaluer pour l’instant.
screen-no-marker = Tu n’as plus de marqueur pour évaluer.
scorable-for =
    { $what } ({ $vp ->
        [0] {""}
        [one] { $vp } point{ $coins ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] { $vp } points{ $coins ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $coins ->
        [0] {""}
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $objects ->
        [0] {""}
        [one] , { $objects } objet
       *[other] , { $objects } objets
    })
screen-objectives =
    Tu as { $scorings ->
        [one] { $scorings } évaluation
       *[other] { $scorings } évaluations
    } { $scorings_short ->
        [0] (objectif atteint)
       *[other] sur { $scorings_goal }
    }, { $objects ->
        [one] { $objects } objet
       *[other] { $objects } objets
    } { $objects_short ->
        [0] (objectif atteint)
       *[other] sur { $objects_goal }
    }, coût des bâtiments { $cost } { $cost_short ->
        [0] (objectif atteint)
       *[other] sur { $cost_goal }
    }.
screen-reached = Tu as atteint les trois objectifs : tu peux annoncer la fin.
