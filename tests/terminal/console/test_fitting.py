"""A terminal of 80 by 24 shows a whole page: what happened, the table, one's screen and the question, at every step."""

import pytest
from _pytest.mark import ParameterSet

from engine.contract.trial import Trial
from engine.core.door import Door, look
from engine.core.game import AnyGame
from engine.core.state.views import all_lines
from engine.core.values.seats import Seat
from engine.terminal.console import layout
from engine.terminal.console.page import Block, Page, PageLine, Part, news, told
from engine.terminal.console.paint import Tone
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play import prompt
from engine.terminal.play.hotseat import HotSeat
from engine.terminal.play.prompt import Prompt
from engine.terminal.play.session import Session
from engine.words.bundles import LANGUAGES
from tests.bot.games.wishing import EXPANDED
from tests.printed import unbroken
from tests.roots import GAMES
from tests.terminal.script import SEED, Robot, Script, run
from tests.thorough import LONG, how_many, thorough

WORDIEST = LANGUAGES[-1:]
EVERY = how_many(6, 1)
"""Step that is looked at: no divisor of how many play, so that it is everybody's turn by and by."""
NAMES = ("Maximiliane", "Bartholomaeus", "Clementine", "Desdemona", "Ferdinand")


def tables() -> list[ParameterSet]:
    """Every game for as many as can play it; in the long form for every number of players."""
    every = {**GAMES, "carrara-expanded": EXPANDED}
    most = {name: game.declares.players if LONG else game.declares.players[-1:] for name, game in every.items()}
    return [pytest.param(every[name], n, id=f"{name}-{n}") for name, counts in most.items() for n in counts]


@pytest.fixture(autouse=True)
def eighty_by_twenty_four(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever terminal the tests themselves run in."""
    monkeypatch.setattr(layout, "WIDTH", 80)
    monkeypatch.setattr(prompt, "ROWS", 24)


def rows(texts: list[str]) -> list[str]:
    return "\n".join(texts).split("\n")


@thorough
@pytest.mark.parametrize("language", LANGUAGES if LONG else WORDIEST)
@pytest.mark.parametrize(("game", "seats"), tables())
def test_at_every_step_of_a_game_the_page_and_its_question_fit(game: AnyGame, seats: int, language: str) -> None:
    script = Script()
    trial = Trial(game, seats, game.declares.options(), bytes.fromhex(SEED))
    session = Session(game, seats, trial.options, trial.seed)
    table = HotSeat(
        session, Prompt(script, TerminalVoice(language, game, NAMES[:seats])), seats, trial.below("computer")
    )
    while not session.state.over:
        seat = session.state.decisions[0].seat
        if len(session.steps) % EVERY == 0:
            fits(script, table, seat, len(session.steps))
        session.act(seat, game.plays.computer(Door(game, session.state, seat), trial.below("computer")))


def fits(script: Script, table: HotSeat, seat: Seat, step: int) -> None:
    """Whose turn it is, with all that he sees before he answers."""
    script.answers = [""]  # the keyboard is taken; then the first question stays unanswered
    with pytest.raises(EOFError):
        table.turn(seat)
    page = rows(script.unread)
    assert len(page) + 1 <= 24, f"{len(page)} rows and the prompt at step {step}"
    assert max(map(len, page)) <= 80
    assert page[0].startswith(f"── {NAMES[seat]} ")
    script.unread.clear()
    table.pause()


class Watched(Robot):
    """Counts the rows of each question."""

    tallest = 0

    def ask(self, prompt: str = "> ") -> str:
        self.tallest = max(self.tallest, len(rows(self.unread)) + 1 if self.unread else 1)
        return super().ask(prompt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_further_question_fits_as_well(language: str) -> None:
    robot = Watched(language)
    play = ("play", "carrara", "--seats", "4", "--computer", "3", "--lang", language, "--seed", SEED)
    assert run(*play, console=robot)[0] == 0
    assert 20 < robot.tallest <= 24


# What is shown where there is not room for all


def line(text: str, *, fresh: bool = False, key: str = "") -> PageLine:
    return PageLine(key or text, text, fresh)


def shown(page: Page, room: int) -> list[str]:
    return [text for text, _ in page.rows(room)]


def test_what_changed_is_shown_first_and_marked() -> None:
    lines = [line(f"row {n}", fresh=n > 7) for n in range(10)]
    page = Page("head", (Part("table", told(lines)),), "more")
    assert shown(page, 20) == ["head", "", "table", *(f"{'* ' if n > 7 else '  '}row {n}" for n in range(10)), ""]
    assert shown(page, 12) == ["head", "table", *(f"{'* ' if n > 7 else '  '}row {n}" for n in range(10))]
    assert shown(page, 4) == ["head", "table more", "* row 8", "* row 9"]
    assert shown(page, 6) == ["head", "table more", "  row 0", "  row 1", "* row 8", "* row 9"]


def test_of_what_has_not_changed_one_message_is_shown_whole_or_not_at_all() -> None:
    wide = "x" * 50
    lines = [*(line(f"{wide}{n}", key="space") for n in range(3)), line("bag")]
    page = Page("head", (Part("table", told(lines)),), "more")
    assert shown(page, 4) == ["head", "table more", "  bag"]


def test_short_lines_of_one_message_stand_side_by_side() -> None:
    blocks = told([line(f"space {n}", key="space", fresh=n == 4) for n in range(5)])
    assert [block.rows for block in blocks] == [
        ("  space 0    space 1    space 2",),
        ("  space 3  * space 4",),
    ]


def test_the_newest_of_what_happened_is_kept_without_gaps() -> None:
    part = Part("happened", news(["first", "second " * 20, "third"]), gapless=True)
    assert part.within(3, "more") == [("happened more", Tone.TITLE), ("  · third", Tone.PLAIN)]


def test_a_small_part_leaves_its_room_to_the_others() -> None:
    large, small = ("x",) * 20, ("y",)
    parts = tuple(Part("p", tuple(Block((row,), at) for at, row in enumerate(each))) for each in (large, small, large))
    kept = shown(Page("head", parts, "…"), 16)
    assert len(kept) == 16
    assert (kept.count("x"), kept.count("y")) == (11, 1)


# All of it


def test_all_shows_everything_and_then_asks_again() -> None:
    script = Script(["", "all", *[""] * 4])
    game = GAMES["carrara"]
    session = Session(game, 4, game.declares.options(), bytes.fromhex(SEED))
    voice = TerminalVoice("en", game, NAMES)
    with pytest.raises(EOFError):
        HotSeat(session, Prompt(script, voice), 4, lambda n: 0).play()
    seat = session.state.decisions[0].seat
    after = script.text.split("What do you do?", 1)[1]
    told_then = unbroken(after)
    for each in all_lines(game.shows.tell(look(game, session.state, seat))):
        assert unbroken(voice.say(each)) in told_then
    assert "What do you do?" in after, "the question stands below once more"


def test_between_two_players_nothing_can_be_shown() -> None:
    script = Script(["", "white", "", "all", "?"])
    code, _ = run("play", "pebbles", "--name", "Anna", "--name", "Bob", console=script)
    assert code == 1
    pause = "\n".join(script.pages[-1])
    assert "Pass the keyboard to Bob" in pause
    assert "There is nothing to show at the moment." in pause
    assert "For your eyes only" not in pause
    assert "favourite" not in pause
