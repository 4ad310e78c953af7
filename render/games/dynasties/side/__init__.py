"""What lies beside the regions: ships, characters, the pass track, bonus actions, piles, and what is being divided."""
