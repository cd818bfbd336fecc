# Co říká `elbowroom serve` a samotné `elbowroom`.

serve-at = Elbowroom je na adrese { $address }
serve-range = port je 0 až 65535 a je potřeba aspoň jeden proces serveru a jeden pro boty
serve-needs = tato databáze potřebuje { $module }; zkus: pip install 'elbowroom[server]'
serve-database = databázi nelze otevřít: { $reason }
serve-database-silent = databáze neodpovídá
serve-database-taken = tuto databázi už používá jiný server; ukonči ho, nebo zvol jinou složku (--data)
serve-internal = adresa pro jiné procesy je HOST:PORT, a { $address } taková není
serve-processes = více procesů potřebuje Linux a PostgreSQL (--database)
serve-bots-by = --bots-by je server, workers nebo ray:ADRESA, ne { $value }

# bot-worker

worker-needs-postgresql = pracovníci, kteří přemýšlejí za boty, potřebují PostgreSQL společný se servery (--database)
worker-range = boti potřebují aspoň jeden proces
worker-ready = tady přemýšlejí boti; najednou: { $count }

# Co jiné programy ukážou z odkazu na stránku.

preview-title = Elbowroom
preview-table = U stolu na tebe čeká místo
preview-replay = Hra k prohlédnutí
preview-text = Small World pro dva až pět hráčů, s přáteli přes odkaz nebo proti botům, zdarma a bez účtu.
preview-picture = Mapa s územími několika národů
