# The rulebook: the whole rules of both boxes for players, a message for every rule of docs/rules (rule-conq-6 is CONQ-6).
# An id in brackets becomes a link. The page loads this file only when the rules are looked at.

## The chapters

book-setup = Před hrou
    .intro = Jak se stůl připraví před prvním tahem.
book-turn = Průběh tahu
    .intro = Co děláš, když jsi na tahu, a jakými slovy o tom pravidla mluví.
book-pick = Výběr rasy
    .intro = Jak si vezmeš jednu ze šesti kombinací a co stojí.
book-conquer = Dobývání
    .intro = Kam smíš, co území stojí, kdy pomůže kostka a o co přijde obránce.
book-redeploy = Přeskupení
    .intro = Jak rozmístíš žetony, když s dobýváním skončíš.
book-score = Zisk mincí
    .intro = Co tvůj tah vynese.
book-decline = Úpadek
    .intro = Když je rasa vyčerpaná, otočíš ji a v příštím tahu si vezmeš novou.
book-end = Konec hry
    .intro = Kdy hra končí a kdo zvítězil.
book-races = Rasy
    .intro = Každá rasa s počtem žetonů a se svými pravidly. Jméno vede na její vlastní stránku.
book-powers = Speciální schopnosti
    .intro = Každá Speciální schopnost s počtem žetonů a se svými pravidly. Jméno vede na její vlastní stránku.
book-finds = Relikvie a místa
    .intro = Co střeží příšery z Underground.
book-questions = Otázky
    .intro = Co se stane, když se dvě pravidla potkají, a jak Elbowroom rozhoduje tam, kde pravidla mlčí.
book-examples = Příklady
    .intro = Pozice propočítané krok za krokem.
book-mixing = Obě krabice dohromady a vlastní dlaždice
    .intro = Co se změní, když se dlaždice jedné krabice hrají na mapě druhé.
book-contents = Co je v krabicích
    .intro = Mapy, rasy, Speciální schopnosti, žetony a mince.
book-editions = Vydání a varianty
    .intro = V čem se tištěná vydání liší, jak hraje Elbowroom a co si stůl může zvolit.

## The page

book-lead = Celá pravidla obou krabic našimi slovy. Každé pravidlo má své číslo a odkaz, a kde to jde, i desku, která ho ukáže.
book-chapters = Kapitoly
book-found = { $count ->
    [one] Nalezeno { $count } místo
    [few] Nalezena { $count } místa
   *[other] Nalezeno { $count } míst
}
book-print = Vytisknout
book-whole = Celá pravidla
book-base = Základní hra
book-underground = Underground
book-no-tile = Dlaždice toho jména není.

## The game in short

short-goal = Cíl
    .text = Mít po posledním kole nejvíc mincí. Místa je málo, a tak národy rostou, šíří se, slábnou a ustupují jiným; s jediným nikdo nevyhraje.
short-setup = Před hrou
    .text = Mapa závisí na počtu hráčů: 10 kol pro dva nebo tři, 9 pro čtyři, 8 pro pět. Každý začíná s 5 mincemi. Na mapě stojí Ztracené kmeny a hory. V nabídce leží šest kombinací rasy a schopnosti.
short-turn = Tah
    .text = Bez aktivní rasy si vybereš novou, dobýváš a získáš mince. S aktivní rasou volíš: rozšiřovat říši (žetony do ruky, dobývání, přeskupení, mince), nebo vstoupit do úpadku (mince a příští tah nový výběr).
short-pick = Výběr rasy
    .text = První kombinace v nabídce je zdarma. Na každou přeskočenou položíš minci; mince ležící na vybrané jsou tvoje. Žetonů dostaneš tolik, kolik ukazují rasa a schopnost dohromady.
short-enter = Vstup na mapu
    .text = Rasa bez území vstupuje od okraje desky nebo od břehu moře, které u okraje leží. Potom bere území vedle svých. Moře a jezera jsou uzavřená, pokud je neotevře rasa nebo schopnost.
short-cost = Co území stojí
    .text = 2 žetony, +1 za horu, +1 za každý Ztracený kmen, Pevnost, Doupě či Tábořiště, +1 za každý žeton jiného hráče. Schopnosti cenu snižují, nikdy pod 1.
short-die = Kostka
    .text = Máš-li aspoň jeden žeton, můžeš zkusit poslední území, na které ti chybí nejvýš 3: na kostce je 0, 0, 0, 1, 2 a 3. Ať padne cokoli, dobývání končí.
short-losses = Ztráty
    .text = Kdo ztratí území, přijde navždy o jeden žeton a ostatní rozmístí na konci tahu na svá zbylá území. Jediný žeton prostě padne.
short-abandon = Opuštění území
    .text = Před prvním dobytím v tahu se můžeš vzdát území a vzít všechny jejich žetony do ruky, třeba ze všech; pak vstupuješ znovu od okraje.
short-redeploy = Přeskupení
    .text = Po dobývání musí na každém území zůstat jeden žeton, ostatní rozmísti libovolně. Brání až do tvého příštího tahu.
short-score = Zisk mincí
    .text = Mince za každé území, které drží tvá aktivní i upadající rasa, a k tomu, co přidá rasa a schopnost. Mince jsou skryté, pokud se nedomluvíte jinak.
short-decline = Úpadek
    .text = Místo dobývání rasu otočíš: na každém území zůstane jeden žeton, speciální schopnost zmizí, schopnost rasy také, pokud neříká jinak. Dál vynáší mince. Druhý úpadek odstraní první rasu z mapy.
short-end = Konec
    .text = Po posledním kole se počítají mince. Při remíze rozhoduje počet žetonů na mapě, a je-li i ten stejný, vítězství je společné.
short-under-relics = Underground: relikvie a místa
    .text = Relikvie se použije jednou za tah a zůstává tam, kde byla použita naposledy; místo zůstává, kde bylo nalezeno. Obojí slouží tomu, kdo území drží.

## A tile's own page

book-tile-rules = Pravidla
book-tile-questions = Otázky a rozhodnutí
book-tile-examples = Příklady
book-tile-atlas = Co říkají hry botů
book-atlas = { $box }: { $wins } spravedlivého podílu na vítězstvích (95% interval: { $from } až { $to }). Hry: { $games }, bot: { $bot }.
book-atlas-differs = Nakolik lze z těchto her soudit, je to skutečný rozdíl.
book-atlas-same = Od spravedlivého podílu se to nedá odlišit.
book-atlas-note = Spravedlivý podíl je jedno vítězství na tolik her, kolik je hráčů. Boti si ji brali z vlastní vůle; mezi lidmi to může být jinak.
book-atlas-none = Atlas počítá jen rasy a Speciální schopnosti.
book-atlas-few = Her s ní bylo příliš málo, než aby se dalo něco říct.

## The board that shows a rule

book-show = Ukázat
book-shown = Pravidlo na desce
book-start = Pozice na začátku
book-step = Tah { $at } z { $all }
book-next = Teď { $player }: { $move }
book-done = To je vše.
book-refused = { $player }: { $move }. To se nesmí: { $why }
book-try = Vyzkoušet si to
book-watch = Jen ukázat
book-ask-allowed = { $player }: { $move }. Smí se to?
book-ask-cost = { $player }: { $move }. Kolik žetonů to stojí?
book-ask-coins = { $player }: { $move }. Kolik mincí tah vynese?
book-yes = Ano
book-no = Ne
book-right = Správně!
book-wrong = Ne tak docela. Odpověď: { $answer }.
book-tried = Správné odpovědi: { $right } z { $all }.
book-hands = { $player }: v ruce { $hand }, mince { $coins }
book-no-board = Desku se nepodařilo stáhnout. Zkus to znovu, až bude síť.

## Definitions and the turn

rule-def-1 = Území je neprázdné, stojí-li na něm aspoň jeden žeton Ztraceného kmene nebo aspoň jeden žeton rasy. Nezáleží na tom, čí žeton to je, ani zda je jeho rasa aktivní, nebo v úpadku. Každé jiné území je prázdné.
rule-def-2 = Samotné značky nikdy nedělají území neprázdným: ani Hora, Zlobří doupě, Pevnost, Tábořiště, Zapadlá díra, Hrdina či Drak. To dokážou jen žetony.
rule-def-3 = Tvá aktivní rasa má výhody své standarty i svého žetonu Speciální schopnosti a tyto výhody se sčítají.
rule-def-4 = Když tvá rasa vstoupí do úpadku, výhody její standarty a žetonu schopnosti končí, pokud výhoda sama neříká, že platí dál.
rule-def-5 = Kde Speciální schopnost mluví o „tobě“ nebo „tvých“ věcech, myslí jen žetony rasy, ke které patří. Tvá druhá rasa, ta v úpadku, z ní nemá nic.
rule-def-6 = Dvě území spolu sousedí, mají-li společnou hraniční čáru.
rule-def-7 = Území je pobřežní, sousedí-li s mořem nebo jezerem.
rule-def-8 = Území se Zapadlou dírou, Hrdinou nebo Drakem je imunní: ostatní hráči je nemohou dobýt a nepůsobí na ně žádná jejich schopnost rasy ani Speciální schopnost.
rule-def-9 = Území držíš, dokud je na něm aspoň jeden žeton některé tvé rasy. Na území jsou žetony nejvýš jedné rasy. Značky bez žetonu nedrží nic.
rule-def-10 = Žetony aktivní rasy leží barevnou stranou nahoru, žetony rasy v úpadku šedou. Každý vidí, které jsou které.
rule-def-11 = Na rasu útočíš, když dobudeš některé její území, nahradíš její žeton Černokněžníkem nebo se ti o některé její území nezdaří pokus s kostkou.
rule-turn-1 = V každém kole odehraje každý hráč jeden tah; hraje se po směru hodinových ručiček od prvního hráče.
rule-turn-2 = Začínáš-li tah bez aktivní rasy – v prvním tahu a v každém tahu po úpadku –, vybereš si kombinaci, dobýváš s ní a získáš mince.
rule-turn-3 = V každém jiném tahu si vybereš: buď rozšiřuješ říši (připravíš vojska, dobýváš, přeskupíš se), nebo se svou rasou vstoupíš do úpadku. Potom získáš mince.

## Components

rule-comp-1 = Mapy jsou 4: po jedné pro 2, 3, 4 a 5 hráčů.
rule-comp-2 = Standart ras je 14. Mají barevnou stranu pro aktivní rasu a šedou stranu pro úpadek. K nim patří 1 prázdná standarta.
rule-comp-3 = Žetonů Speciálních schopností je 20, každý s jednou schopností, a k nim 1 prázdný.
rule-comp-4 = Žetonů ras je 168 a žetonů Ztraceného kmene 18. Žetony ras se dělí takto: Amazonky 15, Trpaslíci 8, Elfové 11, Ghúlové 10, Obři 11, Půlčíci 11, Lidé 10, Orkové 10, Krysí muži 13, Kostlivci 20, Černokněžníci 18, Tritoni 11, Zlobři 10, Kouzelníci 10.
rule-comp-5 = Značky jsou tyto: 10 Zlobřích doupat, 6 Pevností, 9 Hor, 5 Tábořišť, 2 Zapadlé díry, 2 Hrdinové a 1 Drak.
rule-comp-6 = Mincí je 109: 30 v hodnotě 10, 24 v hodnotě 5, 20 v hodnotě 3 a 35 v hodnotě 1. Dohromady mají hodnotu 515.
rule-comp-7 = Kostka posil je jedna. Na jejích stěnách je 0, 0, 0, 1, 2 a 3.
rule-comp-8 = Ve hře je jeden žeton označení kola a 6 karet se souhrnem pravidel, 5 osobních a jedna společná. Karty nemají na hru žádný vliv.
rule-comp-9 = Souš jsou pole, lesy, kopce, bažiny a hory. Voda je moře a jezero. Na území může být i symbol: Jeskyně, Magický symbol, Důl nebo Ztracený kmen.
rule-comp-10 = Na každé mapě jsou přesně 3 vodní území: 2 moře a 1 jezero.
rule-comp-11 = Jakou hodnotu mají tvé mince, zůstává ostatním hráčům do konce hry skryto. Ty se na své mince smíš kdykoli podívat.
rule-comp-12 = Mince si smíš u banku kdykoli rozměnit. Nezáleží na tom, které mince máš, jen na jejich celkové hodnotě.
rule-comp-13 = Z krabičky si můžeš vzít jen žetony, které v ní jsou. Ve hře například nikdy není víc než 18 Černokněžníků.
rule-comp-14 = Každá rasa má dost žetonů pro číslo na své standartě a k němu nejvyšší číslo na žetonu schopnosti, což je 5. Čísla všech standart a žetonů schopností ukazuje seznam dílků.

## Setup

rule-setup-1 = Hraje se na mapě určené pro daný počet hráčů, od 2 do 5.
rule-setup-2 = Žeton označení kola začíná na poli 1 stupnice kol. Stupnice má 10 polí pro 2 nebo 3 hráče, 9 pro 4 hráče a 8 pro 5 hráčů.
rule-setup-3 = Všechny žetony ras jsou na začátku v krabičce. Do té vidí každý.
rule-setup-4 = Zamíchej 14 standart. 5 z nich vylož do sloupce barevnou stranou nahoru, na místa 1 (nahoře) až 5. Zbylých 9 tvoří pod místem 5 hromádku ras, také barevnou stranou nahoru.
rule-setup-5 = Zamíchej 20 žetonů Speciálních schopností. Ke každé z 5 standart polož jeden; zbylých 15 tvoří vedle hromádky ras hromádku schopností, lícem nahoru. Horní dílky obou hromádek jsou šestá kombinace, takže je vidět šest kombinací.
rule-setup-6 = Na každé území se symbolem Ztraceného kmene polož 1 žeton Ztraceného kmene.
rule-setup-7 = Na každé území hor polož 1 značku Hory.
rule-setup-8 = Každý hráč dostane pět mincí v hodnotě 1. Zbytek je bank. Mincemi se platí a jsou zároveň tvým výsledkem.
rule-setup-9 = Podle tradice začíná hráč s nejšpičatějšíma ušima. Elbowroom na tvé uši nevidí: kdo sedí na prvním místě, se buď zvolí předem, nebo vylosuje.
rule-setup-10 = Hru začínáš bez rasy.

## Picking a combo

rule-pick-1 = Nemáš-li na začátku tahu aktivní rasu, vybereš si jednu z viditelných kombinací. Počítá se i ta, která leží na vrchu hromádek.
rule-pick-2 = Horní kombinace je zdarma. Každá jiná stojí 1 minci za každou kombinaci nad ní: na každou z nich položíš 1 minci. Kombinace na místě 6 tedy stojí 5 mincí.
rule-pick-3 = Všechny mince ležící na kombinaci, kterou si vybereš, jsou tvoje. Dostaneš je automaticky a její plnou cenu platíš i tak.
rule-pick-4 = Platíš mincemi, které už máš. Mince ležící na vybírané kombinaci ti s jejím zaplacením nepomohou.
rule-pick-5 = Nemůžeš si vybrat kombinaci, která stojí víc mincí, než máš. Horní je zdarma, takže si vždycky můžeš aspoň něco vybrat.
rule-pick-6 = Svou kombinaci si polož před sebe lícem nahoru. Sečti čísla na standartě a na žetonu schopnosti a vezmi si z krabičky do ruky tolik žetonů této rasy.
rule-pick-7 = Víc žetonů tvá rasa už nikdy nedostane, pokud nějaké pravidlo neříká jinak, jako u Kostlivců a Černokněžníků. 4 Amazonky navíc patří k tomu, co si bereš při výběru.
rule-pick-8 = Po výběru se kombinace pod mezerou posunou o místo nahoru i s mincemi, které na nich leží. Kombinace z vrchu hromádek přejde na místo 5 a další dva dílky hromádek jsou novou šestou kombinací. Byla-li vybrána sama šestá kombinace, jen se odkryjí nové vrchy hromádek.
rule-pick-9 = Šest kombinací je vidět tak dlouho, dokud na ně stačí standarty.
rule-pick-10 = Má-li vzniknout kombinace a hromádka schopností je prázdná, odhozené žetony schopností se zamíchají a jsou novou hromádkou.
rule-pick-11 = Když rasa zmizí, její standarta jde lícem nahoru naspod hromádky ras. Není-li hromádka ras, jde na nejnižší prázdné místo sloupce.
rule-pick-12 = Je-li hromádka ras po doplnění sloupce prázdná, je vidět méně než šest kombinací.
rule-pick-13 = Standarta, která se vrací přímo do sloupce, zabere první volné místo za poslední viditelnou kombinací, takže nevznikne mezera. Hned dostane horní žeton schopnosti a žádné mince na ní neleží.
rule-pick-14 = Je-li hromádka ras prázdná a všech 5 míst je obsazeno, tvoří vracející se standarta novou hromádku ras. S horním žetonem schopnosti je hned šestou kombinací.

## Conquest

rule-conq-1 = Nemá-li tvá rasa na mapě žádný žeton, její příští dobytí je první dobytí: musí jít o hraniční území.
rule-conq-2 = Hraniční území se dotýká okraje desky nebo leží na břehu moře, které se okraje dotýká. Pro rasu, která smí dobývat vodu, je hraničním územím i takové moře.
rule-conq-3 = Břeh moře u okraje se počítá jako hranice i tehdy, když toto moře drží rasa s Námořnictvím.
rule-conq-4 = Půlčíci a Létající rasy nemusí vstupovat od okraje.
rule-conq-5 = Ztratí-li nebo opustí-li tvá rasa všechna svá území, musí znovu vstoupit od okraje.
rule-conq-6 = Obrana území je 2 a k tomu 1 za každou Horu, Zlobří doupě, Pevnost a Tábořiště na něm, za každý žeton Ztraceného kmene a za každý žeton rasy jiného hráče. Vlastní žetony tvé druhé rasy se nepočítají; variantou si můžeš zvolit, že ano (viz INT-20).
rule-conq-7 = Cena území je jeho obrana minus všechny tvé slevy, které tu platí, ale nikdy méně než 1 žeton.
rule-conq-8 = Na každé dobytí je třeba aspoň 1 žeton rasy, bez ohledu na rasu, schopnost i hod kostkou. K jeho zahájení musíš mít aspoň 1 volný žeton. Černokněžníci, kteří nahrazují žeton, použijí žeton z krabičky (viz RACE-Sorcerers-5).
rule-conq-9 = Použité žetony jdou na dobyté území a zůstávají tam, dokud se nepřeskupíš.
rule-conq-10 = Při běžném dobytí položíš z ruky přesně tolik žetonů, kolik území stojí. Další můžeš přidat při přeskupení.
rule-conq-11 = Vodu nemůže dobýt nikdo, pokud to nedovolí rasa nebo Speciální schopnost.
rule-conq-12 = Cílem nesmí být imunní území, tedy území se Zapadlou dírou, Hrdinou nebo Drakem.
rule-conq-13 = V jednom tahu smíš dobýt tolik území, na kolik ti stačí žetony, a kdykoli smíš přestat.
rule-conq-14 = Po prvním dobytí musí každé dobývané území sousedit s územím, které už tvá aktivní rasa drží, pokud tvá kombinace neříká jinak.
rule-conq-15 = Zda bylo území neprázdné, se určí v okamžiku dobytí, dřív než z něj odejde jakýkoli žeton. Záleží na tom u Orků, Kostlivců a Drancování.
rule-conq-16 = Rasa v úpadku nemůže dobývat. Mohou to jen Ghúlové.
rule-conq-17 = Když dobudeš území s žetony jiného hráče, jejich majitel je hned všechny vezme zpět: přesně 1 je ztracen a jde do krabičky, ostatní jdou majiteli do ruky. Žetony z krabičky se mohou později vrátit do hry, třeba jako noví Kostlivci nebo Černokněžníci.
rule-conq-18 = Osamocený obránce je tedy ztracen. Stejně se odstraní i žeton Ztraceného kmene, a ten už se nikdy nevrátí.
rule-conq-19 = Přeživší žetony rozmístí jejich majitel až na samém konci útočníkova tahu, po zisku mincí. Jdou na kterákoli území, která tatáž rasa ještě drží, ať sousedí, nebo ne.
rule-conq-20 = Nemá-li už ta rasa žádné území, přeživší zůstanou majiteli v ruce. Na mapu smějí vstoupit prvním dobytím v jeho příštím tahu, ne dřív.
rule-conq-21 = Smíš dobýt území své vlastní rasy v úpadku. Žeton, který tam stojí, je ztracen.
rule-conq-22 = Značky Hor se nikdy nehýbou. Chrání každého, kdo území drží.
rule-conq-23 = Když je území dobyto, jeho Zlobří doupě i Pevnost zmizí a Tábořiště se vrátí majiteli do ruky.
rule-conq-24 = Zbývá-li ti aspoň 1 nepoužitý žeton, smíš s kostkou podniknout jeden poslední pokus o území, na které ti chybějí nejvýš 3 žetony.
rule-conq-25 = Cíl řekni dřív, než hodíš. Musí to být území, které podle pravidel můžeš dobýt a jen na ně nemáš dost žetonů. Nemusí být nejslabší a smíš to zkusit, i když ti na jiné území žetony ještě stačí.
rule-conq-26 = Hoď kostkou jednou. Stačí-li výsledek spolu s žetony v ruce na cenu, území dobudeš a položíš na ně všechny žetony z ruky.
rule-conq-27 = Když hod nestačí, jdou žetony z ruky na území, která už tvá rasa drží.
rule-conq-28 = Ať se pokus s kostkou zdaří, nebo ne, tvé dobývání v tomto tahu končí.
rule-conq-29 = Pokus s kostkou můžeš podniknout jen o území, na které ti chybí přesně 1, 2 nebo 3 žetony. Nechybí-li ti žádný, je to běžné dobytí.

