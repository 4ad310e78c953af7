"""Lanterns at one keyboard: turns that go from one to the other and back, answers under seal, rewards in an order."""

import pytest

from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play.hotseat import HotSeat
from engine.terminal.play.prompt import Prompt
from engine.terminal.play.session import Session
from engine.words.bundles import LANGUAGES
from tests.printed import unbroken
from tests.roots import GAMES
from tests.sample.ponds import BOTH, after, pond, position
from tests.terminal.script import SEED, Robot, Script, run

LANTERNS = GAMES["lanterns"]


class Lamplighter(Robot):
    """Takes what is suggested, where something is."""

    def answer(self) -> str:
        asked = unbroken("\n".join(self.unread))
        return "" if self.voice.tell("enter-for", chosen="|").split("|")[0].strip() in asked else super().answer()


def typed(state: object, *answers: str, people: int = 1) -> tuple[Session, Script]:
    """What becomes of this table when the first player types these lines."""
    session, script = Session(LANTERNS, 2, LANTERNS.declares.options(), bytes.fromhex(SEED)), Script(answers)
    session.state = state  # type: ignore[assignment]
    with pytest.raises(EOFError):
        HotSeat(session, Prompt(script, TerminalVoice("en", LANTERNS, ("Anna", "Bob"))), people, lambda n: 0).play()
    return session, script


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_the_computer_in_either_language(language: str) -> None:
    robot = Lamplighter(language)
    code, text = run("play", "lanterns", "--computer", "1", "--lang", language, "--seed", SEED, console=robot)
    assert code == 0
    voice = TerminalVoice(language, LANTERNS)
    for source in LANTERNS.declares.sources:
        assert voice.source(source) in text


def test_a_question_says_what_it_is_about() -> None:
    placed = after(position("red", "mauve", on=pond("1red . .", ". . .", ". . .")), 0, "place", cell="a2")
    _, script = typed(placed, people=1)
    assert "Which wish do you give Bob in return?" in script.text


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("", ("coins-c", "glow-1", "lantern-1")),
        ("3 1 2", ("glow-1", "lantern-1", "coins-c")),
        ("glow, bounty of row c, lantern of column 1", ("glow-1", "coins-c", "lantern-1")),
    ],
    ids=["what most would do", "by number", "by name"],
)
def test_rewards_are_taken_in_the_order_in_which_they_are_typed(answer: str, order: tuple[str, ...]) -> None:
    state = after(position("red", "mauve", on=BOTH), 0, "place", cell="c1")
    session, script = typed(state, answer, "")
    assert [step.form.values["rewards"] for step in session.steps] == [order]
    assert "Say the order in which they shall come, by number or name, like “2 1”." in script.text


def test_what_one_chose_under_seal_he_can_think_over_until_the_keyboard_is_passed() -> None:
    script = Script(["", "red", "", "u", "", "mauve", "", "", "yellow", "", "", "all"])
    run("play", "lanterns", "--name", "Anna", "--name", "Bob", "--seed", SEED, console=script)
    assert "Anna takes the last move back." in script.text
    assert "Anna shows mauve." in script.text
    assert "Anna shows red." not in script.text
