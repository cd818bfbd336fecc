# Co mówi `elbowroom site`.

site-written = { $folder }: { $files ->
        [one] zapisano { $files } plik
        [few] zapisano { $files } pliki
       *[other] zapisano { $files } plików
    }
site-base = ścieżka strony zaczyna się i kończy ukośnikiem, a między ukośnikami ma litery, cyfry, kropki, myślniki i podkreślenia, jak /elbowroom/, a nie { $base }
site-no-page = strona nie została zbudowana; buduje ją `./run`
site-no-folder = { $folder } to plik, nie folder
site-not-empty = { $folder } nie jest pusty, a to, co w nim jest, to nie strona Elbowroom; niczego nie zmieniono
