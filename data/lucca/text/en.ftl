# Lucca Città, in English.

game-name = Lucca Città
game-blurb = Three cards at a time: palaces, walls and towers. Open palaces to score from the others.

verb-keep = Keep
    .help = Keep two of your four cards, in secret; they begin your first palaces.
    .button = Keep
verb-take = Take
    .help = Take a triplet and play its three cards; before it you may open finished palaces.
    .button = Take

# What a form asks for. In a command its name is shorter: `.option`.
field-cards = cards to keep
    .option = cards
field-top = card on top
    .option = top
field-triplet = triplet
    .option = triplet
field-first = 1st card
    .option = first
field-second = 2nd card
    .option = second
field-third = 3rd card
    .option = third
field-open = open palaces
    .option = open

decision-keep = { $seat }, which two cards do you keep?
    .yours = Which two cards do you keep?
decision-turn = It is { $seat }’s turn.
    .yours = It is your turn.

event-dealt = Everyone is dealt { $n } cards and keeps two of them.
event-dealt-own = You are dealt { $cards }. Keep two of them.
event-laid = New triplets lie on the table.
event-chosen = { $seat } has chosen.
event-revealed = { $seat } begins with { $cards }.
event-revealed-own = You begin with { $cards }. You did not keep { $aside }: they go into the pile, and nobody else knows that.
event-round =
    Round { $n } of { $of }. { $pile ->
        [0] The pile is empty.
        [one] { $pile } card is left in the pile.
       *[other] { $pile } cards are left in the pile.
    }
event-order = Order of play: { $ranked }.
event-final-order = Order of the last openings: { $ranked }.
event-opened =
    { $seat } opens the { $colour } palace: { $points ->
        [0] no points.
        [one] { $points } point ({ $thanks }).
       *[other] { $points } points ({ $thanks }).
    }
event-taken = { $seat } takes triplet { $n }: { $cards }.
event-started = New palace: { $kind } { $number }.
event-enlarged = With { $number } the { $colour } palace has { $n } cards.
event-completed =
    The { $colour } palace is complete: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } for its windows.
event-tower = A tower is built.
event-face-down =
    Face down: { $walls ->
        [0] {""}
        [one] { $walls } wall
       *[other] { $walls } walls
    }{ $discards ->
        [0] {""}
       *[other] { $walls ->
            [0] {""}
           *[other] ,{" "}
        }{ $discards ->
            [one] { $discards } discard
           *[other] { $discards } discards
        }
    }.
event-face-down-own =
    { $walls_count ->
        [0] You discard { $discards }.
        [one] You lay { $walls } as a wall{ $discards_count ->
            [0] {""}
           *[other] {" "}and discard { $discards }
        }.
       *[other] You lay { $walls } as walls{ $discards_count ->
            [0] {""}
           *[other] {" "}and discard { $discards }
        }.
    }
