# Що кажуть турніри, драбина й пробні позиції. Терміни самої гри — у tiles.ftl.

## Поки тривають партії

arena-progress = партії: { $played }/{ $total }, лишилося { $left }

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
arena-not-legal = { $name } обрав хід { $move }, а він недозволений: { $reason }
arena-no-results = { $file } — не файл результатів
arena-no-games = у файлі { $file } немає жодної партії
arena-no-positions = { $file } — не список позицій: { $reason }
arena-versions = партії різних версій не можна поєднувати: { $versions }
arena-other-version = у файлі { $file } партії версії { $found }, а це { $own }: візьміть інший файл
arena-needs-openskill = для рейтингів потрібен пакет openskill: pip install 'elbowroom[ladder]'
