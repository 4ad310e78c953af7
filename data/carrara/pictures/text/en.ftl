# On the pictures of The Palaces of Carrara, in English.

picture-table = Table
picture-wheel = Wheel
picture-board = Board
picture-objectives = Objectives
picture-screen = Your screen
picture-opened = Screen
picture-reckoning = Final reckoning

# The final reckoning

picture-reckoning-wins = wins the game
picture-reckoning-by-blocks = wins the tie: most blocks left
picture-reckoning-shared =
    { $n ->
        [one] Shared win with { $n } point
       *[other] Shared win with { $n } points
    }
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = Where the points come from
picture-reckoning-track = During play
picture-reckoning-total = Total
picture-reckoning-course = Points round by round, up to the total
picture-reckoning-final = in the end
picture-reckoning-standing = Points on the track

# Table

picture-round = Round { $n }
# Over two columns: what a city is worth, and how many buildings it takes to score it.
picture-worth-needs = value / to score
picture-won =
    { $seats } { $seats_count ->
        [one] wins
       *[other] share the win
    } with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-asked-turn = is to play
picture-asked-take = is choosing blocks
picture-wheel-turn = after turning
picture-wheel-take = has just turned
picture-wheel-prices = The price of a block in each section; on a coin where such blocks lie.
picture-wheel-prices-turning = Buying turns the wheel first: where blocks lie, a coin says what will be paid for one.
picture-pile = pile
picture-new = new
picture-over = The game is over
picture-still-to-play = Still to play:
picture-skipped = Skipped:
picture-has-skipped = skipped
picture-for-sale = For sale
picture-left = Supply for scorings
picture-cost = Cost
picture-scorings = Scored

# The board

picture-board-start = Start player
picture-board-order = Player { $n } of { $of }
picture-board-to-move = To play
picture-board-skipped = Has skipped
picture-board-plays-on = Still to play
picture-board-cost = Building cost
picture-board-scorings = Scorings
picture-board-city = City and its blocks
picture-board-value = Value
picture-board-buildings = Buildings
picture-board-scoring = Score the city
picture-board-types = Types of building, and what scoring them brings
picture-board-city-scored = scored
picture-board-type-scored = scored
picture-board-none = none
picture-board-no-marker = no marker left
picture-board-not-scored = not scored

# The objectives

picture-objectives-announcing =
    { $vp ->
        [one] With all three you may announce the end: { $vp } point, and this round is the last.
       *[other] With all three you may announce the end: { $vp } points, and this round is the last.
    }
picture-objectives-scorings =
    { $n ->
        [one] { $n } scoring
       *[other] { $n } scorings
    }
picture-objectives-objects =
    { $n ->
        [one] { $n } object
       *[other] { $n } objects
    }
picture-objectives-cost = Buildings costing { $n } in all
picture-objectives-hidden = hidden behind the screens

# The screen

picture-screen-opened = Open to all since the end
picture-screen-private = Only you see this
picture-screen-empty = Nothing is hidden here.
picture-screen-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
picture-screen-builds = What you can build
picture-screen-takes = takes
picture-screen-usable = you have
picture-screen-scores = What scoring would bring
picture-screen-objects = Objects
picture-screen-cost = Building cost

# The descriptions: every picture in words

