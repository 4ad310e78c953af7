"""The numbers on the pages of the rules are those that are played by."""

import re
from collections import Counter
from itertools import chain

import pytest

from engine.games.carrara.data import TABLES
from engine.games.carrara.game import GAME
from engine.words.sources import LANGUAGES
from engine.words.speaker import Speaker

FACTS = TABLES[max(TABLES)].facts
PRICES = [colour.prices[0] for colour in FACTS.colours]
CITIES = FACTS.cities
GOALS = sorted(FACTS.objectives, key=lambda each: each.players)
FEW, MANY = min(city.buildings_to_score for city in CITIES), max(city.buildings_to_score for city in CITIES)

BOX = FACTS.expansion
EIGHT = BOX.cost
PLAYERS = [2, 3, 4]
TOP = {card.id: card for card in BOX.top_cards}
OF_OBJECTS = {card.id: card for card in BOX.object_cards}
OF_BUILDINGS = {card.id: card for card in BOX.building_cards}
BONUS = {card.id: card for card in BOX.bonus_cards}

EXPANSION = {
    "expansion": [EIGHT, EIGHT, *(space.vp + space.coins for space in BOX.categories)],
    "eights": [EIGHT],
    "cards": [
        *(TOP["V"].coins_per_vp, *PLAYERS),
        *(TOP["I"].least[0], *TOP["II"].least, *TOP["II"].costs),
        *chain.from_iterable(TOP[number].least for number in ("III", "IV", "V", "VI")),
    ],
    "object-cards": [
        BOX.vp_per_object_left,
        *(*OF_OBJECTS["I"].vp, *OF_OBJECTS["I"].least, *PLAYERS),
        *(*OF_OBJECTS["II"].vp, OF_OBJECTS["II"].least[0], *OF_OBJECTS["III"].vp, OF_OBJECTS["III"].least[0]),
        *chain.from_iterable(list(enumerate(OF_OBJECTS["IV"].vp))[2:]),
        *(OF_OBJECTS["IV"].size, *OF_OBJECTS["V"].vp),
        *chain.from_iterable(list(enumerate(OF_OBJECTS["VI"].vp))[2:]),
        *(OF_OBJECTS["VI"].size, *OF_OBJECTS["VII"].vp, OF_OBJECTS["VII"].size, OF_OBJECTS["VII"].least[0]),
        OF_OBJECTS["VIII"].least[0],
    ],
    "building-cards": [
        *(*OF_BUILDINGS["I"].least, *PLAYERS),
        *chain.from_iterable(
            (card.size, *card.vp, card.size) for number, card in OF_BUILDINGS.items() if number in ("II", "III", "IV")
        ),
        *(OF_BUILDINGS["II"].least[0], OF_BUILDINGS["III"].least[0]),
        *(EIGHT, *OF_BUILDINGS["V"].vp),
        *(*OF_BUILDINGS["VI"].vp, *OF_BUILDINGS["VI"].least, *OF_BUILDINGS["VII"].vp, *OF_BUILDINGS["VII"].least),
        *(OF_BUILDINGS["VIII"].size, OF_BUILDINGS["VIII"].least[0], *OF_BUILDINGS["IX"].least),
    ],
    "bonus-cards": [BONUS["II"].choose, BONUS["VI"].choose, *BONUS["VIII"].vp, *BONUS["IX"].vp],
    "reconstructed": [TOP["V"].coins_per_vp],
}
"""The pages of the expansion."""

NUMBERS = {
    "aim": [FACTS.object_price],
    "wheel": [
        FACTS.wheel_holds,
        *PRICES,
        PRICES[0] - FACTS.colours[0].prices[1],
        FACTS.relief,
    ],
    "building": [FACTS.costs[0], FACTS.costs[-1]],
    "scoring": [FACTS.markers, 4, 4 * CITIES[1].coins, FEW, MANY, *(city.vp + city.coins for city in CITIES)],
    "objects": [
        *(
            FACTS.start_coins,
            FACTS.objects_of_each - FACTS.objects_for_sale_of_each,
            FACTS.object_price,
            FACTS.vp_per_object,
        ),
        *(FACTS.object_price, FACTS.object_price // FACTS.coins_per_vp),
    ],
    "end": [
        *{goal.scorings for goal in GOALS},
        *chain.from_iterable((goal.objects, goal.players, goal.cost, goal.players) for goal in GOALS),
        *(FACTS.announcement_vp, FACTS.announcement_vp, len(FACTS.types) * len(FACTS.costs)),
    ],
    "reckoning": [FACTS.vp_per_object, 1, FACTS.coins_per_vp],
    "screen": [FACTS.relief],
    **EXPANSION,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", [topic.name for topic in GAME.declares.topics])
def test_a_page_has_the_numbers_of_the_data_and_no_others(topic: str, language: str) -> None:
    said = re.findall(r"\d+", Speaker(GAME, language).topic(topic))
    assert Counter(map(int, said)) == Counter(NUMBERS[topic])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_scoring_has_each_citys_value_and_how_many_buildings_it_takes(language: str) -> None:
    speaker = Speaker(GAME, language)
    few, values = speaker.topic("scoring").split("\n\n")[:2]
    for city in CITIES:
        name = speaker.term("city", city.id)
        worth = "point" if city.vp else {"en": "coin", "fr": "pièce"}[language]
        assert f"{name} {city.vp + city.coins} {worth}" in values
        assert (name in few) == (city.buildings_to_score == FEW)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_objects_has_the_object_of_each_type(language: str) -> None:
    speaker = Speaker(GAME, language)
    page = speaker.topic("objects")
    for kind in FACTS.types:
        name, thing = speaker.term("type", kind.id), speaker.term("object", kind.object)
        assert re.search(rf"{name} (a|un|une) {thing}\b", page), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_building_has_the_colours_that_each_city_accepts(language: str) -> None:
    speaker = Speaker(GAME, language)
    lines = [line for line in speaker.topic("building").splitlines() if line.startswith("- ")]
    for city, line in zip(CITIES, lines, strict=True):
        name, _, said = line.removeprefix("- ").partition(":")
        assert name.strip() == speaker.term("city", city.id)
        named = {colour.id for colour in FACTS.colours if speaker.term("colour", colour.id) in said}
        excepted = {"en": "all but", "fr": "tout sauf"}[language] in said
        every = {colour.id for colour in FACTS.colours}
        assert set(city.accepts) == (every - named if excepted or not named else named), line
