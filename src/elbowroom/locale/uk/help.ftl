# Що кажуть `elbowroom --help` і довідка команд. Знака відсотка тут бути не може.

cli-help-usage = використання:
cli-help-positionals = аргументи
cli-help-options = параметри
cli-help-about = Small World: грати, моделювати, перевіряти.

## Команди

cli-help-command-play = зіграти партію
cli-help-command-serve = відкрити гру для інших
cli-help-command-bot-worker = думати за ботів серверів деінде
cli-help-command-simulate = зіграти партії між ботами
cli-help-command-check = виконати файли сценаріїв
cli-help-command-replay = відтворити запис партії й надрукувати його
cli-help-command-review = оцінити кожен хід завершеної партії: скільки коштував, що було удачею, що було кращим
cli-help-command-puzzles = створювати, перелічувати, перевіряти й розгадувати загадки: ходи з одним найкращим планом
cli-help-command-bench = виміряти швидкість рушія
cli-help-command-tournament = матчі між ботами з рейтингами
cli-help-command-ladder = сторінка драбини з файлів результатів
cli-help-command-positions = хто скільки пробних позицій розв’язує
cli-help-command-atlas = багато партій між ботами і що в них перемагає
cli-help-command-moderate = забороняти на сервері адреси й імена, закривати столи
cli-help-command-map = перевірити власні мапи або створити нову
cli-help-command-site = записати сторінку як звичайні файли, для хостингу без ігрового сервера
cli-help-command-rules = прочитати правила або знайти якесь

## Що мають багато команд

cli-help-help = показати цю довідку й вийти
cli-help-version = показати версію й вийти
cli-help-lang = en, pl, cs або uk (типово: мова середовища)
cli-help-json = надрукувати один об’єкт JSON
cli-help-seed = які партії (типово: 1)
cli-help-processes = скільки партій водночас (типово: 1)
cli-help-ray = грати на кластері Ray за цією адресою; local або local:2 (два виконавці) запускає його тут
cli-help-debug = показати, що виводять боти й де сталася помилка
cli-help-boxes = base, underground або обидві через кому; перша дає мапу (типово: base)
cli-help-map = мапа з комплекту, наприклад base-3p (типово: за кількістю гравців)
cli-help-map-or-file = мапа з комплекту, наприклад base-3p, або файл із власною (типово: за кількістю гравців)
cli-help-command-own = починає, перевіряє і зважує власні коробки
cli-help-own-new = створює коробку, якою можна відразу грати
cli-help-own-name = як зветься коробка та її тека
cli-help-own-python = із расою на Python замість даних
cli-help-own-check = знаходить хиби коробки, потім грає з нею ігри
cli-help-own-path = тека, zip чи файл, модуль:Клас або встановлена коробка
cli-help-own-games = скільки (типово: 200)
cli-help-own-fair = грає, доки не скаже, чи справедлива раса або властивість
cli-help-own-tile = лише ця раса чи властивість
cli-help-variant = домашнє правило, наприклад starting_coins=10; можна вказати кілька разів
cli-help-own = власна коробка або кілька через кому: тека, zip чи файл, модуль:Клас або встановлена
cli-help-blank = плитки з цих коробок як порожній стяг і плитка властивості, без решти коробки
cli-help-players-counts = кількості гравців, через кому (типово: 2,3,4,5)
cli-help-budget =
    на одне рішення ботів, що шукають: 200ms або 1500n (ходи, зіграні подумки), що завжди дає ті самі партії (типово:
    їхній власний)

## play, simulate, check, replay, bench

cli-help-play-terminal = грати в терміналі, а не в браузері
cli-help-play-players =
    хто де сидить, через кому: human, random, easy, normal, hard, expert,
    модуль:Клас, файл.py:Клас (типово: human,normal,normal)
