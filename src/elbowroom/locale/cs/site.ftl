# Co říká `elbowroom site`.

site-written = { $folder }: { $files ->
        [one] zapsán { $files } soubor
        [few] zapsány { $files } soubory
       *[other] zapsáno { $files } souborů
    }
site-base = cesta stránky začíná a končí lomítkem a mezi lomítky má písmena, číslice, tečky, pomlčky a podtržítka, jako /elbowroom/, ne { $base }
site-no-page = stránka není sestavena; sestaví ji `./run`
site-no-folder = { $folder } je soubor, ne složka
site-not-empty = { $folder } není prázdná, a co v ní je, není stránka Elbowroom; nic se nezměnilo
