# Що каже `elbowroom serve` і просто `elbowroom`.

serve-at = Elbowroom за адресою { $address }
serve-range = порт — від 0 до 65535, потрібен хоча б один процес сервера й один для ботів
serve-needs = цій базі даних потрібен { $module }; спробуйте: pip install 'elbowroom[server]'
serve-database = базу даних не вдається відкрити: { $reason }
serve-database-silent = вона не відповідає
serve-database-taken = цією базою даних уже користується інший сервер; зупиніть його або виберіть іншу теку (--data)
serve-internal = адреса для інших процесів — HOST:PORT, а { $address } такою не є
serve-processes = кільком процесам потрібні Linux і база PostgreSQL (--database)
serve-bots-by = --bots-by — це server, workers або ray:АДРЕСА, а не { $value }

# bot-worker

worker-needs-postgresql = виконавцям, що думають за ботів, потрібен PostgreSQL, спільний із серверами (--database)
worker-range = ботам потрібен хоча б один процес
worker-ready = тут думають боти; водночас: { $count }

# Що інші програми показують замість посилання на сторінку.

preview-title = Elbowroom
preview-table = Місце за столом чекає на вас
preview-replay = Гра, яку варто переглянути
preview-text = Small World для двох–п’яти гравців, з друзями за посиланням або проти ботів, безкоштовно й без облікового запису.
preview-picture = Мапа з володіннями кількох народів
