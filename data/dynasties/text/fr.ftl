# Dynasties, en français.

game-name = Dynasties
game-blurb = Marie ta famille dans les cités d’Europe, partage cargaisons et dots, règne où il faut.

verb-trade = Commerce
    .help = Envoie une figurine sur un navire. Si quelqu’un est à bord, tu partages et il choisit.
    .button = Commerce
verb-prince = Prince
    .help = Place un prince dans une cité, payé en noir.
    .button = Prince
verb-princess = Princesse
    .help = Place une princesse dans une cité, payée en blanc.
    .button = Princesse
verb-character = Personnage
    .help = Utilise un personnage, payé en bleu ; à la cour, il faut une carte « cour » et de l’or.
    .button = Personnage
verb-city = Cité de la carte
    .help = Place un prince ou une princesse dans la cité nommée par une carte, payé en or.
    .button = Cité de la carte
verb-pause = Pause
    .help = Défausse une carte et pioche 1 ressource.
    .button = Pause
verb-pass = Passer
    .help = Quitte la manche. Tu peux garder 1 carte pour la suivante.
    .button = Passer
verb-draw = Piocher
    .help = Utilise une tuile Livre : pioche une carte Action.
    .button = Tuile : 1 carte
    .final = Une carte piochée ne peut pas être rendue.
verb-end = Finir
    .help = Finis ton tour sans utiliser d’autre tuile Livre.
    .button = Finir le tour
    .final = Ensuite les autres jouent, et tu ne peux plus revenir en arrière.
verb-divide = Partager
    .help = Nomme un des deux lots de ressources ; le reste est l’autre.
    .button = Partager
verb-choose = Choisir
    .help = Choisis un des deux lots.
    .button = Choisir
verb-apart = Séparer
    .help = Sépare un dé des deux autres.
    .button = Séparer
verb-carry = Appliquer
    .help = Applique un de tes dés.
    .button = Appliquer
verb-board = Embarquer
    .help = Envoie une figurine sur le second navire d’un double commerce.
    .button = Embarquer
verb-pick = Prendre
    .help = Choisis les dés que tu appliques.
    .button = Prendre
verb-keep = Garder
    .help = Garde une des cartes Décompte jaunes que tu as piochées.
    .button = Garder
verb-plunder = Piller
    .help = Avec Drake : prends 1 cube sur chaque navire.
    .button = Piller
verb-plot = Comploter
    .help = Avec Machiavelli : déploie deux fois, dans deux cités, chaque fois 1 cube plus cher.
    .button = Comploter
verb-wed = Unir
    .help = Avec Isabella et Ferdinand : épouse une figurine seule sans payer.
    .button = Unir
verb-give = Donner
    .help = Pour Fugger : choisis les ressources que tu donnes.
    .button = Donner
verb-unload = Décharger
    .help = À bord sans rival en fin de manche : prends 2 ressources du navire.
    .button = Décharger
verb-bonus = Action bonus
    .help = Choisis ton action bonus en fin de manche.
    .button = Action bonus
verb-score = Décompter
    .help = Joue des cartes Décompte, autant que tu veux.
    .button = Décompter
verb-save = Sauver
    .help = Paie 1 rose par célibataire qui reste ; les autres partent au couvent.
    .button = Sauver

# Ce qu’un formulaire demande. Dans une commande, son nom est plus court : `.option`.
field-card = carte
    .option = carte
field-ship = navire
    .option = navire
field-pink = cubes roses pour payer
    .option = roses
field-done = puis finir mon tour
    .option = finir
field-city = cité
    .option = cité
field-character = personnage
    .option = personnage
field-role = prince ou princesse
    .option = rôle
field-place = case de la piste de passage
    .option = case
field-keep = carte à garder
    .option = garder
field-goods = ressources
    .option = ressources
field-part = lot
    .option = lot
field-die = dé
    .option = dé
field-region = région
    .option = région
field-dice = dés
    .option = dés
field-score = carte Décompte
    .option = carte
field-ship1 = cube du navire 1
    .option = navire1
field-ship2 = cube du navire 2
    .option = navire2
field-ship3 = cube du navire 3
    .option = navire3
field-role2 = en second : prince ou princesse
    .option = rôle2
field-city2 = seconde cité
    .option = cité2
field-extra = or et bleu pour payer
    .option = surplus
field-payment = cubes pour payer
    .option = paiement
field-action = action bonus
    .option = action
field-free = cité libre
    .option = libre
field-space = place
    .option = place
field-scores = cartes Décompte à jouer
    .option = cartes
field-cities = célibataires à sauver
    .option = célibataires

decision-turn = C’est à { $seat } de jouer.
    .yours = C’est à toi de jouer.
decision-after = { $seat }, utilises-tu encore une tuile Livre ?
    .yours = Utilises-tu une tuile Livre, ou finis-tu ton tour ?
decision-divide = { $seat }, partage la cargaison du navire { $ship } ({ $goods }) ; { $other } choisira.
    .yours = Partage la cargaison du navire { $ship } : { $goods }. { $other } choisira un lot.
decision-goods = { $seat }, que prends-tu sur le navire { $ship } : { $one }, ou { $two } ?
    .yours = Que prends-tu sur le navire { $ship } : { $one }, ou { $two } ? Le reste va à { $other }.
decision-apart = { $seat }, quel dé sépares-tu pour le mariage ({ $city }) : { $dice } ? { $other } choisira.
    .yours = Mariage ({ $city }). Les dés : { $dice }. Sépares-en un ; { $other } choisira le dé seul ou la paire.
decision-dowry = { $seat }, pour le mariage ({ $city }) : le dé seul ({ $single }), ou la paire ({ $pair }) ?
    .yours = Mariage ({ $city }) : prends-tu le dé seul ({ $single }), ou la paire ({ $pair }) ? Le reste va à { $other }.
decision-die =
    { $dice_count ->
        [one] { $seat } a un dé à appliquer : { $dice }.
       *[other] { $seat }, quel dé appliques-tu d’abord : { $dice } ?
    }
    .yours =
        { $dice_count ->
            [one] Applique ton dé : { $dice }.
           *[other] Quel dé appliques-tu d’abord : { $dice } ?
        }
