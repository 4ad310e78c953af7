# Sur les images de Carpe Diem, en français.

picture-table = Table
picture-district = Quartier
picture-cards = Cartes Scoring
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
picture-asks-pawn = { $seat } place son pion
picture-asks-turn = C’est à { $seat } de jouer
picture-asks-artisan = { $seat } prend une tuile de la rangée du bas
picture-asks-fountain = { $seat } choisit des cartes Fontaine
picture-asks-order = { $seat } choisit l’ordre
picture-asks-circle = { $seat } pose un disque
picture-asks-red = { $seat } score une carte
picture-asks-green = { $seat } score une carte
picture-asked-pawn = place son pion
picture-asked-turn = joue
picture-asked-artisan = prend une tuile de la rangée
picture-asked-fountain = choisit des cartes Fontaine
picture-asked-order = choisit l’ordre
picture-asked-circle = pose un disque
picture-asked-red = score une carte
picture-asked-green = score une carte
picture-phase = Phase { $n } sur { $of }, manche { $round }

# Table

picture-pile-white = blanches
picture-pile-black = noires
picture-pile-fountains = fontaines
picture-pile-box = à la boîte
picture-row = Rangée du bas : tuiles pour les artisans
picture-track = Piste : le premier score d’abord ; sur une même case, le disque du dessus
picture-cards-how = Scoring : les cartes rouges se paient, les vertes comptent ce qui est terminé
picture-new = nouveau

# Ce que veulent dire les petites images, tout en bas

picture-means-chimney = cheminée
picture-means-coin = pièce
picture-means-bread = pain
picture-means-banner = banderole
picture-means-card = carte Fontaine
picture-means-stored = stockée

# Le quartier

picture-district-counts = Terminé, et après un plus ce qui est commencé
picture-marks-finished = terminé
picture-marks-open = côté ouvert
picture-marks-met = tâche remplie

# Les cartes Scoring

picture-cards-times = toi : × { $n } maintenant
picture-cards-fails = toi : −{ $n } maintenant

# Le paravent

picture-screen-private = Personne d’autre ne voit ceci
picture-screen-opened = Les cartes Fontaine sont révélées
picture-screen-empty = Rien n’est caché ici.
picture-screen-reach = Tuiles à portée de ton pion
picture-screen-hand = La tuile en main
picture-screen-ways = Elle peut se poser ainsi :
picture-screen-cells = Elle peut aller là où sont les numéros.
picture-screen-lies = Elle irait dans le cadre.
picture-screen-store = stocker
picture-screen-fountains = Cartes Fontaine et ce qu’elles rapportent
picture-screen-no-fountains = Pas de carte Fontaine
picture-screen-under = sous la pile
picture-screen-worth = Combien de fois tu remplirais chaque carte, sans pain

# Le décompte final

picture-reckoning-wins = gagne la partie
picture-reckoning-by-track = l’emporte à égalité : plus en arrière sur la piste
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = D’où viennent les points
picture-reckoning-standing = Les points jusqu’ici
picture-reckoning-total = Total
picture-source-play = En jeu
picture-source-villas = Villas
picture-source-leftovers = Restes
picture-source-track = Piste
picture-source-fountains = Fontaines
picture-source-frame = Cadre
picture-reckoning-ending = Villas, tâches, cartes Fontaine, restes
picture-reckoning-no-tasks = aucune tâche remplie

# Les descriptions : chaque image en mots

described-your-pawn = Tu places ton pion.
described-your-turn = C’est à toi de jouer.
described-your-artisan = Tu prends une tuile de la rangée du bas.
described-your-fountain = Tu remets une carte Fontaine sous la pile.
described-your-order = Tu choisis ce qui est récompensé en premier.
described-your-circle = Tu poses un disque.
described-your-red = Tu peux payer une carte Scoring.
described-your-green = Tu peux ajouter du pain à une carte Scoring.
described-over = La partie est finie.
described-won =
    La partie est finie : { $seat } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-track =
    La partie est finie : { $seat } l’emporte à égalité, à { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, étant plus en arrière sur la piste.
described-private = Personne d’autre ne voit ceci.
described-reach = Tu peux aller sur la { $space } : { $tiles }.
described-hand = Dans ta main : { $tiles }.
described-cells = La tuile peut aller ici : { $cells }.
described-cell = { $n } en { $cell }
described-lies = Tu la poserais ici : { $cell }.
described-free = Cercles libres : { $circles }.
described-finished =
    { $kinds_total ->
        [0] Rien de terminé.
       *[other] Terminé : { $kinds }.
    }
described-begun =
    { $kinds_total ->
        [0] Rien d’inachevé.
       *[other] Inachevé : { $kinds }.
    }
described-tasks = Tâches remplies : { $n } sur { $of }.
described-total =
    { $seat } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $play } en cours de partie, { $villas } pour les villas, { $leftovers } pour les restes, { $track } pour la piste, { $fountains } pour les cartes Fontaine, { $frame } pour le cadre).
