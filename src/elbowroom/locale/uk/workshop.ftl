# What the workshop says: forms for races and powers of one's own. The ids of words are in notation/own/vocabulary.py.

## The screen

ws-title = Майстерня
ws-lead = Створюйте власні раси, властивості та мапи: як звуться, що роблять і де лежать регіони. Без програмування.
ws-box = Коробка
ws-box-name = Назва коробки
ws-box-first = Моя коробка
ws-new-box = Нова коробка
ws-delete-box = Видалити цю коробку
ws-delete-ask = Видалити «{ $name }» назавжди?
ws-delete-yes = Видалити
ws-tiles = Раси та властивості
ws-add-race = Додати расу
ws-add-power = Додати властивість
ws-remove-tile = Вилучити «{ $name }»
ws-new-race = Нова раса
ws-new-power = Нова властивість
ws-rules = { $count ->
        [0] Домашні правила: як звичайно
        [one] Домашні правила: { $count } своє
        [few] Домашні правила: { $count } свої
       *[other] Домашні правила: { $count } своїх
    }
ws-rules-lead = Так грають із цією коробкою, якщо під час підготовки гри не вибрано іншого.
ws-name = Назва
ws-tokens-race = Жетони на стягу
ws-tokens-power = Жетони на плитці властивості
ws-icon = Іконка
ws-icon-choose = Вибрати іконку
ws-icon-own = Власний малюнок (SVG)
ws-ability = Що написано на картці
ws-effects = Що вона робить
ws-effect = Дія { $number }
ws-add-effect = Додати дію
ws-remove-effect = Вилучити дію { $number }
ws-choose = Виберіть…
ws-usual = як зазвичай
ws-yes = так
ws-no = ні
ws-while = Коли діє
ws-add-condition = Додати умову
ws-add-regions = Додати регіони
ws-remove = Вилучити
ws-all-regions = усі
ws-new-marker = Новий маркер
ws-marker = Маркер
ws-preview = Такий матиме вигляд
ws-waiting = Картка з’явиться, щойно все буде гаразд.
ws-good = З цією коробкою все гаразд.
ws-faults = { $count ->
        [one] { $count } річ ще не гаразд.
        [few] { $count } речі ще не гаразд.
        [many] { $count } речей ще не гаразд.
       *[other] { $count } речі ще не гаразд.
    }
ws-not-kept = Цей браузер нічого не зберігає: збережіть коробку у файл.
ws-export = Зберегти у файл
ws-import = Відкрити файл
ws-import-wrong = { $file } — не коробка: коробка — це файл .json, .toml або .zip.
ws-share = Поділитися посиланням
ws-share-long = Ця коробка завелика для посилання: збережіть її у файл і надішліть його.
ws-link = Посилання на цю коробку
ws-link-wrong = У цьому посиланні немає коробки: можливо, його обрізано.
ws-taken = { $name } тепер у вашій майстерні.
ws-play = Зіграти з нею проти ботів

## Maps

ws-maps = Мапи
ws-add-map = Додати мапу
ws-map-full = У коробці вміщається щонайбільше { $most } мап.
ws-map-of = Мапа { $name }
ws-map-players = Гравці
ws-map-kind = Вид мапи
ws-map-seed = Номер мапи (той самий дає ту саму мапу)
ws-map-generate = Створити мапу
ws-map-making = Мапа створюється, це триватиме кілька секунд…
ws-map-plain = Чистий аркуш
ws-map-open = Відкрити файл мапи
ws-map-save = Зберегти цю мапу у файл
ws-map-remove = Вилучити цю мапу
ws-map-import-wrong = { $file } — не мапа: потрібен файл JSON, який зберігають тут.
ws-map-undrawn = Цю мапу не можна намалювати: кожен регіон потребує обрису щонайбільше з 200 точок, а аркуш — ширини й висоти.
ws-map-small = Мапам потрібен більший екран: на планшеті чи комп’ютері межі тягнути легше.
ws-map-name = Назва мапи
ws-map-rounds = Раунди
ws-map-undo = Скасувати
ws-map-redo = Повторити
ws-map-drawing = Малюнок мапи
ws-map-tools = Що робить дотик
ws-map-shape = Вибирати й тягнути
ws-map-edge = Край мапи
ws-map-hint-choose = Виберіть регіон, щоб змінити його, або те, чим малювати.
ws-map-hint-drag = Тягніть його кути (круглі) та межі (квадратні).
ws-map-hint-paint = Торкайтеся регіонів або ведіть по них, щоб малювати; що вже є, зникає, крім місцевості.
ws-map-cross = Межі не можуть перетинатися, і жоден регіон не може бути таким малим.
ws-map-region = Регіон { $id }
ws-map-region-id = Назва регіону
ws-map-terrain = Місцевість
ws-map-marks = Що там є
ws-map-split = Поділити на два
ws-map-no-split = Цей регіон замалий, щоб його ділити.
ws-map-merge = Об’єднати з…
ws-map-no-merge = З цих двох не вийде одного: у ньому була б діра або задовгий обрис.
ws-map-corner = Кут { $number }
ws-map-border = Межа з регіоном { $region }
ws-map-state = Чи можна на ній грати?
ws-map-good = На цій мапі можна грати.
ws-map-play = Зіграти на ній проти ботів