## Readying and abandoning

rule-ready-1 = Na začátku tahu, ve kterém rozšiřuješ říši, si smíš vzít žetony své aktivní rasy zpět do ruky, ale na každém jejím území nech aspoň 1.
rule-ready-2 = Elbowroom to dělá za tebe: z každého území vezme všechny žetony kromě 1. Nic tím neztrácíš, protože se pak můžeš libovolně přeskupit.
rule-ready-3 = Dobýváš jen žetony, které máš v ruce.
rule-ready-4 = Dokud má tvá rasa na mapě aspoň jeden žeton, nemusíš vstupovat od okraje.
rule-abandon-1 = Při přípravě vojsk si smíš vzít i poslední žeton z kterýchkoli území své aktivní rasy, třeba ze všech.
rule-abandon-2 = Opuštěné území už není tvoje a nevynáší ti mince.
rule-abandon-3 = Opustíš-li všechna svá území, je tvé příští dobytí prvním dobytím.
rule-abandon-4 = Území můžeš opouštět jen při přípravě vojsk, před jakýmkoli dobýváním. Jedinou výjimkou je stažení Amazonek (viz RACE-Amazons-5).
rule-abandon-5 = Zlobří doupě, Pevnost nebo Zapadlá díra na území, které opustíš, zmizí.
rule-abandon-6 = Tábořiště, Hrdinové a Drak z území, které opustíš, se vrátí k tobě.
rule-abandon-7 = Některá tištěná pravidla zakazují brát si s sebou z opuštěného území Dávné relikvie a Oblíbená místa. Ty patří k jiné hře z této rodiny a v základní hře nejsou, takže to tu nemá žádný účinek.

## Redeployment

rule-redep-1 = Když dobývání skončí, smíš žetony své rasy libovolně přesouvat mezi územími, která tato rasa drží, ať spolu sousedí, nebo ne.
rule-redep-2 = Na každém území tvé rasy musí zůstat aspoň 1 žeton rasy.
rule-redep-3 = Všechny žetony, které ti zbývají v ruce, musíš rozmístit na území jejich rasy. Nemá-li rasa žádné území, zůstanou ti v ruce.
rule-redep-4 = Své rasy nesmíš míchat: žetony aktivní rasy nikdy nejdou na území rasy v úpadku ani naopak.
rule-redep-5 = Noví Kostlivci a Tábořiště se umísťují teď, při přeskupení.

## Scoring

rule-score-1 = Na konci každého svého tahu dostaneš z banku 1 minci za každé území, které drží tvá aktivní rasa.
rule-score-2 = Dostaneš i 1 minci za každé území, které drží kterákoli tvá rasa v úpadku.
rule-score-3 = K tomu přidáš bonusové mince za standartu a žeton schopnosti své aktivní rasy. Sčítají se.
rule-score-4 = Rasy v úpadku nepřinášejí žádné bonusové mince, pokud to neříká jejich text. Výjimkou jsou jen Trpaslíci.
rule-score-5 = Bonus za obsazená území počítá ta, která držíš při zisku mincí. Bonus za dobytá území počítá dobytí v tomto tahu.
rule-score-6 = V tahu, kdy vstoupíš do úpadku, získáváš mince stejně, jen tvá rasa už v úpadku je: 1 minci za každé území tvých ras v úpadku a žádný bonus, pokud sám neříká, že platí dál.
rule-score-7 = Tvé mince jdou na tvou skrytou hromádku. Banku mince nikdy nedojdou.

## Decline

rule-decline-1 = Máš-li na začátku tahu aktivní rasu, smíš s ní místo rozšiřování říše vstoupit do úpadku.
rule-decline-2 = V takovém tahu nemůžeš dobývat žádnou rasou. Hned po zisku mincí tvůj tah končí.
rule-decline-3 = V úpadku můžeš mít jen jednu rasu; rasa se schopností Duchové se nepočítá (viz POWER-Spirit-1). Máš-li už v úpadku obyčejnou rasu a vstoupí do něj další obyčejná, jdou všechny žetony té starší z mapy do krabičky, a teprve pak se nová rasa otočí.
rule-decline-4 = Na každém území rasy, která vstupuje do úpadku, zůstane přesně 1 žeton, šedou stranou nahoru. Všechny její ostatní žetony jdou do krabičky. U Ghúlů je to jinak: na mapě zůstanou všichni.
rule-decline-5 = Standarta rasy, která vstupuje do úpadku, se otočí na šedou stranu.
rule-decline-6 = Žeton schopnosti rasy, která vstupuje do úpadku, se odhodí a po pozdějším zamíchání se může vrátit. Duchové, Opevněný a Námořnictví jsou výjimkou: zůstanou u své rasy, dokud rasa nezmizí, a odhodí se až tehdy.
rule-decline-7 = V úpadku platí dál: mince Trpaslíků za doly, schopnost Ghúlů, obrana Zlobřích doupat a Pevností, výjimka z limitu díky schopnosti Duchové a voda, kterou už držíš. Nic jiného.
rule-decline-8 = Zapadlé díry, Hrdinové, Drak a Tábořiště rasy, která vstupuje do úpadku, zmizí. Zlobří doupata a Pevnosti zůstanou.
rule-decline-9 = Když nový úpadek odstraní tvou starší rasu v úpadku, její standarta se vrátí do hromádky ras nebo do sloupce (viz PICK-11).
rule-decline-10 = Totéž se stane hned, jakmile je dobyto poslední území rasy v úpadku a její poslední žeton opustí mapu. Ghúlové s přeživšími v ruce nezmizeli (viz INT-73).
rule-decline-11 = V příštím tahu si vybereš novou kombinaci a hraješ jako v prvním tahu, ale mince získáš i za svou rasu v úpadku.
rule-decline-12 = Žetony rasy vstupující do úpadku, které nejsou na mapě, ale v ruce nebo v záloze Amazonek, jdou do krabičky.
rule-decline-13 = Aktivní rasa je tvoje, i když už nikde nemá žádné žetony. Novou si nemůžeš vybrat, dokud s touto nevstoupíš do úpadku.
rule-decline-14 = Vstoupí-li do úpadku rasa, která nemá na mapě žádný žeton, hned zmizí: její standarta se vrátí a žeton schopnosti se odhodí. Tvá starší rasa v úpadku se přesto odstraní jako při každém úpadku (viz DECLINE-3).
rule-decline-15 = S rasou nemůžeš vstoupit do úpadku v tahu, kdy si ji vybereš, ledaže má Bojovnost.

## End of the game

rule-end-1 = Na začátku každého kola kromě prvního posune první hráč žeton označení kola o 1 pole dopředu.
rule-end-2 = Hra končí, když v kole posledního pole odehrají svůj tah všichni hráči.
rule-end-3 = Potom se odkryjí mince. Vyhrává nejvyšší celková hodnota.
rule-end-4 = Při remíze vyhrává ten z hráčů se stejným výsledkem, který má na mapě nejvíc žetonů ras. Aktivní žetony a žetony v úpadku se počítají dohromady.
rule-end-5 = Trvá-li remíza i potom, hráči se stejným výsledkem se o vítězství dělí.

## Races

rule-race-amazons-1 = Když si vybereš Amazonky, vezmeš si 6 + 4 žetony a k tomu číslo na žetonu schopnosti. Dobývat smíš všemi, i v prvním tahu.
rule-race-amazons-2 = Na konci každého přeskupení musíš stáhnout z mapy 4 Amazonky. Jde-li to, nech na každém svém území aspoň 1.
rule-race-amazons-3 = Tyto 4 nejsou ztraceny. Odložíš je stranou jako zálohu a při příští přípravě vojsk se ti vrátí do ruky.
rule-race-amazons-4 = Tyto 4 slouží jen k dobývání, nikdy k obraně.
rule-race-amazons-5 = Nemůžeš-li 4 stáhnout a všude nechat 1, nejdřív na každém území ponech jen 1 Amazonku. Pak vyprázdni co nejméně území; která, je na tobě. O tato území přijdeš ještě před ziskem mincí. Je-li na mapě méně než 4 Amazonky, stáhneš všechny.
rule-race-dwarves-1 = Standarta: 3. Na konci tahu dostaneš 1 minci navíc za každé území s dolem, které tvoji Trpaslíci drží.
rule-race-dwarves-2 = Mince za doly dostávají Trpaslíci i v úpadku.
rule-race-elves-1 = Standarta: 6. Když soupeř dobude území tvých Elfů, neztratíš žádného. Všichni jdou do tvé ruky a na konci toho tahu je rozmístíš jako jiné přeživší.
rule-race-elves-2 = Elf, kterého nahradí Černokněžník, je však ztracen: jde do krabičky.
rule-race-ghouls-1 = Standarta: 5. Když tvoji Ghúlové vstoupí do úpadku, zůstanou na mapě všechny jejich žetony, ne jen po jednom na každém území.
rule-race-ghouls-2 = V dalších tazích smějí tvoji Ghúlové v úpadku dobývat podle běžných pravidel, jako by byli pořád aktivní.
rule-race-ghouls-3 = Ghúlové dobývají na začátku tvého tahu, dřív než cokoli dobývá tvá aktivní rasa.
rule-race-ghouls-4 = Tvoji Ghúlové v úpadku smějí zaútočit i na tvou vlastní aktivní rasu.
rule-race-giants-1 = Standarta: 6. Území sousedící s horou, kterou tvoji Obři drží, dobývají o 1 žeton levněji, nejméně za 1.
rule-race-halflings-1 = Standarta: 6. Půlčíci smějí své první dobytí provést na kterémkoli území mapy, ne jen od okraje.
rule-race-halflings-2 = Na každé z prvních 2 území, která tvoji Půlčíci dobudou, položíš Zapadlou díru. Tato území jsou imunní.
rule-race-halflings-3 = Zapadlá díra zmizí, když Půlčíci vstoupí do úpadku nebo když její území opustíš. Znovu se nepokládá.
rule-race-humans-1 = Standarta: 5. Na konci tahu dostaneš 1 minci navíc za každé území polí, které tvoji Lidé drží.
rule-race-orcs-1 = Standarta: 5. Na konci tahu dostaneš 1 minci navíc za každé neprázdné území, které tvoji Orkové v tomto tahu dobyli.
rule-race-ratmen-1 = Standarta: 8. Krysí muži nemají žádnou schopnost. Jejich síla je v počtu.
rule-race-skeletons-1 = Standarta: 6. Při přeskupení dostaneš z krabičky 1 nového Kostlivce za každá 2 neprázdná území, která tvoji Kostlivci v tomto tahu dobyli; zaokrouhluje se dolů.
rule-race-skeletons-2 = Není-li v krabičce Kostlivců dost, obejdeš se bez těch, kteří chybějí.
rule-race-sorcerers-1 = Standarta: 5. Jednou za tah u každého soupeře smějí tvoji Černokněžníci dobýt území tak, že jeho jediný aktivní žeton rasy nahradí Černokněžníkem z krabičky.
rule-race-sorcerers-2 = Území musí sousedit s některým, které tvoji Černokněžníci drží. Musí na něm stát přesně jeden žeton rasy a ten musí patřit aktivní rase toho soupeře.
rule-race-sorcerers-3 = Zlobří doupě, Pevnost ani Hora před nahrazením nechrání. Tábořiště ano.
rule-race-sorcerers-4 = Nahrazený žeton jde do krabičky. Není-li v krabičce žádný Černokněžník, nahrazovat nemůžeš.
rule-race-sorcerers-5 = Nahrazení nespotřebuje žádný žeton z ruky, takže je možné i s prázdnou rukou.
rule-race-tritons-1 = Standarta: 6. Pobřežní území dobývají tvoji Tritoni o 1 žeton levněji, nejméně za 1.
rule-race-trolls-1 = Standarta: 5. Na každém území, které tvoji Zlobři drží, je 1 Zlobří doupě; položí se při dobytí. K obraně přidává 1.
rule-race-trolls-2 = Když Zlobři vstoupí do úpadku, Zlobří doupata zůstanou a chrání je dál.
rule-race-trolls-3 = Zlobří doupě zmizí, když území opustíš nebo je dobude jiná rasa.
rule-race-wizards-1 = Standarta: 5. Na konci tahu dostaneš 1 minci navíc za každé území s Magickým symbolem, které tvoji Kouzelníci drží.

## Special powers

rule-power-alchemist-1 = Žeton schopnosti: 4. Na konci každého tahu, ve kterém je rasa stále aktivní, dostaneš 2 mince navíc. V tahu, kdy vstoupí do úpadku, nedostaneš žádné.
rule-power-berserk-1 = Žeton schopnosti: 4. Před každým dobýváním smíš hodit kostkou. Nejdřív hodíš, pak zvolíš území. To tě stojí o výsledek hodu méně, nejméně však 1 žeton.
rule-power-berserk-2 = Nemáš-li po hodu na žádné dobytí dost žetonů, tvé dobývání v tomto tahu končí.
rule-power-bivouacking-1 = Žeton schopnosti: 5. Při přeskupení rozmístíš všech 5 Tábořišť na území své rasy, jak chceš. Na jednom území jich smí stát i víc.
rule-power-bivouacking-2 = Každé Tábořiště přidává 1 k obraně. Chrání také osamocený žeton před Černokněžníky.
rule-power-bivouacking-3 = Tábořiště smíš každý tah rozmístit jinak.
rule-power-bivouacking-4 = Je-li území s Tábořištěm dobyto, o Tábořiště nepřijdeš. Jde ti do ruky a na konci útočníkova tahu je umístíš stejně jako přeživší žetony.
rule-power-bivouacking-5 = Všechna Tábořiště opustí hru, když rasa vstoupí do úpadku.
rule-power-commando-1 = Žeton schopnosti: 4. Každé území dobýváš o 1 žeton levněji, nejméně za 1.
rule-power-diplomat-1 =
    Žeton schopnosti: 5. Na konci tahu smíš vybrat jednoho soupeře, na jehož aktivní rasu tato rasa v tomto tahu neútočila. Do začátku tvého
    příštího tahu nesmí tento soupeř útočit na tvou aktivní rasu. Vybrat smíš i toho, kdo právě žádnou aktivní rasu nemá; spojenectví pak váže
    rasu, kterou si tento hráč vybere.
rule-power-diplomat-2 = Každý tah smíš vybrat jiného soupeře, nebo znovu téhož.
rule-power-diplomat-3 = Spojenectví neváže rasy v úpadku: Ghúlové v úpadku vybraného soupeře na tebe útočit smějí.
rule-power-dragonmaster-1 = Žeton schopnosti: 5. Jednou za tah smíš dobýt jedno území přesně 1 žetonem a Drakem, bez ohledu na jeho obranu. Musí to být území, na které smíš podle pravidel zaútočit i jinak.
rule-power-dragonmaster-2 = Drak se postaví na toto území. Dokud tam je, je území imunní.
rule-power-dragonmaster-3 = V dalším tahu můžeš Draka přesunout jen tak, že ho použiješ k novému dobytí. Jinak zůstává, kde je.
rule-power-dragonmaster-4 = Drak opustí hru, když rasa vstoupí do úpadku.
rule-power-flying-1 = Žeton schopnosti: 5. Smíš dobýt kterékoli území mapy kromě moří a jezer. Nemusí sousedit s tvými územími.
rule-power-forest-1 = Žeton schopnosti: 4. Na konci tahu dostaneš 1 minci navíc za každé lesní území, které tato rasa drží.
rule-power-fortified-1 = Žeton schopnosti: 3. Dokud je rasa aktivní, smíš jednou za tah postavit na některém jejím území 1 Pevnost.
rule-power-fortified-2 = Na jednom území smí být jen 1 Pevnost a na mapě jich smí být nejvýš 6.
rule-power-fortified-3 = Na konci tahu dostaneš 1 minci navíc za každou Pevnost na mapě, ale jen dokud je rasa aktivní.
rule-power-fortified-4 = Pevnost přidává 1 k obraně svého území, i v úpadku.
rule-power-fortified-5 = Pevnost zmizí, když je její území opuštěno nebo dobyto. Vrátí se do zásoby a smíš ji postavit znovu.
rule-power-heroic-1 = Žeton schopnosti: 5. Na konci tahu postavíš 2 Hrdiny na 2 různá území této rasy.
rule-power-heroic-2 = Dokud tam Hrdinové jsou, jsou tato území imunní.
rule-power-heroic-3 = Hrdinové opustí hru, když rasa vstoupí do úpadku.
rule-power-hill-1 = Žeton schopnosti: 4. Na konci tahu dostaneš 1 minci navíc za každé kopcovité území, které tato rasa drží.
rule-power-merchant-1 = Žeton schopnosti: 2. Na konci tahu dostaneš 1 minci navíc za každé území, které tato rasa drží.
rule-power-mounted-1 = Žeton schopnosti: 5. Kopce a pole dobýváš o 1 žeton levněji, nejméně za 1.
rule-power-pillaging-1 = Žeton schopnosti: 5. Na konci tahu dostaneš 1 minci navíc za každé neprázdné území, které tato rasa v tomto tahu dobyla.
rule-power-seafaring-1 = Žeton schopnosti: 5. Dokud je rasa aktivní, smí dobývat moře a jezera, jako by to byla obyčejná prázdná území: obrana je 2 a k tomu to, co na nich stojí.
rule-power-seafaring-2 = V úpadku si rasa vodní území, která má, ponechá a vynášejí jí mince, dokud jsou na nich její žetony. Další už nedobývá.
rule-power-seafaring-3 = Žádná jiná rasa nesmí vodu dobývat ani držet.
rule-power-spirit-1 = Žeton schopnosti: 5. Rasa se schopností Duchové se v úpadku nepočítá do limitu jedné rasy v úpadku. Smíš tedy mít v úpadku 2 rasy a mince získáváš za obě.
rule-power-spirit-2 = Vstoupí-li do úpadku tvá třetí rasa, rasa se schopností Duchové zůstane a odstraní se ta druhá, která už v úpadku je.
rule-power-spirit-3 = Rasa se schopností Duchové v úpadku zmizí z mapy jen tehdy, když jí území někdo dobude.
rule-power-stout-1 = Žeton schopnosti: 4. Na konci tahu, po zisku mincí, smíš s rasou vstoupit do úpadku hned, takže tě to nestojí celý tah. Platí to po každém tahu, ve kterém rozšiřuješ říši, ať v něm něco dobudeš, nebo ne.
rule-power-swamp-1 = Žeton schopnosti: 4. Na konci tahu dostaneš 1 minci navíc za každé území bažin, které tato rasa drží.
rule-power-underworld-1 = Žeton schopnosti: 5. Území s jeskyní dobýváš o 1 žeton levněji, nejméně za 1.
rule-power-underworld-2 = Při dobývání touto rasou spolu sousedí všechna území s jeskyní.
rule-power-wealthy-1 = Žeton schopnosti: 4. Jednou, na konci prvního tahu rasy, dostaneš 7 mincí navíc. Vybere-li si tento žeton později zase někdo, vyplatí se znovu.

## Design your own

rule-custom-1 = Prázdnou standartu smíš použít pro jednu vlastní rasu. Její číslo zvol tak, aby fungovala s každým žetonem schopnosti. Smí být nejvýš 10.
rule-custom-2 = Vlastní rasa si půjčuje žetony od zástupce: od rasy, která má žetonů stejně nebo víc. Standartu zástupce dej před hrou stranou.
rule-custom-3 = Prázdný žeton schopnosti smíš použít pro jednu vlastní Speciální schopnost. Její číslo smí být nejvýš 5 a musí fungovat s každou rasou.
rule-custom-4 = Elbowroom vlastní rasu přijme, jen když má zástupce dost žetonů na její číslo i s případnými žetony navíc a k tomu na 5 dalších. Rasa s číslem 10 tedy potřebuje jako zástupce Amazonky (15), Černokněžníky (18) nebo Kostlivce (20).
rule-custom-5 = S vlastní rasou je standart pořád 14: 13 a ta tvoje. S vlastním žetonem schopnosti je žetonů schopností 21.

## Worked examples