decision-second = { $seat }, sur quel navire embarques-tu après le navire { $ship } ?
    .yours = Sur quel navire embarques-tu après le navire { $ship } ?
decision-pick =
    { $n ->
        [one] { $seat }, quel dé appliques-tu : { $dice } ?
       *[other] { $seat }, quels { $n } dés appliques-tu : { $dice } ?
    }
    .yours =
        { $n ->
            [one] Quel dé appliques-tu : { $dice } ?
           *[other] Quels { $n } dés appliques-tu : { $dice } ?
        }
decision-keep = { $seat }, quelle carte Décompte gardes-tu ?
    .yours = Quelle carte Décompte gardes-tu ? Les autres vont sous la pile.
decision-plunder = { $seat }, quels cubes Drake t’apporte-t-il ?
    .yours = Drake t’apporte un cube de chaque navire. Lesquels ?
decision-plot = { $seat }, dans quelles cités Machiavelli t’aide-t-il ?
    .yours = Machiavelli : nomme deux places et paie-les ensemble. Chacune coûte 1 cube de plus, de n’importe quelle couleur.
decision-wed = { $seat }, dans quelle cité Isabella et Ferdinand arrangent-ils un mariage ?
    .yours = Dans quelle cité Isabella et Ferdinand arrangent-ils ton mariage ?
decision-tribute =
    { $n ->
        [one] { $seat }, quelle ressource donnes-tu à { $taker } ?
       *[other] { $seat }, quelles { $n } ressources donnes-tu à { $taker } ?
    }
    .yours =
        { $n ->
            [one] Fugger : quelle ressource donnes-tu à { $taker } ?
           *[other] Fugger : quelles { $n } ressources donnes-tu à { $taker } ?
        }
decision-unload = { $seat }, que prends-tu sur le navire { $ship } ({ $goods }) ?
    .yours = Personne ne t’a rejoint sur le navire { $ship } ({ $goods }). Quelles 2 ressources prends-tu ?
decision-bonus = { $seat }, quelle action bonus choisis-tu ?
    .yours = Quelle action bonus choisis-tu ?
decision-leonardo = { $seat }, quelle action bonus Leonardo t’apporte-t-il ?
    .yours = Leonardo te permet une action bonus de plus. Laquelle ?
decision-scoring = { $seat }, quelles cartes Décompte joues-tu ?
    .yours = Quelles cartes Décompte joues-tu maintenant ?
decision-convent = { $seat }, quels célibataires sauves-tu du couvent ?
    .yours = Quels célibataires sauves-tu du couvent ? Chacun coûte 1 rose.

event-began = Cités, cartes, prix et bien des nombres sont reconstitués : du livret il ne reste qu’une annexe (voir « Reconstitué » dans les règles).
event-greens = Chacun reçoit { $n } cartes Décompte vertes.
event-greens-own = Tes cartes Décompte vertes : { $cards }.
event-round = La manche { $round } commence. { $seat } joue en premier.
event-dealt = Chacun pioche { $n } cartes Action.
event-dealt-own = Tu pioches : { $cards }.
event-characters = Les personnages, des cases gratuites jusqu’à la cour : { $characters }.
event-drew =
    { $goods_total ->
        [0] Le sac est vide : { $seat } ne pioche rien.
       *[other] { $seat } pioche { $goods } dans le sac.
    }
event-drew-cards =
    { $n ->
        [0] Il n’y a plus de carte Action pour { $seat }.
        [one] { $seat } pioche une carte Action.
       *[other] { $seat } pioche { $n } cartes Action.
    }
event-drew-cards-own =
    { $cards_total ->
        [0] Il n’y a plus de carte Action pour toi.
       *[other] Tu pioches : { $cards }.
    }
event-book = { $seat } prend une tuile Livre ({ $city }).
event-book-own = À { $city }, tu prends la tuile Livre « { $book } ».
event-no-book = Il ne reste pas de tuile Livre pour { $seat } ({ $city }).
event-looked =
    { $n ->
        [0] Il ne reste pas de carte Décompte jaune pour { $seat }.
        [one] { $seat } prend la dernière carte Décompte jaune.
       *[other] { $seat } regarde { $n } cartes Décompte jaunes.
    }
event-looked-own =
    { $cards_count ->
        [0] Il ne reste pas de carte Décompte jaune pour toi.
        [one] Tu prends la dernière carte Décompte jaune : { $cards }.
       *[other] Tu regardes { $cards }.
    }
event-kept =
    { $n ->
        [one] { $seat } en garde une et remet l’autre sous la pile.
       *[other] { $seat } en garde une et remet les { $n } autres sous la pile.
    }
event-kept-own = Tu gardes « { $card } » et remets sous la pile : { $under }.
event-played = { $seat } joue « { $card } ».
event-paused = { $seat } fait une pause et défausse « { $card } ».
event-used-book = { $seat } utilise la tuile Livre « { $book } ».
event-ended = { $seat } finit son tour.
event-voyage = { $seat } paie { $paid } pour commercer sur deux navires.
event-boarded = { $seat } embarque en premier sur le navire { $ship }.
event-joined = { $seat } rejoint { $other } sur le navire { $ship }.
event-divided = { $seat } partage : { $one }, ou { $two }.
event-traded =
    { $goods_total ->
        [0] { $rest_total ->
            [0] Le navire { $ship } était vide : rien pour { $seat } ni pour { $other }.
           *[other] { $other } reçoit { $rest }, { $seat } rien.
        }
       *[other] { $rest_total ->
            [0] { $seat } reçoit { $goods }, { $other } rien.
           *[other] { $seat } prend { $goods }, { $other } reçoit { $rest }.
        }
    }
event-loaded =
    { $goods_total ->
        [0] Le sac est vide : rien n’arrive sur le navire { $ship }.
       *[other] Sur le navire { $ship } il y a maintenant { $goods }.
    }
event-deployed =
    { $seat } place { $role ->
        [prince] un prince
       *[other] une princesse
    } à { $city }{ $paid_total ->
        [0] .
       *[other] {" "}pour { $paid }.
    }
event-city-points =
    { $n ->
        [one] { $city } rapporte { $n } point à { $seat }.
       *[other] { $city } rapporte { $n } points à { $seat }.
    }
