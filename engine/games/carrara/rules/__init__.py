"""The rules of Carrara, one module per chapter of the booklet."""