## Is it fair?

ws-fair = Чи це чесно?
ws-fair-stop = Зупинити
ws-fair-games = Зіграно партій: { $done } із { $most }
ws-fair-fair = { $name }: { $share } ({ $low }–{ $high }) чесної частки перемог, тобто якраз.
ws-fair-strong = { $name }: { $share } ({ $low }–{ $high }) чесної частки перемог, тобто забагато.
ws-fair-weak = { $name }: { $share } ({ $low }–{ $high }) чесної частки перемог, тобто замало.
ws-fair-open = { $name }: { $share } ({ $low }–{ $high }) чесної частки перемог; так мало партій цього не вирішують.
ws-fair-with = { $said } Із { $tokens ->
        [one] { $tokens } жетоном
       *[other] { $tokens } жетонами
    }: { $share } ({ $low }–{ $high }).
ws-fair-trying = { $games }, із { $tokens ->
        [one] { $tokens } жетоном
       *[other] { $tokens } жетонами
    }

## What a tile can do

own-effect-coins = Монети під час підрахунку
own-effect-compensation = Монети із загального запасу за кожен регіон, який забрав інший гравець
own-effect-steal = Наприкінці ходу монета від кожного гравця, чий активний жетон поруч
own-effect-toll = Хто забирає ваш регіон, платить вам монету
own-effect-discount = Деякі регіони коштують на жетон менше
own-effect-surcharge = Кожне завоювання коштує більше
own-effect-overlook = Деякі регіони коштують, наче порожні
own-effect-enter = Може увійти на мапу й в інших місцях
own-effect-reach = Деякі регіони можна атакувати звідусіль
own-effect-link = Деякі регіони вважаються сусідніми
own-effect-pass-water = Проходить крізь воду, не спиняючись на ній
own-effect-settle = Завойовує й тримає воду
own-effect-avoid = Не може атакувати певну місцевість
own-effect-spare = Коли регіон утрачено, жодний жетон не гине
own-effect-immune = Деякі її регіони не можна атакувати
own-effect-defend = Деякі її регіони коштують іншим гравцям більше жетонів
own-effect-ally = Щоходу назвіть суперника, якого ви не атакували: до вашого наступного ходу він не може атакувати вас
own-effect-ability-proof = Проти неї не діють здібності, реліквії та місця інших
own-effect-recruit = З контейнера приходять нові жетони
own-effect-extra-tokens = Більше жетонів при виборі
own-effect-helpers = Після завоювань приходять помічники, що рахуються як жетони
own-effect-avenge = Регіони гравців, які на вас нападали, коштують на жетон менше
own-effect-roll-first = Перед кожним завоюванням, ще до вибору регіону, можна кинути кубик
own-effect-convert = Самотній активний жетон у досяжності стає вашим
own-effect-strike = Раз за хід один жетон забирає будь-який регіон у досяжності
own-effect-place = У її регіони кладуть маркери
own-effect-keep-badge = Плитка властивості лишається із занепалою расою
own-effect-stay-whole = У занепаді лишаються всі жетони
own-effect-last-redeploy = У занепаді жетони розподіляють ще раз
own-effect-beyond-limit = У занепаді не рахується до єдиної занепалої раси
own-effect-fight-on = У занепаді далі завойовує, перед активною расою
own-effect-vanish = У занепаді зникає з мапи й дає дві монети за кожен регіон
own-effect-late-decline = Може занепасти після підрахунку

