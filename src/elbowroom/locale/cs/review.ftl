# Rozbor hry: co o ní říká stránka, příkazový řádek a jeho soubor.

review-title = Rozbor hry
review-curve = Šance na výhru
review-curve-turn = Tah { $number }
review-costliest = Nejdražší tahy
review-none = Žádný tah nevyčnívá: pro žádný se nenašlo nic zřetelně lepšího.
review-turn = Kolo { $round } · { $player }
review-cost = stál asi { $coins } mince
review-better = Lepší: { $plan }
review-best = S tímto plánem by šance na výhru byla { $best }{"\u00A0"}% místo { $after }{"\u00A0"}%.
review-turns = Všechny tahy
review-players = Rozhodnutí a štěstí
review-col-round = Kolo
review-col-player = Hráč
review-col-before = Před
review-col-after = Po
review-col-best = Nejlepší plán
review-col-loss = Ztráta rozhodnutím
review-col-luck = Štěstí
review-luck-die = na kostce padlo { $shown }
review-luck-find = nález: { $shown }
review-note = Hodnotí bot „expert“, který se může mýlit; mince do konce hry ve srovnání s nejlepším plánem, který našel. Ke konci hry se mince počítají podle toho, jak mění šanci na výhru. Štěstí je to, co kostka a nálezy přinesly nad očekávání.

## Proč tah tolik stál

review-why-decline-late = { $race }: lepší bylo teď vstoupit do úpadku než dobývat dál.
review-why-decline-early = { $race }: úpadek přišel příliš brzy, ještě bylo co dobývat.
review-why-combo = Lepší byla jiná kombinace: { $combo }.
review-why-price = Zaplaceno příliš. { $combo }: { $coins ->
        [one] o { $coins } minci
        [few] o { $coins } mince
        [many] o { $coins } mince
       *[other] o { $coins } mincí
    } levněji a lépe.
review-why-entry = Vstup na špatném místě: { $region } je lepší začátek než { $instead }.
review-why-roll = Hod kostkou ({ $instead }), ačkoli jedno území bylo jisté: { $region }.
review-why-no-roll = Kostka zůstala ležet, a stálo za to hodit: { $region }.
review-why-kept = Drženo příliš mnoho: žetony z území { $region } by jinde posloužily lépe.
review-why-gave-up = Opuštěno území, které stálo za to udržet: { $region }.
review-why-stopped = Příliš brzký konec dobývání: ještě se dalo dobýt { $region }.
review-why-overreach = Dobyto příliš mnoho: bez území { $region } by zbylo víc žetonů na obranu.
review-why-target = Špatný cíl: { $region } má větší cenu než { $instead }.
review-why-border = Otevřená hranice: víc žetonů patřilo na území { $region }.
review-why-move = Lepší byl jiný krok: { $move }.

## elbowroom review

review-judging = Posouzené tahy
review-written = { $file }: rozbor je zapsán
review-wrong = { $file }: tento záznam se v této verzi nedá přehrát, řádek { $line } (jádro: { $reason })
review-unfinished = { $file }: hra není u konce; rozebírají se jen dohrané hry
review-empty = { $file }: v tomto záznamu není žádný tah
review-same-file = --html { $file } by přepsalo záznam
