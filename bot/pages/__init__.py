"""Buttons, menus and panels. Every control is a persistent dynamic item: it works after any restart."""