event-unused = Nobody took { $cards }; they are out of the game.
event-walls =
    { $seat }: ({ $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    } + { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
    }) × { $opened ->
        [one] { $opened } opened palace
       *[other] { $opened } opened palaces
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-walls-fall =
    { $seat }: { $walls ->
        [one] { $walls } wall needs { $needed } shields
       *[other] { $walls } walls need { $needed } shields
    }, and { $shields ->
        [0] there is none
        [one] there is only { $shields }
       *[other] there are only { $shields }
    }: no points for walls and towers.
event-no-lowest = Nobody has a palace under construction: no points change hands for street numbers.
event-no-highest = Nobody has an opened palace: no points change hands for street numbers.
event-numbers-kept = { $seat } has both the lowest number under construction ({ $low }) and the highest opened ({ $high }): no points change hands.
event-numbers = { $seat } has the lowest number under construction ({ $low }) and gives { $points } points to { $other }, who has the highest opened ({ $high }).

refusal-lucca-not-in-hand = You do not hold that card. You can keep two of these: { $legal }.
refusal-lucca-triplet-gone = That triplet is not on the table. You can take: { $legal }.
refusal-lucca-top-is-clear = No two cards of one colour come together here, so there is nothing to put on top. Leave that out.
refusal-lucca-tower-no-wall = A tower cannot become a wall. You can build or discard it.
refusal-lucca-palace-complete = Your { $colour } palace is complete, and nobody may have a second one of a colour. The card can become a wall or be discarded.
refusal-lucca-no-room =
    { $n ->
        [one] Your { $kind } palace has room for only { $n } more card.
       *[other] Your { $kind } palace has room for only { $n } more cards.
    } The others can become walls or be discarded.
refusal-lucca-open-none = You have no { $colour } palace. Only a finished palace can be opened.
refusal-lucca-open-construction = Your { $colour } palace is still under construction; only a finished palace can be opened.
refusal-lucca-open-opened = Your { $colour } palace is opened already; a palace is opened only once.

# The rules on a few short pages. Each is read on a phone: a screenful, no more.
topic-aim =
    What lies before you is your quarter. There you build palaces in six colours, complete them, and open them with a feast. At the end the city walls and towers count as well. Most points win.

    On your turn:
    - First, if you like, open any of your finished palaces.
    - Then take one triplet from the table and play all three cards.

    There is one triplet more than players; the last one left goes out of the game. Then new triplets are laid out and the order of play is found anew.

    3 players play 7 rounds, 4 players 6, 5 players 5.
    .title = Aim and turn
topic-start =
    Everybody is dealt four cards; the first triplets already lie open. All keep two cards at the same time and in secret. You can change your mind until the last player has chosen; then all cards are shown together.

    Your two cards begin your first palaces. Two cards of the same colour form one palace: then you say which lies on top, for only the top card’s street number counts.

    The cards not kept are shuffled into the pile, with four towers.
    .title = The start
topic-order =
    Each round, whoever has the most shields on the cards under construction plays first, and so on down. Among equals the higher street number of a palace under construction goes first; without one you lose the tie.

    The order stands for the whole round. Shields on finished or opened palaces do not count.
    .title = Order of play
topic-triplet =
    Every card shows a street number, a colour, windows and shields: “red 7 (1/2)” has 1 window and 2 shields. For each of your three cards you choose, in any order:
    - Build: it begins a palace, or goes on top of your palace of that colour. You may have only one palace of each colour, for the whole game.
    - Wall: it lies face down; its colour no longer matters.
    - Discard: it is out of the game.
    A tower can be built or discarded. If you build two cards of one colour, you say which lies on top.

    A palace is complete with 5 cards (3 players), 4 (4 players) or 3 (5 players). At once you get a point for every window on it. It is then finished, and no card can be added.
    .title = Using the cards
topic-opening =
    Before you take a triplet you may open finished palaces, but not one you completed this turn.

    Opening brings points from the same colour in the other quarters:
    - 1 point for each card of a palace under construction,
    - 2 points for a palace that is finished but not opened, whatever its size,
    - nothing for an opened one.

    A palace is opened only once. What is still unopened after the last round is opened then.
    .title = Opening palaces
topic-walls =
    At the end every wall and every tower is worth 1 point for each of your opened palaces.

    But walls need support: two shields on your cards under construction for each wall. If even one wall is not supported, you get nothing for walls and towers. A palace that you complete takes its shields with it. Towers need no shields themselves.

    Which cards became walls and which were discarded, only you know.
    .title = Walls and towers
topic-end =
    After the last round the order of play is found once more.
    - In that order all open whatever is finished. What an earlier player has opened no longer brings anything to a later one.
    - Then walls and towers count.
    - Whoever owns the lowest street number under construction gives 3 points to whoever owns the highest on an opened palace; if that is one and the same, or there is no such palace, nothing changes.

    Most points win; among equals, the highest street number in the quarter.
    .title = The end

# What each step is about, for who plays it for the first time.
lesson-keep = Two cards of one colour are a head start; many shields let you play early. “(1/2)” means 1 window, 2 shields.
lesson-keep-top = Only the top card’s number counts. High numbers break ties and pay at the end; the lowest number under construction costs 3 points.
lesson-turn = Take the triplet that helps your own palaces most. Also look at what the player after you would like.
lesson-take = All is filled in: what can be built is built, the rest becomes a wall if your shields carry it, else it is discarded. Change it below each card.
lesson-take-open = Opening brings 1 point for each card of this colour under construction elsewhere, 2 for a finished palace. Each palace opens once: now, or when it pays more?
lesson-take-triplet = Three cards of colours you have under construction are best. Every colour you begin gives others points when they open theirs.

source-windows = Windows
source-openings = Openings
source-final-openings = Openings at the end
source-walls = Walls and towers
source-numbers = Street numbers

colour-red = red
colour-green = green
colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-black = black
kind-red = { colour-red }
kind-green = { colour-green }
kind-brown = { colour-brown }
kind-grey = { colour-grey }
kind-blue = { colour-blue }
kind-black = { colour-black }
kind-tower = tower
use-build = build
use-wall = wall
use-discard = discard
fate-starts = begins a palace
fate-enlarges = enlarges
fate-completes = completes
fate-tower = is built
fate-wall = wall
fate-discard = discard

# A card by its name; then with its windows and shields.
card =
    { $number ->
        [0] { $kind }
       *[other] { $kind } { $number }
    }
card-full =
    { $number ->
        [0] { $kind }
       *[other] { $kind } { $number } ({ $windows }/{ $shields })
    }
several-cards = { $cards }
points =
    { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }
on-top = { $kind } { $number } on top
on-top-short = { $number } on top
triplet-of = { $cards }
triplet-short = Triplet { $n }
completes =
    completes { $colour }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
enlarges = { $colour } then has { $n } cards
starts = begins { $colour }
one-tower = a tower
# What becomes of one card of the triplet.
becomes-starts = { $kind } { $number } ({ $windows }/{ $shields }) begins a palace
becomes-enlarges = { $kind } { $number } ({ $windows }/{ $shields }) enlarges the palace to { $n } cards
becomes-completes = { $kind } { $number } ({ $windows }/{ $shields }) completes the palace
becomes-tower = the tower is built
becomes-wall = { $kind } { $number } becomes a wall
becomes-discard =
    { $number ->
        [0] the tower is discarded
       *[other] { $kind } { $number } is discarded
    }
use-short-build = Build
use-short-wall = Wall
use-short-discard = Discard
foreseen =
    You will then have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }, { $walls ->
        [0] no walls
        [one] { $walls } wall (needs { $needed } shields)
       *[other] { $walls } walls (need { $needed } shields)
    } and { $towers ->
        [0] no towers
        [one] { $towers } tower
       *[other] { $towers } towers
    }.
