# Sur les images des Palais de Carrara, en français.

picture-table = Table
picture-wheel = Roue
picture-board = Plateau
picture-objectives = Objectifs
picture-screen = Ton paravent
picture-opened = Paravent
picture-reckoning = Décompte final

# Le décompte final

picture-reckoning-wins = remporte la partie
picture-reckoning-by-blocks = l’emporte à égalité : le plus de blocs restants
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
picture-reckoning-track = En cours de jeu
picture-reckoning-total = Total
picture-reckoning-course = Points manche par manche, jusqu’au total
picture-reckoning-final = à la fin
picture-reckoning-standing = Points sur la piste

# Table

picture-round = Manche { $n }
# Au-dessus de deux colonnes : ce que vaut une ville, et combien de bâtiments il faut pour l’évaluer.
picture-worth-needs = valeur / à évaluer
picture-won =
    { $seats } { $seats_count ->
        [one] gagne
       *[other] se partagent la victoire
    } avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-asked-turn = doit jouer
picture-asked-take = choisit des blocs
picture-wheel-turn = après rotation
picture-wheel-take = vient de tourner
picture-wheel-prices = Le prix d’un bloc dans chaque section ; sur une pièce si la section en contient.
picture-wheel-prices-turning = La roue tourne avant l’achat : là où il y a des blocs, une pièce dit le prix à payer.
picture-pile = pile
picture-new = nouveau
picture-over = La partie est finie
picture-still-to-play = Encore un tour pour :
picture-skipped = Tour passé :
picture-has-skipped = a passé
picture-for-sale = À vendre
picture-left = Réserve (évaluations)
picture-cost = Coût
picture-scorings = Éval.

# Le plateau

picture-board-start = Premier joueur
picture-board-order = Joueur { $n } sur { $of }
picture-board-to-move = Doit jouer
picture-board-skipped = A passé
picture-board-plays-on = Joue encore
picture-board-cost = Coût des bâtiments
picture-board-scorings = Évaluations
picture-board-city = Ville et ses blocs
picture-board-value = Valeur
picture-board-buildings = Bâtiments
picture-board-scoring = Évaluer la ville
picture-board-types = Types de bâtiment, et ce que rapporte leur évaluation
picture-board-city-scored = évaluée
picture-board-type-scored = évalué
picture-board-none = aucun
picture-board-no-marker = aucun marqueur
picture-board-not-scored = sans évaluation

# Les objectifs

picture-objectives-announcing =
    { $vp ->
        [one] Avec les trois, on peut annoncer la fin : { $vp } point, et c’est la dernière manche.
       *[other] Avec les trois, on peut annoncer la fin : { $vp } points, et c’est la dernière manche.
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

picture-screen-opened = Ouvert à tous depuis la fin
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
picture-screen-scores = Ce que rapporterait une évaluation
picture-screen-objects = Objets
picture-screen-cost = Coût total

# Les descriptions : chaque image en paroles

described-take = C’est à { $seat } d’acheter des blocs.
described-your-turn = C’est à toi de jouer.
described-you-take = C’est à toi d’acheter des blocs.
described-round = Manche { $n }.
described-over = La partie est finie.
described-won =
    La partie est finie : { $seats } { $seats_count ->
        [one] gagne
       *[other] se partagent la victoire
    } avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-blocks =
    La partie est finie : à égalité avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $seats } { $seats_count ->
        [one] gagne, car il lui reste
       *[other] se partagent la victoire, car il leur reste
    } le plus de blocs.
described-points =
    { $seat } a { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

described-sections-empty =
    { $sections_count ->
        [one] Section vide : { $sections }.
       *[other] Sections vides : { $sections }.
    }
described-prices-order = Le prix d’un bloc est donné dans cet ordre : { $colours }.
described-prices = Prix dans la section { $section } : { $prices }.
described-spaces-empty =
    { $slots_count ->
        [one] Case vide : { $slots }.
       *[other] Cases vides : { $slots }.
    }
described-city =
    { $city } accepte : { $colours } ; valeur : coût fois { $vp ->
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
    } ; au moins { $least } bâtiments pour l’évaluer.

described-city-scored = { $city } a été évaluée par { $seat }.
described-brings =
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
    }{ $objects_total ->
        [0] , mais aucun objet
       *[other] {"\u202F"}; objets : { $objects }
    }.