rule-ex-1 = Výběr. Obchodničtí Kostlivci jsou na místě 3 a ty máš 5 mincí. Položíš 1 minci na první kombinaci a 1 na druhou: zbydou ti 3 mince. Leží-li na Kostlivcích 1 mince, vezmeš si ji a máš 4.
rule-ex-2 = Žetony. Kostlivci 6 a Obchodník 2: vezmeš si 8 žetonů.
rule-ex-3 = Doplnění. Po tomto výběru se kombinace 4, 5 a 6 posunou i s mincemi na 3, 4 a 5. Nové vrchy hromádek jsou kombinace 6. Na kombinacích 1 a 2 zůstávají mince, kterými se právě platilo.
rule-ex-4 = Vstup. Hraniční kopce se Ztraceným kmenem stojí 2 + 1 = 3 žetony. V ruce jich bylo 8, zbývá 5. Ztracený kmen zmizí a máš 1 dobyté neprázdné území.
rule-ex-5 = Další dobytí. Na sousedních polích stojí 2 Elfové: 2 + 2 = 4 žetony. V ruce jich bylo 5, zbývá 1. Oba Elfové jdou svému majiteli do ruky, žádný není ztracen. Teď máš 2 dobytá neprázdná území.
rule-ex-6 = Kostka. Sousední prázdná hora stojí 2 + 1 = 3. Máš 1 žeton a 2 ti chybějí. Padne-li 2 nebo 3, tvůj žeton ji zabere; padne-li 0 nebo 1, vrátí se žeton na některé tvé území. Tak či tak dobývání končí. Hora byla prázdná, takže neprázdná území jsou pořád 2.
rule-ex-7 = Přeskupení. Za 2 neprázdná území dostaneš z krabičky 1 nového Kostlivce. Teď rozmístíš 9 žetonů na svá 3 území, na každé aspoň 1, třeba 4, 3 a 2.
rule-ex-8 = Zisk mincí. 3 území vynesou 3 mince a Obchodník přidá 3: celkem 6 mincí. Zbyly-li ti po výběru 3 mince, máš teď 9. Potom majitel Elfů rozmístí 2 Elfy na jiná území Elfů.
rule-ex-9 = Aktivní a v úpadku. Tvoji aktivní Kopcoví Tritoni drží 3 území, jedno z nich jsou kopce. Tvoji Obchodničtí Kostlivci v úpadku drží 3. Získáš 3 + 1 + 3 = 7 mincí. Kostlivci v úpadku už za Obchodníka nic nedostanou.
rule-ex-10 = Zmizení. Teď s Tritony vstoupíš do úpadku. Nejdřív všichni Kostlivci odejdou z mapy do krabičky a standarta Kostlivců jde naspod hromádky ras.
rule-ex-11 = Úpadek. Pak z tvých 10 Tritonů (6 + 4), kteří stojí po 4, 3 a 3, zbude 1, 1 a 1, šedou stranou nahoru. Ostatních 7 jde do krabičky. Standarta se otočí a žeton Kopcový se odhodí. Získáš 3 mince, bez bonusu za kopce.
rule-ex-12 = Zásoba. Je-li na mapě všech 18 Černokněžníků, nemůžeš nahradit žádný žeton, dokud se někteří Černokněžníci nevrátí do krabičky.
rule-ex-13 = Amazonky. Se schopností Létající si vezmeš 6 + 4 + 5 = 15 žetonů. Po přeskupení odložíš 4 stranou a 11 zůstane na mapě. Příští tah máš v ruce tyto 4 a k nim všechny kromě 1 z každého území.
rule-ex-14 = Černokněžníci. Osamocený Zlobr s Doupětem na hoře (obrana 5) je nahrazen za 1 žeton z krabičky a Doupě zmizí. Osamocený žeton s Tábořištěm nahradit nelze; musíš ho dobýt za 4. Osamocený Elf je nahrazen a jde do krabičky.
rule-ex-15 = Duchové. V úpadku máš rasu A se schopností Duchové a rasu B. Teď do úpadku vstoupí C: B se odstraní, A a C zůstanou a vynášejí mince.
rule-ex-16 = Diplomat. Soupeř, kterého si vybereš, nesmí svou aktivní rasou útočit na tvou aktivní rasu. Jeho Ghúlové v úpadku smějí.
rule-ex-17 = Vyhnání. Rasa drží tři území se 2, 2 a 1 žetonem a v jednom tahu přijde o všechna tři. 3 žetony jsou ztraceny, 2 jdou do ruky. V příštím tahu svého majitele vstoupí na mapu prvním dobytím.
rule-ex-18 = Slevy. Komandoví Tritoni útočí na prázdné pobřežní území: 2 − 1 − 1 = 0, takže stojí 1 žeton. Jízdní Obři vedle své hory útočí na kopce se Ztraceným kmenem: 3 − 2 = 1 žeton.
rule-ex-19 = Obrana. Hora se Ztraceným kmenem: 4. Hora s Pevností a 3 žetony: 7. Dvě Tábořiště a 1 žeton: 5. Zlobr v úpadku s Doupětem: 4.
rule-ex-20 = Bonusy za dobytí. Drancující Orkové dobudou 3 území, z toho 2 neprázdná, a jiná nedrží: 3 + 2 + 2 = 7 mincí.
rule-ex-21 = Pevnosti. Tvá Opevněná rasa drží 4 území a právě postavila druhou Pevnost: 4 + 2 = 6 mincí. Vstoupí-li příští tah do úpadku, získáš 4, bez mincí za Pevnosti. Obě Pevnosti brání dál.
rule-ex-22 = Doly. Tvoji Trpaslíci se schopností, která nepřináší mince, drží 3 území, z toho 2 s doly. Získáš 5 v aktivním tahu, 5 v tahu, kdy vstoupí do úpadku, a 5 i v dalších tazích, dokud se udrží.
rule-ex-23 = Berserk. Máš 2 žetony a hodíš 3. Území s obranou 5 teď stojí 2 a dobudeš je. Nebo máš 1 žeton a hodíš 0: každý cíl stojí 2 nebo víc, takže tvé dobývání končí.
rule-ex-24 = Kostlivci. Za 5 neprázdných území by ti patřili 2 noví Kostlivci. Je-li v krabičce jen 1, dostaneš 1.
rule-ex-25 = Málo Amazonek. Když mají 4 odejít, máš 8 Amazonek na 6 územích, takže postrádat můžeš jen 2. Vezmi tyto 2 a pak vyprázdni 2 území. 4 jsou v záloze a mince vynesou 4 území.
rule-ex-26 = Vlastní rasa v úpadku. Tvůj žeton v úpadku na obyčejném území tě stojí 2 žetony (3 ve variantě, ve které se brání i vlastní žetony). Žeton v úpadku je ztracen a území se počítá jako neprázdné.
rule-ex-27 = Bojovnost. Tvá rasa s Bojovností drží 5 území, tvá starší rasa v úpadku 2. Získáš 7 mincí a potom rasa s Bojovností vstoupí do úpadku: starší rasa se odstraní a další mince v tomto tahu nedostaneš.

## Interactions and special cases

rule-int-1 = Máš-li 0 mincí, můžeš si vybrat jen horní kombinaci. Jen ta je zdarma.
rule-int-2 = Mince ležící na kombinaci, kterou chceš, ti s jejím zaplacením nepomohou. Nejdřív zaplatíš, pak si je vezmeš.
rule-int-3 = Kombinaci, na kterou nemáš, si vybrat nemůžeš. Dluhy ani půjčky nejsou a za nic jiného se v základní hře neplatí.
rule-int-4 = Mince, které na konci hry leží na kombinacích, se nepočítají nikomu.
rule-int-5 = Dojde-li hromádka ras, je na výběr méně kombinací. Kdo vybírá, vidí vždy aspoň 4: ze 14 standart mohou být mimo nabídku nejvýš 4 aktivní, 5 v úpadku a 1 se schopností Duchové.
rule-int-6 = Dojde-li hromádka schopností, zamíchají se odhozené žetony schopností. Úplně dojít nemohou: z 20 jich je v užívání nejvýš 14, z toho 6 v nabídce, 5 u aktivních ras a 3 ponechané v úpadku.
rule-int-7 = Standarta, která se vrátí během soupeřova tahu, jde do nabídky hned. Poznat je to jen tehdy, když je hromádka ras prázdná.
rule-int-8 = Chybějí-li v krabičce Kostlivci, vezmeš si, co tam je; bez Černokněžníka v krabičce nemůžeš nahrazovat. Obě rasy si smějí brát i žetony ztracené dříve. Nové kombinaci žetony nikdy nechybějí. 10 Zlobřích doupat stačí pro 10 Zlobrů. Je-li na mapě 6 Pevností, další postavit nemůžeš.
rule-int-9 = Chybějí-li banku mince, dostaneš zaplaceno i tak.
rule-int-10 = Více slev se sčítá, ale cena nikdy neklesne pod 1 žeton.
rule-int-11 = Sleva platí jednou, ať se území dotýká kolik chce hor (Obři) nebo vod (Tritoni).
rule-int-12 = Slevy platí i při prvním dobytí, je-li splněna jejich podmínka: u Tritonů a u schopností Jezdec, Komando a Jeskynní. Obři v té chvíli žádnou horu nedrží, takže slevu nemají.
rule-int-13 = Při posledním pokusu s kostkou se chybějící žetony počítají až po všech tvých slevách. Teprve pak přijde na řadu kostka.
rule-int-14 = Poslední pokus s kostkou smí být i tvým prvním dobytím. Když se nezdaří a na mapě nemáš žádné území, zůstanou ti žetony v ruce do příštího tahu.
rule-int-15 = Tritoni, kteří útočí na moře, slevu nemají, ledaže toto moře samo sousedí s jinou vodou.
rule-int-16 = Pro Jeskynní Obry sousedí hora s jeskyní se všemi územími s jeskyní. Jejich sleva Obrů tedy platí na všechna tato území.
rule-int-17 = Létající Obři mají slevu jen vedle hory, kterou drží. Díky létání sousedství nepotřebují, ale sousedními území létání nedělá.
rule-int-18 = Území, které opustíš, smíš v témže tahu znovu dobýt. Je pak prázdné.
rule-int-19 = Území tvé vlastní rasy v úpadku nedávají tvé aktivní rase sousedství s dalšími územími.
rule-int-20 = Elbowroom hraje tak, že vlastní žetony tvé druhé rasy k obraně nic nepřidávají: obyčejné území s jedním tvým žetonem v úpadku tě stojí 2. Značky na něm se počítají. Variantou si můžeš zvolit, že se brání i vlastní žetony, jak hraje mnoho stolů; pak stojí 3.
rule-int-21 = Dobytí území vlastní rasy v úpadku se Orkům, Kostlivcům a Drancování počítá jako dobytí neprázdného území.
rule-int-22 = Zlobří doupě nebo Pevnost tvé vlastní rasy v úpadku se počítá do ceny, když její území dobýváš, a potom zmizí.
rule-int-23 = Když dobudeš území své vlastní rasy v úpadku, jediný žeton, který tam je, jde ztracen do krabičky. Byl-li to poslední žeton té rasy, její standarta se hned vrátí. Ghúlové v úpadku tam ztratí 1 žeton; ostatní počkají, až se budeš přeskupovat.
rule-int-24 = Území, které tvá aktivní rasa už drží, nemůžeš touž rasou dobýt.
rule-int-25 = S Berserkem už nemáš navíc poslední pokus s kostkou. Kostkou pro dané dobytí je už hod před ním. (Proti Gnómům ve smíchaných hrách viz U-INT-105.)
rule-int-26 = S Berserkem smíš dobývat i bez hodu. Jakmile ale hodíš, dobýváš s tímto hodem, nebo skončíš. Pro totéž dobytí nikdy neházíš znovu.
rule-int-27 = Kostka ti dává sílu, ne žetony. Uspěješ-li, položíš jen žetony, které opravdu máš.
rule-int-28 = Poslední pokus s kostkou smíš podniknout, i když ti na jiná území žetony ještě stačí.
rule-int-29 = Nezdařený pokus s kostkou o území aktivní rasy některého hráče se počítá jako útok na něj. Záleží na tom jen u Diplomata.
rule-int-30 = Drak nehledí na žetony ani na žádné značky kromě těch, které dělají území imunním. Nic dalšího neplatíš a položíš přesně 1 žeton.
rule-int-31 = Drak smí provést i tvé první dobytí, na území, kde je první dobytí dovoleno.
rule-int-32 = Drak nemůže zabrat vodu, ledaže to tvá vlastní, vymyšlená rasa smí.
rule-int-33 = Při přeskupení se Drak nehýbe a na jeho území musí zůstat aspoň 1 žeton. Opustíš-li jeho území, Drak se vrátí k tobě a smíš ho použít ještě v témže tahu.
rule-int-34 = Má-li tvá Hrdinská rasa jen jedno území, postavíš jednoho Hrdinu a druhý čeká. Nemá-li žádné, čekají oba.
rule-int-35 = Imunita ti na vlastním území nikdy nepřekáží: smíš z něj brát žetony, přeskupovat na ně i opustit je.
rule-int-36 = Tvoji vlastní Ghúlové v úpadku smějí dobýt tvé vlastní imunní území. Zapadlá díra na něm zmizí nadobro; Hrdinové nebo Drak se vrátí k tobě.
rule-int-37 = Opustíš-li území, jeho Zapadlá díra, Pevnost nebo Zlobří doupě zmizí. Doupě nebo Pevnost se vrátí do zásoby a dá se použít znovu; Díra opustí hru.
rule-int-38 = Zapadlé díry patří na první dvě území, která Půlčíci vůbec dobudou, třeba v různých tazích nebo s kostkou. Vstoupí-li Půlčíci na mapu později znovu, další nedostanou.
rule-int-39 = Létající rasa smí provést první dobytí kdekoli na souši.
rule-int-40 = Jeskynní rasa přesto vstupuje od okraje. Jeskyně sousedí mezi sebou, ne s okrajem, takže pomohou až potom.
rule-int-41 = Rasa s Námořnictvím smí vstoupit na hraniční území na souši nebo na moře u okraje desky. Jezero ve vnitrozemí pro první dobytí dovoleno není.
rule-int-42 = Půlčíci smějí vstoupit na kterékoli území na souši. Na vodu smějí vstoupit jen tehdy, mají-li i Námořnictví; pak je možné i jezero.
rule-int-43 = Souš u moře na okraji je hranicí, i když toto moře drží soupeř. Břeh jezera hranicí není.
rule-int-44 = Rasa, která na mapu vstupuje znovu, má dál všechny své schopnosti. Půlčíci a Létající rasy opět nemusí vstupovat od okraje.
rule-int-45 = Na imunním území Černokněžníci žeton nahradit nemohou.
rule-int-46 = Na území s Tábořištěm Černokněžníci žeton nahradit nemohou. Zlobří doupě, Pevnost ani Hora je nezastaví; Doupě nebo Pevnost přitom zmizí.
rule-int-47 = Černokněžníci nemohou nahradit žetony v úpadku, ani Ghúly v úpadku, ani Ztracené kmeny.
rule-int-48 = Aktivní žeton na vodě mohou nahradit jen Námořničtí Černokněžníci.
rule-int-49 = Tvoji Černokněžníci nemohou nahradit žeton, který před tebou chrání Diplomat. Jsou-li Diplomatičtí tvoji vlastní Černokněžníci, počítá se nahrazení jako útok.
rule-int-50 = Nahrazení Černokněžníky se pro Drancování počítá jako dobytí neprázdného území.
rule-int-51 = Létající Černokněžníci mohou nahradit kterýkoli osamocený aktivní žeton na souši, dokonce i prvním dobytím. Jeskynní Černokněžníci dosáhnou přes jeskyně. Všichni ostatní potřebují nejdřív vlastní území.
rule-int-52 = Černokněžníci nemohou nahrazovat po posledním pokusu s kostkou ani po nezdařeném hodu Berserka, protože tím dobývání končí. Nemohou ani mezi hodem Berserka a dobytím, kterému hod patří.
rule-int-53 = Žetony tvých vlastních ras tvoji Černokněžníci nikdy nahradit nemohou.
rule-int-54 = Má-li rozmístit přeživší několik hráčů, činí tak po směru hodinových ručiček, počínaje levým sousedem hráče, který je na tahu.
rule-int-55 = Své přeživší rozmístíš, až se útočník přeskupí, umístí značky, získá mince a rozhodne o Bojovnosti.
rule-int-56 = Má-li tvá rasa ještě nějaké území, musíš rozmístit všechny její přeživší, a to jen na území této rasy, nikdy na území své druhé rasy.
rule-int-57 = Osamocený žeton s Tábořišti je ztracen jako každý osamocený žeton a Tábořiště jdou tobě do ruky. Nemáš-li pro ně už žádné území, počkají do tvého příštího přeskupení.
rule-int-58 = Je-li dobyto území s jediným Elfem, přijdeš o území, ale ne o Elfa. Elfové v úpadku žeton ztratí.
rule-int-59 = Záloha Amazonek není na mapě a při útoku o ni přijít nemůžeš. Přeživší se na mapu vracejí. Nezbude-li tam žádná Amazonka, může záloha v tvém příštím tahu stále provést první dobytí.
rule-int-60 = Nemá-li tvá aktivní rasa vůbec žádné žetony, smíš přesto rozšiřovat říši: není co dělat, ale tvé rasy v úpadku vynášejí mince a schopnosti jako Alchymista platí. Nebo vstoupíš do úpadku. Novou kombinaci si v tomto tahu vybrat nemůžeš.
rule-int-61 = Máš-li žetony v ruce, ale žádné území, smíš místo nového vstupu na mapu vstoupit do úpadku. Tyto žetony jdou do krabičky.
rule-int-62 = Nemůžeš-li 4 Amazonky postrádat, musíš vyprázdnit území (viz RACE-Amazons-5). Tyto čtyři nikdy nebrání.
rule-int-63 = Území, která Amazonky takto vyprázdní, se stále počítají do bonusů tohoto tahu za dobytá území, ale ne do bonusů za obsazená. Se značkami na nich se nakládá jako na opuštěných územích (viz ABANDON-5, ABANDON-6).
rule-int-64 = Když Amazonky vstoupí do úpadku, jde jejich záloha do krabičky.
rule-int-65 = Ghúlové v úpadku se připravují, opouštějí území, dobývají, házejí kostkou a přeskupují se jako aktivní rasa, ale jen mezi vlastními územími.
rule-int-66 = Poslední pokus s kostkou je tvůj, ne rasy. Jakmile hodí tvoji Ghúlové, ať padne cokoli, tvé dobývání v tomto tahu končí a aktivní rasa už nic nedobude.
rule-int-67 = Vojska Ghúlů a aktivní rasy připravíš společně na začátku a společně je přeskupíš na konci. Jen dobývání Ghúlů je první na řadě.
rule-int-68 = V tahu, kdy si vybíráš kombinaci, si ji vybereš nejdřív. Pak dobývají tvoji Ghúlové v úpadku, pak tvá nová rasa.
rule-int-69 = Tvoji Ghúlové nedobývají v tahu, kdy vstoupí do úpadku, ani v žádném tahu, který věnuješ úpadku některé rasy. S Bojovností smějí, protože tento úpadek přichází až po zisku mincí.
rule-int-70 = Žeton schopnosti Ghúlů v úpadku už nepůsobí: žádná sleva, žádné létání, žádný Berserk, žádné bonusové mince. Pevnosti a voda, které už drží, zůstávají.
rule-int-71 = Co dobudou tvoji Ghúlové, se nepočítá do bonusů tvé aktivní rasy jako Orků či Kostlivců ani do Drancování a Diplomatovi se to nepočítá jako útok.
rule-int-72 = Útočí-li tvoji Ghúlové na tvou vlastní aktivní rasu, přidávají tvé žetony k ceně jen ve variantě (viz INT-20). Jediný žeton, který tam po přípravě vojsk zbyl, je ztracen, i kdyby to byl Elf. Nemá-li pak tvá aktivní rasa žádné území, provede žetony z tvé ruky první dobytí.
rule-int-73 = Je-li dobyto území Ghúlů v úpadku, 1 žeton je ztracen a přeživší jdou na jiná území Ghúlů. Nejsou-li žádná, zůstanou v ruce a smějí znovu vstoupit od okraje. Rasa nezmizela.
rule-int-74 = Přízrační Ghúlové přetrvají tvé další úpadky, ponechají si všechny žetony a dobývají dál. Vedle nich můžeš mít v úpadku druhou rasu.
rule-int-75 = Ghúlové bez schopnosti Duchové se odstraní, když do úpadku vstoupí tvá další rasa.
rule-int-76 = Vstoupí-li rasa se schopností Duchové do úpadku, zatímco už máš v úpadku obyčejnou rasu, zůstanou obě.
rule-int-97 = Dvě rasy se schopností Duchové nemohou být ve hře nikdy zároveň: žeton Duchové je jen jeden a první rasa si ho ponechá.
rule-int-77 = Přízrační Trpaslíci v úpadku dál získávají mince za doly. Přízrační Zlobři v úpadku mají dál svá Doupata.
rule-int-78 = Smíš dobýt i území své vlastní rasy se schopností Duchové v úpadku.
rule-int-79 = S Bojovností se mince za tah získávají jednou, dokud je rasa ještě aktivní a tvá starší rasa v úpadku ještě na mapě. Samotný úpadek nic nevynese.
rule-int-80 = Bojovnost smíš použít už v prvním tahu rasy i v tahu bez dobývání.
rule-int-81 = Rasa s Bojovností smí vstoupit do úpadku i běžným způsobem, na začátku tahu.
rule-int-82 = Do úpadku smíš vstoupit i v posledním kole.
rule-int-83 = Když se rasa v úpadku odstraní, protože do něj vstoupila jiná, zmizí i její Zlobří doupata a Pevnosti.
rule-int-96 = Rase s Námořnictvím v úpadku nemůže vodu vzít nikdo, protože jediný žeton Námořnictví má pořád ona. Svou vodu drží, dokud ji neodstraní některý tvůj pozdější úpadek.
rule-int-84 = V tahu, kdy vstupuješ do úpadku, se nemůžeš nejdřív přeskupit. Přeskupení patří k rozšiřování říše.
rule-int-85 = Diplomat chrání jedním směrem: tvou aktivní rasu proti aktivní rase vybraného soupeře. Na tvou rasu v úpadku smí útočit kdokoli.
rule-int-86 = S Diplomatem smíš vybrat i hráče, na jehož rasu v úpadku se v tomto tahu útočilo, pokud se neútočilo na jeho aktivní.
rule-int-87 = Ve dvou hráčích smí Diplomat vybrat jediného soupeře v každém tahu, ve kterém neútočí na jeho aktivní rasu.
rule-int-88 = Spojenectví Diplomata končí, když jeho majitel začne svůj příští tah.
rule-int-89 = Bonusy standarty i žetonu schopnosti se počítají obojí za totéž území. Obchodničtí Lidé dostanou za území polí 3 mince.
rule-int-90 = Pevnost postavená v tomto tahu v tomto tahu i platí; zničená ne. Staví se po přeskupení a před ziskem mincí.
rule-int-91 = Boháč a Alchymista platí, i když nedržíš žádné území, pokud je rasa aktivní.
rule-int-92 = Vodní území nemají žádný bonus za svůj typ, ale jako území se počítají, i pro Obchodníka.
rule-int-93 = Při rozhodnutí remízy se počítají jen žetony ras na mapě: žádná Tábořiště ani jiné značky, žádné žetony v ruce a žádné Amazonky v záloze.
rule-int-94 = Je-li všechno stejné, vítězství je společné.
rule-int-95 = Tvá vlastní, vymyšlená rasa nepřebírá od svého zástupce nic než žetony.

