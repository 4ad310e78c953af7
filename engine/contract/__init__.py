"""What every game promises, as checks that can fail. The tests run them, and so does `paravent fuzz`.

A promise is a function of a `Trial`: one game, so many seats, its options and a seed. It plays and raises `Fault`.
"""
