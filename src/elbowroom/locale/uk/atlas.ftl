# Що каже `elbowroom atlas` і його звіт. Назви плиток — у tiles.ftl.

## У терміналі

atlas-played = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } за { $seconds } с, { $speed } за секунду
atlas-games-in = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } у теці { $folder }
atlas-report-in = звіт у файлі { $file }
atlas-summary-in = таблиці й графіки в теці { $folder }

## Які це партії

atlas-kind-base = Базова гра
atlas-kind-underground = Підземелля
atlas-kind-mixed = Обидві разом
atlas-kind-mixed-maps = Обидві, { $box ->
        [base] мапи базової гри
       *[underground] мапи Підземелля
    }
atlas-group-winners = переможці
atlas-group-others = решта
atlas-map-mixed = { $map }, обидві коробки

## Стовпці й осі

atlas-col-race = раса
atlas-col-power = властивість
atlas-col-combo = комбінація
atlas-col-map = мапа
atlas-col-box = коробка
atlas-col-boxes = коробки
atlas-col-bot = бот
atlas-col-group = група
atlas-col-games = партії
atlas-col-players = гравці
atlas-col-seat = місце
atlas-col-position = місце в пропозиції
atlas-col-round = раунд
atlas-col-declines = кількість занепадів
atlas-col-value = значення
atlas-col-from = від
atlas-col-to = до
atlas-col-wins = перемоги / чесно
atlas-col-edge = вигода в монетах
atlas-col-edge-from = вигода від
atlas-col-edge-to = вигода до
atlas-col-net = чиста ціна
atlas-col-net-coins = чиста ціна в монетах
atlas-col-level = чесна ціна
atlas-col-brought = принесені монети
atlas-col-coins = монети
atlas-col-turns = активні ходи
atlas-col-left = залишені регіони
atlas-axis-wins = перемоги на кожну чесну перемогу (1 = чесно), з інтервалами 95 %
atlas-axis-edge = монети понад інших на тому самому місці, з ціною, з інтервалами 95 %
atlas-axis-lead = монети понад середнє партії, з інтервалами 95 %
atlas-axis-map = монети наприкінці на гравця, з інтервалами 95 %
atlas-axis-level = чесна чиста ціна в монетах, з інтервалами 95 %
atlas-axis-share = частка гравців, з інтервалами 95 %
atlas-axis-turns = ходи з монетами до занепаду, раси, що занепали, з інтервалами 95 %
atlas-dot = { $label }: { $value } (від { $low } до { $high }), { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }
atlas-too-few = Замало партій, щоб щось тут сказати.

## Раси, властивості, комбінації, мапи

atlas-race-title = Раси: { $kind }
atlas-race-words = Як часто гравці перемагають із цією расою порівняно з чесною часткою; перемога ділиться між усім, що гравець узяв. Зелене всім інтервалом вище чесної частки, червоне — нижче.
atlas-power-title = Властивості: { $kind }
atlas-power-words = Як часто гравці перемагають із цією властивістю порівняно з чесною часткою; перемога ділиться між усім, що гравець узяв. Зелене всім інтервалом вище чесної частки, червоне — нижче.
atlas-race-coins-title = Раси в монетах: { $kind }
atlas-power-coins-title = Властивості в монетах: { $kind }
atlas-tile-coins-words = На скільки монет більше наприкінці в тих, хто це взяв, ніж в інших на тому самому місці, хто брав свою першу, другу, … расу, з ціною.
atlas-combo-title = Комбінації: { $kind }
atlas-combo-wins-title = Комбінації за перемогами: { $kind }
atlas-combo-words = { $count ->
        [0] Жодна комбінація ще не має { $enough } партій.
        [one] { $shown } найкращих і { $shown } найгірших із { $count } комбінації, що має щонайменше { $enough } партій. Кінці такого довгого списку — почасти випадок: вірте інтервалові, а не порядку.
       *[other] { $shown } найкращих і { $shown } найгірших із { $count } комбінацій, що мають щонайменше { $enough } партій. Кінці такого довгого списку — почасти випадок: вірте інтервалові, а не порядку.
    }
atlas-map-title = Монети за мапою та кількістю гравців
atlas-map-words = Кожна кількість гравців має свою мапу й кількість раундів, тож одне від одного тут не відділити. На кожній мапі всі гравці разом виграють рівно свою чесну частку; хто саме там перемагає, — нижче.
atlas-race-map-title = Раси на мапах: { $kind }
atlas-race-map-words = Перемоги на кожну чесну перемогу. Жирні числа напевно вищі або нижчі за 1, наскільки вистачає 95 %.

## Пропозиція

