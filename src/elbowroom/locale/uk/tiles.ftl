# Made by tools/make_locale.py from glossary.json: change the glossary, not this file.

# The name of a power and its race together, both in the form of their .combo attribute.
combo = { $power } { $race }

## Races

race-amazons = Амазонки
    .ability = Маєте ще 4 жетони тільки для атаки: після перерозподілу відкладіть 4 (у регіонах лишіть по 1), наступного ходу повернете їх.
    .combo = амазонки
    .agreement = any
race-dwarves = Дворфи
    .ability = +1 монета за кожну зайняту копальню; бонус зберігається й після занепаду.
    .combo = дворфи
    .agreement = any
race-elves = Ельфи
    .ability = Втративши регіон, не скидаєте жетона: усі ельфи звідти йдуть на руку, а наприкінці ходу нападника ви їх розподіляєте.
    .combo = ельфи
    .agreement = any
race-ghouls = Упири
    .ability = У занепаді всі їхні жетони лишаються на мапі й далі завойовують — на початку вашого ходу, перед активною расою.
    .combo = упири
    .agreement = any
race-giants = Велетні
    .ability = Регіони, прилеглі до їхньої гори, завойовують на 1 жетон дешевше (мінімум 1).
    .combo = велетні
    .agreement = any
race-halflings = Гобіти
    .ability = Вступають на поле будь-де. У перших 2 завойованих регіонах — нора: вони недоторканні, поки їх не покинуто чи раса не занепала.
    .combo = гобіти
    .agreement = any
race-humans = Люди
    .ability = +1 монета за кожні зайняті ниви наприкінці вашого ходу.
    .combo = люди
    .agreement = any
race-orcs = Орки
    .ability = +1 монета за кожен непорожній регіон, здобутий цього ходу.
    .combo = орки
    .agreement = any
race-ratmen = Щуряки
    .ability = Здібності не мають — беруть кількістю.
    .combo = щуряки
    .agreement = any
race-skeletons = Скелети
    .ability = Під час перерозподілу: 1 новий жетон із контейнера за кожну пару непорожніх регіонів, здобутих цього ходу.
    .combo = скелети
    .agreement = any
race-sorcerers = Чародії
    .ability = Раз за хід у кожного суперника: самотній активний жетон у прилеглому регіоні замініть чародієм із контейнера й заберіть регіон.
    .combo = чародії
    .agreement = any
race-tritons = Тритони
    .ability = Прибережні регіони (біля моря чи озера) завойовують на 1 жетон дешевше (мінімум 1).
    .combo = тритони
    .agreement = any
race-trolls = Тролі
    .ability = У кожному їхньому регіоні — троляче лігво: +1 до захисту, навіть у занепаді. Зникає, якщо регіон покинуто чи втрачено.
    .combo = тролі
    .agreement = any
race-wizards = Мудреці
    .ability = +1 монета за кожне зайняте джерело магії наприкінці вашого ходу.
    .combo = мудреці
    .agreement = any
race-cultists = Культисти
    .ability = Великий Прадавній постає в першому завойованому регіоні: той недоторканний, а сусідні на 1 дешевші. На початку ходу його можна перемістити.
    .combo = культисти
    .agreement = any
race-drow = Дроу
    .ability = +1 монета за кожен їхній регіон, що не межує з іншою расою (навіть вашою) чи чудовиськами.
    .combo = дроу
    .agreement = any
race-flames = Пломінці
    .ability = { $flames_entry ->
            [volcano] Поставте вулкан на позначену прірву. Регіони біля нього чи з’єднані з ним пломінцями завойовуєте за ціною порожніх. На поле вступаєте біля вулкана.
           *[edge] Поставте вулкан на позначену прірву. Регіони біля нього чи з’єднані з ним пломінцями завойовуєте за ціною порожніх. На поле вступаєте з краю, як зазвичай.
        }
    .combo = пломінці
    .agreement = any
race-gnomes = Гноми
    .ability = Суперники у свої ходи не можуть застосовувати проти їхніх регіонів властивості, здібності, Місця, Реліквії та Балрога.
    .combo = гноми
    .agreement = any
race-iron-dwarves = Залізні дворфи
    .ability = Під час перерозподілу беріть срібний молот за кожну копальню. Молоти діють як жетони лише в завоюваннях; у занепаді зникають.
    .combo = залізні дворфи
    .agreement = any