## Underground: components

rule-u-comp-01 = Underground má čtyři mapy na dvou oboustranných deskách: po jedné pro 2, 3, 4 a 5 hráčů.
rule-u-comp-02 = Standart ras je 15. Barevná strana ukazuje aktivní rasu, šedá rasu v úpadku.
rule-u-comp-03 = Žetonů Speciálních schopností je 21 a každý je jiný.
rule-u-comp-04 = Malých žetonů je 179: 165 žetonů 15 ras a 14 Příšer.
rule-u-comp-05 = V krabičce je pevný počet žetonů každé rasy a víc jich rasa nikdy mít nemůže: 10 Kultistů, 9 Drowů, 9 Plamínků, 11 Gnómů, 12 Železných trpaslíků, 10 Krakenů, 10 Lichů, 12 Ještěrů, 12 Bahňáků, 15 Mumií, 10 Ogrů, 12 Stínových mimů, 10 Houbiček, 12 Pavoučic a 11 Bludiček.
rule-u-comp-06 = Příšer je 14 se 7 různými obrázky, od každého dvě. Na obrázku nezáleží.
rule-u-comp-07 = Nálezů, které lze objevit, je 15: 9 Oblíbených míst a 6 Dávných relikvií.
rule-u-comp-08 = Zvláštní díly jsou 1 Sopka, 9 Černých hor, 1 Velký Prastarý, 1 Balrog, 1 Duch a 1 Královna.
rule-u-comp-09 = Houbových brnění je 8, žetonů pomsty 4, Stříbrných kladiv 7 a Vak mnoha věcí 1. Víc jich nikdy není: co by ti patřilo nad zásobu, propadá.
rule-u-comp-10 = Vítězných mincí je 106: 30 v hodnotě 10, 24 v hodnotě 5, 18 v hodnotě 3 a 34 v hodnotě 1, dohromady v hodnotě 508. Rozměňovat se smí kdykoli, takže na druhu mincí nikdy nezáleží, a banku mince nikdy nedojdou.
rule-u-comp-11 = Dále je tu 1 Kostka posil, stejná jako v základní hře, 1 žeton označení kola, 5 karet se souhrnem pravidel, 1 list s přehledem tahu a 1 sešit pravidel.

## Underground: setup

rule-u-setup-01 = Underground je pro 2 až 5 hráčů. Vezmi mapu určenou pro daný počet hráčů a žeton označení kola polož na pole 1. Stupnice má podle mapy 8, 9 nebo 10 polí.
rule-u-setup-02 = Hra trvá 10 kol pro 2 hráče, 10 pro 3, 9 pro 4 a 8 pro 5, pokud mapa sama neříká jinak.
rule-u-setup-03 =
    Zamíchej 15 standart. 5 jich vylož do sloupce a ostatní slož pod ně do hromádky lícem nahoru. Zamíchej 21 žetonů Speciálních schopností, ke
    každé standartě ve sloupci jeden polož a ostatní slož lícem nahoru vedle hromádky standart. V nabídce je přesně 6 kombinací: šestou jsou
    vrchy obou hromádek.
rule-u-setup-04 = Na každé území se symbolem Příšer polož přesně 2 Příšery. Příšery, které zbudou, se vrátí do krabice.
rule-u-setup-05 = Zamíchej dohromady 15 Míst a Relikvií, vylosuj jich tolik, kolik je území s Příšerami, a slož je do hromádky lícem dolů. Ostatní se bez podívání vrátí do krabice a v této hře nehrají.
rule-u-setup-06 = Na každé území se symbolem Černé hory polož jednu Černou horu.
rule-u-setup-07 = Každý hráč začíná s pěti mincemi v hodnotě 1. Všechny ostatní mince tvoří bank.
rule-u-setup-08 = U stolu začíná, kdo byl naposledy v jeskyni nebo v podzemí, a hraje se po směru hodinových ručiček. Program to vědět nemůže, a tak prvního hráče vybere losem nebo podle místa u stolu.
rule-u-setup-09 = Na mapě Underground nejsou Ztracené kmeny; jejich úlohu mají Příšery. Hry, které míchají obě krabice, mají vlastní pravidla (viz U-MIX-06).

## Underground: terrain

rule-u-terrain-01 = Každé území má právě jeden typ: Černá hora, bahenní tůň, houbový les, důl, Mystické krystaly, řeka nebo propast. Území může také ležet u okraje desky nebo nést symbol Příšer; propast může nést symbol sopky.
rule-u-terrain-02 = Černá hora přidává 1 k obraně svého území. Nikdy se neodstraní: brání každého, kdo území drží jako další.
rule-u-terrain-03 = Bahenní tůň, houbový les, důl ani Mystické krystaly samy o sobě nic nedělají. Některé rasy a schopnosti je využívají: Bahňáci a Bahnitý; Houbičky a Štítonoš; Železní trpaslíci a Hornický; Bludičky a Mystický.
rule-u-terrain-04 = Říční území smí dobýt kterákoli rasa. Jeho cena se počítá od 1 místo od 2.
rule-u-terrain-05 = Na řece zůstat nemůžeš. Při přeskupení vyprázdníš každé říční území a na konci tahu tam žádný tvůj žeton nestojí, pokud některá schopnost neříká jinak, jako u Krakenů.
rule-u-terrain-06 = Dvě říční území, která se dotýkají okraje desky, jsou pro první dobytí dovolena.
rule-u-terrain-07 = Během tvého tahu je říční území s tvými žetony obyčejným mezistupněm: území, která s ním mají společnou hranici, s tebou sousedí.
rule-u-terrain-08 = Drží-li říční území jiná rasa, musíš je dobýt, než ti poslouží jako mezistupeň. Projít smějí jen Ještěři (viz U-RACE-LIZARDMEN-1).
rule-u-terrain-09 = Říční území nevynáší minci nikomu kromě Krakenů. Ve hrách, které míchají obě krabice, ji vynáší i rase s Námořnictvím a každé jiné, která tam smí zůstat.
rule-u-terrain-10 = Propast nelze dobýt ani obsadit, nelze do ní vstoupit ani ji přejít: musíš ji obejít. Nikdy nevynáší mince a území na jejích dvou stranách díky ní nesousedí.
rule-u-terrain-11 = Na propast se symbolem sopky smějí Plamínky položit svou Sopku. Nic jiného symbol nedělá.
rule-u-terrain-12 = Území je obsazené, tedy neprázdné, je-li na něm Příšera nebo žeton rasy, aktivní či v úpadku. Se samotnou Černou horou, Místem nebo Relikvií je prázdné.
rule-u-terrain-13 = Území u řeky (pobřežní) je takové, které hraničí s říčním územím a samo řekou není.
rule-u-terrain-14 = Místo nikdy nemění typ svého území: Důl ztraceného trpaslíka neudělá z území důl.

## Underground: the turn

rule-u-turn-01 = Začátek tahu: drží-li tvá aktivní rasa Fontánu mládí, dostaneš do ruky 1 žeton této rasy, je-li v krabičce.
rule-u-turn-02 = Začátek tahu: hraješ-li s Kultisty, smíš Velkého Prastarého přesunout na jiné území, které tvoji Kultisté drží.
rule-u-turn-03 = Začátek tahu: má-li tvá rasa v úpadku schopnost Znovuzrozený, smíš vyměnit žetony na 1 nebo 2 jejích územích (viz U-POWER-REBORN-1). Nemáš-li ještě aktivní rasu, uděláš to až po jejím výběru, protože nové žetony patří jí.
rule-u-turn-04 = Účinky na začátku tahu provedeš v libovolném pořadí, každý nejvýš jednou. K ničemu tě nezavazují: i potom smíš vstoupit do úpadku.
rule-u-turn-05 = Máš-li schopnost Mstivý, dávají ti žetony pomsty, které mají soupeři, slevu jen během tohoto tahu.
rule-u-turn-06 = Bez aktivní rasy si vybereš jednu ze 6 kombinací v nabídce. Na každou kombinaci nad ní polož 1 svou minci a vezmi si mince, které leží na té vybrané.
rule-u-turn-07 = Vybereš-li si Stínové mimy, smíš dřív než cokoli jiného prohodit žeton schopnosti s jednou z dalších 5 kombinací v nabídce. Mince se nehýbou.
rule-u-turn-08 = Vezmeš si tolik žetonů, kolik ukazují standarta a žeton schopnosti dohromady, pokud v krabičce jsou; čísla jsou v seznamu dílků. Stínoví mimové počítají žeton schopnosti, který jim nakonec zůstane.
rule-u-turn-34 = Po výběru získáš další žetony už jen díky Bahňákům, Fontáně mládí, schopnosti Znovuzrozený a nahrazením nepřátelského žetonu (Upíří, Zářivá koule), a nikdy víc, než kolik jich v krabičce opravdu je. Získávají se i Stříbrná kladiva, ale to nejsou žetony.
rule-u-turn-09 = Vybereš-li si Plamínky, musíš teď položit Sopku na propast se symbolem sopky.
rule-u-turn-10 = Po výběru se kombinace pod mezerou posunou nahoru i s mincemi a odkryje se nová, takže jich je v nabídce vždy 6. Když dojde hromádka schopností, odhozené žetony schopností se zamíchají do nové. Pro standarty platí základní hra (viz PICK-11).
rule-u-turn-11 = Máš-li čerstvě vybranou novou rasu a tvá rasa v úpadku má schopnost Znovuzrozený, smíš teď provést její výměny, s žetony nové rasy.
rule-u-turn-12 = Než začneš rozšiřovat říši, smíš si vzít žetony do ruky a na každém území nechat aspoň jeden; smíš také území úplně opustit. Místa a Relikvie tam zůstanou, Houbová brnění se odhodí a Vak i tvé figurky se vrátí k tobě.
rule-u-turn-13 = Opustíš-li všechna svá území, je tvé příští dobytí prvním dobytím.
rule-u-turn-14 = Železní trpaslíci: Stříbrná kladiva nasbíraná v dřívějších tazích lze použít od této chvíle.
rule-u-turn-15 =
    U každého dobytí řekneš cíl a prostředky. Kombinovat smíš Létající rohožku, Smradlavé zlobří ponožky, Meč a Vak (jako jednu Relikvii),
    každou věc v jejích vlastních mezích. K tomu si zvolíš jediný způsob, jak území zabrat: jen žetony, Upíří, Zářivá koule, kostka Bludiček,
    nebo poslední pokus s kostkou.
rule-u-turn-16 =
    Dobytí se vyhodnotí v tomto pořadí. Nejdřív útočník zaplatí za Lichy. Potom obránce vezme své žetony a 1 ztratí (nebo jak říká jiné
    pravidlo); působí Mučednický a Mstivý. Houbová brnění se odhodí a Příšery odstraní. Položí se útočníkovy žetony. Nálezy na území změní
    držitele, a je-li to Krypta, zareaguje Duch. Použité Relikvie a Vak se tam přesunou. Byly-li tu Příšery, vylosuje se a položí nález.
    Následují účinky objevení (Kamenný kruh, Pentagram). Nakonec se při prvním dobytí Kultistů postaví Velký Prastarý.
rule-u-turn-17 = Místo nebo Relikvii, které právě získáš nebo objevíš, smíš použít hned, v témže tahu.
rule-u-turn-18 = Dokud tvá aktivní rasa ovládá Nejohavnější pentagram, smíš jednou za tah přesunout Balroga, mezi dvěma dobytími a bez ohledu na to, zda máš v ruce žetony. Vyslání Balroga při objevení je přesunem tohoto tahu.
rule-u-turn-19 = Bludičky smějí svou kostku použít k libovolnému počtu dobytí, která splňují podmínku. Co se stane, když hod nestačí: viz U-RACE-WISPS-4.
rule-u-turn-20 = Poslední pokus s kostkou je stejný jako v základní hře. Ať se zdaří, nebo ne, tvé dobývání končí a Balroga už dobrovolně přesunout nelze. Co tímto posledním dobytím objevíš, ještě účinkuje.
rule-u-turn-21 = Přeskupení začíná tím, co získáš: Bahňáci za bahenní tůně, Stříbrná kladiva za doly a Houbová brnění za houbové lesy, které držíš ve chvíli, kdy dobývání skončí.
rule-u-turn-22 = Potom, dřív než pohneš čímkoli jiným, vyprázdni všechna říční území, ledaže jsou tvou rasou Krakeni.
rule-u-turn-23 = Potom libovolně přesouvej žetony mezi svými územími. Na každém území na souši zůstane aspoň jeden.
rule-u-turn-24 = Nakonec umísti Houbová brnění a potom stáhni z desky všechna Stříbrná kladiva.
rule-u-turn-25 = Před ziskem mincí musí Královská rasa postavit Královnu na území, které drží. Královna smí i zůstat, kde je.
rule-u-turn-26 = Ovládáš-li Kryptu vykradače hrobek, smíš před ziskem mincí postavit nebo přesunout Ducha.
rule-u-turn-27 = Ovládáš-li Žezlo lakoty, smíš je před ziskem mincí položit na území své aktivní rasy. Totéž platí pro Froggyho prsten, který hned vybere své mince.
rule-u-turn-28 = V téže chvíli smí Vak zastoupit Žezlo nebo Prsten, nebyl-li v tomto tahu už použit.
rule-u-turn-29 = Potom získáš mince: viz U-SCORE-01 a pravidla za ním.
rule-u-turn-30 = Po zisku mincí smíš u Oltáře duší přinést oběť za 3 mince. Potom, máš-li schopnost Mstivý, si vezmeš zpět všechny rozdané žetony pomsty.
rule-u-turn-31 = Na konci tvého tahu soupeři rozmístí žetony, které před tebou ustoupily, po směru hodinových ručiček počínaje hráčem po tobě. Jdou jen na území, která jejich majitelé už drží, takže to nikdy nezmění zisk mincí.
rule-u-turn-32 =
    V tahu úpadku se nedobývá a pořadí je toto. Tvá dřívější rasa v úpadku opustí desku i se svým ponechaným žetonem schopnosti, Královnou a
    Houbovými brněními. Mizející rasa odstraní všechny své žetony (má-li schopnost Mizející z Kamenného kruhu, jen chceš-li) a jde rovnou k
    zisku mincí. Jinak na každém území jeden žeton otočíš a ostatní jdou do krabičky; Záhrobní rasa otočí a ponechá všechny a smí se naposledy
    přeskupit. Velký Prastarý, Sopka, Kladiva, Vak a žetony pomsty odejdou; Brnění, Královna a Duch zůstanou, Královna a Duch už bez pohybu.
    Žeton schopnosti se ponechá, nebo odhodí. Získáš mince. Smíš použít Oltář a tvůj tah končí.
rule-u-turn-33 = V tahu úpadku se před ziskem mincí nic neumísťuje: Královna a Duch zůstávají na místě, Prsten a Žezlo se nepoužívají. Oltář duší funguje i tak.

## Underground: conquest

rule-u-conq-01 = Rasa bez území na desce musí začít na území u okraje desky; konce řeky se počítají také. Výjimkou jsou Pavoučice, Ještěři a Vak použitý jako Létající rohožka a také Plamínky, hraje-li se varianta, ve které vstupují vedle Sopky (viz U-RACE-FLAMES-4).
rule-u-conq-02 = Každé další dobytí musí mířit na území sousedící s některým, které tvá aktivní rasa drží. Rasy, schopnosti a Místa mohou rozšířit, co se počítá jako sousední (viz U-CONQ-07).
rule-u-conq-03 = Ať je tvá rasa či schopnost jakákoli, k zahájení dobytí musíš mít v ruce aspoň jeden volný žeton. Výjimkou je nahrazení nepřátelského žetonu (viz U-CONQ-16).
rule-u-conq-04 = Smíš dobýt území své vlastní rasy v úpadku. O žeton, který tam je, přijdeš (viz U-CONQ-19).
rule-u-conq-05 = Cílem nikdy nesmí být propast, území Balroga, území, které je proti tobě imunní, ani území, které tvá aktivní rasa už drží.
rule-u-conq-06 = Je-li tvá rasa vyhnána z desky, ale má ještě žetony, smí se v tvém příštím tahu vrátit prvním dobytím.
rule-u-conq-07 =
    Cíl sousedí s územím, které držíš, mají-li společnou hranici. Pavoučicím stačí i to, že cíl hraničí s kteroukoli propastí; Ještěrům to, že
    obě území spojuje cesta po říčních územích; s Velkou mosaznou rourou to, že obě jsou téhož typu jako území s Rourou. Nic jiného území
    sousedními nedělá, ani Létající rohožka.
rule-u-conq-08 = Území stojí 2 žetony a k tomu 1 za Černou horu, 1 za každé Houbové brnění, 1 za Tvrz rodné země, 1 za každou Příšeru a 1 za každý žeton jiného hráče. Říční území se počítá od 1 místo od 2.
rule-u-conq-09 = Elbowroom hraje tak, že tvé vlastní žetony v úpadku k ceně nic nepřidávají, když jejich území dobýváš; vše ostatní, co tam stojí, ano. Variantou si můžeš zvolit, že se počítají jako žetony kohokoli jiného. Pravidlo je v obou hrách stejné (viz INT-20).
rule-u-conq-10 = Tvrz přidává 1, i když je její území prázdné. Žádné jiné Místo ani žádná Relikvie cenu nikdy nezvyšuje.
rule-u-conq-11 = Někteří útočníci platí víc nebo méně: Mumie o 1 víc, Ogři o 1 méně, Kultisté o 1 méně vedle Velkého Prastarého, Mstivý o 1 méně proti označeným hráčům, Meč o 2 méně. To vše se sčítá, ale cena nikdy neklesne pod 1.
rule-u-conq-12 = Dobýt území „jako prázdné“ (Smradlavé zlobří ponožky, Plamínky) znamená, že nehledíš na Příšery, žetony a Houbová brnění. Černá hora a Tvrz se počítají dál a stejně tak tvé vlastní přirážky a slevy.
rule-u-conq-13 = Celý součet: 2 (řeka: 1), plus Černá hora, plus Tvrz, plus Brnění, Příšery a nepřátelské žetony, pokud území nedobýváš jako prázdné, plus 1 u Mumií, minus všechny slevy. Vyjde-li méně než 1, platíš 1.
rule-u-conq-14 = Žetony, kterými platíš, jdou na dobyté území a zůstanou tam do přeskupení. Položíš jich přesně tolik, kolik území stojí; jinak je to jen u posledního pokusu s kostkou.
rule-u-conq-15 = Poslední pokus s kostkou: nejdřív zvol cíl, pak hoď. Stačí-li žetony v ruce spolu s hodem na cenu, území dobudeš a položíš na ně všechny zbylé žetony; nestačí-li, počkají na přeskupení. Cíl nemusí být nejslabší, ale smí ti chybět nejvýš 3 žetony.
rule-u-conq-16 = Schopností Upíří nebo Zářivou koulí žeton nahradíš a žádná cena se nepočítá: položíš přesně 1 žeton své rasy z krabičky, nebo z ruky, není-li v krabičce žádný. Prázdná ruka ti nevadí, dokud v krabičce nějaký je.
rule-u-conq-17 = Obránce vezme ze ztraceného území všechny žetony a 1 z nich nadobro vrátí do krabičky. Ostatní jdou na konci útočníkova tahu na území, která ta rasa ještě drží, ať jsou jakkoli daleko. Nemá-li už žádné, zůstanou v ruce.
rule-u-conq-18 = Obránce, který tam má jediný žeton, o něj prostě přijde: jde do krabičky, pokud ho nezachrání jiné pravidlo (viz U-CONQ-20).
rule-u-conq-19 = Dobudeš-li území své vlastní rasy v úpadku, její žeton je ztracen. Stojí-li jich tam víc, což umožňuje jen schopnost Záhrobní, přijdeš o 1 a ostatní se přeskupí v rámci té rasy.
rule-u-conq-20 = Některé ztráty jsou jiné. Žetony se schopností Nesmrtelný a žetony zasažené Smradlavými zlobřími ponožkami: žádný není ztracen. Žeton nahrazený schopností Upíří nebo Zářivou koulí jde vždy do krabičky. Balrog vezme 2. Záhrobní rasa v úpadku ztrácí žetony, jako by byla aktivní.
rule-u-conq-21 = Houbová brnění z dobytého území se vrátí do zásoby. Černé hory, Místa a Relikvie zůstanou.
rule-u-conq-22 = Žetony rasy v úpadku, které ustoupily, jdou do krabičky, nemá-li už ta rasa na desce žádné území: rasa v úpadku se vrátit nemůže.

