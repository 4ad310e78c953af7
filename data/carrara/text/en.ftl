# The Palaces of Carrara, in English.

game-name = The Palaces of Carrara
game-blurb = Buy marble before prices rise again, build in the right cities, and choose your moment to score.

verb-turn = Turn
    .help = Turn the wheel and fill it up; then you buy blocks.
    .button = Turn the wheel
    .final = This is final: blocks are drawn from the bag.
verb-take = Take
    .help = Buy blocks from one section of the wheel as it lies; some are free.
    .button = Buy
verb-build = Build
    .help = Build one of the buildings on display, in a city of your choice.
    .button = Build
verb-eight = Eight
    .help = Build one of the 8-buildings beside the board; it brings an upgrade tile (expansion).
    .button = Build an 8
verb-improve = Improve
    .help = Replace a building of yours by a dearer one and pay only the difference (expansion).
    .button = Improve
verb-score = Score
    .help = Score a type of building, or a city: points or coins, and objects.
    .button = Score
verb-announce = Announce
    .help = Announce the end of the game; your turn goes on.
    .button = Announce the end
    .solemn = You show your objects (with top card V of the expansion, your coins as well) and get 5 points at once. This round becomes the last: whoever has already played in it gets no more turns. You cannot take this back on your own.
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
field-type = 8-building
    .option = type
field-old = building to improve
    .option = old
field-upgrade = upgrade tile
    .option = upgrade
field-what = what to score
    .option = what
field-object = object to buy
    .option = object
field-announce = announce the end
    .option = announce
    .solemn = After this action you show your objects (with top card V of the expansion, your coins as well) and get 5 points at once. This round becomes the last: whoever has already played in it gets no more turns. You cannot take this back on your own.

decision-turn = It is { $seat }’s turn.
    .yours = It is your turn.
decision-wider-turn = It is { $seat }’s turn.
    .yours = It is your turn.
decision-take = { $seat }, which blocks do you take?
    .yours = Which blocks do you take?