race-kraken = Кракени
    .ability = Можуть лишатися на річці наприкінці ходу й давати за неї монети — навіть у занепаді.
    .combo = кракени
    .agreement = any
race-liches = Лічі
    .ability = У занепаді: хто завойовує їхній регіон, платить вам 1 монету. Гравець без монет не може їх завойовувати.
    .combo = лічі
    .agreement = any
race-lizardmen = Ящери
    .ability = Перетинають річку, порожню чи зайняту, без завоювання й не лишаючи жетона. Завойовану річку мусять покинути.
    .combo = ящери
    .agreement = any
race-mudmen = Багняки
    .ability = Під час перерозподілу беріть із контейнера 1 новий жетон за кожен зайнятий багнистий став.
    .combo = багняки
    .agreement = any
race-mummies = Мумії
    .ability = Численні, та незграбні: кожне завоювання коштує на 1 жетон більше.
    .combo = мумії
    .agreement = any
race-ogres = Огри
    .ability = Будь-який регіон завойовують на 1 жетон дешевше (мінімум 1).
    .combo = огри
    .agreement = any
race-shadow-mimes = Тіньові міми
    .ability = Вибираючи їх, можете одразу обміняти їхню властивість на одну з 5 інших у стовпці. Монети лишаються на місці.
    .combo = тіньові міми
    .agreement = any
race-shrooms = Грибочки
    .ability = +1 монета за кожен зайнятий грибний ліс наприкінці ходу.
    .combo = грибочки
    .agreement = any
race-spiderines = Павучихи
    .ability = Усі регіони біля прірв вважаються прилеглими до їхніх; через будь-який із них можна вступити на поле.
    .combo = павучихи
    .agreement = any
race-will-o-wisps = Блудні вогники
    .ability = Назвіть регіон із містичними кристалами чи поруч зі своїми кристалами й киньте кубик. Якщо жетонів досить, мусите його завоювати.
    .combo = блудні вогники
    .agreement = any

## Special powers

power-alchemist = Учені
    .ability = +2 монети щоходу, поки раса активна.
    .combo = Учені
power-berserk = Люті
    .ability = Перед кожним завоюванням киньте кубик, тоді виберіть ціль і відніміть результат від ціни (мінімум 1). Забракне — це кінець завоювань.
    .combo = Люті
power-bivouacking = Кочові
    .ability = Під час перерозподілу розставте 5 таборів: кожен +1 до захисту, можна кілька разом, захищають від чародіїв. У занепаді зникають.
    .combo = Кочові
power-commando = Бойові
    .ability = Кожен регіон завойовуєте на 1 жетон дешевше (мінімум 1).
    .combo = Бойові
power-diplomat = Дипломатичні
    .ability = Наприкінці ходу виберіть суперника, активну расу якого цього ходу не чіпали: до вашого наступного ходу він не атакує вашу активну расу.
    .combo = Дипломатичні
power-dragon-master = Драконознавчі
    .ability = Раз за хід візьміть регіон 1 жетоном попри будь-який захист. Дракон робить його недоторканним, поки не відлетить чи раса не занепаде.
    .combo = Драконознавчі
power-flying = Летючі
    .ability = Завойовуєте будь-де на мапі, навіть не поруч зі своїми, — окрім морів та озер.
    .combo = Летючі
power-forest = Лісові
    .ability = +1 монета за кожен зайнятий ліс наприкінці ходу.
    .combo = Лісові
power-fortified = Укріплені
    .ability = Раз за хід зведіть фортецю (1 на регіон, разом 6): +1 до захисту навіть у занепаді та +1 монета, поки раса активна.
    .combo = Укріплені
power-heroic = Героїчні
    .ability = Наприкінці ходу поставте 2 героїв у різні свої регіони — вони недоторканні. У занепаді герої йдуть.
    .combo = Героїчні
power-hill = Пагорбові
    .ability = +1 монета за кожні зайняті пагорби наприкінці ходу.
    .combo = Пагорбові
power-merchant = Підприємливі
    .ability = Кожен регіон цієї раси приносить наприкінці ходу на 1 монету більше.
    .combo = Підприємливі
power-mounted = Верхові
    .ability = Пагорби й ниви завойовуєте на 1 жетон дешевше (мінімум 1).
    .combo = Верхові
power-pillaging = Розбійницькі
    .ability = Кожен непорожній регіон, здобутий цього ходу, — це +1 монета.
    .combo = Розбійницькі
