"""Tables in a browser's tab: the same tables as on a server, carried by a worker of the page instead of a network."""
