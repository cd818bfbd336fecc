# What the page says. The terms of the game itself are in tiles.ftl.

## Names

page-name = Elbowroom
seat-player = Гравець { $number }
seat-player-short = Гр. { $number }
seat-bot = Бот { $number }
region-name = { $terrain }{"\u00A0"}{ $region }
region-bare = Регіон{"\u00A0"}{ $region }
tag-you = ви
tag-bot = бот
tag-away = не за столом
tag-stand-in = грає бот

## Bars and everyday buttons

nav-home = Головна сторінка
nav-rules = Правила
nav-about = Про гру
nav-learn = Перша гра
nav-workshop = Майстерня
nav-puzzles = Загадки
nav-settings = Налаштування
nav-log = Літопис
nav-log-new = Літопис: від вашого останнього ходу щось сталося
nav-offer = Пропозиція
nav-players = Гравці
nav-chat = Чат
nav-chat-new = { $count ->
        [one] Чат: { $count } нове повідомлення
        [few] Чат: { $count } нові повідомлення
       *[other] Чат: { $count } нових повідомлень
    }
do-close = Закрити
do-copy = Копіювати
do-copied = Скопійовано
do-retry = Спробувати ще раз
do-reload = Перезавантажити
do-home = На головну сторінку
round-track = Раунд
round-of = Раунд { $round } з { $rounds }
loading = Розкладаємо мапу…

## What to do now

say-pick = Виберіть расу з властивістю
say-swap = Обміняйте властивість або залиште її
say-volcano = Торкніться прірви, де постане вулкан
say-mode = Завойовувати далі чи занепад?
say-conquest = Завоюйте: торкніться світлого регіону
say-conquest-die = Остання спроба з кубиком?
say-conquest-none = Більше нічого не завоювати
say-roll-first = Спершу киньте кубик, тоді вибирайте
say-late = Спершу раса в занепаді: { $race }
say-die-lies = На кубику { $face }: виберіть регіон
say-balrog = Торкніться регіону, куди йде Балрог
say-redeploy = Розставте { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }: торкайтеся регіонів
say-retreat = Розставте { $count ->
        [one] { $count } вцілілий жетон
        [few] { $count } вцілілі жетони
        [many] { $count } вцілілих жетонів
       *[other] { $count } вцілілого жетона
    }: торкайтеся своїх регіонів
say-camp = Поставте { $count ->
        [one] { $count } табір
        [few] { $count } табори
        [many] { $count } таборів
       *[other] { $count } табору
    }
say-armor = Покладіть { $count ->
        [one] { $count } грибний обладунок
        [few] { $count } грибні обладунки
        [many] { $count } грибних обладунків
       *[other] { $count } грибного обладунку
    }
say-redeploy-ready = Усе стоїть: закінчуйте хід
say-retreat-ready = Усе стоїть
say-end = Монети за хід отримано
say-other = Виберіть одну з дій
say-over = { $count ->
        [one] Перемога: { $names }
       *[other] Спільна перемога: { $names }
    }
