"""What Discord's app does for a person: shows what is there, and lets him do what it would let him do, no more."""