event-began = Everyone starts with { $coins } coins and one block. { $seat } begins.
event-cards =
    This is played with the expansion; { $drawn ->
        [0] its cards were chosen
        [4] its cards were drawn at random
       *[other] its cards were chosen or drawn at random
    }. Top card { $top }; object card { $objects }; building card { $buildings }; bonus card { $bonus }. Worked out by us, since pictures of the rules are lost: the upgrade tiles of { $upgrades }{ $unsure_count ->
        [0] {""}
       *[other] ; { $unsure }
    }.
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
event-took-unturned =
    { $price ->
        [0] Without turning the wheel, { $seat } takes { $blocks } from section { $section } for free.
        [one] Without turning the wheel, { $seat } buys { $blocks } from section { $section } for { $price } coin.
       *[other] Without turning the wheel, { $seat } buys { $blocks } from section { $section } for { $price } coins.
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
event-built-eight = { $seat } builds { $type } { $cost } in { $city }, paying { $blocks }.
event-improved =
    { $seat } improves { $old } { $old_cost } in { $city } to { $type } { $cost } ({ $slot ->
        [0] an 8-building
       *[other] space { $slot }
    }), paying { $blocks }. { $old } { $old_cost } is out of the game.
event-upgraded =
    { $seat } takes the upgrade tile for { $space }: there, each point of cost now brings { $vp ->
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
event-scored-category = { $seat } scores { $what }: { bonus-gain }.
event-bought = { $seat } buys the { $object } for { $price } coins.
event-last-building = { $seat } has built the last building. This is the last round.
event-announced = { $seat } announces the end of the game, shows { $objects } and gets { $vp } points. This is the last round.
event-announced-with-coins =
    { $seat } announces the end of the game, shows { $objects } and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, and gets { $vp } points. This is the last round.
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

event-bonus-cities =
    Bonus card, { $seat }: { $cities_count ->
        [0] no building there, so nothing
       *[other] { bonus-gain } for { $cities }
    }.
event-bonus-types =
    Bonus card, { $seat }: { $types_count ->
        [0] no building, so nothing
       *[other] { bonus-gain } for { $types }
    }.
event-bonus-smallest =
    Bonus card, { $seat }: { $types_count ->
        [0] no building, so nothing
       *[other] { bonus-gain } for the smallest of each type ({ $types })
    }.
event-bonus-most =
    Bonus card, { $seat }: { $cities_count ->
        [0] no highest cost anywhere, so nothing
       *[other] { $vp } points for the highest cost in { $cities }
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

refusal-carrara-nothing-affordable = There is no block on the wheel that you can pay for as it lies. You can: { $legal }.
refusal-carrara-no-eight = All six 8-buildings have been built. You can: { $legal }.
refusal-carrara-too-few-for-eight =
    An 8-building costs { $cost } blocks; you have { $blocks ->
        [0] none
       *[other] only { $blocks }
    }.
refusal-carrara-eight-gone = The 8-building { $type } has been built already. Choose another one.
refusal-carrara-nothing-to-improve = You have no building that your blocks could improve: only a dearer one can take its place, and its city must accept the blocks. You can: { $legal }.
refusal-carrara-cannot-improve = { $type } { $cost } in { $city } cannot be improved now: there is nothing dearer that you could pay with blocks { $city } accepts.
refusal-carrara-not-dearer = { $type } { $cost } is not dearer than { $old } { $old_cost }. Only a dearer building can take its place.
refusal-carrara-difference =
    { $city } takes { $colours }; you have { $have ->
        [0] none of those
       *[other] only { $have } of those
    }, and the difference is { $difference }. Choose a cheaper building, or another one to improve.
refusal-carrara-wrong-difference =
    Improving costs the difference: { $difference ->
        [one] { $difference } block
       *[other] { $difference } blocks
    }; you offered { $n }.
refusal-carrara-upgrade-gone = Somebody has the upgrade tile for { $space } already. Choose another one.
refusal-carrara-no-upgrade = Only an 8-building brings an upgrade tile. Choose one, or leave the tile out.
refusal-carrara-category-scored = You have already scored { $what }; each of the two can be scored only once.
refusal-carrara-no-such-category = You cannot score { $what }: it takes at least one, and you have none.
refusal-carrara-cards-not-reached = To announce the end you need all three objectives. You would have: { $goals }. Nobody else sees this.

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

topic-expansion =
    With the expansion, four cards replace the three objectives (page “The cards”), and there is more to do:
    - Buy without turning: take blocks as the wheel lies, at today’s prices; nothing is added. There must be a block you can pay for.
    - Build an 8-building (page “8-buildings”).
    - Improve: replace a building of yours by a dearer one of any type, in the same city. You pay only the difference, in colours it accepts. The old tile leaves the game; what was scored stays scored.
    - Score City or Land buildings: once each, with at least one of them, and without objects. { type-castello } and { type-villa } are Land, the others City. Wherever they stand, a point of cost brings 1 coin (City) or 1 point (Land).
    .title = Expansion
topic-eights =
    Six buildings of cost 8, one of each type, lie beside the board from the start. Build one with eight blocks, or improve one of yours to it. They are not replaced, and do not count for the end of the game.

    With each you take one of the upgrade tiles left, at once. It covers a space of your own board for good, and from then on a point of cost is worth more to you there:
    - A city tile counts when you score that city, when you score a type for your buildings there, and for the bonus card.
    - A City or Land tile counts for that category’s scoring only.

    There is one of each for all players. You may take any, even for a space you have scored.
    .title = 8-buildings
topic-cards =
    One card of each colour lies open all game: top, objects, buildings, bonus. To announce the end you need the objectives of the first three, all at the same moment; the bonus card has none. With the coins card (top V) you show your coins as well, and in the end 2 coins are a point for everybody.

    Top cards, with 2, 3 or 4 players:
    - I: 4 scorings
    - II: 4, 3, 2 buildings of cost 5 or 8
    - III: 3, 2, 1 cities scored
    - IV: 8, 7, 6 buildings
    - V: 30, 25, 20 coins
    - VI: 30, 25, 20 points on the track

    The table’s own four stand under Look, “Objectives”.
    .title = The cards
topic-object-cards =
    Objects in the end; each that the card leaves out is worth 1 point. In brackets, the objective.
    - I: 3 points each (8, 7, 6 objects with 2, 3, 4 players)
    - II: 5 per pair of identical ones (3 pairs)
    - III: 7 per triplet of identical ones (2 triplets)
    - IV: by how many you have of a type: 2 are worth 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21 (4 identical)
    - V: 20 per pair and quadruplet together (once)
    - VI: per set of different ones: 2 → 3, 3 → 7, 4 → 12, 5 → 18, 6 → 24 (4 different)
    - VII: 8 per set of 3 different ones (2 such sets)
    - VIII: the sizes of three groups of identical ones, multiplied (3 pairs)

    The best way to group them is taken for you.
    .title = Object cards
topic-building-cards =
    Buildings in the end; only those standing count. In brackets, the objective.
    - I: their cost (30, 25, 20 with 2, 3, 4 players)
    - II: for every 2 in a city 11 ({ city-livorno }), 9, 7, 5, 3, 1 ({ city-lerici }) (2 in each of 3 cities)
    - III: for every 3: 17, 14, 11, 8, 5, 2 (3 in each of 2 cities)
    - IV: for every 4: 23, 19, 15, 11, 7, 3 (4 in a city)
    - V: for each 8-building 34, 26, 19, 13, 8, 4 (one)
    - VI: 6 per Land building (4, 3, 2)
    - VII: 3 per City building (6, 5, 4)
    - VIII: how many stand in your three fullest cities, multiplied (2 in each of 3 cities)
    - IX: the costs of pairs, one City and one Land building each (4, 3, 2 pairs)
    .title = Building cards
topic-bonus-cards =
    In the end the bonus card scores something once more, whether you scored it before or not: no marker, no objects, no least number of buildings, your own city values. Points and coins; the coins join yours before they become points.
    - II: 2 cities, the best for you
    - III: { city-livorno } and { city-lerici }
    - IV: { city-pisa } and { city-massa }
    - V: { city-lucca } and { city-viareggio }
    - VI: 2 types, the best for you
    - VII: the smallest building of each type
    - VIII: 9 points for the highest cost in { city-livorno }, { city-pisa }, { city-lucca } together, 9 for the other three
    - IX: points for the highest cost in each city: 14, 12, 10, 8, 6, 4

    In VIII and IX all who tie get the points. Nobody is asked: the best choice is made for you.
    .title = Bonus cards
topic-reconstructed =
    The pictures are lost in our copies of the rules. What only a picture showed, we have worked out from the text, the examples and what others wrote. These are our readings:
    - prices in the sections that no text names; the values of { city-viareggio } and { city-lerici }
    - the objects of { type-porta }, { type-cattedrale }, { type-castello } and { type-villa }
    - upgrade tiles other than { city-lucca } and { city-lerici }: one point more, and at least one coin
    - which cities or types the bonus cards II to VI score
    - that with top card V, coins, 2 coins are a point in the end
    - card numbers above II

    Should you own the game and find one of them wrong, please tell us.
    .title = What we worked out

# What each step of a turn is about, for newcomers.
lesson-turn = One action: buy (turn the wheel), build or score. Start by buying; build once your blocks fit a good city, and score a city before somebody else does.
lesson-turn-turn = Buying starts with the wheel: blocks get 1 coin cheaper, those in section VI go back to full price, and new ones are drawn. After that you can no longer build or score.
lesson-wider-turn = One action: buy (with or without turning the wheel), build, improve or score. The cards say what counts in the end: look at them before you plan.
lesson-wider-turn-turn = Turning makes every block 1 coin cheaper, except that those in section VI go back to full price, and draws new ones. After that you can only buy.
lesson-wider-turn-take = You buy from the wheel as it lies: good if there are free blocks in section VI, which would go back to full price.
lesson-eight = An 8-building costs eight blocks and counts eight times its city’s value at each scoring. It brings an upgrade tile at once.
lesson-eight-type = Think of the type you are collecting, and of City or Land if a card asks for it.
lesson-eight-city = The same as for other buildings: the better the city, the dearer the colours.
lesson-eight-upgrade = It counts from your next scoring on. Best for a city in which you have built much that you have not scored yet.
lesson-improve = You pay only the difference, and the number of your buildings stays the same. Good for a dear tile when you have few blocks, or to change a type you have scored already.
lesson-improve-old = Choose a building in a good city, best of a type you have scored already: the new one can count again.
lesson-improve-building = The new one may be of another type. That can also help, or harm, what a card counts.
lesson-improve-upgrade = It counts from your next scoring on. Best for a city in which you have built much that you have not scored yet.
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
source-bonus = Bonus card

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
scorable-city = City buildings
scorable-land = Land buildings

category-city = City buildings
category-land = Land buildings

space-livorno = { city-livorno }
space-pisa = { city-pisa }
space-lucca = { city-lucca }
space-viareggio = { city-viareggio }
space-massa = { city-massa }
space-lerici = { city-lerici }
space-city = City buildings
space-land = Land buildings

# What we worked out of a card.
card-top = what coins are worth with the top card
card-objects = what the object card says
card-buildings = what the building card says
card-bonus = what the bonus card scores

number-I = I
number-II = II
number-III = III
number-IV = IV
number-V = V
number-VI = VI
number-VII = VII
number-VIII = VIII
number-IX = IX

# The cards, by number and what they are about.
top-card-I = I, scorings
top-card-II = II, buildings of cost 5 or 8
top-card-III = III, cities scored
top-card-IV = IV, buildings
top-card-V = V, coins
top-card-VI = VI, points on the track

object-card-I = I, any objects
object-card-II = II, pairs of identical objects
object-card-III = III, triplets of identical objects
object-card-IV = IV, many identical objects
object-card-V = V, a pair and a quadruplet of identical objects
object-card-VI = VI, many different objects
object-card-VII = VII, sets of 3 different objects
object-card-VIII = VIII, groups of identical objects, multiplied

building-card-I = I, cost of all buildings
building-card-II = II, two buildings in a city
building-card-III = III, three buildings in a city
building-card-IV = IV, four buildings in a city
building-card-V = V, 8-buildings
building-card-VI = VI, Land buildings
building-card-VII = VII, City buildings
building-card-VIII = VIII, buildings in three cities, multiplied
building-card-IX = IX, pairs of a City and a Land building

bonus-card-II = II, two cities of choice
bonus-card-III = III, Livorno and Lerici
bonus-card-IV = IV, Pisa and Massa
bonus-card-V = V, Lucca and Viareggio
bonus-card-VI = VI, two types of choice
bonus-card-VII = VII, smallest building of each type
bonus-card-VIII = VIII, highest cost in each half
bonus-card-IX = IX, highest cost in each city

option-expansion = Expansion
option-expansion-no = without
option-expansion-first = with the cards for a first game (all number II)
option-expansion-drawn = with cards drawn at random
option-top = Top card
option-top-any = as above
option-top-I = { top-card-I }
option-top-II = { top-card-II }
option-top-III = { top-card-III }
option-top-IV = { top-card-IV }
option-top-V = { top-card-V } (reading: 2 coins are a point in the end)
option-top-VI = { top-card-VI }
option-objects = Object card
option-objects-any = as above
option-objects-I = { object-card-I }
option-objects-II = { object-card-II }
option-objects-III = { object-card-III }
option-objects-IV = { object-card-IV }
option-objects-V = { object-card-V }
option-objects-VI = { object-card-VI }
option-objects-VII = { object-card-VII }
option-objects-VIII = { object-card-VIII }
option-buildings = Building card
option-buildings-any = as above
option-buildings-I = { building-card-I }
option-buildings-II = { building-card-II }
option-buildings-III = { building-card-III }
option-buildings-IV = { building-card-IV }
option-buildings-V = { building-card-V }
option-buildings-VI = { building-card-VI }
option-buildings-VII = { building-card-VII }
option-buildings-VIII = { building-card-VIII }
option-buildings-IX = { building-card-IX }
option-bonus = Bonus card
option-bonus-any = as above
option-bonus-II = { bonus-card-II } (our reading)
option-bonus-III = { bonus-card-III } (our reading)
option-bonus-IV = { bonus-card-IV } (our reading)
option-bonus-V = { bonus-card-V } (our reading)
option-bonus-VI = { bonus-card-VI } (our reading)
option-bonus-VII = { bonus-card-VII }
option-bonus-VIII = { bonus-card-VIII }
option-bonus-IX = { bonus-card-IX }

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

points-at-the-end =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
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
means-could-announce-by-cards =
    { $seats_count ->
        [one] { $seats } has met every objective that you can see; what is behind the screen, you cannot.
       *[other] { $seats } have met every objective that you can see; what is behind their screens, you cannot.
    }
means-eights-gone =
    { $types_count ->
        [one] The 8-building { $types } is gone; your blocks would have been enough.
       *[other] The 8-buildings { $types } are gone; your blocks would have been enough for one.
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

## The expansion

# What an objective counts, after its number: “4 scorings”.
goal-name =
    { $goal ->
        [scorings] { $least ->
            [one] scoring
           *[other] scorings
        }
        [dear-buildings] { $least ->
            [one] building of cost 5 or 8
           *[other] buildings of cost 5 or 8
        }
        [cities-scored] { $least ->
            [one] city scored
           *[other] cities scored
        }
        [buildings] { $least ->
            [one] building
           *[other] buildings
        }
        [coins] { $least ->
            [one] coin
           *[other] coins
        }
        [points] { $least ->
            [one] point on the track
           *[other] points on the track
        }
        [objects] { $least ->
            [one] object
           *[other] objects
        }
        [identical] { $least ->
            [one] set of { $size } identical objects
           *[other] sets of { $size } identical objects
        }
        [two-and-four] { $least ->
            [one] combination of a pair and a quadruplet
           *[other] combinations of a pair and a quadruplet
        }
        [different] { $least ->
            [one] set of { $size } different objects
           *[other] sets of { $size } different objects
        }
        [cost] building cost
        [cities] { $least ->
            [one] city with { $size } buildings
           *[other] cities with { $size } buildings each
        }
        [eights] { $least ->
            [one] 8-building
           *[other] 8-buildings
        }
        [land] { $least ->
            [one] Land building
           *[other] Land buildings
        }
        [city] { $least ->
            [one] City building
           *[other] City buildings
        }
       *[pairs] { $least ->
            [one] pair of a City and a Land building
           *[other] pairs of a City and a Land building
        }
    }
goal-far = { $far } of { $least } { goal-name }
card-goal =
    { $card ->
        [top] Top card
        [objects] Object card
       *[buildings] Building card
    } { $number }, objective: { $least } { goal-name }.
card-scores =
    Bonus card { $number }, in the end: { $how ->
        [cities] { $n ->
            [0] { $cities } are scored once more
           *[other] the { $n } cities that bring you most are scored once more
        }
        [types] the { $n } types that bring you most are scored once more
       *[smallest] the smallest building of each type is scored once more
    }.
card-most = Bonus card { $number }, in the end, for the highest building cost: { $areas }.
area-points =
    { $n ->
        [1] { $from } { $vp }
       *[other] { $from } to { $to } together { $vp }
    }
worth-objects =
    – In the end: { $how ->
        [each] { $vp } points for each object
        [identical] { $vp } points for each { $size } identical ones, { $left } for each other object
        [two-and-four] { $vp } points for each pair and quadruplet of identical ones, { $left } for each other object
        [different] { $vp } points for each { $size } different ones, { $left } for each other object
       *[product] the sizes of up to { $groups } groups of identical ones, multiplied; { $left } point for each other object
    }.
worth-objects-by =
    – In the end: { $how ->
        [by-type] by how many of a type you have
       *[by-set] by how many are in a set of different ones
    }: { $points }.
points-for = { $n } → { $vp }
worth-buildings =
    – In the end: { $how ->
        [cost] the cost of your buildings, in points
        [category] { $goal ->
            [land] { $vp } points for each Land building
           *[city] { $vp } points for each City building
        }
        [product] how many stand in your { $groups } fullest cities, multiplied
       *[pairs] the costs of your pairs of a City and a Land building, the dearest of each
    }.
worth-buildings-by-city =
    – In the end: points { $how ->
        [sets] for every { $size } buildings in a city
       *[eights] for each 8-building
    }: { $points }.
points-in = { $city } { $vp }
table-coins = – In the end { $n } coins are a point, for everybody.
table-prices-both = You may buy with or without turning the wheel: price as it lies → price after turning.
table-eights =
    { $types_count ->
        [0] All 8-buildings have been built.
       *[other] 8-buildings left: { $types }.
    }
table-upgrades = Upgrade tiles left, for each point of cost: { $upgrades }.
upgrade-tile =
    { $space } ({ $vp ->
        [0] {""}
        [one] { $vp } point{ $coins ->
            [0] {""}
           *[other] {" "}+{" "}
        }
       *[other] { $vp } points{ $coins ->
            [0] {""}
           *[other] {" "}+{" "}
        }
    }{ $coins ->
        [0] {""}
        [one] { $coins } coin
       *[other] { $coins } coins
    })
table-replaced = Out of the game by improving: { $tiles }.
player-upgrades = – upgraded, for each point of cost: { $upgrades }.
player-categories =
    – { $categories_count ->
        [one] category scored: { $categories }
       *[other] categories scored: { $categories }
    }.
player-far =
    – so far: { $goals }; buildings worth { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } by the card.
player-bonus =
    { $seat }, bonus card: { bonus-gain }{ $what_count ->
        [0] {""}
       *[other] {" "}for { $what }
    }.
bonus-gain =
    { $vp ->
        [0] { $coins ->
            [0] nothing
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
    }
screen-eight = An 8-building could stand in { $cities }.
screen-improves = { $type } { $cost } in { $city } could become { $legal }.
new-tile =
    { $slot ->
        [0] { $type } { $cost }
       *[other] { $type } { $cost } (space { $slot })
    }
screen-goals = You have { $goals }.
screen-worth =
    If the game ended now: objects { $objects }, buildings { $buildings }, bonus card { $coins ->
        [0] { $vp }
       *[other] { bonus-gain }
    }.
improve-old = { $type } { $cost } in { $city }
difference =
    { $n ->
        [one] { $n } block
       *[other] { $n } blocks
    }
without-turning = The wheel is not turned.
per-cost = { bonus-gain } for each point of cost
built-there =
    { $n ->
        [0] you have built nothing there
       *[other] your buildings there cost { $n }
    }
upgrade-useless = you have scored it already: no use any more
points-by-card =
    { $n ->
        [one] { $n } point more by the building card
       *[other] { $n } points more by the building card
    }
points-lost-by-card =
    { $n ->
        [one] { $n } point less by the building card
       *[other] { $n } points less by the building card
    }
