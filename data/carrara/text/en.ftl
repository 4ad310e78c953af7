# The Palaces of Carrara, in English.

game-name = The Palaces of Carrara
game-blurb = Buy marble before prices rise again, build in the right cities, and choose your moment to score.

verb-turn = Turn
    .help = Turn the wheel and fill it up; then you buy blocks.
    .button = Turn the wheel
    .final = This is final: blocks are drawn from the bag.
verb-take = Take
    .help = Buy blocks from one section of the wheel; some are free.
    .button = Buy
verb-build = Build
    .help = Build one of the buildings on display, in a city of your choice.
    .button = Build
verb-score = Score
    .help = Score a type of building, or a city: points or coins, and objects.
    .button = Score
verb-announce = Announce
    .help = Announce the end of the game; your turn goes on.
    .button = Announce the end
    .solemn = You show your objects and get 5 points at once. This round becomes the last: whoever has already played in it gets no more turns. You cannot take this back on your own.
verb-relief = Relief
    .help = When nothing else is possible: raise your screen and take two coins.
    .button = Take 2 coins
    .final = This is final: everybody sees your coins and blocks, and your turn ends.
verb-skip = Skip
    .help = Take no action in the last round.
    .button = Skip

# What a form asks for. In a command its name is shorter: `.option`.
field-section = section
    .option = section
field-blocks = blocks
    .option = blocks
field-building = building
    .option = building
field-city = city
    .option = city
field-what = what to score
    .option = what
field-object = object to buy
    .option = object
field-announce = announce the end
    .option = announce
    .solemn = After this action you show your objects and get 5 points at once. This round becomes the last: whoever has already played in it gets no more turns. You cannot take this back on your own.

decision-turn = It is { $seat }’s turn.
    .yours = It is your turn.
decision-take = { $seat }, which blocks do you take?
    .yours = Which blocks do you take?

event-began = Everyone starts with { $coins } coins and one block. { $seat } begins.
event-turned =
    { $blocks_total ->
        [0] { $seat } turns the wheel; no block is added.
        [one] { $seat } turns the wheel; { $blocks } comes onto section I.
       *[other] { $seat } turns the wheel; { $blocks } come onto section I.
    }
event-took =
    { $price ->
        [0] { $seat } takes { $blocks } from section { $section } for free.
        [one] { $seat } buys { $blocks } from section { $section } for { $price } coin.
       *[other] { $seat } buys { $blocks } from section { $section } for { $price } coins.
    }
event-relieved =
    { $seat } raises the screen ({ $blocks_total ->
        [0] no blocks
       *[other] { $blocks }
    }; { $had ->
        [0] no coins
        [one] { $had } coin
       *[other] { $had } coins
    }) and takes { $coins } coins from the bank.
event-built = { $seat } builds { $type } { $cost } (space { $slot }) in { $city }, paying { $blocks }.
event-displayed = New on space { $slot }: { $type } { $cost }.
event-scored =
    { $seat } scores { $what }: { $vp ->
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
    }{ $objects_total ->
        [0] . No object was left to take.
       *[other] , with { $objects }.
    }
event-bought = { $seat } buys the { $object } for { $price } coins.
event-last-building = { $seat } has built the last building. This is the last round.
event-announced = { $seat } announces the end of the game, shows { $objects } and gets { $vp } points. This is the last round.
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

refusal-carrara-nothing-on-the-wheel = The wheel and the bag are both empty. You can: { $legal }.
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
    }; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-carrara-space-empty = There is no building on that space. You can choose space { $legal }.
refusal-carrara-city-blocks =
    { $city } takes { $colours }; you have { $have ->
        [0] none of those
       *[other] only { $have } of those
    }, and need { $cost }. Choose a city that takes more colours.
refusal-carrara-city-colour = { $city } takes { $colours }; you offered { $offered }.
refusal-carrara-wrong-payment =
    The building costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    }; you offered { $n }.
refusal-carrara-too-dear =
    That costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }; you have { $have ->
        [0] none
       *[other] only { $have }
    }. Choose fewer blocks, or cheaper ones.
refusal-carrara-type-scored = You have already scored { $type }; each type can be scored only once.
refusal-carrara-no-such-building = You have no { $type } to score.
refusal-carrara-city-scored = { $seat } has already scored { $city }; each city can be scored only once, by one player.
refusal-carrara-city-buildings =
    To score { $city } you need { $least } buildings there; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-carrara-object-gone = The { $object } on the board is gone. You can buy another object, or none.
