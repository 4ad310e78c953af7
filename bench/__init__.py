"""What is measured: always as ratios against a yardstick in the same run, since absolute times do not carry over."""
