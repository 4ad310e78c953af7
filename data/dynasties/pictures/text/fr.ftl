# Sur les images de Dynasties, en français.

picture-table = Table
picture-court = Cour et actions bonus
picture-screen = Ton paravent
picture-opened = Paravent
picture-reckoning = Décompte final

# Tout en haut

picture-over = La partie est finie
picture-won =
    { $seat } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-shared =
    La victoire est partagée : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-asks-turn = C’est à { $seat } de jouer
picture-asks-after = { $seat } peut continuer
picture-asks-divide = { $seat } partage les ressources
picture-asks-goods = { $seat } choisit des ressources
picture-asks-apart = { $seat } met un dé à part
picture-asks-dowry = { $seat } choisit des dés
picture-asks-die = { $seat } applique un dé
picture-asks-second = { $seat } monte sur un second navire
picture-asks-pick = { $seat } choisit des dés
picture-asks-keep = { $seat } garde une carte Décompte
picture-asks-plunder = { $seat } pille les navires
picture-asks-plot = { $seat } déploie deux figurines
picture-asks-wed = { $seat } arrange un mariage
picture-asks-tribute = { $seat } paie un tribut
picture-asks-unload = { $seat } décharge un navire
picture-asks-bonus = { $seat } choisit une action bonus
picture-asks-leonardo = { $seat } peut en choisir une de plus
picture-asks-scoring = { $seat } joue des cartes Décompte
picture-asks-convent = { $seat } sauve des célibataires
picture-asked-turn = joue
picture-asked-after = peut continuer
picture-asked-divide = partage les ressources
picture-asked-goods = choisit des ressources
picture-asked-apart = met un dé à part
picture-asked-dowry = choisit des dés
picture-asked-die = applique un dé
picture-asked-second = monte sur un second navire
picture-asked-pick = choisit des dés
picture-asked-keep = garde une carte Décompte
picture-asked-plunder = pille les navires
picture-asked-plot = déploie deux figurines
picture-asked-wed = arrange un mariage
picture-asked-tribute = paie un tribut
picture-asked-unload = décharge un navire
picture-asked-bonus = choisit une action bonus
picture-asked-leonardo = peut en choisir une de plus
picture-asked-scoring = joue des cartes Décompte
picture-asked-convent = sauve des célibataires
picture-all = On attend { $n } joueurs
picture-round = Manche { $n } sur { $of }

# Table

picture-ships = Navires : le premier choisit, le second partage
picture-characters = Personnages
picture-track = Qui a passé, dans l’ordre des actions bonus
picture-bonus = Actions bonus à la fin de la manche
picture-division = Navire { $ship } : { $seat } choisit, le reste va à { $other }
picture-dice-rolled = Dés : quelques-uns sont à choisir
picture-dice-apart = Mariage, { $city } : { $seat } met un dé à part, { $other } choisira
picture-dice-dowry = Mariage, { $city } : { $seat } choisit, le reste va à { $other }
picture-dice-owned = Dés en cours d’application
picture-passed = a passé
picture-new = nouveau

# Ce que veulent dire les petites images, tout en bas

picture-means-black = princes
picture-means-white = princesses
picture-means-blue = personnages
picture-means-gold = actions spéciales
picture-means-pink = au choix
picture-means-action = cartes Action
picture-means-green = vertes
picture-means-yellow = jaunes
picture-means-book = tuiles Livre
picture-means-reserve = réserve
picture-means-more = réévaluation
picture-means-goblet = commence

# La cour

picture-court-characters = Personnages : payés en bleu, ou par une action spéciale en or
picture-piles = Sac, piles, cités libres
picture-played =
    { $n ->
        [one] { $n } jouée
       *[other] { $n } jouées
    }
picture-no-free-cities = Toutes les cités libres sont fondées

# Le paravent

picture-screen-private = Toi seul vois ceci
picture-screen-opened = Toutes les cartes sont ouvertes
picture-screen-empty = Rien n’est caché ici.
picture-screen-hand =
    { $n ->
        [one] Carte Action : un de ses symboles, ou l’action spéciale contre de l’or
       *[other] Cartes Action : un symbole d’une carte, ou l’action spéciale contre de l’or
    }
picture-screen-looked = Tu gardes une de ces cartes jaunes
picture-screen-scores = Cartes Décompte : points par manche ; dans la couronne, la valeur actuelle
picture-screen-scores-over = Cartes Décompte qui n’ont pas été jouées
picture-screen-books = Tuiles Livre
picture-screen-under = Tu as mis sous la pile :
picture-icon-trade = Commerce
picture-icon-prince = Prince
picture-icon-princess = Princesse
picture-icon-character = Personnage
picture-special-voyage = Deux navires
picture-special-court = À la cour
picture-score-symbol_in_every_region = Une figurine là, dans chaque région
picture-score-most_goods = Personne n’en a plus que toi
picture-score-per_member_on_symbol = Pour chaque figurine là
picture-score-most_members_on_crowns = Le plus de figurines là, sans égalité
picture-score-per_married_member_in_region = Pour chaque figurine mariée là
picture-score-all_four_regions = Une figurine dans chaque région
picture-score-per_role = Pour chacun des tiens

