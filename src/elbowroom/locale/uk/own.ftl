# Що кажуть про власні коробки: `--own` і кожен, хто отримує таку коробку.

own-at = { $where }: { $fault }
own-and-more = { $first } ({ $more ->
        [one] і ще { $more } помилка
        [few] і ще { $more } помилки
        [many] і ще { $more } помилок
       *[other] і ще { $more } помилки
    })
own-unusable = коробка { $file }: { $fault }
own-carried = коробка, яку він містить: { $fault }
own-no-file = немає теки, файлу, модуля чи встановленої коробки { $file }
own-blank-none = у коробках з --own немає плитки { $name }; є { $known }
own-blank-many = порожній стяг і порожня плитка властивості по одній: --blank називає щонайбільше одну расу й одну властивість (CUSTOM-1, CUSTOM-3)

## Що не так із коробкою

own-fault-big = цей файл має понад { $most } байтів
own-fault-bigger = усі файли разом мають понад { $most } байтів
own-fault-files = файлів більше ніж { $most }
own-fault-kind = коробка — це тека або файл .zip, .toml чи .json
own-fault-zip = це не zip-файл, або його пошкоджено
own-fault-outside = цей файл опинився б поза коробкою
own-fault-link = це посилання, а таких у коробці бути не може
own-fault-secret = цей zip-файл зашифровано
own-fault-letters = файл не є текстом UTF-8 (байт { $byte })
own-fault-toml = файл не є TOML: { $reason }
own-fault-json = файл не є JSON: не вдається прочитати рядок { $line }, стовпець { $column }
own-fault-deep = списки вкладено надто глибоко
own-fault-no-box = немає файлу box.toml
own-fault-code = це Python, а він працює лише з `--own` на власному комп’ютері
own-fault-code-fails = цей код на Python не вдається завантажити: { $reason }
own-fault-code-none = у ньому немає жодного класу, похідного від Race чи Power
own-fault-no-module = немає плитки { $value }: { $reason }
own-fault-no-tile-class = { $value } не є класом, похідним від Race чи Power
own-fault-object = тут має бути таблиця з ключами
own-fault-key = немає ключа { $key }; є { $known }
own-fault-key-like = немає ключа { $key }; можливо, { $like }?
own-fault-missing = бракує ключа { $key }
own-fault-kind-text = тут має бути текст
own-fault-kind-flag = тут має бути true або false
own-fault-kind-whole = тут має бути ціле число
own-fault-kind-list = тут має бути список
own-fault-range = { $value } не лежить між { $least } і { $most }
own-fault-word = слова { $value } тут немає; є { $known }
own-fault-word-like = слова { $value } тут немає; можливо, { $like }?
own-fault-id = { $value } не може бути id: це від 1 до 30 малих літер a–z, цифр і дефісів, спершу літера
own-fault-id-taken = { $value } — це id того, що вже є у грі; виберіть інший
own-fault-id-twice = { $value } — це id двох речей у цій коробці
own-fault-box-twice = інша коробка { $value } вже є
own-fault-many = їх { $count }; більше ніж { $most } — забагато
own-fault-data-big = плитки, тексти й значки займають { $count } Б; коробка має для них { $most } Б
own-fault-nothing = у коробці немає ні раси, ні властивості, ні мапи, ні домашнього правила
own-fault-no-text = тексту немає жодною мовою
own-fault-long = цей текст має { $count } знаків; місця є на { $most }
own-fault-markup = у тексті не може бути розмітки, фігурних дужок чи керівних знаків
own-fault-language = немає текстів мовою { $value }; є { $known }
own-fault-icon = немає значка { $value }; підійде й SVG
own-fault-icon-like = немає значка { $value }; можливо, { $like }?
own-fault-icon-file = у коробці немає файлу { $value }
own-fault-svg = це не малюнок: { $reason }
own-fault-svg-part = малюнок у коробці має лише прості фігури, без { $value }
own-fault-immune-all = через це більшість мапи стала б недоторканною; ніхто вже не міг би нападати
own-fault-avoid-all = раса, що оминає все, нічого не може
own-fault-link-reach = те, що сусіднє, не може залежати від того, що в досяжності
own-fault-marker-none = у цієї плитки немає маркера { $value }
own-fault-marker-unused = маркер { $value } не використовує жоден ефект
own-fault-marker-shared = маркер { $value } використовують два ефекти
own-fault-twice = плитка робить { $value } лише раз
own-fault-race-only = { $value } може робити лише раса
own-fault-needs = { $value } можливе лише разом із { $other }
own-fault-supply-short = жетонів { $supply }, а може знадобитися { $need } (CUSTOM-4)

## elbowroom own

own-new-name = назва коробки має малі латинські літери, цифри й дефіси, щонайбільше { $most }, і починається з літери: не { $name }
own-new-there = тут уже є щось із назвою { $name }
own-new-made = { $name }: готово; перевірте командою `elbowroom own check { $name }`, грайте командою `elbowroom play --own { $name }`
own-check-fine = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, записи й копії: усе гаразд
own-check-hangs = ігри не закінчилися за { $seconds } с: може, якась плитка ніколи не завершує етап?
own-check-died = процес, що грав ігри, завершився сам (стан { $status })
own-check-fails = після добрих ігор ({ $played }): { $reason }
own-fair-none = немає раси чи властивості { $name }, щоб зважити; є { $known }
own-fair-progress = { $name }, { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
}: { $value } ± { $reach } після { $games ->
    [one] { $games } гри
   *[many] { $games } ігор
}
own-fair-strong = { $name }: { $value } ({ $low }–{ $high }) справедливої частки перемог, надто сильно
own-fair-weak = { $name }: { $value } ({ $low }–{ $high }) справедливої частки перемог, надто слабко
own-fair-fair = { $name }: { $value } ({ $low }–{ $high }) справедливої частки перемог, якраз
own-fair-other = { $said }; із { $tokens ->
    [one] { $tokens } жетоном
   *[many] { $tokens } жетонами
} { $value }
own-fault-name-like = ніщо не питає про { $name }; може, { $like }?
own-fault-value-kind = тут має бути { $wanted }, а не { $found }
own-fault-signature = рушій викликає це як { $wanted }
own-fault-feature = на жодній мапі немає { $value }; є { $known }
own-fault-feature-like = на жодній мапі немає { $value }; може, { $known }?
own-fault-number = тут має бути від { $least } до { $most }, а не { $value }
own-fault-text-missing = плитка жодною мовою не каже { $name }
