"""The pictures of Carpe Diem."""
