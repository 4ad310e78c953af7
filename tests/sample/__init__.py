"""The sample: a tiny game in the tests' tree, template for the next game and subject of every contract test."""
