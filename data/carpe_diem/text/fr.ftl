# Carpe Diem, en français.

game-name = Carpe Diem
game-blurb = Prends des tuiles sur un anneau, bâtis un quartier de Rome et marque au bon moment, au bon endroit.

verb-place = Placer
    .help = Place ton pion sur une case de l’anneau où il n’y a pas encore de pion.
    .button = Placer
verb-walk = Déplacer
    .help = Déplace ton pion sur l’anneau, prends une tuile et construis-la ou stocke-la.
    .button = Déplacer
verb-leap = Bondir
    .help = Paie 1 pain : va sur n’importe quelle case avec des tuiles et prends-en une.
    .button = Bondir (1 pain)
verb-pick = Choisir
    .help = Grâce à l’artisan : prends une tuile de la rangée du bas, construis-la ou stocke-la.
    .button = Choisir
verb-give = Rendre
    .help = Après une fontaine : remets une de tes cartes Fontaine sous la pile.
    .button = Rendre
verb-begin = Commencer
    .help = Dis lequel des deux éléments que tu viens de terminer est récompensé en premier.
    .button = Commencer
verb-disc = Disque
    .help = Pose un disque entre deux cartes.
    .button = Poser un disque
verb-pay = Payer
    .help = Paie une carte rouge en marchandises et en pièces ; le pain permet une fois de plus.
    .button = Payer
verb-add = Compter
    .help = Fais compter une carte verte ; le pain permet une fois de plus.
    .button = Compter

# Ce qu’un formulaire demande. Dans une commande, son nom est plus court : `.option`.
field-space = case de l’anneau
    .option = case
field-tile = tuile
    .option = tuile
field-cell = case de ton quartier
    .option = où
field-rotation = sens de la tuile
    .option = sens
field-card = carte à rendre
    .option = carte
field-kind = ce qui vient en premier
    .option = premier
field-circle = cercle
    .option = cercle
field-first = carte à scorer en premier
    .option = première
field-sets = combien de fois tu paies
    .option = fois
field-goods = marchandises à rendre
    .option = marchandises
field-bread = pain (3 chaque fois)
    .option = pain

decision-pawn = { $seat }, sur quelle case places-tu ton pion ?
    .yours = Sur quelle case places-tu ton pion ?
decision-turn = C’est à { $seat } de jouer.
    .yours = C’est à toi de jouer.
decision-artisan = { $seat }, quelle tuile de la rangée du bas prends-tu ?
    .yours = Ton artisan apporte une tuile de la rangée du bas. Laquelle ?
decision-fountain = { $seat }, quelle carte Fontaine rends-tu ?
    .yours = Quelle carte Fontaine remets-tu sous la pile ?
decision-order = { $seat }, terminés ensemble : { $kinds }. Lequel est récompensé en premier ?
    .yours = Terminés ensemble : { $kinds }. Lequel est récompensé en premier ?
decision-circle = { $seat }, dans quel cercle poses-tu ton disque ?
    .yours = Dans quel cercle poses-tu ton disque ?
decision-red = { $seat }, combien de fois paies-tu « { $card } » ?
    .yours = Combien de fois paies-tu « { $card } » ?
decision-green =
    { $times ->
        [0] { $seat }, tu ne remplis pas « { $card } ».
        [1] { $seat }, tu remplis « { $card } » une fois.
       *[other] { $seat }, tu remplis « { $card } » { $times } fois.
    } Dépenses-tu du pain ?
    .yours =
        { $times ->
            [0] Tu ne remplis pas « { $card } ».
            [1] Tu remplis « { $card } » une fois.
           *[other] Tu remplis « { $card } » { $times } fois.
        } Dépenses-tu du pain ?

event-began = { $seat } a le jeton 1er joueur. Les images du livret sont perdues : tuiles, plateaux, cadres, points des villas et la plupart des cartes sont reconstitués (voir « Reconstitué » dans les règles).
event-placed = { $seat } commence sur la { $space }.
event-leapt = { $seat } paie 1 pain et bondit sur la { $space }.
event-built =
    { $seat } prend une tuile de la { $space } ({ $kinds }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } cheminée
       *[other] , { $chimneys } cheminées
    }) et la construit en { $cell }.
event-stored =
    { $seat } prend une tuile de la { $space } ({ $kinds }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } cheminée
       *[other] , { $chimneys } cheminées
    }) et la stocke.
event-cleared =
    { $n ->
        [one] La dernière tuile de la { $space } va dans la boîte : { $tiles }.
       *[other] Les { $n } dernières tuiles de la { $space } vont dans la boîte : { $tiles }.
    }
