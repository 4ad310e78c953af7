"""Every page that presses lead to, at the fullest positions of every game: what Discord takes, what a phone shows, that
no press leads nowhere, and that none of it tells what is hidden from whoever reads it."""

from functools import cache
from itertools import zip_longest
from random import Random

import pytest
from msgspec.structs import replace

from bot.turn.page import Page
from bot.turn.rows import AROUND, BETWEEN, LETTER, LONGEST, MOST, PHONE
from bot.turn.taps import CONFIRM, Tapped
from engine.contract.secrecy import CANARY, resealed
from engine.core.forms.forms import Filled, Form
from engine.core.state.state import GameState
from engine.core.values.chance import Chance
from engine.turn.possible import counts_of
from engine.turn.stage import is_optional
from engine.words.sources import LANGUAGES
from sandbox.checks.components import check
from sandbox.checks.form import Faults
from sandbox.client import reading
from tests.bot.games.wishing import EVERY
from tests.bot.secrecy.checks import marked
from tests.bot.turn.leafing import Leafing, Position, pressable
from tests.bot.turn.thumb import Tap
from tests.bot.turn.walking import Leaf, fullest, walk
from tests.thorough import how_many, thorough

NOTICES = ("The table has changed since you made this plan. What still holds is kept.", "No longer possible: blocks.")
OTHER_SEED = bytes(range(32))
PLAYED = {
    "carrara": (2, 16),
    "carrara-expanded": (1, 6),
    "lucca": (1, 10),
    "carpe_diem": (1, 5),
    "pebbles": (6, 30),
    "lanterns": (4, 20),
}
"""Games among which the fullest positions are found."""
A_NEW_ONE = (1, 5)
KEPT, FORMS = how_many(1, 3), how_many(3, 30)
MANY = {"carrara-expanded": (6, 40), "carpe_diem": (6, 50), "dynasties": (5, 50), "lucca": (8, 40)}
"""Pages of a position that are looked at, the nearest first. In Lucca each of three uses, what lies on top and what is
opened make a page of their own: thousands that are alike."""

of_every_game = pytest.mark.parametrize("game", EVERY, scope="module")
"""All tests of one game after each other: they look at the same pages."""


def pages(game: str) -> int:
    return how_many(*MANY.get(game, (10, 160)))


@cache
def positions(game: str) -> list[Position]:
    return fullest(EVERY[game], how_many(*PLAYED.get(game, A_NEW_ONE)), KEPT)


@cache
def leaves(game: str, language: str = "en") -> list[tuple[Leafing, Leaf]]:
    """All pages of them."""
    readers = [Leafing(at, language) for at in positions(game)]
    return [(reader, leaf) for reader in readers for leaf in walk(reader, pages(game))]


@thorough
@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_every_page_and_a_phone_shows_all_of_it(game: str, language: str) -> None:
    for reader, leaf in leaves(game, language):
        sent = reader.sheet(leaf.plan, leaf.focus, *NOTICES)
        faults = Faults()
        check(faults, (), sent, v2=True, files={"picture.png"})
        faults.refuse()
        for row in (each for each in sent if each["type"] == reading.ROW):
            fits_a_phone([each["label"] for each in row["components"] if each["type"] == reading.BUTTON])


def fits_a_phone(labels: list[str]) -> None:
    assert len(labels) <= MOST, labels
    assert all(0 < len(label) <= LONGEST for label in labels), labels
    assert sum(LETTER * len(label) + AROUND for label in labels) + BETWEEN * (len(labels) - 1) <= PHONE, labels


@thorough
@of_every_game
def test_there_is_a_way_on_and_a_way_back_on_every_page(game: str) -> None:
    for reader, leaf in leaves(game):
        taps = [tap for tap, _ in pressable(leaf.page)]
        assert taps, leaf
        if leaf.focus or len(reader.seat.door.verbs()) > 1 < len(leaf.way):
            assert "p" in taps or any(tap[0] in "bu" for tap in taps), leaf


@thorough
@of_every_game
def test_what_is_opened_from_a_page_leaves_its_picture_as_it_is(game: str) -> None:
    for reader, leaf in leaves(game):
        page = reader.page(leaf.plan) if leaf.focus else leaf.page
        assert (leaf.page.picture, leaf.page.draft) == (page.picture, page.draft), leaf


