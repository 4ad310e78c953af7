# The Palaces of Carrara, in English.

game-name = The Palaces of Carrara
game-blurb = Buy marble before it gets dear again, build in the right cities, and choose your moment to score.

verb-turn = Turn
    .help = Turn the wheel and fill it up; then you buy blocks.
    .final = This is final: blocks are drawn.
verb-take = Take
    .help = Buy blocks of one section of the wheel; some are free.
verb-build = Build
    .help = Build one of the buildings on display in one of your cities.
verb-score = Score
    .help = Score a type of building, or a city: points, coins and objects.
verb-announce = Announce
    .help = Announce the end of the game; your turn goes on.
    .solemn = You show your objects and get points at once, and the last round begins, for everybody. It cannot be taken back.
verb-relief = Relief
    .help = When nothing else is possible: raise your screen and take two coins.
    .final = This is final: everybody sees what is behind your screen.
verb-skip = Skip
    .help = Take no action in the last round.

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
    .solemn = After this action you show your objects and get points at once, and the last round begins, for everybody. It cannot be taken back.

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
    You build palaces in six cities and score them for points, coins and objects. In the end, most points win.

    In your turn you do exactly one of three things:
    - Buy: turn the wheel, then take blocks from one section.
    - Build: pay blocks for one building and put it in a city.
    - Score: a type of building, or a city.

    After that you may buy one object for 10 coins. And if you have reached all three objectives, you may announce the end of the game.

    Do not wait too long: each city is scored only once, by one player, and the building you want may be gone.
    .title = Aim and turn
topic-wheel =
    Buying always begins with the wheel: it turns by one section, and new blocks come from the bag onto section I until 11 lie on the wheel. A draw cannot be taken back.

    Then you take as many blocks as you like, at least one, all from the same section. In section I white costs 6 coins, yellow 5, and so on down to black, 1. With each section a block gets 1 coin cheaper, until it is free. What is still in section VI goes back to I, at the full price.

    If you cannot pay for a single block, you raise your screen and take 2 coins instead.
    .title = Wheel and buying
topic-building =
    Nine buildings lie on display. Each costs 1 to 5 blocks; you pay exactly that many.

    The blocks you pay with decide where it may stand. Each must have a colour that the city takes:
    - { city-livorno }: white only
    - { city-pisa }: yellow as well
    - { city-lucca }: red as well
    - { city-viareggio }: green as well
    - { city-massa }: blue as well
    - { city-lerici }: all six

    So white is good everywhere, and black only for { city-lerici }. You may have as many buildings in a city as you like. The blocks go back into the bag, and a new building takes the free space.
    .title = Building
topic-scoring =
    Each building brings its cost times the value of its city, and its object as long as there are any. You have 6 markers: 6 scorings at most.
    - A type: all your buildings of it, wherever they stand. Each type once; others can score it as well.
    - A city: all your buildings there; you need 2 in { city-livorno }, { city-pisa } or { city-lucca }, 3 elsewhere. Whoever is first closes it for all others.

    Values: { city-livorno } 3 points, { city-pisa } 3 coins, { city-lucca } 2 points, { city-viareggio } 2 coins, { city-massa } 1 point, { city-lerici } 1 coin.

    The same building can count for its type and for its city. In a city that is closed it still counts for its type.
    .title = Scoring
topic-objects =
    You begin with 20 coins and one block. Coins come from scoring in { city-pisa }, { city-viareggio } and { city-lerici }.

    Each type of building has its object: { type-biblioteca } a book, { type-palazzo } a crown, { type-porta } a gate, { type-cattedrale } a cup, { type-castello } a flag, { type-villa } a coat of arms. You get one for each building that you score, while the supply lasts.

    One of each is also for sale. After your action you may buy one for 10 coins; it is not replaced.

    At the end an object is worth 3 points, 10 coins only 2. And without enough objects nobody can announce the end.
    .title = Objects and coins
