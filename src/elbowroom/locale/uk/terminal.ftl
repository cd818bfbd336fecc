# What `elbowroom play --terminal` says. The terms of the game itself are in tiles.ftl.

## Names

terminal-human = Гравець { $number }
terminal-bot = Бот { $number }
terminal-bot-kind = Бот { $number } ({ $kind })
terminal-you = ви

## Beginning, hand-over, headings

terminal-welcome = Elbowroom · мапа { $map } · раунди: { $rounds } · зерно { $seed } · h – довідка
terminal-handover = Тепер вирішує { $player }. Коли сядете за клавіатуру, натисніть Enter.
terminal-news = Від вашого останнього рішення:
terminal-no-news = Від вашого останнього рішення нічого не сталося.
terminal-header = Раунд { $round } з { $rounds } · { $player } · { $stage }
terminal-header-other = Раунд { $round } з { $rounds } · { $player } · { $stage } (хід: { $turn })

## Stages

terminal-stage-pick = вибір раси
terminal-stage-swap = обмін властивості
terminal-stage-volcano = розміщення вулкана
terminal-stage-mode = початок ходу
terminal-stage-ghouls = завоювання в занепаді
terminal-stage-conquest = завоювання
terminal-stage-berserk = кубик кинуто
terminal-stage-balrog = Балрог
terminal-stage-redeploy = перерозподіл
terminal-stage-end = після отримання монет
terminal-stage-retreat = відступ
terminal-stage-other = рішення

## What to do now

terminal-todo-pick = Виберіть расу з властивістю: введіть номер. Номер 1 безкоштовний, кожен наступний на монету дорожчий.
terminal-todo-swap = Можете обміняти властивість нової раси на іншу з пропозиції або залишити її: введіть номер.
terminal-todo-volcano = Виберіть прірву, де постане вулкан: введіть номер.
terminal-todo-mode = Завойовуєте далі (раса: { $race }) чи раса занепадає, а наступного ходу виберете нову?
terminal-todo-conquest = Завойовуйте: у руці { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }. Введіть номер із першого стовпця, щоб зайняти регіон, або 0, щоб закінчити.
terminal-todo-conquest-die = У руці { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }, і жоден регіон уже не певний: виберіть останній, за який кинете кубик, або закінчіть номером 0.
terminal-todo-conquest-other = Тим, що в руці, нічого не завоювати: скористайтеся списком або закінчіть завоювання номером 0.
terminal-todo-ghouls = Спершу завойовує занепала раса ({ $race }), у руці: { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }. Введіть номер із першого стовпця або 0, щоб перейти до активної раси.
terminal-todo-berserk = Кубик здешевлює один регіон: введіть його номер із першого стовпця або 0, щоб закінчити завоювання.
terminal-todo-balrog = Виберіть регіон, куди йде Балрог: введіть номер.
terminal-todo-redeploy = Розставте { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    } з руки: сам номер ставить один, «номер скільки» — більше; «even» ділить усі порівну.
terminal-todo-redeploy-pieces = Жетони вже стоять. Розставте решту зі списку: введіть номер.
terminal-todo-redeploy-done = Усе, що має стояти, уже стоїть. Можете зробити ще щось зі списку або закінчити хід номером 0.
terminal-todo-redeploy-withdraw = Замало жетонів можна відкласти: віддайте якийсь регіон, введіть його номер.
terminal-todo-end = Монети за хід отримано. Можете зробити ще щось зі списку; 0 закінчує хід.
terminal-todo-retreat = Розставте вцілілі жетони у своїх регіонах (у руці: { $count }): сам номер ставить один, «номер скільки» — більше; «even» ділить усі порівну.
terminal-todo-other = Виберіть одну з дій: введіть її номер.

## Moves

