"""What a view says ahead: what blocks will cost whoever buys next, and what scoring would bring."""

import pytest

from engine.games.carrara.data import Counts
from engine.games.carrara.views import Worth
from tests.games.carrara.moves import after, happened, play, screen, table, told
from tests.games.carrara.position import CITIES, READY, SECTIONS, TYPES, Built, Side, marble, position, things


def test_before_the_wheel_turns_a_block_will_cost_the_price_of_the_next_section() -> None:
    """Those on VI come round to I, where they are dearest."""
    wheel = {section: marble(1, 1) for section in ("I", "III", "VI")}
    seen = table(position(Side(), wheel=wheel))
    prices = {section: to_pay[:2] for section, to_pay in zip(SECTIONS, seen.to_pay, strict=True)}
    assert (prices["I"], prices["III"], prices["VI"]) == ((5, 4), (3, 2), (6, 5))
    turned = table(after(position(Side(), wheel=wheel), "turn"))
    assert turned.to_pay == turned.prices
    assert (*turned.to_pay[1:], turned.to_pay[0]) == seen.to_pay


@pytest.mark.parametrize("section", SECTIONS)
def test_what_a_block_is_said_to_cost_is_what_is_paid_for_it(section: str) -> None:
    at, state = SECTIONS.index(section), position(Side(coins=30), wheel={section: marble(1, 1, 1, 1, 1, 1)})
    said = table(state).to_pay[at]
    then, turned = SECTIONS[(at + 1) % len(SECTIONS)], after(state, "turn")
    for colour in range(len(said)):
        one = tuple(int(n == colour) for n in range(len(said)))
        assert happened(play(turned, "take", section=then, blocks=one), "took")["price"] == said[colour]


def test_who_has_announced_at_the_start_still_turns_the_wheel_first() -> None:
    announced = table(after(position(READY), "announce"))
    assert announced.to_pay == (*announced.prices[1:], announced.prices[0])


def test_when_the_game_is_over_nothing_is_sold() -> None:
    end = after(position(Side(), seat=1, ended_by=0), "skip")
    assert table(end).to_pay == ()
    assert "table-section-left" in told(end, None)
    assert not {"table-section", "table-section-turning", "table-prices-turning"} & set(told(end, None))


def test_both_prices_are_told_before_the_wheel_turns_and_one_after() -> None:
    state = position(Side(), wheel={"I": marble(white=2, black=1), "VI": marble(red=1)}, bag=marble())
    lines = told(state, None)
    assert lines["table-prices-turning"] == [{}]
    assert lines["table-section-turning"] == [
        {"section": "I", "blocks": (2, "white", 6, 5, 1, "black", 1, 0)},
        {"section": "VI", "blocks": (1, "red", 0, 4)},
    ]
    lines = told(after(state, "turn"), None)
    assert lines["table-section"] == [
        {"section": "I", "blocks": (1, "red", 4)},
        {"section": "II", "blocks": (2, "white", 5, 1, "black", 0)},
    ]
    assert not {"table-prices-turning", "table-section-turning"} & set(lines)


def test_ones_screen_says_what_scoring_would_bring_and_nobody_elses() -> None:
    buildings = [("villa", 3, "lucca"), ("villa", 2, "pisa"), ("porta", 1, "lucca")]
    state = position(Side(buildings=buildings, scored=("porta",)), supply=things(5, 5, 5, 5, 5, 1))
    assert told(state, 0)["screen-scores"] == [{"legal": ("villa", 6, 6, 1, "lucca", 8, 0, 2)}]
    assert screen(state, 1).scorable == ()
    assert "screen-scores" not in told(state, 1)
    assert "screen-scores" not in told(state, None)


def test_what_each_type_and_city_is_worth_is_seen_by_everyone() -> None:
    """The booklet's examples: Biblioteca 3 in Pisa and 2 in Massa bring 9 coins and 2 points; 1, 3 and 5 in Massa
    bring 9 points; 2 and 4 in Pisa bring 18 coins."""
    types = [("biblioteca", 3, "pisa"), ("biblioteca", 2, "massa")]
    assert worth(types)["biblioteca"] == Worth("biblioteca", 2, 9, things(book=2))
    massa = [("porta", cost, "massa") for cost in (1, 3, 5)]
    assert worth(massa)["massa"] == Worth("massa", 9, 0, things(gate=3))
    pisa = [("porta", cost, "pisa") for cost in (2, 4)]
    assert worth(pisa)["pisa"] == Worth("pisa", 0, 18, things(gate=2))


def test_what_cannot_be_scored_is_worth_something_all_the_same() -> None:
    """A city with too few buildings, and a type that was scored: a picture shows both."""
    assert list(worth([("villa", 3, "lucca"), ("porta", 1, "lerici")], scored=("villa",))) == [
        "porta",
        "villa",
        "lucca",
        "lerici",
    ]
    assert worth([]) == {}


@pytest.mark.parametrize("left", [0, 1, 3])
def test_nothing_is_worth_more_objects_than_the_supply_has(left: int) -> None:
    built = [("villa", 1, "lucca"), ("villa", 2, "lucca"), ("porta", 1, "lucca")]
    seen = worth(built, supply=things(5, 5, 5, 5, 5, left))
    assert seen["villa"].objects == things(coat=min(2, left))
    assert seen["lucca"].objects == things(gate=1, coat=min(2, left))


def worth(buildings: list[Built], supply: Counts | None = None, scored: tuple[str, ...] = ()) -> dict[str, Worth]:
    """What everyone sees each type and city of the next player to be worth."""
    others = {1: Side(buildings=buildings, scored=scored)}
    state = position(Side(), others=others) if supply is None else position(Side(), others=others, supply=supply)
    return {each.what: each for each in table(state).players[1].worth}


def test_what_scoring_is_said_to_bring_is_what_it_brings() -> None:
    buildings = [(kind, cost, city) for cost, (kind, city) in enumerate(zip(TYPES[:5], CITIES[1:], strict=True), 1)]
    buildings += [("villa", 5, "pisa"), ("villa", 4, "lerici"), ("porta", 5, "lerici")]
    state = position(Side(coins=0, buildings=buildings))
    said = screen(state, 0).scorable
    assert [each.what for each in said] == [*TYPES, "pisa", "lerici"]
    for each in said:
        gain = happened(play(state, "score", what=each.what), "scored")
        assert (each.vp, each.coins, each.objects) == (gain["vp"], gain["coins"], gain["objects"])


def test_when_the_game_is_over_nothing_is_said_to_be_scored() -> None:
    state = position(Side(buildings=[("villa", 1, "pisa")]), seat=1, ended_by=0)
    assert screen(state, 1).scorable
    assert screen(after(state, "skip"), 1).scorable == ()


@pytest.mark.parametrize("markers", [0, 1])
def test_without_a_marker_nothing_can_be_scored_any_more(markers: int) -> None:
    scored = ("biblioteca", "palazzo", "porta", "cattedrale", "livorno", "lucca")[markers:]
    state = position(Side(buildings=[("villa", 1, "pisa")], scored=scored))
    assert [each.what for each in screen(state, 0).scorable] == ["villa"] * markers