event-banner =
    { $seat } retire une banderole{ $n ->
        [0] , mais est déjà au bout de la piste Banderole.
        [one] {" "}et avance d’une case sur la piste Banderole, jusqu’à la case { $to }.
       *[other] {" "}et avance de { $n } cases sur la piste Banderole, jusqu’à la case { $to }.
    }
event-villa =
    { $seat } termine une villa de { $tiles } tuiles { $chimneys ->
        [0] sans cheminée
        [one] avec { $chimneys } cheminée
       *[other] avec { $chimneys } cheminées
    }.
event-landscape =
    { $seat } termine { $kind ->
        [vigne] une vigne
        [basse-cour] une basse-cour
       *[other] un { $kind }
    } de { $tiles } tuiles et reçoit { $goods }.
event-merchant =
    { $seat } termine un logis de marchand, { $goods_total ->
        [0] n’a rien à vendre
       *[other] vend { $goods }
    } et reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-baker =
    { $seat } termine un logis de boulanger et reçoit { $n ->
        [one] { $n } pain
       *[other] { $n } pains
    }.
event-senator =
    { $seat } termine un logis de sénateur{ $n ->
        [0] , mais est déjà au bout de la piste Banderole.
        [one] {" "}et avance d’une case sur la piste Banderole, jusqu’à la case { $to }.
       *[other] {" "}et avance de { $n } cases sur la piste Banderole, jusqu’à la case { $to }.
    }
event-artisan = { $seat } termine un logis d’artisan et choisit une tuile de la rangée du bas.
event-market =
    { $n ->
        [one] Le marché rapporte { $n } pièce à { $seat }.
       *[other] Le marché rapporte { $n } pièces à { $seat }.
    }
event-bakery =
    { $n ->
        [one] Le fournil rapporte { $n } pain à { $seat }.
       *[other] Le fournil rapporte { $n } pains à { $seat }.
    }
event-looked =
    { $n ->
        [0] { $seat } a une nouvelle fontaine, mais il n’y a plus de cartes Fontaine.
        [one] Pour la fontaine, { $seat } pioche la dernière carte Fontaine.
       *[other] Pour la fontaine, { $seat } regarde { $n } cartes Fontaine.
    }
event-looked-own =
    { $cards_total ->
        [0] Tu as une nouvelle fontaine, mais il n’y a plus de cartes Fontaine.
       *[other] Pour la fontaine, tu pioches : { $cards }.
    }
