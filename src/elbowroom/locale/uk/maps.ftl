# Що кажуть про власні мапи: `elbowroom map` і кожен, хто отримує таку мапу.

map-fine = { $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
       *[many] { $regions } регіонів
    }, гравці: { $players }
map-at-region = регіон { $region }: { $fault }
map-at-entry = запис { $number } у `regions`: { $fault }
map-and-more = { $first } ({ $more ->
        [one] і ще { $more } помилка
        [few] і ще { $more } помилки
       *[many] і ще { $more } помилок
    }; усі назве `elbowroom map check`)
map-unusable = { $file }: { $fault }
map-same-id = { $file }: ще одна мапа називається { $id }
map-undrawn = { $file }: сторінка не покаже мапи без обрисів
map-serve-id = { $file }: за столом ідентифікатор має закінчуватися на { $end }, як-от { $id }{ $end }
map-seed-range = зерно мапи — ціле число від 0 до { $most }

## Що не так із мапою

map-fault-big = файл має понад { $most } байтів, це забагато для мапи
map-fault-letters = файл не є текстом UTF-8 (байт { $byte })
map-fault-json = файл не є JSON: рядок { $line }, стовпець { $column } не прочитати
map-fault-deep = файл не є мапою: списки в ньому вкладені надто глибоко
map-fault-key-twice = ключ { $key } стоїть двічі в тому самому місці
map-fault-object = мапа — це об’єкт JSON з ключами на зразок `id`, `players` і `regions`
map-fault-key = немає ключа { $key }; є { $known }
map-fault-key-like = немає ключа { $key }; можливо, { $like }?
map-fault-missing = бракує ключа { $key }
map-fault-kind-text = { $key } має бути текстом
map-fault-kind-flag = { $key } має бути true або false
map-fault-kind-number = { $key } має бути числом
map-fault-kind-whole = { $key } має бути цілим числом
map-fault-kind-list = { $key } має бути списком
map-fault-kind-texts = { $key } має бути списком текстів
map-fault-kind-point = { $key } має складатися з точок, по два числа кожна
map-fault-kind-object = регіон має бути об’єктом JSON
map-fault-range = { $key } дорівнює { $value }, а має бути від { $least } до { $most }
map-fault-map-id = { $value } не може бути ідентифікатором мапи: це від 1 до 40 малих літер від a до z, цифр і дефісів
map-fault-map-id-taken = { $value } — ідентифікатор мапи з самої гри; оберіть інший
map-fault-region-id = { $value } не може бути ідентифікатором регіону: це від 1 до 20 літер, цифр, дефісів і підкреслень, але не `with`
map-fault-region-id-twice = кілька регіонів називаються { $value }
map-fault-terrain = немає місцевості { $value }; є { $known }
map-fault-terrain-like = немає місцевості { $value }; можливо, { $like }?
map-fault-symbol = немає символу { $value }; є { $known }
map-fault-symbol-like = немає символу { $value }; можливо, { $like }?
map-fault-symbol-twice = символ { $value } стоїть там двічі
map-fault-box = { $value } — не вид мапи; є { $known }
map-fault-box-wrong = box каже { $value }, але місцевості — з { $other }
map-fault-tribe-place = плем’я не може тут жити: місцевість — { $terrain }
map-fault-monsters-place = чудовиська не можуть тут жити: місцевість — { $terrain }
map-fault-symbol-place = символ { $value } не може тут лежати: місцевість — { $terrain }
map-fault-volcano-place = вулкан лежить у прірві, а місцевість — { $terrain }
map-fault-monsters-many = регіонів із чудовиськами: { $count }; чудовиськ вистачить на { $most } (U-COMP-06)
map-fault-regions-few = регіонів, які можна завоювати: { $count }; гравців: { $players }; стільки гравців грають щонайменше на { $least }
map-fault-regions-many = регіонів на мапі: { $count }; більше ніж { $most } — забагато
map-fault-borders-missing = немає ні списку neighbors, ні обрису, тож невідомо, з чим він межує
map-fault-neighbor-unknown = його сусіда { $other } немає на мапі
map-fault-neighbor-self = він не може бути власним сусідом
map-fault-neighbor-twice = він двічі називає сусіда { $other }
map-fault-neighbor-one-way = він називає { $other } сусідом, але { $other } не називає його
map-fault-neighbor-apart = { $other } є і в `neighbors`, і в `apart`, а може бути лише в одному з них
map-fault-neighbor-far = він називає { $other } сусідом, але на малюнку вони не торкаються
map-fault-neighbor-unnamed = на малюнку він торкається { $other }, але вони не сусіди; якщо так і треба, впишіть { $other } до `apart`
map-fault-edge-inside = сказано, що він на краю, але на малюнку він не торкається краю аркуша
map-fault-edge-none = на краю чи біля моря на краю немає суходолу, тож на мапу ніхто не ввійде (CONQ-2)
map-fault-parts = мапа розпадається: ніщо не веде з { $one } до { $other }
map-fault-unreachable = до цих регіонів ніхто не дістанеться суходолом: { $regions }
map-fault-outline-missing = він не має обрису, хоча інші регіони мають
map-fault-outline-short = обрис має щонайменше три точки
map-fault-outline-long = точок обрису може бути щонайбільше { $most }, а їх { $count }
map-fault-outline-thin = його обрис нічого не охоплює
map-fault-outline-crosses = його обрис перетинає сам себе біля { $x }, { $y }
map-fault-outline-overlaps = його обрис накладається на обрис { $other } біля { $x }, { $y }
map-fault-point-outside = точка { $x }, { $y } лежить поза аркушем завширшки { $width } і заввишки { $height }
map-fault-label-outside = його підпис лежить поза обрисом
map-fault-undrawn = вона не має обрисів, тож сторінка її не покаже