## Underground: Monsters

rule-u-monster-01 = Každá Příšera přidává k ceně 1. Území se svými dvěma Příšerami tedy stojí 4, nebo 5 s Černou horou.
rule-u-monster-02 = Když dobudeš území s Příšerami, hned si vezmeš vrchní nález z hromádky ležící lícem dolů a položíš ho na toto území lícem nahoru.
rule-u-monster-03 = Dobyté Příšery nepatří nikomu. Opustí hru a nikdy se nevrátí.
rule-u-monster-04 = Vylosované Místo nebo Relikvie funguje od této chvíle. Co se děje jednou při objevení (Kamenný kruh, Nejohavnější pentagram), se stane okamžitě.
rule-u-monster-05 = Území s Příšerami je obsazené: kazí Drowům bonus na sousedních územích a Příšer si nevšímáš, když je dobýváš jako prázdné.
rule-u-monster-06 = Proti Příšerám smíš použít jakékoli prostředky kromě dvou: nelze je nahradit schopností Upíří ani Zářivou koulí a sleva schopnosti Mstivý na ně neplatí.
rule-u-monster-07 = Každé území s Příšerami, které dobude hráč, dá přesně jeden nález. V hromádce jich je přesně tolik, kolik je takových území.

## Underground: redeployment

rule-u-redep-01 = Po posledním dobytí smíš žetony své aktivní rasy libovolně přesouvat mezi územími, která drží. Na každém musí zůstat aspoň 1.
rule-u-redep-02 = Nejdřív musíš vyprázdnit říční území zabraná v tomto tahu. Jejich žetony jdou na jiná tvá území, která nejsou řekou.
rule-u-redep-03 = Na konci tahu nesmí být tvé žetony na žádném říčním území, kromě Krakenů, aktivních i v úpadku, nebo tam, kde to dovolí jiná schopnost.
rule-u-redep-04 = Držíš-li jen říční území a nesmíš na nich zůstat, vrátí se ti všechny tyto žetony do ruky. Tvůj příští tah pak začíná prvním dobytím.
rule-u-redep-05 = Bahňáci: při přeskupení získáš a umístíš 1 žeton z krabičky za každou bahenní tůň, kterou držíš.
rule-u-redep-06 = Železní trpaslíci: získáš 1 Stříbrné kladivo za každý důl, který držíš. Na konci přeskupení všechna Kladiva opustí desku a na každém území pak musí být aspoň jeden Trpaslík.
rule-u-redep-07 = Štítonoš: získaná Houbová brnění smíš umístit na kterákoli území, která tvá rasa se schopností Štítonoš drží, i víc na jedno.
rule-u-redep-08 = Při přeskupení nesmíš území opustit. Vynucený odchod z řeky se jako opuštění nepočítá.
rule-u-redep-09 = Žetony v úpadku se nepřeskupují. Smí to jen Záhrobní rasa: když vstupuje do úpadku a když na ni někdo zaútočí.
rule-u-redep-10 = Při přeskupení se hýbou jen žetony ras. Relikvie, Místa, Černé hory a Houbová brnění, která už na desce jsou, zůstávají na místě.

## Underground: scoring

rule-u-score-01 = Na konci tahu dostaneš z banku 1 minci za každé území, které drží tvá aktivní rasa, a 1 za každé území, které drží tvé rasy v úpadku.
rule-u-score-02 = Přidej bonusy své aktivní rasy, její schopnosti a Míst a Relikvií, které ovládáš aktivními žetony.
rule-u-score-03 = Území v úpadku přinášejí jen svou základní minci, pokud některá výhoda neříká, že platí i v úpadku.
rule-u-score-04 = V úpadku platí dál: schopnosti Bahnitý a Moudrý; řeky Krakenů a platba Lichům; a Místa Diamantová pole, Tvrz rodné země, Důl ztraceného trpaslíka a Oltář duší.
rule-u-score-05 = Území s Balrogem nevynáší nikomu nic.
rule-u-score-06 =
    Mince, které patří k jednomu území a které může Žezlo lakoty zdvojnásobit: základní mince, Houbičky, Drowové, Hornický, Bahnitý, Mystický,
    Kamenný, Dobrodružný, Bojácný, Tvrz a mince Diamantových polí za toto území. K území se nevážou: Stádní, Hádavý, Rybářský, Moudrý, Oltář,
    Mučednický a mince od jiných hráčů. Ze základní hry se po územích počítají Lidé, Kouzelníci, Trpaslíci, Obchodník, schopnosti podle typu
    území a Pevnost; Orkové a Drancování, které platí za dobytí, ne.
rule-u-score-07 = Má-li hráč platit jinému a nemá mince, neplatí se nic a nic nezůstane dlužno.
rule-u-score-08 = Kolik má kdo mincí, je až do konce hry skryté. Zda hráč nemá vůbec žádné, se ukáže, když to některé pravidlo potřebuje vědět (Lichové, Froggyho prsten, Zlodějský).
rule-u-score-09 = V tahu, kdy vstoupíš do úpadku, získáš 1 minci za každé území rasy, která do něj právě vstoupila, nebo 2, je-li Mizející, a k tomu jen bonusy, které platí v úpadku. Odstraněná starší rasa nevynese nic.
rule-u-score-10 = Všechny bonusy z banku se prostě sečtou, v libovolném pořadí. Pevný čas mají jen dvě věci: Žezlo a Prsten se umísťují před ziskem mincí, Oltář se používá po něm.

## Underground: decline

rule-u-decline-01 = Vstup do úpadku zabere celý tah: nic nedobudeš a hned získáš mince. Tvůj příští tah začne výběrem nové kombinace.
rule-u-decline-02 = Nejdřív se žetony tvé předchozí rasy v úpadku vrátí do krabičky. Její standarta jde naspod hromádky standart, nebo na nejnižší volné místo sloupce.
rule-u-decline-03 = Potom otočíš standartu své aktivní rasy. Na každém jejím území zůstane jeden otočený žeton; ostatní jdou do krabičky.
rule-u-decline-04 = Žeton schopnosti se odhodí, pokud nemá v úpadku trvalý účinek. Bahnitý, Znovuzrozený, Královský, Záhrobní a Moudrý zůstávají vedle standarty, dokud ta rasa neopustí desku.
rule-u-decline-05 = Štítonoš: žeton schopnosti se odhodí, ale Houbová brnění na desce zůstanou a brání dál. Nová už nezískáš.
rule-u-decline-06 = Mizející a Záhrobní rasa vstupují do úpadku po svém (viz U-POWER-VANISHING-1 a U-POWER-TOMB-1). Moudrý přinese 2 mince už v tomto tahu, zbývá-li aspoň jedno území.
rule-u-decline-07 = Královský: Královna zůstane, kde je, a její území je dál imunní, ale ona už se nikdy nepohne.
rule-u-decline-08 = Krakenům říční území v úpadku zůstanou a vynášejí mince.
rule-u-decline-09 = Lichové: soupeři za dobytí jejich území začnou platit, až je rasa v úpadku.
rule-u-decline-10 = Železní trpaslíci: všechna Stříbrná kladiva se vrátí do zásoby.
rule-u-decline-11 = Když jejich rasa vstoupí do úpadku, Velký Prastarý, Sopka, Vak a Houbová brnění, která máš ještě v ruce, se odeberou a žetony pomsty se vezmou zpět.
rule-u-decline-12 = Drží-li rasa vstupující do úpadku Kryptu vykradače hrobek, Duch zůstane na svém území, které je dál imunní, ale už se nedá přesunout.
rule-u-decline-13 = Relikvie a Místa na územích v úpadku zůstávají na desce. Relikvie použít nelze a Místa jen tehdy, když to sama říkají.
rule-u-decline-14 = Když poslední žeton rasy v úpadku opustí desku, jde její standarta naspod hromádky. Ponechaný žeton schopnosti jde mezi odhozené a její Královna nebo Houbová brnění do zásoby.
rule-u-decline-15 = V úpadku můžeš mít nejvýš jednu rasu. Víc jich dovolí jen schopnost Duchové ze základní hry, a to ve hrách, které míchají obě krabice.
rule-u-decline-16 = Žetony rasy vstupující do úpadku, které máš ještě v ruce, se vrátí do krabičky.

## Underground: end of the game

rule-u-end-01 = Když je žeton označení kola na posledním poli, odehraje každý ještě jeden tah. Pak se ukážou všechny mince a vyhrává, kdo jich má nejvíc.
rule-u-end-02 = Při remíze vyhrává, kdo má na desce nejvíc žetonů ras; aktivní a v úpadku se počítají dohromady.
rule-u-end-03 = Remízu rozhodují jen žetony ras na desce: ne Kladiva, Brnění, figurky, Černé hory ani žetony v ruce. Trvá-li remíza i potom, vítězství je společné.

## Underground: immunity

rule-u-immune-01 = Území je imunní, dokud je na něm Balrog, Velký Prastarý, Duch nebo Královna.
rule-u-immune-02 = Soupeři nemohou imunní území dobýt ničím: ani žetony, kostkou, schopností Upíří či Zářivou koulí, ani Relikvií nebo Balrogem.
rule-u-immune-03 = Schopnosti ras, Speciální schopnosti, Místa a Relikvie soupeřů nemají na imunní území žádný účinek.
rule-u-immune-04 = Figurka zastaví každého kromě toho, kdo ji ovládá: Velkého Prastarého ovládá majitel Kultistů, Královnu majitel Královské rasy a Ducha hráč, který drží Kryptu. Nedrží-li Kryptu nikdo, zastaví Duch každého, i majitele území, kde straší.
rule-u-immune-05 = Území Balroga je imunní proti všem hráčům, i proti tomu, kdo ho poslal.
rule-u-immune-06 = Schopnost Zlodějský a Froggyho prsten soupeřů si nevšímají žetonů na imunním území: minci za ně nepřinesou. Imunním říčním územím nemohou projít Ještěři.
rule-u-immune-07 = Tomu, kdo imunní území drží, tam zisk mincí, schopnosti a nálezy fungují jako obvykle. Výjimkou je území Balroga.
rule-u-immune-08 = Figurky nejsou žetony. Nic nepřidávají k obraně, k počtu žetonů, ke schopnosti Bojácný ani k rozhodnutí remízy.
rule-u-immune-09 = Ovládáš-li figurku, smíš dobýt území, které chrání a které tvá aktivní rasa ještě nedrží, třeba vlastní území v úpadku pod svým Duchem. Královna Královské rasy v úpadku se pak vrátí do zásoby; Duch zůstane.
rule-u-immune-10 = Imunita končí ve chvíli, kdy figurka území opustí.
rule-u-immune-11 = Balrog nemůže vstoupit na území s Velkým Prastarým, Královnou nebo Duchem, ať je ovládá kdokoli.

## Underground: races

rule-u-race-cultists-1 = Na první území, které Kultisté dobudou, postav Velkého Prastarého. Toto území je imunní.
rule-u-race-cultists-2 = Území sousedící s územím Velkého Prastarého dobývají Kultisté o 1 žeton levněji. Platí to i tehdy, když území sousedí díky schopnosti, rase, Místu nebo Relikvii.
rule-u-race-cultists-3 = Ať je sleva jakákoli, na dobytí je vždy třeba aspoň 1 Kultista.
rule-u-race-cultists-4 = Na začátku tahu smíš Velkého Prastarého přesunout na kterékoli území, které tvoji Kultisté drží.
rule-u-race-cultists-5 = Nedrží-li už Kultisté území Velkého Prastarého, protože je opustíš nebo vyprázdníš řeku, vrátí se ti figurka do ruky a jde na další území, které dobudou. Máš-li ji na konci přeskupení pořád v ruce, musíš ji postavit na území, které drží.
rule-u-race-cultists-6 = Při dobytí s Létající rohožkou mají Kultisté slevu jen tehdy, když cíl sousedí také s územím Velkého Prastarého.
rule-u-race-drows-1 = Aktivní Drowové přinášejí na konci tahu 1 minci navíc za každé své území, které nehraničí s žádným územím s jinou rasou.
rule-u-race-drows-2 = „Jiná rasa“ je tvá vlastní rasa v úpadku, kterákoli rasa soupeře, aktivní či v úpadku, a Příšery.
rule-u-race-drows-3 = Pro Drowy platí jen hranice nakreslené na mapě. Balrog, prázdná území a propasti bonus nekazí.
rule-u-race-flames-1 = Když si vybereš Plamínky, musíš položit Sopku na propast se symbolem sopky.
rule-u-race-flames-2 = Cíl je spojen se Sopkou, hraničí-li s propastí, ve které Sopka je. Je s ní spojen i tehdy, hraničí-li s některým územím tvých Plamínků, od kterého vede nepřerušený řetěz sousedních území Plamínků až k tomu, které hraničí s propastí Sopky.
rule-u-race-flames-3 = Spojený cíl stojí Plamínky tolik, jako by byl prázdný (viz U-CONQ-12). Obránce má obvyklé ztráty a dobyté Příšery dají nález jako vždy.
rule-u-race-flames-4 = Elbowroom hraje tak, že Plamínky vstupují od okraje desky jako všichni ostatní; variantou si můžeš zvolit, že jejich první dobytí musí hraničit s propastí Sopky. Které pravidlo hraje tvůj stůl, ukazuje text rasy.
rule-u-race-flames-5 = Jakmile jsou Plamínky na mapě, Sopka jejich dosah nerozšiřuje: každý cíl musí sousedit s územím, které drží.
rule-u-race-flames-6 = Dokud jsou Plamínky aktivní, Sopka zůstává na místě a na nikoho jiného nepůsobí. Odejde, když vstoupí do úpadku, a položí se znovu, když si Plamínky zase někdo vybere.
rule-u-race-gnomes-1 = Ostatní hráči ve svých tazích nesmějí k dobytí území Gnómů použít schopnosti ras, Speciální schopnosti, Místa ani Relikvie.
rule-u-race-gnomes-2 = Nesmějí je použít ani oklikou: na Gnómy útočíš jen žetony z území, které má s jejich územím společnou hranici. Dosáhnout na ně Rourou, Rohožkou, přes propast nebo po řece se nepočítá.
rule-u-race-gnomes-3 = Balrog nemůže území Gnómů dobýt. Osamoceného Gnóma nelze nahradit schopností Upíří ani Zářivou koulí.
rule-u-race-gnomes-4 = Ve tvém vlastním tahu používají tvoji Gnómové svou schopnost, Místa a Relikvie jako obvykle.
rule-u-race-gnomes-5 = Chráněni jsou jen aktivní Gnómové. V úpadku ne.
rule-u-race-gnomes-6 = Mumie platí i proti Gnómům o 1 víc. Poslední pokus s kostkou je dovolen, protože ho má každý. Stříbrná kladiva, kostka Bludiček ani žádné slevy ne. Po hodu Berserka smíš území Gnómů zabrat za plnou cenu.
rule-u-race-gnomes-7 = Gnómové jsou v bezpečí jen před dobytím takovými prostředky. Zlodějský, Froggyho prsten a jiné účinky, které nejsou dobytím, na ně působí.
rule-u-race-irondwarves-1 = Při každém přeskupení si vezmi ze zásoby 1 Stříbrné kladivo za každý důl, který tvoji Železní trpaslíci drží. Sbíráš je tah za tahem, nejvýš 7.
rule-u-race-irondwarves-2 = Od tvých příštích dobytí se každé Kladivo při dobývání počítá jako jeden Trpaslík. K obraně se nepočítá nikdy.
rule-u-race-irondwarves-3 = Na konci přeskupení se všechna Kladiva vrátí před tebe. Na každém území musí zůstat aspoň jeden Trpaslík.
rule-u-race-irondwarves-4 = Při každém dobytí musí být aspoň jeden žeton Trpaslíka. Samotná Kladiva dobytí nemohou začít ani zaplatit.
rule-u-race-irondwarves-5 = Když Železní trpaslíci vstoupí do úpadku, o všechna Kladiva přijdeš.
rule-u-race-irondwarves-6 = Kladiva v ruce se při posledním pokusu s kostkou počítají k tvým žetonům. Žetony nejsou pro schopnosti Bojácný a Upíří, při rozhodnutí remízy ani při ztrátách.
rule-u-race-krakens-1 = Krakeni nemusí na konci tahu říční území opustit a ta jim vynášejí mince jako každá jiná.
rule-u-race-krakens-2 = Platí to i v úpadku: Krakenům říční území zůstanou a vynášejí dál.
rule-u-race-krakens-3 = Jiná rasa musí říční území Krakenů dobýt, než může jít odtud dál. Cena je 1 a k tomu 1 za každého Krakena na něm.
rule-u-race-krakens-4 = Krakeni jsou jediná rasa z Underground, která smí zůstat na řece.
rule-u-race-liches-1 = Pokaždé, když soupeř dobude území tvých Lichů v úpadku, zaplatí ti 1 minci.
rule-u-race-liches-2 = Soupeř bez mincí území těchto Lichů dobýt nemůže.
rule-u-race-liches-3 = Platba i zákaz se týkají jen Lichů v úpadku. Aktivní Lichové nemají žádnou výhodu.
rule-u-race-liches-4 = Dobudeš-li vlastní Lichy v úpadku, neplatíš nic.
rule-u-race-lizardmen-1 =
    Ještěři procházejí říčními územími, prázdnými i obsazenými, aniž je dobývají nebo tam nechávají žeton: při jejich dobývání sousedí území na
    souši, která spojuje řetěz řek. Cílem smějí být i řeky dál po řetězu a říční území, na kterém v tomto tahu stojí, se počítá jako jejich.
