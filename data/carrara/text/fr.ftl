# Les Palais de Carrara, en français.

game-name = Les Palais de Carrara
game-blurb = Achète le marbre avant qu’il ne renchérisse, bâtis dans les bonnes villes et évalue au bon moment.

verb-turn = Tourner
    .help = Tourne la roue et complète-la ; ensuite, tu achètes des blocs.
    .button = Tourner la roue
    .final = C’est définitif : des blocs sont tirés du sac.
verb-take = Acheter
    .help = Achète des blocs d’une seule section de la roue ; certains sont gratuits.
    .button = Acheter
verb-build = Construire
    .help = Construis un des bâtiments du plateau dans une de tes villes.
    .button = Construire
verb-eight = Huit
    .help = Construis un des bâtiments à 8 ; il apporte une tuile Amélioration (extension).
    .button = Construire un 8
verb-improve = Améliorer
    .help = Remplace un de tes bâtiments par un plus cher ; tu paies la différence (extension).
    .button = Améliorer
verb-score = Évaluer
    .help = Évalue un type de bâtiment ou une ville : points ou pièces, et objets.
    .button = Évaluer
verb-announce = Annoncer
    .help = Annonce la fin de la partie ; ton tour continue.
    .button = Annoncer la fin
    .solemn = Tu montres tes objets (avec la carte supérieure V de l’extension, tes pièces aussi) et reçois aussitôt 5 points. Cette manche devient la dernière : qui y a déjà joué ne jouera plus. Tu ne pourras pas revenir en arrière de ta propre initiative.
verb-relief = Secours
    .help = Quand rien d’autre n’est possible : soulève ton paravent et prends deux pièces.
    .button = Prendre 2 pièces
    .final = C’est définitif : tout le monde voit tes pièces et tes blocs, et ton tour se termine.
verb-skip = Passer
    .help = Lors de la dernière manche, renonce à ton action.
    .button = Passer

# Ce que demande un formulaire. Dans une commande, son nom est plus court : `.option`.
field-section = section
    .option = section
field-blocks = blocs
    .option = blocs
field-building = bâtiment
    .option = bâtiment
field-city = ville
    .option = ville
field-type = bâtiment à 8
    .option = type
field-old = bâtiment à améliorer
    .option = ancien
field-upgrade = tuile Amélioration
    .option = amélioration
field-what = évaluation
    .option = quoi
field-object = objet à acheter
    .option = objet
field-announce = annoncer la fin
    .option = annoncer
    .solemn = Après cette action, tu montres tes objets (avec la carte supérieure V de l’extension, tes pièces aussi) et reçois aussitôt 5 points. Cette manche devient la dernière : qui y a déjà joué ne jouera plus. Tu ne pourras pas revenir en arrière de ta propre initiative.

decision-turn = C’est à { $seat } de jouer.
    .yours = C’est à toi de jouer.
decision-wider-turn = C’est à { $seat } de jouer.
    .yours = C’est à toi de jouer.
decision-take = { $seat }, quels blocs achètes-tu ?
    .yours = Quels blocs achètes-tu ?

