# Carpe Diem, in English.

game-name = Carpe Diem
game-blurb = Take tiles from a ring, build a quarter of Rome, and score in the right place at the right time.

verb-place = Place
    .help = Place your pawn on a space of the ring where no pawn stands yet.
    .button = Place
verb-walk = Walk
    .help = Walk along the ring, take a tile there, and build or store it.
    .button = Walk
verb-leap = Leap
    .help = Pay 1 bread to go to any space that has tiles, take one, and build or store it.
    .button = Leap (1 bread)
verb-pick = Pick
    .help = The artisan’s reward: take any tile of the bottom row, and build or store it.
    .button = Pick
verb-give = Give
    .help = After a fountain: put one of your fountain cards under the pile.
    .button = Give up
verb-begin = Begin
    .help = Say which of two things you have just finished is rewarded first.
    .button = Begin
verb-disc = Disc
    .help = Lay a disc between two cards; score them.
    .button = Lay a disc
verb-pay = Pay
    .help = Pay for a red card with goods and coins; bread can fulfil it once more.
    .button = Pay
verb-add = Count
    .help = Let a green card count; with bread you can fulfil it once more.
    .button = Count

# What a form asks for. In a command its name is shorter: `.option`.
field-space = space of the ring
    .option = space
field-tile = tile
    .option = tile
field-cell = cell of your district
    .option = cell
field-rotation = how it lies
    .option = turned
field-card = card to give up
    .option = card
field-kind = what comes first
    .option = first
field-circle = circle
    .option = circle
field-first = card to score first
    .option = first
field-sets = how often you pay
    .option = times
field-goods = goods to pay with
    .option = goods
field-bread = bread (3 each time)
    .option = bread

decision-pawn = { $seat }, on which space does your pawn begin?
    .yours = On which space does your pawn begin?
decision-turn = It is { $seat }’s turn.
    .yours = It is your turn.
decision-artisan = { $seat }, which tile of the bottom row do you take?
    .yours = Your artisan brings a tile of the bottom row. Which one?
decision-fountain = { $seat }, which fountain card do you give up?
    .yours = Which fountain card do you put under the pile?
decision-order = { $seat }, finished together: { $kinds }. Which is rewarded first?
    .yours = Finished together: { $kinds }. Which is rewarded first?
decision-circle = { $seat }, on which circle do you lay your disc?
    .yours = On which circle do you lay your disc?
decision-red = { $seat }, how often do you pay for “{ $card }”?
    .yours = How often do you pay for “{ $card }”?
decision-green =
    { $times ->
        [0] { $seat }, you do not fulfil “{ $card }”.
        [1] { $seat }, you fulfil “{ $card }” once.
        [2] { $seat }, you fulfil “{ $card }” twice.
       *[other] { $seat }, you fulfil “{ $card }” { $times } times.
    } Do you spend bread on it?
    .yours =
        { $times ->
            [0] You do not fulfil “{ $card }”.
            [1] You fulfil “{ $card }” once.
            [2] You fulfil “{ $card }” twice.
           *[other] You fulfil “{ $card }” { $times } times.
        } Do you spend bread on it?

event-began = { $seat } has the first-player marker. Tiles, boards, frames, villa points and most cards are reconstructed: the booklet’s pictures are lost (see “Reconstructed” in the rules).
event-placed = { $seat } begins on { $space }.
event-leapt = { $seat } pays 1 bread and leaps to { $space }.
event-built =
    { $seat } takes a tile from { $space } ({ $kinds }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } chimney
       *[other] , { $chimneys } chimneys
    }) and builds it on { $cell }.
event-stored =
    { $seat } takes a tile from { $space } ({ $kinds }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } chimney
       *[other] , { $chimneys } chimneys
    }) and stores it.
event-cleared =
    { $n ->
        [one] The last tile on { $space } goes into the box: { $tiles }.
       *[other] The last { $n } tiles on { $space } go into the box: { $tiles }.
    }
