# On the pictures of Dynasties, in English.

picture-table = Table
picture-court = Court and bonus actions
picture-screen = Your screen
picture-opened = Screen
picture-reckoning = Final reckoning

# The head

picture-over = The game is over
picture-won =
    { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-shared =
    The victory is shared: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-asks-turn = It is { $seat }’s turn
picture-asks-after = { $seat } may go on
picture-asks-divide = { $seat } divides the goods
picture-asks-goods = { $seat } chooses goods
picture-asks-apart = { $seat } sets a die apart
picture-asks-dowry = { $seat } chooses dice
picture-asks-die = { $seat } carries out a die
picture-asks-second = { $seat } boards a second ship
picture-asks-pick = { $seat } picks dice
picture-asks-keep = { $seat } keeps a scoring card
picture-asks-plunder = { $seat } plunders the ships
picture-asks-plot = { $seat } sends two figures
picture-asks-wed = { $seat } arranges a wedding
picture-asks-tribute = { $seat } pays tribute
picture-asks-unload = { $seat } unloads a ship
picture-asks-bonus = { $seat } chooses a bonus action
picture-asks-leonardo = { $seat } may choose one more
picture-asks-scoring = { $seat } scores cards
picture-asks-convent = { $seat } saves singles
picture-asked-turn = is to play
picture-asked-after = may go on
picture-asked-divide = divides the goods
picture-asked-goods = chooses goods
picture-asked-apart = sets a die apart
picture-asked-dowry = chooses dice
picture-asked-die = carries out a die
picture-asked-second = boards a second ship
picture-asked-pick = picks dice
picture-asked-keep = keeps a scoring card
picture-asked-plunder = plunders the ships
picture-asked-plot = sends two figures
picture-asked-wed = arranges a wedding
picture-asked-tribute = pays tribute
picture-asked-unload = unloads a ship
picture-asked-bonus = chooses a bonus action
picture-asked-leonardo = may choose one more
picture-asked-scoring = scores cards
picture-asked-convent = saves singles
picture-all = { $n } players are asked
picture-round = Round { $n } of { $of }

# Table

picture-ships = Ships: the first chooses, the second divides
picture-characters = Characters
picture-track = Passed, in the order of bonus actions
picture-bonus = Bonus actions at the end of the round
picture-division = Ship { $ship }: { $seat } chooses, { $other } gets the rest
picture-dice-rolled = Dice: some are to be picked
picture-dice-apart = Marriage in { $city }: { $seat } sets a die apart, { $other } will choose
picture-dice-dowry = Marriage in { $city }: { $seat } chooses, { $other } gets the rest
picture-dice-owned = Dice that are being carried out
picture-passed = passed
picture-new = new

# What the small pictures mean, at the foot

picture-means-black = princes
picture-means-white = princesses
picture-means-blue = characters
picture-means-gold = special actions
picture-means-pink = any of these
picture-means-action = action cards
picture-means-green = green
picture-means-yellow = yellow
picture-means-book = book tiles
picture-means-reserve = reserve
picture-means-more = revaluation
picture-means-goblet = begins

# The court

picture-court-characters = Characters: paid in blue, or by a special action in gold
picture-piles = Bag, piles, free cities
picture-played = { $n } played
picture-no-free-cities = All free cities are founded

# The screen

picture-screen-private = Only you see this
picture-screen-opened = All cards are open now
picture-screen-empty = Nothing is hidden here.
picture-screen-hand =
    { $n ->
        [one] Action card: one of its icons, or the special action for gold
       *[other] Action cards: one icon of one card, or its special action for gold
    }
picture-screen-looked = You keep one of these yellow cards
picture-screen-scores = Scoring cards: points by round, and in the wreath what each is worth now
picture-screen-scores-over = Scoring cards that were not played
picture-screen-books = Book tiles
picture-screen-under = You put under the pile:
picture-icon-trade = Trade
picture-icon-prince = Prince
picture-icon-princess = Princess
picture-icon-character = Character
picture-special-voyage = Two ships
picture-special-court = At court
picture-score-symbol_in_every_region = A figure there in every region
picture-score-most_goods = Nobody has more of these
picture-score-per_member_on_symbol = For each figure there
picture-score-most_members_on_crowns = Most figures there, alone
picture-score-per_married_member_in_region = For each married figure there
picture-score-all_four_regions = Figures in all four regions
picture-score-per_role = For each of yours

# The final reckoning

picture-reckoning-wins = wins the game
picture-reckoning-by-goods = wins the tie: more goods
picture-reckoning-shared = share the victory
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = Where the points come from
picture-reckoning-standing = Points so far
picture-reckoning-total = Total
picture-source-cards = Cards
picture-source-majorities = Regions
picture-source-crowns = Crowns
picture-source-revaluation = More
picture-source-books = Books
picture-source-dice = Dice
picture-source-cities = Cities
picture-source-singles = Singles
picture-source-bonus = Bonus
picture-reckoning-regions = The regions: strength, and points for majority, crown and revaluation

# The descriptions: every picture in words

described-your-turn = It is your turn.
described-your-after = You may use another book tile.
described-your-divide = You divide the goods of a ship.
described-your-goods = You choose between two groups of goods.
described-your-apart = You set a die apart.
described-your-dowry = You choose between the single die and the pair.
described-your-die = You carry out a die.
described-your-second = You board a second ship.
described-your-pick = You pick dice.
described-your-keep = You keep one of the yellow cards.
described-your-plunder = You take a cube from each ship.
described-your-plot = You deploy in two cities.
described-your-wed = You choose where to marry.
described-your-tribute = You give goods.
described-your-unload = You take goods from your ship.
described-your-bonus = You choose a bonus action.
described-your-leonardo = You may choose one more bonus action.
described-your-scoring = You choose which scoring cards to play.
described-your-convent = You choose which singles to save.
described-over = The game is over.
described-won =
    The game is over: { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-goods =
    The game is over: { $seat } wins the tie at { $n ->
        [one] { $n } point
       *[other] { $n } points
    } with more goods.
described-shared =
    The game is over: { $seats } share the victory with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-private = Only you see this.
described-dice-of = Dice of { $seat }: { $dice }.
described-dice-done = Carried out: { $dice }.
described-revaluation = Revaluation of { $region }, which nobody has yet: { $n } for a majority, { $m } for a crowned city.
described-cities = You can choose: { $cities }.
described-city = { $n } is { $city }
described-chosen = You would go to { $cities }.
described-does-drake = { character-drake }: { does-drake }.
described-does-leonardo = { character-leonardo }: { does-leonardo }.
described-does-karl = { character-karl }: { does-karl }.
described-does-machiavelli = { character-machiavelli }: { does-machiavelli }.
described-does-isabella = { character-isabella }: { does-isabella }.
described-does-elizabeth = { character-elizabeth }: { does-elizabeth }.
described-does-fugger = { character-fugger }: { does-fugger }.
described-does-philipp = { character-philipp }: { does-philipp }.
described-does-free = Bonus action { bonus-free }: { does-free }.
described-does-casanova = Bonus action { bonus-casanova }: { does-casanova }.
described-does-action = Bonus action { bonus-action }: { does-action }.
described-does-scoring = Bonus action { bonus-scoring }: { does-scoring }.
described-does-revaluation = Bonus action { bonus-revaluation }: { does-revaluation }.
described-gone =
    Played: { $actions ->
        [one] { $actions } action card
       *[other] { $actions } action cards
    }, { $scores ->
        [one] { $scores } scoring card
       *[other] { $scores } scoring cards
    }, { $books ->
        [one] { $books } book tile
       *[other] { $books } book tiles
    }.
described-region =
    { $region }: { $seats_count ->
        [0] nobody is there.
       *[other] { $seats }.
    }
described-award =
    { $seat } with strength { $strength } gets { $n ->
        [0] nothing
       *[other] { $n }
    }
described-total =
    { $seat }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $cards } for scoring cards, { $majorities } for majorities, { $crowns } for crowned cities, { $revaluation } for revaluation, { $books } for book tiles, { $dice } from dice, { $cities } from cities, { $singles } for singles, { $bonus } from bonus actions).
