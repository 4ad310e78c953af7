"""For the tests of secrecy: plays with all sorts of people, files with other secrets, and everything one can ask."""