rule-u-race-lizardmen-2 = Ještěři smějí místo toho říční území dobýt, třeba to, které drží Krakeni, za běžnou cenu. Při přeskupení je musí opustit.
rule-u-race-lizardmen-3 = Prvním dobytím smějí Ještěři vstoupit na kterékoli území na souši, na které dosáhnou po říčních územích od konce řeky u okraje desky.
rule-u-race-lizardmen-4 = Krakeni na řece Ještěrům v průchodu nebrání. Zabrání jim jen imunní říční území.
rule-u-race-mudmen-1 = Při přeskupení si vezmi z krabičky 1 Bahňáka za každou bahenní tůň, kterou tvoji Bahňáci drží, a umísti ho na kterékoli jejich území.
rule-u-race-mudmen-2 = Získáš jen to, co je v krabičce: je-li na desce všech 12 Bahňáků, nic.
rule-u-race-mummies-1 = Každé dobytí stojí Mumie o 1 žeton víc.
rule-u-race-mummies-2 = Žeton navíc se platí i za řeku (celkem 2), za území dobyté jako prázdné a při posledním pokusu s kostkou. Neplatí se, když nahrazuješ nepřátelský žeton, protože to žádnou cenu nemá.
rule-u-race-ogres-1 = Každé dobytí stojí Ogry o 1 žeton méně, nejméně však 1.
rule-u-race-shadowmimes-1 = Když si vybereš Stínové mimy, smíš jejich žeton schopnosti hned prohodit s jednou z 5 dalších kombinací v nabídce. Tvůj starý žeton schopnosti jde k té kombinaci.
rule-u-race-shadowmimes-2 = Mince na obou kombinacích zůstávají, kde jsou. Místo si vymění jen žetony schopností.
rule-u-race-shadowmimes-3 = Prohodit smíš i s kombinací na vrchu hromádek. Vybereš-li si Stínové mimy právě odtud, prohazuješ dřív, než se odkryje další žeton schopnosti.
rule-u-race-shrooms-1 = Aktivní Houbičky přinášejí na konci tahu 1 minci navíc za každý houbový les, který drží.
rule-u-race-spiderines-1 = Při dobývání Pavoučic se každé území, které hraničí s kteroukoli propastí, počítá jako sousední s každým územím, které drží.
rule-u-race-spiderines-2 = Pro první dobytí smějí Pavoučice zvolit kterékoli území, které hraničí s propastí, nebo jako obvykle území u okraje desky.
rule-u-race-spiderines-3 = Do samotné propasti Pavoučice nikdy nevstoupí.
rule-u-race-wisps-1 = Než dobudeš území s Mystickými krystaly nebo území, které hraničí s územím s Mystickými krystaly drženým tvými Bludičkami, smíš hodit Kostkou posil.
rule-u-race-wisps-2 = Cíl řekni dřív, než hodíš. Stačí-li po hodu tvé žetony, musíš ho dobýt.
rule-u-race-wisps-3 = Hod snižuje počet potřebných žetonů, nejméně na 1. Položíš jich přesně tolik.
rule-u-race-wisps-4 = Nestačí-li hod, tvé dobývání v tomto tahu končí. Cílem nesmí být území, na které ti chybí víc než 3 žetony.
rule-u-race-wisps-5 = Házet smíš před libovolným počtem dobytí, která splňují podmínku. Pro jiné cíle máš stále obyčejný poslední pokus s kostkou, dokud žádný hod neskončil nezdarem.

## Underground: powers

rule-u-power-adventurous-1 = Na konci tahu 1 mince navíc za každé tvé území s Oblíbeným místem, kterýmkoli z 9. Relikvie se nepočítají.
rule-u-power-fisherman-1 = Rybářská rasa přináší na konci tahu 1 minci navíc za každou celou dvojici území u řeky, která drží. Liché zbude a nevynese nic a sama říční území se nepočítají.
rule-u-power-flocking-1 = 2 mince navíc, tvoří-li na konci tahu všechna území této rasy jednu souvislou skupinu.
rule-u-power-flocking-2 = Co dělá území pro tvou rasu sousedními, to je spojuje i tady. U Pavoučic jsou tak spojena každá dvě území, z nichž každé hraničí s nějakou propastí, i když jsou to různé propasti.
rule-u-power-flocking-3 = I jediné území je skupina a bonus přinese. Bez území nedostaneš nic.
rule-u-power-frightened-1 = Na konci tahu 1 mince navíc za každé území, na kterém jsou aspoň 3 žetony aktivní rasy. Houbová brnění a Stříbrná kladiva se nepočítají.
rule-u-power-immortal-1 = Když soupeř dobude území této rasy, neztratíš žádný žeton: všechny jdou do tvé ruky a na konci toho tahu se přeskupí.
rule-u-power-immortal-2 = Zůstane ti i osamocený žeton. Nemáš-li už žádné území, zůstanou ti žetony v ruce a vstoupíš s nimi na desku znovu.
rule-u-power-immortal-3 = Žeton nahrazený schopností Upíří nebo Zářivou koulí je přesto ztracen.
rule-u-power-magic-1 = Máš Vak mnoha věcí. Každý tah si zvolíš jednu Relikvii, která je právě ve hře, a Vak ji zastoupí.
rule-u-power-magic-2 = Vak může napodobit kteroukoli Relikvii, která leží na desce lícem nahoru, ať ji ovládá kdokoli, i když nikdo.
rule-u-power-magic-3 = Vak nelze ukrást. Je-li jeho území opuštěno nebo dobyto, vrátí se k tobě.
rule-u-power-magic-4 = Vak smíš použít jednou za tah, počínaje prvním dobytím. Po použití leží na území, kde byl použit; ať leží kdekoli, v některém dalším tahu ho můžeš vždy použít znovu.
rule-u-power-magic-5 = Vak nemůže napodobit moc Relikvie tam, kde už tato moc působí: při témže dobytí, nebo u Prstenu a Žezla na témže území.
rule-u-power-magic-6 = Když Magická rasa vstoupí do úpadku, Vak se odstraní.
rule-u-power-martyr-1 = Pokaždé, když soupeř dobude území aktivní rasy, dostaneš hned z banku 1 minci.
rule-u-power-mining-1 = Na konci tahu 1 mince navíc za každý důl, který tato rasa drží.
rule-u-power-muddy-1 = Na konci tahu 1 mince navíc za každou bahenní tůň, kterou tato rasa drží.
rule-u-power-muddy-2 = Platí to i v úpadku: Bahnitá rasa v úpadku dál získává mince za své bahenní tůně. Tvé jiné rasy za ty své nic nedostanou.
rule-u-power-mystic-1 = Na konci tahu 1 mince navíc za každé území s Mystickými krystaly, které tato rasa drží.
rule-u-power-quarreling-1 = Na konci tahu 1 mince navíc za každou oddělenou skupinu, kterou území rasy tvoří: 1 mince za jednu skupinu, 2 za dvě a tak dále.
rule-u-power-quarreling-2 = Skupiny jsou oddělené, nemají-li na mapě společnou hranici. Zvláštní způsoby sousedství se tu nepočítají.
rule-u-power-reborn-1 = Dokud je Znovuzrozená rasa v úpadku, smíš na začátku každého svého tahu vyklidit 1 nebo 2 její území a na každé dát přesně jeden žeton své aktivní rasy.
rule-u-power-reborn-2 = Nový žeton je z krabičky, nebo z ruky, není-li v krabičce žádný. Nemáš-li ho ani tam, výměnu provést nemůžeš.
rule-u-power-reborn-3 = Výměna díky schopnosti Znovuzrozený není dobytí: nikdo nemá ztráty, Mučednický nevyplácí a nic se neumísťuje jako při prvním dobytí. Tvá aktivní rasa ale území hned drží a ovládá nálezy na něm.
rule-u-power-reborn-4 = Po výměně je tvá aktivní rasa na desce, takže už nemá první dobytí. Z těchto území se šíří dál.
rule-u-power-reborn-5 = Vyklizené žetony jdou do krabičky a Houbová brnění na tom území se odhodí.
rule-u-power-royal-1 = Na konci každého tvého tahu se Královna postaví na jedno území, které Královská rasa drží. Toto území je imunní.
rule-u-power-royal-2 = V úpadku Královna zůstane na svém území, které je dál imunní, a nelze ji přesunout.
rule-u-power-royal-3 = Když Královská rasa území Královny už nedrží, vrátí se Královna do zásoby. Je-li rasa ještě aktivní, na konci tvého tahu se postaví znovu.
rule-u-power-shield-1 = Když tvé dobývání skončí, vezmi si 1 Houbové brnění za každý houbový les, který tato rasa drží. Celkem jich je 8.
rule-u-power-shield-2 = Při přeskupení smíš svá Houbová brnění umístit na kterákoli území, která tato rasa drží, na jedno libovolný počet. Každé přidává 1 k obraně, i v úpadku.
rule-u-power-shield-3 = Houbová brnění nejsou žetony. Osamocený žeton s Brněními je pro schopnost Upíří a Zářivou kouli pořád osamocený.
rule-u-power-shield-4 = Houbová brnění se odhodí, když je jejich území dobyto nebo opuštěno. Jinak zůstávají stejně dlouho jako žetony, které chrání.
rule-u-power-shield-5 = Houbová brnění na desce se nepřesouvají. Neumístěná si smíš nechat v ruce na další tahy.
rule-u-power-stone-1 = Na konci tahu 1 mince navíc za každou Černou horu, kterou tato rasa drží.
rule-u-power-thieving-1 = Na konci tahu vezmi 1 minci každému hráči, který má aktivní žeton na území hraničícím s některým územím této rasy.
rule-u-power-thieving-2 = Každému hráči vezmeš nejvýš 1 minci za tah. Žetony v úpadku se nepočítají.
rule-u-power-thieving-3 = Sobě nebereš nikdy a počítají se jen hranice na mapě.
rule-u-power-tomb-1 = Když Záhrobní rasa vstoupí do úpadku, zůstanou všechny její žetony na desce a žádný nejde do krabičky. Před ziskem mincí je smíš naposledy přeskupit.
rule-u-power-tomb-2 = Je-li dobyto území Záhrobní rasy v úpadku, jsou ztráty stejné jako u aktivní rasy: 1 žeton je ztracen a ostatní se na konci útočníkova tahu přeskupí na zbylá území Záhrobní rasy.
rule-u-power-tomb-3 = Nemá-li Záhrobní rasa už žádné území, jsou všechny její žetony nadobro ztraceny.
rule-u-power-tomb-4 = Při posledním přeskupení zůstane na každém území, které Záhrobní rasa drží, aspoň 1 žeton.
rule-u-power-vampire-1 = Jednou za tah si smíš zvolit soupeře a dobýt území tak, že jeho osamocený aktivní žeton nahradíš svým. Elbowroom hraje jednou za tah celkem; variantou si můžeš zvolit jednou za tah u každého soupeře. Které pravidlo hraje tvůj stůl, ukazuje text schopnosti.
rule-u-power-vampire-2 = Nový žeton je z krabičky, nebo z ruky, není-li v krabičce žádný.
rule-u-power-vampire-3 = Nahrazovaný žeton musí být na svém území jediný. Černá hora, Tvrz, Houbová brnění ani nálezy na tom nic nemění.
rule-u-power-vampire-4 = Gnómy nahradit nelze. Nahrazený žeton jde do krabičky, i když má schopnost Nesmrtelný.
rule-u-power-vampire-5 = Je to dobytí jako každé jiné: na cíl musíš dosáhnout a následuje všechno, co po dobytí následuje (nálezy, Mučednický, Mstivý, Houbová brnění).
rule-u-power-vanishing-1 = Když Mizející rasa vstoupí do úpadku, všechny její žetony opustí desku a za každé území, které držela, získáš 2 mince místo 1.
rule-u-power-vanishing-2 = Její standarta se hned vrátí do hromádky a v úpadku nemáš žádnou rasu: dřívější se nejdřív odstraní jako při každém úpadku (viz U-DECLINE-02).
rule-u-power-vengeful-1 = Každý soupeř, který ve svém tahu zaútočí na kteroukoli tvou rasu, aktivní či v úpadku, od tebe dostane jeden žeton pomsty.
rule-u-power-vengeful-2 = V příštím tahu tě území označených hráčů, aktivní i v úpadku, stojí o 1 žeton méně, nejméně však 1.
rule-u-power-vengeful-3 = Na konci toho tahu si vezmeš všechny tyto žetony zpět.
rule-u-power-vengeful-4 = Žádný hráč nemá víc než jeden žeton pomsty; celkem jsou 4. Jako útok se počítá i nezdařený pokus s kostkou a dobytí Balrogem.
rule-u-power-wise-1 = Na konci každého svého tahu, ve kterém je Moudrá rasa v úpadku a drží aspoň jedno území, dostaneš 2 mince navíc. Tah, kdy do úpadku vstoupí, se počítá.

## Underground: markers in general

rule-u-mark-01 = Oblíbené místo nebo Dávná relikvie funguje pro hráče, který drží jejich území, od chvíle, kdy je dobude.
rule-u-mark-02 = Použít Místo nebo Relikvii záleží vždy na tobě, pokud jejich vlastní pravidlo neříká jinak.
rule-u-mark-03 = Rasa v úpadku nemůže používat Místa ani Relikvie, pokud to nález sám neříká. V úpadku dál fungují Oltář duší, Diamantová pole, Tvrz rodné země a Důl ztraceného trpaslíka. Duch z Krypty zůstává, kde je, ale nemůže se hýbat a Kamenný kruh funguje zčásti (viz U-PLACE-STONEHEDGE-4).
rule-u-mark-04 = Místa se nikdy nehýbou.
rule-u-mark-05 = Relikvie se přesune na území, kde ji použiješ, a to hned po použití. Na konci tahu tam pořád je.
rule-u-mark-06 = Když je území opuštěno nebo dobyto, jeho Místa a Relikvie na něm zůstanou. Nález na území, které nikdo nedrží, nikdo neovládá.
rule-u-mark-07 = Místa a Relikvie k obraně území nic nepřidávají, s výjimkou Tvrze rodné země. Osamocený žeton je i s nimi vždy osamocený.
rule-u-mark-08 = Žeton navíc je žeton tvé aktivní rasy. Je z krabičky; jen není-li v krabičce žádný, je z ruky.
rule-u-mark-09 = Na jednom území smí ležet několik Míst a Relikvií. Při jednom dobytí smíš použít několik Relikvií; všechny se přesunou na dobyté území.
rule-u-mark-10 = Nezdaří-li se dobytí, zůstane Létající rohožka, kde byla, a stejně tak každá jiná Relikvie použitá při tomto pokusu.
rule-u-mark-11 = Relikvii, kterou lze použít jednou za tah a která už v tomto tahu použita byla, nelze v témže tahu použít znovu, ani když ji teď ovládá někdo jiný.

## Underground: relics

rule-u-relic-doormat-1 = Létající rohožka: jednou za tah smíš dobýt kterékoli jedno území, sousední i nesousední, za jeho běžnou cenu. Rohožka se tam přesune.
rule-u-relic-doormat-2 = Když se pokus s Létající rohožkou kvůli kostce nezdaří, zůstane Rohožka, kde byla.
rule-u-relic-doormat-3 = Létající rohožka jen rozšiřuje tvůj dosah. Nedostane tě do propastí, na imunní území ani na území Gnómů. Říční území dovolena jsou.
rule-u-relic-ring-1 = Froggyho prsten: ovládáš-li ho, smíš ho na konci tahu položit na území, které tvé žetony drží. Potom vezmeš 1 minci každému hráči, který má aspoň jeden aktivní žeton na území, které s ním hraničí.
rule-u-relic-ring-2 = Hráč bez mincí kvůli Froggyho prstenu nic neplatí. Prsten smíš položit i vedle něho.
rule-u-relic-ring-3 = Froggyho prsten smíš položit i na území, kde už leží. Musí to být území tvé aktivní rasy. Nepoužiješ-li Prsten v tomto tahu, nevybere nic.
rule-u-relic-socks-1 = Smradlavé zlobří ponožky: jednou za tah smíš dobýt jedno území, jako by bylo prázdné (viz U-CONQ-12).
rule-u-relic-socks-2 = Obránce vyhnaný Smradlavými zlobřími ponožkami neztratí žádný žeton. Všechny se na konci tahu přeskupí, nebo se vrátí obránci do ruky, nemá-li už na desce žádná vojska.
rule-u-relic-socks-3 = Smradlavé zlobří ponožky fungují i proti Příšerám: Příšery se odstraní a ty si jako obvykle vylosuješ Místo nebo Relikvii.
rule-u-relic-scepter-1 = Žezlo lakoty: na konci tahu, před ziskem mincí, je smíš položit na území, které tvé žetony drží. Mince, které ti toto území vynese, se zdvojnásobí (které to jsou: viz U-SCORE-06).
rule-u-relic-scepter-2 = Na území Dolu ztraceného trpaslíka nemá Žezlo lakoty vůbec žádný účinek.
rule-u-relic-scepter-3 = Žezlo lakoty nikdy nezdvojnásobí mince, které bereš jiným hráčům.
rule-u-relic-scepter-4 = Žezlo lakoty smíš položit jen na území své aktivní rasy.
rule-u-relic-orb-1 = Zářivá koule: jednou za tah smíš osamocený žeton soupeře nahradit žetonem navíc a dobýt tak jeho území. Žeton je osamocený za stejných podmínek jako u schopnosti Upíří (viz U-POWER-VAMPIRE-3).
rule-u-relic-orb-2 = Zářivá koule nahrazuje jen aktivní žetony. Gnómové jsou před ní chráněni. Na území musíš běžně dosáhnout a Koule se tam přesune.
rule-u-relic-sword-1 = Meč zabijáckého králíka: jednou za tah smíš jedno území dobýt o 2 žetony levněji, nikdy však za méně než 1. Meč se tam přesune.

## Underground: places

rule-u-place-altar-1 = Oltář duší: ovládáš-li ho, smíš na konci každého svého tahu vrátit do krabičky jeden svůj žeton v úpadku a získat 3 mince. Žeton smí být z kteréhokoli území.
rule-u-place-altar-2 = Oltář duší ti funguje, i když ho drží tvá rasa v úpadku.
rule-u-place-altar-3 = Oltář duší používáš po zisku mincí, takže území obětovaného žetonu už svou minci vyneslo. Použít ho smíš nejvýš jednou za tah.
rule-u-place-crypt-1 = Krypta vykradače hrobek: ovládáš-li ji, smíš na konci tahu postavit Ducha na kterékoli území desky. Toto území je imunní.
rule-u-place-crypt-2 = Ducha nikdy nelze postavit na území samotné Krypty ani do propasti.
rule-u-place-crypt-3 = Dokud Kryptu drží žetony v úpadku, Ducha přesunout nelze. Území, na kterém je, chrání dál.
rule-u-place-crypt-4 = Když Kryptu dobude jiný hráč, Duch hned opustí své území a vrátí se do Krypty, k dispozici tomu, kdo ji nově ovládá. Dokud tam čeká, nechrání nic; chrání zase, až bude umístěn.
rule-u-place-crypt-5 = Je-li Krypta opuštěna nebo ji zabere Balrog, zůstane Duch, kde je. Území, kde straší, pak nemůže dobýt vůbec nikdo.
rule-u-place-diamond-1 = Diamantová pole: +1 mince za území, na kterém leží, a +1 mince za každé další území téhož typu, které drží stejná rasa.
rule-u-place-diamond-2 = Diamantová pole vynášejí i v úpadku.
rule-u-place-pipe-1 = Velká mosazná roura: ovládáš-li ji, sousedí pro tebe navzájem všechna území téhož typu jako území s Rourou.
rule-u-place-pipe-2 = Velká mosazná roura funguje jen aktivní rase. Její sousedství platí při dobývání, pro slevu Velkého Prastarého a pro schopnost Stádní. Neplatí pro schopnosti Hádavý a Zlodějský, pro Drowy ani pro Froggyho prsten: ty hledí na nakreslené hranice.
rule-u-place-fountain-1 = Fontána mládí: na začátku tahu dostaneš 1 žeton rasy, která ji drží, ale jen je-li v krabičce.
rule-u-place-fountain-2 = Fontána mládí funguje jen aktivní rase. První žeton dá nejdřív v tahu po svém objevení.
rule-u-place-keep-1 = Tvrz rodné země: +1 mince na konci tahu a +1 k obraně jejího území. Obojí platí vždy, i v úpadku.
rule-u-place-mine-1 = Důl ztraceného trpaslíka: +2 mince na konci tahu, i v úpadku. Žezlo lakoty tu neúčinkuje.
rule-u-place-stonehedge-1 = Kamenný kruh: objevíš-li ho, hned vylosuješ z hromádky náhodný žeton Speciální schopnosti. Tato schopnost patří Kamennému kruhu do konce hry. K počtu žetonů na něm se nehledí.
rule-u-place-stonehedge-2 = Schopnost Kamenného kruhu se losuje ze žetonů schopností pod viditelným vrchním žetonem hromádky. Nejsou-li tam žádné, nejdřív se přimíchají odhozené. Nejsou-li ani potom, vezme se sám vrchní žeton.
rule-u-place-stonehedge-3 = Kdo ovládá Kamenný kruh, smí používat jeho schopnost vedle té své. Všechno, co půjčuje, je dobrovolné, i to, k čemu schopnost běžně nutí: Královnu třeba nemusíš na desku postavit.
rule-u-place-stonehedge-4 = Působí-li schopnost Kamenného kruhu jen na vojska v úpadku, potřebuješ k jejímu použití taková vojska. Funguje, držíš-li Kamenný kruh, žetony aktivními nebo v úpadku, a máš-li nějakou rasu v úpadku.
rule-u-place-stonehedge-5 = Schopnost Mizející, kterou půjčuje Kamenný kruh, použít nemusíš. Vstoupíš-li do úpadku s půjčenou schopností Záhrobní, tvé žetony v úpadku nezmizí, ani když o Kamenný kruh později přijdeš.
rule-u-place-stonehedge-6 =
    Díly, které patří ke schopnosti Kamenného kruhu (Královna, Vak mnoha věcí, žetony pomsty), se řídí tím, kdo ho ovládá: když o něj přijdeš,
    vrátí se do zásoby a smí je používat ten, kdo ho ovládá nově. Umístěná Houbová brnění zůstanou. Padne-li samo území Kamenného kruhu, jeho
    schopnost Mstivý za tento útok žeton nedá.
