# Dynasties, in English.

game-name = Dynasties
game-blurb = Marry into the cities of Europe, share out goods and dowries, and rule where it counts.

verb-trade = Trade
    .help = Send a figure to a ship. If somebody is aboard, you divide the goods and they choose.
    .button = Trade
verb-prince = Prince
    .help = Put a prince into a city, paid in black.
    .button = Prince
verb-princess = Princess
    .help = Put a princess into a city, paid in white.
    .button = Princess
verb-character = Character
    .help = Use a character, paid in blue; those at court need a card with “court” and gold.
    .button = Character
verb-city = City on the card
    .help = Put a prince or princess into the city named on a card, paid in gold.
    .button = City on the card
verb-pause = Pause
    .help = Discard a card and draw 1 good.
    .button = Pause
verb-pass = Pass
    .help = Leave the round. You may keep 1 card for the next one.
    .button = Pass
verb-draw = Draw
    .help = Use a book tile: draw an action card.
    .button = Tile: 1 card
    .final = A drawn card cannot be put back.
verb-end = End turn
    .help = End your turn without using more book tiles.
    .button = End turn
    .final = Then others play, and this cannot be taken back.
verb-divide = Divide
    .help = Name one of the two groups of goods; the rest is the other.
    .button = Divide
verb-choose = Choose
    .help = Choose one of the two groups.
    .button = Choose
verb-apart = Set apart
    .help = Set one die apart from the other two.
    .button = Set apart
verb-carry = Carry out
    .help = Carry out one of your dice.
    .button = Carry out
verb-board = Board
    .help = Send a figure to the second ship of a double trade.
    .button = Board
verb-pick = Pick
    .help = Pick the dice that you carry out.
    .button = Pick
verb-keep = Keep
    .help = Keep one of the yellow scoring cards you have drawn.
    .button = Keep
verb-plunder = Plunder
    .help = With Drake: take 1 cube from each ship.
    .button = Plunder
verb-plot = Plot
    .help = With Machiavelli: deploy twice, in two cities, each a cube dearer.
    .button = Plot
verb-wed = Wed
    .help = With Isabella and Ferdinand: marry somebody’s single without paying.
    .button = Wed
verb-give = Give
    .help = For Fugger: choose the goods you give.
    .button = Give
verb-unload = Unload
    .help = Alone aboard at the end of a round: take 2 goods of the ship.
    .button = Unload
verb-bonus = Bonus action
    .help = Choose your bonus action at the end of a round.
    .button = Bonus action
verb-score = Score
    .help = Play scoring cards, as many as you like.
    .button = Score
verb-save = Save
    .help = Pay 1 pink for each single that stays; the others leave for the convent.
    .button = Save

# What a form asks for. In a command its name is shorter: `.option`.
field-card = card
    .option = card
field-ship = ship
    .option = ship
field-pink = pink cubes to pay with
    .option = pink
field-done = then end my turn
    .option = end
field-city = city
    .option = city
field-character = character
    .option = character
field-role = prince or princess
    .option = role
field-place = place on the pass track
    .option = place
field-keep = card to keep
    .option = keep
field-goods = goods
    .option = goods
field-part = group
    .option = group
field-die = die
    .option = die
field-region = region
    .option = region
field-dice = dice
    .option = dice
field-score = scoring card
    .option = card
field-ship1 = cube from ship 1
    .option = ship1
field-ship2 = cube from ship 2
    .option = ship2
field-ship3 = cube from ship 3
    .option = ship3
field-role2 = second: prince or princess
    .option = role2
field-city2 = second city
    .option = city2
field-extra = gold and blue to pay with
    .option = extra
field-payment = cubes to pay with
    .option = payment
field-action = bonus action
    .option = action
field-free = free city
    .option = free
field-space = space
    .option = space
field-scores = scoring cards to play
    .option = cards
field-cities = singles to save
    .option = singles

decision-turn = It is { $seat }’s turn.
    .yours = It is your turn.
decision-after = { $seat }, do you use another book tile?
    .yours = Do you use a book tile now, or end your turn?
decision-divide = { $seat }, divide the goods of ship { $ship } ({ $goods }); { $other } will choose.
    .yours = Divide the goods of ship { $ship }: { $goods }. { $other } will choose a group.
decision-goods = { $seat }, which goods of ship { $ship } do you take: { $one }, or { $two }?
    .yours = Which goods of ship { $ship } do you take: { $one }, or { $two }? { $other } gets the rest.
decision-apart = { $seat }, which die do you set apart for the marriage in { $city }: { $dice }? { $other } will choose.
    .yours = Marriage in { $city }. The dice: { $dice }. Set one apart; { $other } will choose the single die or the pair.
decision-dowry = { $seat }, for the marriage in { $city }: the single die ({ $single }), or the pair ({ $pair })?
    .yours = Marriage in { $city }: do you take the single die ({ $single }), or the pair ({ $pair })? { $other } gets the rest.