atlas-offer-position-title = Місце в пропозиції
atlas-offer-position-words = Як закінчують гравці, що взяли комбінацію з цього місця й заплатили її ціну, порівняно з іншими на тому самому місці за столом.
atlas-offer-price-title = Сплачена ціна
atlas-offer-price-words = Ціна — це монети, покладені на пропущені комбінації, без монет, знайдених на взятій.
atlas-offer-price-coins-title = Сплачена ціна, у монетах
atlas-offer-level-title = Чесна ціна комбінації: { $kind }
atlas-offer-level-words = Чиста ціна, за якої той, хто бере, закінчив би нарівні з іншими на тому самому місці за столом. Комбінація варта своєї ціни на місці n пропозиції, якщо n - 1 без монет на ній нижче за інтервал; від’ємна ціна означає, що на комбінації мають лежати монети.
atlas-offer-race-title = Раса й місце в пропозиції: { $kind }
atlas-offer-power-title = Властивість і місце в пропозиції: { $kind }
atlas-offer-tile-words = Монети понад інших на тому самому місці за столом, з ціною. Жирне: там напевно варта своєї ціни або напевно ні.
atlas-offer-combo-title = Комбінація й місце в пропозиції: { $kind }
atlas-offer-combo-words = { $shown } комбінацій, які беруть найчастіше, там, де місце має щонайменше { $enough } партій; у таблиці є всі. Боти сягають углиб пропозиції лише по те, що цінують, тож добре число там нічого не обіцяє іншим.

## Занепади

atlas-decline-when-title = Раунд першого занепаду: { $kind }
    .words = У якому раунді гравці відправляють свою першу расу в занепад.
atlas-decline-wins-title = Хто перемагає, за раундом першого занепаду: { $kind }
    .words = Перемоги на кожну чесну перемогу. Саме по собі це не порада: кому ведеться, той може чекати довше.
atlas-decline-wins-coins-title = Монети за раундом першого занепаду: { $kind }
    .words = Монети понад середнє партії, з тим самим застереженням.
atlas-decline-often-title = Хто перемагає, за кількістю занепадів: { $kind }
    .words = Перемоги на кожну чесну перемогу. Саме по собі це не порада: кому ведеться, той може чекати довше.
atlas-decline-often-coins-title = Монети за кількістю занепадів: { $kind }
    .words = Монети понад середнє партії, з тим самим застереженням.
atlas-decline-turns-title = Ходи до занепаду: { $kind }
atlas-decline-turns-words = Скільки ходів раса приносить монети, перш ніж занепаде, серед тих, що занепали.

## Місця за столом

atlas-seat-wins-title = Перемоги за місцем: { $kind }
atlas-seat-wins-words = Місце 1 грає першим. 1 — це чесна частка перемог.
atlas-seat-coins-title = Монети за місцем: { $kind }
atlas-seat-coins-words = Те саме в монетах, порівняно із середнім партії.

## Коробки

atlas-box-coins-title = Монети на гравця
    .axis = монети на гравця, з інтервалами 95 %
atlas-box-races-title = Раси на гравця
    .axis = раси на гравця, з інтервалами 95 %
atlas-box-declines-title = Занепади на гравця
    .axis = занепади на гравця, з інтервалами 95 %
atlas-box-first-title = Раунд першого занепаду
    .axis = раунд першого занепаду, з інтервалами 95 %
atlas-box-paid-title = Монети на пропущених комбінаціях, на гравця
    .axis = монети на пропущених комбінаціях, на гравця, з інтервалами 95 %
atlas-box-spread-title = Монети переможця понад середнє партії
    .axis = монети переможця понад середнє партії, з інтервалами 95 %
atlas-box-race-title = Раси серед своїх і змішані
atlas-box-power-title = Властивості серед своїх і змішані
atlas-box-tile-words = Перемоги на кожну чесну перемогу. Жирне: напевно вище або нижче за 1.

## Тривалість

atlas-length-game-title = Рішення в партії
    .axis = рішення в партії, з інтервалами 95 %
atlas-length-turn-title = Рішення за хід
    .axis = рішення за хід, з інтервалами 95 %
atlas-length-width-title = Дозволені ходи на рішення
    .axis = дозволені ходи на рішення, з інтервалами 95 %
atlas-length-widest-title = Найбільше дозволених ходів на одне рішення гравця
    .axis = найбільше дозволених ходів на одне рішення гравця, з інтервалами 95 %
atlas-length-tree-title = Степінь десяти: скільки є можливих перебігів партії
    .axis = степінь десяти: скільки є можливих перебігів партії, з інтервалами 95 %
atlas-length-words = Рішення — це хід, обраний зі списку; ним є кожен здобутий регіон і кожне розміщення.

## Два боти поруч

atlas-agree-race-title = Раси очима двох ботів: { $kind }
atlas-agree-race-words = Рангова кореляція (рас: { $count }) дорівнює { $alike } (1 — той самий порядок); інтервалів, що навіть не торкаються: { $apart }.
atlas-agree-power-title = Властивості очима двох ботів: { $kind }
atlas-agree-power-words = Рангова кореляція (властивостей: { $count }) дорівнює { $alike } (1 — той самий порядок); інтервалів, що навіть не торкаються: { $apart }.
atlas-agree-seat-title = Місця очима двох ботів: { $kind }
atlas-agree-seat = { $players }, місце { $seat }
atlas-agree-few = Спільних плиток замало для порівняння.