cli-help-play-seed = зіграти саме цю партію
cli-help-play-open-coins = монети всіх видно
cli-help-simulate-players = боти, через кому (типово: greedy,random); від партії до партії вони міняються місцями
cli-help-simulate-games = скільки партій (типово: 100)
cli-help-check-files = файл сценарію або тека з ними
cli-help-replay-file = запис партії; - читає стандартне введення
cli-help-replay-json = надрукувати один об’єкт JSON з усіма ходами та їхніми подіями
cli-help-review-json = надрукувати один об’єкт JSON із кривою, усіма ходами й найдорожчими з них
cli-help-review-html = записати розбір у цей файл однією сторінкою
cli-help-review-seed = у яких можливих світах оцінювати; те саме число дає той самий розбір (типово: 1)
cli-help-review-nodes = ходи, зіграні подумки на кожен хід і суперника (типово: 450)
cli-help-bench-seconds = для кожної кількості гравців (типово: 2)
cli-help-bench-keys =
    JSON: python, implementation, compiled (чи рушій — скомпільований модуль?), boxes, calibration_seconds, а в results
    для кожної кількості гравців: players, map, games, moves, moves_per_game, seconds, games_per_second,
    moves_per_second, microseconds_per_move, n_per_move, copies, microseconds_per_copy, n_per_copy. Хід — це
    legal_moves() і play(), копія — це copy() у випадкову мить партії; n — це мікросекунди, поділені на секунди, які
    в тому самому запуску триває sum(range(10**7)).

## serve

cli-help-serve-host = адреса, на якій слухати (типово: лише цей комп’ютер)
cli-help-serve-port = порт; 0 бере будь-який вільний (типово: 8000)
cli-help-serve-data = де зберігати партії
cli-help-serve-database = натомість база даних, наприклад postgresql://…
cli-help-serve-processes = скільки процесів обслуговують цю одну адресу; більше одного потребує PostgreSQL (типово: 1)
cli-help-serve-internal = де інші процеси на тій самій базі PostgreSQL знайдуть цей, як HOST:PORT (типово: на цьому комп’ютері)
cli-help-serve-bot-workers = процеси, у яких боти шукають хід, і стільки ж для швидких ботів (типово: 1)
cli-help-serve-bots-by = хто думає за ботів: server, workers (див. bot-worker) або ray:АДРЕСА (типово: server)
cli-help-serve-bot = гість, якого пропонувати як рівень: модуль:Клас або файл.py:Клас; можна вказати кілька разів
cli-help-serve-map = власна мапа на вибір, як файл JSON; можна вказати кілька разів
cli-help-serve-own = власна коробка на вибір: тека, zip, файл або встановлена; можна вказати кілька разів
cli-help-serve-origin = інша сторінка, якій можна під’єднуватися
cli-help-serve-hostname = ім’я, на яке відповідати (типово: будь-яке)
cli-help-serve-trusted-proxy = чиєму X-Forwarded-For вірити
cli-help-serve-tables-per-address = нові столи за годину (типово: 60)
cli-help-serve-connections-per-address = з’єднання водночас (типово: 200)
cli-help-serve-requests-per-address = запити за секунду (типово: 50)
cli-help-serve-log-level = скільки писати до журналу (типово: info)
cli-help-serve-open = відкрити сторінку в браузері
cli-help-worker-database = база даних серверів, наприклад postgresql://…
cli-help-worker-bot = гість, якого знає й цей процес; можна вказати кілька разів

## tournament, ladder, positions

cli-help-tournament-players =
    боти, через кому: наші за назвою, чиїсь як модуль:Клас (типово: hard,normal)
cli-help-tournament-games = на кожну пару (типово: 400)
cli-help-tournament-seats =
    місця за столом (типово: 2); якщо їх більше, один перший бот пари сидить серед других
cli-help-tournament-decision-limit =
    секунди на рішення: довші рахуються, а втричі довше означає технічну поразку (типово: 10, якщо грають гості)
cli-help-tournament-game-limit =
    скільки секунд бот може думати за партію до технічної поразки (типово: 600, якщо грають гості)
cli-help-tournament-memory-limit =
    скільки МіБ може зайняти процес із гостями, якщо система має такі обмеження (типово: частка пам’яті комп’ютера)
cli-help-tournament-file =
    файл результатів, JSON по рядках; партії, що в ньому вже є, не граються знову (типово: tournament.jsonl)
cli-help-ladder-files = файли результатів турнірів
cli-help-ladder-positions = звіт команди `elbowroom positions`, який додати
cli-help-positions-folder = тека з файлом positions.json
cli-help-positions-players = боти, через кому (типово: усі рівні)
cli-help-positions-all = назвати й кожну позицію з обраними ходами

## atlas

