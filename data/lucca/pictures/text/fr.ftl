# Sur les images de Lucca Città, en français.

picture-table = Table
picture-screen = Ton paravent
picture-opened = Paravent
picture-reckoning = Décompte final

# Table

picture-over = La partie est finie
picture-won =
    { $seat } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-asked-turn = joue
picture-choosing = Tous gardent deux cartes
picture-round = Manche { $n } sur { $of }
picture-last-round = Dernière manche, { $n } sur { $of }
picture-pile =
    { $n ->
        [0] pioche vide
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
picture-palace = Un palais est terminé avec { $n } cartes
picture-has-chosen = a choisi
picture-is-choosing = doit encore choisir
picture-new = nouveau

# Ce que veulent dire les petites images, tout en bas

picture-means-window = fenêtre
picture-means-shield = bouclier
picture-means-wall = mur
picture-means-tower = tour
picture-means-discarded = écartée
picture-means-points = points
picture-means-closed = points à l’ouverture
picture-means-opened = ouvert
picture-means-lowest = plus petit numéro inachevé
picture-means-highest = plus grand ouvert

# Le paravent

picture-screen-private = Personne d’autre ne voit ceci
picture-screen-empty = Rien n’est caché ici.
picture-screen-keep = Garde deux de tes quatre cartes
picture-screen-kept = Tu gardes deux cartes ; tu peux encore changer
picture-screen-is-kept = gardée
picture-screen-on-top = gardée, dessus
picture-screen-offers = Ce que chaque triplet ferait pour toi
picture-fate-starts = commence
picture-fate-enlarges = agrandit
picture-fate-completes = termine
picture-fate-tower = construite
picture-fate-wall = mur
picture-fate-discard = écartée
picture-none = pas encore
picture-screen-walls = Tes murs
picture-screen-discards = Écartées
picture-screen-aside = Non gardées
picture-screen-worth = Murs et tours rapportent

# Le décompte final

picture-reckoning-wins = gagne la partie
picture-reckoning-by-number = gagne l’égalité : plus grand numéro de rue
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = D’où viennent les points
picture-reckoning-standing = Les points jusqu’ici
picture-reckoning-total = Total
picture-source-windows = Fenêtres
picture-source-openings = Ouvertures
picture-source-final-openings = À la fin
picture-source-walls = Murs, tours
picture-source-numbers = Numéros
picture-reckoning-ending = Murs, tours et numéros de rue
picture-reckoning-fell = non soutenus
picture-reckoning-lowest = plus petit inachevé
picture-reckoning-highest = plus grand ouvert
picture-reckoning-kept = { $seat } a les deux : aucun point ne change de main.
picture-reckoning-no-lowest = Rien n’est en construction : aucun point ne change de main pour les numéros.
picture-reckoning-no-highest = Aucun palais n’est ouvert : aucun point ne change de main pour les numéros.

# Les descriptions : chaque image en mots

described-your-turn = C’est à toi de jouer.
described-choose = Tu dois garder deux de tes quatre cartes.
described-over = La partie est finie.
described-won =
    La partie est finie : { $seat } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-number =
    La partie est finie : { $seat } gagne l’égalité à { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, avec le plus grand numéro de rue.
described-private = Personne d’autre ne voit ceci.
described-worth =
    Tes murs et tes tours { $n ->
        [0] ne rapporteraient rien maintenant.
        [one] rapporteraient { $n } point maintenant.
       *[other] rapporteraient { $n } points maintenant.
    }
described-total =
    { $seat } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $windows } pour les fenêtres, { $openings } pour les ouvertures, { $final_openings } pour les ouvertures finales, { $walls } pour les murs et les tours, { $numbers } pour les numéros de rue).