## Звіт

atlas-title = Атлас рівноваги
atlas-contents = Зміст
atlas-section-races = Раси
atlas-section-powers = Властивості
atlas-section-combos = Комбінації
atlas-section-maps = Мапи й кількості гравців
atlas-section-offer = Які комбінації варті своєї ціни й де в пропозиції?
atlas-section-declines = Коли добрі гравці йдуть у занепад?
atlas-section-seats = Чого варте перше місце?
atlas-section-boxes = Чим різняться коробки й що змінює їх змішування?
atlas-section-length = Які довгі партії і який широкий вибір?
atlas-section-agree = Чи два боти кажуть те саме?
atlas-numbers = Числа ({ $rows ->
        [one] { $rows } рядок
        [few] { $rows } рядки
        [many] { $rows } рядків
       *[other] { $rows } рядка
    })
atlas-about = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } бота { $bot } проти самого себе, версія { $version }, зерно { $seed }: { $counts }.
atlas-about-own = Із власними плитками: { $own }.
atlas-about-other = Для порівняння: { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } бота { $bot } проти самого себе, версія { $version }, зерно { $seed }.
atlas-count-kind = { $kind } { $games } ({ $list })
atlas-count-players = { $players }: { $games }
atlas-can = Що ці партії можуть сказати
atlas-can-1 = На кожному місці сидить той самий бот, тож різниця йде від плиток, місць і кубика, а не від уміння.
atlas-can-2 = Різниці між плитками, більші за їхні інтервали, справжні для гравців, що грають як цей бот.
atlas-can-3 = Партії можна точно повторити з їхніх зерен: кожен може перевірити кожне число.
atlas-cannot = Чого не можуть
atlas-cannot-1 = Як плиткам ведеться серед людей або серед значно сильніших гравців: раса, якою бот грає погано, виглядає поганою.
atlas-cannot-2 = Що плитка дала б гравцеві, який її не хотів: боти обирають, тож кожну плитку видно в руках, що її хотіли, а ту, яку вони мало цінують, — лише коли вона була дешева.
atlas-cannot-3 = Причин: хто пізно йде в занепад, може перемагати тому, що йому велося, а не тому, що чекав.
atlas-cannot-4 = Розмов, образ і союзів: боти не змовляються проти того, хто веде, як це роблять люди.
atlas-method = Як читати числа
atlas-method-words = Інтервали містять справжнє значення у 95 випадках зі 100. Місця однієї партії залежать одне від одного, тож числа спершу додають у межах партії, а інтервал береться з того, наскільки партії різняться (оцінка відношення, згрупована за партіями, нормальне наближення). Серед сотень інтервалів деякі схиблять випадково: один із двадцяти. «Чесно» — це одна перемога на стільки партій, скільки гравців; спільна перемога рахується частинами.
atlas-index-title = Атлас рівноваги в таблицях і графіках
atlas-index-made = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, версія { $version }. Створено цими командами; не змінювати вручну.
atlas-index-table = Таблиця

## Чого не вдалося зробити

atlas-needs-polars = атласові потрібен пакет polars: pip install 'elbowroom[atlas]'
atlas-needs-nodes = атласові потрібен бюджет у вузлах, наприклад { $example }, а не в мілісекундах
atlas-players-twice = якусь кількість гравців названо двічі
atlas-few-games = замало партій ({ $games }): кількостей гравців { $counts }, кожній потрібна хоча б одна
atlas-no-tile = немає плитки { $name }: { $reason }
atlas-no-subclass = { $name } — не підклас Race чи Power
atlas-other-source = якийсь виконавець має інший код плитки { $name }
atlas-worker-version = якийсь виконавець має версію { $found }, а партії має грати { $wanted }
atlas-no-table = у теці { $folder } немає { $file }
atlas-unfinished = у теці { $folder } немає { $file }, лише незавершений запуск
atlas-no-parquet = { $file } — не файл Parquet: { $reason }
atlas-other-table = { $file } — не таблиця { $table } атласу
atlas-other-format = { $file } має формат { $found }, а ця версія читає формат { $own }
atlas-other-columns = { $file } не має стовпців формату { $format }
atlas-no-terms = { $file } не каже, як його створено: { $reason }
atlas-other-terms = { $file }: інше значення ({ $what ->
        [made_by] версія
        [bot] бот
        [nodes] вузли
        [seed] зерно
       *[own] власні плитки
    }): { $found }, а не { $own }; візьміть іншу теку
atlas-no-common-box = обидва атласи не мають жодної спільної коробки
atlas-lost-processes = поспіль втрачено процеси ({ $count }); атлас припинено
atlas-lost-ray = Ray надто часто втрачав виконавця: { $reason }
