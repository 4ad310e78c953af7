"""What players read, word for word, where it is easily said badly: what was paid, what is free, one and none."""

import pytest

from engine.core.values.refusals import Refusal
from engine.core.values.texts import Params, Text
from engine.games.carrara.game import GAME
from engine.games.carrara.tell.base import tell_board, tell_builds, tell_player
from engine.games.carrara.tell.market import tell_wheel
from engine.games.carrara.views import BuildableView
from engine.words.asked import Asked
from engine.words.speaker import Speaker
from tests.games.carrara.moves import door, table
from tests.games.carrara.position import CITIES, NONE, Side, marble, position, things

NAMES = ("Anna", "Bruno")
EN, FR = Speaker(GAME, "en", NAMES), Speaker(GAME, "fr", NAMES)

EVENTS: list[tuple[str, Params, str, str]] = [
    (
        "took",
        {"seat": 0, "section": "II", "blocks": marble(white=2, red=1), "price": 13},
        "Anna buys 2 white and 1 red from section II for 13 coins.",
        "Anna achète 2 blancs et 1 rouge dans la section II pour 13 pièces.",
    ),
    (
        "took",
        {"seat": 0, "section": "VI", "blocks": marble(black=2), "price": 0},
        "Anna takes 2 black from section VI for free.",
        "Anna prend gratuitement 2 noirs dans la section VI.",
    ),
    (
        "turned",
        {"seat": 0, "blocks": NONE},
        "Anna turns the wheel; no block is added.",
        "Anna tourne la roue\u202f; aucun bloc ne s’ajoute.",
    ),
    (
        "turned",
        {"seat": 0, "blocks": marble(red=1)},
        "Anna turns the wheel; 1 red comes onto section I.",
        "Anna tourne la roue\u202f; 1 rouge arrive dans la section I.",
    ),
    (
        "built",
        {"seat": 1, "slot": 4, "type": "villa", "cost": 3, "city": "lucca", "blocks": marble(white=1, red=2)},
        "Bruno builds Villa 3 (space 4) in Lucca, paying 1 white and 2 red.",
        "Bruno construit Villa 3 (case 4) à Lucca et paie 1 blanc et 2 rouges.",
    ),
    (
        "bought",
        {"seat": 0, "object": "crown", "price": 10},
        "Anna buys the crown for 10 coins.",
        "Anna achète la couronne pour 10 pièces.",
    ),
    (
        "bought",
        {"seat": 0, "object": "coat", "price": 10},
        "Anna buys the coat of arms for 10 coins.",
        "Anna achète le blason pour 10 pièces.",
    ),
    (
        "scored",
        {"seat": 0, "what": "villa", "vp": 6, "coins": 1, "objects": things(coat=2)},
        "Anna scores Villa: 6 points and 1 coin, with 2 coats of arms.",
        "Anna évalue le type Villa\u00a0: 6 points et 1 pièce, avec 2 blasons.",
    ),
    (
        "scored",
        {"seat": 0, "what": "lucca", "vp": 6, "coins": 0, "objects": things()},
        "Anna scores the city of Lucca: 6 points. No object was left to take.",
        "Anna évalue la ville de Lucca\u00a0: 6 points. Il ne restait aucun objet à prendre.",
    ),
    (
        "relieved",
        {"seat": 0, "had": 0, "coins": 2, "blocks": NONE},
        "Anna raises the screen (no blocks; no coins) and takes 2 coins from the bank.",
        "Anna soulève son paravent (aucun bloc\u202f; aucune pièce) et prend 2 pièces à la banque.",
    ),
]


@pytest.mark.parametrize(("key", "params", "english", "french"), EVENTS)
def test_what_happened(key: str, params: Params, english: str, french: str) -> None:
    assert EN.event(Text(key, params)) == english
    assert FR.event(Text(key, params)) == french


def test_prices_stand_beside_their_colours_and_nothing_costs_0() -> None:
    state = position(Side(), asked="take", wheel={"V": marble(white=1, yellow=2, red=1, black=2)})
    told = next(iter(tell_wheel(table(state))))
    assert EN.say(told) == "Section V: 1 white at 2, 2 yellow at 1, 1 red free and 2 black free."
    assert FR.say(told) == "Section V\u00a0: 1 blanc à 2, 2 jaunes à 1, 1 rouge gratuit et 2 noirs gratuits."


@pytest.mark.parametrize(("voice", "free"), [(EN, "free"), (FR, "gratuit")])
def test_a_choice_that_costs_nothing_is_free(voice: Speaker, free: str) -> None:
    state = position(Side(coins=1), asked="take", wheel={"VI": marble(white=1, yellow=1)})
    asked = Asked(voice, door(state), "take", {"section": "VI"}, GAME.verb["take"].field("blocks"))
    assert asked.free(marble(yellow=1))
    assert asked.costs(marble(yellow=1)) == ()
    assert voice.common("free") == free
    assert not asked.free(marble(white=1))
    assert len(asked.costs(marble(white=1))) == 1


def test_buildings_are_told_by_the_cities_they_can_stand_in() -> None:
    buildable = [BuildableView(1, "villa", 2, CITIES[4:]), BuildableView(3, "porta", 2, CITIES[4:])]
    told = [EN.say(text) for text in tell_builds("screen-builds", buildable)]
    assert told == ["In Massa and Lerici you can build Villa 2 (space 1) or Porta 2 (space 3)."]
    assert [FR.say(text) for text in tell_builds("screen-builds", buildable)] == [
        "À Massa et Lerici, tu peux construire Villa 2 (case 1) ou Porta 2 (case 3)."
    ]


def test_a_player_is_told_in_a_line_for_each_city() -> None:
    buildings = [("villa", 3, "lucca"), ("porta", 1, "lucca"), ("villa", 1, "pisa")]
    seen = table(position(Side(buildings=buildings, scored=("villa",))))
    assert [EN.say(text) for text in (*tell_player(0, seen.players[0]), *tell_board(seen, 0))] == [
        "Anna: 0 points on the track, 1 scoring, building cost 5.",
        "– Pisa: Villa 1.",
        "– Lucca: Porta 1 and Villa 3.",
        "– type scored: Villa.",
    ]


def test_what_somebody_scored_is_told_by_types_and_cities() -> None:
    def said(voice: Speaker, *scored: str) -> str:
        state = position(
            Side(buildings=[(name, 1, "lerici") for name in ("villa", "porta", "castello")], scored=scored)
        )
        return [voice.say(text) for text in tell_board(table(state), 0)][-1]

    assert said(EN, "villa", "porta", "lerici") == "– types scored: Villa and Porta; city scored: Lerici."
    assert said(FR, "villa", "lerici") == "– type évalué\u00a0: Villa\u202f; ville évaluée\u00a0: Lerici."
    assert said(EN, "lerici") == "– city scored: Lerici."


def test_one_and_none_are_said_as_people_say_them() -> None:
    few = {blocks: Refusal("carrara.too-few-blocks", {"blocks": blocks}) for blocks in (0, 1)}
    assert FR.refusal(few[0]).startswith("Tu n’as aucun bloc,")
    assert FR.refusal(few[1]).startswith("Tu n’as qu’un bloc,")
    assert EN.refusal(Refusal("carrara.object-too-dear", {"price": 10, "left": 0})).endswith("you would have none.")