event-banner =
    { $seat } removes a banner { $n ->
        [0] but is at the end of the banner track already.
        [one] and goes { $n } step up the banner track, to space { $to }.
       *[other] and goes { $n } steps up the banner track, to space { $to }.
    }
event-villa =
    { $seat } finishes a villa of { $tiles } tiles with { $chimneys ->
        [0] no chimneys
        [one] { $chimneys } chimney
       *[other] { $chimneys } chimneys
    }.
event-landscape = { $seat } finishes a { $kind } of { $tiles } tiles and gets { $goods }.
event-merchant =
    { $seat } finishes a merchant’s dwelling, { $goods_total ->
        [0] has nothing to sell
       *[other] sells { $goods }
    } and gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-baker = { $seat } finishes a baker’s dwelling and gets { $n } bread.
event-senator =
    { $seat } finishes a senator’s dwelling { $n ->
        [0] but is at the end of the banner track already.
        [one] and goes { $n } step up the banner track, to space { $to }.
       *[other] and goes { $n } steps up the banner track, to space { $to }.
    }
event-artisan = { $seat } finishes an artisan’s dwelling and chooses a tile of the bottom row.
event-market =
    { $n ->
        [one] The market brings { $seat } { $n } coin.
       *[other] The market brings { $seat } { $n } coins.
    }
event-bakery = The bakery brings { $seat } { $n } bread.
event-looked =
    { $n ->
        [0] { $seat } has a new fountain, but no fountain cards are left.
        [one] For the fountain { $seat } draws the last fountain card.
       *[other] For the fountain { $seat } looks at { $n } fountain cards.
    }
event-looked-own =
    { $cards_total ->
        [0] You have a new fountain, but no fountain cards are left.
       *[other] For the fountain you draw: { $cards }.
    }