terminal-move-pick = Вибрати
terminal-move-swap = Узяти властивість
terminal-move-keep = Залишити властивість
terminal-move-volcano = Вулкан постає в
terminal-move-expand = Завойовувати: приготувати загони й рушати
terminal-move-expand-hand = Завойовувати: { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    } на руку — і вперед
terminal-move-decline = Занепад
terminal-move-coins = { $move }: цього ходу { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }, наступного — нова раса
terminal-move-ancient = Великий Прадавній іде до
terminal-move-reborn = Відродитися в
terminal-move-conquer = Завоювати
terminal-move-roll = Остання спроба з кубиком
terminal-move-roll-free = Кинути кубик, тоді вибрати регіон
terminal-move-convert = Замінити єдиний жетон у
terminal-move-dragon = Послати дракона (1 жетон) до
terminal-move-wisp = Кинути кубик за
terminal-move-balrog = Послати Балрога до
terminal-move-bag = Торба діє як
terminal-move-place = Поставити жетони в
terminal-move-camp = Поставити табори в
terminal-move-armor = Покласти грибні обладунки в
terminal-move-fortress = Збудувати фортецю в
terminal-move-hero = Поставити героя в
terminal-move-queen = Королева йде до
terminal-move-ghost = Привид іде до
terminal-move-ring = Покласти перстень у
terminal-move-scepter = Покласти скіпетр у
terminal-move-ally = Назвати союзником
terminal-move-withdraw = Віддати
terminal-move-abandon = Покинути
terminal-move-altar = Пожертвувати жетон у
terminal-move-other = Інші дії
terminal-move-with = { $means } – { $move }
terminal-done-conquest = закінчити завоювання
terminal-done-late = перейти до активної раси
terminal-done-turn = закінчити хід: { $coins }
terminal-done-end = закінчити хід
terminal-done-other = готово
terminal-stop = закінчити хід так, як є: { $coins }
terminal-up-to = 1–{ $most }

## Tables

terminal-col-no = №
terminal-col-region = Регіон
terminal-col-there = Хто там стоїть
terminal-col-for-you = Для вас
terminal-col-next = Поруч
terminal-col-player = Гравець
terminal-col-coins = Монети
terminal-col-race = Раса і властивість
terminal-col-tile = Раса
terminal-col-hand = Рука
terminal-col-regions = Регіони
terminal-col-declined = У занепаді
terminal-col-tokens = Жетони
terminal-col-price = Ціна
terminal-col-on-it = Лежить на ній
terminal-col-combo = Раса і властивість
terminal-col-what = Що
terminal-col-amount = Скільки
terminal-col-rule = Правило
terminal-col-place = Місце
terminal-col-standing = Жетони на полі
terminal-section-dear = Задорого (потрібно жетонів)
terminal-section-mine = Ваші регіони
terminal-section-reach = Досяжне, якщо завойовувати далі
terminal-reach-none = Якщо завойовувати далі, ваших жетонів не вистачить на жоден регіон.
terminal-section-board = Усе поле
terminal-empty = порожній
terminal-in-decline = у занепаді
terminal-border = прикордонний
terminal-yes = за { $cost }, { $left ->
        [few] лишаться
       *[other] лишиться
    } { $left }
terminal-yes-rolling = за { $cost } або менше
terminal-die = кубик { $need }+ ({ $chance }%)
terminal-short = ні: треба { $cost }
terminal-far = ні: поза досягом
terminal-barred = ні: { $what }
terminal-mine = ваш
terminal-not-kept = не втримати
terminal-coins-note = монети { $coins }
terminal-next-note = ! = там стоїть активна раса іншого гравця
terminal-board-note = за 2, лишиться 6: два жетони йдуть туди, шість лишаються в руці · кубик 2+: скільки має випасти · c R скаже більше
terminal-no-match = Жоден рядок поля не містить «{ $text }».

## What happened

terminal-event-turn = Раунд { $round } – { $player }
terminal-event-picked = { $player } вибирає: { $combo }{ $paid ->
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
    }
terminal-event-revealed = Нове в пропозиції: { $combo }
terminal-event-swapped = { $player } обмінює властивість: { $given } → { $taken }
terminal-event-abandoned = { $player } покидає регіон { $region }
terminal-event-rolled = { $player } кидає за регіон { $region }: { $face } (треба щонайменше { $needed })
terminal-event-rolled-free = { $player } кидає кубик: { $face }
terminal-event-conquered = { $player } завойовує регіон { $region }: { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }
terminal-event-conquered-with = { $player } завойовує регіон { $region }: { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    } (допомога: { $means })
terminal-event-repelled = Напад на регіон { $region } не вдається
terminal-event-lost = { $player } ({ $race }) втрачає регіон { $region }: { $lost ->
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
    }
