# Lanterns, in English.

game-name = Lanterns
game-blurb = Light the pond together, and swap wishes that only two of you know.

verb-choose = Choose
    .help = Choose the colour of your next lantern, in secret.
    .button = Choose
verb-place = Place
    .help = Put your lantern on a free cell of the pond.
    .button = Place
verb-give = Give
    .help = Lay one of your wishes face down for your neighbour.
    .button = Give
verb-repay = Repay
    .help = Give one of your wishes for the one that lies face down.
    .button = Repay
verb-arrange = Arrange
    .help = Say in which order you take your rewards.
    .button = Arrange

field-colour = colour
    .option = colour
field-cell = cell
    .option = cell
field-wish = wish
    .option = wish
field-rewards = rewards in their order
    .option = rewards

decision-colour = Round { $round }: { $seat }, which colour will your lantern be?
    .yours = Round { $round }: which colour will your lantern be?
decision-place = { $seat }, where do you put your { $colour } lantern?
    .yours = Where do you put your { $colour } lantern?
decision-gift = { $seat }, which wish do you give { $placer }?
    .yours = Which wish do you give { $placer }?
decision-return = { $seat }, which wish do you give { $giver } in return?
    .yours = Which wish do you give { $giver } in return?
decision-rewards = { $seat }, in which order do you take your rewards: { $rewards }?
    .yours = In which order do you take your rewards: { $rewards }?

event-dealt = Everyone gets { $cards } wishes and a keepsake.
event-dealt-own = You get { $wishes }; your keepsake is { $keepsake }.
event-first = { $seat } places first in the first round.
event-chose = { $seat } has chosen a colour.
event-showed = { $seat } shows { $colour }.
event-placed = { $seat } puts a { $colour } lantern on { $cell }.
event-laid = { $seat } lays a wish face down for { $placer }.
event-laid-own = You lay { $wish } face down for { $placer }.
event-swapped = { $seat } and { $other } swap a wish.
event-swapped-own = You give { $other } { $gave } and get { $got }.
event-arranged = { $seat } takes, in this order: { $rewards }.
event-earned =
    { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: the { $reward }.
event-another = { $seat } gets the { $reward }, to be placed at once.
event-hand-shown = { $seat } shows { $wishes }.

refusal-lanterns-cell-taken = There is a lantern of { $seat } on { $cell } already. Choose a free cell.
refusal-lanterns-not-in-hand = You do not hold { $wish }. Give one of your own wishes.

# The rules on a few short pages. Each is read on a phone: a screenful, no more.
topic-aim =
    Together you light the nine cells of a pond, and gather coins and wishes. In the end, most points win.

    Each holds three wishes that nobody else sees, and a keepsake that stays closed for good.

    In each round all choose the colour of their next lantern, in secret. You may think again until the last has chosen; then all colours are shown. From the starting player on, each puts his lantern on a free cell.
    .title = Aim and round
topic-swaps =
    If your lantern comes to lie beside another player’s lantern of the same colour, you two swap a wish; diagonally does not count.

    The neighbour lays one of his wishes face down; then you give him one of yours for it. Only the two of you see these cards. With several such neighbours there are several swaps, clockwise from you.
    .title = Swaps
topic-rewards =
    Who fills a row gets 2 coins. Who fills a column gets 1 coin for each cell that is still free, and places another lantern at once, with all that follows from it.

    With several rewards at once you say in which order you take them, if it matters: count the free cells before you light another one.
    .title = Rewards
topic-points =
    Once the pond is full and all rewards are taken, the game ends. Hands are shown, keepsakes are not.

    Each coin is worth 1 point. Wishes count by how many of a kind you hold, 1, 2 or 3:
    - suns: 1, 3, 6
    - moons: 2, 4, 5
    - stars: always 3
    - clouds: 0, 1, 5

    Most points win; a tie is shared.
    .title = End and points

# What each step of a turn is about, for newcomers.
lesson-colour = All choose in secret. The colour of a neighbour’s lantern brings a swap; another one leaves you both in peace.
lesson-choose = Look at the free cells and the lanterns beside them: do you want to swap a wish?
lesson-place = Filling a row brings 2 coins, filling a column the glow and another lantern. Beside a lantern of the same colour you swap a wish.
lesson-gift = You give a wish before you see what you get. Give one that counts little for you.
lesson-give = A single cloud counts nothing, a single star already 3: look at what you hold.
lesson-return = You choose what you give before you see what you get. Give one that counts little for you.
lesson-repay = Three of a kind count most for suns, moons and clouds: keep what you have two of.
lesson-rewards = Several rewards come at once, one after the other.
lesson-arrange = A glow brings 1 coin for each free cell: take it before a lantern lights another one.

source-coins = Coins
source-wishes = Wishes

colour-red = red
colour-yellow = yellow
colour-mauve = mauve

cell-a1 = a1
cell-a2 = a2
cell-a3 = a3
cell-b1 = b1
cell-b2 = b2
cell-b3 = b3
cell-c1 = c1
cell-c2 = c2
cell-c3 = c3

wish-sun = a sun
    .counted =
        { $n ->
            [one] { $n } sun
           *[other] { $n } suns
        }
wish-moon = a moon
    .counted =
        { $n ->
            [one] { $n } moon
           *[other] { $n } moons
        }
wish-star = a star
    .counted =
        { $n ->
            [one] { $n } star
           *[other] { $n } stars
        }
wish-cloud = a cloud
    .counted =
        { $n ->
            [one] { $n } cloud
           *[other] { $n } clouds
        }

reward-coins-a = bounty of row a
reward-coins-b = bounty of row b
reward-coins-c = bounty of row c
reward-glow-1 = glow of column 1
reward-glow-2 = glow of column 2
reward-glow-3 = glow of column 3
reward-lantern-1 = lantern of column 1
reward-lantern-2 = lantern of column 2
reward-lantern-3 = lantern of column 3

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
one-lantern = another lantern
swap-with = You will swap a wish with { $seat }.
wish-held = { $wish } (you hold { $n })
wish-short = { $wish }
short-coins = Bounty
short-glow = Glow
short-lantern = Lantern

table-round = Round { $n }, begun by { $seat }.
table-lantern = { $cell }: { $colour }, { $seat }.
table-free =
    { $cells_count ->
        [0] The pond is full.
       *[other] Free cells: { $cells }.
    }
table-bag =
    { $n ->
        [one] { $n } wish was left in the bag.
       *[other] { $n } wishes were left in the bag.
    }
table-seat =
    { $seat } has { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
table-colour = { $seat }’s colour in this round is { $colour }.
means-free = Of the pond you still have { $cells }.
opened = { $seat } held { $wishes }.
screen = Your wishes: { $wishes }.
screen-keepsake = Your keepsake: { $wish }. Nobody else will ever see it.
screen-gift = Face down for a swap: { $wish }.
screen-colour = You have chosen { $colour }, and may think again until all have chosen.
