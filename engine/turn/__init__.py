"""A turn made step by step: from what a seat may do and what it has chosen so far, to what has to be chosen next.

It knows no game and no Discord: a page, a window or a voice could be made from it.
"""
