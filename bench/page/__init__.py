"""The page of `make play` in a real browser, beside a bare page of the same messages."""
