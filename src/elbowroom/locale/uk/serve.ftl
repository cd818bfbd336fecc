# Що каже `elbowroom serve` і просто `elbowroom`.

serve-at = Elbowroom за адресою { $address }
serve-range = порт — від 0 до 65535, а ботам потрібен хоча б один процес
serve-needs = цій базі даних потрібен { $module }; спробуйте: pip install 'elbowroom[server]'
serve-database = базу даних не вдається відкрити: { $reason }
serve-database-silent = вона не відповідає
serve-database-taken = цією базою даних уже користується інший сервер; зупиніть його або виберіть іншу теку (--data)
