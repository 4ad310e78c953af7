"""For the tests of secrecy over the wire: tables with other secrets, people who try everything, what reached them."""
