"""Carpe Diem, as a table of contents."""

from engine.core.game import Declares, GameDefinition, Plays, Proves, Shows, Stage
from engine.core.learning import Lesson, Topic
from engine.core.values.texts import NUMBER, NUMBERS, SEAT, Message, term, terms
from engine.games.carpe_diem import means
from engine.games.carpe_diem.computer.choosing import computer
from engine.games.carpe_diem.data import CARDS, CELLS, FACTS, GOODS, HOME, KINDS, ROTATIONS, SIDE_NAMES, SPACES, STORE
from engine.games.carpe_diem.forms import CHOICES, DECISIONS, MAY, VERBS
from engine.games.carpe_diem.initial import RULES_VERSION, initial
from engine.games.carpe_diem.labels.choices import label
from engine.games.carpe_diem.labels.foreseen import foresee
from engine.games.carpe_diem.labels.paying import suggest
from engine.games.carpe_diem.migrations import MIGRATIONS
from engine.games.carpe_diem.reasons import why_not
from engine.games.carpe_diem.redeal import census, faults, plant, redeal
from engine.games.carpe_diem.rules.book import RULES
from engine.games.carpe_diem.rules.events import EVENTS
from engine.games.carpe_diem.scoring import SOURCES, scores, winners
from engine.games.carpe_diem.show import show_screen, show_table
from engine.games.carpe_diem.state import CarpeDiemOptions, CarpeDiemState
from engine.games.carpe_diem.tell import MESSAGES, tell
from engine.games.carpe_diem.views import ScreenView, TableView

REFUSALS = (
    Message("carpe_diem.no-bread"),
    Message("carpe_diem.space-empty", {"space": term("space")}),
    Message("carpe_diem.space-taken", {"space": term("space")}),
    Message("carpe_diem.too-far", {"space": term("space")}),
    Message("carpe_diem.tile-gone"),
    Message("carpe_diem.tile-elsewhere", {"space": term("space")}),
    Message("carpe_diem.not-in-row"),
    Message("carpe_diem.cell-taken", {"cell": term("cell")}),
    Message("carpe_diem.shovel-first"),
    Message("carpe_diem.not-beside", {"cell": term("cell")}),
    Message("carpe_diem.no-match", {"cell": term("cell")}),
    Message("carpe_diem.no-turning"),
    Message("carpe_diem.circle-taken", {"seat": SEAT}),
    Message("carpe_diem.no-cards"),
    Message("carpe_diem.card-elsewhere", {"circle": NUMBER}),
    Message("carpe_diem.too-often", {"n": NUMBER}),
    Message("carpe_diem.too-little-bread", {"n": NUMBER, "price": NUMBER}),
)

GROUPS = {
    "kind": KINDS,
    "also": (*KINDS, "nothing"),
    "good": GOODS,
    "space": SPACES,
    "from": (*SPACES, "row"),
    "at": (*SPACES, "nowhere"),
    "cell": (*CELLS, STORE),
    "rotation": ROTATIONS,
    "side": SIDE_NAMES,
    "card": CARDS,
}

TOPICS = (
    Topic("aim", "table"),
    Topic("ring", "table"),
    Topic("district", "district"),
    Topic("elements", "screen"),
    Topic("scoring", "cards"),
    Topic("end", "reckoning"),
    Topic("reconstructed"),
)

LESSONS = (
    Lesson("pawn", "ring"),
    Lesson("place", "ring"),
    Lesson("turn", "aim"),
    Lesson("walk", "ring"),
    Lesson("walk.cell", "district"),
    Lesson("walk.rotation", "district"),
    Lesson("leap", "ring"),
    Lesson("leap.cell", "district"),
    Lesson("leap.rotation", "district"),
    Lesson("artisan", "elements"),
    Lesson("pick", "elements"),
    Lesson("pick.cell", "district"),
    Lesson("pick.rotation", "district"),
    Lesson("fountain", "elements"),
    Lesson("give", "elements"),
    Lesson("order", "elements"),
    Lesson("begin", "elements"),
    Lesson("circle", "scoring"),
    Lesson("disc", "scoring"),
    Lesson("red", "scoring"),
    Lesson("pay", "scoring"),
    Lesson("green", "scoring"),
    Lesson("add", "scoring"),
)


def longest(seats: int) -> int:
    """A pawn each, 28 turns with at most an order, a fountain and a chain of artisans of which there are seven in all,
    and four scorings of three answers each."""
    return seats * (1 + 28 * 3 + 4 * 3) + 7 * 4


GAME: GameDefinition[CarpeDiemState, CarpeDiemOptions, TableView, ScreenView] = GameDefinition(
    name="carpe_diem",
    home=HOME,
    stage=Stage.BETA,
    declares=Declares(
        players=range(2, 5),
        options=CarpeDiemOptions,
        rules_version=RULES_VERSION,
        facts=FACTS,
        migrations=MIGRATIONS,
        state_type=CarpeDiemState,
        table_type=TableView,
        screen_type=ScreenView,
        verbs=VERBS,
        decisions=DECISIONS,
        subjects={
            "order": {"kinds": terms("kind"), "tiles": NUMBERS},
            "red": {"card": term("card")},
            "green": {"card": term("card"), "times": NUMBER},
        },
        events=EVENTS,
        refusals=REFUSALS,
        sources=SOURCES,
        groups=GROUPS,
        counted=("kind", "good"),
        topics=TOPICS,
        lessons=LESSONS,
        messages=(*MESSAGES, *means.MESSAGES),
    ),
    plays=Plays(
        initial=initial,
        may=MAY,
        choices=CHOICES,
        apply=RULES,
        suggest=suggest,
        label=label,
        foresee=foresee,
        why_not=why_not,
        computer=computer,
        longest=longest,
    ),
    shows=Shows(
        show_table=show_table,
        show_screen=show_screen,
        tell=tell,
        means=means.means,
        scores=scores,
        winners=winners,
    ),
    proves=Proves(census=census, faults=faults, redeal=redeal, plant=plant),
)