power-seafaring = Водяні
    .ability = Поки раса активна, завойовуєте моря й озера, мов порожні регіони. Вони лишаються вашими й дають монети навіть у занепаді.
    .combo = Водяні
power-spirit = Примарні
    .ability = У занепаді не входить у ліміт однієї занепалої раси й зникає з поля лише внаслідок завоювань.
    .combo = Примарні
power-stout = Непохитні
    .ability = Можете занепасти наприкінці звичайного ходу, щойно отримаєте монети.
    .combo = Непохитні
power-swamp = Болотяні
    .ability = +1 монета за кожні зайняті болота наприкінці ходу.
    .combo = Болотяні
power-underworld = Підземні
    .ability = Регіони з печерою завойовуєте на 1 жетон дешевше (мінімум 1), і всі печери межують одна з одною.
    .combo = Підземні
power-wealthy = Заможні
    .ability = Одноразово +7 монет наприкінці першого ходу цієї раси.
    .combo = Заможні
power-adventurous = Авантюрні
    .ability = +1 монета за кожне зайняте Популярне місце наприкінці ходу.
    .combo = Авантюрні
power-fisher = Рибальські
    .ability = +1 монета за кожну пару зайнятих регіонів біля річки наприкінці ходу. Сама річка не враховується.
    .combo = Рибальські
power-flocking = Стадні
    .ability = +2 монети, якщо наприкінці ходу всі ваші регіони утворюють одну суцільну групу.
    .combo = Стадні
power-frightened = Полохливі
    .ability = +1 монета за кожен регіон, де наприкінці ходу стоять щонайменше 3 ваші активні жетони.
    .combo = Полохливі
power-immortal = Безсмертні
    .ability = Коли ваш регіон завойовано, ви не втрачаєте жетона — усі повертаються на руку.
    .combo = Безсмертні
power-magic = Магічні
    .ability = Щоходу торба з усячиною копіює одну Реліквію, що є в грі. Її не вкрасти; якщо покинути регіон, вона повертається на руку.
    .combo = Магічні
power-martyr = Мученицькі
    .ability = Щоразу, як суперник завойовує ваш регіон, отримуєте 1 монету із запасу.
    .combo = Мученицькі
power-mining = Гірницькі
    .ability = +1 монета за кожну зайняту копальню наприкінці ходу.
    .combo = Гірницькі
power-muddy = Багнисті
    .ability = +1 монета за кожен зайнятий багнистий став наприкінці ходу, навіть у занепаді.
    .combo = Багнисті
power-mystic = Містичні
    .ability = +1 монета за кожні зайняті містичні кристали наприкінці ходу.
    .combo = Містичні
power-quarreling = Сварливі
    .ability = +1 монета за кожну окрему групу ваших регіонів наприкінці ходу.
    .combo = Сварливі
power-reborn = Відроджені
    .ability = У занепаді: на початку ходу можете звільнити 1–2 її регіони й поставити в кожен 1 жетон активної раси з контейнера.
    .combo = Відроджені
power-royal = Королівські
    .ability = Наприкінці ходу поставте королеву у свій регіон — він недоторканний. У занепаді вона й далі його боронить, але не рухається.
    .combo = Королівські
power-shield = Щитоносні
    .ability = Після завоювань беріть грибний обладунок за кожен грибний ліс. Кожен дає +1 до захисту, навіть у занепаді; зникає разом із регіоном.
    .combo = Щитоносні
power-stone = Кам’яні
    .ability = +1 монета за кожну зайняту Чорну гору наприкінці ходу.
    .combo = Кам’яні
power-thieving = Злодійські
    .ability = Наприкінці ходу заберіть по 1 монеті в кожного, хто має активний жетон поруч із вашим регіоном.
    .combo = Злодійські
power-tomb = Могильні
    .ability = У занепаді лишаються всі жетони; раз перерозподіліть їх перед підрахунком. Атаковані втрачають 1 і відступають, як активна раса.
    .combo = Могильні
power-vampire = Вампірські
    .ability = { $vampire_limit ->
            [per_opponent] Раз за хід у кожного суперника: його самотній активний жетон замініть своїм із контейнера й заберіть регіон. На гномів не діє.
           *[per_turn] Раз за хід: самотній активний жетон суперника замініть своїм із контейнера й заберіть регіон. На гномів не діє.
        }
    .combo = Вампірські
power-vanishing = Зникомі
    .ability = Занепадаючи, зніміть усі жетони цієї раси й візьміть по 2 монети замість 1 за кожен її регіон.
    .combo = Зникомі
