"""Texts and refusals: keys with parameters, declared so that a missing sentence can be found."""

import re

import pytest
from msgspec import json

from engine.core.stored import to_json
from engine.core.values import refusals
from engine.core.values.refusals import Core, Refusal
from engine.core.values.texts import Kind, Message, Text, counts, term, terms


def test_what_belongs_to_a_group_is_one_several_or_counted() -> None:
    assert [term("city"), terms("city"), counts("city")] == [
        Kind("term", "city"), Kind("terms", "city"), Kind("counts", "city"),
    ]  # fmt: skip


@pytest.mark.parametrize("kind", [Text, Message, Refusal])
def test_two_without_parameters_do_not_share_one_dictionary(kind: type[Text | Message | Refusal]) -> None:
    assert kind("a").params == {}
    assert kind("a").params is not kind("b").params


@pytest.mark.parametrize("params", [{}, {"n": 3}, {"colour": "grey"}, {"pebbles": (1, 0, 2), "cities": ("pisa", "5")}])
def test_a_text_written_down_and_read_again_is_the_same(params: dict[str, int | str | tuple[int | str, ...]]) -> None:
    assert json.decode(to_json(Text("took", params)), type=Text) == Text("took", params)


def test_the_list_of_refusals_is_complete() -> None:
    listed = set(re.findall(r"[a-z]+(?:-[a-z]+)+", str(refusals.__doc__).split("\n\n")[1]))
    assert {core.message.key for core in Core} == {f"core.{code}" for code in listed}


def test_no_two_refusals_have_one_code() -> None:
    assert len({core.message.key for core in Core}) == len(list(Core))


def test_a_refusal_has_the_code_of_its_declaration() -> None:
    assert Core.GAME_OVER.refuse() == Refusal("core.game-over")
    assert Core.NOT_YOUR_DECISION.refuse({"seat": 1}) == Refusal("core.not-your-decision", {"seat": 1})