event-married = { $seat } et { $other } se marient à { $city }. { $seat } lance et partage, { $other } choisit.
event-rolled = { $seat } lance les dés : { $dice }.
event-set-apart = { $seat } sépare { $single } de { $pair }.
event-chose-dice = { $seat } prend { $dice }, { $other } reçoit { $rest }.
event-picked = { $seat } choisit { $dice }.
event-die-lost = { $seat } ne peut pas appliquer « { $die } » : le dé est perdu.
event-die-points =
    { $n ->
        [one] Le dé rapporte { $n } point à { $seat }.
       *[other] Le dé rapporte { $n } points à { $seat }.
    }
event-born = { $seat } a un enfant à { $city }.
event-coat = { $seat } prend un blason ({ $region }).
event-no-coat = Il n’y a plus de blason : { $seat } ne reçoit rien pour « { $die } ».
event-character =
    { $seat } fait appel à { $character }{ $paid_total ->
        [0] , gratuitement.
       *[other] {" "}pour { $paid }.
    }
event-plundered = { $seat } prend sur les navires 1, 2 et 3 : { $cubes }.
event-plotted = { $seat } complote à { $one } et à { $two } pour { $paid }.
event-gave = { $seat } donne { $goods } à { $other }.
event-answered = { $seat } a décidé.
event-passed =
    { $seat } passe : { $place }. { $cards_total ->
        [0] {""}
       *[other] Défaussé : { $cards }.{" "}
    }{ $kept ->
        [0] Aucune carte gardée.
       *[other] Une carte gardée.
    }
event-round-over = La manche { $round } est finie.
event-unloaded =
    { $goods_total ->
        [0] Personne n’a rejoint { $seat } sur le navire { $ship } : il est vide.
       *[other] Personne n’a rejoint { $seat } sur le navire { $ship } : { $seat } prend { $goods }.
    }
event-bonus = { $seat } choisit comme action bonus : { $action }.
event-bonus-points =
    { $n ->
        [one] { $seat } reçoit { $n } point.
       *[other] { $seat } reçoit { $n } points.
    }
event-declined = { $seat } renonce à une action bonus de plus.
event-revalued = { $seat } prend la tuile Réévaluation ({ $region }).
event-founded = { $seat } fonde { $city } ({ $region }).
event-seduced =
    Casanova amène { $role ->
        [prince] un prince neutre
       *[other] une princesse neutre
    } à { $city }, où { $seat } paie { $paid }.
event-singles =
    { $seat } a { $n ->
        [one] { $n } célibataire
       *[other] { $n } célibataires
    } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
event-scored =
    { $seat } décompte « { $card } »{ $n ->
        [one] {""}
       *[other] {" "}({ $n } cartes)
    } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
event-scores-none = { $seat } ne joue pas d’autre carte Décompte pour l’instant.
event-saved = { $seat } paie en rose et sauve ses célibataires : { $cities }.
event-convent =
    { $cities_count ->
        [one] Le couvent prend un célibataire { DE($seat) } : { $cities }.
       *[other] Le couvent prend des célibataires { DE($seat) } : { $cities }.
    }
event-over = La dernière manche est finie. On décompte les régions.
event-shown =
    Il restait à { $seat } : { $books_total ->
        [0] pas de tuile Livre
        [one] la tuile Livre « { $books } »
       *[other] les tuiles Livre « { $books } »
    } ; { $scores_count ->
        [0] pas de carte Décompte
       *[other] { $scores }
    }{ $cards_total ->
        [0] .
       *[other] {" "}; { $cards }.
    }
event-end-region =
    { $region } : { $first_count ->
        [0] personne n’a la majorité
       *[other] majorité pour { $first } ({ $n } points)
    }{ $second_count ->
        [0] {""}
       *[other] , deuxième place pour { $second } ({ $m } points)
    }{ $crowned_count ->
        [0] .
       *[other] {" "}; cité couronnée : { $crowned } ({ $crown } points chacun).
    }
event-end-revaluation = Réévaluation ({ $region }) : { $n } points pour { $owner }.
event-end-books = Les tuiles Livre rapportent { $n } points à { $seat }.

refusal-dynasties-no-figure = Tu n’as plus de figurine en réserve. Tu peux encore appeler un personnage, faire une pause ou passer.
refusal-dynasties-no-card = Tu n’as plus de carte Action. Tu peux passer.
refusal-dynasties-no-tile = Aucune de tes tuiles Livre ne donne de carte Action. Choisis autre chose.
refusal-dynasties-only-tiles = Tu as joué ta carte de ce tour. Tu peux utiliser une tuile Livre qui y sert, ou finir ton tour.
refusal-dynasties-no-icon =
    { $role ->
        [prince] Aucune de tes cartes ne montre de prince. Choisis ce que montrent tes cartes, ou fais une pause.
       *[other] Aucune de tes cartes ne montre de princesse. Choisis ce que montrent tes cartes, ou fais une pause.
    }
refusal-dynasties-all-too-dear =
    { $role ->
        [prince] Tu n’as pas de quoi payer un prince, même avec du rose : la place libre la moins chère coûte { $price }. Choisis autre chose.
       *[other] Tu n’as pas de quoi payer une princesse, même avec du rose : la place libre la moins chère coûte { $price }. Choisis autre chose.
    }
refusal-dynasties-space-taken = À { $city }, la place ({ $role }) est prise. Choisis une cité où elle est libre.
refusal-dynasties-own-spouse = À { $city }, tu te marierais avec toi-même : l’autre place est à toi. Choisis une autre cité.
refusal-dynasties-not-open = { $city } n’est pas sur le plateau. Choisis une autre cité.
refusal-dynasties-too-dear = { $city } coûte { $price } : tu n’as pas de quoi payer, même avec du rose. Choisis une cité moins chère.
refusal-dynasties-aboard = Tu as déjà une figurine sur le navire { $ship }. Choisis-en un autre.
refusal-dynasties-used = { $character } a déjà servi dans cette manche. Choisis un autre personnage.
refusal-dynasties-at-court = { $character } est à la cour : il faut une carte « cour » et de l’or.
refusal-dynasties-slot-dear = { $character } coûte { $price } : tu n’as pas de quoi payer, même avec du rose. Choisis un autre personnage.
refusal-dynasties-idle = { $character } ne pourrait rien pour toi en ce moment. Choisis un autre personnage.
refusal-dynasties-place-taken = { $seat } y est déjà. Choisis une autre case.
refusal-dynasties-place-dear = Cette case coûte { $price } ; aucune autre couleur ne convient. La prochaine case libre ne coûte rien.
refusal-dynasties-bonus-taken = { $seat } a déjà pris cette action bonus : { $action }. Choisis-en une autre ; les points restent toujours possibles.

