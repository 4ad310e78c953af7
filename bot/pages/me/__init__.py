"""The pages of `/me`: how one likes it, when one can be reached, what is kept."""