decision-die =
    { $dice_count ->
        [one] { $seat } has a die to carry out: { $dice }.
       *[other] { $seat }, which die do you carry out first: { $dice }?
    }
    .yours =
        { $dice_count ->
            [one] Carry out your die: { $dice }.
           *[other] Which die do you carry out first: { $dice }?
        }
decision-second = { $seat }, which ship do you board after ship { $ship }?
    .yours = Which ship do you board after ship { $ship }?
decision-pick =
    { $n ->
        [one] { $seat }, which die do you carry out: { $dice }?
       *[other] { $seat }, which { $n } dice do you carry out: { $dice }?
    }
    .yours =
        { $n ->
            [one] Which die do you carry out: { $dice }?
           *[other] Which { $n } dice do you carry out: { $dice }?
        }
decision-keep = { $seat }, which scoring card do you keep?
    .yours = Which scoring card do you keep? The others go under the pile.
decision-plunder = { $seat }, which cubes does Drake bring you?
    .yours = Drake brings you a cube from each ship. Which ones?
decision-plot = { $seat }, in which two cities does Machiavelli help you?
    .yours = Machiavelli: name two spaces and pay for both. Each costs 1 cube more, of any colour.
decision-wed = { $seat }, in which city do Isabella and Ferdinand arrange a marriage?
    .yours = In which city do Isabella and Ferdinand arrange your marriage?
decision-tribute =
    { $n ->
        [one] { $seat }, which good do you give to { $taker }?
       *[other] { $seat }, which { $n } goods do you give to { $taker }?
    }
    .yours =
        { $n ->
            [one] Fugger: which good do you give to { $taker }?
           *[other] Fugger: which { $n } goods do you give to { $taker }?
        }
decision-unload = { $seat }, which goods do you take from ship { $ship } ({ $goods })?
    .yours = You are alone on ship { $ship } ({ $goods }). Which 2 goods do you take?
decision-bonus = { $seat }, which bonus action do you choose?
    .yours = Which bonus action do you choose?
decision-leonardo = { $seat }, which bonus action does Leonardo bring you?
    .yours = Leonardo lets you take one more bonus action. Which one?
decision-scoring = { $seat }, which scoring cards do you play?
    .yours = Which scoring cards do you play now?
decision-convent = { $seat }, which singles do you save from the convent?
    .yours = Which singles do you save from the convent? Each costs 1 pink.

event-began = Cities, cards, prices and many numbers are reconstructed: only an appendix of the booklet is left (see “Reconstructed” in the rules).
event-greens = Everybody gets { $n } green scoring cards.
event-greens-own = Your green scoring cards: { $cards }.
event-round = Round { $round } begins. { $seat } is the start player.
event-dealt = Everybody draws { $n } action cards.
event-dealt-own = You draw: { $cards }.
event-characters = The characters, from the free slots to the court: { $characters }.
event-drew =
    { $goods_total ->
        [0] The bag is empty: { $seat } draws nothing.
       *[other] { $seat } draws { $goods } from the bag.
    }
event-drew-cards =
    { $n ->
        [0] { $seat } finds no action card to draw.
        [one] { $seat } draws an action card.
       *[other] { $seat } draws { $n } action cards.
    }
event-drew-cards-own =
    { $cards_total ->
        [0] There is no action card for you to draw.
       *[other] You draw: { $cards }.
    }
event-book = { $seat } takes a book tile for { $city }.
event-book-own = For { $city } you take the book tile “{ $book }”.
event-no-book = There is no book tile left for { $seat } in { $city }.
event-looked =
    { $n ->
        [0] There are no yellow scoring cards left for { $seat }.
        [one] { $seat } takes the last yellow scoring card.
       *[other] { $seat } looks at { $n } yellow scoring cards.
    }
event-looked-own =
    { $cards_count ->
        [0] There are no yellow scoring cards left for you.
        [one] You take the last yellow scoring card: { $cards }.
       *[other] You look at { $cards }.
    }
event-kept =
    { $n ->
        [one] { $seat } keeps one and puts the other under the pile.
       *[other] { $seat } keeps one and puts the other { $n } under the pile.
    }
event-kept-own = You keep “{ $card }” and put under the pile: { $under }.
event-played = { $seat } plays “{ $card }”.
event-paused = { $seat } pauses and discards “{ $card }”.
event-used-book = { $seat } uses the book tile “{ $book }”.
event-ended = { $seat } ends the turn.
event-voyage = { $seat } pays { $paid } to trade on two ships.
event-boarded = { $seat } is the first on ship { $ship }.
event-joined = { $seat } joins { $other } on ship { $ship }.
event-divided = { $seat } divides: { $one }, or { $two }.
event-traded =
    { $goods_total ->
        [0] { $rest_total ->
            [0] Ship { $ship } was empty: { $seat } and { $other } get nothing.
           *[other] { $other } gets { $rest }, { $seat } nothing.
        }
       *[other] { $rest_total ->
            [0] { $seat } gets { $goods }, { $other } nothing.
           *[other] { $seat } takes { $goods }, { $other } gets { $rest }.
        }
    }
