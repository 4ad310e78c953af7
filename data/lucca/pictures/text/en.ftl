# On the pictures of Lucca Città, in English.

picture-table = Table
picture-screen = Your screen
picture-opened = Screen
picture-reckoning = Final reckoning

# Table

picture-over = The game is over
picture-won =
    { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
picture-asked-turn = is to play
picture-choosing = Everyone keeps two cards
picture-round = Round { $n } of { $of }
picture-last-round = Last round, { $n } of { $of }
picture-pile =
    { $n ->
        [0] pile empty
        [one] { $n } card in the pile
       *[other] { $n } cards in the pile
    }
picture-palace = A palace is complete with { $n } cards
picture-has-chosen = has chosen
picture-is-choosing = is still choosing
picture-new = new

# What the small pictures mean, at the foot

picture-means-window = window
picture-means-shield = shield
picture-means-wall = wall
picture-means-tower = tower
picture-means-discarded = discarded
picture-means-points = points
picture-means-closed = points if opened
picture-means-opened = opened
picture-means-lowest = lowest number not finished
picture-means-highest = highest opened

# The screen

picture-screen-private = Only you see this
picture-screen-empty = Nothing is hidden here.
picture-screen-keep = Keep two of your four cards
picture-screen-kept = You keep two cards; you can still change that
picture-screen-is-kept = kept
picture-screen-on-top = kept, on top
picture-screen-offers = What each triplet would do for you
picture-fate-starts = begins
picture-fate-enlarges = enlarges
picture-fate-completes = completes
picture-fate-tower = is built
picture-fate-wall = wall
picture-fate-discard = discard
picture-none = none yet
picture-screen-walls = Your walls
picture-screen-discards = Discarded
picture-screen-aside = Not kept
picture-screen-worth = Walls and towers now bring

# The final reckoning

picture-reckoning-wins = wins the game
picture-reckoning-by-number = wins the tie: the highest street number
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = Where the points come from
picture-reckoning-standing = Points so far
picture-reckoning-total = Total
picture-source-windows = Windows
picture-source-openings = Openings
picture-source-final-openings = At the end
picture-source-walls = Walls, towers
picture-source-numbers = Numbers
picture-reckoning-ending = Walls, towers and street numbers
picture-reckoning-fell = not supported
picture-reckoning-lowest = lowest not finished
picture-reckoning-highest = highest opened
picture-reckoning-kept = { $seat } has both: no points change hands.
picture-reckoning-no-lowest = Nothing is under construction: no points change hands for street numbers.
picture-reckoning-no-highest = Nothing was opened: no points change hands for street numbers.

# The descriptions: every picture in words

described-your-turn = It is your turn.
described-choose = You have to keep two of your four cards.
described-over = The game is over.
described-won =
    The game is over: { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-number =
    The game is over: { $seat } wins the tie at { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, with the highest street number.
described-private = Only you see this.
described-worth =
    Your walls and towers would bring { $n ->
        [0] nothing now.
        [one] { $n } point now.
       *[other] { $n } points now.
    }
described-total =
    { $seat }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $windows } for windows, { $openings } for openings, { $final_openings } for openings at the end, { $walls } for walls and towers, { $numbers } for street numbers).