# Le décompte final

picture-reckoning-wins = gagne la partie
picture-reckoning-by-goods = l’emporte : plus de ressources
picture-reckoning-shared = se partagent la victoire
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = D’où viennent les points
picture-reckoning-standing = Points jusqu’ici
picture-reckoning-total = Total
picture-source-cards = Cartes
picture-source-majorities = Régions
picture-source-crowns = Couron.
picture-source-revaluation = Réév.
picture-source-books = Livres
picture-source-dice = Dés
picture-source-cities = Cités
picture-source-singles = Célib.
picture-source-bonus = Bonus
picture-reckoning-regions = Les régions : force, puis majorité, couronne, réévaluation

# Les descriptions : chaque image en mots

described-your-turn = C’est à toi de jouer.
described-your-after = Tu peux utiliser une autre tuile Livre.
described-your-divide = Tu partages les ressources d’un navire.
described-your-goods = Tu choisis entre deux lots de ressources.
described-your-apart = Tu mets un dé à part.
described-your-dowry = Tu choisis entre le dé seul et la paire.
described-your-die = Tu appliques un dé.
described-your-second = Tu montes sur un second navire.
described-your-pick = Tu choisis des dés.
described-your-keep = Tu gardes une des cartes jaunes.
described-your-plunder = Tu prends un cube de chaque navire.
described-your-plot = Tu déploies dans deux cités.
described-your-wed = Tu choisis où marier.
described-your-tribute = Tu donnes des ressources.
described-your-unload = Tu prends des ressources de ton navire.
described-your-bonus = Tu choisis une action bonus.
described-your-leonardo = Tu peux choisir une action bonus de plus.
described-your-scoring = Tu choisis les cartes Décompte à jouer.
described-your-convent = Tu choisis les célibataires à sauver.
described-over = La partie est finie.
described-won =
    La partie est finie : { $seat } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-goods =
    La partie est finie : { $seat } l’emporte à égalité de { $n ->
        [one] { $n } point
       *[other] { $n } points
    } avec plus de ressources.
described-shared =
    La partie est finie : { $seats } se partagent la victoire avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-private = Toi seul vois ceci.
described-dice-of = Dés { DE($seat) } : { $dice }.
described-dice-done = Appliqués : { $dice }.
described-revaluation = Réévaluation { $region }, que personne n’a encore : { $n } pour une majorité, { $m } pour une cité couronnée.
described-cities = Tu peux choisir : { $cities }.
described-city = { $n } est { $city }
described-chosen = Tu irais à { $cities }.
described-does-drake = { character-drake } : { does-drake }.
described-does-leonardo = { character-leonardo } : { does-leonardo }.
described-does-karl = { character-karl } : { does-karl }.
described-does-machiavelli = { character-machiavelli } : { does-machiavelli }.
described-does-isabella = { character-isabella } : { does-isabella }.
described-does-elizabeth = { character-elizabeth } : { does-elizabeth }.
described-does-fugger = { character-fugger } : { does-fugger }.
described-does-philipp = { character-philipp } : { does-philipp }.
described-does-free = Action bonus { bonus-free } : { does-free }.
described-does-casanova = Action bonus { bonus-casanova } : { does-casanova }.
described-does-action = Action bonus { bonus-action } : { does-action }.
described-does-scoring = Action bonus { bonus-scoring } : { does-scoring }.
described-does-revaluation = Action bonus { bonus-revaluation } : { does-revaluation }.
described-gone =
    Jouées : { $actions ->
        [one] { $actions } carte Action
       *[other] { $actions } cartes Action
    }, { $scores ->
        [one] { $scores } carte Décompte
       *[other] { $scores } cartes Décompte
    }, { $books ->
        [one] { $books } tuile Livre
       *[other] { $books } tuiles Livre
    }.
described-region =
    { $region } : { $seats_count ->
        [0] personne n’y est.
       *[other] { $seats }.
    }
described-award =
    { $seat }, force { $strength }, reçoit { $n ->
        [0] rien
       *[other] { $n }
    }
described-total =
    { $seat } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $cards } pour les cartes Décompte, { $majorities } pour les majorités, { $crowns } pour les cités couronnées, { $revaluation } pour la réévaluation, { $books } pour les tuiles Livre, { $dice } par les dés, { $cities } par les cités, { $singles } pour les célibataires, { $bonus } par les actions bonus).
