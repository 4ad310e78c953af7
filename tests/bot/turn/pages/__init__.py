"""What stands on the pages of a turn: every one of them, the last, its picture, and what there is room for."""