topic-end =
    Whoever has reached all three objectives may announce the end, at the start of a turn or after the action:
    - 4 scorings
    - 8, 7 or 6 objects with 2, 3 or 4 players
    - buildings that cost 30, 25 or 20 blocks in all

    You show your objects and get 5 points at once. Then the round is finished, so that all have had as many turns. In this last round anybody may skip, and nobody else can announce.

    You need not announce as soon as you can. The last round also comes when the last of the 30 buildings is built; that alone brings no points.
    .title = The end
topic-reckoning =
    When the last round is over, all screens are raised. To the points you have made so far everybody adds:
    - 3 points for each object
    - the cost of all buildings, as points
    - 1 point for every 5 coins

    That holds for all, objectives reached or not. Most points win. In a tie, more blocks left win; if these are equal too, the victory is shared.

    Coins that are left are worth little: spend them in time.
    .title = Final reckoning
topic-screen =
    Your coins, your blocks and your objects stand behind your screen, and only you see them. Your buildings, your markers and your points are for all to see.

    The others do see what you take, pay and win when it happens: with a good memory they know roughly what you have. When you announce the end you show your objects; when you cannot do anything else and take 2 coins, your coins and blocks.

    Of the bag all know how many blocks are in it; which one comes next, nobody does.
    .title = Behind the screen

# What each step of a turn is about, for newcomers.
lesson-turn = One action: buy, build or score. At first, buy; build as soon as your blocks fit a good city, and score a city before somebody else does.
lesson-turn-turn = Buying begins with the wheel: blocks get 1 coin cheaper, those in section VI dear again, and new ones are drawn. After that there is no way back.
lesson-take = Take what you like from one section. Free blocks are always good; white and yellow ones open the best cities.
lesson-take-section = The further round the wheel, the cheaper. Several cheap blocks of one section are often better than one dear block.
lesson-take-blocks = You need not take all of them. Coins come back only by scoring, so keep some.
lesson-build = During the game a building earns only when it is scored. Several of one type, or in one city, make a good scoring.
lesson-build-building = Its number is what it costs in blocks, and what it counts at every scoring and at the end. Think of the type you are collecting.
lesson-build-city = { city-livorno }, { city-pisa } and { city-lucca } bring most, but take only the dearer colours. { city-pisa } brings money, which helps most early on.
lesson-build-blocks = Pay first with the cheapest colours that this city takes: the dear ones are good everywhere.
lesson-score = You have 6 markers, and 4 scorings are needed to announce the end. Score small things only when you need the coins or the objects.
lesson-score-what = Nobody can take a type away from you, but a city goes to whoever scores it first. If others build there too, be quick.
lesson-announce = You get 5 points at once, and the last round begins: only those after you in it play once more. Good if you are ahead; else go on collecting.
lesson-relief = There is nothing else you can do: you raise your screen, take 2 coins, and your turn is over.
lesson-skip = In the last round you may leave your action out. Mostly one more building, scoring or object is still worth points.

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
label-section = { $section }: { $blocks }
label-building = { $type } { $cost } ({ $object })
label-city = { $city }: { $colours }
label-objects = { $objects }
city-alone = { $city }
closes-city = Then nobody else can score { $city }.
stands-in = in { $legal }
foreseen =
    Then: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; { $blocks_total ->
        [0] no blocks
       *[other] blocks: { $blocks }
    }; { $objects_total ->
        [0] no objects
       *[other] objects: { $objects }
    }.
still-builds = With the rest you can still build, in { $cities }: { $legal }.
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
        [one] { $seats } has enough scorings and building cost to announce the end; the objects are behind the screen.
       *[other] { $seats } have enough scorings and building cost to announce the end; the objects are behind the screens.
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
    { $seat } has scored { $city }, so it is closed to you; you have { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    } there.
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
means-cheaper = Cheaper for you now: { $blocks }.
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