@thorough
@of_every_game
def test_a_press_does_what_stands_on_it_and_twice_the_same_as_once(game: str) -> None:
    found = leaves(game)
    for reader, leaf in found[:: 1 + len(found) // how_many(25, 160)]:
        for tap in pressable(leaf.page):
            led = reader.tapped(leaf.plan, leaf.focus, tap)
            if led is None:
                assert tap[0] == CONFIRM, tap
                continue
            again = reader.tapped(led.plan, led.focus, tap)
            assert again is None or reader.page(again.plan, led.focus) == reader.page(led.plan, led.focus), (leaf, tap)
            if tap[0].startswith("c"):
                assert counted(reader, led, tap) == int(tap[1] or tap[0].split(".")[2]), (leaf, tap)


def counted(reader: Leafing, led: Tapped, tap: Tap) -> int:
    """How many of the kind that was pressed are chosen."""
    field, kind = (int(each) for each in tap[0][1:].split(".")[:2])
    at = reader.turn(led.plan).at
    assert at is not None
    return counts_of(at.values[at.verb.fields[field].name])[kind]


@thorough
@of_every_game
def test_what_was_added_to_a_move_is_kept_while_it_is_paid_otherwise(game: str) -> None:
    for reader, leaf in leaves(game):
        added = optional(reader, leaf.plan) if leaf.focus.startswith("f") else {}
        for tap in pressable(leaf.page) if added else ():
            led = reader.tapped(leaf.plan, leaf.focus, tap)
            assert led is not None
            twice = [reader.tapped(led.plan, led.focus, each) for each in pressable(reader.page(led.plan, led.focus))]
            assert all(optional(reader, each.plan) == added for each in twice if each and each.focus), (leaf, tap)


def optional(reader: Leafing, plan: Form | None) -> Filled:
    """What of a plan could be left out."""
    verb = reader.seat.game.verb[plan.verb] if plan else None
    return (
        {name: value for name, value in plan.values.items() if is_optional(verb.field(name))} if verb and plan else {}
    )


@thorough
@of_every_game
def test_every_move_that_is_legal_can_be_made_by_pressing(game: str) -> None:
    for at in positions(game):
        dice = Random(1)
        for _ in range(FORMS):
            Leafing(at).taps(at.anything(dice.randrange))


# What is hidden


@thorough
@of_every_game
def test_no_page_changes_when_what_others_hide_is_dealt_anew(game: str) -> None:
    changed, there = 0, list[Leaf]()
    for at in positions(game):
        other = replace(at, state=redealt(at))
        changed += other.state != at.state
        there += walk(Leafing(other), pages(game))
    assert changed, "else it says nothing"
    for (_, one), two in zip_longest(leaves(game), there):
        assert one == two


def redealt(at: Position) -> GameState:
    """Another table of which this seat sees the same."""
    seat, state = at.decision.seat, at.state
    dealt: GameState = at.game.proves.redeal(state, seat, Chance(OTHER_SEED, state.chance.drawn))
    dealt = replace(dealt, chance=Chance(OTHER_SEED, state.chance.drawn))
    return resealed(at.game, dealt, seat, Random(1).randrange)


@thorough
@of_every_game
def test_no_page_shows_what_is_planted_behind_the_screens_of_others(game: str) -> None:
    for at in positions(game):
        state = at.state
        for seat in (each for each in range(state.seats) if each != at.decision.seat):
            state = at.game.proves.plant(state, seat, CANARY)
        for leaf in walk(Leafing(replace(at, state=state)), pages(game)):
            assert marked(words_on(leaf.page)) == "", leaf


def words_on(page: Page) -> str:
    """All that is shown of it, its picture's plan too."""
    return repr((page.blocks, page.draft))


@thorough
@of_every_game
def test_a_number_behind_ones_own_screen_is_seen_on_ones_pages(game: str) -> None:
    """Else the search above would say nothing."""
    seen = [at for at in positions(game) if marked(words_on(Leafing(planted_for_himself(at)).page(None)))]
    assert seen


def planted_for_himself(at: Position) -> Position:
    return replace(at, state=at.game.proves.plant(at.state, at.decision.seat, CANARY))