event-kept =
    { $seat } puts a fountain card under the pile and keeps { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-kept-own =
    You put “{ $card }” under the pile and keep { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-scoring = Phase { $phase } is over. Everyone scores, in the order of the banner track.
event-disc = { $seat } lays a disc. First “{ $first }”, then “{ $second }”.
event-fulfilled =
    { $seat } fulfils “{ $card }” { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }{ $by_bread ->
        [0] {""}
        [1] { $times ->
            [1] {" "}for { $paid_bread } bread
           *[other] {" "}(1 of them for { $paid_bread } bread)
        }
       *[other] { $times ->
            [2] { $by_bread ->
                [2] {" "}for { $paid_bread } bread
               *[other] {" "}({ $by_bread } of them for { $paid_bread } bread)
            }
           *[other] {" "}({ $by_bread } of them for { $paid_bread } bread)
        }
    }{ $paid_total ->
        [0] { $paid_coins ->
            [0] {""}
            [one] {" "}for { $paid_coins } coin
           *[other] {" "}for { $paid_coins } coins
        }
       *[other] {" "}for { $paid }{ $paid_coins ->
            [0] {""}
            [one] , plus { $paid_coins } coin
           *[other] , plus { $paid_coins } coins
        }
    }{ $vp ->
        [0] { $coins ->
            [0] { $bread ->
                [0] {""}
               *[other] : { $bread } bread
            }
            [one] : { $coins } coin{ $bread ->
                [0] {""}
               *[other] {" "}and { $bread } bread
            }
           *[other] : { $coins } coins{ $bread ->
                [0] {""}
               *[other] {" "}and { $bread } bread
            }
        }
        [one] : { $vp } point
       *[other] : { $vp } points
    }{ $to ->
        [0] {""}
       *[other] { $steps ->
            [0] ; the disc is at the end of the banner track already
            [one] ; { $steps } step up the banner track, to space { $to }
           *[other] ; { $steps } steps up the banner track, to space { $to }
        }
    }.
event-failed =
    { $seat } does not fulfil “{ $card }” and loses { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
event-phase =
    { $phase ->
        [4] Last phase: the black tiles are laid out, with one element each.
       *[other] Phase { $phase }: new tiles are laid out.
    } { $seat } begins.
event-shown =
    { $cards_total ->
        [0] { $seat } has no fountain cards.
       *[other] { $seat } shows the fountain cards: { $cards }.
    }

refusal-carpe_diem-no-bread = You have no bread to leap with. You can walk.
refusal-carpe_diem-space-empty = There is no tile on { $space }. Choose a space that has one.
refusal-carpe_diem-space-taken = A pawn stands on { $space } already. Choose a free one.
refusal-carpe_diem-too-far = That tile lies on { $space }, where you cannot walk now. Choose a nearer one, or leap there for 1 bread.
refusal-carpe_diem-tile-gone = That tile does not lie on the ring. Choose one that does.
refusal-carpe_diem-tile-elsewhere = That tile lies on { $space }. Go there, or choose a tile of the space you go to.
refusal-carpe_diem-not-in-row = That tile does not lie in the bottom row. Choose one that does.
refusal-carpe_diem-cell-taken = There is a tile on { $cell } already. Choose an empty cell.
refusal-carpe_diem-shovel-first = Your first tile goes on the cell with the shovel, or into storage.
refusal-carpe_diem-not-beside = { $cell } touches no tile of yours; corners do not count. Choose a cell beside one.
refusal-carpe_diem-no-match = The tile does not fit on { $cell }, however you turn it: all edges must match, and at the frame it needs pasture. Choose another cell, or store it.
refusal-carpe_diem-no-turning = There is nothing to choose: a stored tile is not turned, and on some cells there is only one way. Leave out how it lies.
refusal-carpe_diem-circle-taken = A disc of { $seat } lies there already. Choose a free circle.
refusal-carpe_diem-no-cards = That circle does not lie between two cards. Choose another one.
refusal-carpe_diem-card-elsewhere = That card does not lie beside circle { $circle }. Choose one of the two that do.
refusal-carpe_diem-too-often =
    { $n ->
        [0] You have too few goods and coins to pay for this card. Choose “not at all”.
        [1] You can pay for this card once at most.
       *[other] You can pay for this card { $n } times at most.
    }
refusal-carpe_diem-too-little-bread =
    { $n ->
        [0] You have too little bread: each time takes { $price }. Leave bread out.
        [1] Your bread is enough for once: each time takes { $price }.
       *[other] Your bread is enough for { $n } times: each time takes { $price }.
    }

# The rules on a few short pages. Each is read on a phone: a screenful, no more.
topic-aim =
    You build a district of Rome, 6 by 6 cells. What you finish there brings goods, coins and bread; four scorings and the end turn it into points. Most points win.

    The game has 4 phases of 7 rounds. On your turn:
    - move your pawn along the ring,
    - take one tile there,
    - build it in your district, or store it.
    Whatever that finishes is rewarded at once.

    After each phase everybody scores two cards. Then the first-player marker goes to the left, and new tiles come: white ones, and in phase 4 black ones, which show only one element.

    You start with 8, 9, 10 and 11 points in order of play; with 3 players 8, 9 and 13.
    .title = Aim and turn
topic-ring =
    Seven spaces form a ring. Each begins a phase with four tiles.

    Walk to the next space, one way or the other. If it is empty, you go on in the same direction to the first space with a tile. Other pawns are not in the way, but you may not stay where you are.

    Or leap: pay 1 bread and go to any space with a tile, even your own.

    Then take one tile there; you must. With 2 players, if two tiles are left there, both go into the box; with 3 players, if one is left, it goes.

    Before the first turn, all place their pawns in order of play, each on a space without a pawn.
    .title = The ring
topic-district =
    Your first tile goes on the shovel. Every other one must lie beside a tile of yours, on any side; corners do not count. You may turn it as you like.

    All edges must match: villa to villa, pond to pond, pasture to pasture, merchant to merchant. The frame counts as pasture, so nothing open may point at it.

    A tile on a banner takes the banner away: go one step up the banner track, on top of any disc there. The track ends at 20.

    You may always store a tile instead. It can never be built later; at the end it is one of your leftovers.

    “C2” is the third column, second row from the top.
    .title = Your district
topic-elements =
    Finished means that no opening is left; a dwelling has two halves. The rewards:
    - Vineyard, herb garden, chicken yard, pond: grapes, herbs, chickens or fish, one fewer than it has tiles.
    - Dwelling of a merchant: all your goods must go; you get as many coins, and 1 more.
    - Baker: 2 bread. Senator: 2 steps on the track.
    - Artisan: take a tile of the bottom row and build or store it at once.
    - Villa: nothing yet.
    Buildings of one tile: market 1 coin, bakery 1 bread, fountain 2 fountain cards to look at. Of these and your earlier ones, one goes under the pile.

    The banner comes first, then a one-tile building, then what is finished. If the order of two rewards matters, you choose.
    .title = Rewards
topic-scoring =
    After each phase, in the order of the banner track (furthest first, upper disc first), you lay a disc on a free circle. It stays. You score the two cards beside it, in your order.
    - Red: you pay, as often as you like. A coin stands for any good.
    - Green: you only need to have it, as often as you do. Chimneys always count, everything else only when finished; nothing is used up.
    - 3 bread fulfil either card once more; you may do so again.
    A card you do not fulfil even once costs 4 points.

    “2 grapes → 4 points” brings 4 points for every 2 grapes. A step is a step on the banner track.
    .title = Scoring
topic-end =
    After the fourth scoring you get points for:
    - each finished villa by its chimneys: 1, 2, 3, 5, 7, 10, 13, 17, 21, 26 points for 1 to 10, then more and more;
    - leftovers: 1 point for every two goods, coins, bread and stored tiles;
    - the banner track: the number of your space;
    - fountain cards: 2 points each for every finished element of that kind;
    - the frame: each of its eight tasks, if a finished element of its kind lies at least partly in that row or column.

    Most points win. Among equals it is whoever is further back on the banner track; on one space, the lower disc.
    .title = The end
topic-reconstructed =
    Of the booklet only the text was left to us. What only its pictures showed is our own, as close as we could get:
    - all tiles: what they show, and how often;
    - shovel and banners on the boards;
    - the tasks of the frame, but for baker 4 and villa 3 points;
    - villa points, but for 3 and 5 chimneys (3 and 7 points);
    - 47 of the 60 scoring cards: 18 follow a printed card, 29 are ours;
    - 8 of the 12 kinds of fountain card;
    - how cards and circles lie, which corners stay empty, the length of the track.

    Where the text is silent we ruled: the order of two rewards, bread several times on one card, declining a red card, ties on one space.
    .title = Reconstructed

# What each step is about, for who plays it for the first time.
lesson-pawn = You do not take a tile here: your first turn takes you to a neighbouring space. Look at the tiles on both sides.
lesson-place = Choose a space whose two neighbours have tiles you would like to begin with.
lesson-turn = One tile each turn. Best is one that finishes something or covers a banner. See also what others are after.
lesson-walk = On each side you reach the next space with tiles. “Opposite” or “beside it” says how a tile’s openings lie; “round a corner” or “straight through”, that one element has two.
lesson-walk-cell = Cover banners, and close what is open; a gap with four different edges is hard to fill. Nothing open may point at the frame.
lesson-walk-rotation = Degrees count clockwise, from how the tile lies on the table. Edges that meet a tile must match; what opens towards an empty cell, you can go on building.
lesson-leap = For 1 bread you reach any tile. But 3 bread fulfil a card: spend it when the tile is worth it.
lesson-leap-cell = { lesson-walk-cell }
lesson-leap-rotation = { lesson-walk-rotation }
lesson-artisan = Any tile of the bottom row is yours. They show one element: good for closing something.
lesson-pick = Look for a tile that finishes something: its reward comes at once. The row is not refilled.
lesson-pick-cell = { lesson-walk-cell }
lesson-pick-rotation = { lesson-walk-rotation }
lesson-fountain = Each card brings 2 points at the end for every finished element of its kind. Nobody else sees yours.
lesson-give = Give up the kind you are least likely to build. It never comes back.
lesson-order = Goods before the merchant are sold; goods after him stay with you. That is why you choose.
lesson-begin = Take the goods first to sell them, last to keep them.
lesson-circle = Each circle serves only once in the whole game, and you must lay a disc each time. Think of your later discs, too.
lesson-disc = Take two cards you can fulfil now (× says how often), better more than once. The first may bring what the second needs.
lesson-red = Paying several times brings several rewards. If you do not pay at all and use no bread, you lose 4 points.
lesson-pay = Where you have the choice, goods are filled in before coins. Perhaps your other card needs some of them.
lesson-green = What you have counts by itself. If it is not enough for even once, 3 bread save you from losing 4 points.
lesson-add = Left alone, 2 bread are worth 1 point at the end. Does the card bring more than that?

source-play = Start and scorings
source-villas = Villas
source-leftovers = Leftovers
source-track = Banner track
source-fountains = Fountain cards
source-frame = Frame

# What a tile can show. Counted: fountain cards of that kind.
kind-villa = villa
    .counted =
        { $n ->
            [one] villa
           *[other] { $n } × villa
        }
kind-vineyard = vineyard
    .counted =
        { $n ->
            [one] vineyard
           *[other] { $n } × vineyard
        }
kind-garden = herb garden
    .counted =
        { $n ->
            [one] herb garden
           *[other] { $n } × herb garden
        }
kind-coop = chicken yard
    .counted =
        { $n ->
            [one] chicken yard
           *[other] { $n } × chicken yard
        }
kind-pond = pond
    .counted =
        { $n ->
            [one] pond
           *[other] { $n } × pond
        }
kind-merchant = merchant
    .counted =
        { $n ->
            [one] merchant
           *[other] { $n } × merchant
        }
kind-baker = baker
    .counted =
        { $n ->
            [one] baker
           *[other] { $n } × baker
        }
kind-senator = senator
    .counted =
        { $n ->
            [one] senator
           *[other] { $n } × senator
        }
kind-artisan = artisan
    .counted =
        { $n ->
            [one] artisan
           *[other] { $n } × artisan
        }
kind-market = market
    .counted =
        { $n ->
            [one] market
           *[other] { $n } × market
        }
kind-bakery = bakery
    .counted =
        { $n ->
            [one] bakery
           *[other] { $n } × bakery
        }
kind-fountain = fountain
    .counted =
        { $n ->
            [one] fountain
           *[other] { $n } × fountain
        }
also-villa = { kind-villa }
also-vineyard = { kind-vineyard }
also-garden = { kind-garden }
also-coop = { kind-coop }
also-pond = { kind-pond }
also-merchant = { kind-merchant }
also-baker = { kind-baker }
also-senator = { kind-senator }
also-artisan = { kind-artisan }
also-market = { kind-market }
also-bakery = { kind-bakery }
also-fountain = { kind-fountain }
also-nothing = nothing
good-grape = grapes
    .counted =
        { $n ->
            [one] { $n } grape
           *[other] { $n } grapes
        }
good-herb = herbs
    .counted =
        { $n ->
            [one] { $n } herb
           *[other] { $n } herbs
        }
good-chicken = chickens
    .counted =
        { $n ->
            [one] { $n } chicken
           *[other] { $n } chickens
        }
good-fish = fish
    .counted = { $n } fish

space-1 = space 1
space-2 = space 2
space-3 = space 3
space-4 = space 4
space-5 = space 5
space-6 = space 6
space-7 = space 7
# Where a tile comes from, and where a pawn stands.
from-1 = space 1
from-2 = space 2
from-3 = space 3
from-4 = space 4
from-5 = space 5
from-6 = space 6
from-7 = space 7
from-row = the bottom row
at-1 = pawn on space 1
at-2 = pawn on space 2
at-3 = pawn on space 3
at-4 = pawn on space 4
at-5 = pawn on space 5
at-6 = pawn on space 6
at-7 = pawn on space 7
at-nowhere = pawn not placed yet
rotation-0 = 0°
rotation-1 = 90°
rotation-2 = 180°
rotation-3 = 270°
side-top = top
side-right = right
side-bottom = bottom
side-left = left

# The cells of a district: column and row.
cell-A1 = A1
cell-B1 = B1
cell-C1 = C1
cell-D1 = D1
cell-E1 = E1
cell-F1 = F1
cell-A2 = A2
cell-B2 = B2
cell-C2 = C2
cell-D2 = D2
cell-E2 = E2
cell-F2 = F2
cell-A3 = A3
cell-B3 = B3
cell-C3 = C3
cell-D3 = D3
cell-E3 = E3
cell-F3 = F3
cell-A4 = A4
cell-B4 = B4
cell-C4 = C4
cell-D4 = D4
cell-E4 = E4
cell-F4 = F4
cell-A5 = A5
cell-B5 = B5
cell-C5 = C5
cell-D5 = D5
cell-E5 = E5
cell-F5 = F5
cell-A6 = A6
cell-B6 = B6
cell-C6 = C6
cell-D6 = D6
cell-E6 = E6
cell-F6 = F6
cell-store = storage

# The scoring cards: what they ask for once, and what that brings.
card-A01 = 2 grapes → 4 points
card-A02 = 2 herbs → 4 points
card-A03 = 2 chickens → 4 points
card-A04 = 2 fish → 4 points
card-A05 = 3 grapes → 7 points
card-A06 = 3 herbs → 7 points
card-A07 = 3 chickens → 7 points
card-A08 = 3 fish → 7 points
card-B01 = grape + herb → 3 points
card-B02 = grape + chicken → 3 points
card-B03 = grape + fish → 3 points
card-B04 = herb + chicken → 3 points
card-B05 = herb + fish → 3 points
card-B06 = chicken + fish → 3 points
card-B07 = grape + herb + chicken → 5 points
card-B08 = grape + herb + fish → 5 points
card-B09 = grape + chicken + fish → 5 points
card-B10 = herb + chicken + fish → 5 points
card-B11 = 1 of each good → 8 points
card-B12 = all 4 goods → 8 points
card-C01 = 2 chimneys → 1 bread
card-C02 = 2 chimneys → 1 coin
card-C03 = 2 chimneys → 1 step
card-C04 = 2 chimneys → 2 points
card-C05 = 3 chimneys → 1 coin + 1 step
card-C06 = 3 chimneys → 1 bread + 1 step
card-C07 = 3 chimneys → 1 coin + 1 bread
card-C08 = 3 chimneys → 4 points
card-C09 = 1 villa → 3 points
card-C10 = 1 villa → 2 steps
card-C11 = 2 villas → 1 coin + 1 bread + 1 step
card-C12 = 2 villas → 7 points
card-D01 = 1 merchant → 3 points
card-D02 = 1 baker → 3 points
card-D03 = 1 senator → 3 points
card-D04 = 1 artisan → 3 points
card-D05 = 1 vineyard → 3 points
card-D06 = 1 herb garden → 3 points
card-D07 = 1 chicken yard → 3 points
card-D08 = 1 pond → 3 points
card-D09 = vineyard + herb garden → 7 points
card-D10 = vineyard + chicken yard → 7 points
card-D11 = vineyard + pond → 7 points
card-D12 = herb garden + chicken yard → 7 points
card-D13 = herb garden + pond → 7 points
card-D14 = chicken yard + pond → 7 points
card-D15 = merchant + baker → 7 points
card-D16 = merchant + senator → 7 points
card-D17 = merchant + artisan → 7 points
card-D18 = baker + senator → 7 points
card-D19 = baker + artisan → 7 points
card-D20 = senator + artisan → 7 points
card-D21 = 3 landscapes → 1 coin + 1 bread
card-D22 = 3 dwellings → 1 bread + 1 step
card-D23 = 2 markets → 3 points
card-D24 = 2 bakeries → 3 points
card-D25 = 2 fountains → 3 points
card-D26 = market + bakery → 3 points
card-D27 = market + fountain → 3 points
card-D28 = bakery + fountain → 3 points

# A tile: what it shows, and how its openings lie.
tile-in-words =
    { $one }{ $form ->
        [3] {" "}round a corner
        [4] {" "}straight through
       *[other] {""}
    }{ $two ->
        [nothing] {""}
       *[other] {" "}+ { $two }
    }{ $form ->
        [1] {" "}opposite
        [2] {" "}beside it
       *[other] {""}
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } chimney)
       *[other] {" "}({ $chimneys } chimneys)
    }
tile-named =
    { tile-in-words }{ $space ->
        [0] {""}
       *[other] {" "}(space { $space })
    }{ $nth ->
        [0] {""}
       *[other] {" "}no. { $nth }
    }
tile-short =
    { $one }{ $two ->
        [nothing] {""}
       *[other] {" "}+ { $two }
    }{ $form ->
        [1] {" "}across
        [2] {" "}beside
        [3] {" "}corner
        [4] {" "}through
       *[other] {""}
    }{ $chimneys ->
        [0] {""}
       *[other] {" "}({ $chimneys })
    }{ $space ->
        [0] {""}
       *[other] {" "}(space { $space })
    }{ $nth ->
        [0] {""}
       *[other] {" "}no. { $nth }
    }
tile-form =
    { $form ->
        [1] opposite sides
        [2] neighbouring sides
        [3] { $kind } round a corner
       *[4] { $kind } straight through
    }
tiles-there = { $tiles }
open-side =
    { $kind } { $side ->
        [top] on top
        [bottom] below
        [left] on the left
       *[right] on the right
    }
open-sides = { $sides }

table-phase = Phase { $phase } of 4, round { $round } of 7. { $seat } has the first-player marker.
table-space = On { $space }: { $tiles }.
table-row =
    { $tiles_count ->
        [0] The bottom row is empty.
       *[other] Bottom row: { $tiles }.
    }
table-piles =
    In the piles: { $white } white tiles, { $black } black, { $fountains } fountain cards. { $box ->
        [0] The box is empty.
        [one] In the box: { $box } tile.
       *[other] In the box: { $box } tiles.
    }
table-card =
    { $red ->
        [0] Green (have): { $card }.
       *[other] Red (pay): { $card }.
    }
table-circle = Circle { $number }, free: “{ $one }” and “{ $two }”.
table-circle-taken = Circle { $number }, { $seat }: “{ $one }” and “{ $two }”.
table-track =
    { $seats_count ->
        [one] Banner track, space { $space }: { $seats }.
       *[other] Banner track, space { $space }, from the top: { $seats }.
    }
player =
    { $seat }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $space }, { $fountains ->
        [0] no fountain cards
        [one] { $fountains } fountain card
       *[other] { $fountains } fountain cards
    }, { $stored ->
        [0] nothing stored
        [one] { $stored } tile stored
       *[other] { $stored } tiles stored
    }.
