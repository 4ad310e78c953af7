"""Two people share a keyboard: neither sees the other's screen, and until one looks the other can take back."""

from itertools import pairwise

from engine.core.values.options import Options
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play.hotseat import HotSeat
from engine.terminal.play.prompt import Prompt
from engine.terminal.play.session import Session
from tests.terminal.script import PEBBLES, SEED, Robot, Script, run

CANARY = {"Anna": 7919, "Bob": 6841}


def seen_pages(language: str) -> list[list[str]]:
    """A few turns of a play in which each hides a number of his own; nobody takes anything."""
    robot = Robot(language, patience=36, thrifty=True)
    session = Session(PEBBLES, 2, PEBBLES.declares.options(), bytes.fromhex(SEED))
    for seat, mark in enumerate(CANARY.values()):
        session.state = PEBBLES.proves.plant(session.state, seat, mark)
    prompt = Prompt(robot, TerminalVoice(language, PEBBLES, tuple(CANARY)))
    try:
        HotSeat(session, prompt, 2, lambda n: 0).play()
    except EOFError:
        return [text_of(page).splitlines() for page in robot.pages]
    raise AssertionError("the screens were raised")


def text_of(page: list[str]) -> str:
    return "\n".join(page)


def marks(page: list[str]) -> set[str]:
    """Whose number can be read on this page, however it is written."""
    digits = "".join(c for c in text_of(page) if c not in ",.\u00a0\u202f")
    return {name for name, mark in CANARY.items() if str(mark) in digits}


def test_neither_screen_is_readable_before_or_in_the_turn_of_the_other() -> None:
    for language in ("en", "fr"):
        pages = seen_pages(language)
        turns = [page for page in pages if any("──" in line for line in page)]
        pauses = [page for page in pages if page not in turns]
        assert len(turns) > 6
        assert len(pauses) > 6
        for page in pauses:
            assert marks(page) == set()
        for page in turns:
            owner = next(line.split()[1] for line in page if "──" in line)
            assert marks(page) == {owner}


def test_the_keyboard_is_passed_only_when_the_person_changes() -> None:
    pages = seen_pages("en")
    owners = [line.split()[1] for page in pages for line in page if line.strip().startswith("── ")]
    changes = 1 + sum(a != b for a, b in pairwise(owners))
    assert sum("Pass the keyboard" in line for page in pages for line in page) in (changes, changes + 1)


def test_what_one_chose_in_secret_is_told_to_him_alone() -> None:
    script = Script(["", "white", "", "", "black", "", "", "", ""])
    run("play", "pebbles", console=script)
    told = {line.strip(" ·") for page in script.pages for line in text_of(page).splitlines()}
    pages = [text_of(page) for page in script.pages]
    assert {"You chose white as your favourite.", "Player 1 has chosen a favourite."} <= told
    assert not any("Player 1 has chosen" in page and "You chose white" in page for page in pages)
    assert all("── Player 1 ──" in page for page in pages if "You chose white" in page)
    assert all("── Player 2 ──" in page for page in pages if "Player 1 has chosen" in page)


def test_a_move_is_taken_back_while_the_keyboard_is_passed() -> None:
    script = Script(["", "white", "", "u", "", "grey", "", "", "black", "", ""])
    code, text = run("play", "pebbles", "--name", "Anna", "--name", "Bob", console=script)
    assert code == 1  # the script has ended
    assert text.count("Anna can still take the last move back: u, then Enter.") == 2
    assert text.count("Anna takes the last move back.") == 1
    assert "Your favourite is grey." in text
    assert "Your favourite is white." not in text
    after = next(n for n, page in enumerate(script.pages) if "Anna takes the last move back." in page)
    assert "Pass the keyboard to Anna." in " ".join(script.pages[after + 1][0].split())


def test_it_is_not_taken_back_once_another_has_moved() -> None:
    script = Script(["", "1", "", "", "1", "", "u", "", "q", "q"])
    code, text = run("play", "pebbles", "--name", "Anna", "--name", "Bob", console=script)
    assert code == 0
    assert "You cannot take your move back: it ended your turn." in text


def test_at_the_pause_only_enter_is_expected() -> None:
    _, text = run("play", "pebbles", console=Script(["hello", "b", "?", "u", ""]))
    assert "I did not expect “hello”. Just press Enter." in text
    assert "There is nothing to go back to here." in text
    assert "You have made no move that you could take back." in text
    assert "takes your last move back" in text
    assert "── Player 1 ──" in text


def test_the_end_is_shown_on_a_fresh_page_with_every_screen_raised() -> None:
    robot = Robot("en")
    code, _ = run("play", "pebbles", "--seed", SEED, console=robot)
    assert code == 0
    last = text_of(robot.pages[-1])
    assert last.count("raises the screen") == 2
    assert "For your eyes only" not in last


def test_the_defaults_of_a_session_are_a_fresh_seed_of_32_bytes() -> None:
    options: Options = PEBBLES.declares.options()
    seeds = {Session(PEBBLES, 2, options).seed for _ in range(3)}
    assert len(seeds) == 3
    assert {len(seed) for seed in seeds} == {32}