# Les règles en quelques pages courtes : chacune tient sur un écran de téléphone.
topic-aim =
    Tu envoies princes et princesses dans les cités de quatre régions et les maries à ceux des autres. En trois manches tu récoltes des points ; à la fin les régions comptent. Qui en a le plus gagne ; à égalité, qui a plus de ressources.

    À ton tour, joue une carte pour une des choses qu’elle montre, fais une pause, ou passe. Quand tous ont passé, la manche finit.

    À 3, 4 ou 5, chacun pioche 6, 5 ou 4 cartes par manche.

    Le noir paie les princes, le blanc les princesses, le bleu les personnages, l’or les actions spéciales. Un rose remplace tout autre cube. Ce qui est payé retourne au sac.

    Tu as 17 figurines. Sans réserve, ni déploiement, ni commerce, ni enfant.
    .title = But du jeu
topic-turn =
    Une carte montre deux ou trois icônes et une action spéciale ; tu en utilises une.
    - Commerce : une figurine sur un navire.
    - Prince, princesse : une figurine dans une cité.
    - Personnage : un des six à 0, 1 ou 2 bleus.
    Spéciale, contre de l’or :
    - une cité : l’une de ses places, sans son coût ;
    - deux navires : deux commerces, sur deux navires ;
    - cour : un des deux personnages de la cour.

    Pause : défausse une carte, pioche 1 ressource.

    Les tuiles Livre viennent des cités à livre. Avant et après ta carte, utilise-les une fois chacune : piocher, commercer, ou déployer au coût normal. Celles à blason ou 3 points attendent la fin.
    .title = Ton tour
topic-marriage =
    Une cité a une place de prince et une de princesse, dont une grande, plus chère. Tu ne prends jamais les deux. Chaque figurine reçoit le bonus : points, ressources, tuile Livre ; une couronne, rien encore.

    Deux places prises : mariage. La petite place lance trois dés et en sépare un ; la grande prend le dé seul ou la paire ; l’autre a le reste. Qui choisit applique d’abord.

    Dés : 1 à 6 points ; commerce ; naissance : un enfant dans une cité où tu es en couple, sans enfant ; carte Décompte : 1 sur 3 ; 2 ressources ; blason, qui compte comme une figurine pour la majorité de sa région. Un dé inapplicable est perdu.
    .title = Cités et mariage
topic-trade =
    Trois navires portent 5 ressources chacun. Sur un navire vide, ta figurine est la première à bord, et rien ne se passe encore.

    Si un autre est à bord, le commerce a lieu aussitôt : tu partages la cargaison en deux lots, aucun vide, et le premier choisit. Les deux figurines rentrent, et le navire reçoit 5 nouvelles ressources.

    Tu n’embarques pas là où tu es déjà.

    Qui reste sans rival à bord en fin de manche prend 2 ressources du navire. Puis tout navire à moins de 5 ressources est vidé et rechargé.
    .title = Commerce
topic-characters =
    Chacun sert une fois par manche.
    - Drake : 1 cube au choix de chaque navire.
    - Leonardo : une figurine chez lui donne une seconde action bonus.
    - Karl V : pioche 3 cartes jaunes, garde 1.
    - Machiavelli : déploie dans deux cités ; chaque fois 1 cube de plus, de toute couleur ; tout est payé d’abord.
    - Isabella et Ferdinand : rejoins la figurine seule d’un autre, sans payer.
    - Elizabeth : pioche 2 cartes Action.
    - Fugger : qui a 6 ressources t’en donne 1, avec 12 il en donne 2, etc. ; pour chaque autre, pioche 1.
    - Philipp II : lance 3 dés, applique 2.
    .title = Personnages
topic-round =
    Qui passe prend une case : A pour 2 roses, B pour 1 rose, ou la suivante. Il peut garder 1 carte. Quand tous ont passé :
    - Sans rival à bord : 2 ressources.
    - Dans l’ordre de la piste, une action bonus chacun : 3 points, 3 ressources, cité libre, Casanova, carte Action, carte Décompte, réévaluation. Une seule fois chacune, sauf les points.
    - Par célibataire : 1 point après la manche 1, 2 après la 2.
    - On peut jouer des cartes Décompte.
    - Après la manche 2, les célibataires vont au couvent, sauf contre 1 rose chacun.
    Le premier de la piste commence ensuite.

    Casanova : un époux neutre pour ton célibataire ; 2 dés (grande place) ou 1.
    .title = Fin de manche
topic-scoring =
    Les cartes Décompte se jouent à la fin de toute manche. 4/3/2 : selon la manche. Comptent princes, princesses, enfants ; un enfant n’est pas marié. Le plus de ressources : même à égalité ; le plus de figurines aux couronnes : seulement en tête sans égalité.

    Après la manche 3, par région :
    - majorité de figurines, blasons et tuiles à blason, puis deuxième place ; à égalité en tête, tous ont la première valeur, et pas de deuxième ;
    - chacun dans une cité couronnée ;
    - réévaluation : plus pour l’un et l’autre.
    Puis les tuiles à 3 points.

    Une carte qui ne peut plus monter est jouée pour toi ; à la fin, toutes celles qui valent quelque chose.
    .title = Décompte
topic-reconstructed =
    Du livret, il ne nous reste qu’une annexe : tuiles Livre, dés, personnages, actions bonus, genres de cartes Décompte. Des récits publics disent le tour, le commerce, le mariage. Sont de nous :
    - les cités sauf London et Madrid ; tous les coûts et bonus ;
    - le contenu des 34 cartes Action et leurs prix ;
    - paires et valeurs des cartes Décompte, sauf 7, 7 et 8 ;
    - les tuiles Région et la répartition des réévaluations ;
    - cases et prix des personnages et de la piste, points des célibataires, prix du couvent ;
    - les mains de 5 et 4 cartes.

    Nos choix : tu choisis ce que tu donnes à Fugger ; les égalités, comme sous « Décompte » ; donner, décharger, décompter et sauver se décident en même temps.
    .title = Reconstitué

