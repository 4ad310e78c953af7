"""Plurals, lists and counts agree in both languages."""

from pathlib import Path

import pytest

from engine.core.values.refusals import Core
from engine.core.values.texts import NUMBER, Message, Text, each, term
from engine.words.sources import WordsError
from engine.words.speaker import Speaker
from tests.words.fake import ANNOUNCE, CITIES, CITY, ENGLISH, PLAIN, QUARRY, STONES, quarry

NAMES = ("Ada", "Blaise", "Chen")


@pytest.fixture
def en(tmp_path: Path) -> Speaker:
    return Speaker(quarry(tmp_path), "en", NAMES)


@pytest.fixture
def fr(tmp_path: Path) -> Speaker:
    return Speaker(quarry(tmp_path), "fr", NAMES)


@pytest.mark.parametrize(
    ("n", "english", "french"),
    [
        (0, "0 stones counted.", "0 pierre comptée."),
        (1, "1 stone counted.", "1 pierre comptée."),
        (2, "2 stones counted.", "2 pierres comptées."),
        (1234, "1,234 stones counted.", "1\u202f234 pierres comptées."),
    ],
)
def test_plurals(en: Speaker, fr: Speaker, n: int, english: str, french: str) -> None:
    assert en.event(Text("counted", {"n": n})) == english
    assert fr.event(Text("counted", {"n": n})) == french


@pytest.mark.parametrize(
    ("cities", "english", "french"),
    [
        ((), "There are nothing.", "Il y a rien."),
        (("pisa",), "There are Pisa.", "Il y a Pise."),
        (("pisa", "lucca"), "There are Pisa and Lucca.", "Il y a Pise et Lucques."),
        (("pisa", "lucca", "siena"), "There are Pisa, Lucca and Siena.", "Il y a Pise, Lucques et Sienne."),
    ],
)
def test_lists_of_all(en: Speaker, fr: Speaker, cities: tuple[str, ...], english: str, french: str) -> None:
    assert en.say(Text("line-cities", {"cities": cities})) == english
    assert fr.say(Text("line-cities", {"cities": cities})) == french


@pytest.mark.parametrize(
    ("cities", "english", "french"),
    [
        (("pisa",), "You can choose: Pisa.", "Tu peux choisir\u00a0: Pise."),
        (("pisa", "lucca"), "You can choose: Pisa or Lucca.", "Tu peux choisir\u00a0: Pise ou Lucques."),
        (
            ("pisa", "lucca", "siena"),
            "You can choose: Pisa, Lucca or Siena.",
            "Tu peux choisir\u00a0: Pise, Lucques ou Sienne.",
        ),
    ],
)
def test_lists_of_alternatives(en: Speaker, fr: Speaker, cities: tuple[str, ...], english: str, french: str) -> None:
    refusal = Core.NOT_OFFERED.refuse({"field": "city", "legal": cities})
    assert en.refusal(refusal).endswith(english)
    assert fr.refusal(refusal).endswith(french)


def test_a_list_of_players_agrees_with_their_number(en: Speaker) -> None:
    assert en.say(Text("line-won", {"seats": (1,)})) == "Blaise has won."
    assert en.say(Text("line-won", {"seats": (0, 2)})) == "Ada and Chen have won."
    assert en.say(Text("line-won", {"seats": ()})) == "nobody have won."


@pytest.mark.parametrize(
    ("stones", "english", "french"),
    [
        ((0, 0, 0), "nothing", "rien"),
        ((0, 1, 0), "1 red", "1 rouge"),
        ((2, 1, 0), "2 white and 1 red", "2 blanches et 1 rouge"),
        ((1, 2, 3), "1 white, 2 red and 3 black", "1 blanche, 2 rouges et 3 noires"),
    ],
)
def test_counts_leave_out_kinds_of_which_there_are_none(
    en: Speaker, fr: Speaker, stones: tuple[int, ...], english: str, french: str
) -> None:
    assert en.event(Text("took", {"seat": 0, "stones": stones})) == f"Ada took {english}."
    assert fr.event(Text("took", {"seat": 0, "stones": stones})) == f"Ada a pris {french}."
    assert (en.value(STONES, stones), fr.value(STONES, stones)) == (english, french)


def test_a_sentence_may_choose_by_the_total(en: Speaker) -> None:
    assert en.say(Text("line-bag", {"stones": (0, 0, 0)})) == "The bag is empty."
    assert en.say(Text("line-bag", {"stones": (0, 0, 2)})) == "In the bag: 2 black."


SOLD = (Message("line-sold", {"sold": each("line-one")}), Message("line-one", {"city": term("city"), "n": NUMBER}))
SELLING = """
line-sold = Sold: { $sold }.
line-one = { $city } { $n }
"""


@pytest.fixture
def seller(tmp_path: Path) -> Speaker:
    return Speaker(quarry(tmp_path, ENGLISH + SELLING, messages=(*QUARRY.declares.messages, *SOLD)), "en", NAMES)


@pytest.mark.parametrize(
    ("sold", "english"),
    [
        ((), "Sold: nothing."),
        (("pisa", 3), "Sold: Pisa 3."),
        (("pisa", 3, "lucca", 1, "pisa", 2), "Sold: Pisa 3, Lucca 1 and Pisa 2."),
    ],
)
def test_what_belongs_together_is_said_together(seller: Speaker, sold: tuple[int | str, ...], english: str) -> None:
    assert seller.say(Text("line-sold", {"sold": sold})) == english


def test_half_of_what_belongs_together_is_not_said(seller: Speaker) -> None:
    with pytest.raises(WordsError, match="line-one has the parameters"):
        seller.say(Text("line-sold", {"sold": ("pisa", 3, "lucca")}))


def test_values_of_every_kind_of_field(en: Speaker, fr: Speaker) -> None:
    assert (en.value(CITY, "lucca"), fr.value(CITY, "lucca")) == ("Lucca", "Lucques")
    assert (en.value(PLAIN, "7b"), fr.value(PLAIN, "7b")) == ("7b", "7b")
    assert (en.value(CITIES, ("pisa", "siena")), fr.value(CITIES, ())) == ("Pisa and Siena", "rien")
    assert (en.value(ANNOUNCE, True), fr.value(ANNOUNCE, False)) == ("yes", "non")


def test_a_field_left_out_is_said_to_be(en: Speaker, fr: Speaker) -> None:
    assert (en.value(CITIES, None), fr.value(CITIES, None)) == ("none", "rien")
    assert (en.value(ANNOUNCE, None), fr.value(ANNOUNCE, None)) == ("no", "non")