power-vengeful = Мстиві
    .ability = Хто атакує якусь із ваших рас, отримує жетон помсти: свого наступного ходу завойовуєте його регіони на 1 жетон дешевше (мінімум 1).
    .combo = Мстиві
power-wise = Мудрі
    .ability = У занепаді: +2 монети щоходу (також у хід занепаду), поки має хоч 1 регіон.
    .combo = Мудрі

## Relics

relic-doormat = Летючий придверний килимок
    .ability = Раз за хід: завоюйте будь-який регіон, навіть неприлеглий. У разі успіху килимок переміщується туди.
relic-ring = Перстень Фроґі
    .ability = Наприкінці ходу покладіть його у свій регіон і візьміть 1 монету в кожного, хто має активний жетон у прилеглому регіоні.
relic-socks = Смердючі шкарпетки троля
    .ability = Раз за хід: завоюйте регіон, ніби він порожній. Ворожі жетони тікають і перерозподіляються наприкінці ходу.
relic-scepter = Скіпетр жадібності
    .ability = Перед підрахунком покладіть у свій регіон — він дасть удвічі більше монет. Не діє в копальні загубленого дворфа й на монети від гравців.
relic-orb = Сяйна куля
    .ability = Раз за хід: замініть самотній жетон суперника своїм додатковим і заберіть його регіон.
relic-sword = Меч кролика-вбивці
    .ability = Раз за хід: один регіон завойовуєте на 2 жетони дешевше (мінімум 1).

## Places

place-altar = Вівтар душ
    .ability = Наприкінці ходу можете скинути 1 жетон своєї занепалої раси з будь-якого регіону й узяти 3 монети. Діє і для занепалих рас.
place-crypt = Крипта розкрадача гробниць
    .ability = Наприкінці ходу поставте привида в будь-який регіон — той недоторканний. Якщо крипту тримає занепала раса, привид не рухається.
place-diamonds = Діамантові поля
    .ability = +1 монета за цей регіон і +1 за кожен інший того самого типу, який займає та сама раса. Діє й у занепаді.
place-pipe = Велика латунна труба
    .ability = Для власника всі регіони того самого типу, що й регіон із трубою, вважаються прилеглими.
place-fountain = Фонтан молодості
    .ability = На початку ходу отримуєте 1 додатковий жетон своєї раси, якщо в контейнері ще є.
place-keep = Твердиня рідної землі
    .ability = +1 монета наприкінці ходу та +1 до захисту регіону, навіть у занепаді.
place-lost-mine = Копальня загубленого дворфа
    .ability = +2 монети наприкінці ходу, навіть у занепаді. Скіпетр жадібності тут не діє.
place-stonehedge = Кам’яне коло
    .ability = Коли знайдено, витягніть випадкову властивість: вона тут до кінця гри, і власник може нею користуватися. Жетонів не додає.
place-pentacle = Наймерзенніша пентаграма
    .ability = Після відкриття й далі раз за хід шліть Балрога до сусіднього регіону: той завойовано (захисник втрачає 2 жетони), він недоторканний і без монет.

## Markers

marker-tribe = Забуте плем’я
marker-lair = Троляче лігво
marker-fortress = Фортеця
marker-mountain = Гора
marker-camp = Табір
marker-hole = Нора
marker-hero = Герой
marker-dragon = Дракон
marker-round = Маркер раунду
marker-monster = Чудовисько
marker-ancient = Великий Прадавній
marker-balrog = Балрог
marker-queen = Королева
marker-ghost = Привид розкрадача гробниць
marker-volcano = Вулкан
marker-hammer = Срібний молот
marker-armor = Грибний обладунок
marker-vengeance = Жетон помсти
marker-bag = Торба з усячиною
marker-black-mountain = Чорна гора

## Terrains

terrain-farmland = Ниви
terrain-forest = Ліси
terrain-hill = Пагорби
terrain-swamp = Болота
terrain-mountain = Гори
terrain-sea = Море
terrain-lake = Озеро
terrain-river = Річка
terrain-chasm = Прірва
terrain-black-mountain = Чорні гори
terrain-mud-pool = Багнистий став
terrain-mushroom-forest = Грибний ліс
terrain-mine = Копальня
terrain-mystic-crystal = Містичні кристали

## Map symbols

symbol-mine = Копальня
symbol-magic = Джерело магії
symbol-cavern = Печера
symbol-volcano = Символ вулкана
symbol-monster = Символ чудовиськ
symbol-lost-tribe = Символ забутого племені