player-has =
    – { $goods_total ->
        [0] No goods
       *[other] { $goods }
    }; { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $bread ->
        [0] no bread
       *[other] { $bread } bread
    }.
player-finished = – Finished: { $elements }.
player-unfinished = – Unfinished: { $elements }.
finished-one =
    { $n ->
        [one] { $kind }
       *[other] { $n } × { $kind }
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } chimney)
       *[other] {" "}({ $chimneys } chimneys)
    }
unfinished-one =
    { $kind } on { $cells }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } chimney)
       *[other] {" "}({ $chimneys } chimneys)
    }
player-banners =
    { $cells_count ->
        [one] – Banner left on { $cells }.
       *[other] – Banners left on { $cells }.
    }
player-tasks-done =
    { $tasks_count ->
        [one] – Task done: { $tasks }.
       *[other] – Tasks done: { $tasks }.
    }
player-tasks-open =
    { $tasks_count ->
        [one] – Task open: { $tasks }.
       *[other] – Tasks open: { $tasks }.
    }
task =
    { $kind } in { $column ->
        [0] row { $line }
       *[other] column { $line }
    } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })
player-empty = – Nothing built yet. The first tile goes on { $cell }, where the shovel is.
screen-gist =
    You have { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $bread ->
        [0] no bread
       *[other] { $bread } bread
    }. { $goods_total ->
        [0] No goods.
       *[other] Goods: { $goods }.
    } { $cards_total ->
        [0] No fountain cards.
       *[other] Fountain cards: { $cards } ({ $n ->
            [0] now worth nothing
            [one] now worth { $n } point
           *[other] now worth { $n } points
        }).
    }
