"""Pages: lines in as few messages as hold them."""

from bot.ui.naming import clipped


def pages(lines: list[str], room: int) -> list[str]:
    """As few pages as hold these lines; at least one, if only an empty one."""
    made = [""]
    for line in lines:
        longer = f"{made[-1]}\n{line}".strip("\n")
        if len(longer) <= room:
            made[-1] = longer
        else:
            made.append(clipped(line, room))
    return [each for each in made if each] or [""]


def around(page: int, last: int) -> dict[int, str]:
    """The pages before and after one, and what leads there is called."""
    to = {page - 1: "page-before", page + 1: "page-after"}
    return {each: key for each, key in to.items() if 0 <= each <= last}
