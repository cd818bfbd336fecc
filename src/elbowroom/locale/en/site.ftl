# What `elbowroom site` says.

site-written = { $folder }: { $files ->
        [one] { $files } file
       *[other] { $files } files
    } written
site-base = the path of a site begins and ends with a slash and has letters, digits, dots, dashes and underscores between them, like /elbowroom/, not { $base }
site-no-page = the page has not been built; `./run` builds it
site-no-folder = { $folder } is a file, not a folder
site-not-empty = { $folder } is not empty, and what is in it is no site of Elbowroom; nothing was changed
