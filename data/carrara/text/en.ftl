# The Palaces of Carrara, in English.

game-name = The Palaces of Carrara
game-blurb = Buy marble before it gets dear again, build in the right cities, and choose your moment to score.

verb-turn = Turn
    .help = Turn the wheel and fill it up; then you take blocks.
verb-take = Take
    .help = Take any blocks of one section, for their price.
verb-build = Build
    .help = Build one of the buildings on display in one of your cities.
verb-score = Score
    .help = Score a type of building, or a city: points, coins and objects.
verb-announce = Announce
    .help = Announce the end of the game; your turn goes on.
verb-relief = Relief
    .help = Raise your screen and take two coins, when nothing else is possible.
verb-skip = Skip
    .help = Take no action in the last round.

field-section = section
field-blocks = blocks
field-building = building
field-city = city
field-what = what to score
field-object = object to buy
field-announce = announce the end

decision-turn = It is { $seat }’s turn.
decision-take = { $seat }, which blocks do you take?

event-began = Everyone has { $coins } coins and one block. { $seat } begins.
event-turned =
    { $blocks_total ->
        [0] { $seat } turned the wheel; the bag had nothing to add.
       *[other] { $seat } turned the wheel; { $blocks } came onto section I.
    }
event-took =
    { $seat } took { $blocks } from section { $section } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }.
event-relieved =
    { $seat } raised the screen ({ $blocks }; { $had ->
        [one] { $had } coin
       *[other] { $had } coins
    }) and took { $coins } coins from the bank.
event-built = { $seat } built { $type } { $cost } (space { $slot }) in { $city }, paying { $blocks }.
event-displayed = New on space { $slot }: { $type } { $cost }.
event-scored =
    { $seat } scored { $what }: { $vp ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
        [one] { $vp } point{ $coins ->
            [0] {""}
            [one] {" "}and { $coins } coin
           *[other] {" "}and { $coins } coins
        }
       *[other] { $vp } points{ $coins ->
            [0] {""}
            [one] {" "}and { $coins } coin
           *[other] {" "}and { $coins } coins
        }
    }; { $objects_total ->
        [0] no object was left
       *[other] objects: { $objects }
    }.
event-bought = { $seat } bought the { $object } for { $price } coins.
event-last-building = { $seat } has built the last building. This is the last round.
event-announced = { $seat } announces the end and shows { $objects }: { $vp } points. This is the last round.
event-skipped = { $seat } skips.
event-screen-raised =
    { $seat } raises the screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; { $blocks_total ->
        [0] no blocks
       *[other] blocks: { $blocks }
    }; { $objects_total ->
        [0] no objects
       *[other] objects: { $objects }
    }.

refusal-carrara-nothing-on-the-wheel = Wheel and bag are both empty. You can: { $legal }.
refusal-carrara-nothing-on-display = There is nothing left to build. You can: { $legal }.
refusal-carrara-too-few-blocks =
    { $blocks ->
        [0] You have no blocks
        [one] You have only { $blocks } block
       *[other] You have only { $blocks } blocks
    }, too few for any building on display. Turn the wheel for more.
refusal-carrara-nothing-to-score = There is nothing you can score yet. Build first; a city needs 2 or 3 of your buildings.
refusal-carrara-no-marker = You have used all your scoring markers.
refusal-carrara-no-skipping = You can skip only in the last round.
refusal-carrara-no-relief = There is no relief while you can act. You can: { $legal }.
refusal-carrara-building-cost =
    { $type } { $cost } costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    }; you have { $have }.
refusal-carrara-space-empty = There is no building on that space. You can build: { $legal }.
refusal-carrara-city-blocks =
    { $city } takes { $colours }; you have { $have ->
        [0] none of those
       *[other] { $have } of those
    }, and need { $cost }. Choose a city that takes more colours.
refusal-carrara-city-colour = { $city } takes { $colours }; you offered { $offered }.
refusal-carrara-wrong-payment =
    The building costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    }; you offered { $n }.
refusal-carrara-type-scored = You have scored { $type } already; each type counts once.
refusal-carrara-no-such-building = You have no { $type } to score.
refusal-carrara-city-scored = { $seat } has scored { $city } already; each city counts once for all.
refusal-carrara-city-buildings = { $city } needs { $least } of your buildings; you have { $have } there.
refusal-carrara-object-gone = The { $object } on the board is gone. You can buy another one, or none.
refusal-carrara-object-too-dear = An object costs { $price } coins; you would have only { $left }.
refusal-carrara-already-ending = The last round is being played already.
refusal-carrara-not-reached =
    To announce the end you need { $scorings_goal } scorings (you have { $scorings }), { $objects_goal } objects
    (you have { $objects }) and buildings for { $cost_goal } (you have { $cost }). Nobody else sees this.

