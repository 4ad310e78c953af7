"""Lanterns, as a table of contents: copy this folder to begin a game whose turns are chains."""

from engine.core.game import Declares, GameDefinition, Plays, Proves, Sealing, Shows, Stage
from engine.core.learning import Lesson, Topic
from engine.core.state.events import EventKind
from engine.core.values.texts import NUMBER, SEAT, Message, counts, term, terms
from tests.sample.games.lanterns import means
from tests.sample.games.lanterns.computer import computer
from tests.sample.games.lanterns.data import CELLS, COLOURS, HOME, REWARDS, TABLES, WISHES
from tests.sample.games.lanterns.forms import CHOICES, MAY, VERBS, suggest
from tests.sample.games.lanterns.initial import RULES_VERSION, initial
from tests.sample.games.lanterns.labels import label
from tests.sample.games.lanterns.migrations import MIGRATIONS
from tests.sample.games.lanterns.reasons import why_not
from tests.sample.games.lanterns.redeal import census, faults, plant, redeal
from tests.sample.games.lanterns.rules.agenda import then_resume
from tests.sample.games.lanterns.rules.colours import show_colours
from tests.sample.games.lanterns.rules.pond import place
from tests.sample.games.lanterns.rules.rewards import arrange
from tests.sample.games.lanterns.rules.swaps import give, repay
from tests.sample.games.lanterns.scoring import SOURCES, scores, winners
from tests.sample.games.lanterns.show import open_screen, show_screen, show_table
from tests.sample.games.lanterns.state import LanternsOptions, LanternsState
from tests.sample.games.lanterns.tell import MESSAGES, tell
from tests.sample.games.lanterns.views import ScreenView, TableView

RULES = {
    "place": then_resume(place),
    "give": then_resume(give),
    "repay": then_resume(repay),
    "arrange": then_resume(arrange),
}

SUBJECTS = {
    "colour": {"round": NUMBER},
    "place": {"colour": term("colour")},
    "gift": {"placer": SEAT},
    "return": {"giver": SEAT},
    "rewards": {"rewards": terms("reward")},
}

EVENTS = (
    EventKind("dealt", {"cards": NUMBER}),
    EventKind("dealt-own", {"wishes": counts("wish"), "keepsake": term("wish")}, private=True),
    EventKind("first", {"seat": SEAT}, drawn=frozenset({"seat"})),
    EventKind("chose", {"seat": SEAT}),
    EventKind("showed", {"seat": SEAT, "colour": term("colour")}, reveals=True),
    EventKind("placed", {"seat": SEAT, "colour": term("colour"), "cell": term("cell")}),
    EventKind("laid", {"seat": SEAT, "placer": SEAT}),
    EventKind("laid-own", {"placer": SEAT, "wish": term("wish")}, private=True),
    EventKind("swapped", {"seat": SEAT, "other": SEAT}),
    EventKind("swapped-own", {"other": SEAT, "gave": term("wish"), "got": term("wish")}, private=True, reveals=True),
    EventKind("arranged", {"seat": SEAT, "rewards": terms("reward")}),
    EventKind("earned", {"seat": SEAT, "reward": term("reward"), "coins": NUMBER}),
    EventKind("another", {"seat": SEAT, "reward": term("reward")}),
    EventKind("hand-shown", {"seat": SEAT, "wishes": counts("wish")}, reveals=True),
)

REFUSALS = (
    Message("lanterns.cell-taken", {"cell": term("cell"), "seat": SEAT}),
    Message("lanterns.not-in-hand", {"wish": term("wish")}),
)

TOPICS = (Topic("aim", "table"), Topic("swaps"), Topic("rewards", "table"), Topic("points", "screen"))

LESSONS = (
    Lesson("colour", "aim"),
    Lesson("choose", "swaps"),
    Lesson("place", "rewards"),
    Lesson("gift", "swaps"),
    Lesson("give", "points"),
    Lesson("return", "swaps"),
    Lesson("repay", "points"),
    Lesson("rewards", "rewards"),
    Lesson("arrange", "rewards"),
)


def longest(seats: int) -> int:
    """Nine lanterns, a colour from each in every round, two cards for each of the twelve edges, an order for each
    full column."""
    return 9 + seats * -(-9 // seats) + 2 * 12 + 3


GAME: GameDefinition[LanternsState, LanternsOptions, TableView, ScreenView] = GameDefinition(
    name="lanterns",
    home=HOME,
    stage=Stage.SAMPLE,
    declares=Declares(
        players=range(2, 5),
        options=LanternsOptions,
        rules_version=RULES_VERSION,
        facts=TABLES,
        migrations=MIGRATIONS,
        state_type=LanternsState,
        table_type=TableView,
        screen_type=ScreenView,
        verbs=VERBS,
        decisions={
            "colour": ("choose",),
            "place": ("place",),
            "gift": ("give",),
            "return": ("repay",),
            "rewards": ("arrange",),
        },
        subjects=SUBJECTS,
        events=EVENTS,
        refusals=REFUSALS,
        sources=SOURCES,
        groups={"colour": COLOURS, "cell": CELLS, "wish": WISHES, "reward": REWARDS},
        counted=("wish",),
        topics=TOPICS,
        lessons=LESSONS,
        messages=(*MESSAGES, *means.MESSAGES),
    ),
    plays=Plays(
        initial=initial,
        may=MAY,
        choices=CHOICES,
        apply=RULES,
        sealed={"colour": Sealing(answered="chose", opened=then_resume(show_colours))},
        suggest=suggest,
        label=label,
        why_not=why_not,
        computer=computer,
        longest=longest,
    ),
    shows=Shows(
        show_table=show_table,
        show_screen=show_screen,
        opens=open_screen,
        tell=tell,
        means=means.means,
        scores=scores,
        winners=winners,
    ),
    proves=Proves(census=census, faults=faults, redeal=redeal, plant=plant),
)
