"""One file a tile; the folder is the list."""