refusal-carrara-object-too-dear = An object costs { $price } coins; you would have { $left ->
        [0] none
       *[other] only { $left }
    }.
refusal-carrara-already-ending = The last round is being played already.
refusal-carrara-not-reached =
    To announce the end you need { $scorings_goal } scorings (you have { $scorings }), { $objects_goal } objects
    (you have { $objects }) and a building cost of { $cost_goal } (yours is { $cost }). Nobody else sees this.

# The rules on a few short pages. Each is read on a phone: a screenful, no more.
topic-aim =
    Everybody has a board with the same six cities. You put up buildings there and score them for points, coins and objects. Whoever has the most points at the end wins.

    On your turn you take one action:
    - Buy: turn the wheel, then take blocks from one section.
    - Build: pay blocks for one building and place it in one of your cities.
    - Score: one type of building, or one city.

    After it you may buy one object for 10 coins. Once you have reached all three objectives (page “The end”), you may announce the end of the game.

    Don’t wait too long: each city is scored only once, by one player, and somebody may snap up the building you want.
    .title = Aim and turn
topic-wheel =
    Buying always starts with the wheel: it turns by one section, and blocks are drawn from the bag onto section I until 11 lie on the wheel. From then on you can no longer build or score this turn.

    Then you take as many blocks as you like and can pay for, at least one, all from the same section. In section I white costs 6 coins, yellow 5, red 4, green 3, blue 2, black 1. In each further section a block costs 1 coin less; only white never becomes free. At the next turn of the wheel, whatever is still in section VI goes back to I, at full price.

    If you cannot afford a single block, you raise your screen and take 2 coins instead; that ends your turn.
    .title = Wheel and buying
topic-building =
    Nine buildings are on display. There are six types, each with costs from 1 to 5. You pay exactly that many blocks, and no coins. You may mix colours, but the city must accept every block:
    - { city-livorno }: white only
    - { city-pisa }: white, yellow
    - { city-lucca }: white, yellow, red
    - { city-viareggio }: all but blue and black
    - { city-massa }: all but black
    - { city-lerici }: all six

    So white is good everywhere, black only in { city-lerici }. You may have any number of buildings in a city, even one that has been scored. The blocks go back into the bag, and a new building fills the space while the pile lasts.
    .title = Building
topic-scoring =
    A scoring uses up one of your 6 markers. Each building in it brings its cost times the value of its city, and its object while there are any. { type-villa } 4 in { city-pisa }: 12 coins and a coat of arms.
    - A type: all your buildings of it, in any city; one is enough. You can score each type once, and so can the others.
    - A city: all your buildings there, at least 2 in { city-livorno }, { city-pisa } or { city-lucca }, 3 elsewhere. Once anybody has scored it, it is closed to all.

    Values: { city-livorno } 3 points, { city-pisa } 3 coins, { city-lucca } 2 points, { city-viareggio } 2 coins, { city-massa } 1 point, { city-lerici } 1 coin.

    A building can count for its type, even in a closed city, and for its city; but not if you build it after that scoring.
    .title = Scoring
topic-objects =
    You begin with 20 coins and one block: black for the start player, then blue, green, red. Coins come from buildings you score in { city-pisa }, { city-viareggio } and { city-lerici }, whether by type or by city.

    Each type of building has its object: { type-biblioteca } a book, { type-palazzo } a crown, { type-porta } a gate, { type-cattedrale } a cup, { type-castello } a flag, { type-villa } a coat of arms. You get one each time you score a building, while the supply lasts (5 of each).

    One of each is also for sale. After your action you may buy one for 10 coins; it is not replaced.

    At the end an object is worth 3 points, 10 coins only 2. And without enough objects nobody can announce the end.
    .title = Objects and coins
topic-end =
    On your own turn, before or after your action, you may announce the end if you have at least:
    - 4 scorings
    - 8 objects with 2 players, 7 with 3, 6 with 4
    - buildings for 30 blocks in all with 2 players, 25 with 3, 20 with 4

    You show your objects and get 5 points at once. This round is now the last: only those who have not yet played in it get another turn, up to the player before the start player. Anybody may then skip the action; nobody else can announce.

    You need not announce as soon as you can. A round also becomes the last when the last of the 30 buildings is built; the 5 points are only for announcing.
    .title = The end
