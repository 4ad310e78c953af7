# Pebbles, in English.

game-name = Pebbles
game-blurb = Gather pebbles by the sea, and let nobody see which ones you love.

verb-favour = Favour
    .help = Choose your favourite colour, in secret.
    .button = Favour
verb-draw = Draw
    .help = Three pebbles come from the bag onto the beach; then you take some.
    .button = Draw
    .final = This is final: pebbles are drawn.
verb-take = Take
    .help = Buy any pebbles on the beach, or none; then perhaps a shell.
    .button = Take
verb-sell = Sell
    .help = The sea pays you for pebbles; you may boast of your favourite.
    .button = Sell
verb-polish = Polish
    .help = For one coin each, pebbles of up to two colours count once more.
    .button = Polish

field-colour = colour
    .option = colour
field-pebbles = pebbles
    .option = pebbles
field-shell = shell
    .option = shell
field-boast = boast of your favourite
    .option = boast
field-colours = colours to polish
    .option = colours

decision-favourite = { $seat }, which colour is your favourite?
    .yours = Which colour is your favourite?
decision-turn = It is { $seat }’s turn: draw or sell?
    .yours = It is your turn: draw or sell?
decision-take = { $seat }, what do you take from the beach?
    .yours = What do you take from the beach?
decision-polish = { $seat }, which colours do you polish?
    .yours = Which colours do you polish?

event-began = Everyone starts with { $coins } coins.
event-favoured = { $seat } has chosen a favourite.
event-favoured-own = You chose { $colour } as your favourite.
event-drew = { $seat } drew { $pebbles } onto the beach.
event-took =
    { $pebbles_total ->
        [0] { $seat } took nothing.
       *[other] { $seat } took { $pebbles } for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }.
    }
event-bought = { $seat } bought the { $shell } shell for { $price } coins.
event-sold =
    { $seat } sold { $pebbles } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
event-boasted = { $seat } boasts: the favourite is { $colour }!
event-bag-empty = The bag is empty. Now everyone polishes.
event-polished = { $seat } has polished.
event-polished-own =
    { $colours_count ->
        [0] You polished nothing.
       *[other] You polished { $colours }.
    }
event-screen-raised = { $seat } raises the screen: { $pebbles }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; favourite { $favourite }, polished { $polish }.

refusal-pebbles-nothing-to-sell = You have no pebbles to sell. Draw some first.
refusal-pebbles-shell-too-dear =
    A shell costs { $price } coins; { $left ->
        [0] you would have none left
        [one] you would have only { $left } left
       *[other] you would have only { $left } left
    }. Take fewer pebbles, or no shell.

# The rules on a few short pages. Each is read on a phone: a screenful, no more.
topic-aim =
    You gather pebbles by the sea. In the end, most points win.

    First everybody chooses a favourite colour, in secret: its pebbles count once more at the end.

    In your turn you draw or sell:
    - Draw: three pebbles come from the bag onto the beach; then you buy what you like.
    - Sell: the sea pays you for your pebbles.
    .title = Aim and turn
topic-beach =
    Three pebbles come blindly from the bag onto the beach. That cannot be taken back.

    Then you take any pebbles on the beach, or none: white costs 3 coins, grey 2, black 1. You may also buy one shell for 4 coins. A shell is worth 3 points, a pebble 1.
    .title = Drawing, taking
topic-sea =
    You sell at least one of your pebbles; it goes into the sea for good. White brings 2 coins, grey and black 1 each.

    With it you may boast of your favourite colour, once in a game. You name it, and get a point for that at the end. But from then on all know which pebbles you want.
    .title = Selling, boasting
topic-end =
    When the bag is empty the round is finished. Then everybody chooses, in secret, up to two of his colours to polish, for 1 coin each.

    Points:
    - 1 for each pebble
    - 1 more if it has your favourite colour
    - 1 more if its colour is polished
    - 3 for each shell, 1 for having boasted
    - 1 for every 3 coins

    Most points win; a tie is shared.
    .title = End and points

# What each step of a turn is about, for newcomers.
lesson-favourite = Each pebble of your favourite colour is worth one point more at the end. Nobody sees which it is.
lesson-favour = Black pebbles are cheap, white ones dear: all count the same. A cheap favourite is easy to gather.
lesson-turn = Draw to get pebbles, sell to get coins. With few coins left, sell what is not of your favourite colour.
lesson-turn-draw = Three pebbles are drawn onto the beach: after that there is no way back.
lesson-take = Take your favourite colour first. What you leave, the next player may take.
lesson-sell = Sell what counts least for you. A boast is worth a point, but tells all what you are after.
lesson-polish = For 1 coin each, all your pebbles of a colour count once more: choose those you have most of.

source-pebbles = Pebbles
source-favourite = Favourite colour
source-polish = Polish
source-shells = Shells
source-boast = Boast
source-coins = Coins

colour-white = white
    .counted = { $n } white
colour-grey = grey
    .counted = { $n } grey
colour-black = black
    .counted = { $n } black

shell-fan = fan
shell-cone = cone
shell-spiral = spiral

option-shells = Shells for sale
option-bag = Bag
option-bag-full = full
option-bag-small = small

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

table-bag =
    { $n ->
        [0] The bag is empty.
        [one] There is { $n } pebble in the bag.
       *[other] There are { $n } pebbles in the bag.
    }
table-beach = On the beach: { $pebbles }.
table-sea = In the sea: { $pebbles }.
table-shells = Shells for sale: { $shells }.
table-seat-shells = { $seat } has shells: { $shells }.
table-seat-boast = { $seat }’s favourite is { $colour }.
means-shells-gone = No longer to be had: { $shells }.
means-beach = New on the beach: { $pebbles }.
screen =
    Behind your screen: { $pebbles }, and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
opened =
    Behind { $seat }’s screen: { $pebbles }, and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
foreseen =
    Then: { $pebbles }, and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
screen-favourite = Your favourite is { $colour }.
screen-polish = You polish: { $colours }.
