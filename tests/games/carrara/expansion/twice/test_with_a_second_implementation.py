"""Games with the expansion played twice, by the engine and by a naive second implementation: they agree on every move,
legal or not, on every step and on the final scoring."""

from random import Random

import pytest

from engine.core.play import start
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraOptions, CarraraState
from tests.games.carrara.expansion.seen import behind, expansion
from tests.games.carrara.expansion.twice.beside import accepts, agree, agree_in_the_end, naive_table, pick, step
from tests.games.carrara.expansion.twice.guessing import choose, some_legal
from tests.games.carrara.expansion.twice.naive import Naive
from tests.games.carrara.position import CITIES, NUMBERS, TYPES, UPGRADES, Built, Counts, Side, Wider, position
from tests.thorough import LONG, how_many, thorough

GAMES = how_many(1, 6)
CARDS = {"top": NUMBERS[:6], "objects": NUMBERS[:8], "buildings": NUMBERS, "bonus": NUMBERS[1:]}

Met = tuple[str, str]


def begun(players: int, game: int) -> CarraraState:
    """With drawn cards."""
    seed = f"{players} players, game {game}".encode().ljust(32)
    return start(GAME, players, CarraraOptions(expansion="drawn"), seed)[0]


def prepared(players: int, wider: Wider, random: Random) -> CarraraState:
    """Somewhere in the middle of a game: everybody has built, scored and collected."""
    box: list[tuple[str, int]] = [(kind, cost) for kind in TYPES for cost in (1, 2, 3, 4, 5, 8)]
    random.shuffle(box)
    tiles, free = list(UPGRADES), list(CITIES)
    left: Counts = (5,) * 6
    random.shuffle(tiles)
    sides = dict[int, Side]()
    for seat in range(players):
        cities = random.sample(CITIES, 3)
        built: list[Built] = [(*box.pop(), random.choice(cities)) for _ in range(random.randint(3, 7))]
        laid = [tiles.pop() for _, cost, _ in built if cost == 8]
        may = [*dict.fromkeys(kind for kind, _, _ in built), "city", *[city for city in cities if city in free]]
        scored = random.sample(may, min(len(may), random.randint(0, 4)))
        free = [city for city in free if city not in scored]
        kinds = random.sample(range(6), random.choice((2, 3, 6)))
        wanted = tuple(n if kind in kinds else 0 for kind, n in enumerate(left))
        objects = pick(random, wanted, random.randint(2, 7))
        left = tuple(n - m for n, m in zip(left, objects, strict=True))
        blocks = pick(random, (1,) * 6, random.randint(0, 6))
        sides[seat] = Side(random.randint(0, 32), blocks, objects, built, scored, random.randint(0, 32), laid)
    return position(sides[0], players=players, others=sides, wider=wider)


def play_twice(state: CarraraState, random: Random, guesses: int = 10) -> tuple[CarraraState, Naive, set[Met]]:
    """To the end; and which objectives somebody had reached on the way, by card and number."""
    naive, met = naive_table(state), set[Met]()
    while not naive.over:
        agree(state, naive)
        found = list(some_legal(naive, random, guesses))
        for move, is_legal in found:
            assert accepts(state, move) is is_legal, (move, vars(naive))
        legal = [move for move, is_legal in found if is_legal]
        met |= met_by(state, state.decisions[0].seat)
        state = step(state, naive, choose(naive, legal, random))
    agree(state, naive)
    agree_in_the_end(state, naive)
    return state, naive, met


def met_by(state: CarraraState, seat: int) -> set[Met]:
    cards = [(card.colour, card.number) for card in expansion(state).cards[:3]]
    reached = behind(state, seat).progress
    return {card for card, far in zip(cards, reached, strict=True) if far.far >= far.least}


def any_cards(random: Random) -> Wider:
    return Wider(random.randint(1, 6), random.randint(1, 8), random.randint(1, 9), random.randint(2, 9))


@thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_implementations_agree_on_every_move_and_every_step(players: int) -> None:
    ended = set[bool]()
    for game in range(GAMES):
        random = Random(f"{players} {game}")
        for state in (begun(players, game), prepared(players, any_cards(random), random)):
            _, naive, _ = play_twice(state, random)
            ended.add(naive.announcer is not None)
    assert True in ended, "nobody has ever announced the end"
    assert not LONG or False in ended, "the display was never emptied"


@thorough
def test_every_card_comes_is_met_and_brings_points() -> None:
    """In the short form every card comes, and most objectives are met."""
    came, met, brought = set[Met](), set[Met](), set[Met]()
    for game in range(how_many(7, 110)):
        random = Random(f"cards {game}")
        wider = Wider(game % 6 + 1, game % 8 + 1, game % 9 + 1, game % 8 + 2)
        state = begun(2 + game % 3, game) if game % 9 == 8 else prepared(2 + game % 3, wider, random)
        over, naive, reached = play_twice(state, random, guesses=5)
        cards = {card.colour: (card.colour, card.number) for card in expansion(over).cards}
        came |= set(cards.values())
        met |= reached
        brought |= {
            cards[source]
            for seat in range(naive.players)
            for source, n in naive.points(seat).items()
            if n and source in cards
        }
    all_cards = {(colour, number) for colour, numbers in CARDS.items() for number in numbers}
    scoring = {card for card in all_cards if card[0] != "top"}
    assert brought <= came & scoring
    assert len(met) >= 9
    if LONG:
        assert came == all_cards
        assert met == {card for card in all_cards if card[0] != "bonus"}
        assert brought == scoring
