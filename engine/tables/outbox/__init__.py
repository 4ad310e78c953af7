"""What is to be sent: written with each step, claimed and settled by whoever delivers it."""