# De quoi il s’agit à chaque étape, pour qui joue la première fois.
lesson-turn = Une carte, une chose. À côté d’une figurine seule, un mariage donne des dés ; la grande place choisit. Garde un rose pour passer.
lesson-after = Les tuiles à blason ou à points attendent la fin. Utilise les autres au bon moment ; elles ne valent rien ensuite.
lesson-trade = Le premier à bord choisira, le second partage maintenant. Regarde la cargaison avant d’embarquer.
lesson-prince = Un prince coûte du noir. Sur la grande place tu choisiras les dés, sur la petite tu les partages.
lesson-princess = Une princesse coûte du blanc. Sur la grande place tu choisiras les dés, sur la petite tu les partages.
lesson-character = Les moins chers partent vite. À la cour, il faut une carte « cour » et de l’or.
lesson-city = La cité de la carte ne coûte que de l’or, quelle que soit la place. Idéal pour les grandes places.
lesson-pause = Mieux que rien : une carte inutile devient une ressource.
lesson-pass = Devant, on choisit l’action bonus d’abord, et le premier commence la manche suivante. Garde ta meilleure carte.
lesson-divide = Tu auras ce que l’autre laisse : fais deux lots qui se valent pour lui, dont un meilleur pour toi.
lesson-goods = De quoi as-tu besoin, et qu’est-ce qui aiderait trop l’autre ?
lesson-choose = Prends ce qui te sert le plus. L’autre aura le reste.
lesson-apart = Un dé contre deux : sépare celui que tu peux perdre, ou que tu espères garder.
lesson-dowry = Deux dés ne valent pas toujours mieux qu’un. Vérifie si un commerce ou une naissance te sert.
lesson-die = Les dés sans choix sont déjà appliqués.
lesson-carry = Avec deux dés, tu dis lequel vient d’abord. Un enfant compte pour la majorité de sa région.
lesson-second = Le premier navire est réglé. Le second doit être un autre.
lesson-board = Choisis un navire où tu seras le premier, ou une cargaison que tu veux partager.
lesson-pick = Un dé qu’on ne peut pas appliquer n’est pas proposé.
lesson-keep = Quelle carte va avec tes cités ou tes ressources ? Tu peux attendre une autre manche pour la jouer.
lesson-plunder = Un cube de chaque navire, dans les couleurs qu’il te faut. Rien n’est rechargé avant le prochain commerce.
lesson-plot = Deux cités différentes, dans l’ordre : la première est réglée entièrement avant la seconde.
lesson-wed = Tu ne paies rien : prends une place chère. Le bonus de la cité est à toi.
lesson-tribute = Une ressource par lot de six que tu as.
lesson-give = Donne ce qui te sert le moins. Tous ceux qui doivent donner choisissent en même temps.
lesson-unload = Personne ne t’a rejoint : prends les deux ressources qu’il te faut. Le reste retourne au sac.
lesson-bonus = Sauf les points, chacune n’est prise qu’une fois. Réévaluation, carte Décompte et cité libre valent souvent le plus.
lesson-leonardo = Une de plus, parmi celles qui restent. Tu peux aussi y renoncer.
lesson-scoring = Les cartes perdent de la valeur à chaque manche, mais peuvent grandir avec tes figurines. Le reste est joué pour toi.
lesson-score = Choisis ce que tu veux jouer maintenant. Le reste demeure en main.
lesson-convent = Un célibataire qui reste peut encore se marier, et compte pour la majorité.
lesson-save = Seul le rose sauve un célibataire. Les autres retournent dans ta réserve.

source-cards = Cartes Décompte
source-majorities = Majorités
source-crowns = Cités couronnées
source-revaluation = Réévaluation
source-books = Tuiles Livre
source-dice = Dés
source-cities = Bonus des cités
source-singles = Célibataires
source-bonus = Action bonus

region-britannia = Britannia
    .counted =
        { $n ->
            [one] Britannia
           *[other] { $n } × Britannia
        }
region-france = France
    .counted =
        { $n ->
            [one] France
           *[other] { $n } × France
        }
region-hispania = Hispania
    .counted =
        { $n ->
            [one] Hispania
           *[other] { $n } × Hispania
        }
region-empire = Imperium
    .counted =
        { $n ->
            [one] Imperium
           *[other] { $n } × Imperium
        }
area-britannia = Britannia
area-france = France
area-hispania = Hispania
area-empire = Imperium
area-free = cités libres
good-black = noir
    .counted =
        { $n ->
            [one] { $n } noir
           *[other] { $n } noirs
        }
good-white = blanc
    .counted =
        { $n ->
            [one] { $n } blanc
           *[other] { $n } blancs
        }
good-gold = or
    .counted = { $n } or
good-blue = bleu
    .counted =
        { $n ->
            [one] { $n } bleu
           *[other] { $n } bleus
        }
good-pink = rose
    .counted =
        { $n ->
            [one] { $n } rose
           *[other] { $n } roses
        }
cube-black = noir
cube-white = blanc
cube-gold = or
cube-blue = bleu
cube-pink = rose
cube-none = rien

# Les cités.
city-london = London
city-edinburgh = Edinburgh
city-york = York
city-dublin = Dublin
city-bristol = Bristol
city-paris = Paris
city-lyon = Lyon
city-bordeaux = Bordeaux
city-toulouse = Toulouse
city-madrid = Madrid
city-toledo = Toledo
city-sevilla = Sevilla
city-barcelona = Barcelona
city-granada = Granada
city-wien = Wien
city-augsburg = Augsburg
city-praha = Praha
city-hamburg = Hamburg
city-koeln = Köln
city-milano = Milano
city-cardiff = Cardiff
city-calais = Calais
city-zaragoza = Zaragoza
city-luebeck = Lübeck
city-free1 = Cité libre I
city-free2 = Cité libre II
city-free3 = Cité libre III
role-prince = prince
role-princess = princesse
figure-prince = prince
figure-princess = princesse
figure-child = enfant
symbol-crown = couronne
symbol-book = livre
symbol-anchor = ancre
symbol-vp = points
space-prince-large = prince sur la grande place
space-prince-small = prince sur la petite place
space-princess-large = princesse sur la grande place
space-princess-small = princesse sur la petite place

