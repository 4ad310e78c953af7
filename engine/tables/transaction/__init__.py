"""One transaction of the service: who asks, of which table he may know, carried out once, and what is refused."""