screen-under = You put under the pile: { $cards }.
screen-worth =
    { $cards_count ->
        [0] You could not fulfil any card now without bread.
       *[other] You could fulfil now, without bread: { $cards }.
    }
card-times =
    { $n ->
        [1] “{ $card }”
       *[other] “{ $card }” ({ $n } times)
    }
opened =
    { $cards_total ->
        [0] { $seat } has no fountain cards.
       *[other] { $seat }’s fountain cards: { $cards }.
    }
coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
bread = { $n } bread
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
chimneys =
    { $n ->
        [one] { $n } chimney
       *[other] { $n } chimneys
    }
goods = { $goods }
fits =
    { $n ->
        [0] fits nowhere
        [one] fits on { $n } cell
       *[other] fits on { $n } cells
    }
on-space = { $space }
on-cell = { $cell }
banner-there = banner
finishes = finishes: { $kinds }
turned-by = { $n }°
label-circle =
    { $one }{ $n ->
        [0] {""}
       *[other] {" "}({ $n }×)
    } / { $two }{ $m ->
        [0] {""}
       *[other] {" "}({ $m }×)
    }
label-number = { $n }
card-now =
    { $card }{ $n ->
        [0] {""}
       *[other] {" "}({ $n }×)
    }
label-sets =
    { $n ->
        [0] not at all
        [1] once
        [2] twice
       *[other] { $n } times
    }