# Les cartes Action : ce qu’elles offrent, et le prix de l’action spéciale.
action-A01 = commerce / prince / York (1 or)
    .counted =
        { $n ->
            [one] commerce / prince / York (1 or)
           *[other] { $n } × commerce / prince / York (1 or)
        }
action-A02 = commerce / princesse / Wien (2 or)
    .counted =
        { $n ->
            [one] commerce / princesse / Wien (2 or)
           *[other] { $n } × commerce / princesse / Wien (2 or)
        }
action-A03 = commerce / personnage / cour (1 or)
    .counted =
        { $n ->
            [one] commerce / personnage / cour (1 or)
           *[other] { $n } × commerce / personnage / cour (1 or)
        }
action-A04 = prince / princesse / Sevilla (1 or)
    .counted =
        { $n ->
            [one] prince / princesse / Sevilla (1 or)
           *[other] { $n } × prince / princesse / Sevilla (1 or)
        }
action-A05 = prince / personnage / Lyon (1 or)
    .counted =
        { $n ->
            [one] prince / personnage / Lyon (1 or)
           *[other] { $n } × prince / personnage / Lyon (1 or)
        }
action-A06 = princesse / personnage / deux navires (1 or)
    .counted =
        { $n ->
            [one] princesse / personnage / deux navires (1 or)
           *[other] { $n } × princesse / personnage / deux navires (1 or)
        }
action-A07 = commerce / prince / cour (1 or)
    .counted =
        { $n ->
            [one] commerce / prince / cour (1 or)
           *[other] { $n } × commerce / prince / cour (1 or)
        }
action-A08 = commerce / princesse / Milano (1 or)
    .counted =
        { $n ->
            [one] commerce / princesse / Milano (1 or)
           *[other] { $n } × commerce / princesse / Milano (1 or)
        }
action-A09 = commerce / personnage / London (2 or)
    .counted =
        { $n ->
            [one] commerce / personnage / London (2 or)
           *[other] { $n } × commerce / personnage / London (2 or)
        }
action-A10 = prince / princesse / Barcelona (1 or)
    .counted =
        { $n ->
            [one] prince / princesse / Barcelona (1 or)
           *[other] { $n } × prince / princesse / Barcelona (1 or)
        }
action-A11 = prince / personnage / cour (1 or)
    .counted =
        { $n ->
            [one] prince / personnage / cour (1 or)
           *[other] { $n } × prince / personnage / cour (1 or)
        }
action-A13 = commerce / prince / Augsburg (1 or)
    .counted =
        { $n ->
            [one] commerce / prince / Augsburg (1 or)
           *[other] { $n } × commerce / prince / Augsburg (1 or)
        }
action-A14 = commerce / princesse / Paris (2 or)
    .counted =
        { $n ->
            [one] commerce / princesse / Paris (2 or)
           *[other] { $n } × commerce / princesse / Paris (2 or)
        }
action-A16 = prince / princesse / Dublin (1 or)
    .counted =
        { $n ->
            [one] prince / princesse / Dublin (1 or)
           *[other] { $n } × prince / princesse / Dublin (1 or)
        }
action-A17 = prince / personnage / Toledo (1 or)
    .counted =
        { $n ->
            [one] prince / personnage / Toledo (1 or)
           *[other] { $n } × prince / personnage / Toledo (1 or)
        }
action-A20 = commerce / princesse / Hamburg (1 or)
    .counted =
        { $n ->
            [one] commerce / princesse / Hamburg (1 or)
           *[other] { $n } × commerce / princesse / Hamburg (1 or)
        }
action-A21 = commerce / personnage / Bordeaux (1 or)
    .counted =
        { $n ->
            [one] commerce / personnage / Bordeaux (1 or)
           *[other] { $n } × commerce / personnage / Bordeaux (1 or)
        }
action-A22 = prince / princesse / Edinburgh (1 or)
    .counted =
        { $n ->
            [one] prince / princesse / Edinburgh (1 or)
           *[other] { $n } × prince / princesse / Edinburgh (1 or)
        }
action-A25 = commerce / prince / Madrid (2 or)
    .counted =
        { $n ->
            [one] commerce / prince / Madrid (2 or)
           *[other] { $n } × commerce / prince / Madrid (2 or)
        }
action-A26 = commerce / princesse / Köln (1 or)
    .counted =
        { $n ->
            [one] commerce / princesse / Köln (1 or)
           *[other] { $n } × commerce / princesse / Köln (1 or)
        }
action-A28 = prince / princesse / Toulouse (1 or)
    .counted =
        { $n ->
            [one] prince / princesse / Toulouse (1 or)
           *[other] { $n } × prince / princesse / Toulouse (1 or)
        }
action-A29 = prince / personnage / Bristol (1 or)
    .counted =
        { $n ->
            [one] prince / personnage / Bristol (1 or)
           *[other] { $n } × prince / personnage / Bristol (1 or)
        }
action-A31 = commerce / prince / princesse / cour (1 or)
    .counted =
        { $n ->
            [one] commerce / prince / princesse / cour (1 or)
           *[other] { $n } × commerce / prince / princesse / cour (1 or)
        }
action-A32 = commerce / prince / personnage / Granada (1 or)
    .counted =
        { $n ->
            [one] commerce / prince / personnage / Granada (1 or)
           *[other] { $n } × commerce / prince / personnage / Granada (1 or)
        }
action-A33 = commerce / princesse / personnage / Praha (1 or)
    .counted =
        { $n ->
            [one] commerce / princesse / personnage / Praha (1 or)
           *[other] { $n } × commerce / princesse / personnage / Praha (1 or)
        }
action-A34 = prince / princesse / personnage / deux navires (1 or)
    .counted =
        { $n ->
            [one] prince / princesse / personnage / deux navires (1 or)
           *[other] { $n } × prince / princesse / personnage / deux navires (1 or)
        }
