"""What Discord's app would not let a person do."""


class CannotDo(AssertionError):
    """Said to whoever wrote the test, with what could be done instead; `why` is a word for a program."""

    def __init__(self, said: str, why: str = "not-possible") -> None:
        super().__init__(said)
        self.why = why


def none_such(what: str, wanted: str, there: list[str]) -> CannotDo:
    """There is nothing of that name."""
    listed = ", ".join(repr(each) for each in there) or "nothing"
    return CannotDo(f"no {what} {wanted!r} here; there is: {listed}")
