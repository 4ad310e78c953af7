"""The board: four regions with their cities."""