wait-pick = { $player } вибирає расу
wait-mode = { $player } починає хід
wait-conquest = { $player } завойовує
wait-redeploy = { $player } розставляє жетони
wait-retreat = { $player } розставляє вцілілі жетони
wait-other = { $player } вирішує
fact-turn-of = Хід: { $player }
fact-pick = Перша комбінація безкоштовна, кожна наступна на монету дорожча.
fact-swap = Торкніться комбінації в пропозиції, щоб узяти її властивість; монети лишаються на місці.
fact-mode = { $race }: у бій { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
fact-hand = { $race }: у руці { $count }
fact-taken = за цей хід { $count ->
        [one] завойовано { $count } регіон
        [few] завойовано { $count } регіони
        [many] завойовано { $count } регіонів
       *[other] завойовано { $count } регіону
    }
fact-roll-first = На стільки, скільки випаде, дешевшим буде регіон, який потім виберете.
fact-die-lies = На стільки дешевший цей один регіон.
fact-redeploy = У кожному регіоні лишається один жетон, решту ставте де завгодно.
fact-retreat = Вони вертаються із втраченого регіону: розставте їх у регіонах, які ця раса ще має.
fact-ready = Торкніться регіону, щоб щось змінити, або закінчуйте хід.
fact-withdraw = Треба відкласти чотири жетони, а вільних замало.
fact-end = Можете ще скористатися тим, що тут показано.
news-title = Від вашого останнього ходу

## Buttons of a turn

act-pick = Узяти: { $combo }
act-pick-sub = { $price ->
        [0] безкоштовно
        [one] за { $price } монету
        [few] за { $price } монети
        [many] за { $price } монет
       *[other] за { $price } монети
    } · { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }
act-keep = Залишити: { $power }
act-swap = Обміняти на: { $power }
act-expand = Завойовувати далі
act-expand-sub = { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    } на руку
act-decline = Занепад
act-decline-sub = наступного ходу нова раса
act-decline-with = Занепад: { $means }
act-stop = Перерозподіл
act-stop-sub = якщо спинитися: { $coins ->
        [one] +{ $coins } монета
        [few] +{ $coins } монети
        [many] +{ $coins } монет
       *[other] +{ $coins } монети
    }
act-late-done = До активної раси
act-conquer = Завоювати
act-conquer-sub = за { $cost } з { $hand } у руці
act-do = Зробити
act-roll = Кинути кубик
act-roll-sub = має випасти щонайменше { $need }
act-even = Розподілити порівну
act-even-sub = ще розставити: { $count }
act-border = На кордон
act-before = Як раніше
act-restart = Спочатку
act-end-turn = Закінчити хід
act-end-turn-sub = { $coins ->
        [one] +{ $coins } монета
        [few] +{ $coins } монети
        [many] +{ $coins } монет
       *[other] +{ $coins } монети
    }
act-done = Готово
act-undo = Скасувати
act-faster = Швидші боти
act-final = Підсумок
ask-decline = { $race }: у занепаді ця раса більше не завойовує, і ваш хід на цьому закінчується.
ask-decline-scores = Цей хід принесе { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
ask-stop = У руці { $count }, і ще можна завоювати { $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
        [many] { $regions } регіонів
       *[other] { $regions } регіону
    }. На цьому ваш хід закінчується.
ask-undealt = Залишилося розставити: { $count }. Решту буде розставлено за вас, порівну.
ask-piece = Ще не все розставлено: решту буде розставлено за вас.
ask-no = Граю далі

## Abilities

ability-abandon = Покинути регіон
ability-abandon-text = Перед першим завоюванням можна віддати регіон: усі його жетони повертаються на руку.
ability-decline = Занепад зараз
ability-decline-text = Занепад одразу після отримання монет.
ability-dragon = Дракон
ability-wisp = Кубик вогників
ability-convert = Замінити жетон
ability-camp = Табори
ability-armor = Грибні обладунки
ability-fortress = Фортеця
ability-hero = Герой
ability-queen = Королева
ability-ghost = Привид
ability-ancient = Великий Прадавній
ability-reborn = Відродження
ability-volcano = Вулкан
ability-withdraw = Віддати регіон
ability-balrog = Балрог
ability-altar = Жертва
ability-ring = Перстень Фроґі
ability-scepter = Скіпетр
ability-bag = Торба діє як …
ability-ally = Назвати союзника
ability-roll = Кинути кубик
ability-conquer = Завоювати
ability-place = Розставити жетони
ability-with = { $ability } ({ $means })
tool-abandon = Торкніться регіону, який покидаєте
tool-dragon = Торкніться регіону, який візьме дракон
tool-wisp = Торкніться регіону, за який кидаєте кубик
tool-convert = Торкніться єдиного жетона, який заміните
tool-camp = Торкайтеся регіонів для таборів
tool-armor = Торкайтеся регіонів для обладунків
tool-fortress = Торкніться регіону для фортеці
tool-hero = Торкніться регіону, який стереже герой
tool-queen = Торкніться регіону, який стереже королева
tool-ghost = Торкніться регіону, який стереже привид
tool-ancient = Торкніться, куди йде Великий Прадавній
tool-reborn = Торкніться регіону, де відродитеся
tool-volcano = Торкніться прірви, де постане вулкан
tool-withdraw = Торкніться регіону, який віддаєте
tool-balrog = Торкніться регіону, куди йде Балрог
tool-altar = Торкніться занепалого жетона для жертви
tool-ring = Торкніться регіону для персня
tool-scepter = Торкніться регіону, що дасть удвічі
tool-conquer = Торкніться світлого регіону
tool-roll = Торкніться регіону, за який кидаєте кубик
tool-place = Торкайтеся своїх регіонів
tool-relic = Реліквія діє: торкніться світлого регіону
tool-other = Торкніться світлого регіону

## The cost of a region

cost-title = Вартість
cost-region = Будь-який регіон
cost-tokens = { $race } ×{ $count }
cost-monsters = Чудовиська ×{ $count }
cost-die = Кубик
cost-minimum = Щонайменше один жетон
cost-note-left = У руці лишиться { $left } з { $hand }.
cost-note-free = Нічого не платите: у руці лишається { $left } з { $hand }.
cost-note-die = Лише з кубиком: має випасти щонайменше { $need } ({ $chance }%).
cost-note-sure = Кубик може лише допомогти: у руці лишиться { $left } з { $hand } або більше.
cost-loss = { $race }: { $lost ->
        [0] жоден жетон не гине
        [one] { $lost } гине
        [few] { $lost } гинуть
        [many] { $lost } гине
       *[other] { $lost } гине
    }{ $back ->
        [0] {""}
        [one] , { $back } відступає
        [few] , { $back } відступають
        [many] , { $back } відступає
       *[other] , { $back } відступає
    }.
cost-coins-gain = Ви одразу отримуєте { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
cost-coins-pay = Ви одразу платите { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
cost-coins-other-gain = { $player } одразу отримує { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
cost-coins-other-pay = { $player } одразу платить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
cost-not-kept = Ви його не втримаєте: під час перерозподілу його полишають.
label-tokens = { $race } ×{ $count }, { $player }
label-declined = { $race } ×{ $count }, { $player }, у занепаді
label-advised = Порада: { $label }
label-take = вартість { $cost }
label-die = вартість { $cost }, лише з кубиком: щонайменше { $need }
label-choice = можна вибрати
card-declined = { $race }, у занепаді
why-relic = Ця реліквія тут не допоможе.
why-tool = Не цією здібністю.
rule-show = Правило

## Hints

hint-ask = Підказка
hint-title = Поради бота
hint-before = Попередній план
hint-next = Наступний план
hint-thinking = Обмірковує…
hint-none = Жоден план не вирізняється. Довіртеся власним очам.
hint-use = Розкласти так
hint-choose = Позначити
hint-redeploy = Розставте їх так
hint-stop = На цьому спинитися
hint-take = Завоювати: { $region }
hint-roll = Кинути кубик: { $region }
hint-step-die = { $region } з кубиком
hint-step-with = { $region } ({ $means })
hint-step-ability = { $ability }: { $region }
hint-net = { $coins } (після сплати { $price })
hint-facts = Цього ходу { $coins }, відтепер до кінця { $expected ->
        [one] близько { $expected } монети.
       *[other] близько { $expected } монет.
    }
hint-ahead = { $coins ->
        [one] Наприкінці перевага близько { $coins } монети.
       *[other] Наприкінці перевага близько { $coins } монет.
    }
hint-behind = { $coins ->
        [one] Наприкінці відставання близько { $coins } монети.
       *[other] Наприкінці відставання близько { $coins } монет.
    }
hint-level = Наприкінці приблизно нарівно з іншими.
hint-chance = Шанс на перемогу: близько { $percent }%.
hint-more-pick = { $coins ->
        [one] На { $coins } монету більше, ніж найкращий інший вибір.
        [few] На { $coins } монети більше, ніж найкращий інший вибір.
       *[other] На { $coins } монет більше, ніж найкращий інший вибір.
    }
hint-more-expand = { $coins ->
        [one] На { $coins } монету більше, ніж занепад зараз.
        [few] На { $coins } монети більше, ніж занепад зараз.
       *[other] На { $coins } монет більше, ніж занепад зараз.
    }
hint-more-decline = { $coins ->
        [one] На { $coins } монету більше, ніж завойовувати далі.
        [few] На { $coins } монети більше, ніж завойовувати далі.
       *[other] На { $coins } монет більше, ніж завойовувати далі.
    }
hint-fewer = Щось інше дало б вам більше, але суперникам іще більше.

## Around the board

board-name = Мапа
board-numbers = Номери регіонів
board-zoom-in = Наблизити
board-zoom-fit = Показати всю мапу
board-fewer = На один менше
board-more = На один більше
offer-title = Пропозиція
offer-free = даром
offer-price = { $price ->
        [one] коштує { $price } монету
        [few] коштує { $price } монети
        [many] коштує { $price } монет
       *[other] коштує { $price } монети
    }
offer-coins = { $coins ->
        [one] на ній лежить { $coins } монета
        [few] на ній лежать { $coins } монети
        [many] на ній лежить { $coins } монет
       *[other] на ній лежить { $coins } монети
    }
offer-tokens = { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }
player-hand = у руці
player-map = на полі
player-regions = { $count ->
        [one] регіон
        [few] регіони
       *[other] регіонів
    }
player-coins = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
player-coins-hidden = монети приховані
player-declined = у занепаді · { $count ->
        [one] { $count } регіон
        [few] { $count } регіони
        [many] { $count } регіонів
       *[other] { $count } регіону
    }
player-no-race = без активної раси
player-turn = зараз вирішує
player-realm = Показати володіння: { $player }
player-tell = Що вміють раси гравця { $player }
stock-camps = Табори
stock-heroes = Герої
stock-reserve = Відкладено
stock-hammers = Молоти
stock-armors = Грибні обладунки
stock-queen = Королева
stock-ancient = Великий Прадавній
stock-holes = Нори
stock-wealth = Бонус
stock-ally = Союзник
stock-vengeance = Помста
income-regions = регіони
income-total = разом
income-title = Якби хід закінчився зараз
die-label = Кубик підкріплень
die-last = Наостанок
die-range = від +0 до +3
die-rolling = { $player } кидає за регіон { $region }
die-rolling-free = { $player } кидає кубик
die-needs = Треба щонайменше { $needed }
die-enough = Випало { $face }: цього досить
die-short = Випало { $face }: напад не вдається
die-fell = Випало { $face }
announce-your-turn = Ваша черга.
announce-taken-back = Скасовано.

## Log and chat

log-title = Літопис
recap-title = Що сталося
recap-show = Покажіть, що сталося
recap-back = Крок назад
recap-on = Крок далі
recap-end = Назад до гри
log-show = Показати на мапі
log-now = Цей хід
log-earlier = Раніше
log-empty = Ще нічого не сталося.
log-turn = Раунд { $round } · { $player }
log-picked = { $player } вибирає: { $combo }{ $paid ->
        [0] {""}
        [one] , платить { $paid } монету
        [few] , платить { $paid } монети
        [many] , платить { $paid } монет
       *[other] , платить { $paid } монети
    }{ $gained ->
        [0] {""}
        [one] , забирає { $gained } монету
        [few] , забирає { $gained } монети
        [many] , забирає { $gained } монет
       *[other] , забирає { $gained } монети
    }.
log-revealed = Нове в пропозиції: { $list }.
log-swapped = { $player } обмінює властивість: { $given } на { $taken }.
log-abandoned = { $player } покидає регіон { $region }.
log-rolled = { $player } кидає за регіон { $region }: { $face }, треба { $needed }.
log-rolled-failed = { $player } кидає за регіон { $region }: { $face }, треба { $needed }. Напад не вдається.
log-rolled-free = { $player } кидає кубик: { $face }.
log-conquered = { $player } завойовує регіон { $region } ({ $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }).
log-conquered-tribe = { $player } відбирає в забутого племені регіон { $region } ({ $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }).
log-conquered-monsters = { $player } відбирає в чудовиськ регіон { $region } ({ $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }).
log-conquered-with = { $player } завойовує регіон { $region } ({ $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }; допомога: { $means }).
log-cleared-tribe = Забуте плем’я вигнано з регіону { $region }.
log-cleared-monsters = Чудовиськ вигнано з регіону { $region }.
log-repelled = Напад на регіон { $region } не вдається.
log-lost = { $player } ({ $race }) втрачає регіон { $region }: { $lost ->
        [0] жоден жетон не гине
        [one] гине { $lost } жетон
        [few] гинуть { $lost } жетони
        [many] гине { $lost } жетонів
       *[other] гине { $lost } жетона
    }{ $withdrawn ->
        [0] {""}
        [one] , { $withdrawn } відступає
        [few] , { $withdrawn } відступають
        [many] , { $withdrawn } відступає
       *[other] , { $withdrawn } відступає
    }.
log-gained = { $player } ({ $race }) отримує: { $what }.
log-placed = { $player } розставляє ({ $race }): { $list }.
log-set-aside = { $player } відкладає: { $race } ×{ $tokens }.
log-piece-placed = { $piece }: тепер у регіоні { $region }.
log-piece-taken = { $piece }: уже не в регіоні { $region }.
log-discovered = { $player } знаходить у регіоні { $region }: { $find }.
log-allied = { $player } укладає союз до свого наступного ходу: { $ally }.
log-coins-bank = { $player } отримує із загального запасу: { $coins }.
log-coins-paid = { $player } платить до загального запасу: { $coins }.
log-coins-player = { $origin } платить, { $player } отримує: { $coins }.
log-scored = { $player } отримує монет: { $coins }.
log-declined = { $player }: занепадає раса { $race } ({ $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
        [many] { $regions } регіонів
       *[other] { $regions } регіону
    }).
log-vanished = { $race } ({ $player }) зникають із поля.
log-used = { $player } застосовує: { $what }.
log-used-at = { $player } застосовує: { $what } (регіон { $region }).
log-used-bag = { $player }: торба тепер діє як { $detail }.
log-used-stonehedge = { $player } отримує від місця властивість: { $detail }.
log-driver-bot = Тепер за гравця { $player } грає бот.
log-driver-clock = Час вийшов: за гравця { $player } грає бот.
log-driver-back = { $player } знову в грі.
log-over = Гру закінчено.
chat-title = Чат
chat-write = Напишіть до столу
chat-send = Надіслати
chat-off = За цим столом чат вимкнено.
chat-empty = Ще ніхто нічого не написав.

## Start page

home-title = Elbowroom
home-lead = Забагато народів, замало землі. Виберіть дивний народ із ще дивнішою властивістю, беріть, скільки вдасться, і знайте, коли відпустити.
home-play = Грати зараз
home-play-sub = ціла гра проти двох ботів
home-friend = Грати з другом
home-friend-sub = за посиланням, звідусіль
home-learn = Перша гра з провідником
home-learn-sub = п’ять хвилин, навчання в грі
home-custom = Скласти свою гру
home-watch = Дивитися гру ботів
home-join = Приєднатися за посиланням
home-join-label = Вставте посилання
home-join-go = Приєднатися
home-join-bad = Це не посилання на стіл. Воно має такий вигляд: «{ $example }»; скопіюйте його повністю.
join-elsewhere = Це посилання веде до столу на іншому сервері: { $host }.
join-elsewhere-go = Відкрити на { $host }
home-games = Мої ігри
home-games-none = Тут з’являться ігри з цього браузера.
home-continue = Грати далі
home-review = Переглянути
home-forget = Прибрати зі списку
home-forget-seat = Зникне й посилання на ваше місце: до цієї гри ви вже не повернетеся.
home-forget-watch = Зникне й посилання на перегляд цієї гри.
home-forget-over = Гру закінчено; забуде про неї лише цей список.
home-forget-yes = Прибрати
home-forget-no = Залишити
home-making = Накриваємо стіл…
home-version = Версія { $version }

## Setting up a game

new-title = Нова гра
new-box = Коробка
new-box-base = Базова гра
new-box-underground = Підземелля
new-box-both = Обидві разом
new-map = Мапа
new-map-auto = { $count ->
        [one] Для { $count } гравця
       *[other] Для { $count } гравців
    }
new-own = Власні коробки
new-own-make = Створити власні раси та властивості
new-own-twice = Дві з цих коробок звуться { $name }: зніміть позначку з однієї або перейменуйте її в майстерні.
new-own-how = Як вона входить у гру
new-own-whole = уся, як доповнення
new-own-blank = як порожні плитки: одна раса, одна властивість
new-own-banner = На порожньому стягу
new-own-stand-in = Бере жетони раси
new-own-badge = На порожній плитці властивості
new-own-none = нічого
new-seats = Місця за столом
new-seat = Місце { $number }
new-seat-kind = Хто тут сидить
new-kind-here = Я або хтось за цим екраном
new-kind-link = Друг, за посиланням
new-kind-bot = Бот
new-seat-name = Ім’я
new-seat-name-link = Ім’я (друг назве його сам)
new-seat-level = Рівень
new-add-seat = Додати місце
new-remove-seat = Прибрати місце { $number }
new-more = Більше можливостей
new-coins = Монети
new-coins-hidden = приховані до кінця
new-coins-open = видимі всім
new-hints = Підказки
new-hints-on = дозволені
new-hints-off = не за цим столом
new-clock = Годинник
new-clock-none = немає
new-clock-turn = на хід
new-clock-game = на всю гру, кожному
new-clock-seconds = Секунди
new-pace = Швидкість ботів
new-pace-instant = миттєво
new-pace-fast = жваво
new-pace-normal = спокійно
new-pace-slow = повільно
new-first = Хто починає
new-first-draw = за жеребом
new-house-rules = Домашні правила
new-start = Почати гру
new-start-lobby = Відкрити стіл
level-random = Випадковий
level-greedy = Жадібний
level-easy = Легкий
level-normal = Середній
level-hard = Важкий
level-expert = Майстерний
variant-own_tokens_defend = Власні занепалі жетони обороняються від вас
variant-rounds = Раунди (0: скільки каже мапа)
variant-starting_coins = Монети на початку
variant-offer_size = Комбінації в пропозиції
variant-step_price = Монети за пропущену комбінацію
variant-declined_races = Скільки занепалих рас може мати гравець
variant-tribes = На мапі є забуті племена
variant-open_coins = Усі бачать монети всіх
variant-flames_entry = Пломінці заходять з
variant-vampire_limit = Вампіри замінюють жетон
value-volcano = вулкана
value-edge = краю поля
value-per_turn = раз на хід
value-per_opponent = раз у кожного суперника

## The lobby

lobby-title = Стіл накрито
lobby-lead = Надішліть кожному другові його посилання. Гра почнеться, коли всі сядуть.
lobby-lead-guest = Чекаємо на інших. Гра почнеться сама.
lobby-link = Посилання на місце { $number }
lobby-watch = Посилання для глядачів
lobby-link-lost = Це посилання показав браузер, де відкрили стіл. Зробіть нове, щоб побачити його знову.
lobby-new-link = Нове посилання
lobby-local = Цей сервер працює лише на вашому комп’ютері: посилання відкриються тут в іншому вікні. Для друзів деінде його треба запустити для мережі (elbowroom serve --host 0.0.0.0) і відкрити за тією адресою.
lobby-friend-instead = Віддати другові
lobby-bot-instead = Хай грає бот
lobby-start = Почати
lobby-start-missing = Почати не чекаючи
lobby-missing-note = { $count ->
        [one] Ще бракує: { $names }. Якщо почати зараз, гра зачекає на ході цього гравця, а час не йтиме.
       *[other] Ще бракує: { $names }. Якщо почати зараз, гра зачекає на ходах цих гравців, а час не йтиме.
    }
lobby-hints = Гравці можуть просити в бота підказку
lobby-rounds = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[other] { $rounds } раундів
    }
agreed-title = Домовленості за цим столом
agreed-blank = { $tile } як порожня плитка
agreed-map = Мапа: { $map }
agreed-yes = так
agreed-no = ні
agreed-tiles = Власні плитки в цій грі
agreed-aside = поруч із мапою
lobby-here = за столом
lobby-missing = ще не за столом
lobby-coming = якраз заходить…
lobby-away = не за столом
lobby-bot-keeps = грає бот, доки друг не прийде
lobby-name = Ваше ім’я
invite-share = Поділитися…
invite-text = Зіграймо разом в Elbowroom:
invite-qr = QR-код
invite-qr-hide = Сховати QR-код
invite-qr-label = QR-код: { $label }
arrive-title = { $player } запрошує вас до гри
arrive-title-plain = Запрошення до гри
arrive-lobby = Назвіть своє ім’я й сідайте. Гра почнеться, коли всі сядуть.
arrive-bot = Гра вже йде, а ваше місце тримає бот. Назвіть своє ім’я й займіть його.
arrive-waits = Гра вже йде й чекає на вас. Назвіть своє ім’я й сідайте.
arrive-sit = Сісти за стіл

## At the table

handover-title = Тепер { $player }
handover-lead = Монети приховані: решта зараз не дивиться.
handover-go = Це я, { $player }
conn-connecting = З’єднуємося…
conn-offline = Немає зв’язку. Гра в безпеці на сервері; пробуємо далі…
conn-gone = Цей стіл закрито
conn-outdated = Гру оновлено
closed-link = Це посилання не пасує
closed-own = На моє місце
closed-other = Інше посилання?
conn-other = Ви дивитеся
seat-take = Знову граю я
stand-title = За вас грає бот
stand-title-of = За гравця { $player } грає бот
stand-turn = Час на цей хід вийшов. Від наступного ходу ви знову граєте самі.
stand-game = Час на всю гру вийшов; бот дограє її до кінця.
stand-host = Його посадив господар. Ви можете повернути собі місце будь-коли.
host-title = Цей стіл
host-pace = Швидкість ботів
host-chat = Чат
host-watch-link = Посилання для глядачів
game-over = Гру закінчено
coach-title = Ваша перша гра
coach-leave = Закрити урок
coach-back = Назад до уроку
coach-show = Покажіть
coach-place = Розставити так
coach-thinking = Хвилинку…
coach-goal = Перемагає той, у кого після раунду { $rounds } найбільше монет.
coach-pick = Виберіть расу з властивістю. { $combo }: { $tokens }, { $price ->
        [0] ще й задарма
       *[other] ціна { $price }
    }. Торкніться її.
coach-pick-new = Час для нової раси! { $combo }: { $tokens }. Те, що ви маєте, платить далі.
coach-pick-other = { $combo } теж добре. Тренер узяв би: { $advised }.
coach-take = Добрий вибір. Візьміть її кнопкою внизу.
coach-enter = Ваша раса входить від краю мапи. Жетонів у руці: { $hand }. { $region }: ціна { $cost }. Торкніться цього регіону.
coach-enter-again = Нова раса теж входить від краю: { $region }, ціна { $cost }.
coach-near = Кожен регіон щоходу дає монету. Тепер можна брати сусідні: { $region }, ціна { $cost }.
coach-cost = Порожній регіон коштує 2 жетони, а все, що на ньому стоїть, додає до ціни. { $region }: ціна { $cost }, та воно того варте.
coach-enemy = { $region }: там стоїть { $player }. Кожен жетон додає до ціни, разом { $cost }. Оборонець втрачає один.
coach-more = Далі: { $region }, ціна { $cost }.
coach-ability = Тепер скористайтеся «{ $ability }»: натисніть цю кнопку, а тоді торкніться регіону: { $region }.
coach-confirm = Підтвердьте кнопкою внизу.
coach-roll = Тепер киньте.
coach-die-won = Випало { $face }: досить!
coach-die-lost = Випало { $face }: цього разу замало.
coach-die = { $region }: жетонів замало. Та останньому завоюванню ходу може допомогти кубик, він додає від 0 до 3. Торкніться регіону й киньте.
coach-die-again = Ще один із кубиком: { $region }.
coach-stop = На цей хід досить: завершуйте завоювання.
coach-redeploy = Один жетон тримає регіон, інші боронять. Решту поставте, куди може прийти { $player }.
coach-redeploy-again = Решту поставте там, куди може прийти { $player }.
coach-redeploy-last = Це був ваш останній хід: де стане решта, уже байдуже.
coach-retreat = { $player } забирає вашу землю. Вцілілі жетони повертаються: розставте їх.
coach-placed = Усе розставлено. Далі кнопкою внизу.
coach-end = Закінчіть хід: { $coins }, по монеті за регіон і те, що додає властивість.
coach-end-again = Закінчіть хід: { $coins }.
coach-score = { $coins } для вас! Тепер грає { $player }; журнал каже, що відбувається.
coach-scored = { $coins } для вас. Тепер грає { $player }.
coach-wait = Тепер грає { $player }.
coach-again = Новий хід тієї самої раси: у кожному регіоні лишається один жетон, решта рушає далі.
coach-on = Ще є що брати: завойовуйте далі.
coach-decline = { $race }: сил лишилося мало. Хай занепадають: їхні регіони платять далі, а наступного ходу ви почнете з новою расою.
coach-decline-gain = Так ваша перевага має зрости приблизно на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }.
coach-last = Ваш останній хід: нічого не бережіть, беріть усе, що можна.
coach-won = Ви перемогли, { $own } : { $other }! Оце і вся гра. Спробуйте тепер довшу.
coach-close = { $own } : { $other }, на волосину попереду { $player }. Оце і вся гра; наступна може бути вашою.
coach-lost = { $own } : { $other }, цього разу перемагає { $player }. Оце і вся гра; спробуйте ще раз.
coach-own = По-своєму: побачимо.
coach-own-good = По-своєму, і не гірше.
coach-own-undo = Це може коштувати приблизно { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }. Скасуйте або грайте далі.
coach-own-worse = Це може коштувати приблизно { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }. Нічого, грайте далі.
coach-other = Зробіть те, про що просить панель унизу.

## The end and looking back

final-winner = { $count ->
        [one] Перемога: { $names }, монет: { $coins }
       *[other] Спільна перемога: { $names }, монет: { $coins }
    }
final-you = { $count ->
        [one] Ви перемогли, монет: { $coins }
       *[other] Ви ділите перемогу, монет: { $coins }
    }
final-place = Місце
final-player = Гравець
final-coins = Монети
final-regions = Регіони
final-chart = Монети за раундами
final-chart-round = Після раунду { $round }
final-sources = Звідки взялися монети
final-rematch = Грати ще раз
final-rematch-join = До наступної гри
final-replay = Переглянути запис
final-review = Розбір
final-board = Показати поле
final-record = Завантажити запис
source-start = на початку
source-regions = регіони
source-race = раси
source-power = властивості
source-finds = реліквії та місця
source-offer = з пропозиції
source-paid = сплачено за комбінації
source-players = від інших гравців
replay-title = Запис гри
replay-slider = Мить
replay-moment = Дія { $ply } з { $plies }
replay-start = Початок
replay-first = На початок
replay-back = На дію назад
replay-on = На дію вперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Пауза
replay-share = Копіювати посилання на цю мить
replay-play-on = Грати звідси
replay-play-on-sub = Ви сідаєте на одне місце, боти — на решту
replay-as = Грати за
replay-review = Розбір
replay-records = Записи ігор
review-working = Експерт переглядає партію, хід за ходом…
review-try = Спробувати

## Puzzles

puzzles-lead = Один хід і один план: він явно найкращий, та його легко проґавити. Бачите його?
puzzles-more = Скільки завгодно
puzzles-empty = Тут немає жодної загадки.
puzzles-count = { $count ->
        [0] Такої загадки немає.
        [one] { $count } загадка, розгадано: { $solved }
        [few] { $count } загадки, розгадано: { $solved }
        [many] { $count } загадок, розгадано: { $solved }
       *[other] { $count } загадки, розгадано: { $solved }
    }
puzzles-left-out = { $count ->
        [one] Пропущено { $count } загадку: потрібну їй расу чи властивість тут вимкнено, або за цими правилами вона вже не діє.
        [few] Пропущено { $count } загадки: потрібні їм раси чи властивості тут вимкнено, або за цими правилами вони вже не діють.
        [many] Пропущено { $count } загадок: потрібні їм раси чи властивості тут вимкнено, або за цими правилами вони вже не діють.
       *[other] Пропущено { $count } загадки: потрібні їм раси чи властивості тут вимкнено, або за цими правилами вони вже не діють.
    }
puzzles-show-more = Показати більше
puzzle-one = Загадка
puzzle-day = Загадка дня
puzzle-day-go = Розгадати
puzzle-day-again = Глянути ще раз
puzzle-day-solved = Розгадано
puzzle-day-shown = Розгадку показано
puzzle-day-tried = Ще не розгадано
puzzle-streak = { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дня поспіль
    }
puzzle-streak-none = Розгадайте її, і почнеться низка днів.
puzzle-by-theme = Тема
puzzle-by-difficulty = Складність
puzzle-by-box = Коробка
puzzle-any = Будь-яка
puzzle-listed = { $players ->
        [few] { $players } гравці, раунд { $round } з { $rounds }
       *[other] { $players } гравців, раунд { $round } з { $rounds }
    }
puzzle-done-best = Розгадано, найкращий план
puzzle-done-good = Розгадано
puzzle-done-missed = Ще не розгадано
puzzle-done-shown = Розгадку переглянуто
puzzle-task = Зіграйте найкращий хід, який знайдете.
puzzle-show = Показати розгадку
puzzle-show-ask = Тоді ви побачите розгадку, і загадка не зарахується як розгадана.
puzzle-all = Усі загадки
puzzle-again = Спробувати ще раз
puzzle-next = Наступна загадка
puzzle-loading = Загадку розкладають…
puzzle-judging = Експерт оцінює ваш хід…
puzzle-best = Розгадано: найкращий план!
puzzle-good = Розгадано: це теж добрий план
puzzle-missed = Є кращий план
puzzle-solution = Розгадка
puzzle-best-text = Нічого кращого за ваш хід не знайдено.
puzzle-loss = { $percent ->
        [0] Ваш хід дає приблизно на { $coins } монети менше, ніж найкращий план.
        [one] Ваш хід дає приблизно на { $coins } монети менше, ніж найкращий план, а шанс на перемогу менший на { $percent } відсотковий пункт.
        [few] Ваш хід дає приблизно на { $coins } монети менше, ніж найкращий план, а шанс на перемогу менший на { $percent } відсоткові пункти.
        [many] Ваш хід дає приблизно на { $coins } монети менше, ніж найкращий план, а шанс на перемогу менший на { $percent } відсоткових пунктів.
       *[other] Ваш хід дає приблизно на { $coins } монети менше, ніж найкращий план, а шанс на перемогу менший на { $percent } відсоткового пункту.
    }
puzzle-lead = Перевага наприкінці
puzzle-chance = Шанс на перемогу
puzzle-yours = Ваш хід
puzzle-theirs = Найкращий план
puzzle-plan = Найкращий план: { $plan }
puzzle-usual = Те, що тут грають боти рівня «{ $level }», коштує близько { $coins } монети.
puzzle-on-map = Найкращий план на мапі
puzzle-share = Ваш результат для інших, без підказок
puzzle-share-sheet = Поділитися
puzzle-unknown = Такої загадки немає
puzzle-unknown-text = Загадки «{ $id }» тут немає: потрібну їй расу чи властивість, можливо, вимкнено, або за цими правилами вона вже не діє.

## Rules

rules-title = Правила
rules-search = Шукати в правилах
rules-none = Нічого не знайдено: «{ $text }».
rules-board-base = На мапі базової гри: { $text }
rules-board-underground = На мапі «Підземелля»: { $text }
rules-game = Перебіг гри
rules-ground = Місцевість і символи
rules-markers = Жетони й фігурки
rules-tokens = { $tokens ->
        [one] дає { $tokens } жетон
        [few] дає { $tokens } жетони
        [many] дає { $tokens } жетонів
       *[other] дає { $tokens } жетона
    }
ground-plain = Звичайна земля: 2 жетони й те, що на ній стоїть. Деякі раси й властивості тут заробляють або заощаджують.
ground-mountain = Стрімкі схили: завоювання коштує на 1 жетон більше, хто б їх не тримав.
ground-water = Відкрита вода: закрита для всіх, крім тих, кому раса чи властивість дає плавати.
ground-symbol = Деякі раси й властивості мають зиск із регіону з цим знаком.
ground-tribe = Забутий народ давніх часів: завоювання коштує на 1 жетон більше, а вигнаний зникає назавжди.
rule-under-rivers = Підземелля: річки
    .text = Річка коштує 1 жетон і веде на другий берег, але наприкінці ходу жетони з неї йдуть.
rule-under-chasm = Підземелля: прірви
    .text = До прірви ніхто не ввійде; у позначеній може постати вулкан.
rule-under-monsters = Підземелля: чудовиська
    .text = Чудовиська стережуть деякі регіони й рахуються за два жетони. Хто їх вижене, знаходить реліквію або місце.

## Guided first game

learn-title = Ваша перша гра
learn-goal = Дивні народи один за одним здобувають для вас землі, а перемагає той, у кого після останнього раунду найбільше монет.
learn-lead = Коротка гра з лагідним ботом. Тренер каже, що робити, тоді, коли це потрібно.
learn-start = Почати
learn-resume = Продовжити першу гру
learn-again = Почати знову

## About

about-title = Про гру
about-lead = Elbowroom — точна цифрова версія Small World: базова гра й Підземелля, проти людей і ботів, вільна й відкрита.
about-unofficial = Неофіційно
about-unofficial-text = Small World — торговельна марка Days of Wonder. Elbowroom роблять прихильники гри; він не пов’язаний із Days of Wonder і не містить їхніх малюнків чи текстів. Якщо гра вам до вподоби, купіть коробку.
about-credits = Подяки
about-icons = Піктограми (змінено кольори), автори Lorc, Delapouite та інші:
about-fonts = Шрифти Alegreya Sans і Alegreya SC, Juan Pablo del Peral, Huerta Tipográfica:
about-software = Зроблено завдяки Svelte, Vite, Fluent, Starlette і Python.
about-engine = Ігри на цьому пристрої працюють на Python у браузері, з msgspec (BSD-3-Clause):
about-licence = Сам Elbowroom — вільне програмне забезпечення за ліцензією MIT.
about-privacy = Приватність
about-privacy-text = Жодних облікових записів, файлів cookie чи стеження. Посилання на ваші ігри та ігри на цьому пристрої зберігає лише цей браузер.

## Settings

set-title = Налаштування
set-language = Мова
set-theme = Кольори
set-theme-system = як у системі
set-theme-light = удень
set-theme-dark = при лампі
set-ask = Питати перед кожним завоюванням
set-ask-text = Інакше досить одного дотику; «Скасувати» повертає назад.
set-sound = Звуки
set-volume = Гучність
set-call = Кликати, коли моя черга
set-call-text = Коли сторінки не видно, два звуки кажуть, що тепер ваша черга. Більше тоді нічого не чути.
set-name = Ваше ім’я
set-keys = Клавіатура
set-keys-text = Tab і стрілки переходять між регіонами, Page Up і Page Down — між тими, які можна вибрати, Enter завойовує, + і − ставлять жетони, U скасовує, H підказує, Esc закриває.

## Games on this device

home-device = Грати на цьому пристрої
home-device-text = Ігри з ботами йдуть у цьому браузері й не потребують мережі.
home-plain = Тут усе працює у вашому браузері. Для гри з друзями за посиланням потрібен сервер.
games-device = на цьому пристрої
games-more = Перенести цю гру
games-record = Завантажити запис
games-to-device = Грати далі на цьому пристрої
games-to-server = Грати далі за столом на сервері
games-copy = Там триватиме копія; ця гра лишається, як є.
games-open = Відкрити запис
games-open-as = Яким гравцем ви є? За інших грають боти.
games-open-player = Гравець { $number }
games-open-how = Закінчена гра відкривається для перегляду й розбору. Файл можна також перетягнути на сторінку.
games-opening = Запис відкривається…
games-drop = Відпустіть запис тут
games-clock = Годинник цього пристрою переведено назад: деякі ігри здаються майбутніми, тож їхній порядок може бути хибним. Жодного ходу не втрачено.
kept-nothing = Цей браузер не зберігає ігор: ця триває, доки відкрита її вкладка. Завантажте запис, перш ніж її закрити.
held-elsewhere = Цю гру відкрито в іншій вкладці. Щойно ту закриють, гра продовжиться тут.
held-take = Грати тут зараз
held-lost = Ця гра триває в іншій вкладці. Усі ходи збережено.
engine-loading = Гра завантажується. Потім вона буде тут, з мережею і без неї.

## Errors

missing-title = Тут нічого немає
missing-text = За цією адресою немає сторінки.
update-ready = Новіша версія готова. Ігри, відкриті в інших вкладках, тривають без змін.
update-take = Увімкнути її зараз
storage-fails = Цей браузер нічого тут не зберігає: його сховище заповнене або вимкнене. Збережіть адресу кожної гри; це єдиний шлях назад на ваше місце.
error-title = Не вдалося
error-other = Щось пішло не так ({ $code }). Перезавантажте сторінку.
error-internal = Сервер на цьому спіткнувся. Спробуйте за мить.
error-offline = Немає зв’язку із сервером. Спробуємо ще раз автоматично.
error-unexpected = Сервер відповів незрозуміло ({ $status }). Спробуйте за мить.
error-wrong-protocol = Ця сторінка старіша за сервер. Перезавантажте її: ваше місце і гра в безпеці.
error-bad-message = Сервер не може цього прийняти: текст задовгий або містить недозволені символи.
error-bad-settings = Такий стіл зробити не вийде. Змініть коробку, мапу або місця.
error-bad-box = У коробці { $box } є помилка: { $where }. Майстерня каже, яка.
error-bad-map = На мапі { $map } ще не можна грати. Майстерня каже, що з нею не так.
error-too-big = Текст задовгий.
error-too-fast = Зашвидко. Зачекайте мить і спробуйте ще раз.
error-too-many-tables = Забагато столів із цієї адреси. Дограйте якийсь або спробуйте пізніше.
error-too-many-connections = Забагато відкритих з’єднань. Закрийте якусь вкладку й перезавантажте сторінку.
error-unknown-table = Такого столу немає. Можливо, його прибрали через довгий час.
error-wrong-secret = Це посилання не відкриває цього столу. Попросіть нове.
error-no-secret = Стіл відкривається лише за посиланням від когось із гравців. Попросіть своє.
error-secret-replaced = Це посилання замінили новішим. Попросіть його в господаря.
error-table-cleared = Цей стіл прибрали.
error-banned = Цей сервер не пускає з цієї адреси. Так вирішили ті, хто ним опікується; інших серверів це не стосується.
error-banned-name = Тут так ніхто не може називатися. Виберіть інше ім’я.
error-table-closed = Ті, хто опікується сервером, закрили цей стіл.
error-table-closed-conduct = Ті, хто опікується сервером, закрили цей стіл: те, що за ним казали чи робили, порушує їхні правила.
error-table-closed-load = Ті, хто опікується сервером, закрили цей стіл: він надто обтяжував сервер.
error-table-closed-request = Ті, хто опікується сервером, закрили цей стіл, бо хтось за ним про це попросив.
error-not-found = За цією адресою нічого немає.
error-wrong-method = Сервер такого не робить.
error-wrong-origin = Сторінку відкрито з іншого сайту. Відкрийте її за адресою сервера.
error-join-first = Сторінка втратила місце за столом. Перезавантажте її.
error-already-joined = Ви вже за столом.
error-stale = Гра пішла далі; ось найновіша позиція.
error-not-started = Гра ще не почалася.
error-already-started = Гра вже почалася.
error-over = Гру закінчено.
error-not-over = Це буде видно після кінця гри.
error-not-your-turn = Зараз вирішує інший гравець.
error-bot-plays = На цьому місці грає бот. Спершу поверніть його собі.
error-not-your-seat = Це місце не ваше.
error-no-such-seat = Такого місця немає.
error-host-only = Це може лише господар.
error-players-only = Це можуть лише гравці.
error-nothing-to-undo = Скасувати нічого: кинуто кубик або вирішував хтось інший.
error-not-joined = Ще не всі за столом.
error-seat-taken = Власник цього місця тут.
error-time-up = Час цього гравця вийшов.
error-chat-off = За цим столом чат вимкнено.
error-hints-off = За цим столом немає підказок.
error-no-hint = Бот нічого не придумав. Спробуйте за мить.
error-unreadable = Цей сервер не може прочитати запис цієї гри. Інших ігор це не стосується.
error-other-rules = Цю гру почато за старішими правилами, і цей сервер уже не може її продовжити. Її ходи збережено: завершити її може сервер із тими правилами.
error-storage = Не вдалося зберегти, тож цього не сталося. Спробуйте ще раз.
error-storage-bot = Хід бота не вдалося зберегти, тож він не відбувся. Бот сам спробує ще раз.
error-closing = Сервер перезапускається. Зачекайте мить; гра піде далі сама.
error-storage-full = На цьому пристрої більше немає місця, тож хід не відбувся. Звільніть трохи місця й зробіть його ще раз; усі попередні ходи збережено.
error-storage-full-bot = На цьому пристрої більше немає місця, тож хід бота не відбувся. Звільніть трохи місця, і гра піде далі сама; усі попередні ходи збережено.
error-kept-elsewhere = Цю гру продовжили в іншій вкладці. Перезавантажте сторінку, щоб побачити найновішу позицію.
error-tab-engine = Гру не вдалося завантажити повністю: частину втратила мережа або кеш браузера. Спроба повториться сама.
error-tab-stopped = Частина сторінки, що веде гру, зупинилася. Вона запуститься знову сама; усі ходи збережено.
error-bad-record = Жоден стіл не прийме цього запису: його коробок чи мапи тут немає або він задовгий.
error-bad-record-line = Це не запис гри, або його пошкоджено: не сходиться рядок { $line }.
error-bad-record-version = Цей запис створила новіша версія Elbowroom; ця не вміє його прочитати.
error-bad-puzzle = Цієї загадки тут уже немає: бракує плитки або змінилися правила. В інші можна грати й далі.
error-puzzle-unfinished = Спершу зіграйте цей хід, потім його буде оцінено.
error-other-rules-here = Ця гра почалася зі старішою версією, і в цій її вже не дограти. Її ходи збережено в цьому браузері.
