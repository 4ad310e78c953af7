"""The lists of faults fit the tree, and the hunt tells which of them a test notices. `make mutants` hunts them all."""

import ast
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.mutants import __main__ as program
from tests.mutants import faults as lists
from tests.mutants.faults import TREE, Fault, ListError, faults_of, games
from tests.mutants.hunt import Found, Stage, hunt, stages

each_game = pytest.mark.parametrize("game", games())
OF_THE_ORDER = Stage("tests of the order", ("tests/games/lucca/test_order.py",))
HARMLESS = Fault(
    "engine/games/lucca/rules/order.py", "a comment says something else", "All seats in the order", "Seats in the order"
)
FAULT = Fault("engine/games/lucca/rules/order.py", "who has fewest plays first", ", reverse=True))", "))")


@each_game
def test_every_fault_of_a_list_is_in_the_rules_or_data_of_its_game_and_can_be_put_in(game: str) -> None:
    for fault in faults_of(game):
        assert fault.file.startswith((f"engine/games/{game}/", f"data/{game}/")), fault
        spoilt = fault.put_into((TREE / fault.file).read_text(encoding="utf8"))
        read: Callable[[str], object] = ast.parse if fault.file.endswith(".py") else json.loads
        read(spoilt)


@each_game
def test_every_fault_says_in_a_line_of_its_own_what_would_be_wrong(game: str) -> None:
    places = [(fault.meaning, fault.file) for fault in faults_of(game)]
    assert len(set(places)) == len(places)
    assert all(0 < len(meaning) <= 100 and "\n" not in meaning for meaning, _ in places)
    changes = [(fault.file, fault.was, fault.becomes) for fault in faults_of(game)]
    assert len(set(changes)) == len(changes)


def test_the_lists_are_long_enough_to_say_something() -> None:
    assert len(faults_of("lucca")) >= 60
    assert len(faults_of("carrara")) >= 20


def test_every_module_of_the_rules_of_lucca_has_its_faults() -> None:
    rules = {path.name for path in (TREE / "engine/games/lucca/rules").glob("*.py")} - {"__init__.py"}
    assert rules <= {fault.file.rsplit("/", 1)[-1] for fault in faults_of("lucca")}


def test_the_hunt_tells_what_is_noticed_and_what_is_not() -> None:
    """Two of the list are killed by the tests of their chapter; a comment nobody tests; and the tree stays as it is."""
    before = (TREE / FAULT.file).read_text(encoding="utf8")
    chosen = [fault for fault in faults_of("lucca") if fault.file == FAULT.file][:2]
    told = list[Found]()
    found = hunt([*chosen, HARMLESS], [OF_THE_ORDER], told.append)
    killed = {each.fault: each.killed_by for each in found}
    assert all(killed[fault].startswith("test_order.py::test_") for fault in chosen)
    assert (killed[HARMLESS], len(killed)) == ("", 3)
    assert sorted(told, key=str) == sorted(found, key=str)
    assert (TREE / FAULT.file).read_text(encoding="utf8") == before


def test_tests_that_fail_anyway_say_nothing_and_are_refused() -> None:
    with pytest.raises(ListError, match="fail without any fault"):
        hunt([HARMLESS], [Stage("tests of nothing", ("tests/games/lucca/test_nothing.py",))], lambda found: None)


def test_a_fault_that_is_nowhere_or_everywhere_is_told() -> None:
    with pytest.raises(ListError, match="has 0 times, not once: 'b'"):
        Fault("file", "meaning", "b", "c").put_into("aa")
    with pytest.raises(ListError, match="has 2 times, not once: 'a'"):
        Fault("file", "meaning", "a", "c").put_into("aa")


def test_the_dear_tests_come_last_and_are_those_of_the_game() -> None:
    quick, around, contract = stages("carrara")
    assert quick.arguments == ("tests/games/carrara", "--ignore=tests/games/carrara/around")
    assert around.arguments == ("tests/games/carrara/around",)
    assert contract.arguments == ("tests/contract", "--ignore=tests/contract/test_golden.py", "-k", "carrara")


# What the command says


EXPLAINED = Fault("file", "it makes no difference", "a", "b", "both are the same")


@pytest.mark.parametrize(
    ("found", "code", "said"),
    [
        ([Found(FAULT, "rule tests")], 0, "1 faults, 1 killed, 0 survived"),
        ([Found(FAULT)], 1, "is noticed by no test: who has fewest plays first"),
        ([Found(EXPLAINED)], 0, "0 killed, 1 survived, 1 of them explained"),
        ([Found(EXPLAINED, "rule tests")], 1, "is explained, and yet a test notices it"),
    ],
    ids=["killed", "survived", "explained", "explained wrongly"],
)
def test_the_command_fails_if_a_fault_survives_that_is_not_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], found: list[Found], code: int, said: str
) -> None:
    def hunted(faults: Sequence[Fault], stages: Sequence[Stage], tell: Callable[[Found], None]) -> list[Found]:
        for each in found:
            tell(each)
        return found

    monkeypatch.setattr(program, "hunt", hunted)
    assert program.main(["lucca"]) == code
    assert said in capsys.readouterr().out


def test_a_game_without_a_list_is_told_which_games_have_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["pebbles"]) == 2
    assert "carpe_diem, carrara, dynasties, lucca" in capsys.readouterr().err


def test_a_list_that_is_badly_written_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lists, "LISTS", tmp_path)
    (tmp_path / "quarry.toml").write_text('[[fault]]\nfile = "a"\n')
    with pytest.raises(ListError, match=r"quarry.toml: .*meaning"):
        faults_of("quarry")
