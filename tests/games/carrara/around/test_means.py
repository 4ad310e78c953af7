"""What the others' moves mean for a player: only what matters to him, the weightiest first."""

from engine.core.door import look
from engine.core.state.events import seen
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from engine.words.speaker import Speaker
from tests.games.carrara.moves import after, play
from tests.games.carrara.position import READY, Side, marble, position

ALL_IN_LUCCA = [("villa", 1, "lucca"), ("villa", 2, "lucca"), ("porta", 3, "lucca"), ("castello", 1, "lucca")]


def means(
    then: CarraraState, now: CarraraState, seat: Seat, told: tuple[Text, ...] = ()
) -> dict[str, dict[str, object]]:
    """What it means for this seat, by key, in its order."""
    lines = GAME.shows.means(look(GAME, then, seat), look(GAME, now, seat), told)
    return {line.key: dict(line.params) for line in lines}


def said(then: CarraraState, now: CarraraState, seat: Seat, language: str) -> list[str]:
    speaker = Speaker(GAME, language, ("Anna", "Bruno", "Clio", "Dora")[: then.seats])
    return [speaker.say(line) for line in GAME.shows.means(look(GAME, then, seat), look(GAME, now, seat), ())]


def test_where_nothing_of_his_is_touched_nothing_is_said() -> None:
    state = position(Side(), seat=1)
    assert means(state, state, 0) == {}


def test_a_city_he_could_have_scored_is_closed_to_him() -> None:
    mine = Side(buildings=ALL_IN_LUCCA[:3])
    theirs = Side(buildings=[("palazzo", 1, "lucca"), ("palazzo", 2, "lucca"), ("palazzo", 3, "lucca")])
    then = position(theirs, seat=1, others={0: mine})
    worth = next(each for each in look(GAME, then, 0).screen.scorable if each.what == "lucca")  # type: ignore[union-attr]
    now = after(then, "score", what="lucca")
    assert means(then, now, 0)["means-city-lost"] == {"seat": 1, "city": "lucca", "vp": worth.vp, "coins": worth.coins}
    assert "means-city-lost" not in means(then, now, 1), "his own scoring closes nothing to him"
    assert said(then, now, 0, "en")[0].startswith(
        "Bruno has scored Lucca, so it is closed to you; it would have brought"
    )
    assert said(then, now, 0, "fr")[0].startswith("Bruno a évalué Lucca, qui t’est donc fermée")


def test_of_a_city_with_too_few_buildings_of_his_it_is_said_how_many_he_has_there() -> None:
    theirs = Side(buildings=[("palazzo", 1, "lucca"), ("palazzo", 2, "lucca"), ("palazzo", 3, "lucca")])
    then = position(theirs, seat=1, others={0: Side(buildings=ALL_IN_LUCCA[:1])})
    now = after(then, "score", what="lucca")
    assert means(then, now, 0) == {"means-city-closed": {"seat": 1, "city": "lucca", "n": 1}}
    alone = position(theirs, seat=1)
    assert means(alone, after(alone, "score", what="lucca"), 0) == {}, "where he has nothing, he loses nothing"


def test_a_building_he_could_have_built_is_gone_and_a_new_one_can_be_built() -> None:
    then = position(
        Side(blocks=marble(white=2)),
        seat=1,
        others={0: Side(blocks=marble(white=1, black=6))},
        display=[("villa", 1), ("porta", 2)],
    )
    now = after(then, "build", building="1", city="livorno", blocks=marble(white=1))
    found = means(then, now, 0)
    assert found["means-gone"] == {"tiles": ("villa", 1)}
    assert found["means-new"]["tiles"] != ("villa", 1)
    poor = position(Side(blocks=marble(white=2)), seat=1, display=[("villa", 1)])
    assert means(poor, after(poor, "build", building="1", city="livorno", blocks=marble(white=1)), 0) == {}


def test_how_often_the_wheel_has_turned_and_what_is_cheaper_for_him() -> None:
    then = position(Side(), seat=1, others={0: Side(coins=3)}, wheel={"I": marble(white=1, black=2)}, bag=marble())
    turned = play(then, "turn")
    now = after(turned.state, "take", section="II", blocks=marble(black=1))
    found = means(then, now, 0, seen(turned.events, 0))
    assert found["means-turned"] == {"n": 1}
    assert "means-cheaper" not in found, "black was free before, and white is still too dear"
    rich = position(Side(), seat=1, others={0: Side(coins=4)}, wheel={"I": marble(white=1, red=2)}, bag=marble())
    later = after(after(rich, "turn"), "take", section="II", blocks=marble(red=1))
    assert means(rich, later, 0)["means-cheaper"] == {"blocks": (1, "white", 4, 1, "red", 2)}


def test_who_could_announce_by_what_everybody_sees() -> None:
    state = position(Side(), others={1: READY})
    assert means(state, state, 0) == {"means-could-announce": {"seats": (1,)}}
    bare = position(Side(), others={1: Side(buildings=READY.buildings, scored=READY.scored)})
    assert means(bare, bare, 0) == means(state, state, 0), "his objects are behind his screen"
    assert means(position(Side()), position(Side(), others={1: Side(scored=READY.scored)}), 0) == {}


def test_the_last_round_comes_first_and_says_whether_he_has_a_turn_left() -> None:
    then = position(READY, seat=0, players=3)
    now = after(after(then, "announce"), "turn")
    assert next(iter(means(then, now, 1))) == "means-last-turn"
    gone = position(Side(), seat=2, players=3, ended_by=1)
    assert next(iter(means(gone, gone, 0))) == "means-no-turn"
    assert "means-could-announce" not in means(then, now, 1), "it is announced"
