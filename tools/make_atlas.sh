#!/bin/sh
# Makes the whole atlas again, games and all: sh tools/make_atlas.sh [FOLDER] [--minutes 20] [--games 4000] [--processes 2] ...
# The games come into FOLDER (build/atlas, which git does not know), those of every version into a folder of their own; a
# stopped run goes on where it was. Tables, pictures, the data card and the figures of docs/atlas.md are made of them.
set -eu
cd "$(dirname "$0")/.."
./run develop
./run compiled --version >/dev/null # compiles the engine if it has changed
PYTHONPATH="$PWD/.compiled" exec .venv/bin/python -m tools.make_atlas "$@"