event-began = Tout le monde a { $coins } pièces et un bloc. { $seat } commence.
event-cards =
    On joue avec l’extension ; { $drawn ->
        [0] ses cartes sont choisies
        [4] ses cartes sont tirées au sort
       *[other] ses cartes sont choisies ou tirées au sort
    }. Carte supérieure { $top } ; carte objets { $objects } ; carte bâtiments { $buildings } ; carte bonus { $bonus }. Déduit par nous, car des images des règles manquent : les tuiles Amélioration { $upgrades }{ $unsure_count ->
        [0] {""}
       *[other] {"\u202F"}; { $unsure }
    }.
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
event-took-unturned =
    { $price ->
        [0] Sans tourner la roue, { $seat } prend gratuitement { $blocks } dans la section { $section }.
        [one] Sans tourner la roue, { $seat } achète { $blocks } dans la section { $section } pour { $price } pièce.
       *[other] Sans tourner la roue, { $seat } achète { $blocks } dans la section { $section } pour { $price } pièces.
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
event-built-eight = { $seat } construit { $type } { $cost } à { $city } et paie { $blocks }.
event-improved =
    { $seat } améliore { $old } { $old_cost } à { $city } en { $type } { $cost } ({ $slot ->
        [0] bâtiment à 8
       *[other] case { $slot }
    }) et paie { $blocks }. { $old } { $old_cost } est hors jeu.
event-upgraded =
    { $seat } prend la tuile Amélioration { $space } : chaque point de coût y rapporte désormais { $vp ->
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
event-scored-category = { $seat } évalue les { $what } : { bonus-gain }.
event-bought =
    { $seat } achète { $object ->
        [couronne] la couronne
        [porte] la porte
        [coupe] la coupe
       *[other] le { $object }
    } pour { $price } pièces.
event-last-building = { $seat } a construit le dernier bâtiment. C’est la dernière manche.
event-announced = { $seat } annonce la fin de la partie, montre { $objects } et reçoit { $vp } points. C’est la dernière manche.
event-announced-with-coins =
    { $seat } annonce la fin de la partie, montre { $objects } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, et reçoit { $vp } points. C’est la dernière manche.
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

event-bonus-cities =
    Carte bonus, { $seat } : { $cities_count ->
        [0] aucun bâtiment là-bas, donc rien
       *[other] { $cities }, soit { bonus-gain }
    }.
event-bonus-types =
    Carte bonus, { $seat } : { $types_count ->
        [0] aucun bâtiment, donc rien
       *[other] { $types }, soit { bonus-gain }
    }.
event-bonus-smallest =
    Carte bonus, { $seat } : { $types_count ->
        [0] aucun bâtiment, donc rien
       *[other] le plus petit bâtiment de chaque type ({ $types }), soit { bonus-gain }
    }.
event-bonus-most =
    Carte bonus, { $seat } : { $cities_count ->
        [0] nulle part le coût le plus élevé, donc rien
       *[other] le coût le plus élevé à { $cities }, soit { $vp } points
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

refusal-carrara-nothing-affordable = Il n’y a sur la roue, telle qu’elle est, aucun bloc que tu puisses payer. Tu peux : { $legal }.
refusal-carrara-no-eight = Les six bâtiments à 8 sont tous construits. Tu peux : { $legal }.
refusal-carrara-too-few-for-eight =
    Un bâtiment à 8 coûte { $cost } blocs ; { $blocks ->
        [0] tu n’en as aucun
        [one] tu n’en as qu’un
       *[other] tu n’en as que { $blocks }
    }.
refusal-carrara-eight-gone = Le bâtiment à 8 { $type } est déjà construit. Choisis-en un autre.
refusal-carrara-nothing-to-improve = Tes blocs ne permettent d’améliorer aucun de tes bâtiments : le nouveau doit être plus cher, et sa ville doit accepter les blocs. Tu peux : { $legal }.
refusal-carrara-cannot-improve = { $type } { $cost } à { $city } ne peut pas être amélioré maintenant : il n’y a rien de plus cher que tu puisses payer avec des blocs que { $city } accepte.
refusal-carrara-not-dearer = { $type } { $cost } n’est pas plus cher que { $old } { $old_cost }. Seul un bâtiment plus cher peut prendre sa place.
refusal-carrara-difference =
    { $city } accepte ces couleurs : { $colours }. De ces blocs, { $have ->
        [0] tu n’en as aucun
        [one] tu n’en as qu’un
       *[other] tu n’en as que { $have }
    }, et la différence est de { $difference }. Choisis un bâtiment moins cher, ou un autre à améliorer.
refusal-carrara-wrong-difference =
    Améliorer coûte la différence : { $difference ->
        [one] { $difference } bloc
       *[other] { $difference } blocs
    } ; tu en as proposé { $n }.
refusal-carrara-upgrade-gone = Quelqu’un a déjà la tuile Amélioration { $space }. Choisis-en une autre.
refusal-carrara-no-upgrade = Seul un bâtiment à 8 apporte une tuile Amélioration. Choisis-en un, ou ne prends pas de tuile.
refusal-carrara-category-scored = Tu as déjà évalué { $what } ; on n’évalue chacune des deux catégories qu’une fois.
refusal-carrara-no-such-category = Tu ne peux pas évaluer { $what } : il en faut au moins un, et tu n’en as aucun.
refusal-carrara-cards-not-reached = Pour annoncer la fin, il faut les trois objectifs. Tu en serais à : { $goals }. Personne d’autre ne voit ce message.

# Les règles en quelques pages courtes. Chacune se lit sur un téléphone : un écran, pas plus.
topic-aim =
    Tout le monde a un plateau avec les mêmes six villes. Tu y construis des bâtiments et tu les évalues pour gagner des points, des pièces et des objets. À la fin, le plus grand nombre de points l’emporte.

    À ton tour, une seule action :
    - acheter : tourner la roue, puis prendre des blocs d’une section ;
    - construire : payer un bâtiment en blocs et le poser dans une de tes villes ;
    - évaluer un type de bâtiment ou une ville.

    Ensuite, tu peux acheter un objet pour 10 pièces. Et si tu as atteint les trois objectifs (page « La fin »), tu peux annoncer la fin de la partie.

    N’attends pas trop : une ville n’est évaluée qu’une fois, par une seule personne, et on peut te souffler un bâtiment.
    .title = But et tour de jeu
topic-wheel =
    Un achat commence toujours par la roue : elle tourne d’une section, et on tire des blocs du sac, posés dans la section I, jusqu’à en avoir 11 sur la roue. Dès lors, plus question de construire ou d’évaluer à ce tour.

    Puis tu prends autant de blocs que tu veux et peux payer, au moins un, tous dans la même section. Dans la section I : blanc 6 pièces, jaune 5, rouge 4, vert 3, bleu 2, noir 1. À chaque section suivante, c’est 1 pièce de moins ; seul le blanc n’est jamais gratuit. Quand la roue tourne, ce qui reste en VI revient en I, au prix fort.

    Si tu ne peux payer aucun bloc, tu soulèves ton paravent, tu prends 2 pièces, et ton tour est fini.
    .title = Roue et achats
topic-building =
    Neuf bâtiments sont proposés sur le plateau. Il y en a six types, chacun avec des coûts de 1 à 5. Tu paies exactement ce nombre de blocs, et aucune pièce. Tu peux mélanger les couleurs, mais la ville doit accepter chaque bloc :
    - { city-livorno } : blanc uniquement
    - { city-pisa } : blanc, jaune
    - { city-lucca } : blanc, jaune, rouge
    - { city-viareggio } : tout sauf bleu et noir
    - { city-massa } : tout sauf noir
    - { city-lerici } : les six couleurs

    Le blanc sert donc partout, le noir seulement à { city-lerici }. Aucune limite de bâtiments par ville, même déjà évaluée. Les blocs retournent dans le sac, et un nouveau bâtiment remplit la case tant que la pile en contient.
    .title = Construire
topic-scoring =
    Une évaluation prend un de tes 6 marqueurs. Chaque bâtiment y rapporte son coût multiplié par la valeur de sa ville, et son objet tant qu’il y en a. { type-villa } 4 à { city-pisa } : 12 pièces et un blason.
    - Un type : tous tes bâtiments de ce type, où qu’ils soient ; un seul suffit. Une fois par type et par personne.
    - Une ville : tous tes bâtiments là-bas ; il en faut 2 à { city-livorno }, { city-pisa } ou { city-lucca }, 3 ailleurs. Dès que quelqu’un l’évalue, elle est fermée à tous.

    Valeurs : { city-livorno } 3 points, { city-pisa } 3 pièces, { city-lucca } 2 points, { city-viareggio } 2 pièces, { city-massa } 1 point, { city-lerici } 1 pièce.

    Un bâtiment peut compter pour son type (même dans une ville fermée) et pour sa ville, mais pas s’il est construit après l’évaluation.
    .title = Évaluer
topic-objects =
    Tu commences avec 20 pièces et un bloc : noir pour qui commence, puis bleu, vert, rouge. Les bâtiments évalués à { city-pisa }, { city-viareggio } et { city-lerici } rapportent des pièces, par type comme par ville.

    Chaque type de bâtiment a son objet : { type-biblioteca } un livre, { type-palazzo } une couronne, { type-porta } une porte, { type-cattedrale } une coupe, { type-castello } un drapeau, { type-villa } un blason. Tu en reçois un chaque fois qu’un de tes bâtiments est évalué, tant que la réserve en contient (5 de chaque).

    Il y en a aussi un de chaque à vendre. Après ton action, tu peux en acheter un pour 10 pièces ; il n’est pas remplacé.

    À la fin, un objet vaut 3 points, 10 pièces seulement 2. Et sans assez d’objets, impossible d’annoncer la fin.
    .title = Objets et pièces
topic-end =
    À ton tour, avant ou après ton action, tu peux annoncer la fin si tu as au moins :
    - 4 évaluations
    - 8 objets à 2 joueurs, 7 à 3, 6 à 4
    - des bâtiments d’un coût total de 30 à 2 joueurs, 25 à 3, 20 à 4

    Tu montres tes objets et tu reçois aussitôt 5 points. Cette manche devient la dernière : seuls ceux qui n’y ont pas encore joué ont un dernier tour, jusqu’à la personne avant le premier joueur. On peut alors passer, et plus personne ne peut annoncer.

    Rien ne t’oblige à annoncer dès que possible. La manche devient aussi la dernière quand le dernier des 30 bâtiments est construit ; les 5 points ne récompensent que l’annonce.
    .title = La fin
topic-reckoning =
    Après la dernière manche, tous les paravents se lèvent. Aux points déjà gagnés, chacun ajoute :
    - 3 points par objet
    - le coût de tous ses bâtiments, en points
    - 1 point par tranche complète de 5 pièces

    Cela vaut pour tous, objectifs atteints ou non. Le plus grand nombre de points l’emporte. En cas d’égalité, le plus grand nombre de blocs restants l’emporte, quelle que soit leur couleur ; sinon, la victoire est partagée.

    Les pièces qui restent valent peu : dépense-les à temps.
    .title = Décompte final
topic-screen =
    Tes pièces, tes blocs et tes objets sont derrière ton paravent : personne d’autre ne les voit. Tes bâtiments, tes marqueurs et tes points sont visibles de tous.

    Mais les autres voient ce que tu prends, paies et gagnes au moment où cela arrive : qui tient le compte peut savoir ce que tu as. Quand tu annonces la fin, tu montres tes objets ; quand tu dois prendre 2 pièces, tu montres tes pièces et tes blocs.

    Tout le monde voit combien de blocs contient le sac ; personne ne sait lequel viendra.
    .title = Derrière le paravent

topic-expansion =
    Avec l’extension, quatre cartes remplacent les trois objectifs (page « Les cartes »), et ton tour offre davantage :
    - acheter sans tourner : des blocs de la roue telle qu’elle est, aux prix du moment ; rien ne s’ajoute. Il faut pouvoir en payer un ;
    - construire un bâtiment à 8 (page « Bâtiments à 8 ») ;
    - améliorer : remplacer un de tes bâtiments par un plus cher, de tout type, dans la même ville. Tu ne paies que la différence. L’ancien quitte la partie ; ce qui est évalué le reste ;
    - évaluer urbains ou ruraux : une fois chacun, dès un bâtiment, sans objets. { type-castello } et { type-villa } sont ruraux, les autres urbains. Où qu’ils soient, un point de coût rapporte 1 pièce (urbains) ou 1 point (ruraux).
    .title = Extension
topic-eights =
    Six bâtiments de coût 8, un par type, sont près du plateau dès le début. Construis-en un avec huit blocs, ou améliore un des tiens. Ils ne sont pas remplacés et ne comptent pas pour la fin de la partie.

    Avec chacun, tu prends aussitôt une tuile Amélioration. Elle couvre pour de bon une case de ton plateau, et un point de coût y vaut davantage pour toi :
    - une tuile de ville compte quand tu évalues cette ville, ou un type pour tes bâtiments de cette ville, et pour la carte bonus ;
    - une tuile de catégorie ne compte que pour l’évaluation de cette catégorie.

    Il n’y en a qu’une de chaque pour toute la table. Tu peux prendre n’importe laquelle, même pour une case déjà évaluée.
    .title = Bâtiments à 8
topic-cards =
    Une carte de chaque couleur est visible toute la partie : supérieure, objets, bâtiments, bonus. Pour annoncer la fin, il faut les objectifs des trois premières, tous au même moment ; la carte bonus n’en a pas. Avec la carte des pièces (supérieure V), tu montres aussi tes pièces, et à la fin 2 pièces valent un point pour tout le monde.

    Cartes supérieures, à 2, 3 ou 4 joueurs :
    - I : 4 évaluations
    - II : 4, 3, 2 bâtiments de coût 5 ou 8
    - III : 3, 2, 1 villes évaluées
    - IV : 8, 7, 6 bâtiments
    - V : 30, 25, 20 pièces
    - VI : 30, 25, 20 points sur la piste

    Les quatre de la table sont sous « Regarder », « Objectifs ».
    .title = Les cartes
topic-object-cards =
    Les objets à la fin ; chaque objet que la carte laisse de côté vaut 1 point. Entre parenthèses, l’objectif.
    - I : 3 points par objet (8, 7, 6 objets à 2, 3, 4 joueurs)
    - II : 5 par paire d’objets identiques (3 paires)
    - III : 7 par triplet d’objets identiques (2 triplets)
    - IV : selon le nombre d’objets d’un type : 2 valent 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21 (4 identiques)
    - V : 20 par paire et quadruplet ensemble (une fois)
    - VI : par série d’objets différents : 2 → 3, 3 → 7, 4 → 12, 5 → 18, 6 → 24 (4 différents)
    - VII : 8 par série de 3 différents (2 séries)
    - VIII : les tailles de trois groupes d’identiques, multipliées (3 paires)

    Le meilleur regroupement est choisi pour toi.
    .title = Cartes objets
topic-building-cards =
    Les bâtiments à la fin ; seuls comptent ceux qui sont en place. Entre parenthèses, l’objectif.
    - I : leur coût (30, 25, 20 à 2, 3, 4 joueurs)
    - II : pour 2 dans une ville 11 ({ city-livorno }), 9, 7, 5, 3, 1 ({ city-lerici }) (2 dans 3 villes)
    - III : pour 3 : 17, 14, 11, 8, 5, 2 (3 dans 2 villes)
    - IV : pour 4 : 23, 19, 15, 11, 7, 3 (4 dans une ville)
    - V : par bâtiment à 8 : 34, 26, 19, 13, 8, 4 (un)
    - VI : 6 par bâtiment rural (4, 3, 2)
    - VII : 3 par bâtiment urbain (6, 5, 4)
    - VIII : les nombres de bâtiments de tes trois villes les plus remplies, multipliés (2 dans 3 villes)
    - IX : le coût de paires, un urbain et un rural chacune (4, 3, 2 paires)
    .title = Cartes bâtiments
topic-bonus-cards =
    À la fin, la carte bonus évalue encore quelque chose, déjà évalué ou non : sans marqueur, sans objet, sans minimum, avec tes valeurs de villes. Points et pièces ; ces pièces rejoignent les tiennes.
    - II : 2 villes, les meilleures pour toi
    - III : { city-livorno } et { city-lerici }
    - IV : { city-pisa } et { city-massa }
    - V : { city-lucca } et { city-viareggio }
    - VI : 2 types, les meilleurs pour toi
    - VII : le plus petit bâtiment de chaque type
    - VIII : 9 points pour le coût le plus élevé à { city-livorno }, { city-pisa } et { city-lucca } ensemble, 9 pour les trois autres
    - IX : pour le coût le plus élevé dans chaque ville 14, 12, 10, 8, 6, 4

    Pour VIII et IX, les ex æquo ont tous les points. On ne te demande rien : le meilleur choix est fait pour toi.
    .title = Cartes bonus
topic-reconstructed =
    Les images manquent dans nos exemplaires des règles. Ce que seule une image montrait, nous l’avons déduit du texte, des exemples et de ce que d’autres ont écrit. Voici nos lectures :
    - les prix des sections qu’aucun texte ne donne ; les valeurs de { city-viareggio } et { city-lerici }
    - les objets de { type-porta }, { type-cattedrale }, { type-castello } et { type-villa }
    - les tuiles Amélioration autres que { city-lucca } et { city-lerici } : un point de plus, et au moins une pièce
    - les villes ou types qu’évaluent les cartes bonus II à VI
    - avec la carte supérieure V (pièces), 2 pièces valent un point à la fin
    - les numéros des cartes au-delà de II

    Si tu possèdes le jeu et trouves une erreur, dis-le-nous.
    .title = Nos lectures

# Ce dont il s’agit à chaque pas d’un tour, pour qui débute.
lesson-turn = Une seule action : acheter (tourner la roue), construire ou évaluer. Commence par acheter ; construis dès que tes blocs vont à une bonne ville, et évalue-la avant les autres.
lesson-turn-turn = D’abord la roue : chaque bloc baisse de 1 pièce, ceux de la section VI reviennent au prix fort, et on en tire d’autres. Après, plus moyen de construire ni d’évaluer.
lesson-wider-turn = Une seule action : acheter (en tournant la roue ou non), construire, améliorer ou évaluer. Les cartes disent ce qui compte à la fin : regarde-les avant de prévoir.
lesson-wider-turn-turn = Tourner la roue fait baisser chaque bloc de 1 pièce, sauf ceux de la section VI qui reviennent au prix fort, et on en tire d’autres. Après, tu ne peux plus qu’acheter.
lesson-wider-turn-take = Tu achètes sur la roue telle qu’elle est : bien s’il y a dans la section VI des blocs gratuits qui reviendraient au prix fort.
lesson-eight = Un bâtiment à 8 coûte huit blocs et compte huit fois la valeur de sa ville à chaque évaluation. Il apporte aussitôt une tuile Amélioration.
lesson-eight-type = Pense au type que tu collectionnes, et aux urbains ou ruraux si une carte en demande.
lesson-eight-city = Comme pour les autres bâtiments : plus la ville vaut, plus ses couleurs sont chères.
lesson-eight-upgrade = Elle compte dès ta prochaine évaluation. Le mieux : une ville où tu as beaucoup construit sans l’avoir évaluée.
lesson-improve = Tu ne paies que la différence, et ton nombre de bâtiments ne change pas. Utile pour une tuile chère avec peu de blocs, ou pour changer un type déjà évalué.
lesson-improve-old = Choisis un bâtiment dans une bonne ville, de préférence d’un type déjà évalué : le nouveau pourra compter à son tour.
lesson-improve-building = Le nouveau peut être d’un autre type. Cela peut aider, ou gêner, ce que compte une carte.
lesson-improve-upgrade = Elle compte dès ta prochaine évaluation. Le mieux : une ville où tu as beaucoup construit sans l’avoir évaluée.
lesson-take = Prends au moins un bloc, tous dans une seule section. Les blocs gratuits sont toujours bons à prendre ; les blancs et les jaunes ouvrent les meilleures villes.
lesson-take-section = Plus on avance sur la roue, moins c’est cher. Plusieurs blocs bon marché d’une même section valent souvent mieux qu’un seul bloc cher.
lesson-take-blocks = Rien ne t’oblige à tout prendre. Seules certaines évaluations rapportent des pièces : gardes-en quelques-unes.
lesson-build = Pendant la partie, un bâtiment ne rapporte que lorsqu’il est évalué. Plusieurs du même type, ou dans une même ville, font une bonne évaluation.
lesson-build-building = Son chiffre est son coût en blocs : multiplié par la valeur de la ville à chaque évaluation, il compte encore à la fin. Pense au type que tu collectionnes.
lesson-build-city = { city-livorno }, { city-pisa } et { city-lucca } rapportent le plus, et 2 bâtiments suffisent pour les évaluer, mais il y faut des couleurs chères. { city-pisa } rapporte des pièces, utiles surtout au début.
lesson-build-blocks = Paie d’abord avec les couleurs les moins chères que cette ville accepte : les chères servent partout.
lesson-score = Tu as 6 marqueurs, et il faut 4 évaluations pour annoncer la fin. Ne fais une petite évaluation que s’il te faut des pièces ou des objets.
lesson-score-what = Personne ne peut te prendre un type, mais une ville revient à qui l’évalue en premier. Si d’autres y construisent aussi, fais vite.
lesson-announce = Tu reçois 5 points et tu joues encore ton action. Cette manche devient la dernière : seuls ceux qui n’y ont pas joué auront un tour. Fais-le si tu es en tête ; sinon, attends.
lesson-relief = Tu ne peux rien faire d’autre : tu soulèves ton paravent, tu prends 2 pièces, et ton tour est fini, sans achat d’objet.
lesson-skip = Lors de la dernière manche, tu peux renoncer à ton action, mais alors sans acheter d’objet. Le plus souvent, un bâtiment, une évaluation ou un objet rapporte encore des points.

source-track = En cours de partie
source-announcement = Annonce
source-objects = Objets
source-buildings = Bâtiments
source-coins = Pièces
source-bonus = Carte bonus

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
scorable-city = les bâtiments urbains
scorable-land = les bâtiments ruraux

category-city = bâtiments urbains
category-land = bâtiments ruraux

space-livorno = { city-livorno }
space-pisa = { city-pisa }
space-lucca = { city-lucca }
space-viareggio = { city-viareggio }
space-massa = { city-massa }
space-lerici = { city-lerici }
space-city = Bâtiments urbains
space-land = Bâtiments ruraux

# Ce que nous avons déduit d’une carte.
card-top = ce que valent les pièces avec la carte supérieure
card-objects = ce que dit la carte objets
card-buildings = ce que dit la carte bâtiments
card-bonus = ce qu’évalue la carte bonus

number-I = I
number-II = II
number-III = III
number-IV = IV
number-V = V
number-VI = VI
number-VII = VII
number-VIII = VIII
number-IX = IX

# The cards, by number and what they are about.
top-card-I = I, évaluations
top-card-II = II, bâtiments de coût 5 ou 8
top-card-III = III, villes évaluées
top-card-IV = IV, bâtiments
top-card-V = V, pièces
top-card-VI = VI, points sur la piste

object-card-I = I, objets quelconques
object-card-II = II, paires d’objets identiques
object-card-III = III, triplets d’objets identiques
object-card-IV = IV, beaucoup d’objets identiques
object-card-V = V, une paire et un quadruplet d’objets identiques
object-card-VI = VI, beaucoup d’objets différents
object-card-VII = VII, séries de 3 objets différents
object-card-VIII = VIII, groupes d’objets identiques, multipliés

building-card-I = I, coût de tous les bâtiments
building-card-II = II, deux bâtiments dans une ville
building-card-III = III, trois bâtiments dans une ville
building-card-IV = IV, quatre bâtiments dans une ville
building-card-V = V, bâtiments à 8
building-card-VI = VI, bâtiments ruraux
building-card-VII = VII, bâtiments urbains
building-card-VIII = VIII, bâtiments de trois villes, multipliés
building-card-IX = IX, paires d’un urbain et d’un rural

bonus-card-II = II, deux villes au choix
bonus-card-III = III, Livorno et Lerici
bonus-card-IV = IV, Pisa et Massa
bonus-card-V = V, Lucca et Viareggio
bonus-card-VI = VI, deux types au choix
bonus-card-VII = VII, le plus petit bâtiment de chaque type
bonus-card-VIII = VIII, coût le plus élevé de chaque moitié
bonus-card-IX = IX, coût le plus élevé de chaque ville

option-expansion = Extension
option-expansion-no = sans
option-expansion-first = avec les cartes d’une première partie (toutes numéro II)
option-expansion-drawn = avec des cartes tirées au sort
option-top = Carte supérieure
option-top-any = comme ci-dessus
option-top-I = { top-card-I }
option-top-II = { top-card-II }
option-top-III = { top-card-III }
option-top-IV = { top-card-IV }
option-top-V = { top-card-V } (notre lecture : 2 pièces valent un point à la fin)
option-top-VI = { top-card-VI }
option-objects = Carte objets
option-objects-any = comme ci-dessus
option-objects-I = { object-card-I }
option-objects-II = { object-card-II }
option-objects-III = { object-card-III }
option-objects-IV = { object-card-IV }
option-objects-V = { object-card-V }
option-objects-VI = { object-card-VI }
option-objects-VII = { object-card-VII }
option-objects-VIII = { object-card-VIII }
option-buildings = Carte bâtiments
option-buildings-any = comme ci-dessus
option-buildings-I = { building-card-I }
option-buildings-II = { building-card-II }
option-buildings-III = { building-card-III }
option-buildings-IV = { building-card-IV }
option-buildings-V = { building-card-V }
option-buildings-VI = { building-card-VI }
option-buildings-VII = { building-card-VII }
option-buildings-VIII = { building-card-VIII }
option-buildings-IX = { building-card-IX }
option-bonus = Carte bonus
option-bonus-any = comme ci-dessus
option-bonus-II = { bonus-card-II } (notre lecture)
option-bonus-III = { bonus-card-III } (notre lecture)
option-bonus-IV = { bonus-card-IV } (notre lecture)
option-bonus-V = { bonus-card-V } (notre lecture)
option-bonus-VI = { bonus-card-VI } (notre lecture)
option-bonus-VII = { bonus-card-VII }
option-bonus-VIII = { bonus-card-VIII }
option-bonus-IX = { bonus-card-IX }

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

points-at-the-end =
    { $n ->
        [one] { $n } point à la fin
       *[other] { $n } points à la fin
    }
points-when-scored =
    { $n ->
        [one] { $n } point à chaque évaluation
       *[other] { $n } points à chaque évaluation
    }
coins-when-scored =
    { $n ->
        [one] { $n } pièce à chaque évaluation
       *[other] { $n } pièces à chaque évaluation
    }
label-section = { $section } : { $blocks }
label-building = { $type } { $cost } ({ $object })
label-city = { $city } : { $colours }
label-objects = { $objects }
city-alone = { $city }
closes-city = Ensuite, plus personne ne pourra évaluer { $city }.
stands-in = à { $legal }
stands-anywhere = partout
object-alone = { $object }
section-holds = { $blocks }
to-pay = payer { $blocks }
city-is-closed = déjà évaluée : il n’y compte que pour son type
foreseen =
    Tu auras alors : { $coins ->
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
means-no-turn = C’est la dernière manche, et tu ne joueras plus.
means-could-announce =
    { $seats_count ->
        [one] { $seats } a atteint deux des trois objectifs, les évaluations et le coût des bâtiments ; le nombre d’objets reste caché.
       *[other] { $seats } ont atteint deux des trois objectifs, les évaluations et le coût des bâtiments ; le nombre d’objets reste caché.
    }
means-could-announce-by-cards =
    { $seats_count ->
        [one] { $seats } a atteint tous les objectifs que tu peux voir ; ce qu’il y a derrière son paravent, tu ne le vois pas.
       *[other] { $seats } ont atteint tous les objectifs que tu peux voir ; ce qu’il y a derrière leurs paravents, tu ne le vois pas.
    }
means-eights-gone =
    { $types_count ->
        [one] Le bâtiment à 8 { $types } est parti ; tes blocs auraient suffi.
       *[other] Les bâtiments à 8 { $types } sont partis ; tes blocs auraient suffi pour un.
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
    { $seat } a évalué { $city }, qui t’est donc fermée ; { $n ->
        [one] ton bâtiment là-bas compte encore pour son type.
       *[other] tes { $n } bâtiments là-bas comptent encore pour leur type.
    }
means-gone =
    { $tiles_count ->
        [one] Parti, alors que tu pouvais le construire : { $tiles }.
       *[other] Partis, alors que tu pouvais les construire : { $tiles }.
    }
means-new =
    { $tiles_count ->
        [one] Nouveau, et tu peux le construire : { $tiles }.
       *[other] Nouveaux, et tu peux les construire : { $tiles }.
    }
means-cheaper = Moins cher ou nouveau, au prix après le prochain tour de roue : { $blocks }.
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

## L’extension

# Ce que compte un objectif, après son nombre : « 4 évaluations ».
goal-name =
    { $goal ->
        [scorings] { $least ->
            [one] évaluation
           *[other] évaluations
        }
        [dear-buildings] { $least ->
            [one] bâtiment de coût 5 ou 8
           *[other] bâtiments de coût 5 ou 8
        }
        [cities-scored] { $least ->
            [one] ville évaluée
           *[other] villes évaluées
        }
        [buildings] { $least ->
            [one] bâtiment
           *[other] bâtiments
        }
        [coins] { $least ->
            [one] pièce
           *[other] pièces
        }
        [points] { $least ->
            [one] point sur la piste
           *[other] points sur la piste
        }
        [objects] { $least ->
            [one] objet
           *[other] objets
        }
        [identical] { $least ->
            [one] groupe de { $size } objets identiques
           *[other] groupes de { $size } objets identiques
        }
        [two-and-four] { $least ->
            [one] combinaison paire + quadruplet
           *[other] combinaisons paire + quadruplet
        }
        [different] { $least ->
            [one] série de { $size } objets différents
           *[other] séries de { $size } objets différents
        }
        [cost] en coût de bâtiments
        [cities] { $least ->
            [one] ville avec { $size } bâtiments
           *[other] villes avec { $size } bâtiments chacune
        }
        [eights] { $least ->
            [one] bâtiment à 8
           *[other] bâtiments à 8
        }
        [land] { $least ->
            [one] bâtiment rural
           *[other] bâtiments ruraux
        }
        [city] { $least ->
            [one] bâtiment urbain
           *[other] bâtiments urbains
        }
       *[pairs] { $least ->
            [one] paire urbain-rural
           *[other] paires urbain-rural
        }
    }
goal-far = { $far } sur { $least } { goal-name }
card-goal =
    { $card ->
        [top] Carte supérieure
        [objects] Carte objets
       *[buildings] Carte bâtiments
    } { $number }, objectif : { $least } { goal-name }.
card-scores =
    Carte bonus { $number }, à la fin : { $how ->
        [cities] { $n ->
            [0] { $cities } sont évaluées encore une fois
           *[other] les { $n } villes qui te rapportent le plus sont évaluées encore une fois
        }
        [types] les { $n } types qui te rapportent le plus sont évalués encore une fois
       *[smallest] le plus petit bâtiment de chaque type est évalué encore une fois
    }.
card-most = Carte bonus { $number }, à la fin, pour le coût de bâtiments le plus élevé : { $areas }.
area-points =
    { $n ->
        [1] { $from } { $vp }
       *[other] de { $from } à { $to } ensemble { $vp }
    }
worth-objects =
    – À la fin : { $how ->
        [each] { $vp } points par objet
        [identical] { $vp } points pour { $size } objets identiques, { $left } pour chaque autre objet
        [two-and-four] { $vp } points par combinaison paire + quadruplet d’objets identiques, { $left } pour chaque autre objet
        [different] { $vp } points pour { $size } objets différents, { $left } pour chaque autre objet
       *[product] les tailles d’au plus { $groups } groupes d’objets identiques, multipliées entre elles ; { $left } point pour chaque autre objet
    }.
worth-objects-by =
    – À la fin : { $how ->
        [by-type] selon le nombre d’objets d’un même type
       *[by-set] selon le nombre d’objets différents d’une série
    } : { $points }.
points-for = { $n } → { $vp }
worth-buildings =
    – À la fin : { $how ->
        [cost] le coût de tes bâtiments, en points
        [category] { $goal ->
            [land] { $vp } points par bâtiment rural
           *[city] { $vp } points par bâtiment urbain
        }
        [product] les nombres de bâtiments de tes { $groups } villes les plus remplies, multipliés entre eux
       *[pairs] le coût de tes paires urbain-rural, en prenant les plus chers
    }.
worth-buildings-by-city =
    – À la fin, en points : { $how ->
        [sets] pour { $size } bâtiments dans une ville
       *[eights] par bâtiment à 8
    } : { $points }.
points-in = { $city } { $vp }
table-coins = – À la fin, { $n } pièces valent un point, pour tout le monde.
table-prices-both = On peut acheter sans tourner la roue, ou après l’avoir tournée : prix actuel → prix ensuite.
table-eights =
    { $types_count ->
        [0] Les bâtiments à 8 sont tous construits.
       *[other] Bâtiments à 8 restants : { $types }.
    }
table-upgrades = Tuiles Amélioration restantes, par point de coût : { $upgrades }.
upgrade-tile =
    { $space } ({ $vp ->
        [0] {""}
        [one] { $vp } point{ $coins ->
            [0] {""}
           *[other] {" "}+{" "}
        }
       *[other] { $vp } points{ $coins ->
            [0] {""}
           *[other] {" "}+{" "}
        }
    }{ $coins ->
        [0] {""}
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
table-replaced = Hors jeu après amélioration : { $tiles }.
player-upgrades = – amélioré, par point de coût : { $upgrades }.
player-categories =
    – { $categories_count ->
        [one] catégorie évaluée : { $categories }
       *[other] catégories évaluées : { $categories }
    }.
player-far =
    – jusqu’ici : { $goals } ; bâtiments valant { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } selon la carte.
player-bonus =
    { $seat }, carte bonus : { bonus-gain }{ $what_count ->
        [0] {""}
       *[other] {" "}pour { $what }
    }.
bonus-gain =
    { $vp ->
        [0] { $coins ->
            [0] rien
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
    }
screen-eight = Un bâtiment à 8 pourrait être construit à { $cities }.
screen-improves = { $type } { $cost } à { $city } pourrait devenir { $legal }.
new-tile =
    { $slot ->
        [0] { $type } { $cost }
       *[other] { $type } { $cost } (case { $slot })
    }
screen-goals = Tu en es à { $goals }.
screen-worth =
    Si la partie finissait maintenant : objets { $objects }, bâtiments { $buildings }, carte bonus { $coins ->
        [0] { $vp }
       *[other] { bonus-gain }
    }.
improve-old = { $type } { $cost } à { $city }
difference =
    { $n ->
        [one] { $n } bloc
       *[other] { $n } blocs
    }
without-turning = La roue n’est pas tournée.
per-cost = { bonus-gain } par point de coût
built-there =
    { $n ->
        [0] tu n’y as rien construit
       *[other] coût de tes bâtiments là-bas : { $n }
    }
upgrade-useless = tu l’as déjà évaluée : elle ne sert plus
points-by-card =
    { $n ->
        [one] { $n } point de plus selon la carte bâtiments
       *[other] { $n } points de plus selon la carte bâtiments
    }
points-lost-by-card =
    { $n ->
        [one] { $n } point de moins selon la carte bâtiments
       *[other] { $n } points de moins selon la carte bâtiments
    }