event-loaded =
    { $goods_total ->
        [0] The bag is empty: nothing comes to ship { $ship }.
       *[other] On ship { $ship } there is now { $goods }.
    }
event-deployed =
    { $seat } puts a { $role } into { $city }{ $paid_total ->
        [0] .
       *[other] {" "}for { $paid }.
    }
event-city-points =
    { $n ->
        [one] { $city } brings { $seat } { $n } point.
       *[other] { $city } brings { $seat } { $n } points.
    }
event-married = { $seat } and { $other } marry in { $city }. { $seat } rolls and divides, { $other } chooses.
event-rolled = { $seat } rolls: { $dice }.
event-set-apart = { $seat } sets apart { $single } from { $pair }.
event-chose-dice = { $seat } takes { $dice }, { $other } gets { $rest }.
event-picked = { $seat } picks { $dice }.
event-die-lost = { $seat } cannot carry out { $die }: the die is lost.
event-die-points =
    { $n ->
        [one] The die brings { $seat } { $n } point.
       *[other] The die brings { $seat } { $n } points.
    }
event-born = { $seat } has a child in { $city }.
event-coat = { $seat } takes a coat of { $region }.
event-no-coat = There is no coat left: { $seat } gets nothing for { $die }.
event-character =
    { $seat } calls { $character }{ $paid_total ->
        [0] , for nothing.
       *[other] {" "}for { $paid }.
    }
event-plundered = { $seat } takes from ships 1, 2 and 3: { $cubes }.
event-plotted = { $seat } plots in { $one } and { $two } for { $paid }.
event-gave = { $seat } gives { $other } { $goods }.
event-answered = { $seat } has decided.
event-passed =
    { $seat } passes: { $place }. { $cards_total ->
        [0] {""}
       *[other] Discarded: { $cards }.{" "}
    }{ $kept ->
        [0] No card is kept.
       *[other] One card is kept.
    }
event-round-over = Round { $round } is over.
event-unloaded =
    { $goods_total ->
        [0] { $seat } was alone on ship { $ship } and finds nothing there.
       *[other] { $seat } was alone on ship { $ship } and takes { $goods }.
    }
event-bonus = { $seat } chooses as bonus action: { $action }.
event-bonus-points =
    { $n ->
        [one] { $seat } gets { $n } point.
       *[other] { $seat } gets { $n } points.
    }
event-declined = { $seat } declines another bonus action.
event-revalued = { $seat } takes the revaluation tile of { $region }.
event-founded = { $seat } founds { $city } in { $region }.
event-seduced = Casanova brings a neutral { $role } to { $city }, where { $seat } pays { $paid }.
event-singles =
    { $seat } has { $n ->
        [one] { $n } single
       *[other] { $n } singles
    }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
event-scored =
    { $seat } scores “{ $card }”{ $n ->
        [one] {""}
       *[other] {" "}({ $n } cards)
    }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
event-scores-none = { $seat } plays no further scoring card now.
event-saved = { $seat } pays pink and saves the singles in { $cities }.
event-convent =
    { $cities_count ->
        [one] The convent takes { $seat }’s single in { $cities }.
       *[other] The convent takes { $seat }’s singles in { $cities }.
    }
event-over = The last round is over. Now the regions are scored.
event-shown =
    { $seat } still had: { $books_total ->
        [0] no book tile
        [one] the book tile “{ $books }”
       *[other] the book tiles “{ $books }”
    }; { $scores_count ->
        [0] no scoring card
       *[other] { $scores }
    }{ $cards_total ->
        [0] .
       *[other] ; { $cards }.
    }
event-end-region =
    { $region }: { $first_count ->
        [0] nobody has a majority
       *[other] most for { $first } ({ $n } points)
    }{ $second_count ->
        [0] {""}
       *[other] , second { $second } ({ $m } points)
    }{ $crowned_count ->
        [0] .
       *[other] ; crowned city: { $crowned } ({ $crown } points each).
    }
event-end-revaluation = Revaluation of { $region }: { $n } points for { $owner }.
event-end-books = Book tiles bring { $seat } { $n } points.