event-kept =
    { $seat } remet une carte Fontaine sous la pile et garde { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-kept-own =
    Tu remets la carte « { $card } » sous la pile et tu gardes { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
event-scoring = La phase { $phase } est terminée. Scoring pour tout le monde, dans l’ordre de la piste Banderole.
event-disc = { $seat } pose un disque. D’abord « { $first } », puis « { $second } ».
event-fulfilled =
    { $seat } remplit { $times ->
        [1] une fois
       *[other] { $times } fois
    } « { $card } »{ $by_bread ->
        [0] {""}
        [1] { $times ->
            [1] {" "}pour { $paid_bread } pains
           *[other] {" "}(dont une pour { $paid_bread } pains)
        }
       *[other] { $times ->
            [2] { $by_bread ->
                [2] {" "}pour { $paid_bread } pains
               *[other] {" "}(dont { $by_bread } pour { $paid_bread } pains)
            }
           *[other] {" "}(dont { $by_bread } pour { $paid_bread } pains)
        }
    }{ $paid_total ->
        [0] { $paid_coins ->
            [0] {""}
            [one] {" "}pour { $paid_coins } pièce
           *[other] {" "}pour { $paid_coins } pièces
        }
       *[other] {" "}pour { $paid }{ $paid_coins ->
            [0] {""}
            [one] , plus { $paid_coins } pièce
           *[other] , plus { $paid_coins } pièces
        }
    }{ $vp ->
        [0] { $coins ->
            [0] { $bread ->
                [0] {""}
                [one] {" "}: { $bread } pain
               *[other] {" "}: { $bread } pains
            }
            [one] {" "}: { $coins } pièce{ $bread ->
                [0] {""}
                [one] {" "}et { $bread } pain
               *[other] {" "}et { $bread } pains
            }
           *[other] {" "}: { $coins } pièces{ $bread ->
                [0] {""}
                [one] {" "}et { $bread } pain
               *[other] {" "}et { $bread } pains
            }
        }
        [one] {" "}: { $vp } point
       *[other] {" "}: { $vp } points
    }{ $to ->
        [0] {""}
       *[other] { $steps ->
            [0] {" "}; le disque est déjà au bout de la piste Banderole
           *[other] {" "}; { $steps } pas sur la piste Banderole, jusqu’à la case { $to }
        }
    }.
event-failed =
    { $seat } ne remplit pas « { $card } » et perd { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
event-phase =
    { $phase ->
        [4] Dernière phase : voici les tuiles noires, avec un seul élément chacune.
       *[other] Phase { $phase } : de nouvelles tuiles sont posées.
    } { $seat } commence.
event-shown =
    { $cards_total ->
        [0] { $seat } n’a pas de carte Fontaine.
       *[other] { $seat } montre ses cartes Fontaine : { $cards }.
    }

refusal-carpe_diem-no-bread = Tu n’as pas de pain pour bondir. Tu peux déplacer ton pion sur l’anneau.
refusal-carpe_diem-space-empty = Il n’y a pas de tuile sur la { $space }. Choisis une case qui en a.
refusal-carpe_diem-space-taken = Il y a déjà un pion sur la { $space }. Choisis une case libre.
refusal-carpe_diem-too-far = Cette tuile est sur la { $space }, trop loin pour ton pion. Choisis-en une plus proche, ou bondis-y pour 1 pain.
refusal-carpe_diem-tile-gone = Cette tuile n’est pas sur l’anneau. Choisis-en une qui s’y trouve.
refusal-carpe_diem-tile-elsewhere = Cette tuile est sur la { $space }. Va sur cette case, ou choisis une tuile de la case où tu vas.
refusal-carpe_diem-not-in-row = Cette tuile n’est pas dans la rangée du bas. Choisis-en une qui s’y trouve.
refusal-carpe_diem-cell-taken = Il y a déjà une tuile en { $cell }. Choisis une case vide.
refusal-carpe_diem-shovel-first = Ta première tuile va sur la case de la pelle, ou dans ton stockage.
refusal-carpe_diem-not-beside = { $cell } ne touche aucune de tes tuiles ; les coins ne comptent pas. Choisis une case à côté d’une tuile.
refusal-carpe_diem-no-match = La tuile ne va en { $cell } dans aucun sens : tous ses côtés doivent correspondre, et contre le cadre il faut du pâturage. Choisis une autre case, ou stocke-la.
refusal-carpe_diem-no-turning = Il n’y a rien à choisir : une tuile stockée n’est pas tournée, et sur certaines cases il n’y a qu’un sens. N’indique pas de sens.
refusal-carpe_diem-circle-taken = Un disque { DE($seat) } est déjà là. Choisis un cercle libre.
refusal-carpe_diem-no-cards = Ce cercle n’est pas entre deux cartes. Choisis-en un autre.
refusal-carpe_diem-card-elsewhere = Cette carte ne touche pas le cercle { $circle }. Choisis l’une des deux qui le touchent.
refusal-carpe_diem-too-often =
    { $n ->
        [0] Tu as trop peu de marchandises et de pièces pour payer cette carte. Choisis « pas du tout ».
        [1] Tu peux payer cette carte une fois au plus.
       *[other] Tu peux payer cette carte { $n } fois au plus.
    }
refusal-carpe_diem-too-little-bread =
    { $n ->
        [0] Tu as trop peu de pain : il en faut { $price } chaque fois. N’en dépense pas.
        [1] Ton pain suffit pour une fois : il en faut { $price } chaque fois.
       *[other] Ton pain suffit pour { $n } fois : il en faut { $price } chaque fois.
    }

# Les règles en quelques pages courtes : chacune tient sur un écran de téléphone.
topic-aim =
    Tu bâtis un quartier de Rome de 6 cases sur 6. Ce que tu y termines rapporte des marchandises, des pièces, du pain ; les quatre scorings et la fin en font des points. Qui en a le plus gagne.

    La partie a 4 phases de 7 manches. À ton tour :
    - déplace ton pion sur l’anneau,
    - prends-y une tuile,
    - construis-la dans ton quartier, ou stocke-la.
    Ce qui est ainsi terminé est récompensé aussitôt.

    Après chaque phase, chacun score deux cartes. Puis le jeton 1er joueur passe à gauche et de nouvelles tuiles arrivent : des blanches, puis en phase 4 des noires, à un seul élément.

    Au début : 8, 9, 10 et 11 points dans l’ordre du tour ; à 3 joueurs, 8, 9 et 13.
    .title = But et tour de jeu
topic-ring =
    Sept cases forment un anneau ; chacune commence la phase avec quatre tuiles.

    Va sur la case voisine, d’un côté ou de l’autre. Si elle est vide, tu continues dans le même sens jusqu’à une case avec une tuile. Les autres pions ne gênent pas, mais tu ne peux pas rester sur place.

    Ou bondis : paie 1 pain et va sur n’importe quelle case avec une tuile, même la tienne.

    Puis prends une tuile, c’est obligatoire. À 2 joueurs, s’il en reste deux, elles vont dans la boîte ; à 3 joueurs, s’il en reste une, elle y va.

    Avant le premier tour, chacun place son pion, dans l’ordre, sur une case sans pion.
    .title = L’anneau
topic-district =
    Ta première tuile va sur la pelle. Chaque autre doit toucher une de tes tuiles par un côté ; les coins ne comptent pas. Tu la tournes comme tu veux.

    Tous les côtés doivent correspondre : villa contre villa, étang contre étang, pâturage contre pâturage, marchand contre marchand. Le cadre vaut pâturage : aucune ouverture ne peut y donner.

    Une tuile sur une banderole la retire : avance d’une case sur la piste Banderole, au-dessus des disques qui y sont. La piste finit à 20.

    Tu peux toujours stocker la tuile. Elle ne sera jamais construite ; à la fin, c’est un de tes éléments restants.

    « C2 » : troisième colonne, deuxième ligne à partir du haut.
    .title = Ton quartier
topic-elements =
    Terminé : plus rien d’ouvert ; un logis a deux moitiés. Les récompenses :
    - Vigne, jardin, basse-cour, étang : raisins, herbes, poulets, poissons, autant que de tuiles moins 1.
    - Logis de marchand : toutes tes marchandises partent ; autant de pièces, plus 1.
    - Boulanger : 2 pains. Sénateur : 2 pas sur la piste.
    - Artisan : prends une tuile de la rangée du bas, à construire ou stocker aussitôt.
    - Villa : rien pour l’instant.
    D’une seule tuile : marché, 1 pièce ; fournil, 1 pain ; fontaine, regarde 2 cartes Fontaine. De celles-ci et des tiennes, une va sous la pile.

    D’abord la banderole, puis le bâtiment d’une tuile, puis ce qui est terminé. Si l’ordre de deux récompenses compte, tu choisis.
    .title = Récompenses
topic-scoring =
    Après chaque phase, dans l’ordre de la piste Banderole (le plus avancé d’abord, puis le disque du dessus), tu poses un disque dans un cercle libre ; il y reste. Tu scores les deux cartes voisines, dans ton ordre.
    - Rouge : tu paies, autant de fois que tu veux. Une pièce remplace toute marchandise.
    - Verte : il suffit d’avoir, autant de fois que tu as. Les cheminées comptent toujours, le reste s’il est terminé ; rien n’est dépensé.
    - 3 pains remplissent une carte une fois de plus, même plusieurs fois.
    Une carte que tu ne remplis pas du tout coûte 4 points.

    « 2 raisins → 4 points » : 4 points par 2 raisins. Un pas : une case sur la piste Banderole.
    .title = Scoring
topic-end =
    Après le quatrième scoring, tu marques pour :
    - chaque villa terminée, selon ses cheminées : 1, 2, 3, 5, 7, 10, 13, 17, 21, 26 points pour 1 à 10, et de plus en plus ensuite ;
    - les éléments restants : 1 point par deux marchandises, pièces, pains ou tuiles stockées ;
    - la piste Banderole : le numéro de ta case ;
    - les cartes Fontaine : chacune 2 points par élément terminé de ce type ;
    - le cadre : chacune de ses huit tâches, si un élément terminé de ce type passe par cette ligne ou colonne.

    Qui a le plus de points gagne. À égalité, qui est le plus en arrière sur la piste Banderole ; sur une même case, le disque du dessous.
    .title = La fin
topic-reconstructed =
    Du livret, il ne nous reste que le texte. Ce que seules les images montraient est de nous, au plus près possible :
    - toutes les tuiles : ce qu’elles montrent, et combien de fois ;
    - pelle et banderoles des plateaux ;
    - les tâches du cadre, sauf boulanger 4 et villa 3 points ;
    - les points des villas, sauf 3 et 5 cheminées (3 et 7 points) ;
    - 47 des 60 cartes Scoring : 18 sur le modèle d’une carte connue, 29 de nous ;
    - 8 des 12 types de carte Fontaine ;
    - la place des cartes et des cercles, les coins vides, la longueur de la piste.

    Là où le texte se tait, nous avons tranché : ordre de deux récompenses, pain plusieurs fois par carte, refus d’une carte rouge, égalité sur une case.
    .title = Reconstitué

# Ce dont il s’agit à chaque étape, pour qui joue pour la première fois.
lesson-pawn = Tu ne prends pas de tuile ici : ton premier tour te mène sur une case voisine. Regarde les tuiles des deux côtés.
lesson-place = Choisis une case dont les deux voisines ont des tuiles qui te plaisent pour commencer.
lesson-turn = Une tuile par tour. L’idéal : terminer quelque chose ou couvrir une banderole. Regarde aussi ce que les autres cherchent.
lesson-walk = De chaque côté, tu atteins la première case avec des tuiles. « En face », « à côté » : où sont les ouvertures ; « en angle », « de part en part » : un élément en a deux.
lesson-walk-cell = Couvre des banderoles et ferme ce qui est ouvert ; un trou aux quatre côtés différents est dur à combler. Aucune ouverture vers le cadre.
lesson-walk-rotation = Les degrés tournent dans le sens des aiguilles d’une montre, à partir de la tuile telle qu’elle est sur la table. Ce qui s’ouvre vers une case vide pourra être prolongé.
lesson-leap = Pour 1 pain, tu atteins n’importe quelle tuile. Mais 3 pains remplissent une carte : dépense-le si la tuile en vaut la peine.
lesson-leap-cell = { lesson-walk-cell }
lesson-leap-rotation = { lesson-walk-rotation }
lesson-artisan = Toute tuile de la rangée du bas est à ta portée. Elles n’ont qu’un élément : parfait pour fermer quelque chose.
lesson-pick = Cherche une tuile qui termine quelque chose : la récompense vient aussitôt. La rangée n’est pas complétée.
lesson-pick-cell = { lesson-walk-cell }
lesson-pick-rotation = { lesson-walk-rotation }
lesson-fountain = À la fin, chaque carte rapporte 2 points par élément terminé de son type. Personne d’autre ne voit les tiennes.
lesson-give = Rends le type que tu as le moins de chances de construire. La carte ne revient jamais.
lesson-order = Les marchandises reçues avant le marchand sont vendues ; après lui, tu les gardes. C’est pourquoi tu choisis.
lesson-begin = Les marchandises d’abord, pour les vendre ; en dernier, pour les garder.
lesson-circle = Chaque cercle ne sert qu’une fois dans toute la partie, et il faut poser un disque à chaque scoring. Pense aussi à tes disques suivants.
lesson-disc = Prends deux cartes que tu peux remplir maintenant (× dit combien de fois), si possible plusieurs fois. La première peut aider la seconde.
lesson-red = Payer plusieurs fois rapporte plusieurs fois. Si tu ne paies rien et n’utilises pas de pain, tu perds 4 points.
lesson-pay = Là où tu as le choix, les marchandises passent d’abord, les pièces ensuite. Ton autre carte en a peut-être besoin.
lesson-green = Ce que tu as compte tout seul. Si cela ne suffit pas même une fois, 3 pains t’évitent de perdre 4 points.
lesson-add = À la fin, 2 pains restants valent 1 point. La carte rapporte-t-elle davantage ?

source-play = Départ et scorings
source-villas = Villas
source-leftovers = Éléments restants
source-track = Piste Banderole
source-fountains = Cartes Fontaine
source-frame = Cadre

# Ce qu’une tuile peut montrer. Compté : des cartes Fontaine de ce type.
kind-villa = villa
    .counted =
        { $n ->
            [one] villa
           *[other] { $n } × villa
        }
kind-vineyard = vigne
    .counted =
        { $n ->
            [one] vigne
           *[other] { $n } × vigne
        }
kind-garden = jardin
    .counted =
        { $n ->
            [one] jardin
           *[other] { $n } × jardin
        }
kind-coop = basse-cour
    .counted =
        { $n ->
            [one] basse-cour
           *[other] { $n } × basse-cour
        }
kind-pond = étang
    .counted =
        { $n ->
            [one] étang
           *[other] { $n } × étang
        }
kind-merchant = marchand
    .counted =
        { $n ->
            [one] marchand
           *[other] { $n } × marchand
        }
kind-baker = boulanger
    .counted =
        { $n ->
            [one] boulanger
           *[other] { $n } × boulanger
        }
kind-senator = sénateur
    .counted =
        { $n ->
            [one] sénateur
           *[other] { $n } × sénateur
        }
kind-artisan = artisan
    .counted =
        { $n ->
            [one] artisan
           *[other] { $n } × artisan
        }
kind-market = marché
    .counted =
        { $n ->
            [one] marché
           *[other] { $n } × marché
        }
kind-bakery = fournil
    .counted =
        { $n ->
            [one] fournil
           *[other] { $n } × fournil
        }
kind-fountain = fontaine
    .counted =
        { $n ->
            [one] fontaine
           *[other] { $n } × fontaine
        }
also-villa = { kind-villa }
also-vineyard = { kind-vineyard }
also-garden = { kind-garden }
also-coop = { kind-coop }
also-pond = { kind-pond }
also-merchant = { kind-merchant }
also-baker = { kind-baker }
also-senator = { kind-senator }
also-artisan = { kind-artisan }
also-market = { kind-market }
also-bakery = { kind-bakery }
also-fountain = { kind-fountain }
also-nothing = rien
good-grape = raisins
    .counted =
        { $n ->
            [one] { $n } raisin
           *[other] { $n } raisins
        }
good-herb = herbes
    .counted =
        { $n ->
            [one] { $n } herbe
           *[other] { $n } herbes
        }
good-chicken = poulets
    .counted =
        { $n ->
            [one] { $n } poulet
           *[other] { $n } poulets
        }
good-fish = poissons
    .counted =
        { $n ->
            [one] { $n } poisson
           *[other] { $n } poissons
        }

space-1 = case 1
space-2 = case 2
space-3 = case 3
space-4 = case 4
space-5 = case 5
space-6 = case 6
space-7 = case 7
# D’où vient une tuile, et où se trouve un pion.
from-1 = case 1
from-2 = case 2
from-3 = case 3
from-4 = case 4
from-5 = case 5
from-6 = case 6
from-7 = case 7
from-row = rangée du bas
at-1 = pion sur la case 1
at-2 = pion sur la case 2
at-3 = pion sur la case 3
at-4 = pion sur la case 4
at-5 = pion sur la case 5
at-6 = pion sur la case 6
at-7 = pion sur la case 7
at-nowhere = pion pas encore placé
rotation-0 = 0°
rotation-1 = 90°
rotation-2 = 180°
rotation-3 = 270°
side-top = haut
side-right = droite
side-bottom = bas
side-left = gauche

# Les cases d’un quartier : colonne et ligne.
cell-A1 = A1
cell-B1 = B1
cell-C1 = C1
cell-D1 = D1
cell-E1 = E1
cell-F1 = F1
cell-A2 = A2
cell-B2 = B2
cell-C2 = C2
cell-D2 = D2
cell-E2 = E2
cell-F2 = F2
cell-A3 = A3
cell-B3 = B3
cell-C3 = C3
cell-D3 = D3
cell-E3 = E3
cell-F3 = F3
cell-A4 = A4
cell-B4 = B4
cell-C4 = C4
cell-D4 = D4
cell-E4 = E4
cell-F4 = F4
cell-A5 = A5
cell-B5 = B5
cell-C5 = C5
cell-D5 = D5
cell-E5 = E5
cell-F5 = F5
cell-A6 = A6
cell-B6 = B6
cell-C6 = C6
cell-D6 = D6
cell-E6 = E6
cell-F6 = F6
cell-store = stockage

# Les cartes Scoring : ce qu’elles demandent une fois, et ce que cela rapporte.
card-A01 = 2 raisins → 4 points
card-A02 = 2 herbes → 4 points
card-A03 = 2 poulets → 4 points
card-A04 = 2 poissons → 4 points
card-A05 = 3 raisins → 7 points
card-A06 = 3 herbes → 7 points
card-A07 = 3 poulets → 7 points
card-A08 = 3 poissons → 7 points
card-B01 = raisin + herbe → 3 points
card-B02 = raisin + poulet → 3 points
card-B03 = raisin + poisson → 3 points
card-B04 = herbe + poulet → 3 points
card-B05 = herbe + poisson → 3 points
card-B06 = poulet + poisson → 3 points
card-B07 = raisin + herbe + poulet → 5 points
card-B08 = raisin + herbe + poisson → 5 points
card-B09 = raisin + poulet + poisson → 5 points
card-B10 = herbe + poulet + poisson → 5 points
card-B11 = 1 de chaque marchandise → 8 points
card-B12 = les 4 marchandises → 8 points
card-C01 = 2 cheminées → 1 pain
card-C02 = 2 cheminées → 1 pièce
card-C03 = 2 cheminées → 1 pas
card-C04 = 2 cheminées → 2 points
card-C05 = 3 cheminées → 1 pièce + 1 pas
card-C06 = 3 cheminées → 1 pain + 1 pas
card-C07 = 3 cheminées → 1 pièce + 1 pain
card-C08 = 3 cheminées → 4 points
card-C09 = 1 villa → 3 points
card-C10 = 1 villa → 2 pas
card-C11 = 2 villas → 1 pièce + 1 pain + 1 pas
card-C12 = 2 villas → 7 points
card-D01 = 1 marchand → 3 points
card-D02 = 1 boulanger → 3 points
card-D03 = 1 sénateur → 3 points
card-D04 = 1 artisan → 3 points
card-D05 = 1 vigne → 3 points
card-D06 = 1 jardin → 3 points
card-D07 = 1 basse-cour → 3 points
card-D08 = 1 étang → 3 points
card-D09 = vigne + jardin → 7 points
card-D10 = vigne + basse-cour → 7 points
card-D11 = vigne + étang → 7 points
card-D12 = jardin + basse-cour → 7 points
card-D13 = jardin + étang → 7 points
card-D14 = basse-cour + étang → 7 points
card-D15 = marchand + boulanger → 7 points
card-D16 = marchand + sénateur → 7 points
card-D17 = marchand + artisan → 7 points
card-D18 = boulanger + sénateur → 7 points
card-D19 = boulanger + artisan → 7 points
card-D20 = sénateur + artisan → 7 points
card-D21 = 3 paysages → 1 pièce + 1 pain
card-D22 = 3 logis → 1 pain + 1 pas
card-D23 = 2 marchés → 3 points
card-D24 = 2 fournils → 3 points
card-D25 = 2 fontaines → 3 points
card-D26 = marché + fournil → 3 points
card-D27 = marché + fontaine → 3 points
card-D28 = fournil + fontaine → 3 points

# Une tuile : ce qu’elle montre, et où sont ses ouvertures.
tile-in-words =
    { $one }{ $form ->
        [3] {" "}en angle
        [4] {" "}de part en part
       *[other] {""}
    }{ $two ->
        [rien] {""}
       *[other] {" "}+ { $two }
    }{ $form ->
        [1] {" "}en face
        [2] {" "}à côté
       *[other] {""}
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } cheminée)
       *[other] {" "}({ $chimneys } cheminées)
    }
tile-named =
    { tile-in-words }{ $space ->
        [0] {""}
       *[other] {" "}(case { $space })
    }{ $nth ->
        [0] {""}
       *[other] {" "}n° { $nth }
    }
tile-short =
    { $one }{ $two ->
        [rien] {""}
       *[other] {" "}+ { $two }
    }{ $form ->
        [1] {" "}en face
        [2] {" "}à côté
        [3] {" "}en angle
        [4] {" "}droit
       *[other] {""}
    }{ $chimneys ->
        [0] {""}
       *[other] {" "}({ $chimneys })
    }{ $space ->
        [0] {""}
       *[other] {" "}(case { $space })
    }{ $nth ->
        [0] {""}
       *[other] {" "}n° { $nth }
    }
tile-form =
    { $form ->
        [1] côtés opposés
        [2] côtés voisins
        [3] { $kind } en angle
       *[4] { $kind } de part en part
    }
tiles-there = { $tiles }
open-side =
    { $kind } { $side ->
        [haut] en haut
        [bas] en bas
        [gauche] à gauche
       *[droite] à droite
    }
open-sides = { $sides }

table-phase = Phase { $phase } sur 4, manche { $round } sur 7. { $seat } a le jeton 1er joueur.
table-space = Sur la { $space } : { $tiles }.
table-row =
    { $tiles_count ->
        [0] La rangée du bas est vide.
       *[other] Rangée du bas : { $tiles }.
    }
table-piles =
    Dans les piles : { $white ->
        [one] { $white } tuile blanche
       *[other] { $white } tuiles blanches
    }, { $black ->
        [one] { $black } noire
       *[other] { $black } noires
    }, { $fountains ->
        [one] { $fountains } carte Fontaine
       *[other] { $fountains } cartes Fontaine
    }. { $box ->
        [0] La boîte est vide.
        [one] Dans la boîte : { $box } tuile.
       *[other] Dans la boîte : { $box } tuiles.
    }
table-card =
    { $red ->
        [0] Verte (avoir) : { $card }.
       *[other] Rouge (payer) : { $card }.
    }
table-circle = Cercle { $number }, libre : « { $one } » et « { $two } ».
table-circle-taken = Cercle { $number }, { $seat } : « { $one } » et « { $two } ».
table-track =
    { $seats_count ->
        [one] Piste Banderole, case { $space } : { $seats }.
       *[other] Piste Banderole, case { $space }, de haut en bas : { $seats }.
    }
player =
    { $seat } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $space }, { $fountains ->
        [0] aucune carte Fontaine
        [one] { $fountains } carte Fontaine
       *[other] { $fountains } cartes Fontaine
    }, { $stored ->
        [0] aucune tuile stockée
        [one] { $stored } tuile stockée
       *[other] { $stored } tuiles stockées
    }.
