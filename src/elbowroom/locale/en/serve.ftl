# What `elbowroom serve` and plain `elbowroom` say.

serve-at = Elbowroom is at { $address }
serve-range = the port is 0 to 65535, and there is at least one bot worker and one process
serve-needs = this database needs { $module }; try: pip install 'elbowroom[server]'
serve-database = the database cannot be opened: { $reason }
serve-database-silent = it does not answer
serve-database-taken = another server already uses this database; stop it, or choose another folder (--data)
serve-internal = the address for other processes is HOST:PORT, and { $address } is not
serve-processes = several processes need Linux and PostgreSQL (--database)
serve-bots-by = --bots-by is server, workers or ray:ADDRESS, not { $value }

# bot-worker

worker-needs-postgresql = bot workers need PostgreSQL, which they share with the servers (--database)
worker-range = there is at least one process in which bots think
worker-ready = bots think here; at a time: { $count }

# What other programs show of a link to the page.

preview-title = Elbowroom
preview-table = A seat at the table is waiting for you
preview-replay = A game to look back on
preview-text = Small World for two to five, with friends by link or against bots, free and without an account.
preview-picture = A map with the realms of several peoples
