# Що кажуть турніри, драбина й пробні позиції. Терміни самої гри — у tiles.ftl.

## Поки тривають партії

arena-progress = партії: { $played }/{ $total }, лишилося { $left }
arena-going-on = продовження: у файлі { $file } вже є { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } ботів { $names }

## Таблиці

arena-col-bot = бот
arena-col-against = проти
arena-col-players = гравці
arena-col-boxes = коробки
arena-col-budget = бюджет
arena-col-games = партії
arena-col-won = виграно
arena-col-interval = інтервал 95 %
arena-col-coins = монети
arena-col-margin = перевага
arena-col-rating = рейтинг
arena-col-uncertainty = невизначеність
arena-col-decisions = рішення
arena-col-median = медіана, мс
arena-col-most = 95 % за мс
arena-col-nearly-all = 99 % за мс
arena-col-positions = позиції
arena-interval = від { $low } до { $high } %
arena-budget-default = типовий
arena-budget-nodes = { $count ->
        [one] { $count } вузол
        [few] { $count } вузли
        [many] { $count } вузлів
       *[other] { $count } вузла
    }
arena-budget-milliseconds = { $count } мс

## Пробні позиції

arena-positions-pick = вибір раси
arena-positions-decline = занепад
arena-positions-entry = вихід на мапу
arena-positions-immune = недоторканність
arena-positions-all = усі
arena-or = або

## Що боти робили, крім гри

arena-forfeits = { $name } отримав технічну поразку у { $count ->
        [one] { $count } партії
        [few] { $count } партіях
        [many] { $count } партіях
       *[other] { $count } партії
    } ({ $reasons }); перша: { $first }
arena-why-crash = помилка в боті
arena-why-illegal = недозволений хід
arena-why-decision-limit = надто довге одне рішення
arena-why-game-limit = надто довгі рішення за всю партію
arena-why-died = процес завершився
arena-overdrawn = { $name } перевищив час у { $count ->
        [one] { $count } рішенні
        [few] { $count } рішеннях
        [many] { $count } рішеннях
       *[other] { $count } рішення
    } (понад { $limit } с)
arena-printed = { $name } вивів { $count ->
        [one] { $count } символ
        [few] { $count } символи
        [many] { $count } символів
       *[other] { $count } символу
    }, але цього ніхто не бачив; --debug покаже
arena-forked = { $name } створив { $count ->
        [one] { $count } копію
        [few] { $count } копії
        [many] { $count } копій
       *[other] { $count } копії
    } свого процесу; їх завершено разом із ним

## Сторінка драбини

arena-ladder-title = Драбина
arena-ladder-made = Створено командою `{ $command }`, партій: { $games } (версія { $version }); не змінювати вручну.
arena-ladder-about =
    Партії на спільних зернах, місця врівноважено: кожен грає кожне зерно з кожного місця. Якщо місць більше двох,
    один перший бот сидить серед других. Спільна перемога рахується як частина однієї.
arena-ladder-matches = Матчі
arena-ladder-ratings = Рейтинги
arena-ladder-ratings-about = Plackett-Luce (openskill), усі партії вище, добре перемішані.
arena-ladder-times = Час на рішення
arena-ladder-again = Ті самі партії ще раз
arena-ladder-again-about = Бюджет у вузлах (`@2000n`) дає ті самі ходи на будь-якому комп’ютері.
arena-ladder-positions = Пробні позиції
arena-ladder-positions-about = Скільки позицій зі `scenarios/positions` розв’язує кожен рівень.

## Чого не вдалося зробити

arena-few-bots = для турніру треба щонайменше два боти
arena-bot-twice = якогось бота названо двічі
arena-bot-failed = { $name } не впорався: { $reason } (--debug покаже, де)
arena-bot-slow = { $name } думав { $reason }, і далі на нього не чекали
arena-bot-died = { $name } завершив процес, у якому грав: { $reason }
arena-guest-versions = партії бота, який тим часом змінився, не можна поєднувати: { $name }
arena-other-guest = у файлі { $file } партії бота { $name } до зміни його коду чи файлів: візьміть інший файл
arena-lost-desk = процеси, у яких граються партії, завершуються ще до рішення бота: { $reason }
arena-other-worker = у виконавця { $name } { $found }, а грати має { $wanted }: на кожній машині має бути те саме
arena-no-results = { $file } — не файл результатів
arena-no-games = у файлі { $file } немає жодної партії
arena-no-positions = { $file } — не список позицій: { $reason }
arena-versions = партії різних версій не можна поєднувати: { $versions }
arena-other-version = у файлі { $file } партії версії { $found }, а це { $own }: візьміть інший файл
arena-needs-openskill = для рейтингів потрібен пакет openskill: pip install 'elbowroom[ladder]'
