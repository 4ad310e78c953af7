"""The picture of one's own screen: the district to build in, and what only its owner sees."""
