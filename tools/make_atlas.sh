#!/bin/sh
# Makes docs/atlas again, games and all: sh tools/make_atlas.sh [FOLDER] [PROCESSES]
# The games come into FOLDER (build/atlas, which git does not know); a stopped run goes on where it was. Games of other
# versions of rules or bots are refused: take an empty folder after a change.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-build/atlas}
processes=${2:-2}

play() { ./run compiled atlas run "$@" --processes "$processes" --no-report; }

play "$folder/data" --games 24000 --boxes base
play "$folder/data" --games 5000 --boxes underground
play "$folder/data" --games 2000 --boxes base,underground
play "$folder/data" --games 2000 --boxes underground,base
play "$folder/other" --games 1200 --boxes base --bot expert --budget 200n # some minutes
rm -f docs/atlas/*.csv docs/atlas/*.svg # what is not made any more
./run atlas report "$folder/data" --against "$folder/other" --summary docs/atlas --lang en
