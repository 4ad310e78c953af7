"""The rules of Lucca Città, one module per chapter of the booklet."""
