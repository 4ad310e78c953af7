"""Small values that everything else is made of: seats, texts, chance, refusals, facts, options."""
