# Sur les images des Palais de Carrara, en français.

picture-table = Table
picture-wheel = Roue
picture-board = Plateau
picture-objectives = Objectifs
picture-screen = Ton paravent
picture-reckoning = Décompte final

# Le décompte final

picture-reckoning-wins = remporte la partie
picture-reckoning-by-blocks = l’emporte à égalité : il lui restait plus de blocs
picture-reckoning-shared =
    { $n ->
        [one] Victoire partagée avec { $n } point
       *[other] Victoire partagée avec { $n } points
    }
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = D’où viennent les points
picture-reckoning-track = En jeu
picture-reckoning-total = Total
picture-reckoning-course = Points sur la piste, manche par manche
picture-reckoning-standing = Points sur la piste

# Table

picture-round = Manche { $n }
picture-worth = vaut
picture-needs = évaluer
picture-won =
    { $seats_count ->
        [one] { $seats } gagne avec { $n } points
       *[other] { $seats } se partagent la victoire avec { $n } points
    }
picture-asked-turn = à son tour de jouer
picture-asked-take = choisit des blocs
picture-wheel-turn = tourne avant l’achat
picture-wheel-take = vient de tourner
picture-wheel-prices = Le prix d’un bloc dans chaque section ; sur une pièce là où il y en a.
picture-pile = pile
picture-new = nouveau
picture-over = La partie est finie
picture-still-to-play = Reste à jouer :
picture-skipped = Ont passé :
picture-has-skipped = passe
picture-for-sale = À vendre
picture-left = Reste pour les évaluations
picture-cost = Coût
picture-scorings = Éval.

# Le plateau

picture-board-start = Premier joueur
picture-board-order = Joueur { $n } sur { $of }
picture-board-to-move = À son tour
picture-board-skipped = A passé
picture-board-plays-on = Joue encore
picture-board-cost = Coût des bâtiments
picture-board-scorings = Évaluations
picture-board-city = Ville et ses blocs
picture-board-value = Par point de coût
picture-board-buildings = Bâtiments
picture-board-scoring = Évaluer la ville
picture-board-types = Types de bâtiment, et ce que rapporte leur évaluation
picture-board-city-scored = évaluée
picture-board-type-scored = évalué
picture-board-none = aucun
picture-board-no-marker = plus de marqueur
picture-board-not-scored = sans évaluation

# Les objectifs

picture-objectives-announcing =
    { $vp ->
        [one] Avec les trois, on peut annoncer la fin : { $vp } point, puis la dernière manche.
       *[other] Avec les trois, on peut annoncer la fin : { $vp } points, puis la dernière manche.
    }
picture-objectives-scorings =
    { $n ->
        [one] { $n } évaluation
       *[other] { $n } évaluations
    }
picture-objectives-objects =
    { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }
picture-objectives-cost = Bâtiments : coût total { $n }
picture-objectives-hidden = cachés derrière les paravents

# Le paravent

picture-screen-private = Personne d’autre ne voit ceci
picture-screen-empty = Rien n’est caché ici.
picture-screen-coins =
    { $n ->
        [one] pièce
       *[other] pièces
    }
picture-screen-builds = Ce que tu peux construire
picture-screen-takes = accepte
picture-screen-usable = tu en as
picture-screen-builds-nothing = Tes blocs ne suffisent pour aucun bâtiment exposé.
picture-screen-objects = Objets
picture-screen-cost = Coût bâti

# Les jumelles : chaque image en paroles

twin-take = { $seat } choisit des blocs.
twin-over = La partie est finie.
twin-won =
    La partie est finie : { $seats } { $seats_count ->
        [one] gagne
       *[other] gagnent ensemble
    } avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
twin-won-by-blocks =
    La partie est finie : à égalité avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $seats } { $seats_count ->
        [one] gagne, car il lui reste
       *[other] gagnent ensemble, car il leur reste
    } le plus de blocs.
twin-points =
    { $seat } a { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

twin-section =
    Section { $section } : { $blocks }, { $dearest ->
        [0] { $blocks_total ->
            [one] gratuit
           *[other] gratuits
        }
        [one] à { $prices } pièce
       *[other] à { $prices } pièces
    }.
twin-section-empty = La section { $section } est vide.
twin-prices-order = Le prix d’un bloc est donné dans cet ordre : { $colours }.
twin-prices = Prix dans la section { $section } : { $prices }.
twin-space = Case { $slot } : { $type } { $cost }.
twin-space-empty = La case { $slot } est vide.
twin-sale =
    { $objects_count ->
        [0] Il n’y a plus d’objet à vendre.
       *[other] À vendre à { $price } : { $objects }.
    }
twin-city =
    Couleurs acceptées à { $city } : { $colours }. Chaque point de coût des bâtiments y rapporte { $vp ->
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
    } ; l’évaluer demande { $least } bâtiments.
twin-city-open = Personne n’a évalué { $city }.

twin-in-city = À { $city } : { $types }, pour { $costs }.
twin-nothing-built = { $seat } n’a encore rien construit.
twin-scored =
    { $what_count ->
        [0] { $seat } n’a encore rien évalué.
       *[other] { $seat } a évalué { $what }.
    }
twin-no-marker = { $seat } n’a plus de marqueur pour évaluer.
twin-brings =
    Évaluer { $what } rapporterait { $vp ->
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
        [0] il ne reste aucun objet
       *[other] objets : { $objects }
    }.
twin-city-needs =
    { $city } demande { $least } bâtiments pour être évaluée et en a { $n }, ce qui vaut pour l’instant { $vp ->
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
    }.
twin-types-missing = Pas encore de bâtiment de ces types : { $types }.
twin-scores-nothing = { $seat } n’a rien à évaluer pour l’instant.

twin-progress =
    { $seat } : { $scorings ->
        [one] { $scorings } évaluation
       *[other] { $scorings } évaluations
    } (objectif { $scorings_goal }), coût total des bâtiments : { $cost } (objectif { $cost_goal }).
twin-objects-shown =
    { $seat } a montré { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }.
twin-objects-least =
    { $seat } a au moins { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }.
twin-objects-hidden = Les objets que personne n’a montrés restent derrière les paravents.
twin-reached =
    { $seats } { $seats_count ->
        [one] a
       *[other] ont
    } rempli les deux objectifs visibles.

twin-private = Personne d’autre ne voit ceci.
twin-builds =
    Tu peux construire à { $legal } : le bâtiment { $slots_count ->
        [one] de la case { $slots }
       *[other] d’une des cases { $slots }
    }.
twin-own-progress =
    Tu as { $scorings ->
        [one] { $scorings } évaluation
       *[other] { $scorings } évaluations
    } (objectif { $scorings_goal }) et des bâtiments d’un coût total de { $cost } (objectif { $cost_goal }).

twin-total =
    { $seat } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $track } en cours de partie, { $announcement ->
        [0] {""}
       *[other] { $announcement } pour l’annonce,{" "}
    }{ $objects } pour les objets, { $buildings } pour les bâtiments, { $coins } pour les pièces).
twin-lead =
    { $part ->
        [1] Au quart
        [2] À la moitié
       *[other] Aux trois quarts
    } de la partie, { $seats } { $seats_count ->
        [one] menait
       *[other] menaient
    } avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } sur la piste.
twin-lead-nobody =
    { $part ->
        [1] Au quart
        [2] À la moitié
       *[other] Aux trois quarts
    } de la partie, personne n’avait de points.
twin-course =
    { $seat } avait { $points } points sur la piste après { $rounds_count ->
        [one] la manche
       *[other] les manches
    } { $rounds }.
