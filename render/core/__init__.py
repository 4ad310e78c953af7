"""What every picture is drawn with. It knows no game."""
