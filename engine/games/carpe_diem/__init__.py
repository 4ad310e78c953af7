"""Carpe Diem: tiles from a ring of seven, laid into a district of one's own, and scored between cards."""
