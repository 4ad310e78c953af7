"""The page of `make play`: its server alone, and in a real browser."""
