"""Everything of Carrara that is drawn: blocks, buildings, objects, cities, the paravent."""