refusal-dynasties-no-figure = You have no figure left in your reserve. You can still call a character, pause or pass.
refusal-dynasties-no-card = You have no action card left. You can pass.
refusal-dynasties-no-tile = You have no book tile that brings an action card. Choose something else.
refusal-dynasties-only-tiles = You have played your card for this turn. You can use a book tile that serves for this, or end your turn.
refusal-dynasties-no-icon = None of your cards shows a { $role }. Choose something that your cards show, or pause.
refusal-dynasties-all-too-dear = You cannot pay for any free space: the cheapest for a { $role } costs { $price }, pink included. Choose something else.
refusal-dynasties-space-taken = In { $city } the { $role }’s space is taken. Choose a city where it is free.
refusal-dynasties-own-spouse = In { $city } you would marry yourself: the other space is yours. Choose another city.
refusal-dynasties-not-open = { $city } is not on the board. Choose another city.
refusal-dynasties-too-dear = { $city } costs { $price }, and you do not have that, not even with pink. Choose a cheaper city.
refusal-dynasties-aboard = You already have a figure on ship { $ship }. Choose another ship.
refusal-dynasties-used = { $character } has been used in this round. Choose another character.
refusal-dynasties-at-court = { $character } is at court: that needs a card with “court”, and gold.
refusal-dynasties-slot-dear = { $character } costs { $price }, and you do not have that, not even with pink. Choose another character.
refusal-dynasties-idle = { $character } could do nothing for you now. Choose another character.
refusal-dynasties-place-taken = { $seat } stands there already. Choose another place.
refusal-dynasties-place-dear = That place costs { $price }; no other colour will do. The next free place costs nothing.
refusal-dynasties-bonus-taken = { $seat } has taken this already: { $action }. Choose another bonus action; the points are always there.

# The rules on a few short pages. Each is read on a phone: a screenful, no more.
topic-aim =
    You send princes and princesses to the cities of four regions and marry them to those of the others. In three rounds you collect points; at the end the regions count. Most points win; a tie goes to who has more goods.

    Turns go around. On yours, play one card for one of the things on it, or pause, or pass. When all have passed, the round ends.

    With 3, 4 or 5 players you draw 6, 5 or 4 cards each round.

    Goods: black pays princes, white princesses, blue characters, gold special actions. A pink cube stands for any other. What is paid goes back into the bag.

    You have 17 figures. Without one in reserve you can neither deploy, trade nor have a child.
    .title = Aim
topic-turn =
    A card offers two or three basic icons and a special action; you use one of them.
    - Trade: a figure to a ship.
    - Prince, princess: a figure to a city.
    - Character: one of the six that cost 0, 1 or 2 blue.
    Special, for gold:
    - a city: either space of it, without its own cost;
    - two ships: trade twice, on different ships;
    - court: one of the two characters there.

    Pause: discard a card, draw 1 good.

    Book tiles come from cities with a book. Use any number before and after your card, each once: draw a card, trade, or deploy for the normal cost. Tiles with a coat or 3 points stay face down until the end.
    .title = Your turn
topic-marriage =
    A city has a prince’s and a princess’s space, one of them large and dearer. You may not take both. Each figure brings the city’s bonus: points, goods, a book tile; a crown brings nothing yet.

    When both spaces are filled, there is a marriage. The small space rolls three dice and sets one apart; the large space takes the single die or the pair; the other gets the rest. The chooser goes first.

    Dice: 1 to 6 points; trade; birth: a child in any city where you are married and there is none; a scoring card: 1 of 3; 2 goods; a coat, which counts as a figure in that region’s majority. What you cannot carry out is lost.
    .title = Cities and marriage
topic-trade =
    Three ships hold 5 goods each. If a ship is empty, your figure is the first aboard, and nothing happens yet.

    If somebody else is aboard, you trade at once: you divide the goods into two groups, neither of them empty, and the first one chooses. Both figures go home, and the ship is loaded with 5 new goods.

    You may not board a ship where you are already.

    Whoever is alone on a ship at the end of the round takes 2 of its goods. Then every ship with fewer than 5 goods is emptied and loaded anew.
    .title = Trade
topic-characters =
    Each serves once a round.
    - Drake: 1 cube of your choice from each ship.
    - Leonardo: a figure there brings a second bonus action.
    - Karl V: draw 3 yellow cards, keep 1.
    - Machiavelli: deploy twice, in two cities; each costs 1 cube more, of any colour; all is paid first.
    - Isabella and Ferdinand: join another player’s single, without paying.
    - Elizabeth: draw 2 action cards.
    - Fugger: whoever has 6 goods gives you 1, with 12 goods 2, and so on; for each with fewer, draw 1.
    - Philipp II: roll 3 dice, carry out 2.
    .title = Characters
topic-round =
    Who passes takes a place: A for 2 pink, B for 1 pink, or the next one behind. You may keep 1 card. When all have passed:
    - Lone traders take 2 goods.
    - In track order, each chooses a bonus action: 3 points, 3 goods, a free city, Casanova, an action card, a scoring card, a revaluation tile. All but the points only once.
    - Each unmarried figure: 1 point after round 1, 2 after round 2.
    - Scoring cards may be played.
    - After round 2 singles leave for the convent, unless you pay 1 pink each.
    The first on the track begins the next round.

    Casanova: a neutral spouse for your single; carry out 2 dice (large space) or 1.
    .title = End of a round
topic-scoring =
    Scoring cards are played at the end of any round. Values like 4/3/2 go by round. Figures are princes, princesses and children; children are not married. Most goods also counts when tied, most crowns only alone.

    After round 3, per region:
    - most figures, coats and coat tiles, and second most; a tie for first shares the first value, and nobody is second;
    - everybody in a crowned city;
    - the owner of its revaluation tile: more for either.
    Then book tiles of 3 points.

    Cards that cannot become worth more are played for you, and at the end all that are worth something.
    .title = Scoring
