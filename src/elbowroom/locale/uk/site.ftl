# Що каже `elbowroom site`.

site-written = { $folder }: { $files ->
        [one] записано { $files } файл
        [few] записано { $files } файли
       *[other] записано { $files } файлів
    }
site-base = шлях сторінки починається і закінчується скісною рискою, а між рисками має літери, цифри, крапки, дефіси й підкреслення, як /elbowroom/, а не { $base }
site-no-page = сторінку не зібрано; її збирає `./run`
site-no-folder = { $folder } — це файл, а не тека
site-not-empty = { $folder } не порожня, і те, що в ній, не є сторінкою Elbowroom; нічого не змінено
