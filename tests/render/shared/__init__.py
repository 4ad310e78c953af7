"""What the tests of several games' pictures share: games to look at, what stands where, and what holds of each."""