topic-reconstructed =
    Of the booklet only an appendix was left to us: book tiles, dice, characters, bonus actions and the kinds of scoring cards. Public accounts tell how a turn, trade and marriage go. Our own are:
    - the cities but London and Madrid; all costs and bonuses;
    - what is on the 34 action cards, and gold prices;
    - pairs and values of scoring cards, but for 7, 7 and 8;
    - region tiles; which revaluation tile has what;
    - places and prices of characters and on the pass track, points for singles, the price of the convent;
    - hands of 5 and 4 cards.

    Where all are silent we ruled: you choose what you give to Fugger, ties as in “Scoring”, and those who give, unload, score or save all answer at once.
    .title = Reconstructed

# What each step is about, for who plays it for the first time.
lesson-turn = One card, one thing on it. Figures beside another’s single bring dice; large spaces choose between them. Keep a pink cube for passing.
lesson-after = Tiles with a coat or points stay until the end. Use others when they serve you best; they are worth nothing later.
lesson-trade = The first aboard chooses later, the second divides now. Look what goods a ship has before you join.
lesson-prince = Princes cost black. On a large space you will choose between the dice, on a small one you divide them.
lesson-princess = Princesses cost white. On a large space you will choose between the dice, on a small one you divide them.
lesson-character = The cheap ones go first. What lies at court takes a card with “court” and gold.
lesson-city = A card’s own city costs only gold, whichever space you take. Best for the dear, large spaces.
lesson-pause = Better than nothing: a card you cannot use becomes a good.
lesson-pass = Early places choose bonus actions first, and the first begins the next round. Keep your best card.
lesson-divide = You get what the other leaves: make both groups equally good for them, but one better for you.
lesson-goods = Which goods do you need, and which would help the other too much?
lesson-choose = Take what serves you more. The other player gets the rest.
lesson-apart = One die against two: set apart the one you would not mind losing, or that you hope to keep.
lesson-dowry = Two dice are not always better than one. Look whether you can use a trade or a birth.
lesson-die = Dice that leave no choice are already done.
lesson-carry = With two dice you say which comes first. A child counts in the majority of its region.
lesson-second = The first ship is settled. The second must be another one.
lesson-board = Choose a ship where you are first, or one whose goods you would like to divide.
lesson-pick = A die that cannot be carried out is not offered.
lesson-keep = Which card fits your cities, or the goods you have? You can wait for a later round to play it.
lesson-plunder = One cube of each ship, in the colours you need. The ships stay as they are until somebody trades there.
lesson-plot = Two different cities, in order: the first is settled completely before the second.
lesson-wed = You pay nothing, so take a dear space. You still get the city’s bonus.
lesson-tribute = One good for every six you have.
lesson-give = Give what you need least. All who have to give choose at the same time.
lesson-unload = You were alone: take the two goods you need most. The others go back into the bag.
lesson-bonus = All but the points can be taken only once. Revaluation, a scoring card or a free city are often worth most.
lesson-leonardo = One more, of those that are left. You may also decline.
lesson-scoring = Cards lose value from round to round, but may grow with your figures. Cards that cannot grow are played for you.
lesson-score = Choose all that you want to play now. The rest stays in your hand.
lesson-convent = A single who stays can still marry in the last round, and counts in the majority.
lesson-save = Only pink saves a single. The others go back to your reserve.

source-cards = Scoring cards
source-majorities = Majorities
source-crowns = Crowned cities
source-revaluation = Revaluation
source-books = Book tiles
source-dice = Dice
source-cities = City bonuses
source-singles = Singles
source-bonus = Bonus action

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
area-free = free cities
good-black = black
    .counted = { $n } black
good-white = white
    .counted = { $n } white
good-gold = gold
    .counted = { $n } gold
good-blue = blue
    .counted = { $n } blue
good-pink = pink
    .counted = { $n } pink
cube-black = black
cube-white = white
cube-gold = gold
cube-blue = blue
cube-pink = pink
cube-none = nothing

# Cities.
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
city-free1 = Free City I
city-free2 = Free City II
city-free3 = Free City III
role-prince = prince
role-princess = princess
figure-prince = prince
figure-princess = princess
figure-child = child
symbol-crown = crown
symbol-book = book
symbol-anchor = anchor
symbol-vp = points
space-prince-large = prince on the large space
space-prince-small = prince on the small space
space-princess-large = princess on the large space
space-princess-small = princess on the small space

# Action cards: what they offer, and what the special action costs.
action-A01 = trade / prince / York (1 gold)
    .counted =
        { $n ->
            [one] trade / prince / York (1 gold)
           *[other] { $n } × trade / prince / York (1 gold)
        }
action-A02 = trade / princess / Wien (2 gold)
    .counted =
        { $n ->
            [one] trade / princess / Wien (2 gold)
           *[other] { $n } × trade / princess / Wien (2 gold)
        }