## Other terms

concept-game-title = Маленький світ
concept-game-title-underground = Маленький світ: Підземелля
concept-setup = Приготування до гри
concept-goal = Мета гри
concept-rules = Правила
concept-player-aid = Пам’ятка
concept-end-of-game = Кінець гри
concept-player = Гравець
    .count = { $count ->
            [one] { $count } гравець
            [few] { $count } гравці
            [many] { $count } гравців
           *[other] { $count } гравця
        }
concept-opponent = Суперник
concept-active-player = Активний гравець
concept-first-player = Перший гравець
concept-winner = Переможець
concept-tie = Нічия
concept-tie-break = Вирішення нічиєї
concept-round = Раунд
    .count = { $count ->
            [one] { $count } раунд
            [few] { $count } раунди
            [many] { $count } раундів
           *[other] { $count } раунду
        }
concept-turn = Хід
    .count = { $count ->
            [one] { $count } хід
            [few] { $count } ходи
            [many] { $count } ходів
           *[other] { $count } ходу
        }
concept-round-track = Трек раундів
concept-coin = Монета
    .count = { $count ->
            [one] { $count } монета
            [few] { $count } монети
            [many] { $count } монет
           *[other] { $count } монети
        }
concept-victory-coin = Монета
    .count = { $count ->
            [one] { $count } монета
            [few] { $count } монети
            [many] { $count } монет
           *[other] { $count } монети
        }
concept-bonus-coin = Бонусна монета
concept-point = Очко
    .count = { $count ->
            [one] { $count } очко
            [few] { $count } очки
            [many] { $count } очок
           *[other] { $count } очка
        }
concept-victory-point = Переможне очко
concept-scoring = Отримання монет
concept-bank = Загальний запас
concept-cost = Вартість
concept-race = Раса
    .count = { $count ->
            [one] { $count } раса
            [few] { $count } раси
            [many] { $count } рас
           *[other] { $count } раси
        }
concept-race-ability = Здібність раси
concept-special-power = Властивість
concept-race-banner = Стяг раси
concept-special-power-badge = Плитка властивості
concept-combo = Комбінація раси та властивості
concept-combo-column = Стовпець комбінацій
concept-stack = Стос
concept-tray = Контейнер
concept-hand = Рука
concept-token = Жетон
    .count = { $count ->
            [one] { $count } жетон
            [few] { $count } жетони
            [many] { $count } жетонів
           *[other] { $count } жетона
        }
concept-race-token = Жетон раси
    .count = { $count ->
            [one] { $count } жетон раси
            [few] { $count } жетони раси
            [many] { $count } жетонів раси
           *[other] { $count } жетона раси
        }
concept-lone-token = Єдиний жетон
concept-troops = Загони
concept-active-race = Активна раса
concept-in-decline = Занепала
concept-race-in-decline = Занепала раса
concept-decline = Занепад
concept-go-in-decline = Призвести расу до занепаду
concept-conquest = Завоювання
concept-conquer-region = Завоювати регіон
concept-first-conquest = Перше завоювання
concept-following-conquests = Наступні завоювання
concept-final-conquest-attempt = Спроба останнього завоювання
concept-expand = Завоювання нових регіонів
concept-reinforcement-die = Кубик підкріплень
concept-reinforcement-roll = Кидок кубика підкріплень
concept-ready-troops = Приготування загонів
concept-redeployment = Перерозподіл загонів
concept-abandon-region = Покидання регіону
concept-enemy-losses = Втрати суперника й відступ
concept-discard = Скинути
concept-defense = Захист
concept-immune = Недоторканний
concept-region = Регіон
    .count = { $count ->
            [one] { $count } регіон
            [few] { $count } регіони
            [many] { $count } регіонів
           *[other] { $count } регіону
        }
concept-border-region = Прикордонний регіон
concept-adjacent = Прилеглий
concept-occupied-region = Зайнятий регіон
concept-non-empty-region = Непорожній регіон
concept-empty-region = Порожній регіон
concept-coastal-region = Прибережний регіон
concept-riverside-region = Прирічковий регіон
concept-impassable = Непрохідний
concept-terrain-type = Тип місцевості
concept-map-symbol = Символ на полі
concept-map = Мапа
concept-board = Поле
concept-board-edge = Край поля
concept-ally = Союзник
concept-peace = Мир
concept-popular-place = Популярне місце
concept-righteous-relic = Давня реліквія