player-has =
    – { $goods_total ->
        [0] Aucune marchandise
       *[other] { $goods }
    } ; { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $bread ->
        [0] pas de pain
        [one] { $bread } pain
       *[other] { $bread } pains
    }.
player-finished = – Terminé : { $elements }.
player-unfinished = – Inachevé : { $elements }.
finished-one =
    { $n ->
        [one] { $kind }
       *[other] { $n } × { $kind }
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } cheminée)
       *[other] {" "}({ $chimneys } cheminées)
    }
unfinished-one =
    { $kind } en { $cells }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } cheminée)
       *[other] {" "}({ $chimneys } cheminées)
    }
player-banners =
    { $cells_count ->
        [one] – Banderole restante : { $cells }.
       *[other] – Banderoles restantes : { $cells }.
    }
player-tasks-done =
    { $tasks_count ->
        [one] – Tâche remplie : { $tasks }.
       *[other] – Tâches remplies : { $tasks }.
    }
player-tasks-open =
    { $tasks_count ->
        [one] – Tâche à remplir : { $tasks }.
       *[other] – Tâches à remplir : { $tasks }.
    }
task =
    { $kind } { $column ->
        [0] ligne { $line }
       *[other] colonne { $line }
    } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })
player-empty = – Rien de construit. La première tuile va en { $cell }, où se trouve la pelle.
screen-gist =
    Tu as { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $bread ->
        [one] { $bread } pain
       *[other] { $bread } pains
    }. { $goods_total ->
        [0] Aucune marchandise.
       *[other] Marchandises : { $goods }.
    } { $cards_total ->
        [0] Aucune carte Fontaine.
       *[other] Cartes Fontaine : { $cards } ({ $n ->
            [0] rien pour l’instant
            [one] { $n } point pour l’instant
           *[other] { $n } points pour l’instant
        }).
    }
