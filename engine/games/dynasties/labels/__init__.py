"""How choices are offered, what most would fill in, and what is foreseen before a form is confirmed."""
