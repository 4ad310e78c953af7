"""What stands on board, cards and tiles, drawn with a pen."""