terminal-event-cleared-tribe = Забуте плем’я з регіону { $region } вигнано
terminal-event-cleared-monsters = Чудовиськ із регіону { $region } вигнано
terminal-event-gained = { $player } ({ $race }) отримує: { $what }
terminal-event-placed = { $player } розставляє ({ $race }): { $list }
terminal-event-set-aside = { $player } відкладає до наступного ходу: { $race } ×{ $tokens }
terminal-event-piece-placed = У регіоні { $region } з’являється: { $piece }
terminal-event-piece-taken = Із регіону { $region } зникає: { $piece }
terminal-event-discovered = { $player } знаходить у регіоні { $region }: { $find }
terminal-event-allied = { $player } укладає союз: { $ally } не може нападати на цього гравця, доки { $player } не почне наступний хід
terminal-event-coins-bank = { $player } отримує із загального запасу: { $coins }
terminal-event-coins-paid = { $player } платить до загального запасу: { $coins }
terminal-event-coins-player = { $origin } платить, { $player } отримує: { $coins }
terminal-event-scored = { $player } отримує { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
terminal-event-declined = { $player }: занепадає раса { $race } (регіони: { $regions })
terminal-event-vanished = { $race } ({ $player }) зникають із поля
terminal-event-used = { $player } застосовує: { $what }
terminal-event-used-at = { $player } застосовує: { $what } (регіон { $region })
terminal-event-over = Гру закінчено

## Answers to commands

terminal-cost-title = Регіон { $region }, завойовують: { $race }
terminal-cost-title-nobody = Регіон { $region }
terminal-cost-next = Поруч: { $list }
terminal-cost-total = Разом
terminal-cost-expand = Якщо завойовувати далі:
terminal-costs = коштує { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетони
        [many] { $cost } жетонів
       *[other] { $cost } жетона
    }, у руці { $left ->
        [few] лишаться
       *[other] лишиться
    } { $left } з { $hand }.
terminal-costs-rolling = коштує { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетони
        [many] { $cost } жетонів
       *[other] { $cost } жетона
    } або менше, як випаде кубик; у руці лишиться щонайменше { $left } з { $hand }.
terminal-rolls = на кубику має випасти щонайменше { $need } (шанс { $chance }%); у руці тоді { $left ->
        [few] лишаться
       *[other] лишиться
    } { $left } з { $hand }.
terminal-loses = { $player } ({ $race }): { $lost ->
        [0] жоден жетон не гине
        [one] гине { $lost } жетон
        [few] гинуть { $lost } жетони
        [many] гине { $lost } жетонів
       *[other] гине { $lost } жетона
    }{ $back ->
        [0] {""}
        [one] , { $back } відступає
        [few] , { $back } відступають
        [many] , { $back } відступає
       *[other] , { $back } відступає
    }.
terminal-gets = { $player } отримує { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
terminal-pays = { $player } платить { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
terminal-leaves = Його не втримати: під час перерозподілу його доведеться залишити.
terminal-way-conquer = Жетонами
terminal-way-roll = Останньою спробою з кубиком
terminal-way-convert = Заміною єдиного жетона
terminal-way-dragon = Драконом
terminal-way-wisp = З кубиком
terminal-way-other = Інакше
terminal-way-with = { $way } ({ $means })
terminal-cost-not-now = Зараз не час завойовувати.
terminal-cost-no = Зараз його не завоювати. { $reason }
terminal-cost-empty = Зараз його не завоювати: у руці немає жетонів.
terminal-cost-short = Зараз його не завоювати: потрібно { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетони
        [many] { $cost } жетонів
       *[other] { $cost } жетона
    }, більше, ніж ви можете виставити.
terminal-source-region = сам регіон
terminal-source-tokens = жетони, що там стоять
terminal-source-die = кубик
terminal-source-minimum = завжди платять щонайменше один жетон
terminal-income-title = Що дав би хід, якби закінчився зараз
terminal-income-regions = зайняті регіони
terminal-income-total = Разом
terminal-income-none = Монет не було б.
terminal-income-scored = Монети за цей хід уже отримано.
terminal-undecided = Тут хід так просто не закінчити: спершу треба вирішити щось інше.
terminal-income-decline = Занепад зараз дав би { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
terminal-log-title = Що сталося
terminal-log-empty = Ще нічого не сталося.
terminal-log-more = «l all» показує все.
terminal-record-saved = Запис гри у файлі { $file }.
terminal-record-exists = Файл { $file } уже існує; нічого не записано. Введіть «r НАЗВА» з іншою назвою.
terminal-record-failed = Не вдалося записати файл { $file }: { $why }.
terminal-undone = Скасовано: { $move }.
terminal-undo-start = Нема чого скасовувати: після дій інших гравців ви ще не ходили.
terminal-undo-chance = Цього не скасувати: кинуто кубик або відкрито щось нове.
terminal-suggestion = Бот зіграв би: { $move } (номер { $number }).
terminal-suggestion-text = Бот зіграв би: { $move }.
terminal-stopping = Хід закінчує: { $moves }.
terminal-stop-hint = «stop» робить, що ще треба, і закінчує хід: { $coins }.
terminal-turn-over = Рішення ухвалено. Enter – далі, u – скасувати останню дію.
terminal-turn-over-again = Тут діють лише Enter (далі) та u (скасувати останню дію).
terminal-quit-ask = Вийти з гри? т – вийти, з – зберегти запис і вийти, н – грати далі:
terminal-answer-yes = т
terminal-answer-save = з
terminal-left = Гру перервано. Нічого не записано.
terminal-left-saved = Гру перервано.
terminal-input-ended = Введення скінчилося, тож гра тут зупиняється. Нічого не записано.

## What could not be done

terminal-error-number = Номера { $number } немає. Введіть якийсь зі списку.
terminal-error-amount = Номер { $number } приймає кількість від 1 до { $most }.
terminal-error-unknown = «{ $text }» — ні дія, ні команда. h показує, що можна вводити.
terminal-error-refused = Це неможливо: { $reason }
terminal-error-region = На цій мапі немає регіону { $region }.
terminal-error-which = Вкажіть регіон, наприклад: { $example }
terminal-error-no-tokens = Зараз немає жетонів, щоб їх розставляти.
terminal-error-not-there = Жетони з руки не можуть стати в регіон { $region }.
terminal-error-no-rules = «w» називає правила, з яких випливає ціна, дохід чи відмова: спершу про щось запитайте.

## Help

terminal-hint = u назад · b поле · c R ціна · i монети · s порада · h усі команди · q вихід
terminal-help-title = Що можна вводити
terminal-help-number = дія з цим номером; 0 – «готово»
terminal-help-amount = дія номер 3 у кількості 2 (розставляння жетонів)
terminal-help-move = дія словами, як у записі гри
terminal-help-enter = показати екран ще раз
terminal-help-u = скасувати останню дію — до кидка кубика чи нової комбінації
terminal-help-b = усе поле; «b ліс» — лише рядки з цим словом
terminal-help-o = пропозиція з усіма здібностями
terminal-help-c = скільки коштує регіон 12 і чому, або чому його не завоювати
terminal-help-i = що дав би хід, якби закінчився зараз
terminal-help-w = правила, з яких випливає остання відповідь
terminal-help-a = що вміють раси й властивості у грі
terminal-help-l = що сталося; «l all» — усе
terminal-help-s = що зіграв би бот
terminal-help-even = перерозподіл: розділити жетони з руки порівну
terminal-help-all = перерозподіл: усі жетони з руки в регіон 12
terminal-help-stop = закінчити хід так, як є; що має стояти, розставиться саме
terminal-help-r = зберегти запис, у файл НАЗВА, якщо її вказано
terminal-help-q = вийти з гри

## The end

terminal-end-title = Гру закінчено
terminal-end-winner = { $count ->
        [one] Переможець: { $names }
       *[other] Спільна перемога: { $names }
    }
terminal-end-save = Зберегти запис гри? т – так, н – ні:
terminal-bot-failed = { $name } не впорався ({ $reason }); замість нього зроблено перший дозволений хід
