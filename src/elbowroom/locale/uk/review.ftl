# Розбір партії: що про нього кажуть сторінка, командний рядок і його файл.

review-title = Розбір партії
review-curve = Шанси на перемогу
review-curve-turn = Хід { $number }
review-costliest = Найдорожчі ходи
review-none = Жоден хід не вирізняється: для жодного не знайдено нічого помітно кращого.
review-turn = Раунд { $round } · { $player }
review-cost = коштував близько { $coins } монети
review-better = Краще: { $plan }
review-best = Із цим планом шанс на перемогу був би { $best }% замість { $after }%.
review-turns = Усі ходи
review-players = Вибір і удача
review-col-round = Раунд
review-col-player = Гравець
review-col-before = До
review-col-after = Після
review-col-best = Найкращий план
review-col-loss = Втрачено вибором
review-col-luck = Удача
review-luck-die = на кубику випало { $shown }
review-luck-find = знахідка: { $shown }
review-note = Оцінює бот «expert», який може помилятися; монети до кінця партії порівняно з найкращим планом, який він знайшов. Під кінець партії монети важать настільки, наскільки вони змінюють шанс на перемогу. Удача — це те, що кубик і знахідки дали понад очікуване.

## Чому хід стільки коштував

review-why-decline-late = { $race }: занепад тепер був кращий, ніж завойовувати далі.
review-why-decline-early = { $race }: занепад настав зарано, ще було що завойовувати.
review-why-combo = Кращою була інша комбінація: { $combo }.
review-why-price = Заплачено забагато. { $combo }: { $coins ->
        [one] на { $coins } монету
        [few] на { $coins } монети
        [many] на { $coins } монет
       *[other] на { $coins } монети
    } дешевше й краще.
review-why-entry = Вхід не в тому місці: { $region } — кращий початок, ніж { $instead }.
review-why-roll = Кинуто кубик ({ $instead }), хоча було певне завоювання: { $region }.
review-why-no-roll = Кубик лишився без діла, а варто було кинути: { $region }.
review-why-kept = Утримано забагато: жетони з регіону { $region } більше придалися б деінде.
review-why-gave-up = Покинуто регіон, який варто було втримати: { $region }.
review-why-stopped = Завоювання скінчилися зарано: ще можна було взяти { $region }.
review-why-overreach = Взято забагато: без регіону { $region } лишилося б більше жетонів для оборони.
review-why-target = Не та ціль: { $region } вартий більше, ніж { $instead }.
review-why-border = Відкритий кордон: більше жетонів потребував регіон { $region }.
review-why-move = Кращим був інший хід: { $move }.

## elbowroom review

review-judging = Оцінено ходів
review-written = { $file }: розбір записано
review-wrong = { $file }: цей запис не відтворюється в цій версії, рядок { $line } (рушій: { $reason })
review-unfinished = { $file }: партію не завершено; розбирають лише завершені
review-empty = { $file }: у цьому записі немає жодного ходу
review-same-file = --html { $file } перезаписало б запис партії
