# Co mówi `elbowroom serve` i samo `elbowroom`.

serve-at = Elbowroom jest pod adresem { $address }
serve-range = port to liczba od 0 do 65535, potrzebny jest co najmniej jeden proces serwera i jeden dla botów
serve-needs = ta baza danych wymaga pakietu { $module }; spróbuj: pip install 'elbowroom[server]'
serve-database = nie można otworzyć bazy danych: { $reason }
serve-database-silent = nie odpowiada
serve-database-taken = tej bazy danych używa już inny serwer; zatrzymaj go albo wybierz inny folder (--data)
serve-internal = adres dla innych procesów to HOST:PORT, a { $address } nim nie jest
serve-processes = kilka procesów wymaga Linuksa i bazy PostgreSQL (--database)
serve-bots-by = --bots-by to server, workers albo ray:ADRES, a nie { $value }

# bot-worker

worker-needs-postgresql = pracownicy myślący za boty wymagają PostgreSQL, wspólnego z serwerami (--database)
worker-range = boty potrzebują co najmniej jednego procesu
worker-ready = tu myślą boty; naraz: { $count }

# Co inne programy pokazują zamiast linku do strony.

preview-title = Elbowroom
preview-table = Miejsce przy stole czeka na Ciebie
preview-replay = Gra do obejrzenia
preview-text = Small World dla dwóch do pięciu osób, ze znajomymi przez link albo z botami, za darmo i bez konta.
preview-picture = Mapa z ziemiami kilku ludów