screen-under = Tu as remis sous la pile : { $cards }.
screen-worth =
    { $cards_count ->
        [0] Sans pain, tu ne pourrais remplir aucune carte maintenant.
       *[other] Sans pain, tu pourrais remplir maintenant : { $cards }.
    }
card-times =
    { $n ->
        [1] « { $card } »
       *[other] « { $card } » ({ $n } fois)
    }
opened =
    { $cards_total ->
        [0] { $seat } n’a pas de carte Fontaine.
       *[other] Cartes Fontaine { DE($seat) } : { $cards }.
    }
coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
bread =
    { $n ->
        [one] { $n } pain
       *[other] { $n } pains
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
steps = { $n } pas
chimneys =
    { $n ->
        [one] { $n } cheminée
       *[other] { $n } cheminées
    }
goods = { $goods }
fits =
    { $n ->
        [0] aucune place possible
        [one] { $n } place possible
       *[other] { $n } places possibles
    }
on-space = { $space }
on-cell = { $cell }
banner-there = banderole
finishes = termine : { $kinds }
turned-by = { $n }°
label-circle =
    { $one }{ $n ->
        [0] {""}
       *[other] {" "}({ $n }×)
    } / { $two }{ $m ->
        [0] {""}
       *[other] {" "}({ $m }×)
    }
label-number = { $n }
card-now =
    { $card }{ $n ->
        [0] {""}
       *[other] {" "}({ $n }×)
    }
label-sets =
    { $n ->
        [0] pas du tout
        [1] une fois
       *[other] { $n } fois
    }
label-bread =
    { $n ->
        [1] une fois avec du pain
       *[other] { $n } fois avec du pain
    }
paid-with =
    pour { $goods }{ $coins ->
        [0] , ou des pièces à la place
        [one] {" "}et { $coins } pièce, ou plus de pièces
       *[other] {" "}et { $coins } pièces, ou plus de pièces
    }
card-fails =
    Sans pain, la carte te coûte alors { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
fountain-worth =
    { $n ->
        [0] ne vaut rien pour l’instant
        [one] { $n } point pour l’instant
       *[other] { $n } points pour l’instant
    }
foreseen =
    Tu auras ensuite { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $bread ->
        [one] { $bread } pain
       *[other] { $bread } pains
    }. { $goods_total ->
        [0] Aucune marchandise.
       *[other] Marchandises : { $goods }.
    }
foreseen-card =
    { $n ->
        [0] Tu ne remplis pas « { $card } » : cela te coûte { $lost } points.
        [1] Tu remplis « { $card } » une fois.
       *[other] Tu remplis « { $card } » { $n } fois.
    }
foreseen-laid = Elle est posée ainsi : { $sides }.
foreseen-banner = Elle couvre une banderole : { $n } pas sur la piste Banderole.
foreseen-finishes = Elle termine : { $kinds }.

## Ce que les coups des autres changent pour toi

means-phase =
    { $phase ->
        [4] C’est la dernière phase : sur l’anneau, des tuiles noires à un seul élément.
       *[other] La phase { $phase } commence : il y a de nouveau quatre tuiles sur chaque case de l’anneau.
    }
means-reach-gone =
    { $tiles_count ->
        [one] Tu pouvais l’atteindre, elle n’est plus là : { $tiles }.
       *[other] Tu pouvais les atteindre, elles ne sont plus là : { $tiles }.
    }
means-row-gone =
    { $tiles_count ->
        [one] N’est plus dans la rangée du bas : { $tiles }.
       *[other] Ne sont plus dans la rangée du bas : { $tiles }.
    }
means-circle-gone = Pris : le cercle { $number }, entre « { $one } » et « { $two } ».
means-circles-gone = Pris : les cercles { $numbers }.