label-bread =
    { $n ->
        [1] once with bread
        [2] twice with bread
       *[other] { $n } times with bread
    }
paid-with =
    for { $goods }{ $coins ->
        [0] , or coins instead
        [one] {" "}and { $coins } coin, or more coins instead
       *[other] {" "}and { $coins } coins, or more coins instead
    }
card-fails =
    Without bread the card then costs you { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
fountain-worth =
    { $n ->
        [0] now worth nothing
        [one] now worth { $n } point
       *[other] now worth { $n } points
    }
foreseen =
    You will then have { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $bread ->
        [0] no bread
       *[other] { $bread } bread
    }. { $goods_total ->
        [0] No goods.
       *[other] Goods: { $goods }.
    }
foreseen-card =
    { $n ->
        [0] You do not fulfil “{ $card }”: it costs you { $lost } points.
        [1] You fulfil “{ $card }” once.
        [2] You fulfil “{ $card }” twice.
       *[other] You fulfil “{ $card }” { $n } times.
    }
foreseen-laid = It lies with { $sides }.
foreseen-banner =
    { $n ->
        [one] It covers a banner: { $n } step on the banner track.
       *[other] It covers a banner: { $n } steps on the banner track.
    }
foreseen-finishes = It finishes: { $kinds }.

## What it means for you that the others have moved

means-phase =
    { $phase ->
        [4] This is the last phase: the ring has black tiles, with one element each.
       *[other] Phase { $phase } has begun: every space of the ring has four tiles again.
    }
means-reach-gone =
    { $tiles_count ->
        [one] You could have walked to this tile; it is gone: { $tiles }.
       *[other] You could have walked to these tiles; they are gone: { $tiles }.
    }
means-row-gone = Gone from the bottom row: { $tiles }.
means-circle-gone = Taken: circle { $number }, between “{ $one }” and “{ $two }”.
means-circles-gone = Taken: circles { $numbers }.