short-A01 = comm.·prince·York
short-A02 = comm.·princesse·Wien
short-A03 = comm.·perso.·cour
short-A04 = prince·princesse·Sevilla
short-A05 = prince·perso.·Lyon
short-A06 = princesse·perso.·2 nav.
short-A07 = comm.·prince·cour
short-A08 = comm.·princesse·Milano
short-A09 = comm.·perso.·London
short-A10 = prince·princesse·Barcelona
short-A11 = prince·perso.·cour
short-A13 = comm.·prince·Augsburg
short-A14 = comm.·princesse·Paris
short-A16 = prince·princesse·Dublin
short-A17 = prince·perso.·Toledo
short-A20 = comm.·princesse·Hamburg
short-A21 = comm.·perso.·Bordeaux
short-A22 = prince·princesse·Edinburgh
short-A25 = comm.·prince·Madrid
short-A26 = comm.·princesse·Köln
short-A28 = prince·princesse·Toulouse
short-A29 = prince·perso.·Bristol
short-A31 = comm.·prince·princesse·cour
short-A32 = comm.·prince·perso.·Granada
short-A33 = comm.·princesse·perso.·Praha
short-A34 = prince·princesse·perso.·2 nav.
card-A01 = { action-A01 }
card-A02 = { action-A02 }
card-A03 = { action-A03 }
card-A04 = { action-A04 }
card-A05 = { action-A05 }
card-A06 = { action-A06 }
card-A07 = { action-A07 }
card-A08 = { action-A08 }
card-A09 = { action-A09 }
card-A10 = { action-A10 }
card-A11 = { action-A11 }
card-A13 = { action-A13 }
card-A14 = { action-A14 }
card-A16 = { action-A16 }
card-A17 = { action-A17 }
card-A20 = { action-A20 }
card-A21 = { action-A21 }
card-A22 = { action-A22 }
card-A25 = { action-A25 }
card-A26 = { action-A26 }
card-A28 = { action-A28 }
card-A29 = { action-A29 }
card-A31 = { action-A31 }
card-A32 = { action-A32 }
card-A33 = { action-A33 }
card-A34 = { action-A34 }
card-tile = tuile Livre

# Les cartes Décompte, avec leurs points ; par manche s’ils changent.
score-G01 = London / Toledo (3/7)
score-G02 = Paris / Praha (3/7)
score-G03 = Madrid / Edinburgh (3/7)
score-G04 = Wien / Sevilla (3/7)
score-G05 = London / Lyon (3/7)
score-G06 = Paris / Hamburg (3/7)
score-G07 = Madrid / Bordeaux (3/7)
score-G08 = Wien / Toulouse (3/7)
score-G09 = York / Milano (3/7)
score-G10 = Dublin / Granada (3/7)
score-G11 = Bristol / Köln (3/7)
score-G12 = Barcelona / Augsburg (3/7)
score-Y01 = 4 régions à ancre (16/13/10)
score-Y02 = 4 régions à livre (16/13/10)
score-Y03 = 4 régions à couronne (16/13/10)
score-Y04 = le plus de cubes noirs (7)
score-Y05 = le plus de cubes blancs (7)
score-Y06 = le plus de cubes or (7)
score-Y07 = le plus de cubes bleus (7)
score-Y08 = le plus de cubes roses (7)
score-Y09 = figurine à ancre (4/3/2)
score-Y10 = figurine à livre (4/3/2)
score-Y11 = figurine à couronne (4/3/2)
score-Y12 = majorité aux couronnes (7)
score-Y13 = mariés en Britannia (3/2/2)
score-Y14 = mariés en France (3/2/2)
score-Y15 = mariés en Hispania (3/2/2)
score-Y16 = mariés dans l’Imperium (3/2/2)
score-Y17 = figurines dans les 4 régions (8)
score-Y19 = par prince (3/2/1)
score-Y20 = par princesse (3/2/1)

book-coat-britannia = blason Britannia
    .counted =
        { $n ->
            [one] blason Britannia
           *[other] { $n } × blason Britannia
        }
book-coat-france = blason France
    .counted =
        { $n ->
            [one] blason France
           *[other] { $n } × blason France
        }
book-coat-hispania = blason Hispania
    .counted =
        { $n ->
            [one] blason Hispania
           *[other] { $n } × blason Hispania
        }
book-coat-empire = blason Imperium
    .counted =
        { $n ->
            [one] blason Imperium
           *[other] { $n } × blason Imperium
        }
book-vp = 3 points
    .counted =
        { $n ->
            [one] 3 points
           *[other] { $n } × 3 points
        }
book-action = carte Action
    .counted =
        { $n ->
            [one] carte Action
           *[other] { $n } × carte Action
        }
book-trade = commerce
    .counted =
        { $n ->
            [one] commerce
           *[other] { $n } × commerce
        }
book-deploy = prince ou princesse
    .counted =
        { $n ->
            [one] prince ou princesse
           *[other] { $n } × prince ou princesse
        }
face-vp1 = 1 point
face-vp2 = 2 points
face-vp3 = 3 points
face-vp4 = 4 points
face-vp5 = 5 points
face-vp6 = 6 points
face-trade = commerce
face-birth = naissance
face-card = carte jaune
face-goods = 2 ressources
face-coat-britannia = blason Britannia
face-coat-france = blason France
face-coat-hispania = blason Hispania
face-coat-empire = blason Imperium
ship-1 = 1
ship-2 = 2
ship-3 = 3
character-drake = Francis Drake
character-leonardo = Leonardo da Vinci
character-karl = Karl V
character-machiavelli = Machiavelli
character-isabella = Isabella et Ferdinand
character-elizabeth = Elizabeth I
character-fugger = Jakob Fugger
character-philipp = Philipp II
place-A = case A
place-B = case B
place-next = prochaine case libre
part-1 = lot 1
part-2 = lot 2
bonus-points = 3 points
bonus-goods = 3 ressources
bonus-free = cité libre
bonus-casanova = Casanova
bonus-action = carte Action
bonus-scoring = carte Décompte
bonus-revaluation = tuile Réévaluation
bonus-none = aucune

figure = { $seat } ({ $figure })
lying =
    { $character } ({ $used ->
        [0] { $court ->
            [0] { $cost ->
                [0] gratuit
                [one] { $cost } bleu
               *[other] { $cost } bleus
            }
           *[other] à la cour
        }
       *[other] utilisé
    })