rule-u-place-pentacle-1 = Nejohavnější pentagram: objevíš-li ho, musíš hned poslat Balroga na území, které hraničí s územím Pentagramu.
rule-u-place-pentacle-2 = Je-li území obsazené, Balrog je dobude. Kdo je držel, ztratí 2 žetony místo 1 (nebo všechny, je-li jich méně); ostatní ustoupí jako obvykle.
rule-u-place-pentacle-3 = Území Balroga je imunní proti všem a nevynáší nikomu. Platí to i pro hráče, který ho poslal.
rule-u-place-pentacle-4 = Ovládáš-li Pentagram, smíš v dalších tazích jednou za tah přesunout Balroga na sousední území. Stejným způsobem je dobude, učiní imunním a bezcenným.
rule-u-place-pentacle-5 = Při dalších přesunech Balroga je sousední to území, které hraničí s jeho nynějším. Nebyl-li ještě nikdy umístěn, vstoupí jako při objevení: na území hraničící s Pentagramem.
rule-u-place-pentacle-6 = Balrog smí dobývat a držet říční území. Na území Gnómů a do propastí nikdy nevstoupí.
rule-u-place-pentacle-7 = Dobytí Balrogem se počítá jako dobytí hráče, který ho poslal. Mučednický, Lichové a Mstivý reagují jako obvykle a obránci se schopností Nesmrtelný ztratí 0 žetonů. Toho, kdo Balroga poslal, to nestojí žádné žetony a žádné neumísťuje.
rule-u-place-pentacle-8 = Vstoupí-li Balrog na území s Příšerami, obě Příšery se odstraní. Místo ani Relikvie se nelosuje, takže jeden nález zůstane v hromádce nevyužit.
rule-u-place-pentacle-9 = Je-li Balrogovi uzavřeno každé území hraničící s Pentagramem, zůstane mimo desku. Kdo Pentagram ovládá, ho smí poslat později, během dobývání, na území hraničící s Pentagramem.

## Underground: mixing with the base game

rule-u-mix-01 = Rasy, Speciální schopnosti a rozšíření obou her smíš míchat, a to na kterékoli desce.
rule-u-mix-02 = Co na použité desce nedává smysl, neplatí a před hrou se odstraní, například dílky o typech území, které tam nejsou, nebo o Relikviích a Místech, když nejsou ve hře.
rule-u-mix-03 = Ve smíchaných hrách se počítají jako totéž: Černá hora a hora; bahenní tůň a bažiny; houbový les a les; důl a symbol Dolu; Mystické krystaly a Magický symbol.
rule-u-mix-04 = Účinky na moře a jezera platí pro řeky a naopak, kdekoli je to možné.
rule-u-mix-05 = Černé hory a Hory mají v obou světech stejný účinek.
rule-u-mix-06 =
    Chceš-li hrát s Místy a Relikviemi na mapě základní hry, vezmi 2 Příšery za každého hráče a 2 navíc. Rozmísti je na území se symbolem
    Ztraceného kmene tak, aby žádná dvě území s Příšerami nesousedila. Na každé zbylé území se symbolem Ztraceného kmene pak polož jeden
    Ztracený kmen. Kdo vybírá: viz U-MIX-16.
rule-u-mix-07 = I na mapě základní hry stojí Příšery po dvojicích: dvě na území. Území s Příšerami je tedy o jedno víc než hráčů a v hromádce je stejně tolik Míst a Relikvií: 3 pro 2 hráče, 4 pro 3, 5 pro 4 a 6 pro 5.
rule-u-mix-08 = Na mapě základní hry se odstraní Plamínky a Pavoučice. Na mapě Underground se odstraní Lidé, Kopcový, Jezdec a Jeskynní. Nejsou-li ve hře Místa a Relikvie, odstraní se Dobrodružný a Magický.
rule-u-mix-09 =
    Na mapě Underground smí rasa s Námořnictvím zůstat na řekách (i v úpadku), Tritoni platí za území u řeky o 1 méně a Létající rasa na řeky
    mířit nesmí. Na mapě základní hry se Krakeni chovají jako rasa s Námořnictvím a Rybářský počítá území hraničící s moři a jezery. Ještěři tam
    moře a jezera překračují, ale dobývat je nesmějí. Všem ostatním zůstávají moře a jezera uzavřena a stojí 2.
rule-u-mix-10 = Imunita ze základní hry (Zapadlé díry, Hrdinové, Drak) zastaví i Místa, Relikvie a Balroga.
rule-u-mix-11 =
    Tábořiště se proti schopnosti Upíří a Zářivé kouli počítají jako žetony; Pevnosti a Zlobří doupata ne. Všechny obranné díly základní hry se
    přičítají k ceně dobytí. Kdo dobývá území jako prázdné, nehledí na Ztracené kmeny, Tábořiště, Zlobří doupata ani Pevnosti, protože patří k
    tomu, kdo území drží. Hora se počítá dál.
rule-u-mix-12 = Ghúlové, kteří dobývají v úpadku, nemohou používat Relikvie ani Místa. Černokněžníci nemohou svou schopností zabrat území Gnómů.
rule-u-mix-13 = Ztracený kmen vedle území Drowů kazí jeho bonus stejně jako Příšera.
rule-u-mix-14 = Na mapě základní hry se Velká mosazná roura a Diamantová pole řídí nakresleným typem území. Hornický, Mystický, Železní trpaslíci a Bludičky se řídí symboly.
rule-u-mix-15 = Máš-li s hráčem spojenectví díky Diplomatovi, nesmí na tebe zaútočit ani Balrogem: počítá se to jako jeho útok.
rule-u-mix-16 = Když jdou Příšery na mapu základní hry, vybírá jejich území program náhodně ze všech dovolených možností.
rule-u-mix-17 = Vstupuješ-li do úpadku s Bojovností, přichází úpadek až po zisku mincí a po Oltáři duší. Královna zůstane, kde ji máš od tohoto tahu, a Oltář už své použití měl. Potom následují kroky úpadku, bez druhého zisku mincí.

## Interactions: Rivers, Chasms, Kraken, Lizardmen, Spiderines

rule-u-int-01 = Nahradí-li schopnost Znovuzrozený Krakeny v úpadku na řece žetonem jiné rasy, musí tento žeton řeku při přeskupení tohoto tahu opustit.
rule-u-int-02 = Krakeni v úpadku se na řece brání jako kdokoli: dobýt tam osamocený žeton stojí 1 + 1 = 2.
rule-u-int-03 = Poslední pokus s kostkou o říční území vychází ze základní ceny 1. Zdaří-li se, tvé žetony při přeskupení řeku přesto opustí.
rule-u-int-04 = Relikvie použitá k dobytí říčního území tam zůstane, když tvé žetony odejdou. Nikdo ji neovládá, dokud tam zase někdo nestojí. Další hráč, který toto říční území dobude, ji smí hned použít.
rule-u-int-05 = Na říční území, které hraničí s propastí, dosáhnou Pavoučice jako na každé jiné takové území. Stojí 1 a zase je musí opustit.
rule-u-int-06 = Na říční území, které je imunní díky Královně (Královských Krakenů), Duchovi nebo Balrogovi, soupeři vstoupit nemohou. Ani Ještěři je nemohou překročit.
rule-u-int-07 = Když Ještěři překročí obsazenou řeku, tomu, kdo ji drží, se nic nestane: žádný žeton není ztracen, žádný žeton pomsty se nedává, schopnost Mučednický minci nevyplácí.
rule-u-int-08 = Protější břehy řeky se u Ještěrů počítají jako spojené pro schopnost Stádní, ale ne pro schopnost Hádavý.
rule-u-int-09 = Štítonošští Krakeni smějí Houbová brnění umístit i na říční území. Brnění tam brání, i v úpadku.
rule-u-int-10 = Rybářští Krakeni: jejich říční území vynášejí základní minci jako každé jiné, ale pro schopnost Rybářský se jako území u řeky nepočítají.
rule-u-int-11 = Ducha smíš postavit na prázdné říční území. Tvoji soupeři je pak nemohou dobýt.
rule-u-int-12 = Propast nic nespojuje. Území na jejích dvou stranách nesousedí pro Drowy, Zlodějský, Froggyho prsten, Hádavý, přesun Balroga ani Stádní. Jedinou výjimkou jsou Stádní Pavoučice.
rule-u-int-13 = Je-li tvým prvním dobytím říční území u okraje desky, je tvá rasa na mapě: tvé další dobytí s ním musí sousedit.

## Interactions: costs that add up

rule-u-int-14 = Mstiví Ogři použijí Meč zabijáckého králíka proti 3 žetonům označeného hráče: 2 + 3 − 1 − 1 − 2 = 1 žeton.
rule-u-int-15 = Žádná sleva nikdy nesníží cenu na 0. Říční území, které stojí 1, stojí i Ogry 1.
rule-u-int-16 = Minimum 1 platí jednou, pro konečný součet. Mumie s Mečem zabijáckého králíka zaberou prázdné území za 2 + 1 − 2 = 1.
rule-u-int-17 = Plamínky dobudou území s Příšerami a Černou horou, které je spojené s jejich Sopkou: stojí 2 + 1 = 3 a losuje se Místo nebo Relikvie.
rule-u-int-18 = Použijí-li Plamínky Smradlavé zlobří ponožky na území spojené se svou Sopkou, neplatí méně než bez nich. Obránce ale neztratí žádný žeton a Ponožky se přesunou.
rule-u-int-19 = Krakeny na říčním území spojeném se svou Sopkou dobudou Plamínky za 1 žeton.
rule-u-int-20 = Tvrz rodné země brání i prázdné území; to pak stojí 3. Počítá se i tehdy, když se území dobývá jako prázdné.
rule-u-int-21 = Sleva Kultistů je 1 žeton, ať cíl sousedí s územím Velkého Prastarého kolika způsoby chce.
rule-u-int-22 = Dobudeš-li území své vlastní rasy v úpadku se schopností Štítonoš, žeton na něm k ceně nic nepřidává. Každé Houbové brnění přidává 1. Brnění se pak odhodí.
rule-u-int-23 = Sleva schopnosti Mstivý platí na všechna území označeného hráče, ne jen na to, ze kterého zaútočil.

## Interactions: Gnomes

rule-u-int-24 =
    Proti aktivním Gnómům smíš použít obyčejné žetony, nakreslené hranice a poslední pokus s kostkou. Nesmíš použít slevy Ogrů, Kultistů,
    schopnosti Mstivý ani Meče, Ponožky, levné dobývání Plamínků, dosah Rohožkou, Rourou, přes propast nebo po řece, kostku Bludiček, Stříbrná
    kladiva, Upíří, Kouli, Vak ani Balroga. Ve smíchaných hrách platí totéž pro každou schopnost základní hry: pro Draka, hod Berserka,
    Černokněžníky, všechny slevy, dosah schopností Létající a Jeskynní a volný vstup Půlčíků a Létajících ras. Zakázaná Kladiva se prostě
    nepočítají.
rule-u-int-25 = Neutrální území vedle Gnómů smíš zabrat Létající rohožkou a odtamtud pak na Gnómy obyčejně zaútočit.
rule-u-int-26 = Žetony získané dříve díky Bahňákům, Fontáně mládí nebo schopnosti Znovuzrozený jsou obyčejné žetony a na Gnómy útočit smějí.
rule-u-int-27 = Místo nebo Relikvie na území Gnómů změní držitele jako obvykle, když území padne.
rule-u-int-28 = Pavoučice, Plamínky a Ještěři smějí své první dobytí provést na území Gnómů jen tehdy, když se dotýká okraje desky a rasa smí od okraje běžně vstoupit. Plamínky to nesmějí nikdy ve variantě, ve které vstupují od Sopky.

## Interactions: replacing a token (Vampire, Shiny Orb)

rule-u-int-29 = K nahrazení žetonu schopností Upíří nebo Zářivou koulí potřebuješ jeden svůj žeton v krabičce nebo v ruce, nic víc. Černokněžníci a schopnost Upíří se v tom posuzují stejně.
rule-u-int-30 = Je-li krabička prázdná, je žeton umístěný schopností Upíří nebo Zářivou koulí z ruky.
rule-u-int-31 = Žetony v úpadku, Příšery a Ztracené kmeny nahradit nelze.
rule-u-int-32 = Upíří rasa, která ovládá Zářivou kouli, smí v jednom tahu použít obojí, i proti témuž soupeři, ale při různých dobytích.
rule-u-int-33 = Létající rohožku smíš při jednom dobytí spojit se schopností Upíří nebo se Zářivou koulí. Použité Relikvie se přesunou na dobyté území.
rule-u-int-34 = Žeton na území s Královnou, Velkým Prastarým nebo Duchem nahradit nelze: území je imunní.
rule-u-int-35 = Je-li osamocený žeton nahrazen, jeho území bylo dobyto: majitel se schopností Mučednický dostane minci a majitel se schopností Mstivý vydá žeton pomsty.
rule-u-int-36 = Mumie za nahrazení žetonu nepřiplácejí, protože nahrazení žádnou cenu nemá. Upíří rasa smí tímto způsobem provést i první dobytí, na území, kam smí podle pravidel vstoupit. (Černokněžníci nesmějí.)

## Interactions: Relics and the Bag

rule-u-int-37 = Létající rohožku, Meč zabijáckého králíka a Smradlavé zlobří ponožky smíš použít při jednom dobytí. Kterékoli území pak stojí 2, plus 1 za Černou horu a 1 za Tvrz rodné země, minus 2, nejméně však 1.
rule-u-int-38 = Ukořistíš-li Relikvii uprostřed svého tahu, smíš ji v témže tahu použít.
rule-u-int-39 = Meč zabijáckého králíka a Vak mnoha věcí, který ho napodobuje, smějí posloužit dvěma různým dobytím, nikdy témuž. Vak, který napodobuje Smradlavé zlobří ponožky, se smí při jednom dobytí spojit se skutečným Mečem.
rule-u-int-40 = Položíš-li Froggyho prsten na jedno území a Vak jako druhý Prsten na jiné, zaplatí soupeř, který hraničí s oběma, dvakrát.
rule-u-int-41 = Žezlo lakoty a Vak jako druhé Žezlo zdvojnásobí dvě různá území, nikdy jedno území dvakrát.
rule-u-int-42 = Ani Vak mnoha věcí jako Žezlo lakoty nemá v Dole ztraceného trpaslíka žádný účinek.
rule-u-int-43 = Vak mnoha věcí nemá co napodobovat, dokud neleží lícem nahoru první Relikvie.
rule-u-int-44 = Relikvii na území Balroga, na území v úpadku nebo na neobsazeném území nemůže použít nikdo. Vak mnoha věcí ji přesto může napodobit.
rule-u-int-45 = Leží-li Žezlo lakoty na území Diamantových polí, zdvojnásobí se základní 1 mince a 1 mince polí za toto území na 4. Mince polí za ostatní území se nezdvojnásobí.
rule-u-int-46 = Žezlo lakoty nikdy nezdvojnásobí mince z Oltáře duší ani ze schopností Mučednický, Moudrý, Stádní, Hádavý nebo Rybářský.
rule-u-int-47 = Froggyho prsten a schopnost Zlodějský smějí v jednom tahu vzít minci témuž soupeři. Prsten vybírá první, před ziskem mincí; Zlodějský bere svou minci při zisku mincí. Nemá-li soupeř už žádnou minci, druhý nevezme nic.
rule-u-int-48 = Froggyho prsten smíš položit na vlastní imunní území.
rule-u-int-49 = Relikvie použitá při nezdařeném posledním pokusu s kostkou zůstane, kde byla, a počítá se jako použitá. Tvé dobývání v tomto tahu stejně končí.

## Interactions: Places

rule-u-int-50 = Rase, která není na desce, Velká mosazná roura nic nedává. První dobytí přes ni provést nemůžeš.
rule-u-int-51 = Když je dobyta Krypta vykradače hrobek, lze území, které Duch chránil, dobýt ještě v témže tahu.
rule-u-int-52 = Duch smí chránit území kteréhokoli hráče, prázdné území i území s Příšerami. Dobýt je pak smí jen ten, kdo Ducha ovládá.
rule-u-int-53 = Odstraní-li nový úpadek rasu v úpadku, která drží Kryptu, zůstane Duch, kde je, dokud Kryptu nedobude některý hráč.
rule-u-int-54 = Obětuješ-li u Oltáře duší žeton ze skupiny žetonů Záhrobní rasy, odejde jen tento jeden žeton: zbývají-li tam další, území ti zůstane. Byl-li to poslední žeton tvé rasy v úpadku, rasa zmizí.
rule-u-int-55 = Je-li krabička prázdná, Fontána mládí nic nedá, i když jiné žetony navíc pak mohou být z ruky.
rule-u-int-56 = Fontána mládí dává svůj žeton na začátku tahu, takže v tahu, kdy ji objevíš, žádný nedá.
rule-u-int-57 = Tvrz rodné země, Důl ztraceného trpaslíka a Diamantová pole vynášejí majiteli žetonů, které je drží, i když jsou v úpadku.
rule-u-int-58 = Dvě Místa nemohou být na mapě Underground na témže území. Dovolí-li to některá varianta, přinese schopnost Dobrodružný za toto území přesto jen 1 minci.

## Interactions: the Stonehedge with each power

rule-u-int-59 =
    Co ti Kamenný kruh půjčuje, schopnost po schopnosti. Dobrodružný, Rybářský, Stádní, Bojácný, Hornický, Mystický, Hádavý, Kamenný a
    Zlodějský: platí při zisku mincí pro tvou aktivní rasu, drží-li Kamenný kruh. Bahnitý: totéž, a drží-li ho žetony v úpadku, získává mince za
    své bahenní tůně tato rasa. Nesmrtelný a Mučednický: platí při útocích na tvou aktivní rasu, dokud Kamenný kruh držíš, včetně dobytí
    samotného Kamenného kruhu. Mstivý: platí při útocích na kteroukoli tvou rasu, dokud Kamenný kruh držíš (o útoku, při kterém Kamenný kruh
    padne, viz však U-PLACE-STONEHEDGE-6). Upíří: tak často, jak to hraje tvůj stůl (viz U-POWER-VAMPIRE-1). Magický: máš Vak mnoha věcí, dokud
    Kamenný kruh držíš. Královský: na konci tahu stavíš Královnu; vstoupíš-li do úpadku, znehybní, a přestaneš-li Kamenný kruh ovládat, vrátí
    se. Štítonoš: na konci dobývání získáváš Houbová brnění za houbové lesy; umístěná Brnění zůstanou, i když o Kamenný kruh přijdeš. Záhrobní:
    drží-li tvá aktivní rasa Kamenný kruh, když vstupuje do úpadku, má plný účinek schopnosti Záhrobní a ponechá si ho i bez Kamenného kruhu.
    Mizející: podle tvé volby, když tvá aktivní rasa vstupuje do úpadku a drží přitom Kamenný kruh. Znovuzrozený a Moudrý: jen máš-li rasu v
    úpadku; týkají se této rasy.
rule-u-int-60 = Žeton schopnosti Kamenného kruhu už do konce hry v nabídce není. Nikdy se nezamíchá zpět.
rule-u-int-61 = Kdo začne ovládat Kamenný kruh nově, má tutéž schopnost. Nový žeton schopnosti se nelosuje.
rule-u-int-62 = Nedává-li žeton schopnosti vylosovaný pro Kamenný kruh v této hře smysl, odloží se stranou a losuje se jiný.

## Interactions: the Balrog

rule-u-int-63 = Proti Balrogovi je 1 bránící žeton ztracen; ze 2 jsou ztraceny oba; z 5 jsou dva ztraceny a tři ustoupí.
rule-u-int-64 = Proti Balrogovi žetony se schopností Nesmrtelný ztraceny nejsou: ustoupí všechny. Záhrobní rasa v úpadku ztratí dva žetony a ostatní ustoupí.
rule-u-int-65 =
    Balroga smíš poslat i na vlastní území, na vlastní škodu; i ze svých vlastních žetonů se schopností Nesmrtelný ztratíš dva jako z
    kterýchkoli jiných. Tvé přeživší žetony čekají na přeskupení a v tomto tahu nemohou dobývat. Bylo-li to tvé jediné území, je tvé příští
    dobytí prvním dobytím. Při pozdějším přesunu smí Balrog vstoupit dokonce na území Pentagramu: pak Pentagram nikdo neovládá a Balrog se
    nemůže hnout.
rule-u-int-66 = Místa a Relikvie na území Balroga nikdo neovládá. Když Balrog odejde, je území prázdné a otevřené všem.
rule-u-int-67 = Dokud je Nejohavnější pentagram v držení žetonů v úpadku, nelze Balroga přesunout. Jeho území je dál imunní.
rule-u-int-68 = Dobudeš-li Nejohavnější pentagram, smíš v témže tahu Balroga přesunout, jednou.
rule-u-int-69 = Balrog není rasa ani Příšera. Drowům bonus nekazí, schopnosti Zlodějský ani Froggyho prstenu nic neplatí a při rozhodnutí remízy není žetonem.
rule-u-int-70 = Nemáš-li mince, nesmíš poslat Balroga na soupeřovy Lichy v úpadku.
rule-u-int-71 = Černá hora, Houbová brnění ani Tvrz rodné země Balroga nezastaví. Brnění na území, které zabere, se odhodí.

