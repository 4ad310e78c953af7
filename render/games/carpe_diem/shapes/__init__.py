"""What stands on tiles, cards and boards, drawn with a pen."""