cli-help-action-run = зіграти партії в теку й написати звіт
cli-help-action-report = написати звіт про теку
cli-help-action-offer = які комбінації варті своєї ціни й на якому місці пропозиції
cli-help-action-declines = коли добрі гравці йдуть у занепад
cli-help-action-seats = чого варте перше місце
cli-help-action-boxes = чим різняться коробки й що змінює їх змішування
cli-help-action-length = які довгі партії і який широкий вибір
cli-help-action-agree = чи два атласи, двох ботів або рас обраних і за жеребом, кажуть те саме про плитки
cli-help-action-tiles = що раси й властивості дають гравцеві за однакових місця й кількості гравців
cli-help-action-rounds = коли надходять монети
cli-help-action-regions = чого варті регіони
cli-help-atlas-picks = хто бере першу расу кожного гравця: бот (chosen) чи жереб з усього, за що він може заплатити (random) (типово: chosen)
cli-help-atlas-run-folder = партії, що там уже є, не граються знову
cli-help-atlas-bot = бот на кожному місці: наш за назвою, чийсь як модуль:Клас (типово: normal)
cli-help-atlas-budget = на одне рішення бота, що шукає, у ходах, зіграних подумки (типово: 60n)
cli-help-atlas-games = скільки їх має бути з цими коробками, порівну на кількості гравців (типово: 1000)
cli-help-atlas-own = власні раси й властивості як модуль:Клас або власні коробки, що мають бути в партіях, через кому
cli-help-atlas-no-report = лише дані
cli-help-atlas-folder = тека з файлами games.parquet, races.parquet і turns.parquet
cli-help-atlas-report-output = типово: atlas.html у теці
cli-help-atlas-report-summary = записати до цієї теки ще й кожен графік як SVG і кожну таблицю як CSV
cli-help-atlas-report-against = тека з іншими партіями, щоб порівняти, що обидві кажуть про плитки
cli-help-atlas-other = тека з іншими партіями
cli-help-atlas-output = записати до цієї теки ще й графіки як SVG і таблиці як CSV

## moderate

cli-help-action-ban-address = нікого не пускати з адреси чи мережі
cli-help-action-ban-name = нікому не дозволяти так називатися
cli-help-action-close = закрити стіл; гравці дізнаються чому
cli-help-action-list = показати, що заборонено
cli-help-action-lift = знову щось дозволити
cli-help-moderate-address = адреса або мережа, наприклад 203.0.113.0/24; сама адреса шостої версії означає свої перші 64 біти
cli-help-moderate-days = на стільки днів (типово: 30; 0: доки не знято)
cli-help-moderate-name = ім’я; * — будь-яка його частина, ? — будь-яка літера; великі літери й знаки над ними не мають значення
cli-help-moderate-name-days = на стільки днів (типово: доки не знято)
cli-help-moderate-table = ідентифікатор столу: частина посилання після /table/ і перед #
cli-help-moderate-why = що скажуть гравцям: conduct (що там казали чи робили), load (тягар для сервера), request (хтось за столом попросив)
cli-help-moderate-number = номер, який показує list

## map

cli-help-action-check = знайти все, що не так із мапами
cli-help-action-new = створити випадкову рівноважну мапу
cli-help-map-files = мапа як файл JSON
cli-help-map-players = для скількох гравців (типово: 4)
cli-help-map-seed = яка мапа (типово: 1)
cli-help-map-box = base або underground (типово: base)
cli-help-map-output = куди записати (типово: стандартний вивід)

## site

cli-help-site-folder = куди: нова або порожня тека, або тека зі старішою версією сторінки
cli-help-site-base = шлях, під яким вона буде доступна, наприклад /elbowroom/ (типово: /)

## rules

cli-help-rules-words = номер правила (CONQ-6), родина (CONQ) або слова; без них усі правила

## puzzles

cli-help-puzzle-make = грати партії між ботами й шукати в них загадки
cli-help-puzzle-list = перелічити загадки
cli-help-puzzle-check = відтворити кожну загадку й назвати ті, що більше не чинні
cli-help-puzzle-show = показати позицію загадки
cli-help-puzzle-solve = зіграти хід загадки в терміналі й отримати оцінку
cli-help-puzzles-out = файл, який буде записано; поруч лежить уже зроблене, тож після зупинки та сама команда продовжує
cli-help-puzzles-games = скільки партій переглянути, порівну на коробки й кількості гравців (типово: 400)
cli-help-puzzles-boxes = з якими коробками, через кому; + їх змішує (типово: base,underground,base+underground)
cli-help-puzzles-file = файл із загадками (типово: ті, що йдуть з Elbowroom)
cli-help-puzzles-theme = лише одна тема: entry, die, decline, combo, attack, defence або trick
cli-help-puzzles-difficulty = лише одна складність: hard, expert або deep
cli-help-puzzles-json = вивести один список JSON
cli-help-puzzles-id = назва загадки, як у списку
cli-help-puzzles-solution = показати й найкращий план