action-A03 = trade / character / court (1 gold)
    .counted =
        { $n ->
            [one] trade / character / court (1 gold)
           *[other] { $n } × trade / character / court (1 gold)
        }
action-A04 = prince / princess / Sevilla (1 gold)
    .counted =
        { $n ->
            [one] prince / princess / Sevilla (1 gold)
           *[other] { $n } × prince / princess / Sevilla (1 gold)
        }
action-A05 = prince / character / Lyon (1 gold)
    .counted =
        { $n ->
            [one] prince / character / Lyon (1 gold)
           *[other] { $n } × prince / character / Lyon (1 gold)
        }
action-A06 = princess / character / two ships (1 gold)
    .counted =
        { $n ->
            [one] princess / character / two ships (1 gold)
           *[other] { $n } × princess / character / two ships (1 gold)
        }
action-A07 = trade / prince / court (1 gold)
    .counted =
        { $n ->
            [one] trade / prince / court (1 gold)
           *[other] { $n } × trade / prince / court (1 gold)
        }
action-A08 = trade / princess / Milano (1 gold)
    .counted =
        { $n ->
            [one] trade / princess / Milano (1 gold)
           *[other] { $n } × trade / princess / Milano (1 gold)
        }
action-A09 = trade / character / London (2 gold)
    .counted =
        { $n ->
            [one] trade / character / London (2 gold)
           *[other] { $n } × trade / character / London (2 gold)
        }
action-A10 = prince / princess / Barcelona (1 gold)
    .counted =
        { $n ->
            [one] prince / princess / Barcelona (1 gold)
           *[other] { $n } × prince / princess / Barcelona (1 gold)
        }
action-A11 = prince / character / court (1 gold)
    .counted =
        { $n ->
            [one] prince / character / court (1 gold)
           *[other] { $n } × prince / character / court (1 gold)
        }
action-A13 = trade / prince / Augsburg (1 gold)
    .counted =
        { $n ->
            [one] trade / prince / Augsburg (1 gold)
           *[other] { $n } × trade / prince / Augsburg (1 gold)
        }
action-A14 = trade / princess / Paris (2 gold)
    .counted =
        { $n ->
            [one] trade / princess / Paris (2 gold)
           *[other] { $n } × trade / princess / Paris (2 gold)
        }
action-A16 = prince / princess / Dublin (1 gold)
    .counted =
        { $n ->
            [one] prince / princess / Dublin (1 gold)
           *[other] { $n } × prince / princess / Dublin (1 gold)
        }
action-A17 = prince / character / Toledo (1 gold)
    .counted =
        { $n ->
            [one] prince / character / Toledo (1 gold)
           *[other] { $n } × prince / character / Toledo (1 gold)
        }
action-A20 = trade / princess / Hamburg (1 gold)
    .counted =
        { $n ->
            [one] trade / princess / Hamburg (1 gold)
           *[other] { $n } × trade / princess / Hamburg (1 gold)
        }
action-A21 = trade / character / Bordeaux (1 gold)
    .counted =
        { $n ->
            [one] trade / character / Bordeaux (1 gold)
           *[other] { $n } × trade / character / Bordeaux (1 gold)
        }
action-A22 = prince / princess / Edinburgh (1 gold)
    .counted =
        { $n ->
            [one] prince / princess / Edinburgh (1 gold)
           *[other] { $n } × prince / princess / Edinburgh (1 gold)
        }
action-A25 = trade / prince / Madrid (2 gold)
    .counted =
        { $n ->
            [one] trade / prince / Madrid (2 gold)
           *[other] { $n } × trade / prince / Madrid (2 gold)
        }
action-A26 = trade / princess / Köln (1 gold)
    .counted =
        { $n ->
            [one] trade / princess / Köln (1 gold)
           *[other] { $n } × trade / princess / Köln (1 gold)
        }
action-A28 = prince / princess / Toulouse (1 gold)
    .counted =
        { $n ->
            [one] prince / princess / Toulouse (1 gold)
           *[other] { $n } × prince / princess / Toulouse (1 gold)
        }
action-A29 = prince / character / Bristol (1 gold)
    .counted =
        { $n ->
            [one] prince / character / Bristol (1 gold)
           *[other] { $n } × prince / character / Bristol (1 gold)
        }
action-A31 = trade / prince / princess / court (1 gold)
    .counted =
        { $n ->
            [one] trade / prince / princess / court (1 gold)
           *[other] { $n } × trade / prince / princess / court (1 gold)
        }
action-A32 = trade / prince / character / Granada (1 gold)
    .counted =
        { $n ->
            [one] trade / prince / character / Granada (1 gold)
           *[other] { $n } × trade / prince / character / Granada (1 gold)
        }
action-A33 = trade / princess / character / Praha (1 gold)
    .counted =
        { $n ->
            [one] trade / princess / character / Praha (1 gold)
           *[other] { $n } × trade / princess / character / Praha (1 gold)
        }
action-A34 = prince / princess / character / two ships (1 gold)
    .counted =
        { $n ->
            [one] prince / princess / character / two ships (1 gold)
           *[other] { $n } × prince / princess / character / two ships (1 gold)
        }
