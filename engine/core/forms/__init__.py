"""Forms and what may be filled into them."""