topic-reckoning =
    When the last round is over, all screens are raised. Everybody adds to their points:
    - 3 points for each object
    - the cost of all their buildings, as points
    - 1 point for every full 5 coins

    That holds for all, objectives reached or not. Whoever has the most points wins. If there is a tie, whoever has more blocks left wins, of any colour; if that is equal too, the victory is shared.

    Coins that are left are worth little: spend them in time.
    .title = Final scoring
topic-screen =
    Your coins, your blocks and your objects are behind your screen, and only you see them. Your buildings, your markers and your points are for all to see.

    The others do see what you take, pay and win when it happens: whoever keeps count can work out what you have. When you announce the end you show your objects; when you have to take 2 coins, you show your coins and blocks.

    Everybody sees how many blocks are in the bag; nobody knows which comes next.
    .title = Behind the screen

# What each step of a turn is about, for newcomers.
lesson-turn = One action: buy (turn the wheel), build or score. Start by buying; build once your blocks fit a good city, and score a city before somebody else does.
lesson-turn-turn = Buying starts with the wheel: blocks get 1 coin cheaper, those in section VI go back to full price, and new ones are drawn. After that you can no longer build or score.
lesson-take = Take at least one block, all from one section. Free blocks are always welcome; white and yellow open up the best cities.
lesson-take-section = The closer to section VI, the cheaper. Several cheap blocks of one section are often better than one expensive block.
lesson-take-blocks = You need not take all of them. Coins come back only when you score, and only from some cities, so keep a few.
lesson-build = During the game a building earns only when it is scored. Several of one type, or in one city, make a good scoring.
lesson-build-building = Its number is its cost in blocks. It is multiplied by the city’s value at each scoring, and counts once more at the end. Think of the type you are collecting.
lesson-build-city = { city-livorno }, { city-pisa } and { city-lucca } bring the most and need only 2 buildings to be scored, but accept only the expensive colours. { city-pisa } brings coins, which help most early on.
lesson-build-blocks = Pay first with the cheapest colours that this city accepts: the expensive ones are good everywhere.
lesson-score = You have 6 markers, and 4 scorings are needed to announce the end. Score small things only when you need the coins or the objects.
lesson-score-what = Nobody can take a type away from you, but a city goes to whoever scores it first. If others build there too, be quick.
lesson-announce = You get 5 points at once and still take your action. This round is then the last: only those after you in it play again. Do it if you are ahead; otherwise keep collecting.
lesson-relief = There is nothing else you can do: you raise your screen, take 2 coins, and your turn is over, without buying an object.
lesson-skip = In the last round you may do without an action, but then you cannot buy an object either. Usually one more building, scoring or object is still worth points.

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
        [one] { $n } point each time it is scored
       *[other] { $n } points each time it is scored
    }
coins-when-scored =
    { $n ->
        [one] { $n } coin each time it is scored
       *[other] { $n } coins each time it is scored
    }
label-section = { $section }: { $blocks }
label-building = { $type } { $cost } ({ $object })
label-city = { $city }: { $colours }
label-objects = { $objects }
city-alone = { $city }
closes-city = Then nobody else can score { $city }.
stands-in = in { $legal }
stands-anywhere = anywhere
object-alone = { $object }
section-holds = { $blocks }
to-pay = pay { $blocks }
city-is-closed = already scored: here it counts only for its type
foreseen =
    You will then have { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }; { $blocks_total ->
        [0] no blocks
       *[other] blocks: { $blocks }
    }; { $objects_total ->
        [0] no objects
       *[other] objects: { $objects }
    }.
still-builds = With what is left you can still build, in { $cities }: { $legal }.
still-builds-nothing = The rest is not enough for anything on display.
# A building, and where it lies on display.
tile = { $type } { $cost }
tile-on-space = { $type } { $cost } (space { $slot })

# Blocks of one colour that lie in the same section, with the price of each.
priced-blocks =
    { $colour ->
        [white] { colour-white.counted }
        [yellow] { colour-yellow.counted }
        [red] { colour-red.counted }
        [green] { colour-green.counted }
        [blue] { colour-blue.counted }
       *[black] { colour-black.counted }
    } { $price ->
        [0] free
       *[other] at { $price }
    }
