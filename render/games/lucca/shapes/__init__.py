"""What is drawn on the pictures: shapes of our own."""