## Interactions: decline, Reborn, Royal, Vanishing, Tomb, Wise

rule-u-int-72 = Když do úpadku vstoupí Mizející rasa, tvá dřívější rasa v úpadku se odstraní stejně. V tom tahu nevynese nic.
rule-u-int-73 = Schopnost Mizející platí 2 mince za každé území, které žetony rasy držely, včetně říčních území Krakenů. Bonusy Míst na těchto územích nevyplácí: při zisku mincí je už nikdo nedrží.
rule-u-int-74 = Moudrý potřebuje jedno území. Padne-li rase poslední území před tvým příštím ziskem mincí, nevynese nic.
rule-u-int-75 = V tahu, kdy si vybíráš novou rasu, se výměny díky schopnosti Znovuzrozený provádějí poté, co si vezmeš žetony, a před tvým prvním dobytím.
rule-u-int-76 = Výměnou díky schopnosti Znovuzrozený na území s Místem nebo Relikvií začne tvá aktivní rasa tento nález ovládat. Nic se nelosuje a žádný účinek objevení nenastane.
rule-u-int-77 = Kultisté, kteří přijdou výměnou díky schopnosti Znovuzrozený, nepřivedou Velkého Prastarého. Přivede ho až jejich první skutečné dobytí.
rule-u-int-78 = Znovuzrozený smí vyklidit i poslední území tvé rasy v úpadku. Ta rasa pak opustí hru.
rule-u-int-79 = Území své vlastní Královské rasy v úpadku smíš dobýt, i když je na něm Královna. Ta pak odejde.
rule-u-int-80 = Když je napadena Záhrobní rasa v úpadku, smějí se její přeživší žetony přeskupit jen na území, která tato rasa ještě drží.
rule-u-int-81 = Skupiny žetonů Záhrobní rasy v úpadku nevynášejí mince za schopnost Bojácný a nemohou útočit.
rule-u-int-82 = Přijdeš-li o všechny žetony své aktivní rasy a v ruce žádné nemáš, smíš vstoupit do úpadku (tato rasa vynese 0 mincí), nebo tah vynechat a získat mince za rasu v úpadku. Novou rasu si v tom tahu vybrat nesmíš.
rule-u-int-83 = Když tvá Mstivá rasa vstoupí do úpadku nebo o ni přijdeš, tvé žetony pomsty se hned vrátí. Později žádnou slevu nemáš.
rule-u-int-84 = V tahu, kdy tvoji Lichové vstoupí do úpadku, ještě nikdo platit nemusí. Od tahu následujícího soupeře platí každý, kdo dobude některé jejich území.

## Interactions: Mimes, Wisps, Dwarves, others

rule-u-int-85 = Stínoví mimové si berou žetony podle žetonu schopnosti, který jim nakonec zůstane. Ten, který dali pryč, leží u druhé kombinace, pod jejími mincemi.
rule-u-int-86 = Stínoví mimové prohazovat nemusí. Mají k tomu právě jednu příležitost.
rule-u-int-87 = Hodí-li Bludičky kostkou, ačkoli mají dost žetonů i bez ní, musí zvolené území dobýt. Hod jim může ušetřit žetony.
rule-u-int-88 = Aby šlo házet o území vedle Mystických krystalů, musí tvoje Bludičky toto území s Mystickými krystaly držet už před hodem. Má-li Mystické krystaly sám cíl, nemusí hraničit s jinými.
rule-u-int-89 = Se dvěma doly mohou Železní trpaslíci dosáhnout limitu 7 Stříbrných kladiv za čtyři tahy. Víc jich nikdy nedostanou.
rule-u-int-90 = Houbová brnění, která máš ještě v ruce, propadnou, když rasa se schopností Štítonoš opustí hru.
rule-u-int-91 = Schopností Zlodějský vezmeš hráči 1 minci jednou, bez ohledu na to, kolik máte společných hranic.
rule-u-int-92 = Bojácný počítá žetony po přeskupení a poté, co Stříbrná kladiva opustí desku.
rule-u-int-93 = Má-li rasa se schopností Nesmrtelný z Kamenného kruhu také Mučednický, zůstanou jejímu majiteli žetony a dostane i minci.
rule-u-int-94 = Lichy v úpadku smíš dobýt i tehdy, když za to dáš svou poslední minci. Bez mincí nesmíš, ani kdyby ti dobytí nějaké vyneslo.
rule-u-int-95 = Za Lichy v úpadku se platí 1 mince za dobyté území, ať na něm stálo žetonů kolik chtělo. Za výměnu díky schopnosti Znovuzrozený, oběť u Oltáře duší ani dobytí jejich vlastním majitelem se neplatí nic.
rule-u-int-96 = Je-li území rasy se schopností Mučednický zabráno Smradlavými zlobřími ponožkami, žádný žeton není ztracen, ale území bylo dobyto: mince za schopnost Mučednický se vyplatí.
rule-u-int-97 = Osamoceného aktivního Krakena na řece lze nahradit schopností Upíří nebo Zářivou koulí. Nový žeton musí při přeskupení řeku opustit, není-li to Kraken.
rule-u-int-98 = Pro Hádavé a Stádní Krakeny se říční území počítají jako území a spojují je jejich nakreslené hranice.
rule-u-int-99 = Záhrobní Krakeni smějí při svém posledním přeskupení říční území ponechat nebo znovu zaplnit. Na každém území zůstane aspoň jeden žeton.
rule-u-int-100 = Na témže území smějí stát dvě figurky, jednoho hráče i různých, například Královna a Duch. Každá dává svou vlastní imunitu.
rule-u-int-101 = Za Důl ztraceného trpaslíka Železní trpaslíci Stříbrné kladivo nedostanou, ledaže je typem jeho území důl.
rule-u-int-102 = Mizející Lichové nebo Mizející Krakeni po sobě při vstupu do úpadku nic nenechají: žádné platby, žádné řeky.
rule-u-int-103 = Objeví-li se při dobytí Relikvie, nelze ji použít k témuž dobytí, až k dalším.
rule-u-int-104 = Místo objevené v tomto tahu funguje od své nejbližší chvíle použití. U Krypty vykradače hrobek a Oltáře duší je to ještě v tomto tahu, u Fontány mládí v tvém příštím.
rule-u-int-105 = Proti území Gnómů se vlastní hod Berserka nepočítá. Rasa se schopností Berserk tam přesto smí podniknout obyčejný poslední pokus s kostkou, který její dobývání ukončí jako komukoli jinému.

## Underground: worked examples

rule-u-ex-01 = Příklad: Mystické Houbičky leží ve sloupci čtvrté a ty máš 5 mincí. Chceš-li si je vzít, položíš 1 minci na každou ze 3 kombinací nad nimi a 2 ti zbydou. Vezmeš si i mince, které na této kombinaci leží.
rule-u-ex-02 = Příklad: standarta ukazuje 4 a žeton schopnosti 5. Vezmeš si 4 + 5 = 9 žetonů.
rule-u-ex-03 = Příklad: všech 12 Bahňáků je na desce a držíš 2 bahenní tůně. Při přeskupení získáš 0 žetonů. Je-li jich na desce 11, získáš 1.
rule-u-ex-04 = Příklad: vybrána je třetí kombinace. Čtvrtá se posune na třetí místo a pátá na čtvrté, i s mincemi. Vrch hromádek je nově pátá a odkryje se další na hromádkách. Opět je vidět 6 kombinací.
rule-u-ex-05 = Příklad: s 9 žetony provedeš první dobytí na bahenní tůni u okraje se 2 Příšerami. Stojí 2 + 2 = 4 žetony. Příšery odejdou, na území se vylosuje jedno Místo nebo Relikvie a zbývá ti 5 žetonů.
rule-u-ex-06 = Příklad: zbývá ti 5 žetonů a útočíš na sousední území s 1 Houbičkou. Stojí 2 + 1 = 3. Osamocená Houbička jde do krabičky a tobě zbydou 2.
rule-u-ex-07 = Příklad: tvým Bahňákům zbývají 2 žetony a posledním pokusem s kostkou míří na území, které stojí 4. Padne-li 2 nebo 3, je dobyto a oba žetony jdou tam. Padne-li 0 nebo 1, pokus se nezdaří. Tak či tak tvé dobývání končí.
rule-u-ex-08 = Příklad: 9 Bahňáků drží 3 území, z toho 1 bahenní tůň. Při přeskupení získáš 1 Bahňáka a rozmístíš 10 žetonů, aspoň 1 na každé území.
rule-u-ex-09 = Příklad: Mystické Houbičky drží 3 území, z toho 1 s Mystickými krystaly a žádný houbový les. Vynesou 3 + 1 = 4 mince.
rule-u-ex-10 = Příklad: Krakeni drží 2 území na souši a 2 říční území. Vynesou 4 mince. Když později vstoupí do úpadku, všechna 4 území zůstanou a v tom tahu vynesou 4.
rule-u-ex-11 = Příklad: Ogři zabrali 1 říční území a 3 území na souši. Při přeskupení se řeka vyprázdní a její žetony jdou na souš. Vynesou 3 mince.
rule-u-ex-12 = Příklad: Upíří Gnómové drží 3 území se 4, 2 a 1 žetonem a vstoupí do úpadku. 3 otočené žetony zůstanou a 4 jdou do krabičky. Žeton Upíří se odhodí. Získáš 3 mince.
rule-u-ex-13 = Příklad: máš Plamínky v úpadku na 3 územích a aktivní rasu na 4. Aktivní rasa vstoupí do úpadku: Plamínky se odstraní a jejich standarta jde naspod hromádky. Získáš 4 mince a za Plamínky nic.
rule-u-ex-14 = Příklad: na území je Černá hora, 2 Houbová brnění, Tvrz rodné země a 1 žeton. Stojí 2 + 1 + 2 + 1 + 1 = 7.
rule-u-ex-15 = Příklad: ovládáš Velkou mosaznou rouru na dolu a Gnómové drží vzdálený důl, který s tebou nehraničí. Zaútočit na něj nesmíš. Máš-li žeton na území, které s ním hraničí, smíš, za obyčejnou cenu.
rule-u-ex-16 = Příklad: Stádní Pavoučice drží 4 území kolem dvou oddělených propastí a obě poloviny nemají společnou hranici. Přesto tvoří jednu skupinu: +2 mince.
rule-u-ex-17 = Příklad: Hádavá rasa získá +1 minci, tvoří-li její území 1 skupinu, a +2, tvoří-li 2 skupiny.
rule-u-ex-18 = Příklad: osamocený nepřátelský žeton stojí na Černé hoře se 2 Houbovými brněními (nebo s Tvrzí rodné země). Upíří rasa ho smí vzít: položí se 1 žeton navíc, nepřátelský jde do krabičky a Brnění se odhodí. Je-li to žeton Gnóma, dovoleno to není.
rule-u-ex-19 = Příklad: osamocený žeton se schopností Nesmrtelný, nahrazený schopností Upíří, jde ztracen do krabičky. Při obyčejném dobytí 3 takových žetonů není ztracen žádný: všechny 3 ustoupí.
rule-u-ex-20 = Příklad: Ještěři stojí na jednom břehu řeky, kterou drží 2 Krakeni. Na druhém břehu smějí přistát za jeho běžnou cenu a Krakenů se to nedotkne. Nebo smějí zabrat řeku za 1 + 2 = 3 a při přeskupení ji opustit.
rule-u-ex-21 = Příklad: Kamenný kruh odkryje schopnost Mizející. Použít ji nemusíš: až později vstoupíš do úpadku, smíš to udělat s ní, nebo bez ní.
rule-u-ex-22 = Příklad: tvá rasa vstoupila do úpadku se 7 žetony na desce a se schopností Záhrobní z Kamenného kruhu. Později Kamenný kruh dobude soupeř. Ostatní tvé žetony zůstanou.
rule-u-ex-23 = Příklad: Žezlo lakoty leží na obyčejném území Zlodějské rasy, která bere sousedům 2 mince. Toto území vynese 1 × 2 = 2; Zlodějský zůstane na 2. Na území Dolu ztraceného trpaslíka by to bylo 1 + 2 = 3, bez zdvojnásobení.
rule-u-ex-24 = Příklad: Balrog je poslán na 5 nepřátelských žetonů: 2 jsou ztraceny a 3 ustoupí. Na 2: oba jsou ztraceny. Na 1: je ztracen. Území je potom imunní a nikomu nic nevynáší.
rule-u-ex-25 = Příklad: 3 hráči připravují mapu základní hry s Místy a Relikviemi. Použijí 2 × 3 + 2 = 8 Příšer na 4 územích a 4 nálezy v hromádce. Na ostatní území se symbolem Ztraceného kmene jdou Ztracené kmeny.
rule-u-ex-26 = Příklad: Rybářská rasa drží 5 území u řeky. To jsou 2 celé dvojice: +2 mince.
rule-u-ex-27 = Příklad: Diamantová pole leží na houbovém lese a táž rasa drží 2 další. Přinesou 1 + 2 = 3 bonusové mince, i v úpadku.
rule-u-ex-28 = Příklad: na konci tahu položíš Froggyho prsten vedle aktivních žetonů hráče A (má 3 mince) a hráče B (má 0) a vedle hráče C, který tam má jen žetony v úpadku. A zaplatí 1, B zaplatí 0, C zaplatí 0.
rule-u-ex-29 = Příklad: Plamínky útočí na území spojené s jejich Sopkou, s Černou horou a 3 nepřátelskými žetony. Stojí 2 + 1 = 3. Obránce ztratí 1 žeton a 2 ustoupí.
rule-u-ex-30 = Příklad: použiješ Smradlavé zlobří ponožky proti 4 žetonům na obyčejném území. Stojí 2 žetony. Obránce neztratí žádný: všechny 4 ustoupí. Ponožky se tam přesunou.
rule-u-ex-31 = Příklad: použiješ Meč zabijáckého králíka na prázdnou Černou horu. Stojí 3 − 2 = 1 žeton, což je i minimum. Meč se tam přesune.
rule-u-ex-32 = Příklad: Mumie platí 3 za prázdné území na souši, 2 za prázdné říční území a 5 za území se 2 Gnómy.
rule-u-ex-33 = Příklad: Bludičky mají v ruce 2 žetony a házejí o území s Mystickými krystaly, které stojí 4. Padne-li 2, dobudou je 2 žetony. Padne-li 3, dobudou je 1 žetonem a s druhým pokračují. Padne-li 0 nebo 1, neuspějí a jejich dobývání končí.
rule-u-ex-34 = Příklad: Moudrá rasa vstoupí do úpadku se 6 územími a vynese 6 + 2 = 8 mincí. V příštím tahu drží 4 území a nová aktivní rasa 3: 3 + 4 + 2 = 9 mincí.
rule-u-ex-35 = Příklad: Mizející rasa vstoupí do úpadku s 5 územími a předtím v úpadku žádná rasa není. Vynese 5 × 2 = 10 mincí a její žetony opustí desku.
rule-u-ex-36 = Příklad: Bahnitá rasa v úpadku drží 3 území, z toho 2 bahenní tůně. Pokaždé vynese 3 + 2 = 5 mincí.
rule-u-ex-37 = Příklad: Železní trpaslíci drží 2 doly a mají 0 Stříbrných kladiv. Při přeskupení si vezmou 2. Příští tah smějí cenu 4 zaplatit 2 Kladivy a 2 Trpaslíky. Bez jediného Trpaslíka platit nemohou nikdy.
rule-u-ex-38 = Příklad: A zaútočí na hráče B se schopností Mstivý. V příštím tahu hráče B útočí B na území hráče A se 2 žetony: stojí 2 + 2 − 1 = 3. Žeton pomsty se na konci tahu hráče B vrátí.
rule-u-ex-39 = Příklad: máš Znovuzrozenou rasu v úpadku na 4 územích. Tvá aktivní rasa má 1 žeton v krabičce a 2 v tvé ruce. Na začátku tahu provedeš dvě výměny: první žeton je z krabičky, druhý z ruky. V úpadku ti zbydou 2 území.
rule-u-ex-40 = Příklad: A dobývá území Lichů v úpadku hráče B (2 + 1 žeton). Má-li A 1 minci, zaplatí ji hráči B. Má-li A 0 mincí, dobytí dovoleno není.
rule-u-ex-41 = Příklad: A ovládá Kryptu vykradače hrobek a Ducha má na svém území. B dobude Kryptu. V témže tahu je Duch zpátky v Kryptě a ono území už imunní není. B smí Ducha na konci svého tahu postavit, ale ne na Kryptu.
rule-u-ex-42 = Příklad: držíš Oltář duší a máš rasu v úpadku na 3 územích. Na konci tahu za ně získáš 3, pak obětuješ jeden žeton za +3 mince. Příští tah vynesou 2.
rule-u-ex-43 = Příklad: Záhrobní rasa vstoupí do úpadku se 4, 3 a 1 žetonem. Později padne území se 4: 1 žeton je ztracen a 3 se přeskupí na druhá dvě. Padnou-li všechna tři území v jednom tahu, jsou ztraceny všechny žetony.
rule-u-ex-44 = Příklad: Kultisté útočí na území se 2 Příšerami, které hraničí s Velkým Prastarým. Stojí 2 + 2 − 1 = 3.
rule-u-ex-45 = Příklad: Drowové drží 3 území. Jedno hraničí s Příšerami, jedno s tvou vlastní rasou v úpadku, jedno jen s prázdnými územími a propastí. Vynesou 3 + 1 = 4 mince.
rule-u-ex-46 = Příklad: rasa se schopností Štítonoš drží na konci dobývání 2 houbové lesy a 7 Houbových brnění je už venku. Vezme si 1 Brnění, protože jich je jen 8, a smí je umístit na kterékoli své území.

## Underground: differences between editions

rule-u-ed-01 = Elbowroom hraje tak, že Plamínky vstupují od okraje desky jako každá rasa. Variantou si můžeš zvolit, že musí vstoupit vedle své Sopky, jako v anglických pravidlech.
rule-u-ed-02 = Elbowroom hraje tak, že Upíří nahradí žeton jednou za tah, u jednoho soupeře podle tvé volby. Variantou si můžeš zvolit jednou za tah u každého soupeře, jako v anglických pravidlech.
rule-u-ed-03 = Elbowroom hraje tak, že Bahnitý vynáší i v úpadku. Anglická pravidla to říkají výslovně; polská jen uvádějí Bahnitý mezi schopnostmi, které se ponechávají.
rule-u-ed-04 = Elbowroom hraje tak, že Duch smí na kterékoli území kromě území samotné Krypty, jako v anglických pravidlech. Polská říkají kterékoli území.
rule-u-ed-05 = Elbowroom hraje tak, že Oltář duší používáš po zisku mincí, jako v anglických pravidlech. Polská říkají jen ke konci tahu.
rule-u-ed-06 = U Vaku mnoha věcí se Elbowroom řídí anglickými pravidly: vrátí se majiteli, když je jeho území opuštěno nebo dobyto, a nemůže napodobit moc Relikvie tam, kde už působí. Polská mluví jen o opuštěných územích a jiné omezení nemají.
rule-u-ed-07 = Elbowroom hraje tak, že Mumie platí svůj žeton navíc i proti Gnómům, jako v anglických pravidlech. Polská se o tom nezmiňují.
rule-u-ed-08 = Elbowroom hraje tak, že Balroga lze přesunout jednou za tah, i na řeky, jako v polských pravidlech. Anglické výtisky, které jsou k dispozici, před tímto místem končí.
rule-u-ed-09 = Elbowroom hraje tak, že Zářivá koule nahradí jen osamocený aktivní žeton, jako v anglických pravidlech. Polská říkají jediný žeton, jako u schopnosti Upíří.
rule-u-ed-10 = Elbowroom hraje tak, že všechny žetony Záhrobní rasy při vstupu do úpadku zůstanou, bez možnosti volby, jako v polských pravidlech. Anglická říkají, že se ponechat smějí.
rule-u-ed-11 = Elbowroom hraje tak, že schopnosti se žetonů v úpadku netýkají, pokud neříkají jinak, jako v anglických pravidlech a v základní hře. Polská znějí, jako by se jich týkaly.
rule-u-ed-12 = Elbowroom hraje tak, že při posledním pokusu s kostkou ti smějí chybět nejvýš 3 žetony, jako v anglických pravidlech a v základní hře. Polská žádnou mez neuvádějí.
rule-u-ed-13 =
    Podle polských pravidel musíš mít k použití schopnosti Kamenného kruhu, která platí jen v úpadku, vojska v úpadku; podle anglických smíš
    Znovuzrozený a Moudrý použít, jakmile tvá vojska v úpadku jsou. Elbowroom hraje podle U-PLACE-STONEHEDGE-4: držíš Kamenný kruh, žetony
    aktivními nebo v úpadku, a máš rasu v úpadku.
rule-u-ed-14 = V obou pravidlech se do ceny území počítají jen žetony jiných hráčů a Elbowroom tak hraje. Varianta pro obě hry dovoluje, aby se proti tobě bránily i tvé vlastní žetony v úpadku (viz U-CONQ-09).