# The same before the wheel turns: the price now, and the price then, which is the one that will be paid.
turning-blocks =
    { $colour ->
        [white] { colour-white.counted }
        [yellow] { colour-yellow.counted }
        [red] { colour-red.counted }
        [green] { colour-green.counted }
        [blue] { colour-blue.counted }
       *[black] { colour-black.counted }
    } { $price ->
        [0] { $to_pay ->
            [0] free
           *[other] free→{ $to_pay }
        }
       *[other] { $price }→{ $to_pay ->
            [0] free
           *[other] { $to_pay }
        }
    }

## What it means for you that the others have moved

means-last-turn = This is the last round: you have one turn left.
means-no-turn = This is the last round, and you have no turn left.
means-could-announce =
    { $seats_count ->
        [one] { $seats } has met two of the three objectives, scorings and building cost; how many objects are behind the screen, you cannot see.
       *[other] { $seats } have met two of the three objectives, scorings and building cost; how many objects are behind their screens, you cannot see.
    }
means-city-lost =
    { $seat } has scored { $city }, so it is closed to you; it would have brought you { $vp ->
        [0] {""}
        [one] { $vp } point{ $coins ->
            [0] {""}
           *[other] {" "}and{" "}
        }
       *[other] { $vp } points{ $coins ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $coins ->
        [0] {""}
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
means-city-closed =
    { $seat } has scored { $city }, so it is closed to you; { $n ->
        [one] your building there still counts for its type.
       *[other] your { $n } buildings there still count for their types.
    }
means-gone =
    { $tiles_count ->
        [one] Gone, and you could have built it: { $tiles }.
       *[other] Gone, and you could have built them: { $tiles }.
    }
means-new =
    { $tiles_count ->
        [one] New, and you can build it: { $tiles }.
       *[other] New, and you can build them: { $tiles }.
    }
means-cheaper = Cheaper or new, at the price after the next turn of the wheel: { $blocks }.
means-turned =
    { $n ->
        [one] The wheel has turned once.
       *[other] The wheel has turned { $n } times.
    }

table-prices-turning = Buying turns the wheel first: price now → price to pay.
table-section = Section { $section }: { $blocks }.
table-section-turning = Section { $section }: { $blocks }.
table-section-left = Section { $section }: { $blocks }.
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
table-cities-open =
    { $cities_count ->
        [0] Every city has been scored.
        [one] City not scored yet: { $cities }.
       *[other] Cities not scored yet: { $cities }.
    }
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
    }{ $markers ->
        [0] {" "}(no marker left)
       *[other] {""}
    }, building cost { $cost }.
player-start = { $seat } is the start player.
player-skipped = { $seat } has skipped.
player-city = – { $city }: { $buildings }.
player-scored =
    – { $types_count ->
        [0] {""}
        [one] type scored: { $types }
       *[other] types scored: { $types }
    }{ $cities_count ->
        [0] {""}
       *[other] { $types_count ->
            [0] {""}
           *[other] ;{" "}
        }{ $cities_count ->
            [one] city scored: { $cities }
           *[other] cities scored: { $cities }
        }
    }.
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
opened =
    Behind { $seat }’s screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; { $blocks_total ->
        [0] no blocks
       *[other] blocks: { $blocks }
    }; { $objects_total ->
        [0] no objects
       *[other] objects: { $objects }
    }.
screen-builds = In { $cities } you can build { $legal }.
screen-builds-nothing = Your blocks are not enough for anything on display.
screen-scores = You can score { $legal }.
screen-scores-nothing = There is nothing you can score now.
screen-no-marker = You have used all your scoring markers.
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
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $objects ->
        [0] {""}
        [one] , { $objects } object
       *[other] , { $objects } objects
    })
screen-objectives =
    You have { $scorings_short ->
        [0] { $scorings } scorings (goal reached)
       *[other] { $scorings } of { $scorings_goal } scorings
    }, { $objects_short ->
        [0] { $objects } objects (goal reached)
       *[other] { $objects } of { $objects_goal } objects
    }, building cost { $cost_short ->
        [0] { $cost } (goal reached)
       *[other] { $cost } of { $cost_goal }
    }.
screen-reached = You have reached all three objectives: you may announce the end.