foreseen-fall = Careful: you will then have { $shields } of the { $needed } shields that your walls need: as it stands, walls and towers would bring nothing.
ranked =
    { $seat } ({ $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    })
thanks = { $points } thanks to { $seat }

table-choosing =
    { $seats_count ->
        [one] { $seats } still has to choose two cards.
       *[other] { $seats } still have to choose two cards.
    }
table-chosen = All have chosen.
table-round = Round { $n } of { $of }.
table-order = Order of play: { $seats }.
table-palace = A palace is complete with { $n } cards. Beside each card in brackets: windows/shields.
table-triplet = Triplet { $n }: { $cards }.
table-taken = Triplet { $n }: taken by { $seat }.
table-pile =
    { $n ->
        [0] The pile is empty.
        [one] There is { $n } card in the pile.
       *[other] There are { $n } cards in the pile.
    }
table-lowest = Lowest number under construction: { $number } ({ $seat }); at the end it costs 3 points.
table-highest = Highest number opened: { $number } ({ $seat }); at the end it brings 3 points.
player =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }.
player-walls =
    – { $walls ->
        [0] No walls
        [one] { $walls } wall (needs { $needed } shields)
       *[other] { $walls } walls (need { $needed } shields)
    }, { $towers ->
        [0] no towers
        [one] { $towers } tower
       *[other] { $towers } towers
    }, { $discards ->
        [0] nothing discarded
       *[other] { $discards } discarded
    }.
palace-construction = – Under construction: { $colour } { $number }, { $n } of { $size } cards ({ $windows }/{ $shields }).
palace-finished =
    – Finished: { $colour } { $number }; opening it now brings { $opening ->
        [0] nothing
        [one] { $opening } point
       *[other] { $opening } points
    }.
palace-opened = – Opened: { $colour } { $number }.
screen-hand = Your cards: { $cards }.
screen-kept = You keep { $cards }; you can still change that.
screen =
    You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }. { $openable_count ->
        [0] {""}
       *[other] You can open: { $openable }.{" "}
    }{ $walls_count ->
        [0] No walls
       *[other] Walls: { $walls }
    }; { $discards_count ->
        [0] nothing discarded
       *[other] discarded: { $discards }
    }.
opens =
    { $colour } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
open-short = Open { $colour }
screen-aside = At the start you did not keep { $cards }.
screen-offer = Triplet { $n } for you: { $does }.
fits =
    { $number ->
        [0] { $kind }
       *[other] { $kind } { $number }
    } { $points ->
        [0] { $n ->
            [0] ({ $fate })
            [1] ({ $fate })
           *[other] ({ $fate }: { $n })
        }
        [one] ({ $fate }: { $points } point)
       *[other] ({ $fate }: { $points } points)
    }

## What it means for you that the others have moved

means-place =
    { $n ->
        [1] A new round: you play first of { $of }.
        [2] A new round: you play second of { $of }.
        [3] A new round: you play third of { $of }.
        [4] A new round: you play fourth of { $of }.
       *[other] A new round: you play fifth of { $of }.
    }
means-last-round = This is the last round.
means-opening =
    Opening your { $colour } palace now brings { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }; before it was { $before }.
means-gone = Taken, and it would have completed a palace of yours: { $lost }.
means-lost =
    { $colour } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
means-triplets =
    { $n ->
        [one] { $n } triplet is left on the table.
       *[other] { $n } triplets are left on the table.
    }
