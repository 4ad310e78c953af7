"""The rules as a table of contents: what each verb does, what may wait on the agenda, what is answered under seal."""

from collections.abc import Callable, Mapping
from typing import ParamSpec

from engine.core.forms.forms import Form
from engine.core.game import Outcome, Sealing
from engine.core.groups import Apply
from engine.core.state.agenda import Handler, resume
from engine.core.values.seats import Seat
from engine.games.dynasties.data import PRINCE, PRINCESS
from engine.games.dynasties.rules import cards, deploying, dice, marriage, trade, turns
from engine.games.dynasties.rules.characters import effects, machiavelli, using
from engine.games.dynasties.rules.questions import question
from engine.games.dynasties.rules.rounds import beginning, bonus, closing, convent, favours, passing, reckoning, scoring
from engine.games.dynasties.rules.specials import deploy_in_city, pause
from engine.games.dynasties.rules.specials import trade as trade_by_card
from engine.games.dynasties.state import DynastiesState

P = ParamSpec("P")

TASKS: Mapping[str, Handler[DynastiesState]] = {
    "round": beginning.begin_round,
    "turn": turns.take_turn,
    "after": turns.after,
    "next": turns.next_turn,
    "divide": trade.divide_or_ask,
    "goods": trade.choose_or_ask,
    "second": trade.ask_second,
    "marriage": marriage.marry,
    "arrive": deploying.arrive_later,
    "pick": marriage.pick_or_ask,
    "dice": dice.go_on,
    "rolled": marriage.clear_dice,
    "look": cards.look,
    "drake": effects.plunder_or_ask,
    "leonardo": effects.send_to_leonardo,
    "karl": cards.look,
    "machiavelli": machiavelli.ask_plot,
    "isabella": effects.ask_to_wed,
    "elizabeth": effects.draw_for_elizabeth,
    "fugger": effects.collect,
    "philipp": effects.roll_for_philipp,
    "closing": closing.close_round,
    "unload": closing.unload_or_ask,
    "reload": closing.reload,
    "bonus": bonus.ask_bonus,
    "leonardo-bonus": bonus.ask_bonus,
    "singles": closing.score_singles,
    "scoring": scoring.score_or_ask,
    "convent": convent.take_or_ask,
    "home": closing.go_home,
    "reckoning": reckoning.reckon,
}


def then_resume(rule: Callable[P, Outcome[DynastiesState]]) -> Callable[P, Outcome[DynastiesState]]:
    """The rule, then what waits, until somebody is asked again."""

    def both(*args: P.args, **kwargs: P.kwargs) -> Outcome[DynastiesState]:
        state, events = rule(*args, **kwargs)
        return resume(state, TASKS, events)

    return both


def choose(state: DynastiesState, seat: Seat, form: Form) -> Outcome[DynastiesState]:
    """Goods or dice, as the question has it."""
    dowry = question(state, seat).kind == "dowry"
    return (marriage.choose_dice if dowry else trade.choose_goods)(state, seat, form)


RULES: dict[str, Apply[DynastiesState]] = {
    verb: then_resume(rule)
    for verb, rule in {
        "trade": trade_by_card,
        "prince": deploying.deploy_as(PRINCE),
        "princess": deploying.deploy_as(PRINCESS),
        "character": using.use_character,
        "city": deploy_in_city,
        "pause": pause,
        "pass": passing.pass_round,
        "draw": turns.draw_card,
        "end": turns.end,
        "divide": trade.divide,
        "choose": choose,
        "apart": marriage.set_apart,
        "carry": dice.carry,
        "board": trade.board_second,
        "pick": marriage.pick,
        "keep": cards.keep,
        "plunder": effects.plunder,
        "plot": machiavelli.plot,
        "wed": effects.wed,
        "bonus": favours.choose,
    }.items()
}

SEALED: dict[str, Sealing[DynastiesState]] = {
    "tribute": Sealing(answered="answered", opened=then_resume(effects.give_all)),
    "unload": Sealing(answered="answered", opened=then_resume(closing.unload_all)),
    "scoring": Sealing(answered="answered", opened=then_resume(scoring.score_all)),
    "convent": Sealing(answered="answered", opened=then_resume(convent.save_all)),
}
"""Questions that several are asked at once, since no answer changes what another may say."""