described-city-needs =
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

described-progress =
    { $seat } : { $scorings ->
        [one] { $scorings } évaluation
       *[other] { $scorings } évaluations
    } { $scorings_short ->
        [0] (objectif atteint)
       *[other] sur { $scorings_goal }
    }, coût des bâtiments { $cost } { $cost_short ->
        [0] (objectif atteint)
       *[other] sur { $cost_goal }
    }.
described-objects-shown =
    { $seat } a montré { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }.
described-objects-least =
    { $seat } a au moins { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }.
described-objects-hidden = Les objets non montrés sont cachés derrière les paravents.

described-private = Personne d’autre ne voit ceci.

described-total =
    { $seat } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $track } en cours de partie, { $announcement ->
        [0] {""}
       *[other] { $announcement } pour l’annonce,{" "}
    }{ $objects } pour les objets, { $buildings } pour les bâtiments, { $coins } pour les pièces{ $bonus ->
        [0] {""}
       *[other] , { $bonus } pour la carte bonus
    }).
described-lead =
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
described-lead-nobody =
    { $part ->
        [1] Au quart
        [2] À la moitié
       *[other] Aux trois quarts
    } de la partie, personne n’avait encore de point.
described-course =
    { $gains_count ->
        [0] { $seat } n’avait aucun point sur la piste, et en a { $n } à la fin.
       *[other] { $seat } sur la piste : { $gains } ; { $n } à la fin.
    }
described-gain = { $points } après la manche { $round }

## L’extension

picture-asked-wider-turn = doit jouer
# Un prix et une flèche : actuel ; une pièce : après rotation.
picture-wheel-wider-turn = après rotation
picture-wheel-unturned = actuel

picture-card =
    { $card ->
        [top] Carte supérieure
        [objects] Carte objets
        [buildings] Carte bâtiments
       *[bonus] Carte bonus
    } { $number }
# Ce que la carte bonus évalue à la fin, en quelques mots.
picture-card-bonus =
    { $how ->
        [cities] { $n ->
            [0] { $cities } encore une fois
           *[other] Tes { $n } meilleures villes encore une fois
        }
        [types] Tes { $n } meilleurs types encore une fois
       *[smallest] Le plus petit de chaque type encore une fois
    }
picture-card-most =
    { $n ->
        [1] Le coût le plus élevé de chaque ville
       *[other] Le coût le plus élevé de chaque moitié : { $vp }
    }
picture-eights = Bâtiments à 8, avec une tuile chacun
picture-upgrades = Tuiles : valeur d’une ville ou catégorie
picture-category-city = Bâtiments urbains
picture-category-land = Bâtiments ruraux
picture-category-scored = évalués
picture-card-now = Bâtiments : pour l’instant
picture-card-worth = pour l’instant
picture-card-if-now = si la partie finissait maintenant
picture-eight = Bâtiment à 8
picture-screen-improves = Ce que tu peux améliorer
picture-screen-difference = et pour combien de blocs
picture-reckoning-rate = Pièces : { $n } valent un point, celles de la carte bonus comprises.
picture-wheel-prices-both = Là où il y a des blocs, le prix actuel ; puis, sur une pièce, le prix après rotation.

described-category =
    Catégorie { $category } : coût fois { $vp ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
        [one] { $vp } point
       *[other] { $vp } points
    }, où qu’ils se trouvent ; au moins 1 bâtiment pour l’évaluer, sans objets.
described-far =
    { $seat } : { $goals } ; bâtiments : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } selon la carte.
described-objects-worth =
    { $seat } : objets : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } selon la carte.
described-reached = { $seat } a montré que ses trois objectifs sont atteints.
described-coins-hidden = Les pièces sont cachées derrière les paravents.
described-bonus-now = La carte bonus compterait : { $what }.
picture-coins-hidden = cachées derrière les paravents
