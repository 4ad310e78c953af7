"""Dynasties a second time, by the rules text alone: slow, simple, and nothing taken from the engine.

How to drive it. `table = Table(load(path), seats)` and `playing = play(table)`; then `step = next(playing)`, and
`step = playing.send(answer)` until StopIteration, when `table.over` is True. A step is one of two:

- `Chance` (../ask.py lists the kinds): send what was drawn, as the other implementation shows it. It is checked that it
  could be drawn. A draw from an empty stock is not asked.
- `Question`: send one of `legal`. These are ALL legal answers, found by trying; compare them with what the other
  implementation accepts. Where `settled` is not None the program must not ask but give that answer itself (3.17); a
  driver that plays without settling may send any other legal answer. The forms stand in choices.py and bonus.py; the
  others are:

|kind|answer|
|---|---|
|main, after|see choices.py|
|divide goods|(group,) either of the two groups, as a number per colour|
|choose goods|(1,) the group named or (2,)|
|divide dice|(number of the die set apart, from 0,)|
|choose dice|("single",) or ("pair",)|
|die|(face, ship / city / region / None)|
|pick dice|the numbers of the dice, from 0, ascending|
|keep|(card,)|
|drake|for each ship one cube as a number per colour, all 0 for an empty ship|
|machiavelli|((city, role), (city, role)); then "machiavelli payment": (payment,)|
|isabella|(city,)|
|second ship|(ship,)|
|fugger|(goods given,)|
|lone trader N|(goods taken,); N is the ship, from 0|
|bonus, leonardo|see bonus.py|
|scoring cards|(card,) or ("done",)|
|convent|(city,) or ("done",)|

Lone traders, scoring cards and the convent are asked here one after the other, though a program may ask all players
at the same time. Between two steps `missing(table)` (../pieces.py) names what is lost, and `seen(table)` (../seen.py)
says what lies where, in plain values to compare. ../alone.py is the shortest driver there is.
"""

from tests.games.dynasties.second.ask import Playing, Question
from tests.games.dynasties.second.rules.chance import actions_to, lay_out_characters, set_up
from tests.games.dynasties.second.rules.final import final_scoring
from tests.games.dynasties.second.rules.round_end import end_round
from tests.games.dynasties.second.rules.turn import turn
from tests.games.dynasties.second.table import Table


def play(table: Table) -> Playing:
    """The whole game; an answer that is not legal ends it with an AssertionError."""
    steps = whole_game(table)
    step = next(steps)
    while True:
        answer = yield step
        assert not isinstance(step, Question) or answer in step.legal, f"{answer} to {step}"
        try:
            step = steps.send(answer)
        except StopIteration:
            return


def whole_game(table: Table) -> Playing:
    yield from set_up(table)
    for number in range(1, table.tables.rounds + 1):
        table.round = number
        yield from begin_round(table)
        yield from take_turns(table)
        yield from end_round(table)
    final_scoring(table)
    table.over = True


def begin_round(table: Table) -> Playing:
    table.action_pile += table.discards
    table.discards = []
    for seat in table.clockwise(table.start):
        yield from actions_to(table, seat, table.tables.hand[table.seats])
    yield from lay_out_characters(table)


def take_turns(table: Table) -> Playing:
    while not all(player.passed for player in table.players):
        for seat in table.clockwise(table.start):
            if not table.players[seat].passed:
                yield from turn(table, seat)