described-take = It is { $seat }’s turn to take blocks.
described-your-turn = It is your turn.
described-you-take = It is your turn to take blocks.
described-round = Round { $n }.
described-over = The game is over.
described-won =
    The game is over: { $seats } { $seats_count ->
        [one] wins
       *[other] share the win
    } with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-blocks =
    The game is over: { $seats_count ->
        [one] { $seats } wins the tie
       *[other] { $seats } share the win after a tie
    } at { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, with the most blocks left.
described-points =
    { $seat } has { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

described-sections-empty =
    { $sections_count ->
        [one] Empty section: { $sections }.
       *[other] Empty sections: { $sections }.
    }
described-prices-order = The prices of a block are given for { $colours }, in this order.
described-prices = Prices in section { $section }: { $prices }.
described-spaces-empty =
    { $slots_count ->
        [one] Empty space: { $slots }.
       *[other] Empty spaces: { $slots }.
    }
described-city =
    { $city } takes { $colours }; value: { $vp ->
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
    } times the cost; scored with at least { $least } buildings.

described-city-scored = { $city } was scored by { $seat }.
described-brings =
    Scoring { $what } would bring { $vp ->
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
        [0] , but no object
       *[other] ; objects: { $objects }
    }.
described-city-needs =
    { $city } needs { $least } buildings to be scored and has { $n }, worth { $vp ->
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
    } so far.

described-progress =
    { $seat }: { $scorings_short ->
        [0] { $scorings } scorings (goal reached)
       *[other] { $scorings } of { $scorings_goal } scorings
    }, building cost { $cost_short ->
        [0] { $cost } (goal reached)
       *[other] { $cost } of { $cost_goal }
    }.
described-objects-shown =
    { $seat } has shown { $n ->
        [one] { $n } object
       *[other] { $n } objects
    }.
described-objects-least =
    { $seat } has at least { $n ->
        [one] { $n } object
       *[other] { $n } objects
    }.
described-objects-hidden = Objects not shown are hidden behind the screens.

described-private = Only you see this.

described-total =
    { $seat }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $track } during play, { $announcement ->
        [0] {""}
       *[other] { $announcement } for the announcement,{" "}
    }{ $objects } for objects, { $buildings } for buildings, { $coins } for coins{ $bonus ->
        [0] {""}
       *[other] , { $bonus } for the bonus card
    }).
described-lead =
    After { $part ->
        [1] a quarter
        [2] half
       *[other] three quarters
    } of the game { $seats } led with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } on the track.
described-lead-nobody =
    After { $part ->
        [1] a quarter
        [2] half
       *[other] three quarters
    } of the game nobody had any points yet.
described-course =
    { $gains_count ->
        [0] { $seat } had no points on the track, and has { $n } in the end.
       *[other] { $seat } on the track: { $gains }; { $n } in the end.
    }
described-gain = { $points } after round { $round }

## The expansion

picture-asked-wider-turn = is to play
# An old price and an arrow: now; a coin: after turning.
picture-wheel-wider-turn = after turning
picture-wheel-unturned = now

picture-card =
    { $card ->
        [top] Top card
        [objects] Object card
        [buildings] Building card
       *[bonus] Bonus card
    } { $number }
# What the bonus card scores in the end, in a few words.
picture-card-bonus =
    { $how ->
        [cities] { $n ->
            [0] { $cities } once more
           *[other] Your { $n } best cities once more
        }
        [types] Your { $n } best types once more
       *[smallest] The smallest of each type once more
    }
picture-card-most =
    { $n ->
        [1] Highest cost in each city
       *[other] Highest cost in each half: { $vp }
    }
picture-eights = 8-buildings, with an upgrade tile each
picture-upgrades = Upgrade tiles: new value of a city or category
picture-category-city = City buildings
picture-category-land = Land buildings
picture-category-scored = scored
picture-card-now = Buildings now worth
picture-card-worth = worth now
picture-card-if-now = if the game ended now
picture-eight = 8-building
picture-screen-improves = What you can improve
picture-screen-difference = and how many blocks it takes
picture-reckoning-rate = Coins: { $n } are a point, those of the bonus card included.
picture-wheel-prices-both = Where blocks lie, first the price as the wheel lies; then, on a coin, the price after turning.

described-category =
    { $category }: { $vp ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
        [one] { $vp } point
       *[other] { $vp } points
    } times the cost, wherever they stand; scored with at least 1 building, without objects.
described-far =
    { $seat }: { $goals }; buildings worth { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } by the card.
described-objects-worth =
    { $seat }: objects worth { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } by the card.
described-reached = { $seat } has shown that all three objectives are reached.
described-coins-hidden = Coins are hidden behind the screens.
described-bonus-now = The bonus card would count: { $what }.
picture-coins-hidden = hidden behind the screens
