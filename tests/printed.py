"""Reading what was printed as a person does. Where its lines are broken depends on the width of the terminal, on the
length of a path, on what a folder is called: no test may depend on that, so all of them look through this."""

import re
from collections.abc import Callable


def unbroken(text: str) -> str:
    """As if it were printed on one long line."""
    return re.sub("[ \n]+", " ", text).strip(" ")


class Printed(str):
    """Words are found in it wherever its lines are broken; only its lines are what they were."""

    def __contains__(self, words: str, /) -> bool:  # type: ignore[override] # as str itself has it
        return unbroken(words) in unbroken(str(self))

    def count(self, words: str, *_: object) -> int:
        return unbroken(str(self)).count(unbroken(words))


Complaint = Callable[[], Printed]
"""The fixture `complaint`: asked, it gives what was said on standard error since it was last asked."""
