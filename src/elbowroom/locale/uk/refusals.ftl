# Why a move is refused: one sentence for every code of the engine (rules/refusal.py) and of the tiles (Tile.reasons).
# region, tile, terrain and player come as the names of this language, relics as a list of names, move as it was typed.

refusal-over = Гру закінчено.
refusal-empty = Порожній рядок — не хід.
refusal-unknown = «{ $move }» — такої дії в цій грі немає.
refusal-malformed = «{ $move }» — цю дію пишуть інакше.
refusal-no-ability = «{ $move }» — ніщо з вашого цього не дозволяє.
refusal-no-region = На цій мапі немає регіону { $region }.
refusal-no-player = За цим столом немає гравця { $number }.
refusal-in-decline = { $tile }: у занепаді ця здібність уже не діє.
refusal-other = Правила цього не дозволяють.

## Not now

refusal-not-now = Зараз вирішують про інше.
refusal-own-turn = Це для вашого ходу; зараз розставляють уцілілі жетони.
refusal-now-pick = Расу вибирає на початку ходу гравець без активної раси.
refusal-now-decline = Про занепад вирішують на початку ходу.
refusal-now-conquer = Регіони завойовують, коли загони готові, і до перерозподілу.
refusal-now-abandon = Регіони покидають перед першим завоюванням ходу.
refusal-now-place = Жетони розставляють під час перерозподілу.
refusal-now-piece = { $tile }: ставлять під час перерозподілу.
refusal-late = Спершу завойовують: { $tile }. Активна раса — після них.
refusal-pick-first = Без активної раси треба спершу вибрати нову.
refusal-mode-first = Спершу вирішіть: завойовувати чи занепад.
refusal-place-first = Спершу треба розставити все, що в руці.
refusal-retreat-first = Треба розставити всі вцілілі жетони, поки їхня раса має регіон.
refusal-compelled = Це рішення не можна пропустити.

## The offer

refusal-combo-number = Комбінацію називають її номером у стовпці.
refusal-no-combo = Номера { $number } у стовпці немає; останній — { $visible }.
refusal-price = Комбінація { $number } коштує { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
        [many] { $cost } монет
       *[other] { $cost } монети
    }; у вас { $coins }.

## Where one may attack

refusal-own = { $region }: ця раса вже тримає цей регіон.
refusal-chasm = { $region }: до прірви ніхто не ввійде.
refusal-water = { $region }: це вода, а ваша раса її не завойовує.
refusal-avoided = { $region }: не ціль для цієї раси ({ $tile }).
refusal-immune = { $region }: регіон недоторканний ({ $tile }).
refusal-ban = { $region }: зараз на нього не можна нападати ({ $tile }).
refusal-ability-proof = { $region }: узяти його можуть лише звичайні жетони по сусідству, здібності тут не діють ({ $tile }).
refusal-no-relic = Це тут зараз не допоможе: { $relics }.
refusal-relic-used = Цього ходу вже використано: { $relics }.
refusal-far = { $region }: не прилягає до жодного регіону цієї раси.
refusal-entry = { $region }: ця раса не може тут увійти ({ $tile }).
refusal-border = { $region }: нова раса входить із краю поля або з берега моря, що лежить біля краю.

## Tokens and the die

refusal-hand = У руці потрібен хоча б один жетон.
refusal-cost = { $region }: ціна в жетонах — { $cost }, а у вас { $hand }.
refusal-die = { $region }: { $short ->
        [one] бракує { $short } жетона
        [few] бракує { $short } жетонів
        [many] бракує { $short } жетонів
       *[other] бракує { $short } жетона
    }; кубик додає щонайбільше { $most }, і лише в останній спробі.
refusal-sure = { $region }: його можна взяти й без кубика, за { $cost ->
        [one] { $cost } жетон
        [few] { $cost } жетони
        [many] { $cost } жетонів
       *[other] { $cost } жетона
    }.
refusal-no-final = Ця раса кидає кубик, перш ніж вибрати регіон, тож останньої спроби не має.
refusal-die-lies = Кубик уже кинуто: завойовуйте з ним або спиніться.
refusal-roll-target = Скажіть, за який регіон кидаєте кубик.

## Replacing a lone token

refusal-no-victim = { $region }: тут немає активного жетона суперника.
refusal-not-alone = { $region }: тут більше ніж один жетон.
refusal-sheltered = { $region }: самотній жетон під захистом ({ $tile }).

## Giving up and placing

refusal-not-yours = { $region }: цей регіон не ваш.
refusal-stays = { $region }: занепалі жетони лишаються тут ({ $tile }).
refusal-not-held = { $region }: ця раса його не тримає ({ $tile }).
refusal-no-tokens = { $region }: у руці немає жетонів цієї раси.
refusal-token-count = { $hand ->
        [one] Можна поставити { $hand } жетон цієї раси.
        [few] Можна поставити { $hand } жетони цієї раси.
        [many] Можна поставити { $hand } жетонів цієї раси.
       *[other] Можна поставити { $hand } жетона цієї раси.
    }
