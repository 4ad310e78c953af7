# On the pictures of Carpe Diem, in English.

picture-table = Table
picture-district = District
picture-cards = Scoring cards
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
picture-asks-pawn = { $seat } places a pawn
picture-asks-turn = It is { $seat }’s turn
picture-asks-artisan = { $seat } takes a tile of the bottom row
picture-asks-fountain = { $seat } chooses fountain cards
picture-asks-order = { $seat } chooses the order
picture-asks-circle = { $seat } lays a scoring disc
picture-asks-red = { $seat } scores a card
picture-asks-green = { $seat } scores a card
picture-asked-pawn = places a pawn
picture-asked-turn = is to play
picture-asked-artisan = takes a tile of the row
picture-asked-fountain = chooses fountain cards
picture-asked-order = chooses the order
picture-asked-circle = lays a scoring disc
picture-asked-red = scores a card
picture-asked-green = scores a card
picture-phase = Phase { $n } of { $of }, round { $round }

# Table

picture-pile-white = white tiles
picture-pile-black = black tiles
picture-pile-fountains = fountains
picture-pile-box = in the box
picture-row = Bottom row: tiles for artisans
picture-track = Banner track: who is in front scores first, on one space the upper disc
picture-cards-how = Scoring: red cards take goods or coins, green ones count what is finished
picture-new = new

# What the small pictures mean, at the foot

picture-means-chimney = chimney
picture-means-coin = coin
picture-means-bread = bread
picture-means-banner = banner
picture-means-card = fountain card
picture-means-stored = stored

# The district

picture-district-counts = Finished, and after a plus what is begun
picture-marks-finished = finished
picture-marks-open = open end
picture-marks-met = task met

# Scoring cards

picture-cards-times = you: × { $n } now
picture-cards-fails = you: −{ $n } now

# The screen

picture-screen-private = Only you see this
picture-screen-opened = Fountain cards are open now
picture-screen-empty = Nothing is hidden here.
picture-screen-reach = Tiles you can walk to
picture-screen-hand = The tile in hand
picture-screen-ways = It can lie like this:
picture-screen-cells = It fits where the numbers stand.
picture-screen-lies = It would lie in the frame.
picture-screen-store = store it
picture-screen-fountains = Fountain cards, and what they bring now
picture-screen-no-fountains = No fountain cards
picture-screen-under = under the pile
picture-screen-worth = How often you could fulfil each card now, without bread

# The final reckoning

picture-reckoning-wins = wins the game
picture-reckoning-by-track = wins the tie: further back on the track
picture-reckoning-points =
    { $n ->
        [one] point
       *[other] points
    }
picture-reckoning-sources = Where the points come from
picture-reckoning-standing = Points so far
picture-reckoning-total = Total
picture-source-play = In play
picture-source-villas = Villas
picture-source-leftovers = Left over
picture-source-track = Track
picture-source-fountains = Fountains
picture-source-frame = Frame
picture-reckoning-ending = Villas, tasks, fountain cards, left-overs
picture-reckoning-no-tasks = no task met

# The descriptions: every picture in words

described-your-pawn = You place your pawn.
described-your-turn = It is your turn.
described-your-artisan = You take a tile of the bottom row.
described-your-fountain = You put a fountain card under the pile.
described-your-order = You choose what is rewarded first.
described-your-circle = You lay a scoring disc.
described-your-red = You are asked to pay a scoring card.
described-your-green = You may add bread to a scoring card.
described-over = The game is over.
described-won =
    The game is over: { $seat } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
described-won-by-track =
    The game is over: { $seat } wins the tie at { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, further back on the banner track.
described-private = Only you see this.
described-reach = You can walk to { $space }: { $tiles }.
described-hand = In your hand: { $tiles }.
described-cells = The tile fits here: { $cells }.
described-cell = { $n } is { $cell }
described-lies = You would put it here: { $cell }.
described-free = Free circles: { $circles }.
described-finished =
    { $kinds_total ->
        [0] Nothing is finished.
       *[other] Finished: { $kinds }.
    }
described-begun =
    { $kinds_total ->
        [0] Nothing is left open.
       *[other] Begun: { $kinds }.
    }
described-tasks = Tasks met: { $n } of { $of }.
described-total =
    { $seat }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $play } during play, { $villas } for villas, { $leftovers } for left-overs, { $track } for the track, { $fountains } for fountain cards, { $frame } for the frame).
