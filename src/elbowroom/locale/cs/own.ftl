# Co se říká o vlastních krabicích: `--own` a každý, kdo takovou krabici dostane.

own-at = { $where }: { $fault }
own-and-more = { $first } ({ $more ->
        [one] a ještě { $more } chyba
        [few] a ještě { $more } chyby
        [many] a ještě { $more } chyby
       *[other] a ještě { $more } chyb
    })
own-unusable = krabice { $file }: { $fault }
own-carried = krabice, kterou nese: { $fault }
own-no-file = složka, soubor, modul ani nainstalovaná krabice { $file } neexistuje
own-blank-none = v krabicích z --own není dílek { $name }; jsou { $known }
own-blank-many = prázdná standarta a prázdný žeton schopnosti jsou po jednom: --blank jmenuje nejvýš jednu rasu a jednu schopnost (CUSTOM-1, CUSTOM-3)

## Co je s krabicí špatně

own-fault-big = tento soubor má více než { $most } bajtů
own-fault-bigger = všechny soubory dohromady mají více než { $most } bajtů
own-fault-files = souborů je více než { $most }
own-fault-kind = krabice je složka nebo soubor .zip, .toml či .json
own-fault-zip = tohle není soubor zip, nebo je poškozený
own-fault-outside = tento soubor by ležel mimo krabici
own-fault-link = tohle je odkaz a ty v krabici být nesmějí
own-fault-secret = tento soubor zip je zašifrovaný
own-fault-letters = soubor není text v UTF-8 (bajt { $byte })
own-fault-toml = soubor není TOML: { $reason }
own-fault-json = soubor není JSON: nelze přečíst řádek { $line }, sloupec { $column }
own-fault-deep = seznamy jsou do sebe vnořeny příliš hluboko
own-fault-no-box = chybí soubor box.toml
own-fault-code = tohle je Python a ten běží jen s `--own` na vlastním počítači
own-fault-code-fails = tento kód v Pythonu nelze načíst: { $reason }
own-fault-code-none = není v něm žádná třída odvozená od Race ani Power
own-fault-no-module = dílek { $value } neexistuje: { $reason }
own-fault-no-tile-class = { $value } není třída odvozená od Race ani Power
own-fault-object = tady musí být tabulka s klíči
own-fault-key = klíč { $key } neexistuje; existují { $known }
own-fault-key-like = klíč { $key } neexistuje; nemyslíš { $like }?
own-fault-missing = chybí klíč { $key }
own-fault-kind-text = tady musí být text
own-fault-kind-flag = tady musí být true nebo false
own-fault-kind-whole = tady musí být celé číslo
own-fault-kind-list = tady musí být seznam
own-fault-range = { $value } není mezi { $least } a { $most }
own-fault-word = slovo { $value } tu není; jsou tu { $known }
own-fault-word-like = slovo { $value } tu není; nemyslíš { $like }?
own-fault-id = { $value } nemůže být id: je to 1 až 30 malých písmen a–z, číslic a spojovníků, první je písmeno
own-fault-id-taken = { $value } je id něčeho, co už ve hře je; zvol jiné
own-fault-id-twice = { $value } je v této krabici id dvou věcí
own-fault-box-twice = jiná krabice { $value } už tu je
own-fault-many = je jich { $count }; více než { $most } je příliš
own-fault-data-big = dílky, texty a ikony zabírají { $count } B; krabice na ně má { $most } B
own-fault-nothing = v krabici není rasa, schopnost, mapa ani domácí pravidlo
own-fault-no-text = text chybí ve všech jazycích
own-fault-long = tento text má { $count } znaků; místa je na { $most }
own-fault-markup = text nesmí obsahovat značky, složené závorky ani řídicí znaky
own-fault-language = v jazyce { $value } texty nejsou; jsou { $known }
own-fault-icon = ikona { $value } neexistuje; může to být i SVG
own-fault-icon-like = ikona { $value } neexistuje; nemyslíš { $like }?
own-fault-icon-file = v krabici není soubor { $value }
own-fault-svg = tohle není kresba: { $reason }
own-fault-svg-part = kresba v krabici má jen prosté tvary a žádné { $value }
own-fault-immune-all = tím by byla většina mapy nedotknutelná; nikdo by už nemohl útočit
own-fault-avoid-all = rasa, která se vyhýbá všemu, nic nezmůže
own-fault-link-reach = co sousedí, nemůže záviset na tom, co je na dosah
own-fault-marker-none = tento dílek nemá žeton { $value }
own-fault-marker-unused = žeton { $value } nepoužívá žádný účinek
own-fault-marker-shared = žeton { $value } používají dva účinky
own-fault-twice = dílek dělá { $value } jen jednou
own-fault-race-only = { $value } může dělat jen rasa
own-fault-needs = { $value } jde jen s { $other }
own-fault-supply-short = žetonů je { $supply }, ale může jich být potřeba { $need } (CUSTOM-4)

## elbowroom own

own-new-name = název krabice má malá písmena, číslice a spojovníky, nejvýš { $most }, a začíná písmenem: ne { $name }
own-new-there = něco se jménem { $name } tu už je
own-new-made = { $name }: hotovo; zkontroluj příkazem `elbowroom own check { $name }`, hraj příkazem `elbowroom play --own { $name }`
own-check-fine = { $tiles ->
    [one] { $tiles } dílek
    [few] { $tiles } dílky
   *[other] { $tiles } dílků
}, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, záznamy a kopie: vše v pořádku
own-check-hangs = hry neskončily ani za { $seconds } s: nekončí snad některý dílek svou fázi?
own-check-died = proces, který hry hrál, skončil sám (stav { $status })
own-check-fails = po dobrých hrách ({ $played }): { $reason }
own-fair-none = rasa ani schopnost { $name } ke zvážení není; jsou { $known }
own-fair-progress = { $name }, { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}: { $value } ± { $reach } po { $games ->
    [one] { $games } hře
   *[other] { $games } hrách
}
own-fair-strong = { $name }: { $value } ({ $low }–{ $high }) spravedlivého podílu výher, příliš silné
own-fair-weak = { $name }: { $value } ({ $low }–{ $high }) spravedlivého podílu výher, příliš slabé
own-fair-fair = { $name }: { $value } ({ $low }–{ $high }) spravedlivého podílu výher, tak akorát
own-fair-other = { $said }; s { $tokens ->
    [one] { $tokens } žetonem
   *[other] { $tokens } žetony
} { $value }
own-fault-name-like = na { $name } se nic neptá; nemyslíš { $like }?
own-fault-value-kind = tohle musí být { $wanted }, ne { $found }
own-fault-signature = engine to volá jako { $wanted }
own-fault-feature = { $value } na žádné mapě není; jsou { $known }
own-fault-feature-like = { $value } na žádné mapě není; nemyslíš { $known }?
own-fault-number = tohle musí být od { $least } do { $most }, ne { $value }
own-fault-text-missing = dílek v žádném jazyce neuvádí { $name }