refusal-none-left = { $tile }: у руці вже нема чого ставити.
refusal-piece-count = { $tile }: можна поставити { $left }.
refusal-used-up = { $tile }: більше цього ходу не можна.
refusal-marker-there = { $region }: один тут уже лежить ({ $tile }).
refusal-relic-there = { $region }: та сама сила тут уже діє ({ $tile }).

## Tiles

refusal-amazons-first = Чотирьох амазонок відкласти не вдалося: спершу треба віддати регіон.
refusal-amazons-spared = Амазонки віддають регіони лише під час перерозподілу, коли чотирьох не відкласти.
refusal-sorcerers-tray = У контейнері не лишилося чародіїв.
refusal-sorcerers-once = { $player }: цей гравець цього ходу вже втратив жетон через чародіїв.
refusal-sorcerers-near = Чародії замінюють лише жетони поруч зі своїми регіонами.
refusal-berserk-nowhere = Немає досяжного регіону, за який можна кинути кубик.
refusal-diplomat-ban = { $region }: союз ({ $player }) — до наступного ходу цього гравця на його активну расу не нападають.
refusal-diplomat-when = Союзника називають під час перерозподілу.
refusal-diplomat-self = Союзником може бути лише суперник.
refusal-diplomat-named = Цього ходу союзника вже названо.
refusal-diplomat-attacked = { $player }: цього ходу раса нападала на цього гравця, тож союзником він бути не може.
refusal-dragon-master-flown = Дракон цього ходу вже літав.
refusal-fortified-built = За хід будують одну фортецю.
refusal-fortified-out = Усі фортеці вже на мапі.
refusal-fortified-there = { $region }: фортеця тут уже є.
refusal-heroic-there = { $region }: один герой тут уже стоїть, другий іде деінде.
refusal-cultists-there = { $region }: Великий Прадавній уже тут.
refusal-cultists-moved = Великий Прадавній цього ходу вже рухався.
refusal-cultists-when = Великий Прадавній рухається на початку ходу; без регіону його ставлять під час перерозподілу.
refusal-flames-entry = { $region }: за цим столом пломінці вступають біля вулкана.
refusal-flames-first = Спершу треба поставити вулкан на прірву.
refusal-flames-vent = { $region }: вулкан ставлять на прірву з його символом.
refusal-flames-when = Вулкан ставлять, коли вибрано пломінців, і там він лишається.
refusal-liches-ban = { $region }: хто не має монет, не може нападати на занепалих лічів.
refusal-shadow-mimes-first = Спершу обміняйте властивість на одну зі стовпця або залиште її.
refusal-shadow-mimes-own = Номер { $number } — це щойно взята комбінація: обміняйте властивість з іншою або залиште її.
refusal-will-o-wisps-crystals = { $board ->
    [base] { $region }: тут немає джерела магії й поруч немає вашого, тож цей кубик не допоможе.
   *[underground] { $region }: тут немає кристалів і поруч немає ваших, тож цей кубик не допоможе.
}
refusal-magic-when = Якою реліквією є торба, кажуть під час завоювань або перерозподілу.
refusal-magic-told = Цього ходу торба вже є однією з реліквій.
refusal-magic-hidden = Торба може бути лише реліквією, що лежить на мапі відкрита.
refusal-magic-idle = Зараз торба була б ні до чого як: { $relics }.
refusal-reborn-active = Відроджується лише занепала раса.
refusal-reborn-twice = За хід можна передати два регіони.
refusal-reborn-whose = { $region }: його не тримає раса, що відроджується.
refusal-reborn-token = Активна раса не має для цього жетона ні в контейнері, ні в руці.
refusal-reborn-when = Регіони передають на початку ходу або одразу після вибору раси.
refusal-vampire-tray = Немає жетона на заміну ні в контейнері, ні в руці.
refusal-vampire-turn = За хід замінюють один жетон.
refusal-vampire-once = { $player }: цей гравець цього ходу вже так утратив жетон.
refusal-orb-tray = Немає жетона на заміну ні в контейнері, ні в руці.
refusal-altar-when = Вівтар використовують після отримання монет.
refusal-altar-used = Вівтар приймає один жетон за хід.
refusal-altar-whose = { $region }: вівтар приймає ваш занепалий жетон, а тут його немає.
refusal-crypt-moved = Привида цього ходу вже поставлено.
refusal-crypt-itself = У самій крипті привид не блукає.
refusal-crypt-there = { $region }: привид уже тут.
refusal-pentacle-first = Спершу треба послати Балрога до сусіднього регіону.
refusal-pentacle-moved = Балрог цього ходу вже рухався.
refusal-pentacle-far = { $region }: Балрог іде лише до регіону поруч зі своїм, а вперше — поруч із пентаграмою.
