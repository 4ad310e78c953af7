"""How many buttons stand in a row: three at most, and no more than a phone shows side by side without cutting one."""

from collections.abc import Sequence

from bot.turn.page import Block, Presses, Words

PHONE = 318
"""Points across a message on a phone of 390."""
LETTER, AROUND, BETWEEN = 8.8, 32, 8
"""Points of a letter, of what is around a label, and between two buttons."""
MOST = 3
LONGEST = int((PHONE - AROUND) / LETTER)
"""Letters of a label that has a row to itself."""


def rows(labels: Sequence[str]) -> list[int]:
    """How many of these stand in each row, in their order."""
    found, width = list[int](), 0.0
    for label in labels:
        own = LETTER * len(label) + AROUND
        if found and found[-1] < MOST and width + BETWEEN + own <= PHONE:
            found[-1] += 1
            width += BETWEEN + own
        else:
            found.append(1)
            width = own
    return found


def components(blocks: Sequence[Block]) -> int:
    """How many parts Discord counts: each text, each row, each button or menu in it."""
    return sum(_parts(block) for block in blocks)


def _parts(block: Block) -> int:
    if isinstance(block, Words):
        return 1
    if isinstance(block, Presses):
        return len(block.buttons) + len(rows([each.label for each in block.buttons]))
    return 2


def letters(blocks: Sequence[Block]) -> int:
    """How long all texts are together."""
    return sum(len(block.text) for block in blocks if isinstance(block, Words))
