# Що каже командний рядок: помилки та команди simulate, bench і replay. Терміни самої гри — у tiles.ftl.

## Стовпці

cli-col-bot = Бот
cli-col-seat = Місце
cli-col-games = Партії
cli-col-wins = Перемоги
cli-col-share = Частка
cli-col-interval = Інтервал 95 %
cli-col-coins = У середньому монет
cli-col-players = Гравці
cli-col-length = Ходів за партію
cli-col-games-per-second = Партій за секунду
cli-col-move = мкс на хід
cli-col-move-n = n на хід
cli-col-copy = мкс на копію
cli-col-copy-n = n на копію

## elbowroom simulate

cli-simulate-title = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } на мапі { $map }, зерно { $seed }
cli-simulate-by-bot = За ботами
cli-simulate-by-seat = За місцями
cli-simulate-speed = Ходів за партію: { $length } · партій за секунду: { $games } · ходів за секунду: { $moves }

## elbowroom bench

cli-bench-title = Випадкова гра через legal_moves() і play(), копії у випадкові миті
cli-bench-compiled = Python { $python }, рушій скомпільовано.
cli-bench-pure = Python { $python }, рушій не скомпільовано.
cli-bench-unit = sum(range(10**7)) тут триває { $seconds } с; n — це мікросекунди, поділені на цей час.

## elbowroom replay

cli-replay-head = Мапа { $map } · коробки: { $boxes } · { $players } · { $rounds }
cli-replay-line = Раунд { $round } · { $player } · { $move } → { $events }
cli-replay-line-quiet = Раунд { $round } · { $player } · { $move }
cli-replay-unfinished = Запис закінчується в раунді { $round }; партію не завершено.
cli-replay-coins = { $player }: { $coins }
cli-replay-winner = { $count ->
        [one] Переможець: { $names }
       *[other] Спільна перемога: { $names }
    }
cli-replay-input = стандартне введення
cli-replay-wrong = { $file }: рядок { $line } не годиться для запису партії (рушій: { $reason })
cli-replay-long = { $file }: задовгий для запису партії
cli-replay-letters = { $file }: це не текст UTF-8 (байт { $byte })
cli-zero-byte = у назві файлу немає нульового байта

## Що введено і чого не можна зрозуміти

cli-parse-problem = { $problem } (див. `{ $command } --help`)
cli-parse-one = параметр { $name }: бракує значення
cli-parse-some = параметр { $name }: бракує хоча б одного значення
cli-parse-choice = { $name }: такого, як { $value }, немає (на вибір: { $known })
cli-parse-number = параметр { $name }: { $value } — не ціле число
cli-parse-no-value = параметр { $name }: він не має значення, навіть { $value }
cli-parse-required = бракує аргументів: { $names }
cli-parse-unknown = невідомі аргументи: { $values }
cli-parse-wrong = параметр { $name }: { $reason }
cli-no-number = { $value } — не ціле число
cli-below-one = { $value } менше за 1
cli-no-seconds = { $value } — не кількість секунд
cli-seconds-range = { $value } не між 0 і 3600 секундами
cli-no-list = { $value } — не список назв через кому
cli-no-language = текстів мовою { $value } немає; є { $known }

## Партії, які не можна підготувати

cli-no-variant-form = --variant потребує назва=значення, наприклад starting_coins=10, а не { $value }
cli-no-variant = немає варіанта { $name }; є { $known }
cli-variant-range = варіант { $name } — ціле число від { $least } до { $most }, а не { $value }
cli-variant-choice = варіант { $name } може бути { $known }, а не { $value }
cli-no-box = немає коробки { $name }; є { $known }
cli-box-twice = коробка може бути в партії лише раз
cli-players-range = у партії від 2 до 5 гравців, а не { $count }
cli-no-map = немає мапи { $name }; є { $known }
cli-box-no-map = у коробках { $names } немає мапи для { $count } гравців; назвіть мапу або коробку, в якій вона є
cli-map-players = мапа { $map } — для { $wanted ->
        [one] { $wanted } гравця
       *[other] { $wanted } гравців
    }, а не для { $count }
cli-no-bot = немає бота { $name }; є { $known }, а також модуль:Клас
cli-bad-bot = немає бота { $name } (Python: { $reason })
cli-not-a-bot = { $name } — не підклас elbowroom.bots.Bot
cli-bot-arguments = аргументи бота пишуться як ?weights=a.npz&depth=2, кожен один раз, а не ?{ $value }
cli-bot-not-made = бота { $name } не вдається створити (Python: { $reason })
cli-bot-no-file = { $name } вказує файл { $file }, якого немає ні поруч із ним, ні в поточній теці
cli-no-budget = бюджет виглядає як 200ms або 100n, а не { $value }
cli-no-seat = на місці сидить human або один із ботів { $known }, а не { $name }

## Що не вдалося поза грою

cli-interrupted = перервано
cli-nobody-reads = результатів більше ніхто не читає
cli-system = { $code ->
        [ENOENT] немає такого файлу чи теки
        [EACCES] немає доступу
        [EISDIR] це тека
        [ENOTDIR] це не тека
        [EEXIST] таке вже є
        [ENAMETOOLONG] задовга назва файлу
        [ENOSPC] на диску немає місця
        [EROFS] сюди не можна писати
       *[other] { $reason }
    }
cli-inside = щось пішло не так усередині ({ $kind }: { $reason })

# elbowroom rules
cli-rules-none = Жодне правило не містить: { $words }; номери мають вигляд CONQ-6.