## What can be said of it

own-key-amount = Скільки за кожен
own-key-per = За кожен
own-key-where = Які регіони
own-key-every = За кожні стільки
own-key-most = Не більше ніж
own-key-when = Лише якщо
own-key-strict = Хто не має монети, не може атакувати
own-key-discount-where = Які регіони
own-key-surcharge-amount = На скільки жетонів більше
own-key-from_anywhere = Також до всіх регіонів раси
own-key-avoid-where = Яку місцевість
own-key-at = Коли приходять
own-key-extra-tokens-amount = Скільки
own-key-marker = Як вони звуться й виглядають
own-key-avenge-marker = Що позначає цих гравців
own-key-limit = Як часто
own-key-hand = Якщо контейнер порожній, жетон із руки
own-key-from_border = Раса без регіону може з цього почати
own-key-strike-marker = Маркер, що йде туди
own-key-strike-where = Лише такі регіони
own-key-place-marker = Який маркер
own-key-place-at = Як їх кладуть
own-key-place-limit = При завоюваннях: лише стільки перших
own-key-per_turn = У перерозподілі: стільки за хід
own-key-single = У перерозподілі: щонайбільше один у регіоні
own-key-must = У перерозподілі: треба покласти всі
own-key-gather = У перерозподілі: спершу забирають ті, що на мапі
own-key-survivors = Також коли вцілілих ставлять у хід суперника
own-key-earned = Лише стільки, скільки таких регіонів зайнято
own-key-stays = Лишаються в занепаді
own-word-per-region = зайнятий регіон
own-word-per-raid = непорожній регіон, узятий цього ходу
own-word-per-group = групу з’єднаних регіонів
own-word-at-redeploy = у перерозподілі
own-word-at-ready = коли готують військо
own-word-at-conquest = сам при кожному завоюванні
own-word-limit-turn = раз за хід
own-word-limit-opponent = раз за хід у кожного суперника
own-word-fate-supply = повертається до запасу
own-word-fate-owner = повертається до власника
own-word-fate-gone = вибуває з гри
own-while-active = поки раса активна
own-while-declined = лише в занепаді
own-while-both = також у занепаді

## Conditions

own-when-round_from = від цього раунду
own-when-round_to = до цього раунду
own-when-first_turn = у її перший хід (ні: в усі інші)
own-when-first_conquest = перед першим завоюванням ходу (ні: після нього)
own-when-regions_from = тримає щонайменше стільки регіонів
own-when-regions_to = тримає щонайбільше стільки регіонів
own-when-raids_from = узяла цього ходу щонайменше стільки непорожніх регіонів
own-when-together = усі її регіони з’єднані
own-when-holds = тримає один із цих регіонів
own-when-declined = її власник має расу в занепаді
own-when-tokens_in_tray = у контейнері ще є жетони раси

## Regions

own-region-any = кожен регіон
own-region-farmland = ниви
own-region-forest = ліси та грибні ліси
own-region-hill = пагорби
own-region-swamp = болота й багнисті стави
own-region-mountain = гори
own-region-mine = копальні
own-region-magic = джерела магії та містичні кристали
own-region-cavern = печери
own-region-water = моря, озера та річки
own-region-river = річки
own-region-chasm = прірви
own-region-vent = прірви з вулканом
own-region-coast = регіони біля води
own-region-edge = прикордонні регіони
own-region-own = зайняті цією расою
own-region-own-declined = зайняті расами власника в занепаді
own-region-enemy = зайняті активною расою іншого гравця
own-region-enemy-declined = зайняті расою іншого гравця в занепаді
own-region-tribe = із забутим плем’ям
own-region-monsters = з чудовиськами
own-region-empty = порожні
own-region-relic = з відкритою реліквією
own-region-place = із місцем
own-region-all = що належать до всіх із цих…
own-region-some = що належать до одного з цих…
own-region-not = усі, крім…
own-region-beside = поруч із…
own-region-within-reach-of = у досяжності…
own-region-tokens = її власні з щонайменше стількома жетонами…
own-region-marker = з її маркером…

## Markers

own-marker-supply = Скільки їх є
own-marker-guard = Скільки кожен додає до захисту
own-marker-immune = Його регіон не можна атакувати
own-marker-figure = Стоїть сторч
own-marker-shelters = Рахується як другий жетон проти заміни
own-marker-fate = Коли регіон утрачено