source-track = During play
source-announcement = Announcement
source-objects = Objects
source-buildings = Buildings
source-coins = Coins

colour-white = white
    .counted = { $n } white
colour-yellow = yellow
    .counted = { $n } yellow
colour-red = red
    .counted = { $n } red
colour-green = green
    .counted = { $n } green
colour-blue = blue
    .counted = { $n } blue
colour-black = black
    .counted = { $n } black

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

object-book = book
    .counted =
        { $n ->
            [one] { $n } book
           *[other] { $n } books
        }
object-crown = crown
    .counted =
        { $n ->
            [one] { $n } crown
           *[other] { $n } crowns
        }
object-gate = gate
    .counted =
        { $n ->
            [one] { $n } gate
           *[other] { $n } gates
        }
object-cup = cup
    .counted =
        { $n ->
            [one] { $n } cup
           *[other] { $n } cups
        }
object-flag = flag
    .counted =
        { $n ->
            [one] { $n } flag
           *[other] { $n } flags
        }
object-coat = coat of arms
    .counted =
        { $n ->
            [one] { $n } coat of arms
           *[other] { $n } coats of arms
        }

scorable-biblioteca = { type-biblioteca }
scorable-palazzo = { type-palazzo }
scorable-porta = { type-porta }
scorable-cattedrale = { type-cattedrale }
scorable-castello = { type-castello }
scorable-villa = { type-villa }
scorable-livorno = the city of { city-livorno }
scorable-pisa = the city of { city-pisa }
scorable-lucca = the city of { city-lucca }
scorable-viareggio = the city of { city-viareggio }
scorable-massa = the city of { city-massa }
scorable-lerici = the city of { city-lerici }

coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

points-at-the-end = { $n } points at the end
points-when-scored =
    { $n ->
        [one] { $n } point when scored
       *[other] { $n } points when scored
    }
coins-when-scored =
    { $n ->
        [one] { $n } coin when scored
       *[other] { $n } coins when scored
    }
label-section = { $section }: { $blocks } (prices: { $prices })
label-building = { $type } { $cost } ({ $object })
label-city = { $city }: { $colours }
label-objects = { $objects }
still-builds = With the rest you can still build { $type } { $cost } (space { $slot }) in { $legal }.
still-builds-nothing = The rest is not enough for anything on display.

table-section = Section { $section }: { $blocks } (prices: { $prices }).
table-bag =
    { $n ->
        [0] The bag is empty.
        [one] There is { $n } block in the bag.
       *[other] There are { $n } blocks in the bag.
    }
table-building = Space { $slot }: { $type } { $cost } ({ $object }).
table-pile =
    { $n ->
        [0] The pile of buildings is empty.
        [one] There is { $n } building in the pile.
       *[other] There are { $n } buildings in the pile.
    }
table-sale =
    { $objects_total ->
        [0] No object is for sale any more.
       *[other] For sale at { $price } coins: { $objects }{ $gone_count ->
            [0] {""}
           *[other] ; none left: { $gone }
        }.
    }
table-supply =
    { $objects_total ->
        [0] The supply is empty.
       *[other] In the supply: { $objects }{ $gone_count ->
            [0] {""}
           *[other] ; none left: { $gone }
        }.
    }
table-city-scored = { $city } was scored by { $seat }.
table-goal = To announce the end: { $scorings } scorings, { $objects } objects, building cost { $cost }.
table-ending-announced = The last round: { $seat } has announced the end.
table-ending-built = The last round: { $seat } has built the last building.
table-plays-on = Still to play: { $seats }.
player =
    { $seat }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } on the track, { $scorings ->
        [one] { $scorings } scoring
       *[other] { $scorings } scorings
    } ({ $markers ->
        [0] no marker left
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }), building cost { $cost }.
player-start = { $seat } is the start player.
player-skipped = { $seat } has skipped.
player-building = – { $city }: { $type } { $cost }
player-scored = – scored: { $what }
screen =
    Behind your screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; { $blocks_total ->
        [0] no blocks
       *[other] blocks: { $blocks }
    }; { $objects_total ->
        [0] no objects
       *[other] objects: { $objects }
    }.
screen-builds = You can build { $type } { $cost } (space { $slot }) in { $legal }.
screen-objective =
    { $objects ->
        [one] You have { $objects } object
       *[other] You have { $objects } objects
    }; the end needs { $goal }.
screen-reached = You have reached all three objectives: you may announce the end.
