# Що каже `elbowroom puzzles`.

puzzles-counts = За темою та складністю
puzzles-col-id = Загадка
puzzles-col-theme = Тема
puzzles-col-difficulty = Складність
puzzles-col-boxes = Коробки
puzzles-col-players = Гравці
puzzles-col-round = Раунд
puzzles-col-gap = Монети на кону
puzzles-col-all = Усі
puzzles-one = Загадка { $id } · { $theme } · { $difficulty }
puzzles-best = Розгадано: нічого кращого не знайдено.
puzzles-good = Розгадано: лише на { $coins } монет менше, ніж найкращий план.
puzzles-missed = Не розгадано: на { $coins } монет менше, ніж найкращий план.
puzzles-chances = Шанс на перемогу: { $yours }%, з найкращим планом { $best }%.
puzzles-plan = Найкращий план: { $plan }
puzzles-made = { $file }: { $count ->
        [one] { $count } загадка
        [few] { $count } загадки
       *[many] { $count } загадок
    } з { $games ->
        [one] { $games } партії
       *[many] { $games } партій
    }
puzzles-stopped = { $file }: поки що { $count ->
        [one] { $count } загадка
        [few] { $count } загадки
       *[many] { $count } загадок
    }; та сама команда продовжить звідси
puzzles-checked = { $count ->
        [one] { $count } загадка чинна
        [few] { $count } загадки чинні
       *[many] { $count } загадок чинні
    }
puzzles-bad = { $id }: ця загадка більше не чинна: { $reason }
puzzles-bad-line = рядок { $line }: { $reason }
puzzles-in-file = { $file }: { $reason }
puzzles-none = немає загадки { $id }; їх перелічує `elbowroom puzzles list`
puzzles-boxes = загадки створюються лише з коробок, що йдуть у комплекті, не { $boxes }; є { $known }
puzzles-no-word = немає { $value }; є { $known }

## Що не так із загадкою

puzzles-why-no-file = це не файл із загадками
puzzles-why-long = файл задовгий
puzzles-why-version = це загадки версії { $version }; ця програма читає версію { $known }
puzzles-why-line = цей рядок не вдається прочитати: { $reason }
puzzles-why-twice = { $name } вже було
puzzles-why-no-game = { $puzzle } належить до партії { $game }, якої тут немає
puzzles-why-no-plan = { $puzzle } не має плану
puzzles-why-missing = цього немає в тутешніх коробках: { $names }
puzzles-why-start = партія { $game } більше не може початися: { $reason }
puzzles-why-short = партія { $game } має стільки ходів: { $count }, а загадка починається після { $ply }
puzzles-why-move = партія { $game }, хід { $number }: { $move } більше не дозволено: { $reason }
puzzles-why-chance = партія { $game }, хід { $number }: випадок дав би щось інше: { $reason }
puzzles-why-position = партія { $game }: правила тепер дають іншу позицію після стількох ходів: { $ply }
puzzles-why-plan = хід { $move } із плану більше не дозволено: { $reason }
puzzles-why-unfinished = план уривається до того, як рішення ухвалено
puzzles-why-no-ledger = { $file } не лишився від створення загадок
puzzles-why-other-terms = { $file } розпочато з іншим зерном або за іншими критеріями; виберіть інший файл або видаліть його
