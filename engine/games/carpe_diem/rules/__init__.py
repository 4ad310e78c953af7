"""The rules of Carpe Diem, one module per chapter of the booklet."""