placed = { $seat } ({ $place })
taken = { $action } ({ $seat })
score-worth =
    { $card }{ $n ->
        [one] {""}
       *[other] {" "}(× { $n })
    } : { $worth ->
        [0] rien
       *[other] { $worth }
    }
strength = { $seat } ({ $n })
goods =
    { $goods_total ->
        [0] rien
       *[other] { $goods }
    }
dice = { $dice }
part = Lot { $n }
part-of-goods = Lot { $n } : { $goods }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
from-bag =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
book-tiles =
    { $n ->
        [one] une tuile Livre
       *[other] { $n } tuiles Livre
    }
of-these = { $n } en main
ship-first = personne à bord
ship-second = { $seat } est à bord : tu partages
label-pink =
    { $n ->
        [0] sans rose
        [one] { $n } rose
       *[other] { $n } roses
    }
worth-now =
    { $n ->
        [0] ne vaut rien maintenant
        [one] vaut { $n } point maintenant
       *[other] vaut { $n } points maintenant
    }
members-there =
    { $n ->
        [0] aucune figurine à toi
        [one] { $n } figurine à toi
       *[other] { $n } figurines à toi
    }
again = { $n } pour la majorité, { $m } pour une couronne
your =
    { $role ->
        [prince] ton prince
       *[other] ta princesse
    }
crowned = couronne
large-space = grande place
small-space = petite place
marries = mariage avec { $seat }
dice-to-pick =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
foreseen =
    Tu paies { $paid }. { $goods_total ->
        [0] Il ne te restera pas de ressource.
       *[other] Il te restera : { $goods }.
    }
does-drake = 1 cube de chaque navire
does-leonardo = une seconde action bonus
does-karl = 3 cartes jaunes, garde 1
does-machiavelli = déploie deux fois, 1 cube plus cher
does-isabella = rejoins une figurine seule, sans payer
does-elizabeth = 2 cartes Action
does-fugger = 1 ressource par lot de 6 des autres
does-philipp = lance 3 dés, applique 2
does-free = fonde une cité avec une figurine à toi, à son coût
does-casanova = un époux neutre pour ton célibataire, au coût de la place
does-action = une carte de plus à la manche suivante
does-scoring = { does-karl }
does-revaluation = plus de points à la fin dans une région

table-round = Manche { $round } sur { $rounds }. { $seat } joue en premier.
table-region =
    { $region } : { $first } et { $second } points pour la majorité, { $crown } pour une cité couronnée. { $coats ->
        [0] Plus de blason.
        [one] { $coats } blason reste.
       *[other] { $coats } blasons restent.
    }
table-strengths = – Force : { $seats }.
table-revalued = – { $seat } a la tuile Réévaluation : { $n } pour la majorité, { $m } pour une cité couronnée.
table-city =
    – { $city } ({ $symbol }) : prince { $prince }, princesse { $princess }, grande place : { $large }{ $vp ->
        [0] {""}
       *[other] {" "}; { $vp } points
    }{ $goods ->
        [0] {""}
       *[other] {" "}; { $goods } ressources
    }. { $figures_count ->
        [0] Vide.
       *[other] { $figures }{ $neutral ->
            [0] .
           *[other] , avec une figurine neutre.
        }
    }
table-ship = Navire { $ship } : { $goods_total ->
        [0] aucune ressource.
       *[other] { $goods }.
    }
table-ship-aboard = Navire { $ship }, { $seat } à bord : { $goods_total ->
        [0] aucune ressource.
       *[other] { $goods }.
    }
table-characters = Personnages : { $characters }.
table-dice = Dés : { $dice }.
table-track = Ont passé, depuis l’avant : { $places }.
table-leonardo = Une figurine { DE($seat) } est chez Leonardo.
table-bonus = Actions bonus : { $actions }.
table-free = Cités libres à côté du plateau : { $cities }.
table-bag =
    { $goods_total ->
        [0] Le sac est vide.
       *[other] Dans le sac : { $goods }.
    }
table-piles = Dans les piles : { $actions } cartes Action, { $yellows } cartes Décompte jaunes, { $books } tuiles Livre ; figurines neutres : { $neutrals }.
player =
    { $seat } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $reserve ->
        [one] { $reserve } figurine
       *[other] { $reserve } figurines
    } en réserve, { $hand ->
        [one] { $hand } carte Action
       *[other] { $hand } cartes Action
    } ; cartes Décompte : vertes { $greens }, jaunes { $yellows }.
player-has =
    – { $goods_total ->
        [0] Aucune ressource
       *[other] { $goods }
    } ; { $books ->
        [0] pas de tuile Livre
        [one] { $books } tuile Livre
       *[other] { $books } tuiles Livre
    }.
player-coats = – Blasons : { $coats }.
player-passed = – A passé.
screen-hand =
    { $cards_total ->
        [0] Tu n’as pas de carte Action.
       *[other] Tes cartes Action : { $cards }.
    }
screen-scores =
    { $cards_count ->
        [0] Tu n’as pas de carte Décompte.
       *[other] Tes cartes Décompte, et ce qu’elles valent maintenant : { $cards }.
    }
screen-books = Tes tuiles Livre : { $books }.
screen-looked = Tu regardes : { $cards }.
screen-under = Tu as mis sous la pile : { $cards }.
opened =
    Il restait à { $seat } : { $cards_total ->
        [0] pas de carte Action
       *[other] { $cards }
    } ; { $scores_count ->
        [0] pas de carte Décompte
       *[other] { $scores }
    } ; { $books_total ->
        [0] pas de tuile Livre
        [one] la tuile Livre « { $books } »
       *[other] les tuiles Livre « { $books } »
    }.

## Ce que cela signifie pour toi que les autres ont joué

means-round = La manche { $round } a commencé : tu as de nouvelles cartes, et tous les personnages servent à nouveau.
means-married = Te voilà en couple : { $cities }.
means-home = Ta figurine est rentrée du navire { $ships }.
means-characters = Plus disponibles dans cette manche : { $characters }.
means-passed =
    { $seats_count ->
        [one] { $seats } a quitté la manche.
       *[other] { $seats } ont quitté la manche.
    }