short-A01 = trade·prince·York
short-A02 = trade·princess·Wien
short-A03 = trade·char.·court
short-A04 = prince·princess·Sevilla
short-A05 = prince·char.·Lyon
short-A06 = princess·char.·two ships
short-A07 = trade·prince·court
short-A08 = trade·princess·Milano
short-A09 = trade·char.·London
short-A10 = prince·princess·Barcelona
short-A11 = prince·char.·court
short-A13 = trade·prince·Augsburg
short-A14 = trade·princess·Paris
short-A16 = prince·princess·Dublin
short-A17 = prince·char.·Toledo
short-A20 = trade·princess·Hamburg
short-A21 = trade·char.·Bordeaux
short-A22 = prince·princess·Edinburgh
short-A25 = trade·prince·Madrid
short-A26 = trade·princess·Köln
short-A28 = prince·princess·Toulouse
short-A29 = prince·char.·Bristol
short-A31 = trade·prince·princess·court
short-A32 = trade·prince·char.·Granada
short-A33 = trade·princess·char.·Praha
short-A34 = prince·princess·char.·two ships
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
card-tile = book tile

# Scoring cards, with their points; by round, where they differ.
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
score-Y01 = anchor in 4 regions (16/13/10)
score-Y02 = book in 4 regions (16/13/10)
score-Y03 = crown in 4 regions (16/13/10)
score-Y04 = most black goods (7)
score-Y05 = most white goods (7)
score-Y06 = most gold goods (7)
score-Y07 = most blue goods (7)
score-Y08 = most pink goods (7)
score-Y09 = each figure at an anchor (4/3/2)
score-Y10 = each figure at a book (4/3/2)
score-Y11 = each figure at a crown (4/3/2)
score-Y12 = most figures at crowns (7)
score-Y13 = married in Britannia (3/2/2)
score-Y14 = married in France (3/2/2)
score-Y15 = married in Hispania (3/2/2)
score-Y16 = married in Imperium (3/2/2)
score-Y17 = figures in all 4 regions (8)
score-Y19 = each prince (3/2/1)
score-Y20 = each princess (3/2/1)

book-coat-britannia = coat of Britannia
    .counted =
        { $n ->
            [one] coat of Britannia
           *[other] { $n } × coat of Britannia
        }
book-coat-france = coat of France
    .counted =
        { $n ->
            [one] coat of France
           *[other] { $n } × coat of France
        }
book-coat-hispania = coat of Hispania
    .counted =
        { $n ->
            [one] coat of Hispania
           *[other] { $n } × coat of Hispania
        }
book-coat-empire = coat of Imperium
    .counted =
        { $n ->
            [one] coat of Imperium
           *[other] { $n } × coat of Imperium
        }
book-vp = 3 points
    .counted =
        { $n ->
            [one] 3 points
           *[other] { $n } × 3 points
        }
book-action = action card
    .counted =
        { $n ->
            [one] action card
           *[other] { $n } × action card
        }
book-trade = trade
    .counted =
        { $n ->
            [one] trade
           *[other] { $n } × trade
        }
book-deploy = prince or princess
    .counted =
        { $n ->
            [one] prince or princess
           *[other] { $n } × prince or princess
        }
face-vp1 = 1 point
face-vp2 = 2 points
face-vp3 = 3 points
face-vp4 = 4 points
face-vp5 = 5 points
face-vp6 = 6 points
face-trade = trade
face-birth = birth
face-card = scoring card
face-goods = 2 goods
face-coat-britannia = Britannia coat
face-coat-france = France coat
face-coat-hispania = Hispania coat
face-coat-empire = Imperium coat
ship-1 = 1
ship-2 = 2
ship-3 = 3
character-drake = Francis Drake
character-leonardo = Leonardo da Vinci
character-karl = Karl V
character-machiavelli = Machiavelli
character-isabella = Isabella and Ferdinand
character-elizabeth = Elizabeth I
character-fugger = Jakob Fugger
character-philipp = Philipp II
place-A = front place A
place-B = front place B
place-next = next free place
part-1 = group 1
part-2 = group 2
bonus-points = 3 points
bonus-goods = 3 goods
bonus-free = free city
bonus-casanova = Casanova
bonus-action = action card
bonus-scoring = scoring card
bonus-revaluation = revaluation tile
bonus-none = none

figure = { $seat } ({ $figure })
lying =
    { $character } ({ $used ->
        [0] { $court ->
            [0] { $cost ->
                [0] free
               *[other] { $cost } blue
            }
           *[other] at court
        }
       *[other] used
    })
placed = { $seat } ({ $place })
taken = { $action } ({ $seat })
score-worth =
    { $card }{ $n ->
        [one] {""}
       *[other] {" "}(× { $n })
    }: { $worth ->
        [0] nothing
       *[other] { $worth }
    }
strength = { $seat } ({ $n })
goods =
    { $goods_total ->
        [0] nothing
       *[other] { $goods }
    }
dice = { $dice }
part = Group { $n }
part-of-goods = Group { $n }: { $goods }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
from-bag =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
book-tiles =
    { $n ->
        [one] a book tile
       *[other] { $n } book tiles
    }
of-these = { $n } of these
ship-first = nobody aboard
ship-second = { $seat } is aboard: you divide
label-pink =
    { $n ->
        [0] no pink
       *[other] { $n } pink
    }
worth-now =
    { $n ->
        [0] now worth nothing
        [one] now worth { $n } point
       *[other] now worth { $n } points
    }
members-there =
    { $n ->
        [0] none of your figures there
        [one] { $n } of your figures there
       *[other] { $n } of your figures there
    }
again = { $n } for a majority, { $m } for a crown
your = your { $role }
crowned = crown
large-space = large space
small-space = small space
marries = marriage with { $seat }
dice-to-pick =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
foreseen =
    You pay { $paid }. { $goods_total ->
        [0] You have no goods left then.
       *[other] You then have left: { $goods }.
    }
does-drake = 1 cube from each ship
does-leonardo = a second bonus action
does-karl = 3 yellow cards, keep 1
does-machiavelli = deploy twice, each 1 cube dearer
does-isabella = join a single, without paying
does-elizabeth = 2 action cards
does-fugger = 1 good for every 6 the others have
does-philipp = roll 3 dice, carry out 2
does-free = found a city with a figure of yours, for its cost
does-casanova = a neutral spouse for your single, for the space’s cost
does-action = one more card next round
does-scoring = { does-karl }
does-revaluation = more points at the end in one region

table-round = Round { $round } of { $rounds }. { $seat } is the start player.
table-region =
    { $region }: { $first } and { $second } points for the majority, { $crown } for a crowned city. { $coats ->
        [0] No coats left.
        [one] { $coats } coat left.
       *[other] { $coats } coats left.
    }
table-strengths = – Strength: { $seats }.
table-revalued = – { $seat } has the revaluation tile: { $n } for a majority, { $m } for a crowned city.
table-city =
    – { $city } ({ $symbol }): prince { $prince }, princess { $princess }, large: { $large }{ $vp ->
        [0] {""}
       *[other] ; { $vp } points
    }{ $goods ->
        [0] {""}
       *[other] ; { $goods } goods
    }. { $figures_count ->
        [0] Empty.
       *[other] { $figures }{ $neutral ->
            [0] .
           *[other] , with a neutral figure.
        }
    }
table-ship = Ship { $ship }: { $goods_total ->
        [0] no goods.
       *[other] { $goods }.
    }
table-ship-aboard = Ship { $ship }, { $seat } aboard: { $goods_total ->
        [0] no goods.
       *[other] { $goods }.
    }
table-characters = Characters: { $characters }.
table-dice = Dice: { $dice }.
table-track = Passed, from the front: { $places }.
table-leonardo = A figure of { $seat } is with Leonardo.
table-bonus = Bonus actions: { $actions }.
table-free = Free cities beside the board: { $cities }.
table-bag =
    { $goods_total ->
        [0] The bag is empty.
       *[other] In the bag: { $goods }.
    }
table-piles = In the piles: { $actions } action cards, { $yellows } yellow scoring cards, { $books } book tiles; neutral figures: { $neutrals }.
player =
    { $seat }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $reserve ->
        [one] { $reserve } figure
       *[other] { $reserve } figures
    } in reserve, { $hand ->
        [one] { $hand } action card
       *[other] { $hand } action cards
    }; scoring cards: { $greens } green, { $yellows } yellow.
player-has =
    – { $goods_total ->
        [0] No goods
       *[other] { $goods }
    }; { $books ->
        [0] no book tiles
        [one] { $books } book tile
       *[other] { $books } book tiles
    }.
player-coats = – Coats: { $coats }.
player-passed = – Has passed.
screen-hand =
    { $cards_total ->
        [0] You have no action cards.
       *[other] Your action cards: { $cards }.
    }
screen-scores =
    { $cards_count ->
        [0] You have no scoring cards.
       *[other] Your scoring cards, worth now: { $cards }.
    }
screen-books = Your book tiles: { $books }.
screen-looked = You look at: { $cards }.
screen-under = You put under the pile: { $cards }.
opened =
    { $seat } still had { $cards_total ->
        [0] no action cards
       *[other] { $cards }
    }; { $scores_count ->
        [0] no scoring cards
       *[other] { $scores }
    }; { $books_total ->
        [0] no book tiles
        [one] the book tile “{ $books }”
       *[other] the book tiles “{ $books }”
    }.

## What it means for you that the others have moved

means-round = Round { $round } has begun: you have new cards, and all characters serve again.
means-married = You are now married in { $cities }.
means-home = Your figure is back from ship { $ships }.
means-characters = No longer to be had in this round: { $characters }.
means-passed =
    { $seats_count ->
        [one] { $seats } has left the round.
       *[other] { $seats } have left the round.
    }
